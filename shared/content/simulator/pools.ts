export type Pool = readonly string[];

/** Pools by a reason (`keysOf` in lead.ts names the reasons). */
export type Pools = Readonly<Record<string, Pool>>;

/** Sentences by their thought: a text never draws one thought twice. */
export type Lines = Readonly<Record<string, Pool>>;

/**
 * What a reason means for a period: its thoughts (separated by spaces), one or two sentences that tell it, one thing to do
 * and one to leave, and, but for the fortune of a day, another to do: all follow from it.
 */
export type Story = readonly [thoughts: string, told: string, act: string, leave: string, other: string];

export type Stories = Readonly<Record<string, readonly Story[]>>;

/** What the long view says, one thing that follows from it, and an example of that. */
export interface Habit {
  readonly message: string;
  readonly advice: string;
  readonly example: string;
}

/** A habit a line: `message | advice | example`. */
export function habitsOf(text: string): readonly Habit[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [message, advice, example, ...rest] = line.split(' | ');
      if (message === undefined || advice === undefined || example === undefined || rest.length > 0)
        throw new Error(`not a habit: ${line}`);
      return { message, advice, example };
    });
}

/**
 * Stories as they are written: a line with the name of a reason, then a story a line, `thoughts | what it is like | one thing
 * to do | one to leave | another to do`; an empty line ends a reason.
 */
export function storiesOf(text: string): Stories {
  const reasons = text.trim().split('\n\n');
  return Object.fromEntries(
    reasons.map((block) => {
      const [reason = '', ...lines] = block.split('\n');
      return [reason, lines.map(storyOf)];
    }),
  );
}

function storyOf(line: string): Story {
  const [thoughts, told, act, leave, other = '', ...rest] = line.split(' | ');
  if (thoughts === undefined || told === undefined || act === undefined || leave === undefined || rest.length > 0) {
    throw new Error(`not a story: ${line}`);
  }
  return [thoughts, told, act, leave, other];
}

/** Pools as they are written: a row is `reason | text | text`, and a reason may have several rows. */
export function poolsOf(rows: string): Pools {
  const pools: Record<string, string[]> = {};
  for (const row of rows.trim().split('\n')) {
    const [reason = '', ...texts] = row.split(' | ');
    if (texts.length === 0) throw new Error(`not a pool: ${row}`);
    pools[reason] = [...(pools[reason] ?? []), ...texts];
  }
  return pools;
}

import { daysBetween } from '../../core/clock.ts';
import type { ModelName } from '../../core/models.ts';
import type { Chart } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { sentencesOf } from '../gate/sentences.ts';
import type { FortuneType } from '../requests.ts';
import { ACTS_COUNT, actsOf, weightOf } from './acts.ts';
import { fits, unfitOn } from './calendar.ts';
import { type Lead, leadsOfDays } from './lead.ts';
import { withParticles } from './particles.ts';
import type { Habit, Lines, Pool, Pools, Stories, Story } from './pools.ts';
import { hashOf } from './random.ts';

/** Words for the slots of a sentence: `[때]` by 때. */
export type Slots = Readonly<Record<string, string>>;

/**
 * Chooses the texts of one content. A chart has its own order of every pool and goes through it turn by turn, so that a
 * reader meets a text again only after the others; no thought is drawn twice for one content, and no act where another is left.
 */
export interface Draw {
  /** Keeps thoughts to other parts of the content. */
  leave(others: readonly string[]): void;
  story(stories: Stories, lead: Lead, slots?: Slots): Story;
  /** A line of a thought that the content does not have yet. */
  line(lines: Lines, slots?: Slots): string;
  /** A message of the long view with its advice and example, by their acts together. */
  long(habits: readonly Habit[]): Habit;
  /** A text that the content does not have yet. */
  from(pool: Pool, slots?: Slots): string;
  /** The same of a sentence that explains, whatever is said beside it. */
  plain(pool: Pool, slots?: Slots): string;
  /** The same as `from`, for a reason; each time that the reason returns, another. @param day that the text is of, if not the turn's */
  of(pools: Pools, lead: Lead, slots?: Slots, day?: string): string;
}

export interface Turn {
  /** Days, weeks, months or years: consecutive periods have consecutive numbers. */
  readonly number: number;
  /** A day of the period's pillar: its signs return after ten and twelve days. */
  readonly pillar: number | null;
  /** The day that the content is read on: what does not fit it is not said. */
  readonly day?: string;
  /** A second content of the period, which tells nothing in the first one's words. */
  readonly isSecond?: boolean;
  /** It speaks of several days or months, of which one may go well and another badly. */
  readonly isOfManyTimes?: boolean;
}

export function drawFor(chart: Chart, model: ModelName, purpose: string, turn: Turn): Draw {
  const { year, month, day, hour } = chart.pillars;
  const seed = hashOf(`${year}.${month}.${day}.${hour ?? '-'}|${model}|${purpose}`);
  const thoughts = new Set<string>();
  const left = new Set<string>();
  const said = new Set<string>();
  const acts = new Uint8Array(ACTS_COUNT);
  const contrary = new Uint8Array(ACTS_COUNT);
  const unfit = turn.day === undefined ? 0 : unfitOn(turn.day);

  const say = (text: string, slots: Slots = {}) => {
    for (const sentence of sentencesIn(text)) said.add(sentence);
    const { own, against } = actsOf(text);
    for (const act of own) acts[act] = 1;
    for (const act of against) contrary[act] = 1;
    return filled(text, slots);
  };
  const isUnsaid = (text: string) => sentencesIn(text).every((sentence) => !said.has(sentence));
  /** How much a text repeats or contradicts what is said already. */
  const clashOf = (text: string): number => {
    const { own, against } = actsOf(text);
    let clash = 0;
    for (const act of own) {
      if (acts[act] === 1) clash += weightOf(act);
      if (contrary[act] === 1 && turn.isOfManyTimes !== true) clash += CONTRADICTION;
    }
    if (turn.isOfManyTimes !== true) for (const act of against) if (acts[act] === 1) clash += CONTRADICTION;
    return clash;
  };
  /** The first free item that repeats and contradicts nothing, or the one that clashes least. */
  const quietest = <T>(
    items: Iterable<T>,
    textOf: (item: T) => string,
    isFree: (item: T) => boolean,
  ): T | undefined => {
    let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const item of items) {
      if (!isFree(item)) continue;
      const clash = clashOf(textOf(item));
      if (clash < least) [best, least] = [item, clash];
      if (least < 1) break;
    }
    return best;
  };
  const unsaid = (order: readonly string[], notOn = unfit) =>
    quietest(order, sameText, (text) => isUnsaid(text) && fits(text, notOn)) ?? at(order, 0);
  /** How often days had a story of these before, so that one returns only after the others. */
  const tellingOf = (variants: readonly Story[], stories: Stories): number => {
    const { number, pillar } = turn;
    let [before, inAll] = [0, 0];
    for (const [day, lead] of leadsOfDays(chart).entries()) {
      if (named(stories, lead) !== variants) continue;
      inAll += 1;
      if (day < (pillar ?? 0)) before += 1;
    }
    return seed + before + inAll * Math.floor((number - (pillar ?? 0)) / 60);
  };
  return {
    leave(others) {
      for (const about of others) left.add(about);
    },
    line(lines, slots) {
      const all = pairsOf(lines);
      const open = all.filter(([about]) => !left.has(about));
      const pairs = open.length === 0 ? all : open;
      const order = orderOf(pairs, seed ^ hashOf(at(pairs, 0)[1]), turn);
      const isFitting = ([, text]: readonly [string, string]) => isUnsaid(text) && fits(text, unfit);
      const isFresh = (pair: readonly [string, string]) => !thoughts.has(pair[0]) && isFitting(pair);
      const [about, text] = quietest(order, ([, each]) => each, isFresh) ?? order.find(isFitting) ?? at(order, 0);
      thoughts.add(about);
      return say(text, slots);
    },
    long(habits) {
      const order = orderOf(habits, seed ^ hashOf(at(habits, 0).message), turn);
      const habit =
        quietest(
          order,
          ({ message, advice }) => `${message} ${advice}`,
          () => true,
        ) ?? at(order, 0);
      say(wholeOf(habit));
      return habit;
    },
    story(stories, lead, slots = {}) {
      const variants = named(stories, lead);
      const nth =
        turn.pillar === null ? variants.indexOf(variantOf(variants, lead, turn, seed)) : tellingOf(variants, stories);
      // In place of an unfit story one whose own turn is far away.
      const turned = stepsOf(variants.length).map((step) => at(variants, (nth + step) % variants.length));
      const story = turned.find((texts) => texts.every((text) => fits(text, unfit))) ?? at(turned, 0);
      const [about, told, act, leave, other] = story;
      for (const each of about.split(' ')) thoughts.add(each);
      return [about, say(told, slots), say(act, slots), say(leave, slots), say(other, slots)];
    },
    from(pool, slots) {
      const order = orderOf(pool, seed ^ hashOf(at(pool, 0)), turn);
      return say(unsaid(order), slots);
    },
    plain(pool, slots = {}) {
      // A letter returns after ten days: another sentence tells it then.
      const number = turn.number + Math.floor(turn.number / 10);
      const order = orderOf(pool, seed ^ hashOf(at(pool, 0)), { ...turn, number });
      const text = order.find(isUnsaid) ?? at(order, 0);
      for (const sentence of sentencesIn(text)) said.add(sentence);
      return filled(text, slots);
    },
    of(pools, lead, slots, day) {
      const pool = named(pools, lead);
      const withOthers = () => [...own, ...lead.keys.flatMap((key) => pools[key] ?? [])];
      // Without a reason the pools of a content take turns of their own, so that they do not all begin alike.
      const first = pool.indexOf(variantOf(pool, lead, turn, seed));
      const own =
        lead.reason === null
          ? orderOf(pool, seed ^ hashOf(at(pool, 0)), turn)
          : stepsOf(pool.length).map((step) => at(pool, (first + step) % pool.length));
      const notOn = day === undefined ? unfit : unfitOn(day);
      // Of several days or months the text gives the own reason of each first.
      if (turn.isOfManyTimes !== true) return say(unsaid(withOthers(), notOn), slots);
      const fresh = own.filter((text) => isUnsaid(text) && fits(text, notOn));
      if (fresh.length === 0) return say(unsaid(withOthers(), notOn), slots);
      // A line that would repeat the text is replaced by one that compares the day or month with the others.
      const compared = pools[lead.up ? '나은' : '더딘'] ?? [];
      return say(unsaid(fresh.some((text) => clashOf(text) < 1) ? fresh : [...fresh, ...compared], notOn), slots);
    },
  };
}

/** What a corpus has for the most special name of a reason. */
function named<T>(pools: Readonly<Record<string, readonly T[]>>, { keys }: Lead): readonly T[] {
  for (const key of keys) {
    const pool = pools[key];
    if (pool !== undefined) return pool;
  }
  throw new Error(`no text for ${keys.join(', ')}`);
}

/**
 * A stem returns after ten days, a branch after twelve: the rounds of ten or twelve days give each return another variant.
 * Stems have the first half of the variants and branches the other, because a ten god comes with both within a fortnight.
 */
function variantOf<T>(variants: readonly T[], { place, reason }: Lead, turn: Turn, own: number): T {
  const { number, pillar, isSecond = false } = turn;
  const count = variants.length;
  const seed = own + (isSecond ? 1 : 0);
  if (pillar === null || reason === null) return at(variants, (seed + number) % count);
  const ofStem = place === 'stem';
  const round = Math.floor(number / (ofStem ? 10 : 12));
  const ofGod = reason.kind === 'element' || reason.kind === 'god';
  if (!ofGod || count < 3) return at(variants, (seed + round + pillar) % count);
  const stems = Math.ceil(count / 2);
  // An element comes with its two stems, or two branches, in a row; 진 and 술, and 축 and 미, are one ten god.
  const [odd, late] = [pillar % 2, Math.floor((pillar % 12) / 6)];
  const ofBranch = round + late + odd * Math.ceil((count - stems) / 2);
  const index = ofStem ? (round + odd * Math.ceil(stems / 2)) % stems : stems + (ofBranch % (count - stems));
  return at(variants, (seed + index) % count);
}

/**
 * A pool as a turn goes through it: first the text of the turn, then those of turns that are far away. A stride without a
 * common divisor meets every text before one returns.
 */
function orderOf<T>(pool: readonly T[], seed: number, turn: Turn): readonly T[] {
  const count = pool.length;
  // A third of the pool is far from the steps below.
  const number = turn.number + (turn.isSecond === true ? Math.ceil(count / 3) : 0);
  const mixed = (seed ^ (seed >>> 15)) >>> 0;
  let stride = 1 + (mixed % Math.max(1, count - 1));
  while (divisor(stride, count) > 1) stride += 1;
  return stepsOf(count).map((step) => at(pool, ((mixed >>> 8) + stride * (number + step)) % count));
}

/** 0, the half and the quarters, so that a text which a turn passes to is no neighbour's; then the others. */
function stepsOf(count: number): readonly number[] {
  const known = STEPS[count];
  if (known !== undefined) return known;
  const first = [0, 2, 3, 1].map((quarters) => Math.floor((quarters * count) / 4));
  const far = (step: number) => (first.includes(step) ? first.indexOf(step) - count : Math.abs(2 * step - count));
  const steps = Array.from({ length: count }, (_, step) => step).sort((a, b) => far(a) - far(b));
  STEPS[count] = steps;
  return steps;
}

const STEPS: (readonly number[])[] = [];

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

const sameText = (text: string): string => text;

const SENTENCES = new Map<string, readonly string[]>();

function sentencesIn(text: string): readonly string[] {
  let sentences = SENTENCES.get(text);
  if (sentences === undefined) {
    sentences = sentencesOf(text);
    SENTENCES.set(text, sentences);
  }
  return sentences;
}

const WHOLE = new WeakMap<Habit, string>();

function wholeOf(habit: Habit): string {
  let whole = WHOLE.get(habit);
  if (whole === undefined) {
    whole = `${habit.message} ${habit.advice} ${habit.example}`;
    WHOLE.set(habit, whole);
  }
  return whole;
}

/** Against a repetition. */
const CONTRADICTION = 3;

const PAIRS = new WeakMap<Lines, readonly (readonly [string, string])[]>();

function pairsOf(lines: Lines): readonly (readonly [thought: string, line: string])[] {
  let pairs = PAIRS.get(lines);
  if (pairs === undefined) {
    pairs = Object.entries(lines).flatMap(([about, texts]) => texts.map((text) => [about, text] as const));
    PAIRS.set(lines, pairs);
  }
  return pairs;
}

/** The sentence with its slots filled and its particles made to fit. */
export function filled(text: string, slots: Slots): string {
  if (!text.includes('[')) return text;
  return withParticles(text.replace(/\[([^\]]+)\]/g, (slot, name: string) => slots[name] ?? slot));
}

export function turnOf(type: FortuneType | 'weekly', period: string): number {
  const days = daysBetween('2000-01-03', period);
  switch (type) {
    case 'daily':
      return days;
    case 'weekly':
      return Math.floor(days / 7);
    case 'monthly':
      return 12 * Number(period.slice(0, 4)) + Number(period.slice(5, 7));
    case 'yearly':
      return Number(period.slice(0, 4));
  }
}

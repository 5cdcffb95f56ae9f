import type { Exchange } from './client.ts';
import type { Fault } from './faults.ts';
import { PROBES, type Recovery } from './probe.ts';
import { outcomeOf, type Window } from './traffic-invariants.ts';
import type { Violation } from './violation.ts';

/** A fault that happened. */
export interface Happened extends Window {
  readonly fault: Pick<Fault, 'name' | 'what' | 'touches'>;
  /** What was chosen. */
  readonly note: string;
  readonly recovery: Recovery;
  /** When every kind of request had succeeded again, or the measurement gave up. */
  readonly recoveredAt: number;
}

export interface Availability {
  readonly requests: number;
  /** Of the requests, in percent. */
  readonly servedPercent: number;
  readonly refused: number;
  readonly noAnswer: number;
  readonly failed: number;
}

function availability(exchanges: readonly Pick<Exchange, 'answer' | 'endpoint'>[]): Availability {
  const counts = { served: 0, refused: 0, 'no answer': 0, failed: 0 };
  for (const exchange of exchanges) counts[outcomeOf(exchange)] += 1;
  const requests = exchanges.length;
  return {
    requests,
    servedPercent: requests === 0 ? 100 : (100 * counts.served) / requests,
    refused: counts.refused,
    noAnswer: counts['no answer'],
    failed: counts.failed,
  };
}

const COLUMNS = ['Fault', 'Times', 'Availability during it', ...PROBES.map((name) => `${name}, s`)] as const;

/** A row per fault that happened, in the order of `order`: recovery is the longest of its times. */
function faultRows(
  order: readonly Pick<Fault, 'name' | 'what'>[],
  happened: readonly Happened[],
  exchanges: readonly Exchange[],
): string[][] {
  return order.flatMap(({ name, what }) => {
    const times = happened.filter(({ fault }) => fault.name === name);
    if (times.length === 0) return [];
    const during = exchanges.filter(({ sentAt, endedAt }) =>
      times.some(({ from, recoveredAt }) => endedAt >= from && sentAt <= recoveredAt),
    );
    const longest = PROBES.map((probe) => times.map(({ recovery }) => recovery[probe])).map((found) =>
      found.includes(null) ? 'no' : seconds(Math.max(...found.map((ms) => ms ?? 0))),
    );
    return [[what, String(times.length), percent(availability(during).servedPercent), ...longest]];
  });
}

export interface Run {
  readonly minutes: number;
  readonly seed: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly machine: string;
  readonly happened: readonly Happened[];
  readonly exchanges: readonly Exchange[];
  /** Accepted fortunes, batches and profiles. */
  readonly accepted: number;
  readonly events: number;
  /** Until all work had ended, after the load. */
  readonly quietMs: number;
  readonly violations: readonly Violation[];
}

const LOST = ['nothing accepted is lost', 'all accepted work ends', 'every event is delivered'];
const DOUBLED = ['nothing is charged twice', 'one fortune per profile, type, date and model'];

function violationCounts({ violations }: Pick<Run, 'violations'>) {
  const count = (invariants: readonly string[]) =>
    violations.filter(({ invariant }) => invariants.includes(invariant)).length;
  const [lost, doubled] = [count(LOST), count(DOUBLED)];
  return { lost, doubled, others: violations.length - lost - doubled };
}

/** As the formatter wants it. */
function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The last run in docs/results/chaos.md. */
export function markdown(order: readonly Pick<Fault, 'name' | 'what'>[], run: Run): string {
  const { requests, servedPercent, refused, noAnswer, failed } = availability(run.exchanges);
  const { lost, doubled, others } = violationCounts(run);
  return [
    table(COLUMNS, faultRows(order, run.happened, run.exchanges)),
    '',
    `${run.happened.length} faults in ${run.minutes} minutes. Of ${requests} requests ${percent(servedPercent)} were served, ${refused} got 503 with`,
    `\`Retry-After\`, ${noAnswer} got no answer because their API server was down, and ${failed} got another 5xx. Of ${run.accepted} accepted`,
    `requests and ${run.events} events ${lost} were lost and ${doubled} doubled; other violations: ${others}. All work had ended ${seconds(run.quietMs)} s`,
    `after the load.`,
    '',
    `${run.date}, seed ${run.seed}, ${run.machine}.`,
  ].join('\n');
}

const SEED_COLUMNS = [
  'Seed',
  'Minutes',
  'Faults',
  'Kinds',
  'Requests',
  'Served',
  '503s',
  'Accepted',
  'Events',
  'Lost',
  'Doubled',
  'Other violations',
  'Slowest recovery, s',
  'Date',
] as const;

/** The table of runs by seed with this run in the place of an earlier one of its seed. */
export function seedTable(previous: string, run: Run): string {
  const { requests, servedPercent, refused } = availability(run.exchanges);
  const { lost, doubled, others } = violationCounts(run);
  const recoveries = run.happened.flatMap(({ recovery }) => PROBES.map((probe) => recovery[probe]));
  const kinds = new Set(run.happened.map(({ fault }) => fault.name)).size;
  const own = [
    ...[run.seed, run.minutes, run.happened.length, kinds, requests].map(String),
    percent(servedPercent),
    ...[refused, run.accepted, run.events, lost, doubled, others].map(String),
    recoveries.includes(null) ? 'no' : seconds(Math.max(0, ...recoveries.map((ms) => ms ?? 0))),
    run.date,
  ];
  const rows = previous
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([seed]) => seed !== String(run.seed));
  return table(
    SEED_COLUMNS,
    [...rows, own].sort(([one], [other]) => Number(one) - Number(other)),
  );
}

const INTRODUCTION = `# Under faults

Written by \`npm run chaos -- --write\`. How a run works: [guarantees.md](../guarantees.md#under-faults). The table of faults is of the last written run without violations. Its last columns show how long it took until each kind of request succeeded again, at most, in seconds, measured by a probe every 100 ms: from the fault on where the rest of the fleet goes on, else from its end. The disk is a tmpfs whose size is cut to what it holds. By seed: the last written run of each, with violations or without.`;

/** The page with this run in its table by seed, and as its last run if nothing was violated. @param previous the page before */
export function page(previous: string, order: readonly Pick<Fault, 'name' | 'what'>[], run: Run): string {
  const [, before = '', bySeed = ''] = /## The last run\n\n(.*?)\n\n## By seed\n\n(.*)/s.exec(previous) ?? [];
  const last = run.violations.length > 0 ? before : markdown(order, run);
  return `${INTRODUCTION}\n\n## The last run\n\n${last}\n\n## By seed\n\n${seedTable(bySeed, run)}\n`;
}

/** For the terminal: what broke, after which fault. */
export function violationLine({ invariant, detail, ids, at }: Violation, seed: number, happened: readonly Happened[]) {
  const before = at === null ? undefined : happened.filter(({ from }) => from <= at.getTime()).at(-1);
  const after = before === undefined ? 'no known fault' : `${before.fault.name} (${before.note})`;
  return `VIOLATED: ${invariant}: ${detail}; seed ${seed}, after ${after}${at === null ? '' : ` at ${at.toISOString()}`}; ids: ${ids.join(' ')}`;
}

function percent(value: number): string {
  return `${value.toFixed(2)} %`;
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

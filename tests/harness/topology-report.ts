import { percentile } from '../../scripts/bench/lib/statistics.ts';
import { markdownTable } from './results.ts';

/** What ran while a primary failed. */
const KINDS_OF_WORK = ['fortunes', 'batch', 'streams', 'deliveries'] as const;
export type KindOfWork = (typeof KINDS_OF_WORK)[number];

/** What came of the work that a failing primary met. */
export interface Outcome {
  /** From the failure to the new primary, and from there to the first fortune that was asked for afterwards. */
  readonly electedMs: number;
  readonly servedMs: number;
  /** From the new primary to the end of each piece of work that was open when the old one failed; 0 if it ended before. */
  readonly recoveredMs: Readonly<Record<KindOfWork, readonly number[]>>;
  /** From the new primary until nothing was open. */
  readonly settledMs: number;
  /** Requests that got a 503 and were repeated. */
  readonly repeated: number;
  /** Of any kind. */
  readonly lost: number;
  readonly chargedTwice: number;
  /** Provider calls beyond one per section: another attempt took over. It is charged once. */
  readonly askedTwice: number;
  /** Deliveries beyond one per event, each with the same id. */
  readonly deliveredTwice: number;
}

const COLUMNS = [
  'The primary',
  'Elected',
  'Served',
  'Fortunes',
  'Batch',
  'Streams',
  'Deliveries',
  'All done',
  '503s',
  'Lost',
  'Charged twice',
  'Asked twice',
  'Delivered twice',
] as const;

/** A table of Markdown, with a row for each way in which a primary was taken away. Times are seconds. */
export function topologyTable(outcomes: ReadonlyMap<string, Outcome>): string {
  const rows = [...outcomes].map(([strike, outcome]) => {
    const work = KINDS_OF_WORK.map((kind) => {
      const times = outcome.recoveredMs[kind];
      return times.length === 0 ? 'none open' : `${seconds(percentile(times, 0.5))} / ${seconds(Math.max(...times))}`;
    });
    const times = [outcome.electedMs, outcome.servedMs].map(seconds);
    const { repeated, lost, chargedTwice, askedTwice, deliveredTwice } = outcome;
    const counts = [repeated, lost, chargedTwice, askedTwice, deliveredTwice].map(String);
    return [strike, ...times, ...work, seconds(outcome.settledMs), ...counts];
  });
  return markdownTable(COLUMNS, rows);
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

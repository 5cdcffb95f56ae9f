import { percentile } from '../../scripts/bench/lib/statistics.ts';
import { markdownTable } from '../harness/results.ts';
import { ASKED, FALLBACK, type Outcome } from './run-scenario.ts';

const COLUMNS = [
  'The provider',
  'Calls',
  'Served',
  'By the fallback',
  'Charged twice',
  'Failed provider calls',
  'Calls of the fallback',
  'Back, s',
  'p50, s',
  'p99, s',
] as const;

/** A table of Markdown, with a row for each scenario. */
export function scenarioTable(outcomes: ReadonlyMap<string, Outcome>): string {
  const rows = [...outcomes].map(([name, { answers: all, disturbedAt, charges, calls, failedCalls, backMs }]) => {
    const answers = all.filter(({ askedAt }) => askedAt >= disturbedAt);
    const waits = answers.map(({ askedAt, endedAt }) => endedAt - askedAt);
    const byFallback = answers.filter(({ model }) => model === FALLBACK).length;
    const served = byFallback + answers.filter(({ model }) => model === ASKED).length;
    const twice = charges.length - new Set(charges.map(({ requestId }) => requestId)).size;
    const counts = [answers.length, served, byFallback, twice, failedCalls, calls.fallback.asked].map(String);
    const times = [percentile(waits, 0.5), percentile(waits, 0.99)].map(seconds);
    return [name, ...counts, backMs === null ? 'never' : seconds(backMs), ...times];
  });
  return markdownTable(COLUMNS, rows);
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

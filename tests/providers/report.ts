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

/** What the page of the results says beside its table. */
export const DESCRIPTION = {
  title: 'While a provider fails',
  command: 'npm run test:providers -- --write',
  method: [
    'The API is called once a second (single fortunes, widgets and streams in turn) while the provider of `haiku` fails for 15',
    "to 25 s, with `gpt4o` as the account's fallback and default limits; a provider call takes 0.2 s. Each call must be served",
    'and charged once, at the price that its answer says, and the model must be back within 30 s. Failed provider calls: of',
    '`haiku`; a fortune is one call, a widget or stream three. Back: from the recovery to the first answer of `haiku`; S16 ends',
    'while the provider has asked for two minutes, of which 30 s are kept. p50 and p99: what callers waited, from the beginning',
    'of the failure on.',
  ].join(' '),
};

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

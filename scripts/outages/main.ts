import { Command, InvalidArgumentError } from 'commander';
import { markdownTable, readResults, tableRows, writeResults } from '../../tests/harness/results.ts';
import { withServices } from '../bench/lib/context.ts';
import { busyness } from '../bench/lib/machine.ts';
import { percentile } from '../bench/lib/statistics.ts';
import { FAULTS, measureOutage, type Outage, SERVED_WITHIN_MS } from './outage.ts';

/**
 * `npm run outages -- --minutes 10`: what share of interactive calls is served while one provider fails, with a fallback and
 * without, for each kind of failure. Prints a table; `--write` writes docs/results/outages.md.
 * @returns the exit code: 1 when a call was charged twice or not as it was answered, or when with a fallback less than
 *   99.5 % were served within 12 s
 */
export function main(argv: readonly string[]): Promise<number> {
  const options = parseArguments(argv);
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  return withServices(log, async (services, stopped) => {
    const warning = busyness();
    if (warning !== null) log(warning);
    const outages: Outage[] = [];
    for (const fault of options.faults) {
      for (const hasFallback of fault === 'none' ? [true] : [true, false]) {
        if (stopped.aborted) return 1;
        // Without a fallback, as without a failure, each minute is like the first.
        const isLong = hasFallback && fault !== 'none';
        const minutes = isLong ? options.minutes : Math.min(options.minutes, 1);
        const outage = await measureOutage({ services, stopped, log }, { fault, hasFallback, minutes });
        outages.push(outage);
        log(rowOf(outage).join(' | '));
      }
    }
    const table = markdownTable(COLUMNS, outages.map(rowOf));
    process.stdout.write(`${table}\n`);
    const note = `${options.minutes} minutes of each failure with a fallback, one minute of the others.`;
    const written = markdownTable(COLUMNS, withOthers(outages.map(rowOf)));
    if (options.write) writeResults('outages', { ...DESCRIPTION, tables: `${written}\n\n${note}` });
    return outages.every(isGood) ? 0 : 1;
  });
}

const SERVED_SHARE = 0.995;

const DESCRIPTION = {
  title: 'Calls served during an outage of a provider',
  command: 'npm run outages -- --write',
  method: [
    '20 single fortunes a second, by an API server and two workers that have run for 20 s, with default limits; a provider',
    'call takes 0.5 s. Goal: with a fallback 99.5 % within 12 s, each charged once. While a provider is silent, callers wait',
    "for `FALLBACK_AFTER_MS` (10 s) and the fallback's answer.",
  ].join(' '),
};

/** The measured rows in the place of those of the last run, which a run of some kinds keeps. */
function withOthers(rows: readonly (readonly string[])[]): (readonly string[])[] {
  const kindOf = (row: readonly string[]) => row.slice(0, 2).join();
  const known = tableRows(readResults('outages')).filter((row) => row[1] === 'yes' || row[1] === 'no');
  const kept = known.filter((row) => !rows.some((other) => kindOf(other) === kindOf(row)));
  return [...kept, ...rows];
}

function isGood({ hasFallback, waitsMs, calls, wrongCharges }: Outage): boolean {
  const inTime = waitsMs.filter((ms) => ms <= SERVED_WITHIN_MS).length;
  return wrongCharges === 0 && (!hasFallback || inTime >= SERVED_SHARE * calls);
}

const COLUMNS = [
  'The provider answers',
  'Fallback',
  'Calls',
  `Served within ${SERVED_WITHIN_MS / 1_000} s`,
  'Served',
  'p50, s',
  'p99, s',
  'Charges per served call',
  'Calls of the failing provider',
  'of the fallback',
];

function rowOf(outage: Outage): string[] {
  const { fault, hasFallback, calls, waitsMs, charges, providerCalls, fallbackCalls } = outage;
  const share = (count: number) => `${((100 * count) / calls).toFixed(2)} %`;
  const seconds = (part: number) => (waitsMs.length === 0 ? '' : (percentile(waitsMs, part) / 1_000).toFixed(1));
  return [
    FAULTS[fault].answers,
    hasFallback ? 'yes' : 'no',
    String(calls),
    share(waitsMs.filter((ms) => ms <= SERVED_WITHIN_MS).length),
    share(waitsMs.length),
    seconds(0.5),
    seconds(0.99),
    waitsMs.length === 0 ? '' : (charges / waitsMs.length).toFixed(3),
    String(providerCalls),
    String(fallbackCalls),
  ];
}

function parseArguments(argv: readonly string[]) {
  const names = Object.keys(FAULTS);
  const program = new Command('npm run outages --')
    .option('--minutes <count>', 'of each failure with a fallback, above 0 (default: 10); one of the others', positive)
    .option('--only <faults>', `comma-separated, of ${names.join(', ')}`)
    .option('--write', 'writes docs/results/outages.md; with --only, the rows of these', false)
    .parse([...argv], { from: 'user' });
  const { minutes = 10, only, write } = program.opts<{ minutes?: number; only?: string; write: boolean }>();
  const chosen = only?.split(',') ?? names;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) program.error(`--only: '${unknown}' is none of ${names.join(', ')}`);
  return {
    minutes,
    write,
    faults: (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).filter((name) => chosen.includes(name)),
  };
}

function positive(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('must be above 0');
  return number;
}

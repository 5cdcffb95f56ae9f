import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { MODEL_NAMES, type ModelName } from '../../shared/content/index.ts';
import { startEmulator } from '../emulator/index.ts';
import { emulatorSettings } from '../emulator/settings.ts';
import { evaluateSource, evaluateVariety, FULL, judgeAll, type Size, SMOKE } from './evaluate.ts';
import { differences, markdownOf, type Table, tablesIn } from './report.ts';
import { evalSettings } from './settings.ts';
import { asker, providerSource, type Source, simulatorSource } from './sources.ts';

/** `npm run evals`: see `--help` and docs/evals.md. */
const REPORT = new URL('../../docs/evals.md', import.meta.url);
/** Above it the prose, below it what the last written run found. */
const MARK = '<!-- results -->';

interface Flags {
  readonly smoke: boolean;
  readonly real: boolean;
  readonly write: boolean;
  readonly judge?: ModelName;
  readonly judged: string;
}

async function main(): Promise<void> {
  const flags = program().parse().opts<Flags>();
  if (flags.judge !== undefined && !MODEL_NAMES.includes(flags.judge)) throw new Error(`no model ${flags.judge}`);
  const size = flags.smoke ? SMOKE : FULL;
  const emulator = await startEmulator({ recordLimit: 0 });
  const tables: Table[] = [];
  try {
    const emulated = evalSettings(emulatorSettings(emulator.url));
    const real = evalSettings(process.env);
    tables.push(...(await run(simulatorSource, size, flags, asker(real))));
    tables.push(evaluateVariety(size));
    tables.push(...(await run(providerSource('emulator', emulated), flags.smoke ? size : { ...size, golden: 12 }, {})));
    if (flags.real) {
      const source = providerSource('providers', real);
      if (source.models.length === 0) throw new Error('no model has a key: set ANTHROPIC_API_KEY, OPENAI_API_KEY …');
      tables.push(...(await run(source, size, flags, asker(real))));
    }
  } finally {
    await emulator.close();
  }
  report(tables, flags.write);
  // The generator is ours: any error of its own fails the run. What models write is only shown.
  if (faultsOf(tables[0]) > 0) process.exitCode = 1;
}

async function run(
  source: Source,
  size: Size,
  { judge, judged = '1' }: Partial<Flags>,
  ask?: ReturnType<typeof asker>,
): Promise<readonly Table[]> {
  const { tables, written } = await evaluateSource(source, size);
  if (judge === undefined || ask === undefined) return tables;
  return [...tables, await judgeAll(source, written, judge, ask, Number(judged))];
}

function report(tables: readonly Table[], isWritten: boolean): void {
  const known = readFileSync(REPORT, 'utf8');
  const [prose = '', results = ''] = known.split(MARK);
  const changes = differences(tablesIn(results), tables);
  const body = tables.map(markdownOf).join('\n\n');
  process.stdout.write(`${body}\n\n${changes.length === 0 ? 'Nothing differs from' : 'Against'} the last run:\n`);
  for (const change of changes) process.stdout.write(`  ${change}\n`);
  if (!isWritten) return;
  const list = changes.length === 0 ? '- nothing' : changes.map((change) => `- ${change}`).join('\n');
  writeFileSync(REPORT, `${prose}${MARK}\n\n${body}\n\n### Against the run before\n\n${list}\n`);
}

const FAULTS: readonly string[] = ['schema', 'gate', 'tone', 'particles', 'length', 'repeated', 'dates'];

function faultsOf(table: Table | undefined): number {
  const columns = table?.columns.map((column) => FAULTS.includes(column)) ?? [];
  const numbers = (table?.rows ?? []).flatMap(([, row]) => row.filter((_, index) => columns[index]));
  return numbers.reduce((total, number) => total + number, 0);
}

function program(): Command {
  return new Command('evals')
    .description('Measures what the built-in generator, the emulator and models write, and compares with the last run.')
    .option('--smoke', 'a small set, as in CI', false)
    .option('--real', 'also models whose keys are set (ANTHROPIC_API_KEY, OPENAI_API_KEY, GEMINI_API_KEY)', false)
    .option('--judge <model>', 'let this model judge by the rubric; needs its key')
    .option('--judged <n>', 'contents of each kind and writer that are judged', '1')
    .option('--write', 'write the results to docs/evals.md', false);
}

await main();

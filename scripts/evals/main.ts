import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { MODEL_NAMES, type ModelName } from '../../shared/content/index.ts';
import { kstDate, systemClock } from '../../shared/core/clock.ts';
import { machine } from '../bench/lib/machine.ts';
import { startEmulator } from '../emulator/index.ts';
import { emulatorSettings } from '../emulator/settings.ts';
import { blindSheet, scoreOf } from './blind.ts';
import { createCosts, createEstimate } from './costs.ts';
import { evaluateReading, FULL, judgeAll, type Size, SMOKE, tablesOf, writeSet } from './evaluate.ts';
import { gateTexts, measureGate } from './gate.ts';
import { overLimits, READING_LIMITS } from './reading.ts';
import { differences, markdownOf, type Table, tablesIn } from './report.ts';
import { type EvalSettings, evalSettings } from './settings.ts';
import { sideBySide } from './side-by-side.ts';
import { type Ask, asker, providerSource, type Source, simulatorSource } from './sources.ts';
import { sweep } from './sweep.ts';

/** `npm run evals`: see `--help` and docs/evals.md. */
const REPORT = new URL('../../docs/results/evals.md', import.meta.url);
const HEAD = `# Evaluations

Written by \`npm run evals -- --write\`. What the columns mean: [evals.md](../evals.md).`;

interface Flags {
  readonly smoke: boolean;
  readonly real: boolean;
  readonly estimate: boolean;
  readonly write: boolean;
  readonly gate?: string;
  readonly judge?: ModelName;
  readonly judged: number;
  readonly blind?: number;
  readonly score?: string;
  readonly model?: ModelName;
  readonly id?: string;
}

async function main(): Promise<void> {
  const flags = program().parse().opts<Flags>();
  if (flags.blind !== undefined) return void process.stdout.write(blindSheet(flags.blind, randomUUID()));
  if (flags.score !== undefined) {
    return void process.stdout.write(`${markdownOf(scoreOf(readFileSync(flags.score, 'utf8')))}\n`);
  }
  const size = flags.smoke ? SMOKE : FULL;
  if (flags.gate !== undefined) return measureGateOn(flags.gate, flags.judge);
  const settings = evalSettings(process.env);
  if (flags.model !== undefined || flags.id !== undefined) return compareIds(settings, flags);
  const spent = createCosts(settings);
  const real = providerSource('providers', settings, asker(settings, spent.add));
  if (flags.real && real.models.length === 0)
    throw new Error('no model has a key: ANTHROPIC_API_KEY, OPENAI_API_KEY …');
  if (flags.judge !== undefined && settings[flags.judge].apiKey === null) throw new Error(`${flags.judge} has no key`);
  // Also to be judged: what costs nothing to write.
  const paid = [...(flags.judge === undefined ? [] : [simulatorSource]), ...(flags.real ? [real] : [])];
  if (paid.length > 0) say('Estimate, without thinking and caching', await estimateOf(paid, size, flags, settings));
  if (flags.estimate) return;
  const judged = (source: Source, ask: Ask) => evaluate(source, sizeOf(source, size, flags), flags, ask);
  const tables: Table[] = [];
  const emulator = await startEmulator({ recordLimit: 0 });
  try {
    const emulated = providerSource('emulator', evalSettings(emulatorSettings(emulator.url)));
    const reading = evaluateReading(size);
    tables.push(...(await judged(simulatorSource, asker(settings, spent.add))), ...sweep(size.swept), ...reading);
    const over = overLimits(reading[0], READING_LIMITS);
    if (over.length > 0) {
      say('Above the limits', over);
      process.exitCode = 1;
    }
    tables.push(...(await evaluate(emulated, sizeOf(emulated, size, flags), { judged: 0 }, asker(settings))));
    if (flags.real) tables.push(...(await judged(real, asker(settings, spent.add))));
  } finally {
    await emulator.close();
    // Also of a run that failed.
    if (paid.length > 0) say('Spent', spent.lines());
  }
  report(tables, flags.write);
  // The generator is ours: any error of its own fails the run. What models write is only shown.
  const own = tables.filter(({ title }) => /^(Golden set|Sweep)/.test(title) && title.endsWith(simulatorSource.name));
  if (own.some((table) => faultsOf(table) > 0)) process.exitCode = 1;
}

/** The configured id of a model beside another one: what would change for readers if it were replaced. */
async function compareIds(settings: EvalSettings, { model, id }: Pick<Flags, 'model' | 'id'>): Promise<void> {
  if (model === undefined || id === undefined)
    throw new Error('--model and --id go together: --model gpt4o --id gpt-6-sol');
  const { apiKey, modelId } = settings[model];
  if (apiKey === null) throw new Error(`${model} has no key`);
  if (id === modelId) throw new Error(`${model} has the id ${id} already: name another one with --id`);
  const sourceOf = (each: string) => {
    const own = { ...settings, [model]: { ...settings[model], modelId: each } };
    return providerSource(each, own);
  };
  process.stdout.write(`${await sideBySide(model, [sourceOf(modelId), sourceOf(id)])}\n`);
}

/** The judge after the gate's rules is emulated, unless a model is named. */
async function measureGateOn(file: string, judge?: ModelName): Promise<void> {
  const texts = gateTexts(readFileSync(file, 'utf8'));
  const emulator = await startEmulator({ recordLimit: 0 });
  try {
    const settings = evalSettings(judge === undefined ? emulatorSettings(emulator.url) : process.env);
    const ask = asker(settings);
    const { table, lines } = await measureGate(texts, (question) => ask(judge ?? 'gemini', question));
    process.stdout.write(`${[markdownOf(table), '', ...lines].join('\n')}\n`);
  } finally {
    await emulator.close();
  }
}

/** Models are slow or take money: they write less for readers under 19, and the emulator less altogether. */
function sizeOf({ name }: Source, size: Size, { smoke }: Pick<Flags, 'smoke'>): Size {
  if (smoke || name === simulatorSource.name) return size;
  return { ...size, golden: name === 'emulator' ? 12 : size.golden, minors: 12 };
}

type Judging = Pick<Flags, 'judge' | 'judged'>;

async function evaluate(source: Source, size: Size, { judge, judged }: Judging, ask: Ask): Promise<readonly Table[]> {
  const written = await writeSet(source, size);
  const tables = tablesOf(source, written);
  return judge === undefined ? tables : [...tables, await judgeAll(source, written, judge, ask, judged)];
}

/** The run's calls that take money, counted instead of made. */
async function estimateOf(
  sources: readonly Source[],
  size: Size,
  flags: Flags,
  settings: EvalSettings,
): Promise<readonly string[]> {
  const estimate = createEstimate(settings);
  for (const source of sources) {
    const written = await writeSet(estimate.of(source), sizeOf(source, size, flags));
    if (flags.judge !== undefined) await judgeAll(source, written, flags.judge, estimate.ask, flags.judged);
  }
  return estimate.costs.lines();
}

function say(title: string, lines: readonly string[]): void {
  process.stderr.write(`${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

function report(tables: readonly Table[], isWritten: boolean): void {
  const changes = differences(tablesIn(readFileSync(REPORT, 'utf8')), tables);
  const body = tables.map(markdownOf).join('\n\n');
  process.stdout.write(`${body}\n\n${changes.length === 0 ? 'Nothing differs from' : 'Against'} the last run:\n`);
  for (const change of changes) process.stdout.write(`  ${change}\n`);
  if (!isWritten) return;
  const list = changes.length === 0 ? '- nothing' : changes.map((change) => `- ${change}`).join('\n');
  const circumstances = `${kstDate(systemClock.now())}, ${machine()}.`;
  writeFileSync(REPORT, `${HEAD}\n\n${body}\n\n## Against the run before\n\n${list}\n\n${circumstances}\n`);
}

const FAULTS: readonly string[] = [
  'schema',
  'gate',
  'tone',
  'market',
  'particles',
  'repeated',
  'dates',
  'numbers',
  'homographs',
  'terms',
  'marks',
  'trade',
];

function faultsOf(table: Table | undefined): number {
  const columns = table?.columns.map((column) => FAULTS.includes(column)) ?? [];
  const numbers = (table?.rows ?? []).flatMap(([, row]) => row.filter((_, index) => columns[index]));
  return numbers.reduce((total, number) => total + number, 0);
}

function program(): Command {
  return new Command('evals')
    .description('Measures what the built-in generator, the emulator and models write, and compares with the last run.')
    .option('--gate <file>', 'only say what the gate misses and wrongly refuses of texts (docs/evals.md)')
    .option('--smoke', 'a small set, as in CI', false)
    .option('--real', 'also models whose keys are set (ANTHROPIC_API_KEY, OPENAI_API_KEY, GEMINI_API_KEY)', false)
    .addOption(
      new Option('--judge <model>', 'let this model judge by the rubric; needs its key').choices([...MODEL_NAMES]),
    )
    .option('--judged <n>', 'contents of each kind and writer that are judged', positive, 1)
    .option('--blind <n>', 'print a sheet of so many texts, and a quarter as many for readers under 19', positive)
    .option('--score <file>', 'count the fields and the flawed ones of a filled sheet')
    .addOption(
      new Option(
        '--model <model>',
        'with --id: twenty charts by two ids of this model, side by side; needs its key',
      ).choices([...MODEL_NAMES]),
    )
    .option('--id <id>', 'the other id of --model; the first is its MODEL_ID_… or the default')
    .option('--estimate', 'only say what the calls with keys would take', false)
    .option('--write', 'write docs/results/evals.md', false);
}

function positive(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('a whole number from 1');
  return Number(text);
}

await main();

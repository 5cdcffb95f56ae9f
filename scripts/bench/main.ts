import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { kstDate, systemClock } from '../../shared/core/clock.ts';
import { type BenchServices, withContext, withServices } from './lib/context.ts';
import { durationLines, writeDuration } from './lib/durations.ts';
import { lineChart } from './lib/line-chart.ts';
import { busyness, machine } from './lib/machine.ts';
import { ROOT } from './lib/processes.ts';
import { document, type Measured, textTable } from './lib/report.ts';
import type { Part, Row } from './part.ts';
import { PARTS } from './parts/index.ts';

interface Options {
  readonly parts: readonly Part[];
  readonly runs: number;
  readonly quick: boolean;
  readonly profile: string | null;
  readonly sizes: readonly number[] | null;
  readonly output: string;
  readonly list: boolean;
  readonly timings: boolean;
}

/**
 * `npm run bench`: runs the parts one after the other, prints a table for each and writes docs/results/benchmarks.md.
 * @returns the exit code: 1 when a part failed; a missed target is a finding
 */
export function main(argv: readonly string[]): Promise<number> {
  const options = parseArguments(argv);
  if (options.list) {
    process.stdout.write(`${durationLines(options.parts).join('\n')}\n`);
    return Promise.resolve(0);
  }
  const log = (line: string) => process.stderr.write(`${line}\n`);
  return withServices(log, async (services, stopped) => {
    const warning = busyness();
    if (warning !== null) log(warning);
    const circumstances = { runs: options.runs, date: kstDate(systemClock.now()), machine: machine() };
    const measured: Measured[] = [];
    let failures = 0;
    for (const part of options.parts) {
      if (stopped.aborted) break;
      log(`\n${part.name}: ${part.title}`);
      const startedAt = performance.now();
      try {
        const rows = await runPart(part, options, services, stopped, log);
        const seconds = Math.round((performance.now() - startedAt) / 1_000);
        log(`${part.name}: ${seconds} seconds`);
        if (options.timings) await writeDuration(part, options, seconds);
        process.stdout.write(`\n${part.title}\n${textTable(rows)}\n`);
        measured.push({ part, rows, ...circumstances });
        if (!options.quick) await save(options.output, measured);
      } catch (error) {
        failures += 1;
        log(`${part.name} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      }
    }
    log(options.quick ? '\nA quick run is not written to the document.' : `\nWritten: ${options.output}`);
    return failures === 0 ? 0 : 1;
  });
}

function runPart(
  part: Part,
  options: Options,
  services: BenchServices,
  stopped: AbortSignal,
  log: (line: string) => void,
): Promise<readonly Row[]> {
  const limit = AbortSignal.any([stopped, AbortSignal.timeout(part.limitMs)]);
  return withContext(
    part.name,
    limit,
    (line) => log(`  ${line}`),
    (ambient) =>
      part.run({
        ...ambient,
        runs: options.runs,
        quick: options.quick,
        services,
        nodeArgs: options.profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`],
        sizes: options.sizes,
        async picture(name, chart) {
          if (options.quick) return;
          const folder = path.join(path.dirname(options.output), 'images');
          await mkdir(folder, { recursive: true });
          await writeFile(path.join(folder, `${name}.svg`), lineChart(chart));
        },
      }),
  );
}

/** After every part, so that an interrupted run saves its figures. */
async function save(output: string, measured: readonly Measured[]): Promise<void> {
  const previous = await readFile(output, 'utf8').catch(() => '');
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, document(PARTS, measured, previous));
}

function parseArguments(argv: readonly string[]): Options {
  const names = PARTS.map(({ name }) => name).join(', ');
  const program = new Command('npm run bench --')
    .option('--only <parts>', `comma-separated, of ${names}; growth: all of growth-…`)
    .option('--runs <count>', 'repetitions, whose median counts; 1 to 50', '5')
    .option('--quick', 'one short run, without writing the document', false)
    .option('--list', 'the parts, and how long each takes; runs nothing', false)
    .option('--timings', 'writes how long the parts took, for --list', false)
    .option('--profile <folder>', 'API servers and workers write CPU profiles there')
    .option('--sizes <counts>', 'profiles of the parts of growth, comma-separated and ascending')
    .option('--output <file>', 'file for the figures', path.join(ROOT, 'docs/results/benchmarks.md'))
    .parse([...argv], { from: 'user' });
  const { only, runs, quick, profile, sizes, output, list, timings } = program.opts<{
    only?: string;
    runs: string;
    quick: boolean;
    profile?: string;
    sizes?: string;
    output: string;
    list: boolean;
    timings: boolean;
  }>();
  const count = quick ? 1 : Number(runs);
  if (!Number.isInteger(count) || count < 1 || count > 50) program.error('--runs must be from 1 to 50');
  return {
    parts: only === undefined ? PARTS : only.split(',').flatMap((name) => partsNamed(name.trim(), program)),
    runs: count,
    quick,
    profile: profile === undefined ? null : path.resolve(profile),
    sizes: sizes === undefined ? null : sizesFrom(sizes, program),
    output: path.resolve(output),
    list,
    timings,
  };
}

/** A part, or all parts whose name continues with a hyphen. */
function partsNamed(name: string, program: Command): readonly Part[] {
  const found = PARTS.filter((known) => known.name === name || known.name.startsWith(`${name}-`));
  const exact = found.filter((known) => known.name === name);
  if (found.length > 0) return exact.length > 0 ? exact : found;
  return program.error(`--only: '${name}' is none of ${PARTS.map((known) => known.name).join(', ')}`);
}

function sizesFrom(text: string, program: Command): readonly number[] {
  const sizes = text.split(',').map(Number);
  const ascends = sizes.every((size, index) => index === 0 || size > (sizes[index - 1] ?? 0));
  if (!ascends || sizes.some((size) => !Number.isInteger(size) || size < 1_000 || size > 999_000)) {
    program.error('--sizes must be ascending, each from 1000 to 999000');
  }
  return sizes;
}

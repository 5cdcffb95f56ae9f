import pMap from 'p-map';
import { MODEL_NAMES, type ModelName, simulateSection } from '../../shared/content/index.ts';
import { randomCharts } from '../../shared/content/test-charts.ts';
import { GOLDEN_DATE, goldenCharts, KINDS, type Kind, requestOf } from './golden.ts';
import { CRITERIA, type Judgement, judge } from './judge.ts';
import { type Measures, measure, similarityOfModels, type Written } from './measures.ts';
import type { Table } from './report.ts';
import type { Question, Source } from './sources.ts';
import { metTwice, recurrence } from './variety.ts';

/** Numbers of charts and days. */
export interface Size {
  readonly golden: number;
  readonly many: number;
  readonly readers: number;
  readonly days: number;
}

export const FULL: Size = { golden: 60, many: 2_000, readers: 60, days: 30 };
/** For CI: the same steps in a second or two. */
export const SMOKE: Size = { golden: 6, many: 200, readers: 4, days: 10 };

const AT_ONCE = 4;

export type Golden = Readonly<Record<string, readonly Written[]>>;

/** What one model writes for the golden set, by kind. */
export async function writeGolden(source: Source, model: ModelName, size: Size): Promise<Golden> {
  const charts = goldenCharts(size.golden);
  const entries: [string, readonly Written[]][] = [];
  for (const kind of KINDS) {
    const requests = charts.map((pillars) => requestOf(kind, pillars, GOLDEN_DATE));
    const write = async (request: Written['request']): Promise<Written> => ({
      request,
      output: await source.write(model, request),
    });
    entries.push([kind.name, await pMap(requests, write, { concurrency: AT_ONCE })]);
  }
  return Object.fromEntries(entries);
}

const COLUMNS = [
  'contents',
  'schema',
  'gate',
  'tone',
  'particles',
  'length',
  'repeated',
  'dates',
  'characters',
  'similarity',
] as const satisfies readonly (keyof Measures)[];

/** The golden set of one source: a row for each kind, over all its models. */
export async function evaluateSource(
  source: Source,
  size: Size,
): Promise<{ readonly tables: readonly Table[]; readonly written: ReadonlyMap<ModelName, Golden> }> {
  const written = new Map<ModelName, Golden>();
  for (const model of source.models) written.set(model, await writeGolden(source, model, size));
  const of = (kind: Kind) => source.models.map((model) => written.get(model)?.[kind.name] ?? []);
  const rows = KINDS.map(({ name }) => {
    const parts = source.models.map((model) => measure(written.get(model)?.[name] ?? []));
    return [name, COLUMNS.map((column) => together(column, parts))] as const;
  });
  const between = KINDS.filter(({ section }) => section !== 'radar').map(
    (kind) => [kind.name, [similarityOfModels(of(kind))]] as const,
  );
  const tables = [
    { title: `Golden set: ${source.name}`, columns: COLUMNS, rows },
    { title: `Between models: ${source.name}`, columns: ['similarity'], rows: between },
  ];
  return { tables, written };
}

function together(column: (typeof COLUMNS)[number], parts: readonly Measures[]): number {
  const total = parts.reduce((sum, part) => sum + part[column], 0);
  return column === 'characters' || column === 'similarity' ? total / Math.max(1, parts.length) : total;
}

/** How often texts of the built-in generator return: across charts, and to one reader. */
export function evaluateVariety(size: Size): Table {
  const many = randomCharts(size.many, 'evals');
  const readers = goldenCharts(size.readers);
  const rows = KINDS.filter(({ section }) => section !== 'radar').map((kind) => {
    const numbers = [
      recurrence(kind, many, simulateSection),
      metTwice(kind, readers, size.days, simulateSection),
    ] as const;
    return [kind.name, numbers] as const;
  });
  return { title: 'Variety: simulator', columns: ['recurring sentences %', 'clauses met twice %'], rows };
}

const JUDGED_COLUMNS = ['judged', ...CRITERIA, 'flawedPercent'] as const satisfies readonly (keyof Judgement)[];

/** A judge's means over the first contents of every kind, a row for each writer. */
export async function judgeAll(
  source: Source,
  written: ReadonlyMap<ModelName, Golden>,
  by: ModelName,
  ask: (model: ModelName, question: Question) => Promise<unknown>,
  perKind: number,
): Promise<Table> {
  const rows: [string, readonly number[]][] = [];
  for (const model of MODEL_NAMES) {
    const contents = Object.values(written.get(model) ?? {}).flatMap((all) => all.slice(0, perKind));
    const readable = contents.filter(({ request, output }) => output !== undefined && request.section !== 'radar');
    if (readable.length === 0) continue;
    const judgement = await judge(readable, by, ask);
    rows.push([model, JUDGED_COLUMNS.map((column) => judgement[column])]);
  }
  return { title: `Judged by ${by}: ${source.name}`, columns: JUDGED_COLUMNS, rows };
}

import pMap from 'p-map';
import { MODEL_NAMES, type ModelName, simulateSection } from '../../shared/content/index.ts';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { GOLDEN_DATE, goldenCharts, KINDS, type Kind, MINOR_KINDS, requestOf } from './golden.ts';
import { CRITERIA, type Judgement, judge } from './judge.ts';
import { type Measures, measure, sharedWithAdults, similarityOfModels, type Written } from './measures.ts';
import type { Table } from './report.ts';
import type { Ask, Source } from './sources.ts';
import { metTwice, recurrence } from './variety.ts';

/** Numbers of charts and days. */
export interface Size {
  readonly golden: number;
  /** Of the golden charts, for readers under 19. */
  readonly minors: number;
  readonly many: number;
  /** Of each kind, of readers of age and under 19, to count errors only. */
  readonly swept: number;
  readonly readers: number;
  readonly days: number;
}

export const FULL: Size = { golden: 60, minors: 60, many: 2_000, swept: 2_000, readers: 60, days: 30 };
/** For CI: the same steps in some seconds. */
export const SMOKE: Size = { golden: 6, minors: 3, many: 200, swept: 100, readers: 4, days: 10 };

const AT_ONCE = 4;

/** What one model has written, by the name of the kind. */
export type Golden = Readonly<Record<string, readonly Written[]>>;

/** What the models of a source have written for the golden set. */
export interface WrittenSet {
  readonly adults: ReadonlyMap<ModelName, Golden>;
  readonly minors: ReadonlyMap<ModelName, Golden>;
}

export async function writeSet(source: Source, size: Size): Promise<WrittenSet> {
  const adults = await writeKinds(source, KINDS, size.golden);
  return { adults, minors: await writeKinds(source, MINOR_KINDS, size.minors) };
}

async function writeKinds(
  source: Source,
  kinds: readonly Kind[],
  count: number,
): Promise<ReadonlyMap<ModelName, Golden>> {
  const charts = goldenCharts(count);
  const written = new Map<ModelName, Golden>();
  for (const model of source.models) {
    const entries: [string, readonly Written[]][] = [];
    for (const kind of kinds) {
      const write = async (request: Written['request']): Promise<Written> => ({
        request,
        output: await source.write(model, request),
      });
      const requests = charts.map((pillars) => requestOf(kind, pillars, GOLDEN_DATE));
      entries.push([kind.name, await pMap(requests, write, { concurrency: AT_ONCE })]);
    }
    written.set(model, Object.fromEntries(entries));
  }
  return written;
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
const MINOR_COLUMNS = [...COLUMNS.slice(0, 4), 'market', ...COLUMNS.slice(4)] as const;

/** A row for each kind, over all models of the source. */
export function tablesOf({ name, models }: Source, { adults, minors }: WrittenSet): readonly Table[] {
  const of = (written: WrittenSet['adults'], kind: Kind) =>
    models.map((model) => written.get(model)?.[kind.name] ?? []);
  const rowsOf = (written: WrittenSet['adults'], columns: readonly (keyof Measures)[]) =>
    KINDS.map((kind) => {
      const parts = of(written, kind).map(measure);
      return [kind.name, columns.map((column) => together(column, parts))] as const;
    });
  const texts = KINDS.filter(({ section }) => section !== 'radar');
  const between = texts.map((kind) => [kind.name, [similarityOfModels(of(adults, kind))]] as const);
  const own = texts.map((kind) => {
    const pairs = of(minors, kind).map((written, index) => [written, of(adults, kind)[index] ?? []] as const);
    const mean = (value: (pair: (typeof pairs)[number]) => number) =>
      pairs.reduce((sum, pair) => sum + value(pair), 0) / Math.max(1, pairs.length);
    return [kind.name, [mean(similarityOfModels), mean(([young, old]) => sharedWithAdults(young, old))]] as const;
  });
  return [
    { title: `Golden set: ${name}`, columns: COLUMNS, rows: rowsOf(adults, COLUMNS) },
    { title: `Between models: ${name}`, columns: ['similarity'], rows: between },
    { title: `Golden set, under 19: ${name}`, columns: MINOR_COLUMNS, rows: rowsOf(minors, MINOR_COLUMNS) },
    { title: `Under 19 and of age: ${name}`, columns: ['similarity', 'same sentences %'], rows: own },
  ];
}

function together(column: keyof Measures, parts: readonly Measures[]): number {
  const total = parts.reduce((sum, part) => sum + part[column], 0);
  return column === 'characters' || column === 'similarity' ? total / Math.max(1, parts.length) : total;
}

/** Of each column of the variety tables. */
const VARIETY_LIMITS = [12, 8] as const;

/** The kinds whose texts return more often than the limits allow. */
export function tooRepetitive(tables: readonly Table[]): readonly string[] {
  const isOver = (numbers: readonly number[]) =>
    VARIETY_LIMITS.some((limit, column) => (numbers[column] ?? 0) >= limit);
  return tables.flatMap(({ title, rows }) =>
    rows.filter(([, numbers]) => isOver(numbers)).map(([name]) => `${title}, ${name}`),
  );
}

/** How often texts of the built-in generator return: across charts, and to one reader. */
export function evaluateVariety(size: Size): readonly Table[] {
  const columns = ['recurring sentences %', 'clauses met twice %'];
  return [
    { title: 'Variety: simulator', columns, rows: varietyOf(KINDS, size) },
    { title: 'Variety, under 19: simulator', columns, rows: varietyOf(MINOR_KINDS, size) },
  ];
}

export function varietyOf(
  kinds: readonly Kind[],
  { many, readers, days }: Pick<Size, 'many' | 'readers' | 'days'>,
): Table['rows'] {
  const [charts, own] = [randomCharts(many, 'evals'), goldenCharts(readers)];
  return kinds
    .filter(({ section }) => section !== 'radar')
    .map((kind) => {
      const numbers = [recurrence(kind, charts, simulateSection), metTwice(kind, own, days, simulateSection)];
      return [kind.name, numbers] as const;
    });
}

const JUDGED_COLUMNS = [
  'asked',
  'judged',
  ...CRITERIA,
  'flawedPercent',
] as const satisfies readonly (keyof Judgement)[];

/** A judge's means over the first contents of every kind: a row for each writer, and for what it writes for minors. */
export async function judgeAll(
  { name }: Pick<Source, 'name'>,
  { adults, minors }: WrittenSet,
  by: ModelName,
  ask: Ask,
  perKind: number,
): Promise<Table> {
  const rows: [string, readonly number[]][] = [];
  for (const [written, readers] of [
    [adults, ''],
    [minors, ', under 19'],
  ] as const) {
    for (const model of MODEL_NAMES) {
      const contents = Object.values(written.get(model) ?? {}).flatMap((all) => all.slice(0, perKind));
      const readable = contents.filter(({ request, output }) => output !== undefined && request.section !== 'radar');
      if (readable.length === 0) continue;
      const judgement = await judge(readable, by, ask);
      rows.push([`${model}${readers}`, JUDGED_COLUMNS.map((column) => judgement[column])]);
    }
  }
  return { title: `Judged by ${by}: ${name}`, columns: JUDGED_COLUMNS, rows };
}

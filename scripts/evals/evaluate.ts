import pMap from 'p-map';
import { MODEL_NAMES, type ModelName, simulateSection } from '../../shared/content/index.ts';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { GOLDEN_DATE, goldenCharts, KINDS, type Kind, MINOR_KINDS, requestOf } from './golden.ts';
import { CRITERIA, type Judgement, judge } from './judge.ts';
import { type Measures, measure, type Written } from './measures.ts';
import { READING_COLUMNS, readingOf } from './reading.ts';
import type { Table } from './report.ts';
import type { Ask, Source } from './sources.ts';

/** Numbers of charts and days. */
export interface Size {
  readonly golden: number;
  /** Of the golden charts, for readers under 19. */
  readonly minors: number;
  /** Charts of one day. */
  readonly many: number;
  /** Of each kind, of readers of age and under 19, to count errors only. */
  readonly swept: number;
  /** Of whom each reads a fortnight. */
  readonly readers: number;
}

export const FULL: Size = { golden: 60, minors: 60, many: 1_000, swept: 2_000, readers: 60 };
/** For CI: the same steps in some seconds, and as many readers: the percents of a few stray by half a point from those of all. */
export const SMOKE: Size = { golden: 6, minors: 3, many: 200, swept: 100, readers: 60 };

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
  'repeated',
  'dates',
  'numbers',
  'homographs',
  'characters',
] as const satisfies readonly (keyof Measures)[];
const MINOR_COLUMNS = [...COLUMNS.slice(0, 4), 'market', 'terms', ...COLUMNS.slice(4)] as const;

/** A row for each kind, over all models of the source. */
export function tablesOf({ name, models }: Source, { adults, minors }: WrittenSet): readonly Table[] {
  const rowsOf = (written: WrittenSet['adults'], columns: readonly (keyof Measures)[]) =>
    KINDS.map((kind) => {
      const parts = models.map((model) => measure(written.get(model)?.[kind.name] ?? []));
      return [kind.name, columns.map((column) => together(column, parts))] as const;
    });
  return [
    { title: `Golden set: ${name}`, columns: COLUMNS, rows: rowsOf(adults, COLUMNS) },
    { title: `Golden set, under 19: ${name}`, columns: MINOR_COLUMNS, rows: rowsOf(minors, MINOR_COLUMNS) },
  ];
}

function together(column: keyof Measures, parts: readonly Measures[]): number {
  const total = parts.reduce((sum, part) => sum + part[column], 0);
  return column === 'characters' ? total / Math.max(1, parts.length) : total;
}

/** How a fortnight of the built-in generator reads, of age and under 19. */
export function evaluateReading({ many, readers }: Pick<Size, 'many' | 'readers'>): readonly [Table, Table] {
  const [charts, own] = [randomCharts(many, 'evals'), goldenCharts(readers)];
  const tableOf = (title: string, kinds: readonly Kind[]): Table => ({
    title,
    columns: READING_COLUMNS,
    rows: kinds
      .filter(({ section, fortuneType }) => section === 'fortune' || fortuneType === 'daily')
      .map((kind) => {
        const reading = readingOf(kind, own, charts, simulateSection);
        return [kind.name, READING_COLUMNS.map((column) => reading[column])] as const;
      }),
  });
  return [tableOf('Reading: simulator', KINDS), tableOf('Reading, under 19: simulator', MINOR_KINDS)];
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

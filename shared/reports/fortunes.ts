import type { FortuneType, ModelName } from '../content/index.ts';
import { firstIdAt } from '../core/ids.ts';
import { perModel } from '../core/models.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import { addSums } from '../core/sums.ts';
import type { Database } from '../db/connect.ts';
import type { FortuneFacts } from '../db/models/calls.ts';
import type { DayRange } from '../usage/call-sums.ts';
import { fortunesIn } from '../usage/call-sums.ts';
import { daysOf } from './ranges.ts';

/** The types in the order in which reports list them. */
export const REPORT_ORDER = ['daily', 'yearly', 'monthly'] as const satisfies readonly FortuneType[];
export const SCORE_BANDS = ['0-20', '21-40', '41-60', '61-80', '81-100'] as const;
export const CATEGORIES = ['overall', 'wealth', 'love', 'health', 'career'] as const satisfies readonly Category[];
type Category = keyof FortuneFacts['categories'];

/** Sums over generated fortunes. */
export interface FortuneFigures {
  readonly count: number;
  /** Those that still exist. */
  readonly existing: number;
  readonly score: number;
  readonly latencyMs: number;
  readonly costUsd: number;
}

/** Requests for fortunes, and batch items, that returned a fortune. */
export interface AnswerFigures {
  readonly answers: number;
  /** Without a provider call of their own. */
  readonly hits: number;
}

export interface FortuneReport {
  readonly range: DayRange;
  readonly total: FortuneFigures & AnswerFigures & { readonly profiles: number };
  readonly byType: Readonly<Record<FortuneType, FortuneFigures & AnswerFigures>>;
  readonly byModel: Readonly<Record<ModelName, FortuneFigures>>;
  /** Counts, in the order of `SCORE_BANDS`. */
  readonly scoreBands: readonly number[];
  readonly categories: Readonly<Record<Category, number>>;
  /** Every day of the range, in order. */
  readonly days: readonly (FortuneFigures & { readonly date: string })[];
}

/**
 * The fortunes generated in the range, deleted ones included, from the facts stored with their charges. Hits come from the
 * usage ledger and from batch items.
 */
export async function fortuneReport(
  db: Database,
  owner: Owner,
  { range, type }: { readonly range: DayRange; readonly type: FortuneType | undefined },
): Promise<FortuneReport> {
  const types = type === undefined ? REPORT_ORDER : [type];
  const [{ rows, profiles }, answers] = await Promise.all([
    fortunesIn(db, owner, range, type ?? null),
    answersByType(db, owner, range, types),
  ]);
  const byType = keyed(REPORT_ORDER, (name) => ({
    ...figures(rows.filter((row) => row.type === name)),
    ...(answers.get(name) ?? NO_ANSWERS),
  }));
  return {
    range,
    total: { ...figures(rows), ...[...answers.values()].reduce(addSums, NO_ANSWERS), profiles },
    byType,
    byModel: perModel((name) => figures(rows.filter((row) => row.model === name))),
    scoreBands: SCORE_BANDS.map((_, band) => figures(rows.filter((row) => row.band === band)).count),
    categories: keyed(CATEGORIES, (name) => rows.reduce((sum, row) => sum + row[name], 0)),
    days: daysOf(range).map((date) => ({ date, ...figures(rows.filter((row) => row.day === date)) })),
  };
}

async function answersByType(
  db: Database,
  owner: Owner,
  range: DayRange,
  types: readonly FortuneType[],
): Promise<Map<FortuneType, AnswerFigures>> {
  const [days, items] = await Promise.all([
    db.usageDays
      .find({ ...ownedBy(owner), day: { $gte: range.from, $lte: range.to } })
      .select({ fortunes: 1 })
      .lean(),
    itemsByType(db, owner, range, types),
  ]);
  const answers = new Map(types.map((type) => [type, items.get(type) ?? NO_ANSWERS]));
  for (const { fortunes } of days) {
    for (const type of types) {
      answers.set(type, addSums(answers.get(type) ?? NO_ANSWERS, fortunes?.[type] ?? NO_ANSWERS));
    }
  }
  return answers;
}

const BATCHES_AT_ONCE = 1_000;

/** The items of batches accepted in the range. */
async function itemsByType(
  db: Database,
  owner: Owner,
  range: DayRange,
  types: readonly FortuneType[],
): Promise<Map<FortuneType, AnswerFigures>> {
  const batches = await db.batches
    .find({
      ...ownedBy(owner),
      kind: { $in: ['request', 'schedule'] },
      _id: { $gte: firstIdAt('batch', range.since), $lt: firstIdAt('batch', range.until) },
    })
    .select({ fortuneType: 1 })
    .lean();
  const byType = new Map<FortuneType, AnswerFigures>();
  for (const type of types) {
    const ids = batches.filter(({ fortuneType }) => fortuneType === type).map(({ _id }) => _id);
    for (let from = 0; from < ids.length; from += BATCHES_AT_ONCE) {
      const { accountId } = owner;
      const batchId = { $in: ids.slice(from, from + BATCHES_AT_ONCE) };
      const [made, cached] = await Promise.all([
        db.batchItems.countDocuments({ accountId, batchId, state: 'success' }),
        db.batchItems.countDocuments({ accountId, batchId, state: 'cached' }),
      ]);
      byType.set(type, addSums(byType.get(type) ?? NO_ANSWERS, { answers: made + cached, hits: cached }));
    }
  }
  return byType;
}

const NO_ANSWERS: AnswerFigures = { answers: 0, hits: 0 };

function figures(rows: readonly FortuneFigures[]): FortuneFigures {
  return rows.reduce<FortuneFigures>(addSums, { count: 0, existing: 0, score: 0, latencyMs: 0, costUsd: 0 });
}

function keyed<K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;
}

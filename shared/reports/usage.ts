import { addDays, type Clock, kstDate } from '../core/clock.ts';
import { MODEL_NAMES, type ModelName } from '../core/models.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import { addSums } from '../core/sums.ts';
import type { Database } from '../db/connect.ts';
import type { ApiKeyRecord } from '../db/models/api-keys.ts';
import type { KeyCell, UsageDayRecord } from '../db/models/usage-days.ts';
import { chargesIn, type DayRange, OPERATOR_WARMING } from '../usage/call-sums.ts';
import { addLatencies, type Latencies, latencyQuantile, requestsOf } from '../usage/latencies.ts';
import { MINUTE_RETENTION_DAYS } from '../usage/store.ts';
import { MAX_KEYS, parseCellKey } from '../usage/tally.ts';
import { bucketOfDay, bucketsOf, daysOf, type Period } from './ranges.ts';

export const USAGE_GROUPS = ['endpoint', 'method', 'status_code', 'key'] as const;
export type UsageGroup = (typeof USAGE_GROUPS)[number];

export interface UsageFigures {
  readonly requests: number;
  /** Answered with a status below 400. */
  readonly succeeded: number;
  /** Sum over the requests, milliseconds. */
  readonly latencyMs: number;
  readonly costUsd: number;
}

/** The requests with a key. What it was charged is not known: calls do not name their key. */
export interface KeyFigures extends KeyCell {
  /** Null: all other requests. */
  readonly key: Pick<ApiKeyRecord, '_id' | 'prefix' | 'name'> | null;
}

/** How long requests waited for a model's new answers. */
export interface Waits {
  readonly answers: number;
  /** Null: there was none. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

export interface ModelWaits extends Waits {
  readonly model: ModelName;
  readonly days: readonly (Waits & { readonly date: string })[];
}

/** What a report shows. */
export interface UsageQuery {
  readonly period: Period;
  readonly groupBy: UsageGroup;
  /** With the waits by model. */
  readonly waits?: boolean;
}

export interface UsageReport {
  readonly range: DayRange;
  readonly period: Period;
  readonly groupBy: UsageGroup;
  readonly total: UsageFigures;
  /** Most requests first. `name` is the endpoint, the method or the status. */
  readonly groups: readonly (UsageFigures & { readonly name: string })[];
  /** Most requests first, in place of the groups; null: not asked for. */
  readonly keys: readonly KeyFigures[] | null;
  /** Every model, with every day of the range in order; null: not asked for. */
  readonly models: readonly ModelWaits[] | null;
  /** Every bucket of the range, in order, empty ones included. */
  readonly buckets: readonly { readonly date: string; readonly requests: number; readonly costUsd: number }[];
}

/**
 * Requests from the usage ledger and charges from the calls, for one owner. Whole days come from the daily records.
 * Hours are summed from the minutes while those are stored; requests of an older day are reported at its first hour.
 */
export async function usageReport(
  deps: { readonly db: Database; readonly clock: Clock },
  owner: Owner,
  query: UsageQuery & { readonly range: DayRange },
): Promise<UsageReport> {
  const { range, period, groupBy, waits = false } = query;
  const [days, charges, hours] = await Promise.all([
    deps.db.usageDays.find({ ...ownedBy(owner), day: { $gte: range.from, $lte: range.to } }).lean(),
    chargesIn(deps.db, owner, range),
    period === 'hour' ? requestsByHour(deps, owner, range) : [],
  ]);
  const groups = createSums();
  for (const { cells } of days) {
    for (const [key, { requests, latencyMs }] of Object.entries(cells)) {
      const { endpoint, status } = parseCellKey(key);
      const succeeded = status < 400 ? requests : 0;
      groups.add(nameOf(groupBy, endpoint, status), { requests, succeeded, latencyMs, costUsd: 0 });
    }
  }
  for (const { source, background, usd } of charges.bySource) {
    const endpoint = endpointOfSource(source);
    groups.add(nameOf(groupBy, endpoint, statusOfCharge(endpoint, background)), { ...NOTHING, costUsd: usd });
  }
  const byHour = new Map(hours.map(({ hour, requests }) => [hour, requests]));
  const firstWithHours = firstDayWithMinutes(deps.clock);
  const buckets = createSums(bucketsOf(period, range));
  for (const { day, requests } of days) {
    if (period === 'hour' && day >= firstWithHours) continue;
    buckets.add(bucketOfDay(period, range, day), { ...NOTHING, requests });
  }
  for (const [hour, requests] of byHour) buckets.add(hour, { ...NOTHING, requests });
  const charged =
    period === 'hour'
      ? charges.byHour.map(({ hour, usd }) => ({ bucket: `${hour}:00`, usd }))
      : charges.bySource.map(({ day, usd }) => ({ bucket: bucketOfDay(period, range, day), usd }));
  for (const { bucket, usd } of charged) buckets.add(bucket, { ...NOTHING, costUsd: usd });
  const sums = groups.all();
  const total = sums.reduce(addSums, NOTHING);
  return {
    range,
    period,
    groupBy,
    total,
    models: waits ? MODEL_NAMES.map((model) => waitsOf(days, range, model)) : null,
    groups: sums.toSorted((a, b) => b.requests - a.requests || (a.name < b.name ? -1 : 1)),
    keys: groupBy === 'key' ? await keysOf(deps.db, owner, days, total) : null,
    buckets: buckets.all().map(({ name, requests, costUsd }) => ({ date: name, requests, costUsd })),
  };
}

/** The keys with the most requests, revoked ones too: their records stay. */
async function keysOf(
  db: Database,
  { accountId }: Owner,
  days: readonly UsageDayRecord[],
  total: KeyCell,
): Promise<KeyFigures[]> {
  const sums = new Map<string, KeyCell>();
  for (const [id, cell] of days.flatMap(({ keys = {} }) => Object.entries(keys))) {
    const before = sums.get(id);
    sums.set(id, before === undefined ? cell : addSums(before, cell));
  }
  const most = [...sums]
    .sort(([a, one], [b, other]) => other.requests - one.requests || (a < b ? -1 : 1))
    .slice(0, MAX_KEYS);
  const keys = await db.apiKeys
    .find({ accountId, _id: { $in: most.map(([id]) => id) } })
    .select({ prefix: 1, name: 1 })
    .lean();
  const figures: KeyFigures[] = keys.map((key) => ({ ...(sums.get(key._id) ?? NOTHING), key }));
  const others = figures.reduce<KeyCell>(without, total);
  if (others.requests > 0) figures.push({ ...others, key: null });
  return figures.sort((a, b) => b.requests - a.requests);
}

function without({ requests, succeeded, latencyMs }: KeyCell, cell: KeyCell): KeyCell {
  return {
    requests: requests - cell.requests,
    succeeded: succeeded - cell.succeeded,
    latencyMs: latencyMs - cell.latencyMs,
  };
}

function waitsOf(days: readonly UsageDayRecord[], range: DayRange, model: ModelName): ModelWaits {
  const byDay = new Map(days.map(({ day, latencies }) => [day, latencies?.[model] ?? {}]));
  return {
    model,
    ...figuresOf([...byDay.values()].reduce<Latencies>(addLatencies, {})),
    days: daysOf(range).map((date) => ({ date, ...figuresOf(byDay.get(date) ?? {}) })),
  };
}

function figuresOf(latencies: Latencies): Waits {
  return {
    answers: requestsOf(latencies),
    p50Ms: latencyQuantile(latencies, 0.5),
    p95Ms: latencyQuantile(latencies, 0.95),
  };
}

const NOTHING: UsageFigures = { requests: 0, succeeded: 0, latencyMs: 0, costUsd: 0 };

function createSums(names: readonly string[] = []) {
  const sums = new Map<string, UsageFigures>(names.map((name) => [name, NOTHING]));
  return {
    add(name: string, figures: UsageFigures) {
      sums.set(name, addSums(sums.get(name) ?? NOTHING, figures));
    },
    all: () => [...sums].map(([name, figures]) => ({ name, ...figures })),
  };
}

function nameOf(groupBy: UsageGroup, endpoint: string, status: number): string {
  if (groupBy === 'status_code') return String(status);
  return groupBy === 'method' ? (endpoint.split(' ', 1)[0] ?? '') : endpoint;
}

/** Minutes of earlier days may have been deleted. */
function firstDayWithMinutes(clock: Clock): string {
  return addDays(kstDate(clock.now()), -MINUTE_RETENTION_DAYS);
}

async function requestsByHour(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  owner: Owner,
  { from, to }: DayRange,
): Promise<{ hour: string; requests: number }[]> {
  const first = firstDayWithMinutes(clock);
  return db.usageMinutes.aggregate([
    { $match: { ...ownedBy(owner), minute: { $gte: from > first ? from : first, $lt: `${to}U` } } },
    { $group: { _id: { $substrBytes: ['$minute', 0, 13] }, requests: { $sum: '$requests' } } },
    { $project: { _id: 0, hour: { $concat: ['$_id', ':00'] }, requests: 1 } },
  ]);
}

/** Background work is reported under the endpoint that requested it. */
function endpointOfSource(source: string): string {
  return source === OPERATOR_WARMING || /^[A-Z]+ \//.test(source) ? source : 'PUT /v1/schedules/daily';
}

/**
 * The status that a charge is reported under: the success status of its endpoint. A call that is charged after its
 * request timed out is reported there as well.
 */
function statusOfCharge(endpoint: string, background: boolean): number {
  if (/^POST \/v\d+\/fortunes$/.test(endpoint)) return background ? 202 : 201;
  return /^POST \/v\d+\/fortunes\/batch$/.test(endpoint) ? 202 : 200;
}

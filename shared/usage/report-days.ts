import type { ClientSession } from 'mongoose';
import { FORTUNE_TYPES } from '../content/index.ts';
import { type Clock, DAY_MS, kstDate, kstDayEnd, kstDayStart, kstHour } from '../core/clock.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { eachPage } from '../db/each-page.ts';
import type { CallRecord, FortuneFacts, SummedCall } from '../db/models/calls.ts';
import type { FortuneDaysRecord } from '../db/models/fortune-days.ts';
import type { FortuneSum, FortuneSums, ProfileScope, ReportDayRecord } from '../db/models/report-days.ts';
import { isDuplicateKey, rawCollection } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';
import { upsertWrite, type WriteOperation, writeAll } from '../db/writes.ts';
import {
  bitsOf,
  dayNumber,
  type FortuneDays,
  gapTo,
  hasDay,
  MAX_REPORT_DAYS,
  noDays,
  withDay,
} from './fortune-days.ts';

/** Scores fall into five bands of this width, upper end included; 0 belongs to the first. */
export const SCORE_BAND_WIDTH = 20;

export function bandOf({ score }: Pick<FortuneFacts, 'score'>): number {
  return Math.max(0, Math.floor((score - 1) / SCORE_BAND_WIDTH));
}

/** Until then the reconciler may correct what a call was charged. */
const SETTLED_FOR_MS = 15 * 60_000;
/**
 * Calls from before the upgrade are summed up to this age, which leaves days to what the former release's retention takes:
 * it knows nothing of these sums.
 */
const SUMMED_DAYS = 90;
const PAGE = 2_000;

/**
 * Adds ended calls to the sums of their days, and corrects these by what has changed since. A call is in a report either by
 * itself or by the sums: each page is one transaction, which writes on the calls what it has added. So it may be killed anywhere,
 * run twice at once, and meet calls that end late.
 * @param checkpoint is called before each page; it throws to stop the work
 */
export async function sumEndedCalls(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  checkpoint: () => Promise<void>,
  pageSize = PAGE,
): Promise<void> {
  const now = clock.now().getTime();
  const until = new Date(now - SETTLED_FOR_MS);
  const since = kstDayStart(kstDate(new Date(now - SUMMED_DAYS * DAY_MS)));
  await eachPage(
    db.accounts,
    {},
    async (accounts) => {
      for (const { _id: accountId } of accounts) {
        for (const livemode of [true, false]) {
          await sumOwner({ db, owner: { accountId, livemode }, until, pageSize }, since, checkpoint);
        }
      }
    },
    ['_id'],
  );
}

interface Summing {
  readonly db: Database;
  readonly owner: Owner;
  /** Calls that were settled before. */
  readonly until: Date;
  readonly pageSize: number;
}

async function sumOwner(summing: Summing, since: Date, checkpoint: () => Promise<void>): Promise<void> {
  for (let from = since; ; ) {
    await checkpoint();
    const day = await firstDayToSum(summing, from);
    if (day === null) return;
    while (await sumPage(summing, day)) await checkpoint();
    from = kstDayEnd(day);
  }
}

/** The first day, from an instant on, with a call whose sums are missing or wrong. */
async function firstDayToSum({ db, owner, until }: Summing, from: Date): Promise<string | null> {
  for (let first = from; first < until; ) {
    // Mostly there are calls of today only: one question about all days before it, then day by day.
    const start = kstDayStart(kstDate(until));
    const last = first < start && !(await isAnyToSum(db, owner, first, start)) ? start : first;
    const end = new Date(Math.min(kstDayEnd(kstDate(last)).getTime(), until.getTime()));
    if (await isAnyToSum(db, owner, last, end)) return kstDate(last);
    first = kstDayEnd(kstDate(last));
  }
  return null;
}

async function isAnyToSum(db: Database, owner: Owner, from: Date, until: Date): Promise<boolean> {
  for (const form of unsummedForms(owner, { $gte: from, $lt: until })) {
    if ((await rawCollection(db.calls).findOne(form, { projection: { _id: 1 } })) !== null) return true;
  }
  return false;
}

/**
 * The calls whose part in the sums is missing or is not what they are now, each in one of three filters: not summed yet, changed
 * since, or with a fortune that was deleted since.
 */
export function unsummedForms(owner: Owner, settledAt: { readonly $gte: Date; readonly $lt: Date }) {
  const ended = { ...ownedBy(owner), settledAt };
  return [
    { ...ended, 'summed.count': null },
    { ...ended, changed: true as const, 'summed.count': { $gte: 0 } },
    { ...ended, 'summed.existing': 1, 'fortune.deleted': true as const, changed: { $ne: true as const } },
  ] as const;
}

/** @returns whether there may be more */
async function sumPage({ db, owner, until, pageSize }: Summing, day: string): Promise<boolean> {
  const settledAt = { $gte: kstDayStart(day), $lt: new Date(Math.min(kstDayEnd(day).getTime(), until.getTime())) };
  return db.transaction(owner.accountId, async (session) => {
    const calls: SettledCall[] = [];
    for (const form of unsummedForms(owner, settledAt)) {
      const found = rawCollection(db.calls)
        .find(form as object, { session })
        .project<SettledCall>(SUMMED_FIELDS);
      calls.push(...(await found.limit(pageSize).toArray()));
    }
    if (calls.length === 0) return false;
    const days = await openReportDays(db, owner, session);
    await addProfiles({ db, owner, session }, day, calls, days);
    for (const call of calls) add(await days.of(day), call);
    await days.write();
    await markSummed(db, owner, calls, session);
    return calls.length >= pageSize;
  });
}

type SettledCall = Pick<
  CallRecord,
  '_id' | 'accountId' | 'livemode' | 'model' | 'source' | 'background' | 'chargedUsd' | 'fortune' | 'summed'
> & { readonly settledAt: Date };

const SUMMED_FIELDS = {
  accountId: 1,
  livemode: 1,
  model: 1,
  source: 1,
  background: 1,
  chargedUsd: 1,
  fortune: 1,
  summed: 1,
  settledAt: 1,
} as const;

const NOTHING: SummedCall = { usd: 0, count: 0, existing: 0 };

function partOf({ chargedUsd, fortune }: Pick<CallRecord, 'chargedUsd' | 'fortune'>): SummedCall {
  if (fortune === null) return { usd: chargedUsd, count: 0, existing: 0 };
  return { usd: chargedUsd, count: 1, existing: fortune.deleted ? 0 : 1 };
}

/** Makes the sums contain the call as it is now. */
function add(record: ReportDayRecord, call: SettledCall): void {
  change(record, call, partOf(call), call.summed ?? NOTHING);
}

/** Takes the call out of the sums that contain it. */
function remove(record: ReportDayRecord, call: SettledCall): void {
  change(record, call, NOTHING, call.summed ?? NOTHING);
}

/** Replaces a call's part in the sums of its day. */
function change(record: ReportDayRecord, call: SettledCall, now: SummedCall, before: SummedCall): void {
  const usd = now.usd - before.usd;
  if (usd !== 0) {
    const { source, background } = call;
    const charge = record.charges.find((one) => one.source === source && one.background === background);
    if (charge === undefined) record.charges.push({ source, background, usd });
    else charge.usd += usd;
    const hour = Number(kstHour(call.settledAt).slice(11));
    record.hours[hour] = (record.hours[hour] ?? 0) + usd;
  }
  if (call.fortune === null) return;
  const { score, latencyMs, categories } = call.fortune;
  const sum = sumFor(record, call, call.fortune);
  const count = now.count - before.count;
  sum.count += count;
  sum.existing += now.existing - before.existing;
  sum.score += count * score;
  sum.latencyMs += count * latencyMs;
  // Before it had the fortune, its charge was in no fortune's sums.
  sum.costUsd += (now.count === 0 ? 0 : now.usd) - (before.count === 0 ? 0 : before.usd);
  for (const name of CATEGORIES) sum[name] += count * categories[name];
}

const CATEGORIES = ['overall', 'wealth', 'love', 'health', 'career'] as const;
const NO_FORTUNES: FortuneSums = {
  count: 0,
  existing: 0,
  score: 0,
  latencyMs: 0,
  costUsd: 0,
  overall: 0,
  wealth: 0,
  love: 0,
  health: 0,
  career: 0,
};

function sumFor({ fortunes }: ReportDayRecord, { model }: SettledCall, facts: FortuneFacts): FortuneSum {
  const band = bandOf(facts);
  const found = fortunes.find((sum) => sum.type === facts.type && sum.model === model && sum.band === band);
  if (found !== undefined) return found;
  const sum = { type: facts.type, model, band, ...NO_FORTUNES };
  fortunes.push(sum);
  return sum;
}

/** Adds the profiles of the calls whose fortunes are not summed yet to those of the day, and to their own records. */
async function addProfiles(
  { db, owner, session }: { readonly db: Database; readonly owner: Owner; readonly session: ClientSession },
  day: string,
  calls: readonly SettledCall[],
  days: ReportDays,
): Promise<void> {
  const fresh = calls.filter(({ fortune, summed }) => fortune !== null && (summed ?? NOTHING).count === 0);
  const facts = fresh.flatMap(({ fortune }) => fortune ?? []);
  const known = await fortuneDaysOf(db, owner, new Set(facts.map(({ profileId }) => profileId)), session);
  const number = dayNumber(day);
  const changed = new Map<string, FortuneDays>();
  for (const { profileId, type } of facts) {
    const before = changed.get(profileId) ?? known.get(profileId) ?? noDays(number);
    if (hasDay(before, bitsOf(before, type), number)) continue;
    for (const scope of ['all', type] as const) await addProfile(days, scope, before, number);
    changed.set(profileId, withDay(before, type, number));
  }
  const expiresAt = new Date(kstDayEnd(day).getTime() + MAX_REPORT_DAYS * DAY_MS);
  const writes = [...changed].map(([_id, { since, days }]) => {
    const record: FortuneDaysRecord = { _id, ...ownedBy(owner), since, days, expiresAt };
    return upsertWrite(db.fortuneDays, record);
  });
  await writeRecords(db, writes, session);
}

/** A day more of a profile: it is the former one of the day after it. */
async function addProfile(days: ReportDays, scope: ProfileScope, before: FortuneDays, number: number): Promise<void> {
  const bits = bitsOf(before, scope);
  if (hasDay(before, bits, number)) return;
  const gap = gapTo(before, bits, number, -1);
  count(await days.of(dayOf(number)), scope, gap, 1);
  const next = gapTo(before, bits, number, 1);
  if (next === 0) return;
  const record = await days.of(dayOf(number + next));
  count(record, scope, gap === 0 || gap + next >= MAX_REPORT_DAYS ? 0 : gap + next, -1);
  count(record, scope, next, 1);
}

function count({ profiles }: ReportDayRecord, scope: ProfileScope, gap: number, change: 1 | -1): void {
  const byGap = profiles[scope];
  while (byGap.length <= gap) byGap.push(0);
  byGap[gap] = (byGap[gap] ?? 0) + change;
}

function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The summed days of some profiles. */
export async function fortuneDaysOf(
  db: Database,
  { accountId }: Pick<Owner, 'accountId'>,
  ids: Iterable<string>,
  session: ClientSession,
): Promise<ReadonlyMap<string, FortuneDays>> {
  const _id = { $in: [...ids] };
  if (_id.$in.length === 0) return new Map();
  const found = await rawCollection(db.fortuneDays).find({ accountId, _id }, { session }).toArray();
  return new Map(found.map((record) => [record._id, record]));
}

async function markSummed(
  db: Database,
  { accountId }: Owner,
  calls: readonly SettledCall[],
  session: ClientSession,
): Promise<void> {
  const idsByPart = new Map<string, { readonly summed: SummedCall; readonly ids: string[] }>();
  for (const call of calls) {
    const summed = partOf(call);
    const key = Object.values(summed).join();
    const same = idsByPart.get(key);
    if (same === undefined) idsByPart.set(key, { summed, ids: [call._id] });
    else same.ids.push(call._id);
  }
  for (const { summed, ids } of idsByPart.values()) {
    await rawCollection(db.calls).updateMany(
      { accountId, _id: { $in: ids } },
      { $set: { summed }, $unset: { changed: '' } },
      { session },
    );
  }
}

/** Takes calls out of the sums of their days, because the caller removes them: they have reached the age of retention. */
export async function removeFromReportDays(
  db: Database,
  calls: readonly CallRecord[],
  session: ClientSession,
): Promise<void> {
  const byOwner = new Map<string, { readonly owner: Owner; readonly calls: SettledCall[] }>();
  for (const call of calls) {
    const { settledAt } = call;
    if (call.summed === undefined || settledAt === null) continue;
    const own = byOwner.get(ownerKey(call)) ?? { owner: ownedBy(call), calls: [] };
    own.calls.push({ ...call, settledAt });
    byOwner.set(ownerKey(call), own);
  }
  for (const { owner, calls: own } of byOwner.values()) {
    const days = await openReportDays(db, owner, session);
    for (const call of own) {
      const record = await days.find(kstDate(call.settledAt));
      // None of an account that was deleted: its calls stay as the ledger.
      if (record !== null) remove(record, call);
    }
    await days.write();
  }
}

interface ReportDays {
  of(day: string): Promise<ReportDayRecord>;
  find(day: string): Promise<ReportDayRecord | null>;
  /** Writes all that were asked for. */
  write(): Promise<void>;
}

/** An owner's records by day, read once each. */
async function openReportDays(db: Database, owner: Owner, session: ClientSession): Promise<ReportDays> {
  const open = new Map<string, ReportDayRecord | null>();
  const idOf = (day: string) => `${ownerKey(owner)}:${day}`;
  const find = async (day: string) => {
    const known = open.get(day);
    if (known !== undefined) return known;
    const which = { _id: idOf(day), accountId: owner.accountId };
    const stored = await rawCollection(db.reportDays).findOne(which, { session });
    open.set(day, stored);
    return stored;
  };
  return {
    find,
    async of(day) {
      const record = (await find(day)) ?? { _id: idOf(day), ...ownedBy(owner), day, ...emptyDay() };
      open.set(day, record);
      return record;
    },
    async write() {
      const records = [...open.values()].flatMap((record) => record ?? []);
      const writes = records.map((record) => upsertWrite(db.reportDays, pruned(record)));
      await writeRecords(db, writes, session);
    },
  };
}

function emptyDay(): Pick<ReportDayRecord, 'charges' | 'hours' | 'fortunes' | 'profiles'> {
  const profiles = Object.fromEntries(['all', ...FORTUNE_TYPES].map((scope) => [scope, []]));
  return { charges: [], hours: [], fortunes: [], profiles: profiles as unknown as ReportDayRecord['profiles'] };
}

/** Less than any charge: what is left of a sum when its parts are taken away. */
const DUST_USD = 1e-9;

function pruned(record: ReportDayRecord): ReportDayRecord {
  return {
    ...record,
    charges: record.charges.filter(({ usd }) => Math.abs(usd) > DUST_USD),
    hours: Array.from(record.hours, (usd = 0) => (Math.abs(usd) > DUST_USD ? usd : 0)),
    fortunes: record.fortunes.filter(({ count }) => count !== 0),
  };
}

async function writeRecords(db: Database, writes: readonly WriteOperation[], session: ClientSession): Promise<void> {
  if (writes.length === 0) return;
  try {
    await writeAll(db, writes, session);
  } catch (error) {
    // Another process has made the record meanwhile.
    throw isDuplicateKey(error) ? repeatTransaction(error) : error;
  }
}

import type { RequestSubject } from '../accounts/caller.ts';
import { isAsItsPillars } from '../content/index.ts';
import { type Clock, DAY_MS, kstDate } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import { accountsOf, type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import type { RecentChartRecord } from '../db/models/recent-charts.ts';
import { rawCollection } from '../db/records.ts';
import { birthOfProfile } from './profile-fields.ts';

/** The charts of partners' recent calls, for cache warming. */
export interface RecentCharts {
  /** Records the subject in memory and returns at once; the write follows moments later, once a day per subject. */
  record(owner: Owner, subject: RequestSubject): void;
  /** Writes the remaining records. */
  close(): Promise<void>;
}

export interface RecentChartsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

const RECENT_MS = 7 * DAY_MS;
/** Long enough for a busy API server to write many at once. */
const WRITE_AFTER_MS = 250;
const RETRY_AFTER_MS = 5_000;
const PAGE = 500;
/** Above this, a subject is recorded at its next call or not at all: warming may miss a chart. */
const MAX_RECORDED = 100_000;

interface RecordedChart {
  readonly owner: Owner;
  readonly subject: RequestSubject;
}

export function createRecentCharts(deps: RecentChartsDeps): RecentCharts {
  const { clock, logger } = deps;
  let day = '';
  const recorded = new Set<string>();
  const waiting: RecordedChart[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  const write = async () => {
    while (waiting.length > 0) {
      const page = waiting.slice(0, PAGE);
      await writeCharts(deps, page);
      waiting.splice(0, page.length);
    }
  };
  const writeAfter = (delayMs: number) => {
    timer ??= setTimeout(() => {
      timer = null;
      writing = write().then(
        () => {
          writing = null;
          if (waiting.length > 0) writeAfter(WRITE_AFTER_MS);
        },
        (error: unknown) => {
          writing = null;
          logger.warn({ err: error, component: 'recent-charts' }, 'writing recent charts failed; trying again');
          writeAfter(RETRY_AFTER_MS);
        },
      );
    }, delayMs).unref();
  };
  return {
    record(owner, subject) {
      const today = kstDate(clock.now());
      if (today !== day || recorded.size >= MAX_RECORDED) recorded.clear();
      day = today;
      const key = `${owner.accountId} ${owner.livemode} ${'chart' in subject ? subject.chart : subject.profileId}`;
      if (recorded.has(key) || waiting.length >= MAX_RECORDED) return;
      recorded.add(key);
      waiting.push({ owner, subject });
      if (writing === null) writeAfter(WRITE_AFTER_MS);
    },
    async close() {
      if (timer !== null) clearTimeout(timer);
      await writing;
      await write().catch((error: unknown) =>
        logger.warn(
          { err: error, component: 'recent-charts' },
          'recent charts are lost: the database did not take them',
        ),
      );
    },
  };
}

/** A profile is recorded by its chart; a deleted profile is not recorded. */
async function writeCharts({ db, clock }: RecentChartsDeps, page: readonly RecordedChart[]): Promise<void> {
  const ids = page.flatMap(({ subject }) => ('profileId' in subject ? [subject.profileId] : []));
  const accountId = accountsOf(page.map(({ owner }) => owner));
  const profiles =
    ids.length === 0
      ? []
      : await rawCollection(db.profiles)
          .find({ accountId, _id: { $in: ids } })
          .toArray();
  const today = kstDate(clock.now());
  const served = profiles.filter((profile) => isServedByWarming(profile, today));
  const chartOf = new Map(served.map((profile) => [keyOf(profile, profile._id), profile.chart]));
  const seenAt = clock.now();
  const records = page.flatMap(({ owner, subject }) => {
    const chart = 'chart' in subject ? subject.chart : chartOf.get(keyOf(owner, subject.profileId));
    return chart === undefined ? [] : [chartRecord(owner, chart, seenAt)];
  });
  // One update per chart: two in one command would race to insert it.
  const unique = new Map(records.map((record) => [record._id, record]));
  if (unique.size === 0) return;
  await rawCollection(db.recentCharts).bulkWrite(
    [...unique.values()].map(({ _id, accountId, ...fields }) => ({
      updateOne: { filter: { _id, accountId }, update: { $set: fields }, upsert: true },
    })),
    { ordered: false },
  );
  await removeOfDeleted(db, profiles);
}

/** Charts are warmed without a birth and for the whole account. */
function isServedByWarming(profile: ProfileRecord, today: string): boolean {
  return profile.sharesNoTexts !== true && isAsItsPillars(birthOfProfile(profile), today);
}

/** Removes a chart whose last profile was deleted or changed between the read and the write: the deletion did not see it. */
async function removeOfDeleted(db: Database, read: readonly ProfileRecord[]): Promise<void> {
  if (read.length === 0) return;
  const found = await rawCollection(db.profiles)
    .find({ accountId: accountsOf(read), _id: { $in: read.map(({ _id }) => _id) } })
    .project<Pick<ProfileRecord, '_id' | 'chart'>>({ chart: 1 })
    .toArray();
  const present = new Map(found.map(({ _id, chart }) => [_id, chart]));
  for (const profile of read.filter(({ _id, chart }) => present.get(_id) !== chart)) {
    const { accountId, chart } = profile;
    if ((await db.profiles.exists({ ...ownedBy(profile), chart })) !== null) continue;
    await rawCollection(db.recentCharts).deleteOne({ _id: keyOf(profile, chart), accountId });
  }
}

function chartRecord(owner: Owner, chart: string, seenAt: Date): RecentChartRecord {
  return {
    _id: keyOf(owner, chart),
    ...ownedBy(owner),
    chart,
    seenAt,
    expiresAt: new Date(seenAt.getTime() + RECENT_MS),
  };
}

function keyOf(owner: Owner, what: string): string {
  return `${ownerKey(owner)}:${what}`;
}

/** The charts of the owner's calls in the last 7 days, by pages: nothing bounds how many there are. */
export async function* recentChartsOf(
  { db, clock }: Pick<RecentChartsDeps, 'db' | 'clock'>,
  owner: Owner,
  pageSize: number,
): AsyncGenerator<readonly string[]> {
  const recent = recentOf(clock, owner);
  // By id alone, which is in an index. All that follow it would be sorted otherwise, for each page.
  const all = { $gt: keyOf(owner, ''), $lt: keyOf(owner, '~') };
  for (let last = all.$gt; ; ) {
    const page = await rawCollection(db.recentCharts)
      .find({ ...recent, _id: { ...all, $gt: last } })
      .sort({ _id: 1 })
      .hint('_id_')
      .limit(pageSize)
      .project<Pick<RecentChartRecord, '_id' | 'chart'>>({ chart: 1 })
      .toArray();
    if (page.length > 0) yield page.map(({ chart }) => chart);
    if (page.length < pageSize) return;
    last = page.at(-1)?._id ?? last;
  }
}

export function countRecentCharts(
  { db, clock }: Pick<RecentChartsDeps, 'db' | 'clock'>,
  owner: Owner,
): Promise<number> {
  return rawCollection(db.recentCharts).countDocuments(recentOf(clock, owner));
}

function recentOf(clock: Clock, owner: Owner) {
  return { ...ownedBy(owner), seenAt: { $gte: new Date(clock.now().getTime() - RECENT_MS) } };
}

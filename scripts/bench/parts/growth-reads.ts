import { setTimeout } from 'node:timers/promises';
import { addDays, HOUR_MS, kstDate, systemClock } from '../../../shared/core/clock.ts';
import type { Owner } from '../../../shared/core/owner.ts';
import { encodeCursor } from '../../../shared/db/cursor-page.ts';
import { countFortunes } from '../../../shared/reports/fortune-counts.ts';
import { sumProfiles } from '../../../shared/reports/profile-sums.ts';
import { sumEndedCalls } from '../../../shared/usage/report-days.ts';
import { type SeededIds, seedHistory } from '../lib/history.ts';
import { type BenchPlatform, liveAccount, openBenchPlatform } from '../lib/platform.ts';
import { row } from '../lib/statistics.ts';
import type { BenchContext, Part, Row } from '../part.ts';

const SMALL = 1_000;
/** Profiles of the account that stays as it is, in both. */
const CONSTANT = 500;
const SIZES = [10_000, 100_000];
const QUICK_SIZES = [2_000];
const SAMPLES = 120;
const QUICK_SAMPLES = 20;
/** Of reads that compute something anew. */
const FEW_SAMPLES = 5;
const STILL_RUNNING_MS = 200;
const MOST_RATIO = 1.2;

const SAMPLING = `the fastest of ${FEW_SAMPLES} to ${SAMPLES} requests, because other work on the machine is not a request's cost. "computed": the hour's figures, which later callers get from the cache.`;

export const growthReads = growthPart({
  name: 'growth-reads',
  title: 'Growth: reads',
  method: `Latencies of an installation that grows, beside one of ${SMALL.toLocaleString('en-US')} profiles, asked in turn, request by request, one at a time. Each profile has a fortune of
the last 30 days, its charge and its event, written straight into the collections; the hourly run has summed up its calls, profiles and fortunes. In both an account has ${CONSTANT} profiles; all others belong
to a second account, so that the first shows what the size of others costs, and the second what its own size costs. The last figure
is of the largest size; the pictures have the sizes before it. A figure is ${SAMPLING}

![Latency of reads as an account grows](images/growth-own.svg)

![Latency of reads as others grow](images/growth-others.svg)`,
  ofAccount: Number.POSITIVE_INFINITY,
  pictures: [
    ['growing', 'growth-own', 'Latency by profiles of the account itself'],
    ['constant', 'growth-others', 'Latency by profiles of others'],
  ],
});

export const growthAccounts = growthPart({
  name: 'growth-accounts',
  title: 'Growth: accounts',
  method: `The same as [reads](#growth-reads), where the others are accounts of ${SMALL.toLocaleString('en-US')} profiles each. A figure is ${SAMPLING}

![Latency of reads as accounts are added](images/growth-accounts.svg)`,
  ofAccount: SMALL,
  pictures: [['constant', 'growth-accounts', 'Latency by profiles of other accounts']],
});

interface GrowthPart extends Pick<Part, 'name' | 'title' | 'method'> {
  /** The most profiles of an account that grows: then the next one does. */
  readonly ofAccount: number;
  /** By account: the file and the title. */
  readonly pictures: readonly (readonly [AccountName, string, string])[];
}

function growthPart({ ofAccount, pictures, ...part }: GrowthPart): Part {
  return {
    ...part,
    limitMs: 3 * 3_600_000,
    async run(context) {
      const small = await openInstallation(context);
      const large = await openInstallation(context);
      const sizes = context.sizes ?? (context.quick ? QUICK_SIZES : SIZES);
      await grow(small, SMALL, ofAccount);
      const measured: Measured[] = [];
      for (const size of sizes) {
        const startedAt = performance.now();
        await grow(large, size, ofAccount);
        context.log(
          `${size.toLocaleString('en-US')} profiles after ${Math.round((performance.now() - startedAt) / 1000)} s`,
        );
        measured.push({
          size,
          accounts: await measure(context, small, large, new Set(pictures.map(([name]) => name))),
        });
        for (const picture of pictures) await draw(context, measured, picture);
      }
      return report(measured);
    },
  };
}

const ACCOUNTS = ['constant', 'growing'] as const;
type AccountName = (typeof ACCOUNTS)[number];

interface Account {
  readonly owner: Owner;
  readonly key: string;
  profiles: number;
  ids: SeededIds;
}

interface Installation {
  readonly platform: BenchPlatform;
  readonly url: string;
  readonly accounts: Record<AccountName, Account>;
  profiles: number;
}

interface Figures {
  readonly small: number[];
  readonly large: number[];
}

interface Measured {
  readonly size: number;
  /** Latencies in ms by account and request. */
  readonly accounts: ReadonlyMap<AccountName, ReadonlyMap<string, Figures>>;
}

async function openInstallation(context: BenchContext): Promise<Installation> {
  const platform = await openBenchPlatform(context);
  const { url } = await platform.startApiServer();
  const accounts = { constant: await newAccount(platform), growing: await newAccount(platform) };
  await add(platform, accounts.constant, CONSTANT);
  await sumUp(platform, accounts.constant);
  return { platform, url, accounts, profiles: CONSTANT };
}

async function newAccount({ admin }: BenchPlatform): Promise<Account> {
  return { ...(await liveAccount(admin)), profiles: 0, ids: { profiles: [], fortunes: [] } };
}

/** Fills the growing account, and the next one when it is full, until the installation has that many profiles. */
async function grow(installation: Installation, profiles: number, ofAccount: number): Promise<void> {
  const { platform, accounts } = installation;
  while (installation.profiles < profiles) {
    if (accounts.growing.profiles >= ofAccount) accounts.growing = await newAccount(platform);
    const count = Math.min(profiles - installation.profiles, ofAccount - accounts.growing.profiles);
    await add(platform, accounts.growing, count);
    installation.profiles += count;
    await sumUp(platform, accounts.growing);
  }
  await sumEndedCalls({ db: platform.admin.db, clock: nextHour }, noCheckpoint);
}

/** What the run of the next hour does. */
async function sumUp({ admin: { db } }: BenchPlatform, { owner }: Account): Promise<void> {
  await sumProfiles(db, owner, noCheckpoint);
  await countFortunes(db, owner, noCheckpoint);
}

const nextHour = { now: () => new Date(systemClock.now().getTime() + HOUR_MS) };
const noCheckpoint = async () => undefined;

async function add({ admin }: BenchPlatform, account: Account, count: number): Promise<void> {
  const first = account.profiles + 1;
  const made = await seedHistory(admin, account.owner, { first, last: account.profiles + count });
  account.profiles += count;
  account.ids = {
    profiles: [...account.ids.profiles, ...made.profiles],
    fortunes: [...account.ids.fortunes, ...made.fortunes],
  };
}

interface Read {
  readonly name: string;
  path(account: Account, turn: number): string;
  readonly samples: number;
  /** Before each of its requests. */
  prepare?(installation: Installation): Promise<unknown>;
}

const one = (ids: readonly string[], turn: number) => ids[(turn * 7) % ids.length] ?? '';
const middle = (ids: readonly string[]) => encodeCursor(ids.toSorted()[Math.floor(ids.length / 2)] ?? '');

const dayAgo = (days: number) => addDays(kstDate(systemClock.now()), -days);

const READS: readonly Read[] = [
  { name: 'a profile', samples: SAMPLES, path: ({ ids }, turn) => `/v1/profiles/${one(ids.profiles, turn)}` },
  { name: 'a fortune', samples: SAMPLES, path: ({ ids }, turn) => `/v1/fortunes/${one(ids.fortunes, turn)}` },
  { name: 'profiles, first page', samples: SAMPLES, path: () => '/v1/profiles?limit=20' },
  {
    name: 'profiles, page in the middle',
    samples: SAMPLES,
    path: ({ ids }) => `/v1/profiles?limit=20&cursor=${middle(ids.profiles)}`,
  },
  { name: 'fortunes, first page', samples: SAMPLES, path: () => '/v1/fortunes?limit=20' },
  {
    name: 'fortunes, page in the middle',
    samples: SAMPLES,
    path: ({ ids }) => `/v1/fortunes?limit=20&cursor=${middle(ids.fortunes)}`,
  },
  {
    name: 'fortunes of a profile',
    samples: SAMPLES,
    path: ({ ids }, turn) => `/v1/fortunes?limit=20&profile_id=${one(ids.profiles, turn)}`,
  },
  { name: 'fortunes of a type', samples: SAMPLES, path: () => '/v1/fortunes?limit=20&fortune_type=daily' },
  { name: 'fortunes of a day', samples: SAMPLES, path: () => `/v1/fortunes?limit=20&fortune_date=${dayAgo(7)}` },
  { name: 'profiles of an element', samples: SAMPLES, path: () => '/v1/profiles?limit=20&day_master_element=wood' },
  { name: 'usage report of 7 days', samples: 10, path: () => '/v1/reports/usage' },
  { name: 'fortune report of 30 days', samples: FEW_SAMPLES, path: () => '/v1/reports/fortunes' },
  {
    name: 'fortune report of 92 days',
    samples: FEW_SAMPLES,
    path: () => `/v1/reports/fortunes?start_date=${dayAgo(91)}`,
  },
  { name: 'fortune report of today', samples: FEW_SAMPLES, path: () => `/v1/reports/fortunes?start_date=${dayAgo(0)}` },
  { name: 'usage report of 92 days', samples: FEW_SAMPLES, path: () => `/v1/reports/usage?start_date=${dayAgo(91)}` },
  { name: 'profile report of 30 days', samples: FEW_SAMPLES, path: () => '/v1/reports/profiles' },
  { name: 'analytics, cached', samples: SAMPLES, path: () => '/v1/analytics/popular-coins' },
  {
    name: 'analytics, computed',
    samples: FEW_SAMPLES,
    path: () => '/v1/analytics/popular-coins',
    prepare: ({ platform }) => platform.admin.db.analyticsCache.deleteMany({}),
  },
  { name: 'status', samples: SAMPLES, path: () => '/v1/status' },
];

async function measure(
  context: BenchContext,
  small: Installation,
  large: Installation,
  names: ReadonlySet<AccountName>,
): Promise<Measured['accounts']> {
  const ofAccount = async (name: AccountName) => {
    const figures = new Map<string, Figures>();
    for (const read of READS) {
      const times: Figures = { small: [], large: [] };
      const samples = context.quick ? Math.min(read.samples, QUICK_SAMPLES) : read.samples;
      // The first fills caches of keys and plans.
      for (let turn = 0; turn <= samples; turn += 1) {
        const [before, after] = [await timed(small, name, read, turn), await timed(large, name, read, turn)];
        if (turn === 0) continue;
        times.small.push(before);
        times.large.push(after);
      }
      figures.set(read.name, times);
      const [before, after] = [fastest(times.small), fastest(times.large)];
      context.log(
        `  ${name}: ${read.name} ${before.toFixed(1)} ms, ${after.toFixed(1)} ms (${ratioOf(times).toFixed(2)})`,
      );
    }
    return figures;
  };
  const accounts = new Map<AccountName, ReadonlyMap<string, Figures>>();
  for (const name of ACCOUNTS) if (names.has(name)) accounts.set(name, await ofAccount(name));
  return accounts;
}

async function timed(installation: Installation, name: AccountName, read: Read, turn: number): Promise<number> {
  const account = installation.accounts[name];
  await read.prepare?.(installation);
  let startedAt = performance.now();
  for (;;) {
    const response = await fetch(`${installation.url}${read.path(account, turn)}`, {
      headers: { 'X-API-Key': account.key },
    });
    const text = await response.text();
    if (response.status === 200) return performance.now() - startedAt;
    if (response.status === 429) {
      // A partner may not have a higher limit, and what size costs shows only with one account.
      await setTimeout(1_000 * Number(response.headers.get('retry-after') ?? 1));
      startedAt = performance.now();
      continue;
    }
    // Figures that take longer than a caller waits are ready for a later call.
    if (!text.includes('"still_running"')) throw new Error(`${read.name}: ${response.status} ${text.slice(0, 200)}`);
    await setTimeout(STILL_RUNNING_MS);
  }
}

/** Interruptions (another process, a garbage collection) are not the request's cost. */
function fastest(latencies: readonly number[]): number {
  return Math.min(...latencies);
}

function ratioOf({ small, large }: Figures): number {
  return fastest(large) / fastest(small);
}

async function draw(
  context: BenchContext,
  measured: readonly Measured[],
  [name, file, title]: GrowthPart['pictures'][number],
): Promise<void> {
  await context.picture(file, {
    title,
    x: { label: 'profiles of the installation', scale: 'log' },
    y: { label: `ratio to ${SMALL.toLocaleString('en-US')} profiles`, scale: 'log' },
    curves: READS.map((read) => ({
      name: read.name,
      points: [
        [SMALL, 1] as const,
        ...measured.map(({ size, accounts }) => {
          const figures = accounts.get(name)?.get(read.name);
          return [size, figures === undefined ? Number.NaN : ratioOf(figures)] as const;
        }),
      ],
    })),
  });
}

function report(measured: readonly Measured[]): Row[] {
  const last = measured.at(-1);
  if (last === undefined) return [];
  return [...last.accounts].flatMap(([name, ofRead]) =>
    READS.map((read) => {
      const { small, large } = ofRead.get(read.name) ?? { small: [], large: [] };
      const size = last.size.toLocaleString('en-US');
      return row({
        measure: `${read.name}, ${name === 'constant' ? `${CONSTANT} of ${size} profiles are its own` : `nearly all of ${size} profiles are its own`}`,
        unit: 'ms',
        values: [fastest(large)],
        baseline: { name: `of ${SMALL.toLocaleString('en-US')}`, values: [fastest(small)] },
        target: { kind: 'at most of baseline', ratio: MOST_RATIO },
      });
    }),
  );
}

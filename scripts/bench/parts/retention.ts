import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, DAY_MS, systemClock } from '../../../shared/core/clock.ts';
import { newId } from '../../../shared/core/ids.ts';
import { type Owner, ownedBy } from '../../../shared/core/owner.ts';
import type { EventRecord } from '../../../shared/db/models/events.ts';
import { removeExpired } from '../../../shared/schedules/retention.ts';
import { distinctBirths } from '../lib/births.ts';
import { cpuMsOfGroups } from '../lib/cpu.ts';
import { latenciesAtPace } from '../lib/load.ts';
import { liveAccount, openBenchPlatform, postJson } from '../lib/platform.ts';
import { percentile, row } from '../lib/statistics.ts';
import type { BenchContext, Part } from '../part.ts';

const EVENTS = 50_000;
const CALLS_PER_SECOND = 10;
const PAGE = 1_000;
/** Longer than events are kept. */
const AHEAD_MS = 31 * DAY_MS;
/** The longest that a night's retention may take of the database's time. */
const MOST_SHARE = 10;
const MOST_SLOWER = 3;

export const retention: Part = {
  name: 'retention',
  title: "A night's retention",
  method: `${EVENTS.toLocaleString('en-US')} events of one account (\`--sizes\` takes another count) that are older than they are kept, removed by the scheduled run, and then as many by the
database's own expiry, while another account sends ${CALLS_PER_SECOND} \`POST /v1/profiles\` a second through one API server; alone: the same before. The share of the run is that of
its time in which one of its commands was under way: the rest it waits. The expiry begins while the events are still being written: its figures are of what is left then. Processor time is the database's, less that of the same time alone.`,
  limitMs: 2 * 3_600_000,
  async run(context) {
    const bench = await startRetentionBench(context);
    const count = context.sizes?.[0] ?? (context.quick ? 3_000 : EVENTS);
    const aloneMs = context.quick ? 3_000 : 20_000;
    const runs: Measured[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      const alone = await bench.beside(() => delay(aloneMs));
      let pausedMs = 0;
      const pause = async (pauseMs: number) => {
        pausedMs += pauseMs;
        await delay(pauseMs);
      };
      await bench.insert(count, systemClock.now());
      const byRun = await bench.beside(() => bench.removeExpired(pause));
      await bench.insert(count, new Date(systemClock.now().getTime() - AHEAD_MS));
      const byDatabase = await bench.beside(() => bench.allGone());
      runs.push({ alone, byRun, byDatabase, share: 1 - pausedMs / byRun.tookMs });
      context.log(`run ${run + 1}: ${JSON.stringify(runs.at(-1))}`);
    }
    const values = (value: (run: Measured) => number) => runs.map(value);
    const ways = [
      ['by the run', 'byRun'],
      ["by the database's expiry", 'byDatabase'],
    ] as const;
    const records = count.toLocaleString('en-US');
    return [
      row({
        measure: "share of the run's time that the database works for it",
        unit: '%',
        values: values(({ share }) => 100 * share),
        target: { kind: 'at most', value: MOST_SHARE },
      }),
      row({ measure: 'interactive call, p99, alone', unit: 'ms', values: values(({ alone }) => alone.p99Ms) }),
      ...ways.flatMap(([name, way]) => [
        row({ measure: `${records} events ${name}`, unit: 's', values: values((run) => run[way].tookMs / 1_000) }),
        row({
          measure: `processor time for them ${name}`,
          unit: 's',
          values: values((run) => (run[way].cores - run.alone.cores) * (run[way].tookMs / 1_000)),
        }),
        row({
          measure: `interactive call, p99, meanwhile ${name}`,
          unit: 'ms',
          values: values((run) => run[way].p99Ms),
          baseline: { name: 'alone', values: values(({ alone }) => alone.p99Ms) },
          target: { kind: 'at most of baseline', ratio: MOST_SLOWER },
        }),
      ]),
    ];
  },
};

interface Beside {
  readonly tookMs: number;
  readonly p99Ms: number;
  /** Processor time of the database for each second. */
  readonly cores: number;
}

type Measured = Readonly<Record<'alone' | 'byRun' | 'byDatabase', Beside>> & { readonly share: number };

async function startRetentionBench(context: BenchContext) {
  const platform = await openBenchPlatform(context, { LOG_LEVEL: 'warn' });
  const { db } = platform.admin;
  const { url } = await platform.startApiServer();
  const [{ owner }, { key }] = [await liveAccount(platform.admin), await liveAccount(platform.admin)];
  const births = distinctBirths();
  const create = () => postJson(`${url}/v1/profiles`, key, { name: '김벤치', ...births.next().value });
  const databaseMs = () => cpuMsOfGroups({ database: context.services.pids?.database ?? [] })['database'] ?? 0;
  const left = () => db.events.countDocuments(ownedBy(owner));
  const ahead: Clock = { now: () => new Date(systemClock.now().getTime() + AHEAD_MS) };
  return {
    async insert(count: number, createdAt: Date): Promise<void> {
      for (let done = 0; done < count; done += PAGE) {
        const page = Array.from({ length: Math.min(PAGE, count - done) }, () => event(owner, createdAt));
        await db.events.collection.insertMany(page as never, { ordered: false });
      }
    },
    /** Measures interactive calls and the database while some work goes on. */
    async beside(work: () => Promise<unknown>): Promise<Beside> {
      const [startedAt, usedMs] = [performance.now(), databaseMs()];
      let goesOn = true;
      const worked = work().finally(() => {
        goesOn = false;
      });
      const [latencies] = await Promise.all([latenciesAtPace(CALLS_PER_SECOND, create, () => goesOn), worked]);
      const tookMs = performance.now() - startedAt;
      return { tookMs, p99Ms: percentile(latencies, 0.99), cores: (databaseMs() - usedMs) / tookMs };
    },
    /** What the schedule's run does, a month ahead: before the database's own expiry. */
    async removeExpired(pause: (pauseMs: number) => Promise<void>): Promise<void> {
      await removeExpired({ db, clock: ahead }, async () => undefined, ['events'], pause);
      const count = await left();
      if (count > 0) throw new Error(`${count} events are left`);
    },
    async allGone(): Promise<void> {
      while ((await left()) > 0) await delay(1_000);
    },
  };
}

function event(owner: Owner, createdAt: Date): EventRecord {
  return {
    _id: newId('evt'),
    ...ownedBy(owner),
    type: 'fortune.generated',
    body: JSON.stringify({ type: 'fortune.generated', data: { fortune_id: newId('ftn'), score: 70 } }),
    callbackUrl: null,
    onceKey: null,
    createdAt,
  };
}

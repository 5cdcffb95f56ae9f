import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { createLogger } from '../../shared/core/logger.ts';
import { QUEUE_NAMES } from '../../shared/queues/catalogue.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { connectPatientRedis } from '../../shared/queues/redis.ts';
import { seededRandom } from '../../tests/harness/random.ts';
import { ACCEPTED, startReceiver } from '../../tests/harness/receiver.ts';
import { writeResults } from '../../tests/harness/results.ts';
import { machine } from '../bench/lib/machine.ts';
import { ROOT } from '../bench/lib/processes.ts';
import { countedRequests, keptPromises, toldBatches, toldCharges, toldRecords } from './api-invariants.ts';
import { memoryChart, sampled } from './calm.ts';
import { createChaosClient, type Exchange } from './client.ts';
import { type Arrival, arrivalsAreSound, deliveredEvents, failedDeliveries } from './delivery-invariants.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Fleet, pause, startFleet } from './fleet.ts';
import { startLimitCheck } from './limit-check.ts';
import { type Load, openLoad } from './load.ts';
import { openProbe, PROBES, type RecoveryProbe } from './probe.ts';
import { redisContents } from './redis-contents.ts';
import { type Happened, markdown, page, type Run, violationLine } from './report.ts';
import type { Sample } from './samples.ts';
import { faultSchedule } from './schedule.ts';
import {
  acceptedBatches,
  acceptedFortunes,
  charges,
  contentsOfCalls,
  deletedProfiles,
  delivered,
  openWork,
  reasons,
  uniqueFortunes,
} from './store-invariants.ts';
import { answersAreSound, limitIsKept, personalData } from './traffic-invariants.ts';
import { trends, trendTable } from './trend.ts';
import type { Violation } from './violation.ts';

/**
 * A kind of request that has not succeeded by then never does, on any machine. How long recovery takes is measured and
 * not judged.
 */
const RECOVERY_LIMIT_MS = 600_000;
/** Work that has not moved for this long never ends. A retry waits as long as the clock that planned it was ahead. */
const STANDSTILL_MS = 600_000;
/** Longer than a late answer of an API server that has just started again. */
const SERVER_MARGIN_MS = 1_000;

/** Of the deliveries: refused with 500, so that retries happen at any time. */
const REFUSED_SHARE = 0.03;

interface Options {
  readonly minutes: number;
  readonly seed: number;
  readonly only: string | undefined;
  /** No fault but a restart of every process in the middle. */
  readonly calm: boolean;
  readonly write: boolean;
}

/**
 * `npm run chaos -- --minutes 5 --seed 1`: a platform of 2 API servers, 3 workers and 2 schedulers under a load of
 * everything that partners do, with a fault every 5 to 15 s, and the check of every promise when it is over.
 * @returns the exit code: 1 when a promise was broken
 */
export async function main(argv: readonly string[]): Promise<number> {
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const options = parseArguments(argv);
  const fleet = await startFleet(log, options.seed);
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    const run = await runOn(fleet, options, log, () => interrupted).catch((error: unknown) => {
      log(`The logs of the processes are in ${fleet.keepLogs()}`);
      throw error;
    });
    const results = markdown(FAULTS, run);
    process.stdout.write(`${results}\n`);
    if (options.calm) process.stdout.write(`${trendTable(trends(run.samples))}\n`);
    // After the table: a CI's record of a failed run often keeps only the end.
    for (const violation of run.violations) log(violationLine(violation, options.seed, run.happened));
    if (run.violations.length > 0) log(`The logs of the processes are in ${fleet.keepLogs()}`);
    if (options.write && options.calm) {
      writeFileSync(path.join(ROOT, 'docs/results/images/soak-memory.svg'), memoryChart(run.samples, options.minutes));
      writeResults('soak', {
        title: 'Memory, connections and keys over time',
        command: 'npm run soak -- --write',
        method: SOAK_METHOD,
        tables: `![Memory](images/soak-memory.svg)\n\n${trendTable(trends(run.samples))}\n\n${options.minutes} minutes.`,
      });
    } else if (options.write) {
      const file = path.join(ROOT, 'docs/results/chaos.md');
      writeFileSync(file, page(readFileSync(file, 'utf8'), FAULTS, run));
    }
    return run.violations.length === 0 ? 0 : 1;
  } finally {
    await fleet.close();
  }
}

const SOAK_METHOD =
  'The load of `npm run chaos` without faults, sampled 60 times; in thirds, of which the first warms the processes up.';

async function runOn(
  fleet: Fleet,
  options: Options,
  log: (line: string) => void,
  isInterrupted: () => boolean,
): Promise<Run & { readonly samples: readonly Sample[] }> {
  const { minutes, seed } = options;
  const violations: Violation[] = [];
  const exchanges: Exchange[] = [];
  const canaries = new Set<string>();
  const random = seededRandom(seed);
  const arrivals: Arrival[] = [];
  const receiver = await startReceiver((received) => {
    if (random() < REFUSED_SHARE) return { kind: 'status', status: 500 };
    arrivals.push(received);
    return ACCEPTED;
  });
  const client = createChaosClient(fleet.apiServers, (exchange) => exchanges.push(exchange));
  try {
    const { admin } = fleet;
    const report = (violation: Violation) => violations.push(violation);
    const load = await openLoad({ admin, client, seed, canaries, receiverUrl: receiver.url, report });
    const probe = await openProbe(admin, client);
    const limitCheck = await startLimitCheck(admin, client);
    log(`The load begins: ${minutes} minutes, seed ${seed}`);
    load.start();
    const [happened, samples] = await Promise.all([
      (options.calm ? restartOnce : causeFaults)(fleet, probe, options, log, isInterrupted),
      options.calm ? sampled(fleet, minutes, log, isInterrupted) : [],
    ]);
    fleet.provider.heal();
    await Promise.all([load.stop(), limitCheck.stop()]);
    const stoppedAt = Date.now();
    log('The load has ended; waiting until all work has ended');
    violations.push(...(await becomeQuiet(fleet)), ...allRun(fleet));
    const quietMs = Date.now() - stoppedAt;
    log(`Quiet after ${(quietMs / 1_000).toFixed(1)} s; checking the invariants`);
    // Before other checks send requests.
    if (options.calm) violations.push(...(await countedRequests(load.partners, exchanges)));
    // The checks' own requests are not part of the load.
    const measured = [...exchanges];
    violations.push(...(await invariants(fleet, load, arrivals, canaries)));
    violations.push(...recovered(happened));
    const windows = (touches: Fault['touches']) => happened.filter(({ fault }) => fault.touches === touches);
    const serverDown = windows('api-server').map(({ from, to }) => ({ from, to: to + SERVER_MARGIN_MS }));
    violations.push(...answersAreSound(measured, serverDown));
    violations.push(...limitIsKept(limitCheck.passed, windows('redis')));
    return {
      minutes,
      seed,
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      happened,
      exchanges: measured,
      accepted: load.partners.reduce(
        (sum, { fortunes, batches, profiles }) => sum + fortunes.size + batches.size + profiles.size,
        0,
      ),
      events: await admin.db.events.countDocuments(),
      quietMs,
      violations,
      samples,
    };
  } finally {
    client.close();
    await receiver.close();
  }
}

async function causeFaults(
  fleet: Fleet,
  probe: RecoveryProbe,
  { minutes, seed, only }: Options,
  log: (line: string) => void,
  isInterrupted: () => boolean,
): Promise<Happened[]> {
  const possible = FAULTS.filter(({ name }) => name !== 'disk-full' || fleet.disk !== null);
  if (possible.length < FAULTS.length) log('disk-full is left out: this user may not mount a file system');
  const chosen = possible.filter(({ name }) => only === undefined || only.split(',').includes(name));
  if (chosen.length === 0) throw new Error(`there is no fault ${only}: ${FAULTS.map(({ name }) => name).join()}`);
  const plan = faultSchedule(
    seed,
    chosen.map(({ name }) => name),
  );
  const happened: Happened[] = [];
  const deadline = Date.now() + minutes * 60_000;
  let lastBegin = Date.now();
  for (;;) {
    const { value: planned } = plan.next();
    const fault = chosen.find(({ name }) => name === planned?.fault);
    if (planned === undefined || fault === undefined) throw new Error('the plan has no end');
    const beginsAt = Math.max(lastBegin + planned.afterMs, Date.now());
    while (Date.now() < beginsAt && !isInterrupted()) await pause(20);
    if (Date.now() > deadline || isInterrupted()) return happened;
    lastBegin = Date.now();
    happened.push(await cause(fleet, probe, fault, planned.seed, log));
  }
}

/** A restart of every process after half of the time. */
async function restartOnce(
  fleet: Fleet,
  probe: RecoveryProbe,
  { minutes, seed }: Options,
  log: (line: string) => void,
  isInterrupted: () => boolean,
): Promise<Happened[]> {
  const startedAt = Date.now();
  const until = async (part: number) => {
    while (Date.now() < startedAt + part * minutes * 60_000 && !isInterrupted()) await pause(20);
  };
  await until(0.5);
  const restart = FAULTS.filter(({ name }) => name === 'rolling-restart');
  const happened: Happened[] = [];
  for (const fault of restart) happened.push(await cause(fleet, probe, fault, seed, log));
  await until(1);
  return happened;
}

async function cause(
  fleet: Fleet,
  probe: RecoveryProbe,
  fault: Fault,
  seed: number,
  log: (line: string) => void,
): Promise<Happened> {
  const from = Date.now();
  let chosen = '';
  const running = fault
    .run(fleet, seededRandom(seed), (what) => {
      chosen = what;
    })
    .catch((error: unknown) => {
      throw new Error(`${fault.name} ${chosen} could not be caused or undone: ${error}`, { cause: error });
    });
  const ended = running.then(() => Date.now());
  if (fault.recoversFrom === 'end') await ended;
  const recovery = await probe.recovery(RECOVERY_LIMIT_MS);
  const recoveredAt = Date.now();
  const to = await ended;
  const found = PROBES.map((name) => `${name} ${recovery[name] ?? 'never'}`).join(', ');
  log(`${new Date(from).toISOString()} ${fault.name} ${chosen} for ${to - from} ms; recovery in ms: ${found}`);
  return { fault, note: chosen, from, to, recovery, recoveredAt };
}

function recovered(happened: readonly Happened[]): Violation[] {
  return happened.flatMap(({ fault, recovery, from }) => {
    const never = PROBES.filter((name) => recovery[name] === null);
    if (never.length === 0) return [];
    const detail = `${never.join(', ')} did not succeed within ${RECOVERY_LIMIT_MS} ms after ${fault.name}`;
    return [{ invariant: 'the service recovers', detail, ids: [], at: new Date(from) }];
  });
}

/** Every process that a fault ended was started again, so one that does not run has ended by itself. */
function allRun({ members }: Fleet): Violation[] {
  const ended = members.filter((member) => !member.isRunning()).map(({ name }) => name);
  if (ended.length === 0) return [];
  return [{ invariant: 'no process ends by itself', detail: ended.join(), ids: [], at: null }];
}

/** Waits until no work is open and no job is queued. What does not move any more is a violation. */
async function becomeQuiet({ admin, redisUrl }: Fleet): Promise<Violation[]> {
  const logger = createLogger({ level: 'silent', service: 'chaos' });
  const redis = connectPatientRedis(redisUrl, logger);
  const producer = createProducer(redis, logger);
  let [moved, before] = [Date.now(), ''];
  const busy = new Set<string>(QUEUE_NAMES);
  try {
    for (;;) {
      // Schedulers go on queueing their own jobs: each queue must have been empty once.
      for (const name of QUEUE_NAMES) {
        const { waiting, active, delayed, prioritized } = await producer.queue(name).getJobCounts();
        if (waiting === 0 && active === 0 && delayed === 0 && prioritized === 0) busy.delete(name);
      }
      const open = await openWork(admin.db);
      if (open.length === 0 && busy.size === 0) return [];
      const now = JSON.stringify([open, [...busy]]);
      if (now !== before) [moved, before] = [Date.now(), now];
      if (Date.now() - moved > STANDSTILL_MS) {
        const left = QUEUE_NAMES.filter((name) => busy.has(name));
        const details = left.map(
          async (name) => `${name}: ${JSON.stringify(await producer.queue(name).getJobCounts())}`,
        );
        const jobs = (await Promise.all(details)).map((detail) => ({
          invariant: 'no job is left',
          detail,
          ids: [],
          at: null,
        }));
        return [...open, ...jobs];
      }
      await pause(100);
    }
  } finally {
    await producer.close();
    redis.disconnect();
  }
}

async function invariants(
  fleet: Fleet,
  load: Load,
  arrivals: readonly Arrival[],
  canaries: ReadonlySet<string>,
): Promise<Violation[]> {
  const { db } = fleet.admin;
  const { partners, subscriptions } = load;
  const deleted = partners.flatMap(({ profiles }) =>
    [...profiles.values()].filter(({ state }) => state === 'deleted').map(({ id }) => id),
  );
  const withProfiles = partners.filter(({ profiles }) => profiles.size > 0);
  const found = [
    await reasons(db),
    await charges(db),
    await delivered(
      db,
      partners.flatMap(({ received }) => received),
    ),
    await uniqueFortunes(db),
    await contentsOfCalls(db),
    await deletedProfiles(
      db,
      deleted,
      withProfiles.map(({ owner }) => owner),
    ),
    await deliveredEvents(db, subscriptions, arrivals),
    await failedDeliveries(db),
    arrivalsAreSound(arrivals, secretsByPath(load)),
    personalData(canaries, {
      logs: fleet.logs(),
      Redis: await redisContents(fleet.redisUrl),
      "Redis' files": fleet.redisFiles(),
    }),
  ];
  for (const partner of partners) {
    found.push(
      await acceptedFortunes(db, partner),
      await acceptedBatches(db, partner),
      await toldCharges(db, partner),
      await keptPromises(partner),
      await toldBatches(partner),
      await toldRecords(db, partner),
    );
  }
  return found.flat();
}

function secretsByPath({ partners, subscriptions, callbackSecrets }: Load): Map<string, readonly string[]> {
  return new Map<string, readonly string[]>([
    ...subscriptions.map(({ path: at, secret }) => [at, [secret]] as const),
    ...[...callbackSecrets].map(([at, secret]) => [at, [secret]] as const),
    ...partners.flatMap(({ webhooks }) =>
      webhooks.filter(({ rotationLost }) => !rotationLost).map(({ path: at, secrets }) => [at, secrets] as const),
    ),
  ]);
}

function parseArguments(argv: readonly string[]): Options {
  const { minutes, seed, only, calm, write } = new Command('npm run chaos --')
    .description('a load of everything that partners do, a fault every few seconds, and the check of every promise')
    .option('--minutes <number>', 'how long', positive, 5)
    .option('--seed <number>', 'of the load and the faults', positive, 1)
    .option('--only <faults>', `some of ${FAULTS.map(({ name }) => name).join(', ')}`)
    .option('--calm', 'npm run soak: only one restart of every process; memory and connections over the time', false)
    .option('--write', 'write docs/results/chaos.md: the table of faults only without violations', false)
    .parse([...argv], { from: 'user' })
    .opts<{ minutes: number; seed: number; only?: string; calm: boolean; write: boolean }>();
  return { minutes, seed, only, calm, write };
}

function positive(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return number;
}

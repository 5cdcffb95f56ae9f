import { type Clock, DAY_MS, HOUR_MS } from '../core/clock.ts';
import { MODEL_NAMES, type ModelName, readPerModel } from '../core/models.ts';
import { isQueuePaused } from '../queues/bullmq-keys.ts';
import { GENERATION_QUEUES } from '../queues/catalogue.ts';
import { renewMember } from '../queues/members.ts';
import type { RedisClient } from '../queues/redis.ts';

/**
 * Measurements of a model over all workers: outcomes of its calls, live workers, the state of its breaker. They are
 * stored in Redis as sums that expire; a loss costs the figures of the last minutes.
 */

/** Sums of calls. */
export interface CallSums {
  readonly succeeded: number;
  readonly failed: number;
  /** Failures that count for the breaker. */
  readonly tripping: number;
  /** Total over the calls that succeeded. */
  readonly latencyMs: number;
}

/** Jobs that started for the first time, and how long they had waited. */
export interface WaitSums {
  readonly started: number;
  readonly waitedMs: number;
}

export interface ModelFigures {
  /** The last five minutes. */
  readonly recent: CallSums;
  /** The last minute, or since the breaker closed. */
  readonly sinceClosed: CallSums;
  /** The last 20 s, or since the breaker closed. */
  readonly newest: CallSums;
  /** The newest calls of the last five minutes: three, and those made within seconds of them. */
  readonly last: CallSums;
  /** Up to a day, without `recent`. */
  readonly usual: CallSums;
  /** Processes that take the model's jobs. */
  readonly workers: number;
  readonly breakerOpen: boolean;
  /** Why only an operator can end that; null: it is closed, or most calls failed. */
  readonly held: Held | null;
  /** An operator has paused its pool. */
  readonly paused: boolean;
  /** When the provider ends it, as of the last run of `models-watch`; null: not known. */
  readonly shutdownAt: Date | null;
}

const HELD = ['out_of_credit', 'unknown_model'] as const;

/** The kinds of a provider's error that hold a model until an operator has acted. */
export type Held = (typeof HELD)[number];

export const heldOf = (text: string | null | undefined): Held | null => HELD.find((held) => held === text) ?? null;

const RECENT_MS = 5 * 60_000;
const BREAKER_MS = 60_000;
const NEWEST_MS = 20_000;
const BUCKET_MS = 5_000;
const MINUTE_MS = 60_000;
const USUAL_HOURS = 24;
/** Fewer failures in a row are chance. */
export const LAST_CALLS = 3;
/**
 * A worker without a heartbeat for this long is dead. The next heartbeat of another one removes it, or the key expires:
 * readers compare no times, because the clocks of hosts differ.
 */
const ALIVE_MS = 10_000;

export const modelKey = (model: ModelName, name: string) => `{model:${model}}:${name}`;

const FIELDS = ['succeeded', 'failed', 'tripping', 'latencyMs'] as const satisfies readonly (keyof CallSums)[];
const HISTORY_FIELDS = ['succeeded', 'failed', 'tripping', 'latencyMs', 'started', 'waitedMs'] as const;
const NONE: CallSums = { succeeded: 0, failed: 0, tripping: 0, latencyMs: 0 };

/** Adds a worker's counts since its last report. */
export async function addCalls(
  redis: RedisClient,
  clock: Clock,
  model: ModelName,
  sums: CallSums & Partial<WaitSums>,
): Promise<void> {
  const now = clock.now().getTime();
  const [calls, minutes, usual] = [modelKey(model, 'calls'), modelKey(model, 'minutes'), modelKey(model, 'usual')];
  const [bucket, minute, hour] = [now - (now % BUCKET_MS), now - (now % MINUTE_MS), now - (now % HOUR_MS)];
  const write = redis.pipeline();
  for (const field of FIELDS) {
    if (sums[field] === 0) continue;
    write.hincrby(calls, `${bucket}:${field}`, Math.round(sums[field]));
  }
  for (const field of HISTORY_FIELDS) {
    const value = Math.round(sums[field] ?? 0);
    if (value === 0) continue;
    write.hincrby(minutes, `${minute}:${field}`, value);
    write.hincrby(usual, `${hour}:${field}`, value);
  }
  write
    .pexpire(calls, 2 * RECENT_MS)
    .pexpire(minutes, 2 * HOUR_MS)
    .pexpire(usual, (USUAL_HOURS + 1) * HOUR_MS);
  await write.exec();
  await forget(redis, calls, now - RECENT_MS - BUCKET_MS);
  await forget(redis, minutes, now - HOUR_MS);
  await forget(redis, usual, now - USUAL_HOURS * HOUR_MS);
}

/** The keys of a busy model never expire, so their old sums are deleted. */
async function forget(redis: RedisClient, key: string, beforeMs: number): Promise<void> {
  const old = (await redis.hkeys(key)).filter((field) => Number(field.split(':', 1)[0]) < beforeMs);
  if (old.length > 0) await redis.hdel(key, ...old);
}

/** `workers` take the model's jobs. The provider rejects the credentials of those in `refused`. */
type Role = 'workers' | 'refused';

/** Records that a worker has a role, by the clock of Redis. Repeat it well within `ALIVE_MS`. */
export async function heartbeat(
  redis: RedisClient,
  model: ModelName,
  worker: string,
  role: Role = 'workers',
): Promise<void> {
  await renewMember(redis, modelKey(model, role), worker, ALIVE_MS);
}

/** Removes a worker from a role. */
export async function deregister(
  redis: RedisClient,
  model: ModelName,
  worker: string,
  role: Role = 'workers',
): Promise<void> {
  await redis.zrem(modelKey(model, role), worker);
}

/** A worker's slots for provider calls of a model: how many it has, and how many its jobs hold. */
export interface SlotCounts {
  readonly total: number;
  readonly held: number;
}

const slotsKey = (model: ModelName, worker: string) => modelKey(model, `slots:${worker}`);

/** Publishes a worker's slots until `ALIVE_MS` have passed. */
export async function publishSlots(
  redis: RedisClient,
  model: ModelName,
  worker: string,
  { total, held }: SlotCounts,
): Promise<void> {
  await redis.set(slotsKey(model, worker), `${total} ${held}`, 'PX', ALIVE_MS);
}

/** The slots of all live workers of the model. @throws when Redis does not answer */
export async function readSlots(redis: RedisClient, model: ModelName): Promise<SlotCounts> {
  const workers = await redis.zrangebyscore(modelKey(model, 'workers'), '-inf', '+inf');
  if (workers.length === 0) return { total: 0, held: 0 };
  const published = await redis.mget(workers.map((worker) => slotsKey(model, worker)));
  const counts = published.map((text) => (text ?? '0 0').split(' ').map(Number));
  const sum = (index: number) => counts.reduce((total, count) => total + (count[index] ?? 0), 0);
  return { total: sum(0), held: sum(1) };
}

/** Whether another worker takes the model's jobs with credentials that the provider accepts. */
export async function hasOtherWorker(redis: RedisClient, model: ModelName, worker: string): Promise<boolean> {
  const [alive, refused] = await Promise.all(
    (['workers', 'refused'] as const).map((role) => redis.zrangebyscore(modelKey(model, role), '-inf', '+inf')),
  );
  return alive?.some((other) => other !== worker && !refused?.includes(other)) ?? false;
}

/** @throws when Redis does not answer */
export function readFigures(redis: RedisClient, clock: Clock): Promise<Record<ModelName, ModelFigures>> {
  return readPerModel((model) => readModel(redis, clock, model));
}

export async function readModel(redis: RedisClient, clock: Clock, model: ModelName): Promise<ModelFigures> {
  const now = clock.now().getTime();
  const [calls, hours, workers, breaker, paused, shutdownAt] = await Promise.all([
    redis.hgetall(modelKey(model, 'calls')),
    redis.hgetall(modelKey(model, 'usual')),
    redis.zcard(modelKey(model, 'workers')),
    redis.hgetall(modelKey(model, 'breaker')),
    isQueuePaused(redis, GENERATION_QUEUES[model]),
    redis.get(modelKey(model, 'shutdown')),
  ]);
  const recent = sumSince(calls, now - RECENT_MS);
  const closedAt = Number(breaker['closedAt'] ?? 0);
  const day = sumSince(hours, now - USUAL_HOURS * HOUR_MS);
  return {
    recent,
    sinceClosed: sumSince(calls, Math.max(now - BREAKER_MS, closedAt)),
    newest: sumSince(calls, Math.max(now - NEWEST_MS, closedAt)),
    last: sumOfLast(calls, now - RECENT_MS),
    usual: minus(day, recent),
    workers,
    breakerOpen: breaker['openedAt'] !== undefined,
    held: heldOf(breaker['held']),
    paused,
    shutdownAt: shutdownAt === null ? null : new Date(shutdownAt),
  };
}

/** A minute or an hour of a model. */
export interface HistoryPoint {
  readonly at: Date;
  readonly calls: number;
  readonly failed: number;
  /** Mean of the jobs that started; null: none did. */
  readonly waitMs: number | null;
}

export interface ModelHistory {
  /** Of 60 minutes. */
  readonly hour: readonly HistoryPoint[];
  /** Of 24 hours. */
  readonly day: readonly HistoryPoint[];
}

/** The last minutes and hours, the present ones included, the oldest first. @throws when Redis does not answer */
export async function readHistory(redis: RedisClient, clock: Clock, model: ModelName): Promise<ModelHistory> {
  const now = clock.now().getTime();
  const [minutes, hours] = await Promise.all(['minutes', 'usual'].map((name) => redis.hgetall(modelKey(model, name))));
  const pointsOf = (fields: Readonly<Record<string, string>> | undefined, lengthMs: number, count: number) =>
    Array.from({ length: count }, (_, index): HistoryPoint => {
      const at = now - (now % lengthMs) - (count - 1 - index) * lengthMs;
      const sum = (field: (typeof HISTORY_FIELDS)[number]) => Number(fields?.[`${at}:${field}`] ?? 0);
      const [failed, started] = [sum('failed'), sum('started')];
      const waitMs = started === 0 ? null : Math.round(sum('waitedMs') / started);
      return { at: new Date(at), calls: sum('succeeded') + failed, failed, waitMs };
    });
  return { hour: pointsOf(minutes, MINUTE_MS, 60), day: pointsOf(hours, HOUR_MS, USUAL_HOURS) };
}

/** Asks one worker of each model to read when the provider ends it. */
export async function askForWatch(redis: RedisClient): Promise<void> {
  await Promise.all(MODEL_NAMES.map((model) => redis.set(modelKey(model, 'watch'), '1', 'PX', DAY_MS)));
}

/** Whether this worker is the one that reads it. */
export async function takeWatch(redis: RedisClient, model: ModelName): Promise<boolean> {
  return (await redis.getdel(modelKey(model, 'watch'))) !== null;
}

/** Each day's run writes it again. */
const SHUTDOWN_TTL_MS = 3 * DAY_MS;

/** @param at null: the provider names no end */
export async function recordShutdown(redis: RedisClient, model: ModelName, at: Date | null): Promise<void> {
  const key = modelKey(model, 'shutdown');
  if (at === null) await redis.del(key);
  else await redis.set(key, at.toISOString(), 'PX', SHUTDOWN_TTL_MS);
}

/** Whether a model ends so soon that its successor should be tried now. */
export function endsSoon(clock: Clock, { shutdownAt }: Pick<ModelFigures, 'shutdownAt'>): boolean {
  return shutdownAt !== null && shutdownAt.getTime() - clock.now().getTime() < 60 * DAY_MS;
}

function sumSince(fields: Readonly<Record<string, string>>, sinceMs: number): CallSums {
  const sums: { -readonly [Field in keyof CallSums]: number } = { ...NONE };
  for (const [name, value] of Object.entries(fields)) {
    const [at, field] = name.split(':');
    const known = FIELDS.find((one) => one === field);
    if (known !== undefined && Number(at) >= sinceMs) sums[known] += Number(value);
  }
  return sums;
}

function sumOfLast(fields: Readonly<Record<string, string>>, sinceMs: number): CallSums {
  const buckets = new Set(Object.keys(fields).map((name) => Number.parseInt(name, 10)));
  let sums = NONE;
  for (const at of [...buckets].filter((each) => each >= sinceMs).sort((a, b) => b - a)) {
    sums = sumSince(fields, at);
    if (sums.succeeded + sums.failed >= LAST_CALLS) break;
  }
  return sums;
}

function minus(a: CallSums, b: CallSums): CallSums {
  const left = (field: keyof CallSums) => Math.max(0, a[field] - b[field]);
  return {
    succeeded: left('succeeded'),
    failed: left('failed'),
    tripping: left('tripping'),
    latencyMs: left('latencyMs'),
  };
}

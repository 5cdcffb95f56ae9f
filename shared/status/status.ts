import { type Clock, DAY_MS } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { withDeadline } from '../core/deadline.ts';
import { firstIdAt } from '../core/ids.ts';
import { type ModelName, perModel } from '../core/models.ts';
import { sharedFor } from '../core/shared-for.ts';
import type { Database } from '../db/connect.ts';
import type { IncidentRecord } from '../db/models/incidents.ts';
import { primariesOf, type RedisClient } from '../queues/redis.ts';
import { type ModelFigures, readFigures } from './model-health.ts';
import type { PoolSettingsWatch } from './pool-settings.ts';
import { PROBE_MS, type StoreProbes } from './probes.ts';
import {
  type CacheStatus,
  type Condition,
  type DatabaseStatus,
  type Measured,
  type ModelStatus,
  modelStatus,
  serviceStatus,
} from './rules.ts';

export interface ServiceStatus extends Measured {
  readonly status: Condition;
  readonly at: Date;
  /** Null without an incident. */
  readonly lastIncident: IncidentRecord | null;
  readonly activeIncidents: readonly IncidentRecord[];
}

export interface StatusService {
  /** Probes database and cache and reads the models' figures. Takes at most a second. Never throws. */
  measure(): Promise<Measured>;
  /** The same with incidents. At most one measurement a second, shared by all callers. Never throws. */
  read(): Promise<ServiceStatus>;
  /** Those of the last 90 days, newest first; the last known ones while the database is away. Never throws. */
  recentIncidents(): Promise<readonly IncidentRecord[]>;
  /** The models' current figures. @throws when Redis does not answer */
  figures(): Promise<Record<ModelName, ModelFigures>>;
}

/** A slower round trip counts as degraded. */
const SLOW_MS = 500;
const SHARED_MS = 1_000;

export interface StatusDeps {
  readonly db: Database;
  readonly probes: StoreProbes;
  /** Fails at once while Redis is unavailable. */
  readonly redis: RedisClient;
  readonly poolSettings: Pick<PoolSettingsWatch, 'of'>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'models' | 'simulateUnconfiguredModels'>;
}

export function createStatusService(deps: StatusDeps): StatusService {
  const { db, clock, probes, poolSettings } = deps;
  // The last known values replace those that cannot be read.
  let knownModels: Measured['models'] = perModel(() => ({ status: 'operational', avgLatencyMs: 0 }));
  let knownCache: Pick<CacheStatus, 'hitRate' | 'memoryUsageMb'> = { hitRate: 0, memoryUsageMb: 0 };
  let knownIncidents: Incidents = { last: null, active: [] };
  let knownRecent: readonly IncidentRecord[] = [];

  const probeDatabase = async (): Promise<DatabaseStatus> => {
    const { works, latencyMs } = await probes.database();
    const connections = db.connections();
    if (!works) return { status: 'outage', latencyMs, message: 'It takes no writes.', connections };
    if (latencyMs > SLOW_MS) return { status: 'degraded', latencyMs, message: 'It answers slowly.', connections };
    return { status: 'operational', latencyMs, connections };
  };
  const probeCache = async (): Promise<CacheStatus> => {
    const readInfo = () => Promise.all(primariesOf(deps.redis).map((primary) => primary.info()));
    const [{ works, latencyMs }, infos] = await Promise.all([probes.cache(), inTime(readInfo)]);
    if (infos !== null) knownCache = cacheFigures(infos);
    const status = works ? (latencyMs > SLOW_MS ? 'degraded' : 'operational') : 'outage';
    return { status, latencyMs, ...knownCache };
  };
  const currentFigures = async () => {
    const read = await readFigures(deps.redis, clock);
    return perModel((model) => ({ ...read[model], paused: read[model].paused || poolSettings.of(model).paused }));
  };
  const measure = async (): Promise<Measured> => {
    const [database, cache, figures] = await Promise.all([probeDatabase(), probeCache(), inTime(currentFigures)]);
    // A cache that rejects writes can still be read, but workers cannot report to it, so its figures only age.
    if (figures === null || cache.status === 'outage') {
      return { database, cache, models: perModel((model) => unmeasured(knownModels[model])) };
    }
    knownModels = perModel((model) => withCredentials(deps.config, model, modelStatus(figures[model])));
    return { database, cache, models: knownModels };
  };
  const readIncidents = async () => {
    knownIncidents = (await inTime(() => findIncidents(db))) ?? knownIncidents;
    return knownIncidents;
  };
  const readRecent = async () => {
    knownRecent = (await inTime(() => findRecent(db, clock.now()))) ?? knownRecent;
    return knownRecent;
  };
  const readAll = async (): Promise<ServiceStatus> => {
    const [measured, incidents] = await Promise.all([measure(), readIncidents()]);
    return {
      ...measured,
      status: serviceStatus(measured),
      at: clock.now(),
      lastIncident: incidents.last,
      activeIncidents: incidents.active,
    };
  };
  return {
    measure,
    read: sharedFor(SHARED_MS, readAll),
    recentIncidents: sharedFor(SHARED_MS, readRecent),
    figures: currentFigures,
  };
}

/** While Redis is unavailable nothing can be queued for a model, though its workers may be healthy. */
function unmeasured(known: ModelStatus): ModelStatus {
  if (known.status === 'outage') return known;
  return { ...known, status: 'degraded', message: 'It cannot be reached while the cache is away.' };
}

function withCredentials(config: StatusDeps['config'], model: ModelName, status: ModelStatus): ModelStatus {
  const usable = config.models[model].apiKey !== null || config.simulateUnconfiguredModels;
  return usable || status.message !== undefined
    ? status
    : { ...status, message: 'Not configured: for test keys only.' };
}

interface Incidents {
  readonly last: IncidentRecord | null;
  readonly active: readonly IncidentRecord[];
}

async function findIncidents(db: Database): Promise<Incidents> {
  const [last, active] = await Promise.all([
    db.incidents.findOne({ status: 'resolved' }).sort({ _id: -1 }).lean(),
    db.incidents.find({ status: 'investigating' }).sort({ _id: -1 }).lean(),
  ]);
  return { last, active };
}

const RECENT_MS = 90 * DAY_MS;
/** A page of more could not be read. */
const MOST_RECENT = 100;

function findRecent(db: Database, now: Date): Promise<IncidentRecord[]> {
  const since = new Date(now.getTime() - RECENT_MS);
  // One that still goes on is shown whenever it began.
  return db.incidents
    .find({ $or: [{ _id: { $gte: firstIdAt('inc', since) } }, { open: true }] })
    .sort({ _id: -1 })
    .limit(MOST_RECENT)
    .lean();
}

/** @param infos of each primary */
function cacheFigures(infos: readonly string[]): Pick<CacheStatus, 'hitRate' | 'memoryUsageMb'> {
  const number = (name: string) =>
    infos.reduce((sum, info) => sum + Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0), 0);
  const [hits, misses] = [number('keyspace_hits'), number('keyspace_misses')];
  return {
    hitRate: hits + misses === 0 ? 0 : Math.round((hits / (hits + misses)) * 1_000) / 10,
    memoryUsageMb: Math.round((number('used_memory') / 1024 / 1024) * 10) / 10,
  };
}

/** Null: it failed, or exceeded the time of a probe. */
function inTime<T>(work: () => Promise<T>): Promise<T | null> {
  const answer = work().catch(() => null);
  return withDeadline<T | null>(PROBE_MS, answer, () => null);
}

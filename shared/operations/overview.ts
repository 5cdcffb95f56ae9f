import { MODEL_NAMES } from '../core/models.ts';
import { UNENDED } from '../db/models/batches.ts';
import { dueRuns, lastSuccesses, type ScheduleName } from '../schedules/ledger.ts';
import { readPoolSettings } from '../status/pool-settings.ts';
import type { Condition, ModelStatus } from '../status/rules.ts';
import type { StatusService } from '../status/status.ts';
import { type Alert, alertsOf, CALLS_MS } from './alerts.ts';
import { holdsOfModel } from './holds.ts';
import type { ModelDeps, ModelView } from './models.ts';
import { readPools } from './pools.ts';
import { type QueueView, viewQueues } from './queues.ts';
import type { StoreReads } from './stores.ts';
import { endedCalls, switchedOffWebhooks, unsentMails } from './troubles.ts';

export interface OverviewDeps extends ModelDeps {
  readonly status: StatusService;
}

export interface Overview {
  readonly status: Condition;
  readonly at: Date;
  readonly database: { readonly status: Condition; readonly latencyMs: number };
  readonly cache: { readonly status: Condition; readonly latencyMs: number; readonly memoryUsageMb: number };
  readonly models: readonly (ModelStatus & Pick<ModelView, 'model' | 'holds'>)[];
  /** That hold now, as far as the stores that answer tell. */
  readonly alerts: readonly Alert[];
  /** Null: Redis does not answer. */
  readonly queues: readonly QueueView[] | null;
  /** The following are null while MongoDB does not answer. */
  readonly runningBatches: number | null;
  readonly openIncidents: readonly { readonly id: string; readonly message: string; readonly startedAt: Date }[] | null;
  readonly dueSchedules: readonly ScheduleName[] | null;
}

export async function viewOverview(deps: OverviewDeps, reads: StoreReads): Promise<Overview> {
  const { db } = deps;
  const [service, settings] = await Promise.all([
    deps.status.read(),
    reads.from('database', () => readPoolSettings(deps)),
  ]);
  const [pools, queues, runningBatches, due, incidents, ended, lastRuns, switchedOff, mails] = await Promise.all([
    reads.from('redis', () => readPools(deps)),
    reads.from('redis', () => viewQueues(deps, settings)),
    reads.from('database', () => db.batches.countDocuments({ state: { $in: [...UNENDED] } })),
    reads.from('database', () => dueRuns(deps, { dryRun: true })),
    reads.from('database', () => db.incidents.find({ status: 'investigating' }).sort({ _id: -1 }).lean()),
    reads.from('database', () => endedCalls(deps, CALLS_MS)),
    reads.from('database', () => lastSuccesses(deps)),
    reads.from('database', () => switchedOffWebhooks(deps)),
    reads.from('database', () => unsentMails(deps)),
  ]);
  const { database, cache, models } = service;
  return {
    status: service.status,
    at: service.at,
    database: { status: database.status, latencyMs: database.latencyMs },
    cache: { status: cache.status, latencyMs: cache.latencyMs, memoryUsageMb: cache.memoryUsageMb },
    models: MODEL_NAMES.map((model) => ({
      model,
      ...models[model],
      holds: holdsOfModel(model, settings?.[model] ?? null, pools?.[model] ?? null),
    })),
    alerts: alertsOf(deps.clock, { stores: service, pools, queues, ended, lastRuns, switchedOff, mails }),
    queues,
    runningBatches,
    openIncidents: incidents?.map(({ _id: id, message, startedAt }) => ({ id, message, startedAt })) ?? null,
    dueSchedules: due?.map(({ schedule }) => schedule) ?? null,
  };
}

import type { Config } from '../core/config.ts';
import { MODEL_NAMES, type ModelName, type ProviderName, readPerModel } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { OperatorActionName } from '../db/models/operator-actions.ts';
import type { Steering } from '../db/models/pool-settings.ts';
import { type ModelHistory, readHistory } from '../status/model-health.ts';
import { type PoolSettings, readPoolSettings } from '../status/pool-settings.ts';
import { type Hold, holdsOfModel } from './holds.ts';
import { type PoolDeps, type PoolReading, readPools } from './pools.ts';
import { type RecentWork, recentWork } from './recent-work.ts';
import type { StoreReads } from './stores.ts';

export interface ModelDeps extends PoolDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'models' | 'simulateUnconfiguredModels'>;
}

export interface ModelView {
  readonly model: ModelName;
  readonly provider: ProviderName;
  readonly providerModelId: string;
  readonly mode: 'live' | 'simulated' | 'not_configured';
  readonly priceUsd: number;
  /** Null: MongoDB did not answer. */
  readonly settings: PoolSettings | null;
  /** Null: Redis did not answer. */
  readonly pool: PoolReading | null;
  /** Null: MongoDB did not answer. */
  readonly lastHour: RecentWork | null;
  /** Null: Redis did not answer. */
  readonly history: ModelHistory | null;
  /** Why its jobs wait; empty: nothing holds them. */
  readonly holds: readonly Hold[];
}

/** What an operator has done with a model. */
export interface ModelAction {
  readonly at: Date;
  readonly operator: string;
  readonly action: OperatorActionName;
  readonly model: string;
  /** Null: an earlier version did not ask for one. */
  readonly reason: string | null;
  readonly until: Date | null;
}

const NEWEST_ACTIONS = 10;

/** The newest first. */
export async function lastActions({ db }: Pick<ModelDeps, 'db'>): Promise<readonly ModelAction[]> {
  const target = { $in: [...MODEL_NAMES] };
  const found = await db.operatorActions.find({ target }).sort({ _id: -1 }).limit(NEWEST_ACTIONS).lean();
  return found.map(({ createdAt: at, operator, action, target: model, reason = null, after }) => {
    const steering = after[action === 'model.paused' ? 'pausedFor' : 'limitedFor'] as Steering | null | undefined;
    return {
      at,
      operator,
      action,
      model,
      reason,
      until: action === 'model.resumed' ? null : (steering?.until ?? null),
    };
  });
}

/** All models, with what the stores that answer know of them. */
export async function viewModels(deps: ModelDeps, reads: StoreReads): Promise<readonly ModelView[]> {
  const { config } = deps;
  const [settings, pools, histories, work] = await Promise.all([
    reads.from('database', () => readPoolSettings(deps)),
    reads.from('redis', () => readPools(deps)),
    reads.from('redis', () => readPerModel((model) => readHistory(deps.redis, deps.clock, model))),
    reads.from('database', () => recentWork(deps)),
  ]);
  return MODEL_NAMES.map((model) => {
    const { apiKey, provider, providerModelId, priceUsd } = config.models[model];
    const unconfigured = config.simulateUnconfiguredModels ? 'simulated' : 'not_configured';
    const pool = pools?.[model] ?? null;
    const ofModel = settings?.[model] ?? null;
    return {
      model,
      provider,
      providerModelId,
      mode: apiKey === null ? unconfigured : 'live',
      priceUsd,
      settings: ofModel,
      pool,
      lastHour: work?.[model] ?? null,
      history: histories?.[model] ?? null,
      holds: holdsOfModel(model, ofModel, pool),
    };
  });
}

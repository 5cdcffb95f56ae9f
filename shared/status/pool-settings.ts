import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { MODEL_NAMES, type ModelName, perModel } from '../core/models.ts';
import { watchRead } from '../core/watch-read.ts';
import type { Database } from '../db/connect.ts';
import type { OperatorActionName } from '../db/models/operator-actions.ts';
import type { PoolSettingsRecord } from '../db/models/pool-settings.ts';
import { insertRecord, isDuplicateKey, rawCollection } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';

/**
 * What operators have set for the models' pools. The record is in MongoDB, so that it survives the loss of Redis and
 * every restart; each process reads all of it once a second.
 */

export type PoolSettings = Omit<PoolSettingsRecord, '_id'>;
export type PoolSettingsByModel = Readonly<Record<ModelName, PoolSettings>>;

const UNSET: PoolSettings = { paused: false, concurrency: null, ratePerMinute: null };

export const MAX_POOL_CONCURRENCY = 1_000;
export const MAX_RATE_PER_MINUTE = 100_000;

/** One read of at most a record for each model. */
export async function readPoolSettings(db: Pick<Database, 'poolSettings'>): Promise<PoolSettingsByModel> {
  const records = await rawCollection(db.poolSettings).find({}).toArray();
  return perModel((model) => {
    const found = records.find(({ _id }) => _id === model);
    if (found === undefined) return UNSET;
    const { paused, concurrency, ratePerMinute } = found;
    return { paused, concurrency, ratePerMinute };
  });
}

/** The settings as of about a second ago; the last known ones while the database does not answer. */
export interface PoolSettingsWatch {
  of(model: ModelName): PoolSettings;
  /** Calls `listener` with the settings of every model now and after each read, changed or not. */
  follow(listener: (model: ModelName, settings: PoolSettings) => void): void;
  close(): Promise<void>;
}

const READ_EVERY_MS = 1_000;

/** @throws when the first read fails: a process must not start work that an operator has paused */
export async function watchPoolSettings(deps: {
  readonly db: Database;
  readonly logger: Logger;
}): Promise<PoolSettingsWatch> {
  const { db, logger } = deps;
  let follower: ((model: ModelName, settings: PoolSettings) => void) | null = null;
  const publish = (settings: PoolSettingsByModel) => {
    for (const model of MODEL_NAMES) follower?.(model, settings[model]);
  };
  const { current, close } = await watchRead({
    everyMs: READ_EVERY_MS,
    read: () => readPoolSettings(db),
    onRead(settings, before) {
      logChanges(logger, before, settings);
      publish(settings);
    },
    logger,
    component: 'pool-settings',
    warning: 'the settings of pools cannot be read',
  });
  return {
    of: (model) => current()[model],
    follow(listener) {
      follower = listener;
      publish(current());
    },
    close,
  };
}

function logChanges(logger: Logger, before: PoolSettingsByModel, settings: PoolSettingsByModel): void {
  for (const model of MODEL_NAMES) {
    if (isDeepStrictEqual(before[model], settings[model])) continue;
    const { paused, concurrency, ratePerMinute } = settings[model];
    logger.info({ model, paused, concurrency, rate_per_minute: ratePerMinute }, "a pool's settings have changed");
  }
}

/** Unset fields stay as they are. */
export type PoolSettingsChange = Partial<PoolSettings>;

export interface ChangedPoolSettings {
  readonly before: PoolSettings;
  readonly after: PoolSettings;
}

/** Records the change together with its entry in the operators' audit log. Every process follows within two seconds. */
export async function changePoolSettings(
  deps: { readonly db: Database; readonly clock: Clock },
  operator: string,
  model: ModelName,
  change: PoolSettingsChange,
): Promise<ChangedPoolSettings> {
  const { db, clock } = deps;
  return db.transaction(null, async (session) => {
    try {
      const found = await rawCollection(db.poolSettings).findOne({ _id: model }, { session });
      const { _id, ...before } = found ?? { _id: model, ...UNSET };
      const after = { ...before, ...change };
      await rawCollection(db.poolSettings).replaceOne({ _id }, after, { upsert: true, session });
      const entry = { action: actionOf(change), target: model, operator, before, after, createdAt: clock.now() };
      await insertRecord(db.operatorActions, { _id: newId('opa'), ...entry }, session);
      return { before, after };
    } catch (error) {
      // Another operator has just made the model's first record.
      throw isDuplicateKey(error) ? repeatTransaction(error) : error;
    }
  });
}

function actionOf({ paused }: PoolSettingsChange): OperatorActionName {
  if (paused === undefined) return 'model.changed';
  return paused ? 'model.paused' : 'model.resumed';
}

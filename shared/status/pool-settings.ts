import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { MODEL_NAMES, type ModelName, perModel } from '../core/models.ts';
import { watchRead } from '../core/watch-read.ts';
import type { Database } from '../db/connect.ts';
import type { OperatorActionName } from '../db/models/operator-actions.ts';
import type { PoolSettingsRecord, Steering } from '../db/models/pool-settings.ts';
import { insertRecord, isDuplicateKey, rawCollection } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';

/**
 * What operators have set for the models' pools. The record is in MongoDB, so that it survives the loss of Redis and
 * every restart; each process reads all of it once a second.
 */

export type PoolSettings = Required<Omit<PoolSettingsRecord, '_id'>>;
export type PoolSettingsByModel = Readonly<Record<ModelName, PoolSettings>>;

const UNPAUSED = { paused: false, pausedFor: null };
const UNLIMITED = { concurrency: null, ratePerMinute: null, limitedFor: null };
const UNSET: PoolSettings = { ...UNPAUSED, ...UNLIMITED };

export const MAX_POOL_CONCURRENCY = 1_000;
export const MAX_RATE_PER_MINUTE = 100_000;
export const MAX_REASON = 200;

/** @throws validation_error */
export function steeringOf(clock: Clock, given: string | undefined, until: Date | null = null): Steering {
  const reason = given?.trim() ?? '';
  if (reason === '' || reason.length > MAX_REASON) {
    throw new AppError('validation_error', `reason must be given, in at most ${MAX_REASON} characters.`);
  }
  if (until !== null && until <= clock.now()) throw new AppError('validation_error', 'until must be in the future.');
  return { reason, until };
}

interface Deps {
  readonly db: Pick<Database, 'poolSettings'>;
  readonly clock: Clock;
}

/** One read of at most a record for each model. */
export async function readPoolSettings({ db, clock }: Deps): Promise<PoolSettingsByModel> {
  const records = await rawCollection(db.poolSettings).find({}).toArray();
  const now = clock.now();
  return perModel((model) => inForce(records.find(({ _id }) => _id === model) ?? UNSET, now));
}

/** Without what has ended: every process sees that by itself, and nothing has to write it. */
function inForce(stored: Omit<PoolSettingsRecord, '_id'>, now: Date): PoolSettings {
  const { paused, concurrency, ratePerMinute, pausedFor = null, limitedFor = null } = stored;
  const hasEnded = (steering: Steering | null) => steering !== null && steering.until !== null && steering.until <= now;
  return {
    ...(!paused || hasEnded(pausedFor) ? UNPAUSED : { paused, pausedFor }),
    ...(hasEnded(limitedFor) ? UNLIMITED : { concurrency, ratePerMinute, limitedFor }),
  };
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
export async function watchPoolSettings(deps: Deps & { readonly logger: Logger }): Promise<PoolSettingsWatch> {
  const { logger } = deps;
  let follower: ((model: ModelName, settings: PoolSettings) => void) | null = null;
  const publish = (settings: PoolSettingsByModel) => {
    for (const model of MODEL_NAMES) follower?.(model, settings[model]);
  };
  const { current, close } = await watchRead({
    everyMs: READ_EVERY_MS,
    read: () => readPoolSettings(deps),
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
export type PoolSettingsChange = Partial<Pick<PoolSettings, 'paused' | 'concurrency' | 'ratePerMinute'>>;

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
  steering: Steering,
): Promise<ChangedPoolSettings> {
  const { db, clock } = deps;
  return db.transaction(null, async (session) => {
    try {
      const found = await rawCollection(db.poolSettings).findOne({ _id: model }, { session });
      const createdAt = clock.now();
      const before = inForce(found ?? UNSET, createdAt);
      const after = changed(before, change, steering);
      await rawCollection(db.poolSettings).replaceOne({ _id: model }, after, { upsert: true, session });
      const by = { operator, reason: steering.reason };
      const entry = { action: actionOf(change), target: model, ...by, before, after, createdAt };
      await insertRecord(db.operatorActions, { _id: newId('opa'), ...entry }, session);
      return { before, after };
    } catch (error) {
      // Another operator has just made the model's first record.
      throw isDuplicateKey(error) ? repeatTransaction(error) : error;
    }
  });
}

function changed(before: PoolSettings, change: PoolSettingsChange, steering: Steering): PoolSettings {
  const after = { ...before, ...change };
  if (change.paused !== undefined) return { ...after, pausedFor: change.paused ? steering : null };
  const isLimited = after.concurrency !== null || after.ratePerMinute !== null;
  return { ...after, limitedFor: isLimited ? steering : null };
}

function actionOf({ paused }: PoolSettingsChange): OperatorActionName {
  if (paused === undefined) return 'model.changed';
  return paused ? 'model.paused' : 'model.resumed';
}

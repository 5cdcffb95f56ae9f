import { createHash } from 'node:crypto';
import type mongoose from 'mongoose';
import type { Collection, Connection, Schema } from 'mongoose';
import { accountModel } from './accounts.ts';
import { analyticsCacheModel } from './analytics-cache.ts';
import { apiKeyModel } from './api-keys.ts';
import { auditEntryModel } from './audit-entries.ts';
import { batchItemModel } from './batch-items.ts';
import { batchModel } from './batches.ts';
import { callDayModel } from './call-days.ts';
import { callModel } from './calls.ts';
import { contentModel } from './contents.ts';
import { dashboardSessionModel } from './dashboard-sessions.ts';
import { deliveryModel } from './deliveries.ts';
import { deliveryAttemptModel } from './delivery-attempts.ts';
import { eventModel } from './events.ts';
import { failedFortuneModel } from './failed-fortunes.ts';
import { fortuneCountModel } from './fortune-counts.ts';
import { fortuneDayModel } from './fortune-days.ts';
import { fortuneModel } from './fortunes.ts';
import { generationModel } from './generations.ts';
import { idempotencyKeyModel } from './idempotency-keys.ts';
import { incidentModel } from './incidents.ts';
import { mailModel } from './mails.ts';
import { modelDayModel } from './model-days.ts';
import { operatorActionModel } from './operator-actions.ts';
import { poolSettingsModel } from './pool-settings.ts';
import { profileSumsModel } from './profile-sums.ts';
import { profileModel } from './profiles.ts';
import { recentChartModel } from './recent-charts.ts';
import { reportDayModel } from './report-days.ts';
import { requestModel } from './requests.ts';
import { scheduleRunModel } from './schedule-runs.ts';
import { scheduleModel } from './schedules.ts';
import { statusWatchModel } from './status-watches.ts';
import { supportRequestModel } from './support-requests.ts';
import { usageDayModel } from './usage-days.ts';
import { usageMinuteModel } from './usage-minutes.ts';
import { webhookModel } from './webhooks.ts';

const DEFINITIONS = {
  accounts: accountModel,
  apiKeys: apiKeyModel,
  dashboardSessions: dashboardSessionModel,
  profiles: profileModel,
  fortunes: fortuneModel,
  failedFortunes: failedFortuneModel,
  contents: contentModel,
  generations: generationModel,
  calls: callModel,
  auditEntries: auditEntryModel,
  batches: batchModel,
  batchItems: batchItemModel,
  schedules: scheduleModel,
  scheduleRuns: scheduleRunModel,
  recentCharts: recentChartModel,
  analyticsCache: analyticsCacheModel,
  events: eventModel,
  webhooks: webhookModel,
  deliveries: deliveryModel,
  deliveryAttempts: deliveryAttemptModel,
  mails: mailModel,
  idempotencyKeys: idempotencyKeyModel,
  supportRequests: supportRequestModel,
  callDays: callDayModel,
  reportDays: reportDayModel,
  profileSums: profileSumsModel,
  fortuneDays: fortuneDayModel,
  fortuneCounts: fortuneCountModel,
  usageDays: usageDayModel,
  modelDays: modelDayModel,
  incidents: incidentModel,
  operatorActions: operatorActionModel,
  poolSettings: poolSettingsModel,
  statusWatches: statusWatchModel,
  usageMinutes: usageMinuteModel,
  requests: requestModel,
} as const;

/** A model for each collection. */
export type Models = { readonly [Name in keyof typeof DEFINITIONS]: ReturnType<(typeof DEFINITIONS)[Name]> };

export function defineModels(connection: Connection): Models {
  const models = Object.entries(DEFINITIONS).map(([name, define]) => [name, define(connection)]);
  return Object.fromEntries(models);
}

/** The collection whose one document says which definitions the indexes of the database follow. */
export const SCHEMA_COLLECTION = 'schema';
const INDEXES_ID = 'indexes' as never;

/**
 * Creates missing collections and indexes, and drops retired indexes. Does nothing if the database was last given the
 * same definitions: one read in place of a command for each collection, at each start of each process.
 */
export async function makeIndexes(connection: Connection, models: Models): Promise<void> {
  const schema = connection.collection(SCHEMA_COLLECTION);
  const hash = hashOfIndexes(models);
  if ((await schema.findOne({ _id: INDEXES_ID }))?.['hash'] === hash) return;
  await Promise.all(Object.values(models).map(({ collection, schema }) => makeIndexesOf(collection, schema)));
  // Last: a start that was interrupted is repeated by the next.
  await schema.updateOne({ _id: INDEXES_ID }, { $set: { hash } }, { upsert: true });
}

function hashOfIndexes(models: Models): string {
  const definitions = Object.values(models).map(({ collection, schema }) => [
    collection.collectionName,
    schema.indexes(),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([definitions, RETIRED_INDEXES]))
    .digest('hex');
}

/** One command for a collection instead of one for each index: every process start runs them. */
async function makeIndexesOf(collection: Collection, schema: Schema): Promise<void> {
  const wanted = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongoose.mongo.IndexDescription);
  if (wanted.length > 0) await collection.createIndexes(wanted);
  const retired = RETIRED_INDEXES[collection.collectionName];
  if (retired === undefined) return;
  const found = await collection.indexes();
  const names = found.flatMap(({ name }) => (name !== undefined && retired.includes(name) ? [name] : []));
  await Promise.all(names.map((name) => dropIndex(collection, name)));
}

/** `<collection>.<index>` of each index that does not exist. Creates nothing. */
export async function missingIndexes(models: Models): Promise<string[]> {
  const missing = Object.values(models).map(async ({ collection, schema }) => {
    const found = await collection.indexes().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === COLLECTION_NOT_FOUND) return [];
      throw error;
    });
    const names = new Set(found.map(({ name }) => name));
    const wanted = schema.indexes().map(([, { name = '' }]) => name);
    return wanted.filter((name) => !names.has(name)).map((name) => `${collection.collectionName}.${name}`);
  });
  return (await Promise.all(missing)).flat().sort();
}

/**
 * Indexes of earlier versions. Their successors have other names, so that both exist until the new one is complete and
 * a unique key is enforced at every moment. Their filters used `$type`, which MongoDB's planner cannot match to a
 * query.
 */
const RETIRED_INDEXES: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['active_slot', 'revoked'],
  events: ['once'],
  profiles: ['external_id'],
};

const COLLECTION_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

/** Another starting process may have dropped it in the meantime. */
async function dropIndex(collection: Collection, name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === INDEX_NOT_FOUND)) throw error;
  }
}

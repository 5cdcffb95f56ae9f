import type { ModelName } from '../../shared/content/index.ts';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { MAX_WEBHOOKS } from '../../shared/db/models/webhooks.ts';
import { until } from './http.ts';
import type { TestAccount, TestPlatform } from './platform.ts';
import { webhookRecord } from './records.ts';

/** The effects of an account's requests in live mode: counts that a repeated execution would change. */
export async function effectsOf(platform: TestPlatform, { accountId }: TestAccount) {
  const { db } = platform.admin;
  const own = { accountId, livemode: true };
  const [profiles, fortunes, webhooks, batches, entries, events, calls, schedules] = await Promise.all([
    db.profiles.countDocuments(own),
    db.fortunes.countDocuments({ ...own, state: 'ready' }),
    db.webhooks.countDocuments(own),
    db.batches.find(own).select({ round: 1, state: 1 }).sort({ _id: 1 }).lean(),
    db.auditEntries.find(own).select({ action: 1 }).lean(),
    db.events.find(own).select({ type: 1 }).lean(),
    db.calls
      .find({ ...own, state: 'charged', $or: [{ 'caused.0': { $exists: true } }, { chargedUsd: { $ne: 0 } }] })
      .lean(),
    db.schedules.countDocuments(own),
  ]);
  return {
    profiles,
    fortunes,
    webhooks,
    schedules,
    batches: batches.map(({ round }) => round),
    audit: entries.map(({ action }) => action).sort(),
    events: events.map(({ type }) => type).sort(),
    charges: calls.map(({ chargedUsd }) => chargedUsd),
  };
}

/** Lets all of the account's live events be recorded, so that they are seen among the effects. Nothing is sent. */
export async function recordAllEvents({ admin }: TestPlatform, { accountId }: TestAccount): Promise<void> {
  const about = { events: [...EVENT_TYPES], active: false, slot: MAX_WEBHOOKS - 1 };
  await admin.db.webhooks.create([webhookRecord(admin.clock, { accountId, livemode: true }, about)]);
}

export type Effects = Awaited<ReturnType<typeof effectsOf>>;

/** The same after the account's batches have ended, except those of the model without a worker. */
export async function quietEffectsOf(
  platform: TestPlatform,
  account: TestAccount,
  idleModel: ModelName,
): Promise<Effects> {
  const { batches } = platform.admin.db;
  const own = { accountId: account.accountId, model: { $ne: idleModel } };
  await until('the batches have ended', async () => {
    return (await batches.exists({ ...own, state: { $in: ['pending', 'processing'] } })) === null;
  });
  return effectsOf(platform, account);
}

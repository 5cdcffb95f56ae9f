import { modeOf } from '../../core/owner.ts';
import { type Limits, limitsOf } from '../../core/plans.ts';
import type { Database } from '../../db/connect.ts';
import type { AccountRecord } from '../../db/models/accounts.ts';
import type { ApiKeyRecord } from '../../db/models/api-keys.ts';
import type { WebhookRecord } from '../../db/models/webhooks.ts';
import { rawCollection } from '../../db/records.ts';
import { ACROSS_ACCOUNTS } from '../across-accounts.ts';
import { type Found, found, type Step } from './found.ts';
import { auditOfCreation, auditOfThing, findBatches, findDeliveries, findFortunes } from './records.ts';
import { detailOf } from './steps.ts';

/** Stories of what partners own. They name neither people nor addresses, nor any part of a key. */

/** Newest fortunes, deliveries and batches that a story adds. */
const NEWEST = 20;

interface StoredProfile {
  readonly _id: string;
  readonly accountId: string;
  readonly livemode: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export async function profileStory(db: Database, id: string): Promise<Found> {
  const profile = await rawCollection(db.profiles).findOne<StoredProfile>(
    { _id: id },
    { ...ACROSS_ACCOUNTS, projection: { accountId: 1, livemode: 1, createdAt: 1, updatedAt: 1 } },
  );
  const owner = profile ?? (await auditOfCreation(db, id));
  if (owner === null) return found({});
  const { accountId, livemode } = owner;
  const [audit, fortunes] = await Promise.all([
    auditOfThing(db, owner, id),
    findFortunes(db, { accountId, livemode, profileId: id, state: 'ready' }),
  ]);
  const others: Step[] = [];
  if (profile !== null) {
    const detail = { account_id: accountId, mode: modeOf(profile) };
    others.push({ at: profile.createdAt, what: 'profile created', id, detail });
    if (profile.updatedAt > profile.createdAt) others.push({ at: profile.updatedAt, what: 'profile changed', id });
  }
  return found({ fortunes: fortunes.slice(0, NEWEST), audit, others });
}

type StoredKey = Omit<ApiKeyRecord, 'name' | 'prefix' | 'secretHash'> & { readonly rotatedTo?: string | null };

export async function keyStory(db: Database, id: string): Promise<Found> {
  const key = await rawCollection(db.apiKeys).findOne<StoredKey>(
    { _id: id },
    { projection: { name: 0, prefix: 0, secretHash: 0 } },
  );
  if (key === null) return found({});
  const { accountId, type, permissions, expiresAt, revokedAt, lastUsedAt, rotatedTo } = key;
  const about = { account_id: accountId, type, permissions: permissions.join(', '), rotated_to: rotatedTo };
  const others: Step[] = [{ at: key.createdAt, what: 'key created', id, detail: detailOf(about) }];
  if (lastUsedAt !== null) others.push({ at: lastUsedAt, what: 'key last used', id });
  if (revokedAt !== null) others.push({ at: revokedAt, what: 'key revoked', id });
  if (expiresAt !== null) others.push({ at: expiresAt, what: 'key expires', id });
  return found({ others });
}

type StoredWebhook = Omit<WebhookRecord, 'url' | 'description' | 'secret' | 'previousSecrets'>;

export async function webhookStory(db: Database, id: string): Promise<Found> {
  const webhook = await rawCollection(db.webhooks).findOne<StoredWebhook>(
    { _id: id },
    { ...ACROSS_ACCOUNTS, projection: { url: 0, description: 0, secret: 0, previousSecrets: 0 } },
  );
  const owner = webhook ?? (await auditOfCreation(db, id));
  if (owner === null) return found({});
  const { accountId } = owner;
  const [audit, deliveries] = await Promise.all([
    auditOfThing(db, owner, id),
    findDeliveries(db, { accountId, webhookId: id, kind: 'event' }, NEWEST),
  ]);
  const others: Step[] = [];
  if (webhook !== null) {
    const { events, active, failureCount, lastTriggeredAt } = webhook;
    const detail = { account_id: accountId, mode: modeOf(webhook), events: events.join(', '), failures: failureCount };
    others.push({ at: webhook.createdAt, what: 'webhook created', id, detail });
    if (lastTriggeredAt !== null) others.push({ at: lastTriggeredAt, what: 'webhook last triggered', id });
    if (!active) others.push({ at: webhook.updatedAt, what: 'webhook is not active', id });
  }
  return found({ audit, deliveries, others });
}

type StoredAccount = Pick<AccountRecord, '_id' | 'plan' | 'limits' | 'createdAt'> & {
  readonly suspendedAt?: Date | null;
};

export async function accountStory(db: Database, id: string): Promise<Found> {
  const account = await rawCollection(db.accounts).findOne<StoredAccount>(
    { _id: id },
    { projection: { plan: 1, limits: 1, createdAt: 1, suspendedAt: 1 } },
  );
  if (account === null) return found({});
  const [actions, live, test] = await Promise.all([
    db.operatorActions.find({ target: id }).sort({ _id: -1 }).limit(NEWEST).lean(),
    findBatches(db, { accountId: id, livemode: true, kind: 'request' }),
    findBatches(db, { accountId: id, livemode: false, kind: 'request' }),
  ]);
  const { perMinute, perDay }: Limits = limitsOf(account, true);
  const others: Step[] = [
    {
      at: account.createdAt,
      what: 'account created',
      id,
      detail: detailOf({ plan: account.plan, per_minute: perMinute, per_day: perDay }),
    },
    ...actions.map((action): Step => {
      const detail = detailOf({ action: action.action, operator: action.operator, reason: action.reason ?? null });
      return { at: action.createdAt, what: 'operator action', id, detail };
    }),
  ];
  if (account.suspendedAt instanceof Date) others.push({ at: account.suspendedAt, what: 'account suspended', id });
  return found({ batches: [...live, ...test].slice(0, NEWEST), others });
}

export async function incidentStory(db: Database, id: string): Promise<Found> {
  const incident = await db.incidents.findById(id).lean();
  if (incident === null) return found({});
  const { message, startedAt, resolvedAt } = incident;
  const opened: Step = { at: startedAt, what: 'incident opened', id, detail: { message } };
  return found({
    others: resolvedAt === null ? [opened] : [opened, { at: resolvedAt, what: 'incident resolved', id }],
  });
}

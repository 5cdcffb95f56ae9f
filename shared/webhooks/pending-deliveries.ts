import type { Clock } from '../core/clock.ts';
import { accountsOf, inAccounts } from '../core/owner.ts';
import type { SecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { WebhookRecord } from '../db/models/webhooks.ts';
import { rawCollection } from '../db/records.ts';
import type { JobPayload } from '../queues/catalogue.ts';

export interface PendingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

/** Address and secrets of a delivery; null when it must not be sent (any more). */
export type Target = {
  readonly url: string;
  /** Null: it cannot be decrypted, as after a change of `SECRETS_KEY`. Nothing is sent until it is rotated. */
  readonly secret: string | null;
  /** Only those that can be decrypted: an unreadable one must not stop the rotated one from signing. */
  readonly previousSecrets: readonly string[];
} | null;

export interface PendingDelivery {
  readonly delivery: DeliveryRecord;
  readonly target: Target;
}

/** The ids in the payload of a delivery's job. */
export type DeliveryJob = JobPayload<'deliver'>;

/** Loads deliveries with their targets, in the order of their jobs; null for unknown or not pending ones. */
export async function loadPending(
  deps: PendingDeps,
  jobs: readonly DeliveryJob[],
): Promise<(PendingDelivery | null)[]> {
  const { db } = deps;
  const deliveries = await rawCollection(db.deliveries)
    .find({ ...inAccounts(jobs), _id: { $in: jobs.map(({ deliveryId }) => deliveryId) }, status: 'pending' })
    .toArray();
  const [webhooks, signingSecrets] = await Promise.all([
    webhooksOf(db, deliveries),
    signingSecretsOf(deps, deliveries),
  ]);
  const found = new Map(
    deliveries.map((delivery) => [
      delivery._id,
      { delivery, target: targetOf(deps, delivery, webhooks, signingSecrets) },
    ]),
  );
  return jobs.map(({ deliveryId }) => found.get(deliveryId) ?? null);
}

async function webhooksOf(
  db: Database,
  deliveries: readonly DeliveryRecord[],
): Promise<ReadonlyMap<string, WebhookRecord>> {
  const ids = new Set(deliveries.flatMap(({ webhookId }) => webhookId ?? []));
  if (ids.size === 0) return new Map();
  const webhooks = await rawCollection(db.webhooks)
    .find({ accountId: accountsOf(deliveries), _id: { $in: [...ids] } })
    .toArray();
  return new Map(webhooks.map((webhook) => [webhook._id, webhook]));
}

async function signingSecretsOf(
  { db, secrets }: PendingDeps,
  deliveries: readonly DeliveryRecord[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = new Set(deliveries.filter(({ kind }) => kind === 'callback').map(({ accountId }) => accountId));
  if (ids.size === 0) return new Map();
  const accounts = await db.accounts.find({ _id: { $in: [...ids] } }).lean();
  return new Map(accounts.map((account) => [account._id, openSecret(secrets, account.signingSecret)]));
}

function targetOf(
  { clock, secrets }: PendingDeps,
  delivery: DeliveryRecord,
  webhooks: ReadonlyMap<string, WebhookRecord>,
  signingSecrets: ReadonlyMap<string, string | null>,
): Target {
  if (delivery.url !== null) {
    const secret = signingSecrets.get(delivery.accountId);
    return secret === undefined ? null : { url: delivery.url, secret, previousSecrets: [] };
  }
  const webhook = webhooks.get(delivery.webhookId ?? '');
  // An inactive webhook receives only tests.
  if (webhook === undefined || !(webhook.active || delivery.kind === 'test')) return null;
  return targetAt({ clock, secrets }, webhook);
}

function targetAt({ clock, secrets }: Omit<PendingDeps, 'db'>, webhook: WebhookRecord): NonNullable<Target> {
  const now = clock.now();
  return {
    url: webhook.url,
    secret: openSecret(secrets, webhook.secret),
    previousSecrets: (webhook.previousSecrets ?? [])
      .filter(({ until }) => until > now)
      .flatMap((each) => openSecret(secrets, each.secret) ?? []),
  };
}

/** Null when it cannot be decrypted: that affects its own deliveries, not those loaded with them. */
function openSecret(secrets: SecretBox, sealed: string): string | null {
  try {
    return secrets.open(sealed);
  } catch {
    return null;
  }
}

import { randomInt } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { newSigningSecret } from '../accounts/accounts.ts';
import type { AuditLog } from '../accounts/audit.ts';
import type { Acting, Caller, Removed } from '../accounts/caller.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { AppError, invalidField, notFound } from '../core/errors.ts';
import type { EventType } from '../core/event-types.ts';
import { newId } from '../core/ids.ts';
import { ownedBy } from '../core/owner.ts';
import { type SecretBox, sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import { MAX_WEBHOOKS, NOT_FAILING, SWITCHED_ON, type WebhookRecord } from '../db/models/webhooks.ts';
import { isDuplicateKey } from '../db/records.ts';
import type { TargetCheck } from './targets.ts';

export interface NewWebhook {
  readonly url: string;
  /** At least one. */
  readonly events: readonly EventType[];
  /** Empty: none. */
  readonly description?: string | undefined;
}

export interface WebhookChange {
  readonly url?: string | undefined;
  readonly events?: readonly EventType[] | undefined;
  /** Empty removes it. */
  readonly description?: string | undefined;
  /** True also resets the count of failures. */
  readonly active?: boolean | undefined;
}

/** The secret is shown only at creation and rotation; the database holds its sealed form. */
export interface WebhookWithSecret {
  readonly webhook: WebhookRecord;
  readonly secret: string;
}

export interface WebhookService {
  /** @throws validation_error for a refused target, conflict with twenty webhooks in the mode or one of the same URL */
  create(caller: Acting<WebhookWithSecret>, input: NewWebhook): Promise<WebhookWithSecret>;
  list(
    caller: Caller,
    filter: { readonly active?: boolean | undefined },
    page: PageRequest,
  ): Promise<Page<WebhookRecord>>;
  /** @throws not_found */
  get(caller: Caller, id: string): Promise<WebhookRecord>;
  /** An empty change changes nothing. @throws not_found, validation_error for a refused target, conflict as `create` */
  change(caller: Acting<WebhookRecord>, id: string, change: WebhookChange): Promise<WebhookRecord>;
  /** Nothing more is sent to it, pending retries included. @throws not_found */
  remove(caller: Acting<Removed>, id: string): Promise<Removed>;
  /** The previous secret also signs for 24 hours, even across further rotations. @throws not_found */
  rotateSecret(caller: Caller, id: string): Promise<WebhookWithSecret>;
}

export interface WebhookDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly secrets: SecretBox;
  readonly targets: TargetCheck;
}

const ROTATION_OVERLAP_MS = DAY_MS;
/** All of them sign every delivery. A further rotation within a day drops the oldest. */
const MAX_PREVIOUS_SECRETS = 5;

export function createWebhookService(deps: WebhookDeps): WebhookService {
  const { db, clock, secrets } = deps;
  const update = async (
    caller: Caller,
    id: string,
    fields: Readonly<Record<string, unknown>>,
    session: ClientSession,
  ) => {
    const webhook = await db.webhooks
      .findOneAndUpdate(
        { _id: id, ...ownedBy(caller.owner) },
        { $set: { ...fields, updatedAt: clock.now() } },
        { returnDocument: 'after', session },
      )
      .lean();
    if (webhook === null) throw notFound('webhook');
    return webhook;
  };
  const get = async (caller: Caller, id: string) => {
    const webhook = await db.webhooks.findOne({ _id: id, ...ownedBy(caller.owner) }).lean();
    if (webhook === null) throw notFound('webhook');
    return webhook;
  };
  return {
    get,
    create: (caller, input) => createWebhook(deps, caller, input),
    list(caller, { active }, page) {
      const filter = { ...ownedBy(caller.owner), ...(active === undefined ? {} : { active }) };
      return pageById(db.webhooks, 'whk', filter, page);
    },
    async change(caller, id, { url, events, description, active }) {
      // An unknown webhook is 404 whatever the address.
      const unchanged = await get(caller, id);
      if (url !== undefined) deps.targets.check(url, { livemode: caller.owner.livemode, field: 'url' });
      const fields = {
        ...(url === undefined ? {} : { url, urlHash: urlHashOf(url) }),
        ...(events === undefined ? {} : { events: [...new Set(events)] }),
        ...(description === undefined ? {} : { description: description || null }),
        ...(url === undefined || url === unchanged.url ? {} : NOT_FAILING),
        ...(active === true ? SWITCHED_ON : {}),
        // One that is off already keeps its reason.
        ...(active === false && unchanged.active ? { active, disabledReason: 'owner', disabledAt: clock.now() } : {}),
      };
      if (url !== undefined) refuseSameUrl(await othersOf(db, caller, id), url);
      return db
        .transaction(caller.owner.accountId, async (session) => {
          // Also a command that finds it done already: a test that switches it on must not follow.
          const isCommand = active !== undefined || Object.keys(fields).length > 0;
          const webhook = isCommand ? await update(caller, id, fields, session) : unchanged;
          await caller.attempt?.settle(session, webhook);
          return webhook;
        })
        .catch((error: unknown) => {
          // Another webhook took the URL in the meantime.
          throw isDuplicateKey(error) && url !== undefined ? sameUrl() : error;
        });
    },
    remove: (caller, id) => removeWebhook(deps, caller, id),
    async rotateSecret(caller, id) {
      const secret = newSigningSecret();
      for (;;) {
        const before = await get(caller, id);
        const now = clock.now();
        const rotated = {
          secret: secrets.seal(secret),
          previousSecrets: [
            { secret: before.secret, until: new Date(now.getTime() + ROTATION_OVERLAP_MS) },
            ...(before.previousSecrets ?? []).filter(({ until }) => until > now),
          ].slice(0, MAX_PREVIOUS_SECRETS),
          updatedAt: now,
        };
        // Of two concurrent rotations the later one stores the other's secret as a previous one: a caller has it too.
        const webhook = await db.webhooks
          .findOneAndUpdate(
            { _id: id, ...ownedBy(caller.owner), secret: before.secret },
            { $set: rotated },
            { returnDocument: 'after' },
          )
          .lean();
        if (webhook !== null) return { webhook, secret };
      }
    },
  };
}

async function createWebhook(
  deps: WebhookDeps,
  caller: Acting<WebhookWithSecret>,
  input: NewWebhook,
): Promise<WebhookWithSecret> {
  const { db, clock, secrets } = deps;
  deps.targets.check(input.url, { livemode: caller.owner.livemode, field: 'url' });
  const secret = newSigningSecret();
  const fields = {
    ...ownedBy(caller.owner),
    url: input.url,
    urlHash: urlHashOf(input.url),
    events: [...new Set(input.events)],
    description: input.description || null,
    secret: secrets.seal(secret),
    ...SWITCHED_ON,
    lastTriggeredAt: null,
  };
  for (;;) {
    const others = await othersOf(db, caller);
    refuseSameUrl(others, input.url);
    const slot = freeSlot(others);
    const now = clock.now();
    const webhook: WebhookRecord = { _id: newId('whk'), ...fields, slot, createdAt: now, updatedAt: now };
    try {
      return await db.transaction(caller.owner.accountId, async (session) => {
        await insert(deps, caller, webhook, session);
        const created = { webhook, secret };
        await caller.attempt?.settle(session, created);
        return created;
      });
    } catch (error) {
      // Another webhook took the slot or the URL in the meantime: look again.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

async function insert(
  deps: WebhookDeps,
  caller: Caller,
  webhook: WebhookRecord,
  session: ClientSession,
): Promise<void> {
  await deps.db.webhooks.create([webhook], { session });
  await deps.audit.write(
    caller,
    { action: 'webhook.created', resourceType: 'webhook', resourceId: webhook._id },
    session,
  );
}

type Other = Pick<WebhookRecord, '_id' | 'url' | 'slot'>;

async function othersOf(db: Database, caller: Caller, id?: string): Promise<readonly Other[]> {
  const all = await db.webhooks.find(ownedBy(caller.owner)).select({ url: 1, slot: 1 }).lean<Other[]>();
  return all.filter(({ _id }) => _id !== id);
}

/** Equal for URLs that are equal by the URL standard, apart from their fragments. */
function urlHashOf(url: string): string {
  const normal = new URL(url);
  normal.hash = '';
  return sha256Hex(normal.href);
}

/** Also compares with records of earlier versions, which the unique index lacks. @throws conflict */
function refuseSameUrl(others: readonly Other[], url: string): void {
  if (others.some((other) => urlHashOf(other.url) === urlHashOf(url))) throw sameUrl();
}

function sameUrl(): AppError {
  return new AppError('conflict', 'There is a webhook with this URL already.', {
    hint: 'Subscribe that one to more events with PATCH /v1/webhooks/{id}; GET /v1/webhooks lists them.',
  });
}

/** A random free slot, so that concurrent creations rarely collide. @throws conflict when all are taken */
function freeSlot(taken: readonly Other[]): number {
  const free = Array.from({ length: MAX_WEBHOOKS }, (_, slot) => slot).filter(
    (slot) => !taken.some((webhook) => webhook.slot === slot),
  );
  const chosen = free[free.length === 0 ? 0 : randomInt(free.length)];
  if (chosen !== undefined) return chosen;
  throw new AppError('conflict', `There are ${MAX_WEBHOOKS} webhooks already, which is the most there can be.`, {
    hint: 'Delete one with DELETE /v1/webhooks/{id} first, or subscribe one to more events.',
  });
}

async function removeWebhook(deps: WebhookDeps, caller: Acting<Removed>, id: string): Promise<Removed> {
  const { db, clock, audit } = deps;
  return db.transaction(caller.owner.accountId, async (session) => {
    const { deletedCount } = await db.webhooks.deleteOne({ _id: id, ...ownedBy(caller.owner) }, { session });
    if (deletedCount === 0) throw notFound('webhook');
    await audit.write(caller, { action: 'webhook.deleted', resourceType: 'webhook', resourceId: id }, session);
    const removed = { id, deletedAt: clock.now() };
    await caller.attempt?.settle(session, removed);
    return removed;
  });
}

/** @throws validation_error when a test asks for an event to which the webhook is not subscribed */
export function requireSubscribed(webhook: WebhookRecord, eventType: string): void {
  if (eventType === 'test.ping' || webhook.events.some((type) => type === eventType)) return;
  throw invalidField(
    'event_type',
    "must be test.ping or one of the webhook's events",
    `Its events are: ${webhook.events.join(', ')}`,
  );
}

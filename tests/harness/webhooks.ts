import { randomBytes } from 'node:crypto';
import { createAccountService } from '../../shared/accounts/accounts.ts';
import { createAuditLog } from '../../shared/accounts/audit.ts';
import type { Clock } from '../../shared/core/clock.ts';
import { createSecretBox, type SecretBox } from '../../shared/core/secrets.ts';
import type { Database } from '../../shared/db/connect.ts';
import { createEventService } from '../../shared/events/events.ts';
import { createProducer } from '../../shared/queues/producer.ts';
import { createTargetCheck } from '../../shared/webhooks/targets.ts';
import { createWebhookService, type WebhookService } from '../../shared/webhooks/webhooks.ts';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from './http.ts';
import type { ApiServer, TestAccount, TestPlatform } from './platform.ts';
import type { Received, Receiver } from './receiver.ts';
import { silentLogger } from './stores.ts';

/** An account with webhooks at a receiver. Each test has its own, so that tests do not see each other's events. */
export interface WebhookOwner {
  readonly account: TestAccount;
  /** With its live key. */
  readonly call: Client;
  /** @param path at the receiver @param events default `profile.created` */
  createWebhook(path: string, events?: readonly string[]): Promise<{ readonly id: string; readonly secret: string }>;
  /** @returns its id */
  createProfile(): Promise<string>;
  /** The first page of a webhook's deliveries. */
  deliveriesOf(id: string): Promise<HttpAnswer>;
  /** The same, once its newest delivery has the status. */
  deliveryWith(id: string, status: string): Promise<HttpAnswer>;
}

export async function createWebhookOwner(
  platform: TestPlatform,
  apiServer: ApiServer,
  receiver: Receiver,
): Promise<WebhookOwner> {
  const account = await platform.account();
  const call = createClient(apiServer.url, { key: account.liveKey });
  const create = async (path: string, body: unknown): Promise<HttpAnswer> => {
    const created = await call('POST', path, { body });
    if (created.status !== 201) throw new Error(`${path}: ${created.status} ${created.text}`);
    return created;
  };
  const deliveriesOf: WebhookOwner['deliveriesOf'] = (id) => call('GET', `/v1/webhooks/${id}/deliveries`);
  return {
    account,
    call,
    async createWebhook(path, events = ['profile.created']) {
      const created = await create('/v1/webhooks', { url: `${receiver.url}${path}`, events });
      return { id: created.textAt('id'), secret: created.textAt('secret') };
    },
    createProfile: async () => (await create('/v1/profiles', BIRTH)).textAt('id'),
    deliveriesOf,
    deliveryWith: (id, status) =>
      until(`a delivery with status ${status}`, async () => {
        const listed = await deliveriesOf(id);
        return listed.at('data.0.status') === status ? listed : null;
      }),
  };
}

/** Waits for so many deliveries at a path of the receiver. */
export function receivedAt(receiver: Receiver, path: string, count: number): Promise<readonly Received[]> {
  return until(`${count} deliveries at ${path}`, async () => {
    const received = receiver.received(path);
    return received.length >= count ? received : null;
  });
}

/** The event service on the platform's own queues, as in a worker. The platform's stop closes the queues. */
export function openEvents(platform: TestPlatform) {
  const producer = createProducer(platform.redis, silentLogger);
  platform.closeWith(() => producer.close());
  const { db, clock } = platform.admin;
  return { producer, events: createEventService({ db, clock, producer, logger: silentLogger }) };
}

/** The webhooks of a database, which may be at private addresses. */
export function webhookServiceOn(db: Database, clock: Clock, secrets: SecretBox = newSecretBox()): WebhookService {
  const targets = createTargetCheck({ webhookAllowPrivateTargets: true });
  return createWebhookService({ db, clock, secrets, targets, audit: createAuditLog(db, clock) });
}

export function newSecretBox(): SecretBox {
  return createSecretBox(randomBytes(32).toString('base64'));
}

/** A new account with a webhook. */
export async function newWebhook(db: Database, clock: Clock, secrets: SecretBox) {
  const accounts = createAccountService({ db, clock, secrets });
  const { account } = await accounts.create({ email: `${randomBytes(8).toString('hex')}@x.example`, plan: 'free' });
  const webhooks = webhookServiceOn(db, clock, secrets);
  const owner = { accountId: account._id, livemode: true };
  const caller = { owner, actor: { ip: '192.0.2.1', apiKey: 'bs_live_x', requestId: 'req_1' }, attempt: null };
  const { webhook } = await webhooks.create(caller, { url: 'http://127.0.0.1:9/', events: ['daily.reset'] });
  return { caller, webhook, webhooks };
}

import { randomBytes } from 'node:crypto';
import { BIRTH, type Client, createClient, type HttpAnswer, until } from './http.ts';

/**
 * One mode of an account that plants recognisable markers in all its records, and remembers every id that it received.
 */
export interface Tenant {
  /** With its key. */
  readonly call: Client;
  /** With its account's access token. */
  readonly bearer: Client;
  /** In every name, external id, address and text that it sends; in a response to another account it is a leak. */
  readonly mark: string;
  /** Every id that its responses returned. */
  readonly ids: ReadonlySet<string>;
  /** Each creates a new record and returns its id. */
  profile(): Promise<string>;
  fortune(): Promise<string>;
  webhook(): Promise<string>;
  delivery(): Promise<{ readonly webhookId: string; readonly deliveryId: string }>;
  /** Revokes those that it created before. */
  /** A key for one purpose; the one that the account has for it is revoked. */
  key(purpose: string, type?: 'live' | 'test'): Promise<string>;
  /** A batch whose single item has failed. */
  endedBatch(): Promise<string>;
  /** A batch that no worker takes. */
  waitingBatch(): Promise<string>;
}

export interface TenantOptions {
  readonly url: string;
  readonly key: string;
  readonly accessToken: string;
  /** The address of its webhooks. */
  readonly receiverUrl: string;
  /** A model whose pool has no worker. */
  readonly idleModel: string;
}

const ID = /\b(?:key|prf|ftn|batch|whk|dlv|evt|inc|sup|req)_[0-9a-hjkmnp-tv-z]{26}\b/g;

export function createTenant(options: TenantOptions): Tenant {
  const { url, idleModel } = options;
  const mark = `mk${randomBytes(6).toString('hex')}`;
  const ids = new Set<string>();
  const noting =
    (client: Client): Client =>
    async (method, path, request) => {
      const answer = await client(method, path, request);
      for (const id of idsIn(answer.text)) ids.add(id);
      return answer;
    };
  const call = noting(createClient(url, { key: options.key }));
  const bearer = noting(createClient(url, { bearer: options.accessToken }));
  const made = async (path: string, body: unknown, client = call): Promise<HttpAnswer> => {
    const answer = await client('POST', path, { body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const profile = async () => (await made('/v1/profiles', profileBody(mark))).textAt('id');
  const webhook = async () => {
    // An account has one webhook for a URL.
    const own = `${options.receiverUrl}/${mark}?${randomBytes(6).toString('hex')}`;
    const body = { url: own, events: ['profile.created'], description: `to ${mark}` };
    return (await made('/v1/webhooks', body)).textAt('id');
  };
  return {
    call,
    bearer,
    mark,
    ids,
    profile,
    webhook,
    async fortune() {
      return (await made('/v1/fortunes', { profile_id: await profile(), type: 'daily' })).textAt('id');
    },
    async delivery() {
      const webhookId = await webhook();
      await profile();
      const deliveryId = await until('a delivery is recorded', async () => {
        const first = (await call('GET', `/v1/webhooks/${webhookId}/deliveries?status=success`)).at('data.0.id');
        return typeof first === 'string' && first;
      });
      return { webhookId, deliveryId };
    },
    async key(purpose, type = 'test') {
      // An account has three of each type: those of the same purpose, and those that other examples made, end.
      const name = `key of ${mark}: ${purpose}`;
      const listed = (await bearer('GET', '/v1/keys?limit=100')).at('data') as Record<string, unknown>[];
      for (const { id, name: other, revoked_at: revokedAt } of listed) {
        const isSpent = String(other).endsWith(`: ${purpose}`) || MARK.test(String(other));
        if (revokedAt === null && isSpent) await bearer('DELETE', `/v1/keys/${id}`);
      }
      return (await made('/v1/keys', { name, type }, bearer)).textAt('id');
    },
    async endedBatch() {
      const body = { profile_ids: ['prf_nobody'], fortune_type: 'daily' };
      const id = (await made('/v1/fortunes/batch', body)).textAt('id');
      await until('the batch has ended', async () => {
        return (await call('GET', `/v1/fortunes/batch/${id}`)).at('completed_at') !== undefined;
      });
      return id;
    },
    async waitingBatch() {
      const body = { profile_ids: [await profile()], fortune_type: 'daily', model: idleModel };
      return (await made('/v1/fortunes/batch', body)).textAt('id');
    },
  };
}

/** The name of a key that the example of a creating route made: a tenant's mark. */
const MARK = /^mk[0-9a-f]{12}$/;

export function idsIn(text: string): string[] {
  return text.match(ID) ?? [];
}

/** A new person each time, with a unique coin. */
export function profileBody(mark: string) {
  const unique = randomBytes(4).toString('hex');
  return {
    ...BIRTH,
    name: `홍${mark}${unique}`,
    external_id: `${mark}-${unique}`,
    investment: { favorite_coins: [`${mark.slice(0, 4)}${unique}`.toUpperCase()] },
  };
}

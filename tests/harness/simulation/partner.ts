import { randomBytes } from 'node:crypto';
import type { FortuneType, ModelName } from '../../../shared/content/index.ts';
import { addDays } from '../../../shared/core/clock.ts';

import { type CallOptions, createClient, type HttpAnswer } from '../http.ts';
import type { TestAccount, TestPlatform } from '../platform.ts';
import type { Receiver } from '../receiver.ts';

/** The simulation's model of the records of one account. */
export interface Model {
  /** Profiles that exist, and all that ever existed. */
  people: Person[];
  readonly deleted: Person[];
  /** Stored fortunes by their identity. */
  readonly fortunes: Map<string, StoredFortune>;
  /** Cached content: a repeated request for it costs nothing. */
  readonly contents: Set<string>;
  readonly webhookIds: string[];
  readonly audited: Map<string, number>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly externalId: string;
  /** No two births share a chart. */
  readonly birth: number;
}

export interface StoredFortune {
  readonly id: string;
  readonly personId: string;
  readonly type: FortuneType;
  readonly date: string;
  readonly model: ModelName;
}

export interface FortuneOrder {
  readonly type: FortuneType;
  readonly model: ModelName;
  /** Days from today. */
  readonly day: number;
}

export function newModel(): Model {
  return { people: [], deleted: [], fortunes: new Map(), contents: new Set(), webhookIds: [], audited: new Map() };
}

export function fortuneKey({ personId, type, date, model }: Omit<StoredFortune, 'id'>): string {
  return [personId, type, date, model].join();
}

export function contentKey(birth: number, { type, date, model }: Omit<StoredFortune, 'id' | 'personId'>): string {
  return [birth, type, date, model].join();
}

export function recordAudit(model: Model, action: string): void {
  model.audited.set(action, (model.audited.get(action) ?? 0) + 1);
}

/** One account as a partner uses it: over both API servers in turn, with the current key, recording the responses. */
export interface Partner {
  readonly platform: TestPlatform;
  readonly account: TestAccount;
  readonly receiver: Receiver;
  readonly webhookUrl: string;
  /** @param options.unmasked the response may hold personal data */
  call(method: string, path: string, options?: CallOptions & { readonly unmasked?: boolean }): Promise<HttpAnswer>;
  bearer(method: string, path: string, options?: CallOptions): Promise<HttpAnswer>;
  /** Replaces the key and revokes the previous one. */
  rotateKey(): Promise<void>;
  readonly revoked: readonly { readonly key: string; readonly atMs: number }[];
  readonly urls: readonly string[];
  /** The costs in responses, and the maximum of charges beyond them. */
  readonly charges: { statedUsd: number; uncertainUsd: number };
  /** The body of a new person; every birth and name is a planted marker. */
  person(birth: number): PersonBody;
  nextBirth(): number;
  /** The planted texts, which masked data must not contain. */
  leaksIn(text: string): string[];
}

export type PersonBody = ReturnType<typeof personBody>;

export async function createPartner(
  platform: TestPlatform,
  urls: readonly string[],
  receiver: Receiver,
): Promise<Partner> {
  const account = await platform.account();
  const mark = randomBytes(4).toString('hex');
  const charges = { statedUsd: 0, uncertainUsd: 0 };
  const revoked: { key: string; atMs: number }[] = [];
  const planted: string[] = [];
  let key = { value: account.liveKey, id: '' };
  let calls = 0;
  let births = 0;
  const nextUrl = () => {
    calls += 1;
    return urls[calls % urls.length] ?? '';
  };
  const leaksIn = (text: string) => [
    ...planted.filter((each) => text.includes(each)),
    ...(text.match(/"(birth_(month|day|hour)|saju|pillars|analysis)"|"birth_year":(?!"(19|20)\*\*")/g) ?? []),
  ];
  const bearer: Partner['bearer'] = (method, path, options) =>
    createClient(nextUrl(), { bearer: account.accessToken })(method, path, options);
  return {
    platform,
    account,
    receiver,
    webhookUrl: `${receiver.url}/${mark}`,
    urls,
    charges,
    revoked,
    bearer,
    leaksIn,
    async call(method, path, { unmasked = false, ...options } = {}) {
      const answer = await createClient(nextUrl(), { key: key.value })(method, path, options);
      charges.statedUsd += statedCost(answer);
      const leaks = unmasked ? [] : leaksIn(answer.text);
      if (leaks.length > 0) throw new Error(`${method} ${path} shows ${leaks.join()}: ${answer.text}`);
      if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer;
    },
    async rotateKey() {
      const created = await bearer('POST', '/api/keys', {
        body: { name: 'next', type: 'live', permissions: ALL_PERMISSIONS },
      });
      const old = key.id === '' ? await idOf(bearer, key.value) : key.id;
      const revocation = await bearer('DELETE', `/api/keys/${old}`);
      if (revocation.status !== 200) throw new Error(`${revocation.status} ${revocation.text}`);
      revoked.push({ key: key.value, atMs: Date.now() });
      key = { value: created.textAt('data.key'), id: created.textAt('data.id') };
    },
    nextBirth() {
      births += 1;
      return births;
    },
    person(birth) {
      const body = personBody(birth, mark);
      planted.push(body.name, dateOf(body));
      return body;
    },
  };
}

const ALL_PERMISSIONS = [
  'fortune:read',
  'fortune:write',
  'fortune:unmask',
  'stream:read',
  'profile:read',
  'profile:write',
  'profile:unmask',
  'webhook:manage',
  'usage:read',
] as const;

async function idOf(bearer: Partner['bearer'], key: string): Promise<string> {
  const keys = (await bearer('GET', '/api/keys')).at('data') as { id: string; prefix: string }[];
  return keys.find(({ prefix }) => key.startsWith(prefix))?.id ?? 'none';
}

/** Seventeen days apart: no chart repeats among the first thousand. */
function personBody(birth: number, mark: string) {
  const date = addDays('1930-01-03', birth * 17);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return {
    name: `독고${mark}${birth}번`,
    external_id: `partner-${mark}-${birth}`,
    birth_year: year,
    birth_month: month,
    birth_day: day,
    birth_hour: (birth * 5) % 24,
    gender: birth % 2 === 0 ? 'female' : 'male',
  };
}

function dateOf(body: { birth_year: number; birth_month: number; birth_day: number }): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${body.birth_year}-${two(body.birth_month)}-${two(body.birth_day)}`;
}

/** The cost of a call in its response: `meta.cost`, or a stream's `complete`. */
function statedCost(answer: HttpAnswer): number {
  if (answer.headers.get('idempotent-replayed') === 'true') return 0;
  const cost = answer.at('meta.cost');
  if (typeof cost === 'number') return cost;
  const complete = /event: complete\ndata: (.*)/.exec(answer.text)?.[1];
  if (complete === undefined) return 0;
  const data: unknown = JSON.parse(complete);
  return typeof data === 'object' && data !== null && 'cost' in data && typeof data.cost === 'number' ? data.cost : 0;
}

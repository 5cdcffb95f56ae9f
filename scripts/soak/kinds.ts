import { OWN_PILLARS } from '../../tests/harness/own-pillars.ts';
import { distinctBirths } from '../bench/lib/births.ts';
import type { SoakAnswer, SoakRequest } from './client.ts';

/** An account in one mode, with the records that its requests have created. */
export interface Tenant {
  readonly name: 'live' | 'test';
  readonly key: string;
  /** Has no permission but `usage:read`. */
  readonly poorKey: string;
  readonly profiles: string[];
  readonly fortunes: string[];
  readonly batches: string[];
}

/** A number in [0, 1). */
export type Random = () => number;

interface Kind {
  readonly weight: number;
  /** Null: there is no record yet for this kind of request. */
  make(tenant: Tenant, random: Random): (Omit<SoakRequest, 'key'> & { readonly key?: string }) | null;
  /** Adds the records that the answer created. */
  learn?(tenant: Tenant, answer: SoakAnswer): void;
}

const births = distinctBirths();
const MODELS = ['haiku', 'sonnet', 'gpt4o', 'gemini'] as const;
const TYPES = ['daily', 'monthly', 'yearly'] as const;
const NEW_PROFILE = 'POST /v1/profiles';

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

function about(ids: readonly string[], endpoint: string, random: Random) {
  const id = pick(ids, random);
  return id === undefined ? null : { endpoint, path: (endpoint.split(' ')[1] ?? '').replace(/\{\w+\}/, id) };
}

function newProfile() {
  return { endpoint: NEW_PROFILE, path: '/v1/profiles', body: { name: '김소크', ...births.next().value } };
}

function fortuneBody(tenant: Tenant, random: Random) {
  const profile_id = pick(tenant.profiles, random);
  return { profile_id, type: pick(TYPES, random), model: pick(MODELS, random) };
}

function idOf({ text }: SoakAnswer): string | null {
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string'
    ? parsed.id
    : null;
}

function learnInto(list: 'profiles' | 'fortunes' | 'batches', status: readonly number[]): NonNullable<Kind['learn']> {
  return (tenant, answer) => {
    const id = status.includes(answer.status) ? idOf(answer) : null;
    if (id !== null) tenant[list].push(id);
  };
}

/** Requests that partners send, including invalid ones. */
const KINDS: readonly Kind[] = [
  { weight: 5, make: newProfile, learn: learnInto('profiles', [201]) },
  { weight: 22, make: ({ profiles }, random) => about(profiles, 'GET /v1/profiles/{id}', random) },
  { weight: 20, make: ({ fortunes }, random) => about(fortunes, 'GET /v1/fortunes/{id}', random) },
  { weight: 2, make: ({ profiles }, random) => about(profiles, 'GET /v1/profiles/{id}/unmasked', random) },
  { weight: 4, make: () => ({ endpoint: 'GET /v1/profiles', path: '/v1/profiles?limit=5' }) },
  { weight: 4, make: () => ({ endpoint: 'GET /v1/fortunes', path: '/v1/fortunes?limit=5' }) },
  {
    weight: 9,
    make(tenant, random) {
      // Drawn in any case, so that later kinds depend on the seed alone.
      const body = fortuneBody(tenant, random);
      return body.profile_id === undefined ? null : { endpoint: 'POST /v1/fortunes', path: '/v1/fortunes', body };
    },
    learn: learnInto('fortunes', [200, 201]),
  },
  { weight: 3, make: ({ profiles }, random) => about(profiles, 'GET /v1/fortunes/daily/{profile_id}', random) },
  {
    weight: 0.6,
    make: ({ profiles }) =>
      profiles.length < 3
        ? null
        : {
            endpoint: 'POST /v1/fortunes/batch',
            path: '/v1/fortunes/batch',
            body: { profile_ids: profiles.slice(-3), fortune_type: 'daily', model: 'gemini' },
          },
    learn: learnInto('batches', [202]),
  },
  {
    weight: 2,
    make({ profiles }, random) {
      const profile_id = pick(profiles, random);
      const body = { profile_id, model: pick(MODELS, random) };
      return profile_id === undefined
        ? null
        : { endpoint: 'POST /v1/fortunes/daily-stream', path: '/v1/fortunes/daily-stream', body };
    },
  },
  {
    weight: 4,
    make: (_, random) => ({
      endpoint: 'POST /api/daily-fortune',
      path: pick(['/api/daily-fortune', '/v1/api/daily-fortune'], random) ?? '',
      body: { saju: OWN_PILLARS, userName: '김소크', model: pick(MODELS, random), type: 'character' },
    }),
  },
  {
    weight: 4,
    make: () => ({
      endpoint: 'POST /v1/calculations/saju',
      path: '/v1/calculations/saju',
      body: { birth_year: 1990, birth_month: 5, birth_day: 15, gender: 'male' },
    }),
  },
  { weight: 2, make: () => ({ ...newProfile(), body: { name: '' } }) },
  { weight: 2, make: () => ({ endpoint: 'GET /v1/profiles/{id}', path: '/v1/profiles/prf_unknown' }) },
  { weight: 2, make: (_, random) => ({ endpoint: 'GET *', path: `/v1/nowhere/${random()}` }) },
  { weight: 1, make: () => ({ endpoint: 'PATCH /v1/profiles', path: '/v1/profiles', body: {} }) },
  {
    weight: 2,
    make: ({ poorKey }) => ({ endpoint: 'GET /v1/webhooks', path: '/v1/webhooks', key: poorKey }),
  },
];

const TOTAL_WEIGHT = KINDS.reduce((sum, { weight }) => sum + weight, 0);

/** The next request of a tenant. Pass its answer to `learn`. */
export function nextRequest(
  tenant: Tenant,
  random: Random,
): { readonly request: SoakRequest; readonly learn: (answer: SoakAnswer) => void } {
  let at = random() * TOTAL_WEIGHT;
  const kind = KINDS.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
  const request = kind?.make(tenant, random);
  if (kind === undefined || request === null || request === undefined) {
    return {
      request: { key: tenant.key, ...newProfile() },
      learn: (answer) => learnInto('profiles', [201])(tenant, answer),
    };
  }
  return { request: { key: tenant.key, ...request }, learn: (answer) => kind.learn?.(tenant, answer) };
}

/** The event id at which an interrupted stream continues; null for any other answer. */
export function cutAt({ status, text }: SoakAnswer): string | null {
  if (status !== 200 || !text.startsWith(':') || /^event: (complete|error)$/m.test(text)) return null;
  return [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? null;
}

/** The cost of the request according to the answer, USD. */
export function costOf({ status, text }: SoakAnswer): number {
  if (status >= 400) return 0;
  // A stream has it in its last event, `complete`; any other answer in `meta`.
  const cost = /"cost": *([\d.]+)/.exec(text.startsWith('{') ? (text.split('"meta"').at(-1) ?? '') : text);
  return Number(cost?.[1] ?? 0);
}

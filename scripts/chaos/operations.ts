import { addDays, kstDate } from '../../shared/core/clock.ts';
import { MODEL_NAMES } from '../../shared/core/models.ts';
import { OWN_PILLARS } from '../../tests/harness/own-pillars.ts';
import { between, pick, type Random, shuffled } from '../../tests/harness/random.ts';
import { textAt, valueAt } from './client.ts';
import { actAmid } from './owners-acts.ts';
import { type Call, type KnownProfile, nextBirth, type Partner } from './partner.ts';

/** State of the load besides the platform. */
export interface Surroundings {
  readonly receiverUrl: string;
  readonly canaries: Set<string>;
}

interface Operation {
  readonly weight: number;
  run(partner: Partner, random: Random, surroundings: Surroundings): Promise<void>;
}

const TYPES = ['daily', 'daily', 'daily', 'monthly', 'yearly'] as const;
const VERSIONS = ['v1', 'v1', 'v2'] as const;
const MAX_WEBHOOKS = 6;

const get = (path: string): Call => ({ method: 'GET', path });
const change = (method: string, path: string, body?: unknown): Call => ({ method, path, body, keyed: true });

function someProfile(partner: Partner, random: Random): KnownProfile | undefined {
  return pick(
    [...partner.profiles.values()].filter(({ state }) => state === 'alive'),
    random,
  );
}

function someFortune(partner: Partner, random: Random) {
  return pick(
    [...partner.fortunes.values()].filter(({ state }) => state === 'expected'),
    random,
  );
}

function someWebhook(partner: Partner, random: Random) {
  return pick(
    partner.webhooks.filter(({ deleted }) => !deleted),
    random,
  );
}

/** A day that few ask for: most requests cause a generation. */
function someDay(random: Random): string {
  return addDays(kstDate(new Date()), between(-300, 300, random));
}

function fortuneBody(profile: KnownProfile, random: Random) {
  return { profile_id: profile.id, type: pick(TYPES, random), model: pick(MODEL_NAMES, random), date: someDay(random) };
}

async function createProfile(partner: Partner, version = 'v1'): Promise<void> {
  const body = partner.person();
  const answer = await partner.ask(change('POST', `/${version}/profiles`, body));
  if (answer?.status !== 201) return;
  const { name: _name, external_id: externalId, ...birth } = body;
  const id = textAt(answer, 'id');
  partner.profiles.set(id, { id, externalId, birth, state: 'alive', changed: false });
}

async function createFortune(partner: Partner, random: Random, later: boolean): Promise<void> {
  const profile = someProfile(partner, random);
  if (profile === undefined) return;
  const at = new Date();
  const path = `/${pick(VERSIONS, random)}/fortunes`;
  const headers = later ? { Prefer: 'respond-async' } : {};
  const answer = await partner.ask({ ...change('POST', path, fortuneBody(profile, random)), headers });
  if (answer === null || answer.status >= 300) return;
  const id = textAt(answer, 'id');
  const promised = answer.status === 202;
  if (partner.fortunes.has(id)) return;
  partner.fortunes.set(id, { id, profileId: profile.id, promised, at, state: 'expected' });
}

async function createWebhook(partner: Partner, random: Random, { receiverUrl }: Surroundings): Promise<void> {
  const path = `/changing/${partner.name.replaceAll(' ', '-')}/${Math.floor(random() * 1e9)}`;
  const body = { url: `${receiverUrl}${path}`, events: ['profile.created', 'fortune.generated', 'fortune.deleted'] };
  const answer = await partner.ask(change('POST', `/${pick(VERSIONS, random)}/webhooks`, body));
  if (answer?.status !== 201) return;
  const id = textAt(answer, 'id');
  const secret = textAt(answer, 'secret');
  partner.webhooks.push({ id, path, secrets: [secret], rotationLost: false, deleted: false });
}

function aboutProfile(
  weight: number,
  call: (profile: KnownProfile, partner: Partner, random: Random) => Call,
): Operation {
  return {
    weight,
    async run(partner, random) {
      const profile = someProfile(partner, random);
      if (profile !== undefined) await partner.ask(call(profile, partner, random));
    },
  };
}

function aboutFortune(weight: number, call: (id: string, random: Random) => Call): Operation {
  return {
    weight,
    async run(partner, random) {
      const fortune = someFortune(partner, random);
      if (fortune !== undefined) await partner.ask(call(fortune.id, random));
    },
  };
}

function aboutBatch(weight: number, call: (id: string) => Call): Operation {
  return {
    weight,
    async run(partner, random) {
      const id = pick([...partner.batches.keys()].slice(-5), random);
      if (id !== undefined) await partner.ask(call(id));
    },
  };
}

function aboutWebhook(weight: number, call: (id: string) => Call): Operation {
  return {
    weight,
    async run(partner, random) {
      const webhook = someWebhook(partner, random);
      if (webhook !== undefined) await partner.ask(call(webhook.id));
    },
  };
}

function plain(weight: number, call: (random: Random) => Call): Operation {
  return {
    weight,
    run: async (partner, random) => void (await partner.ask(call(random))),
  };
}

const version = (random: Random) => pick(VERSIONS, random);

/** What every partner does. */
const COMMON: readonly Operation[] = [
  plain(1, () => get('/v1/health')),
  plain(1, () => get('/v1/status')),
  plain(1, () => get('/api/usage')),
  plain(1, (random) => get(`/${version(random)}/reports/usage`)),
  plain(0.5, (random) => get(`/${version(random)}/reports/fortunes`)),
  plain(0.5, (random) => get(`/${version(random)}/reports/profiles`)),
  plain(0.5, (random) => get(`/${version(random)}/reports/audit?limit=50`)),
  plain(2, () => {
    const birth = nextBirth();
    return { method: 'POST', path: '/v1/calculations/saju', body: birth };
  }),
  plain(0.5, () => ({ ...get('/api/keys'), bearer: true })),
  plain(0.5, () => ({ ...get('/api/account/signing-secret'), bearer: true })),
  // Invalid ones.
  plain(0.5, () => change('POST', '/v1/profiles', { name: '' })),
  plain(0.5, () => get('/v1/profiles/prf_unknown')),
  plain(0.5, () => get('/v1/nowhere')),
  plain(0.5, () => ({ method: 'PATCH', path: '/v1/profiles', body: {} })),
  plain(0.5, () => ({ method: 'POST', path: '/v1/fortunes', body: { type: 'hourly' } })),
  {
    weight: 3,
    async run(partner, random) {
      const kept = pick(partner.kept, random);
      if (kept !== undefined) await partner.repeat(kept);
    },
  },
];

const OF_PROFILES: readonly Operation[] = [
  { weight: 8, run: (partner, random) => createProfile(partner, pick(VERSIONS, random)) },
  aboutProfile(8, ({ id }, _, random) => get(`/${version(random)}/profiles/${id}`)),
  aboutProfile(2, ({ id }, _, random) => get(`/${version(random)}/profiles/${id}/unmasked`)),
  aboutProfile(2, ({ externalId }) => get(`/v1/profiles?external_id=${externalId}`)),
  aboutProfile(2, ({ id, birth }, partner) =>
    change('PATCH', `/v1/profiles/${id}`, { name: partner.person(birth).name }),
  ),
  aboutProfile(1, ({ id, birth, externalId }, partner) =>
    change('PUT', `/v1/profiles/${id}`, { ...partner.person(birth), external_id: externalId }),
  ),
  aboutProfile(1, (profile, partner) => {
    profile.changed = true;
    const { name: _name, external_id: _externalId, ...birth } = partner.person();
    return change('PATCH', `/v1/profiles/${profile.id}`, birth);
  }),
  {
    weight: 2,
    async run(partner, random) {
      const profile = someProfile(partner, random);
      if (profile === undefined || partner.profiles.size < 10) return;
      profile.state = 'unknown';
      const answer = await partner.ask(change('DELETE', `/${pick(VERSIONS, random)}/profiles/${profile.id}`));
      if (answer !== null && (answer.status === 200 || answer.status === 404)) profile.state = 'deleted';
    },
  },
  plain(2, (random) => get(`/${version(random)}/profiles?limit=5`)),
  { weight: 12, run: (partner, random) => createFortune(partner, random, false) },
  { weight: 3, run: (partner, random) => createFortune(partner, random, true) },
  aboutProfile(2, ({ id }) => get(`/v1/fortunes/daily/${id}`)),
  aboutFortune(8, (id, random) => get(`/${version(random)}/fortunes/${id}`)),
  aboutFortune(1, (id, random) => get(`/${version(random)}/fortunes/${id}/unmasked`)),
  plain(2, (random) => get(`/${version(random)}/fortunes?limit=5`)),
  {
    weight: 1,
    async run(partner, random) {
      const fortune = someFortune(partner, random);
      if (fortune === undefined) return;
      fortune.state = 'unknown';
      const answer = await partner.ask(change('DELETE', `/${pick(VERSIONS, random)}/fortunes/${fortune.id}`));
      if (answer?.status === 200) fortune.state = 'deleted';
    },
  },
  {
    weight: 3,
    async run(partner, random) {
      const profile = someProfile(partner, random);
      if (profile === undefined) return;
      const path = `/${pick(VERSIONS, random)}/fortunes/stream`;
      await partner.stream({ method: 'POST', path, body: fortuneBody(profile, random) });
    },
  },
  {
    weight: 1.2,
    async run(partner, random, { receiverUrl }) {
      const some = shuffled([...partner.profiles.values()].slice(-40), random).slice(0, between(2, 12, random));
      if (some.length === 0) return;
      const body = {
        // Deleted ones too: their items fail.
        profile_ids: some.map(({ id }) => id),
        fortune_type: pick(TYPES, random),
        fortune_date: someDay(random),
        model: pick(MODEL_NAMES, random),
        webhook_url: `${receiverUrl}${partner.callbackPath}`,
      };
      const at = new Date();
      const answer = await partner.ask(change('POST', `/${pick(VERSIONS, random)}/fortunes/batch`, body));
      if (answer?.status !== 202) return;
      partner.batches.set(textAt(answer, 'id'), at);
    },
  },
  { weight: 6, run: actAmid },
  aboutBatch(2, (id) => get(`/v1/fortunes/batch/${id}`)),
  aboutBatch(1, (id) => get(`/v2/fortunes/batch/${id}`)),
  aboutBatch(0.4, (id) => change('POST', `/v1/fortunes/batch/${id}/cancel`)),
  aboutBatch(0.5, (id) => change('POST', `/v1/fortunes/batch/${id}/retry`)),
  aboutBatch(0.4, (id) => get(`/v1/fortunes/batch/${id}/events`)),
  plain(0.5, () => get('/v1/fortunes/batch?limit=5')),
  {
    weight: 0.8,
    async run(partner, random, surroundings) {
      if (partner.webhooks.filter(({ deleted }) => !deleted).length < MAX_WEBHOOKS) {
        return createWebhook(partner, random, surroundings);
      }
      const webhook = someWebhook(partner, random);
      if (webhook === undefined) return;
      webhook.deleted = true;
      await partner.ask(change('DELETE', `/v1/webhooks/${webhook.id}`));
    },
  },
  {
    weight: 0.4,
    async run(partner, random) {
      const webhook = someWebhook(partner, random);
      if (webhook === undefined) return;
      // Takes no key: a repeat rotates again.
      const answer = await partner.ask({ method: 'POST', path: `/v1/webhooks/${webhook.id}/rotate-secret` });
      if (answer?.status === 200) webhook.secrets.push(textAt(answer, 'secret'));
      else webhook.rotationLost = true;
    },
  },
  aboutWebhook(0.5, (id) => get(`/v1/webhooks/${id}`)),
  aboutWebhook(0.5, (id) => change('PATCH', `/v1/webhooks/${id}`, { description: 'changed' })),
  // Tests and redeliveries take no key.
  aboutWebhook(0.5, (id) => ({ method: 'POST', path: `/v1/webhooks/${id}/test`, body: {} })),
  aboutWebhook(0.3, (id) => change('POST', `/v1/webhooks/${id}/replay`, { since: '2026-01-01T00:00:00Z' })),
  {
    weight: 0.6,
    async run(partner, random) {
      const webhook = someWebhook(partner, random);
      if (webhook === undefined) return;
      const listed = await partner.ask(get(`/v1/webhooks/${webhook.id}/deliveries?limit=5`));
      const deliveries = listed === null ? undefined : valueAt(listed, 'data');
      const one: unknown = Array.isArray(deliveries) ? pick(deliveries, random) : undefined;
      if (typeof one !== 'object' || one === null || !('id' in one)) return;
      await partner.ask({ method: 'POST', path: `/v1/webhooks/${webhook.id}/deliveries/${one.id}/redeliver` });
    },
  },
  plain(0.3, () => get('/v1/webhooks')),
  plain(0.3, () => get('/v1/schedules/daily')),
  plain(0.3, () => change('PUT', '/v1/schedules/daily', { enabled: false })),
  aboutProfile(0.5, ({ id }) => get(`/v1/analytics/popular-coins?profile_id=${id}`)),
  plain(0.3, () => get('/v1/analytics/fortune-ranking')),
];

function subject(partner: Partner) {
  const { name, birth_year, birth_month, birth_day, gender } = partner.person();
  const two = (number: number) => String(number).padStart(2, '0');
  return { name, birth_date: `${birth_year}-${two(birth_month)}-${two(birth_day)}`, gender };
}

function section(weight: number, name: string): Operation {
  return {
    weight,
    async run(partner, random) {
      const query = new URLSearchParams({ ...subject(partner), model: pick(MODEL_NAMES, random) ?? 'haiku' });
      await partner.ask(get(`/v1/fortunes/${name}?${query}`));
    },
  };
}

/** Requests of a partner that sends pillars and has no profiles, so no deletion of a profile concerns its contents. */
const OF_SUBJECTS: readonly Operation[] = [
  {
    weight: 6,
    async run(partner, random) {
      const body = { ...subject(partner), model: pick(MODEL_NAMES, random), date: someDay(random) };
      await partner.stream({ method: 'POST', path: '/v1/fortunes/daily-stream', body });
    },
  },
  {
    weight: 2,
    async run(partner, random) {
      const body = { ...subject(partner), model: pick(MODEL_NAMES, random) };
      await partner.ask({ method: 'POST', path: '/v1/fortunes/daily', body });
    },
  },
  {
    weight: 2,
    async run(partner, random) {
      const body = { ...subject(partner), model: pick(MODEL_NAMES, random) };
      await partner.ask({ method: 'POST', path: '/v1/fortunes/weekly', body });
    },
  },
  {
    weight: 1,
    async run(partner, random) {
      const body = { ...subject(partner), model: pick(MODEL_NAMES, random) };
      await partner.ask({ method: 'POST', path: '/v1/calculations/yearly', body });
    },
  },
  {
    weight: 1,
    async run(partner) {
      const body = { a: subject(partner), b: subject(partner) };
      await partner.ask({ method: 'POST', path: '/v1/calculations/compatibility', body });
    },
  },
  section(2, 'character'),
  section(2, 'tendency'),
  section(2, 'radar'),
  plain(2, (random) => ({
    method: 'POST',
    path: pick(['/api/daily-fortune', '/v1/api/daily-fortune'], random) ?? '',
    body: { saju: OWN_PILLARS, userName: '김파트너', model: pick(MODEL_NAMES, random), date: someDay(random) },
  })),
  plain(1, (random) => ({
    method: 'POST',
    path: '/api/fortune',
    body: { saju: OWN_PILLARS, userName: '김파트너', model: pick(MODEL_NAMES, random) },
  })),
  plain(1, () => ({ method: 'POST', path: '/api/saju', body: nextBirth() })),
  plain(0.3, () => ({ method: 'POST', path: '/api/account/signing-secret/rotate', bearer: true })),
  {
    weight: 0.3,
    async run(partner) {
      const body = { name: 'chaos', type: 'test', permissions: ['usage:read'] };
      const answer = await partner.ask({ method: 'POST', path: '/api/keys', body, bearer: true });
      const id = answer?.status === 201 ? textAt(answer, 'data.id') : '';
      if (id !== '') await partner.ask({ method: 'DELETE', path: `/api/keys/${id}`, bearer: true });
    },
  },
];

export type Kind = 'profiles' | 'subjects';

const KINDS: Readonly<Record<Kind, readonly Operation[]>> = {
  profiles: [...OF_PROFILES, ...COMMON],
  subjects: [...OF_SUBJECTS, ...COMMON],
};

/** Does one thing that a partner can do. */
export async function operate(kind: Kind, partner: Partner, random: Random, surroundings: Surroundings): Promise<void> {
  const operations = KINDS[kind];
  let at = random() * operations.reduce((sum, { weight }) => sum + weight, 0);
  const operation = operations.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
  await operation?.run(partner, random, surroundings);
}

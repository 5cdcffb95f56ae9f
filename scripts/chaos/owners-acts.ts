import { MODEL_NAMES } from '../../shared/core/models.ts';
import { pick, type Random } from '../../tests/harness/random.ts';
import { textAt } from './client.ts';
import { pause } from './fleet.ts';
import { type Call, type KnownProfile, nextBirth, type Partner } from './partner.ts';

/** Longer than most calls of the emulated provider, so that the act falls before, into and after them. */
const MAX_WAIT_MS = 500;

const keyed = (method: string, path: string, body?: unknown): Call => ({ method, path, body, keyed: true });

/** Starts work about a profile that nothing else uses, and deletes, changes or cancels at a random moment of it. */
export async function actAmid(partner: Partner, random: Random): Promise<void> {
  const profile = await newProfile(partner);
  if (profile === null) return;
  const body = { profile_id: profile.id, model: pick(MODEL_NAMES, random) };
  const daily = { ...body, type: 'daily' };
  const stream = (path: string, sent: object) =>
    partner.stream({ method: 'POST', path, body: sent }, { isChanging: true });
  const single = async (headers = {}) => void (await partner.ask({ ...keyed('POST', '/v1/fortunes', daily), headers }));
  const { model, profile_id: id } = body;
  const batch = { profile_ids: [id], fortune_type: 'daily', model };
  let batchId = '';
  const works: readonly (() => Promise<unknown>)[] = [
    () => stream('/v1/fortunes/stream', daily),
    () => stream('/v1/fortunes/daily-stream', body),
    () => Promise.all([stream('/v1/fortunes/stream', daily), single()]),
    () => Promise.all([single(), single({ Prefer: 'respond-async' })]),
    () => Promise.all([stream('/v1/fortunes/stream', daily), stream('/v2/fortunes/stream', daily)]),
    async () => {
      const at = new Date();
      const answer = await partner.ask(keyed('POST', '/v1/fortunes/batch', batch));
      if (answer?.status !== 202) return;
      batchId = textAt(answer, 'id');
      partner.batches.set(batchId, at);
    },
  ];
  const working = pick(works, random)?.();
  await pause(random() * MAX_WAIT_MS);
  if (batchId !== '' && random() < 0.5) await partner.ask(keyed('POST', `/v1/fortunes/batch/${batchId}/cancel`));
  else await act(partner, profile, random);
  // What was made before may be asked for again.
  if (profile.state === 'alive') await stream('/v1/fortunes/stream', daily);
  await working;
}

async function act(partner: Partner, profile: KnownProfile, random: Random): Promise<void> {
  const { id, birth } = profile;
  const version = pick(['v1', 'v2'], random);
  if (random() < 0.5) {
    profile.state = 'unknown';
    const answer = await partner.ask(keyed('DELETE', `/${version}/profiles/${id}`));
    if (answer?.status === 200 || answer?.status === 404) profile.state = 'deleted';
    return;
  }
  profile.changed = true;
  const gender = birth.gender === 'male' ? 'female' : 'male';
  const { external_id: _externalId, ...other } = partner.person(nextBirth());
  const changes: readonly Call[] = [
    keyed('PATCH', `/${version}/profiles/${id}`, { gender }),
    keyed('PATCH', `/${version}/profiles/${id}`, { ...other }),
    keyed('PUT', `/v1/profiles/${id}`, { ...other, external_id: profile.externalId }),
  ];
  const change = pick(changes, random);
  if (change !== undefined) await partner.ask(change);
}

async function newProfile(partner: Partner): Promise<KnownProfile | null> {
  const body = partner.person();
  const answer = await partner.ask(keyed('POST', '/v1/profiles', body));
  if (answer?.status !== 201) return null;
  const { name: _name, external_id: externalId, ...birth } = body;
  const profile: KnownProfile = { id: textAt(answer, 'id'), externalId, birth, state: 'alive', changed: false };
  partner.profiles.set(profile.id, profile);
  return profile;
}

import { expect } from '@jest/globals';
import * as fc from 'fast-check';
import { MODEL_NAMES, MODELS, type ModelName } from '../../../shared/content/index.ts';
import { dayFromNow, kstToday } from '../dates.ts';
import { type HttpAnswer, until } from '../http.ts';
import {
  contentKey,
  type FortuneOrder,
  fortuneKey,
  type Model,
  type Partner,
  type Person,
  recordAudit,
  type StoredFortune,
} from './partner.ts';

type Command = fc.AsyncCommand<Model, Partner>;

/** A command that chooses a record of the model; it is skipped where there is none. */
function command(
  name: string,
  run: (model: Model, partner: Partner) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command {
  return { check, run, toString: () => name };
}

/** Any profile: `chance` from 0 to below 1. */
const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true });

function chosen<T>(from: readonly T[], which: number): T {
  const one = from[Math.floor(which * from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

const hasProfiles = (model: Model) => model.people.length > 0;

/** Days far from today, so that midnight changes nothing; a month's or year's fortune is always the current one. */
const order: fc.Arbitrary<FortuneOrder> = fc
  .record({
    type: fc.constantFrom('daily', 'daily', 'monthly', 'yearly'),
    model: fc.constantFrom(...MODEL_NAMES),
    day: fc.constantFrom(-3, 3),
  })
  .map((drawn) => (drawn.type === 'daily' ? drawn : { ...drawn, day: 0 }));

export const commands: fc.Arbitrary<Command>[] = [
  fc.constant(command('create a profile', createProfile)),
  fc.constant(command('create a profile', createProfile)),
  fc
    .tuple(chance, fc.boolean())
    .map(([who, reborn]) =>
      command(
        `update ${who}${reborn ? ' with another birth' : ''}`,
        (m, w) => update(m, w, chosen(m.people, who), reborn),
        hasProfiles,
      ),
    ),
  generations(1),
  generations(1),
  generations(4),
  fc
    .tuple(chance, order)
    .map(([who, what]) =>
      command(`stream ${show(what)} for ${who}`, (m, w) => stream(m, w, chosen(m.people, who), what), hasProfiles),
    ),
  chance.map((who) =>
    command(`request today's fortune of ${who}`, (m, w) => today(m, w, chosen(m.people, who)), hasProfiles),
  ),
  chance.map((who) => command(`unmask ${who}`, (m, w) => unmask(m, w, chosen(m.people, who)), hasProfiles)),
  chance.map((who) => command(`delete ${who}`, (m, w) => remove(m, w, chosen(m.people, who)), hasProfiles)),
  chance.map((which) =>
    command(
      `delete the fortune ${which}`,
      (m, w) => removeFortune(m, w, chosen([...m.fortunes.values()], which)),
      (m) => m.fortunes.size > 0,
    ),
  ),
  fc
    .tuple(chance, order)
    .map(([who, what]) =>
      command(
        `delete ${who} while ${show(what)} is made`,
        (m, w) => race(m, w, chosen(m.people, who), what),
        hasProfiles,
      ),
    ),
  fc
    .tuple(chance, order, fc.boolean())
    .map(([from, what, racing]) =>
      command(
        `a batch of ${show(what)} from ${from}${racing ? ', deleting its first' : ''}`,
        (m, w) => batch(m, w, from, what, racing),
        hasProfiles,
      ),
    ),
  fc.constant(command('rotate the key', (_, partner) => partner.rotateKey())),
  fc.constant(command('rotate the signing secret', rotateSigningSecret)),
  fc.constant(command('make a webhook', createWebhook, (model) => model.webhookIds.length < 10)),
  chance.map((which) =>
    command(
      `rotate and delete the webhook ${which}`,
      (m, w) => endWebhook(m, w, chosen(m.webhookIds, which)),
      (m) => m.webhookIds.length > 0,
    ),
  ),
  fc.constant(command('list everything', list)),
];

function generations(times: number): fc.Arbitrary<Command> {
  return fc
    .tuple(chance, order)
    .map(([who, what]) =>
      command(
        `${times} x ${show(what)} for ${who}`,
        (m, w) => generate(m, w, chosen(m.people, who), what, times),
        hasProfiles,
      ),
    );
}

const show = ({ type, model, day }: FortuneOrder) => `${type} ${model} ${day}`;

async function createProfile(model: Model, partner: Partner): Promise<void> {
  const birth = partner.nextBirth();
  const body = partner.person(birth);
  const answer = await partner.call('POST', '/v1/profiles', { body });
  expect(answer.status).toBe(201);
  model.people = [...model.people, { id: answer.textAt('id'), name: body.name, externalId: body.external_id, birth }];
  recordAudit(model, 'profile.created');
}

/** Changed birth data drops the fortunes of the future and the content of the old chart. */
async function update(model: Model, partner: Partner, person: Person, reborn: boolean): Promise<void> {
  const birth = reborn ? partner.nextBirth() : person.birth;
  const body = { ...partner.person(birth), external_id: person.externalId };
  const answer = await partner.call('PUT', `/v1/profiles/${person.id}`, { body });
  expect(answer.status).toBe(200);
  const changed = { ...person, name: body.name, birth };
  model.people = model.people.map((one) => (one === person ? changed : one));
  recordAudit(model, 'profile.updated');
  if (!reborn) return;
  for (const [key, fortune] of model.fortunes) {
    const over = fortune.type === 'daily' && fortune.date < kstToday();
    if (fortune.personId === person.id && !over) model.fortunes.delete(key);
  }
}

/** Of concurrent calls exactly one generates a missing fortune and is charged. */
async function generate(
  model: Model,
  partner: Partner,
  person: Person,
  what: FortuneOrder,
  times: number,
): Promise<void> {
  const body = { profile_id: person.id, ...wire(what) };
  const answers = await Promise.all(
    Array.from({ length: times }, () => partner.call('POST', '/v1/fortunes', { body })),
  );
  const known = knownFortune(model, person, answers[0]);
  const price = costOf(model, person, answers[0]);
  expect(answers.map(({ status }) => status).sort()).toEqual(
    known === undefined ? [...Array(times - 1).fill(200), 201] : Array(times).fill(200),
  );
  expect(new Set(answers.map((answer) => answer.at('id'))).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.at('summary'))).size).toBe(1);
  const cost = answers.reduce((sum, answer) => sum + Number(answer.at('meta.cost')), 0);
  expect(cost).toBeCloseTo(known === undefined ? price : 0, 6);
  store(model, person, answers[0]);
}

async function stream(model: Model, partner: Partner, person: Person, what: FortuneOrder): Promise<void> {
  const answer = await partner.call('POST', '/v1/fortunes/stream', { body: { profile_id: person.id, ...wire(what) } });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('event: complete');
  const fortune = /event: fortune\ndata: (.*)/.exec(answer.text)?.[1] ?? '{}';
  const fields = JSON.parse(fortune) as FortuneFields;
  model.fortunes.set(...entryOf(person, fields));
  model.contents.add(contentKey(person.birth, fieldsOf(fields)));
}

async function today(model: Model, partner: Partner, person: Person): Promise<void> {
  const answer = await partner.call('GET', `/v1/fortunes/daily/${person.id}`);
  expect(answer.status).toBe(200);
  store(model, person, answer);
}

async function unmask(model: Model, partner: Partner, person: Person): Promise<void> {
  const answer = await partner.call('GET', `/v1/profiles/${person.id}/unmasked`, { unmasked: true });
  expect(answer.body).toMatchObject({ id: person.id, name: person.name, external_id: person.externalId });
  recordAudit(model, 'profile.unmasked');
}

async function remove(model: Model, partner: Partner, person: Person): Promise<void> {
  const answer = await partner.call('DELETE', `/v1/profiles/${person.id}`);
  expect(answer.status).toBe(200);
  expect(answer.at('related_data_deleted.fortunes')).toBe(fortunesOf(model, person).length);
  forget(model, person);
  const again = await partner.call('POST', '/v1/fortunes', { body: { profile_id: person.id, type: 'daily' } });
  expect(again.status).toBe(404);
  expect((await partner.call('GET', `/v1/fortunes?profile_id=${person.id}`)).at('total_count')).toBe(0);
}

async function removeFortune(model: Model, partner: Partner, fortune: StoredFortune): Promise<void> {
  expect((await partner.call('GET', `/v1/fortunes/${fortune.id}`)).status).toBe(200);
  expect((await partner.call('DELETE', `/v1/fortunes/${fortune.id}`)).status).toBe(200);
  expect((await partner.call('GET', `/v1/fortunes/${fortune.id}`)).status).toBe(404);
  model.fortunes.delete(fortuneKey(fortune));
  recordAudit(model, 'fortune.deleted');
}

/** In any order: afterwards no record is left, and every returned cost was charged. */
async function race(model: Model, partner: Partner, person: Person, what: FortuneOrder): Promise<void> {
  const body = { profile_id: person.id, ...wire(what) };
  const [made, deleted] = await Promise.all([
    partner.call('POST', '/v1/fortunes', { body }),
    partner.call('DELETE', `/v1/profiles/${person.id}`),
  ]);
  expect([200, 201, 404]).toContain(made.status);
  expect(deleted.status).toBe(200);
  // Stored, charged, and deleted before the response.
  if (made.status === 404) partner.charges.uncertainUsd += MODELS[what.model].defaultPriceUsd;
  forget(model, person);
}

async function batch(model: Model, partner: Partner, from: number, what: FortuneOrder, racing: boolean): Promise<void> {
  const people = model.people.slice(Math.floor(from * model.people.length)).slice(0, 5);
  const dead = model.deleted.slice(-1);
  const { type: fortune_type, date: fortune_date, model: name } = wire(what);
  const body = { profile_ids: [...people, ...dead].map(({ id }) => id), fortune_type, fortune_date, model: name };
  const accepted = await partner.call('POST', '/v1/fortunes/batch', {
    body: { ...body, webhook_url: partner.webhookUrl },
  });
  expect(accepted.status).toBe(202);
  const [victim] = racing ? people : [];
  if (victim !== undefined) {
    expect((await partner.call('DELETE', `/v1/profiles/${victim.id}`)).status).toBe(200);
    partner.charges.uncertainUsd += MODELS[what.model].defaultPriceUsd;
  }
  const ended = await until('the batch has ended', async () => {
    const answer = await partner.call('GET', `/v1/fortunes/batch/${accepted.textAt('id')}`);
    return answer.at('completed_at') !== undefined && answer;
  });
  const results = ended.at('results') as { profile_id: string; fortune_id: string | null; status: string }[];
  const date = String(ended.at('fortune_date'));
  for (const person of people) {
    if (person === victim) continue;
    const item = results.find(({ profile_id }) => profile_id === person.id);
    const about = { personId: person.id, type: what.type, date, model: what.model };
    const cached = model.fortunes.has(fortuneKey(about)) || model.contents.has(contentKey(person.birth, about));
    expect(item).toMatchObject({ status: cached ? 'cached' : 'success', fortune_id: expect.any(String) });
    partner.charges.statedUsd += cached ? 0 : MODELS[what.model].defaultPriceUsd;
    model.fortunes.set(fortuneKey(about), { ...about, id: item?.fortune_id ?? '' });
    model.contents.add(contentKey(person.birth, about));
  }
  for (const { id } of dead) {
    expect(results.find(({ profile_id }) => profile_id === id)).toMatchObject({ status: 'failed', fortune_id: null });
  }
  if (victim !== undefined) forget(model, victim);
}

async function rotateSigningSecret(_model: Model, partner: Partner): Promise<void> {
  const rotated = await partner.bearer('POST', '/api/account/signing-secret/rotate');
  const read = await partner.bearer('GET', '/api/account/signing-secret');
  expect(read.at('data.signingSecret')).toBe(rotated.textAt('data.signingSecret'));
}

async function createWebhook(model: Model, partner: Partner): Promise<void> {
  const events = ['fortune.generated', 'fortune.deleted', 'profile.created', 'profile.updated', 'profile.deleted'];
  const url = `${partner.webhookUrl}?${model.audited.get('webhook.created') ?? 0}`;
  const answer = await partner.call('POST', '/v1/webhooks', { body: { url, events } });
  expect(answer.status).toBe(201);
  expect((await partner.call('POST', '/v1/webhooks', { body: { url, events } })).status).toBe(409);
  model.webhookIds.push(answer.textAt('id'));
  recordAudit(model, 'webhook.created');
}

async function endWebhook(model: Model, partner: Partner, id: string): Promise<void> {
  expect((await partner.call('POST', `/v1/webhooks/${id}/rotate-secret`)).status).toBe(200);
  expect((await partner.call('DELETE', `/v1/webhooks/${id}`)).status).toBe(200);
  expect((await partner.call('GET', `/v1/webhooks/${id}`)).status).toBe(404);
  model.webhookIds.splice(model.webhookIds.indexOf(id), 1);
  recordAudit(model, 'webhook.deleted');
}

/** Page by page, with every record exactly once. */
async function list(model: Model, partner: Partner): Promise<void> {
  expect(await idsListed(partner, '/v1/profiles')).toEqual(model.people.map(({ id }) => id).sort());
  expect(await idsListed(partner, '/v1/fortunes')).toEqual([...model.fortunes.values()].map(({ id }) => id).sort());
}

export async function idsListed(partner: Partner, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await partner.call('GET', `${path}?limit=7${cursor}`);
    ids.push(...(page.at('data') as { id: string }[]).map(({ id }) => id));
    if (page.at('has_more') !== true) return ids.sort();
    cursor = `&cursor=${encodeURIComponent(page.textAt('next_cursor'))}`;
  }
}

function wire({ type, model, day }: FortuneOrder): { type: string; model: ModelName; date: string } {
  return { type, model, date: dayFromNow(day) };
}

interface FortuneFields {
  readonly id: string;
  readonly fortune_type: StoredFortune['type'];
  readonly fortune_date: string;
  readonly model: ModelName;
}

function fieldsOf(fields: FortuneFields) {
  return { type: fields.fortune_type, date: fields.fortune_date, model: fields.model };
}

function entryOf(person: Person, fields: FortuneFields): [string, StoredFortune] {
  const fortune = { id: fields.id, personId: person.id, ...fieldsOf(fields) };
  return [fortuneKey(fortune), fortune];
}

function fieldsIn(answer: HttpAnswer | undefined): FortuneFields {
  return answer?.body as FortuneFields;
}

function knownFortune(model: Model, person: Person, answer: HttpAnswer | undefined): StoredFortune | undefined {
  return model.fortunes.get(entryOf(person, fieldsIn(answer))[0]);
}

function costOf(model: Model, person: Person, answer: HttpAnswer | undefined): number {
  const fields = fieldsOf(fieldsIn(answer));
  return model.contents.has(contentKey(person.birth, fields)) ? 0 : MODELS[fields.model].defaultPriceUsd;
}

function store(model: Model, person: Person, answer: HttpAnswer | undefined): void {
  const fields = fieldsIn(answer);
  const [key, fortune] = entryOf(person, fields);
  expect(model.fortunes.get(key)?.id ?? fortune.id).toBe(fortune.id);
  model.fortunes.set(key, fortune);
  model.contents.add(contentKey(person.birth, fortune));
}

function fortunesOf(model: Model, person: Person): string[] {
  return [...model.fortunes].flatMap(([key, { personId }]) => (personId === person.id ? [key] : []));
}

function forget(model: Model, person: Person): void {
  for (const key of fortunesOf(model, person)) model.fortunes.delete(key);
  model.people = model.people.filter((one) => one !== person);
  model.deleted.push(person);
  recordAudit(model, 'profile.deleted');
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '../../shared/db/connect.ts';
import { callRecord, deliveryRecord, newOwner, profileRecord, reservedFortune } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { deliveredEvents, failedDeliveries } from './delivery-invariants.ts';
import type { KnownFortune, KnownProfile } from './partner.ts';
import {
  type Accepted,
  acceptedBatches,
  acceptedFortunes,
  charges,
  contentsOfCalls,
  deletedProfiles,
  delivered,
  openWork,
  reasons,
} from './store-invariants.ts';

const clock = testClock();
const now = clock.now();
const owner = newOwner();
const COLLECTIONS = [
  'profiles',
  'generations',
  'calls',
  'fortunes',
  'contents',
  'batches',
  'batch_items',
  'events',
  'deliveries',
] as const;
const HASH = 'hash-of-the-content';

describe('the invariants of the store', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const collection = (name: (typeof COLLECTIONS)[number]) => db.connection.collection<{ _id: string }>(name);
  const insert = (name: (typeof COLLECTIONS)[number], record: { readonly _id: string }) =>
    collection(name).insertOne(record);
  const change = (name: (typeof COLLECTIONS)[number], _id: string, fields: object) =>
    collection(name).updateOne({ _id }, { $set: fields });

  const profile = { ...profileRecord(clock, owner), _id: 'prf_1' };
  const generation = { _id: 'gen_1', ...owner, contentHash: HASH, state: 'succeeded', error: null, createdAt: now };
  const call = {
    ...callRecord(clock, owner, [{ section: 'profile_fortune', generationId: 'gen_1', done: true }]),
    _id: 'call_1',
    fortuneId: 'ftn_1',
    state: 'charged' as const,
    chargedUsd: 0.013,
  };
  const fortune = {
    ...reservedFortune(clock, profile, { contentHash: HASH }),
    _id: 'ftn_1',
    callId: 'call_1',
    state: 'ready' as const,
    costUsd: 0.013,
  };
  const content = { _id: HASH, ...owner, chart: profile.chart, createdAt: now };
  const batch = { _id: 'batch_1', ...owner, kind: 'request', state: 'completed', totalCount: 1, createdAt: now };
  const item = {
    _id: 'batch_1.0',
    batchId: 'batch_1',
    ...owner,
    state: 'success',
    profileId: 'prf_1',
    fortuneId: 'ftn_1',
    error: null,
  };
  const event = { _id: 'evt_1', ...owner, type: 'fortune.generated', body: '{}', createdAt: now };
  const delivery = deliveryRecord(owner, now, { status: 'success' });

  const knownProfile: KnownProfile = {
    id: 'prf_1',
    externalId: 'x',
    birth: { birth_year: 1990, birth_month: 5, birth_day: 15, birth_hour: 14, gender: 'male' },
    state: 'alive',
    changed: false,
  };
  const knownFortune: KnownFortune = { id: 'ftn_1', profileId: 'prf_1', promised: false, at: now, state: 'expected' };
  const accepted: Accepted = {
    name: 'partner',
    profiles: new Map([['prf_1', knownProfile]]),
    fortunes: new Map([['ftn_1', knownFortune]]),
    batches: new Map([['batch_1', now]]),
  };
  const subscription = { path: '/all', partner: { owner } as never };
  const arrival = { path: '/all', headers: { 'webhook-id': 'evt_1' }, raw: Buffer.from('{}') };

  const received = [{ callId: 'call_1', event: 'fortune' }];
  const check = async (deleted: readonly string[] = [], arrivals = [arrival]) => {
    const found = [
      await openWork(db),
      await reasons(db),
      await charges(db),
      await delivered(db, received),
      await contentsOfCalls(db),
      await deletedProfiles(db, deleted, [owner]),
      await acceptedFortunes(db, accepted),
      await acceptedBatches(db, accepted),
      await deliveredEvents(db, [subscription], arrivals),
      await failedDeliveries(db),
    ];
    return found.flat().map(({ invariant, ids }) => `${invariant}: ${ids.join()}`);
  };

  beforeEach(async () => {
    for (const name of COLLECTIONS) await collection(name).deleteMany({});
    await insert('profiles', profile);
    await insert('generations', generation);
    await insert('calls', call);
    await insert('fortunes', fortune);
    await insert('contents', content);
    await insert('batches', batch);
    await insert('batch_items', item);
    await insert('events', event);
    await insert('deliveries', delivery);
  });

  it('find nothing wrong with sound records', async () => {
    expect(await check()).toEqual([]);
  });

  const endless = 'all accepted work ends';
  it.each<[string, (typeof COLLECTIONS)[number], string, object, string[]]>([
    ['an open call', 'calls', 'call_1', { state: 'open' }, [`${endless}: call_1`]],
    ['an open generation', 'generations', 'gen_1', { open: true }, [`${endless}: gen_1`]],
    ['a batch under way', 'batches', 'batch_1', { state: 'processing' }, [`${endless}: batch_1`]],
    ['an event that is not dispatched', 'events', 'evt_1', { pending: true }, [`${endless}: evt_1`]],
    ['a delivery that is not made', 'deliveries', 'dlv_1', { status: 'pending' }, [`${endless}: dlv_1`]],
    ['a failure without a reason', 'generations', 'gen_1', { state: 'failed' }, ['a failure has a reason: gen_1']],
    ['a wrong charge', 'calls', 'call_1', { chargedUsd: 0.026 }, ['a charge is the price: call_1']],
    ['another count of items', 'batches', 'batch_1', { totalCount: 2 }, ['the counts of a batch add up: batch_1']],
  ])('find %s', async (_, name, id, fields, expected) => {
    await change(name, id, fields);
    expect(await check()).toEqual(expect.arrayContaining(expected));
  });

  it('find a fortune without its charge', async () => {
    await change('calls', 'call_1', { chargedUsd: 0, livemode: false });
    expect(await check()).toEqual([
      expect.stringMatching('^a generated fortune is charged: ftn_1'),
      expect.stringMatching('^what was delivered is paid for: ftn_1 .0.013 USD, .* was charged 0'),
    ]);
  });

  const unpaid = (kind: string) =>
    ['gen_1', `call_1 (fortune: failed, succeeded, ${kind})`].map((id) => `what was delivered is paid for: ${id}`);
  it.each([
    ['an act of the owner', 'cancelled', unpaid('cancelled')],
    ['a suspension', 'account_suspended', unpaid('account_suspended')],
    ['a failure of a provider', 'refused', []],
  ])('find a stored section whose call ended uncharged by %s, or allow it', async (_, kind, expected) => {
    const error = { kind, retryAfterSeconds: null };
    await insert('generations', { ...generation, _id: 'gen_2', ...{ state: 'failed', error } });
    const caused = [...call.caused, { section: 'character', generationId: 'gen_2', done: false }];
    await change('calls', 'call_1', { state: 'failed', chargedUsd: 0, caused });
    await change('fortunes', 'ftn_1', { costUsd: 0 });
    expect(await check()).toEqual(expected);
    await collection('calls').deleteMany({});
    expect(await check()).toEqual(expect.arrayContaining(['what was delivered is paid for: gen_1']));
  });

  it('find a generation and a fortune that two calls charge', async () => {
    await insert('calls', { ...call, _id: 'call_2' });
    const twice = 'nothing is charged twice: ';
    expect(await check()).toEqual([`${twice}gen_1`, expect.stringMatching(`^${twice}ftn_1 .call_1 .*call_2`)]);
  });

  it('find a fortune that was made again under its id after its deletion', async () => {
    const facts = { type: 'daily', profileId: 'prf_1', score: 70, categories: {}, latencyMs: 1, deleted: true };
    await change('calls', 'call_1', { fortune: facts });
    const another = {
      ...call,
      _id: 'call_2',
      caused: [{ section: 'profile_fortune', generationId: 'gen_2', done: true }],
    };
    await insert('calls', another);
    expect(await check()).toEqual([expect.stringMatching('^nothing is charged twice: ftn_1')]);
  });

  it('allow a stream to pay for the other sections of a fortune', async () => {
    const another = { ...call, _id: 'call_2', caused: [{ section: 'character', generationId: 'gen_2', done: true }] };
    await insert('calls', another);
    expect(await check()).toEqual([]);
  });

  it('find a content that no call generated', async () => {
    await insert('contents', { ...content, _id: 'another-hash' });
    expect(await check()).toEqual(['no content without its call: another-hash']);
  });

  it('find what deleted profiles leave', async () => {
    expect(await check(['prf_1'])).toEqual([
      'a deleted profile leaves nothing: prf_1',
      'a deleted profile leaves nothing: ftn_1',
    ]);
    await change('contents', HASH, { chart: 'without a profile' });
    expect(await check()).toEqual([`a deleted profile leaves nothing: ${HASH}`]);
  });

  it('find accepted fortunes and batches that do not exist', async () => {
    await collection('fortunes').deleteMany({});
    expect(await check()).toEqual(['nothing accepted is lost: ftn_1', 'nothing accepted is lost: batch_1.0']);
    await collection('batches').deleteMany({});
    expect(await check()).toEqual(expect.arrayContaining(['nothing accepted is lost: batch_1']));
  });

  it('find events that never arrived, and deliveries that were given up', async () => {
    expect(await check([], [])).toEqual(['every event is delivered: evt_1']);
    await change('deliveries', 'dlv_1', { status: 'failed', webhookId: null });
    expect(await check()).toEqual(['every event is delivered: dlv_1']);
  });
});

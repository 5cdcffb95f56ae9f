import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openFreshDatabase } from '../../tests/harness/stores.ts';
import { selectProfiles } from '../batches/select.ts';
import { createProfileService, type ProfileDeps } from '../profiles/profiles.ts';
import type { Database } from './connect.ts';
import { BY_EXTERNAL_ID } from './models/profiles.ts';

const RECORDS = 1_000;
const TEN_PERCENT = 10;

/**
 * The engine prefers the index of which a filter names the most fields, however little they select: with the account in every
 * filter, an index that begins with it could be taken for all records of the account.
 */
describe('a filter with the account', () => {
  const owner = newOwner();
  const { accountId } = owner;
  let db: Database;
  beforeAll(async () => {
    db = await openFreshDatabase();
    const put = (name: 'calls' | 'fortunes' | Case[1], fieldsOf: (index: number, isRare: boolean) => object) => {
      const records = Array.from({ length: RECORDS }, (_, index) => ({
        _id: `id_${index}`,
        ...owner,
        ...fieldsOf(index, index % TEN_PERCENT === 0),
      }));
      return db[name].collection.insertMany(records as never);
    };
    await put('generations', (index, isRare) => ({
      contentHash: `hash_${index}`,
      chart: `chart_${index % 50}`,
      ...(isRare ? { state: 'open', open: true } : { state: 'succeeded' }),
    }));
    await put('fortunes', (index, isRare) => ({
      contentHash: `hash_${index}`,
      profileId: `prf_${index}`,
      fortuneType: index % TEN_PERCENT === 2 ? 'monthly' : 'daily',
      fortuneDate: `date_${index % 30}`,
      model: 'haiku',
      state: isRare ? 'pending' : 'ready',
      ...(index % TEN_PERCENT > 1 ? { counted: true } : {}),
    }));
    await put('calls', (index, isRare) => ({
      caused: [{ generationId: `id_${index}`, done: true }],
      ...(isRare ? { shared: [`id_${index}`] } : {}),
      state: isRare ? 'open' : index % TEN_PERCENT === 1 ? 'failed' : 'charged',
      settledAt: new Date(),
      chargedUsd: 1,
      ...(isRare ? {} : { summed: { usd: 1, count: 0, existing: 0 } }),
    }));
    await put('batchItems', (index, isRare) => ({
      batchId: `batch_${index % 30}`,
      contentHash: `hash_${index}`,
      fortuneId: `id_${index}`,
      model: 'haiku',
      state: isRare ? 'started' : 'success',
    }));
    await put('deliveries', (index, isRare) => ({
      webhookId: `whk_${index % 20}`,
      endpoint: `whk_${index % 20}`,
      kind: 'event',
      status: isRare ? 'pending' : 'success',
      nextAttemptAt: new Date(),
    }));
    await put('idempotencyKeys', (index) => ({
      _id: `${accountId}:live:key_${index}`,
      about: [`prf_${index}`, `ftn_${index}`],
      expiresAt: new Date('2100-01-01'),
    }));
    await put('apiKeys', (index, isRare) => ({
      prefix: `bs_live_${index}`,
      type: 'live',
      slot: isRare ? index : null,
      expiresAt: new Date('2100-01-01'),
      revokedAt: null,
    }));
    await put('profiles', (index) => ({ chart: `chart_${index}`, pillars: { day: index % 60 }, externalId: null }));
    await put('contents', (index) => ({ chart: `chart_${index}`, expiresAt: new Date('2100-01-01') }));
    await put('events', (_, isRare) => ({
      onceKey: null,
      createdAt: new Date(),
      receivers: ['whk_1'],
      undelivered: isRare ? ['whk_1'] : [],
      ...(isRare ? { pending: true } : {}),
    }));
  });
  afterAll(() => db.close());

  type Case = [
    index: string,
    name:
      | 'generations'
      | 'fortunes'
      | 'calls'
      | 'idempotencyKeys'
      | 'batchItems'
      | 'deliveries'
      | 'profiles'
      | 'contents'
      | 'events'
      | 'apiKeys',
    filter: object,
  ];
  const accounts = { accountId: { $in: [accountId, 'acc_other'] } };
  const ids = { $in: ['id_10', 'id_20'] };
  const hashes = { $in: ['hash_10', 'hash_20'] };
  const profile = { accountId, profileId: 'prf_10' };
  it.each<Case>([
    ['_id_', 'generations', { accountId, _id: 'id_10', open: true }],
    ['_id_', 'generations', { ...accounts, _id: ids, open: true }],
    ['single_flight_of_account', 'generations', { accountId, contentHash: 'hash_10', open: true }],
    ['single_flight_of_account', 'generations', { ...accounts, contentHash: hashes, open: true }],
    ['content_of_account', 'generations', { accountId, contentHash: 'hash_11', state: 'failed' }],
    ['_id_', 'fortunes', { accountId, _id: 'id_10', state: 'pending' }],
    ['_id_', 'fortunes', { ...owner, _id: 'id_10' }],
    ['_id_', 'fortunes', { ...accounts, _id: ids }],
    [
      'key_of_profile',
      'fortunes',
      { ...owner, ...profile, fortuneType: 'daily', fortuneDate: 'date_10', model: 'haiku' },
    ],
    ['key_of_profile', 'fortunes', profile],
    ['key_of_profile', 'fortunes', { ...profile, state: 'pending' }],
    ['key_of_profile', 'fortunes', { ...profile, $or: [{ fortuneType: 'daily', fortuneDate: { $gte: 'date_1' } }] }],
    ['pending_content_of_account', 'fortunes', { accountId, contentHash: 'hash_10', state: 'pending' }],
    ['by_type_ready', 'fortunes', { ...owner, state: 'ready', fortuneType: 'monthly' }],
    ['newest_ready', 'fortunes', { ...owner, state: 'ready', fortuneType: 'daily' }],
    ['uncounted', 'fortunes', { ...owner, state: 'ready', counted: null }],
    ['uncounted', 'fortunes', { ...owner, state: 'ready', counted: null, fortuneDate: 'date_10', model: 'haiku' }],
    ['_id_', 'calls', { accountId, _id: 'id_10', state: 'open' }],
    ['open_by_generation_of_account', 'calls', { ...accounts, 'caused.generationId': ids, state: 'open' }],
    ['open_by_shared_generation', 'calls', { ...accounts, shared: ids, state: 'open' }],
    [
      'open_by_generation_of_account',
      'calls',
      { ...accounts, state: 'open', $or: [{ 'caused.generationId': ids }, { shared: ids }] },
    ],
    ['by_summed', 'calls', { ...owner, settledAt: { $gte: new Date(0) }, 'summed.count': null }],
    ['failed', 'calls', { state: 'failed', settledAt: { $gte: new Date(0) }, 'caused.done': true }],
    [
      'about',
      'idempotencyKeys',
      { accountId, about: { $in: ['prf_10'] }, _id: { $gte: `${accountId}:`, $lt: `${accountId};` } },
    ],
    ['open_by_chart', 'generations', { ...owner, chart: 'chart_10', open: true, profilesOnly: true }],
    ['_id_', 'batchItems', { accountId, _id: 'id_10', state: 'started' }],
    ['_id_', 'batchItems', { ...accounts, _id: ids, state: 'started' }],
    ['batch_of_account', 'batchItems', { accountId, batchId: 'batch_10', state: 'started' }],
    [
      'batch_of_account',
      'batchItems',
      { accountId, batchId: 'batch_10', state: 'started', _id: { $gt: 'batch_10.', $lt: 'batch_10/' } },
    ],
    ['started_content_of_account', 'batchItems', { ...accounts, contentHash: hashes, state: 'started' }],
    ['_id_', 'deliveries', { accountId, _id: 'id_10', status: 'pending', attempts: 1 }],
    ['_id_', 'deliveries', { ...accounts, _id: ids, status: 'pending' }],
    ['webhook_of_account', 'deliveries', { accountId, webhookId: 'whk_10', kind: 'event' }],
    [
      'due_of_endpoint',
      'deliveries',
      { status: 'pending', endpoint: 'whk_10', accountId, nextAttemptAt: { $lt: new Date() } },
    ],
    [
      'due_of_endpoint',
      'deliveries',
      { status: 'pending', endpoint: { $in: ['whk_10', 'whk_11'] }, accountId, nextAttemptAt: { $lte: new Date() } },
    ],
    [
      'slot',
      'apiKeys',
      {
        ...accounts,
        slot: { $gte: 0 },
        revokedAt: null,
        $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }],
      },
    ],
    ['slot', 'apiKeys', { accountId, type: 'live', slot: { $gte: 3 } }],
    ['slot', 'apiKeys', { accountId, type: 'live', slot: { $gte: 3 }, expiresAt: { $lte: new Date() } }],
    ['due', 'deliveries', { status: 'pending', nextAttemptAt: { $lt: new Date() } }],
    ['_id_', 'profiles', { accountId, _id: 'id_10', chart: 'chart_10' }],
    ['_id_', 'contents', { accountId, _id: ids, expiresAt: { $gt: new Date() } }],
    ['_id_', 'events', { ...accounts, _id: ids, pending: true }],
    ['_id_', 'events', { accountId, _id: 'id_10', receivers: 'whk_1' }],
    ['pending_of_request', 'events', { accountId, requestId: 'req_10', pending: true, type: 'fortune.generated' }],
    ['of_account', 'events', { ...owner, receivers: 'whk_1' }],
    ['of_account', 'events', { ...owner, undelivered: { $nin: ['whk_1', 'whk_2'] } }],
    [
      'undelivered_of_account',
      'events',
      { ...owner, $and: [{ undelivered: { $gte: '' } }, { undelivered: { $in: ['whk_1', 'whk_2'] } }] },
    ],
    ['undelivered_of_account', 'events', { ...owner, $and: [{ undelivered: 'whk_1' }, { undelivered: { $gte: '' } }] }],
    ['failed_of_account', 'deliveries', { accountId, webhookId: 'whk_10', kind: 'event', $or: [{ status: 'failed' }] }],
  ])('uses %s of %s for %j', async (index, name, filter) => {
    const { queryPlanner } = await db[name].collection.find(filter).explain();
    // As the embedded engine and as MongoDB name it.
    const plan = JSON.stringify(queryPlanner.winningPlan);
    const [, used] = /"Index Name":"([^"]+)"/.exec(plan) ?? /"indexName":"([^"]+)"/.exec(plan) ?? [];
    expect({ used, scans: /Seq Scan|COLLSCAN/.test(plan) }).toEqual({ used: index, scans: false });
  });

  it('finds profiles by external ids through their index, where the order of ids would read them all', async () => {
    const hints: unknown[] = [];
    db.profiles.db.set('debug', (_collection: string, method: string, _filter: unknown, options: object) => {
      if (method === 'find') hints.push('hint' in options ? options.hint : null);
    });
    const caller = { owner, actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' } };
    await createProfileService({ db } as ProfileDeps).list(caller, { externalId: 'one' }, { limit: 20 });
    await selectProfiles(db, owner, { externalIds: ['one'] }).catch(() => undefined);
    db.profiles.db.set('debug', false);
    expect(hints).toEqual([BY_EXTERNAL_ID, BY_EXTERNAL_ID]);
  });

  it('reads no daily fortune for a page of another type', async () => {
    const filter = { ...owner, state: 'ready', fortuneType: 'monthly' };
    const plan = JSON.stringify(await db.fortunes.collection.find(filter).sort({ _id: -1 }).limit(21).explain());
    expect(plan).toContain('by_type_ready');
  });
});

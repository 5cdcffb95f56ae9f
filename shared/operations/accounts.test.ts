import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import { viewAccounts } from './accounts.ts';

const clock = testClock('2090-06-15T00:00:00.000Z');
let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

it('an account is shown with what it used this month, its active keys and its failing webhooks', async () => {
  const { accountId } = newOwner();
  const other = newOwner();
  const past = new Date(clock.now().getTime() - 1);
  const insert = (name: 'accounts' | 'apiKeys' | 'usageDays' | 'webhooks', records: readonly object[]) =>
    db[name].collection.insertMany(records as never);
  await insert('accounts', [
    {
      _id: accountId,
      email: 'one@partner.example',
      plan: 'business',
      limits: {},
      accessTokenHash: '1',
      createdAt: past,
    },
  ]);
  const key = (slot: number, changes: object) => {
    const _id = newId('key');
    return { _id, prefix: _id, accountId, livemode: true, slot, expiresAt: null, revokedAt: null, ...changes };
  };
  await insert('apiKeys', [
    key(0, {}),
    key(1, { expiresAt: new Date(clock.now().getTime() + 1) }),
    key(2, { expiresAt: past }),
    key(3, { revokedAt: past }),
    // Rotated, within its overlap and after it.
    key(4, { rotatedTo: 'key_1', expiresAt: new Date(clock.now().getTime() + 1) }),
    key(5, { rotatedTo: 'key_2', expiresAt: past }),
    key(6, { accountId: other.accountId }),
  ]);
  const day = (date: string, livemode: boolean, requests: number) => {
    return { _id: `${accountId} ${date} ${livemode}`, accountId, livemode, day: date, requests };
  };
  await insert('usageDays', [
    day('2090-05-31', true, 100),
    day('2090-06-01', true, 10),
    day('2090-06-15', true, 5),
    day('2090-06-15', false, 2),
  ]);
  const webhook = (slot: number, changes: object) => {
    return { _id: newId('whk'), accountId, livemode: true, slot, active: true, failureCount: 0, ...changes };
  };
  await insert('webhooks', [
    webhook(0, {}),
    webhook(1, { failureCount: 3 }),
    webhook(2, { active: false, disabledReason: 'gone' }),
    webhook(3, { active: false, disabledReason: 'owner', failureCount: 3 }),
  ]);
  const asked: string[] = [];
  db.apiKeys.db.set('debug', (collection: string, method: string) => asked.push(`${method} ${collection}`));
  const { accounts, total, nextAfter } = await viewAccounts({ db, clock }, null);
  db.apiKeys.db.set('debug', false);
  // The keys are counted in the database: nothing bounds those that have ended.
  expect(asked.filter((each) => each.endsWith('api_keys'))).toEqual(['aggregate api_keys']);
  expect([total, nextAfter]).toEqual([1, null]);
  expect(accounts).toMatchObject([
    {
      id: accountId,
      email: 'one@partner.example',
      monthRequests: { live: 15, test: 2 },
      activeKeys: 3,
      failingWebhooks: 2,
    },
  ]);
});

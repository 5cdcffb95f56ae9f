import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../tests/harness/http.ts';
import { openDatabase, silentLogger, testClock } from '../../tests/harness/stores.ts';
import { createSecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { createAccountService } from './accounts.ts';
import { createKeyService } from './keys.ts';
import { createAccountOperations } from './operations.ts';
import { isSuspended, watchSuspensions } from './suspension.ts';

describe("operators' changes of an account", () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const setUp = async () => {
    const clock = testClock();
    const secrets = createSecretBox(randomBytes(32).toString('base64'));
    const accounts = createAccountService({ db, clock, secrets });
    const email = `${randomBytes(6).toString('hex')}@partner.example`;
    const { account, accessToken } = await accounts.create({ email, plan: 'pro' });
    const entries = () => db.operatorActions.find({ target: account._id }).sort({ _id: 1 }).lean();
    const operations = createAccountOperations({ db, clock });
    return { clock, accounts, accessToken, operations, accountId: account._id, entries };
  };

  it('are recorded with operator, before and after, and only if they change something', async () => {
    const { clock, operations, accountId, entries } = await setUp();
    const suspendedAt = clock.now();
    expect((await operations.suspend('kim', accountId)).suspendedAt).toEqual(suspendedAt);
    clock.advance(1_000);
    expect((await operations.suspend('lee', accountId)).suspendedAt).toEqual(suspendedAt);
    await operations.resume('kim', accountId);
    await operations.resume('kim', accountId);
    await operations.setPlan('kim', accountId, 'free');
    await operations.setPlan('kim', accountId, 'free');
    await operations.setLimits('kim', accountId, { perDay: null });
    await operations.setLimits('kim', accountId, { perMinute: 7 });
    const active = { plan: 'pro', limits: {}, suspendedAt: null };
    const free = { ...active, plan: 'free' };
    const endless = { ...free, limits: { perDay: null } };
    expect(await entries()).toMatchObject([
      { operator: 'kim', action: 'account.suspended', before: active, after: { ...active, suspendedAt } },
      { action: 'account.resumed', before: { ...active, suspendedAt }, after: active },
      { action: 'account.plan_changed', before: active, after: free },
      { action: 'account.limits_changed', before: free, after: endless },
      { action: 'account.limits_changed', before: endless, after: { ...free, limits: { perDay: null, perMinute: 7 } } },
    ]);
  });

  it('set the fallbacks of each model, which are other models, each once', async () => {
    const { operations, accountId, entries } = await setUp();
    expect((await operations.setFallbacks('kim', accountId, 'haiku', ['gpt4o', 'gemini'])).fallbacks).toEqual({
      haiku: ['gpt4o', 'gemini'],
    });
    await operations.setFallbacks('kim', accountId, 'sonnet', ['haiku']);
    await operations.setFallbacks('kim', accountId, 'sonnet', ['haiku']);
    expect((await operations.setFallbacks('kim', accountId, 'haiku', [])).fallbacks).toEqual({ sonnet: ['haiku'] });
    for (const wrong of [['haiku'], ['gpt4o', 'gpt4o'], ['gpt4o', 'sonnet', 'gemini']] as const) {
      await expect(operations.setFallbacks('kim', accountId, 'haiku', wrong)).rejects.toMatchObject({
        kind: 'validation_error',
      });
    }
    const inBackground = { background: true };
    await operations.setFallbacks('kim', accountId, 'sonnet', ['haiku'], inBackground);
    await operations.setFallbacks('kim', accountId, 'sonnet', [], inBackground);
    const [haiku, sonnet] = [{ haiku: ['gpt4o', 'gemini'] }, { sonnet: ['haiku'] }];
    const action = 'account.fallbacks_changed';
    expect(await entries()).toMatchObject([
      { action, after: { fallbacks: haiku } },
      { action, before: { fallbacks: haiku }, after: { fallbacks: { ...haiku, ...sonnet } } },
      { action, after: { fallbacks: sonnet } },
      { action, after: { fallbacks: sonnet, backgroundFallbacks: ['sonnet'] } },
      { action, before: { backgroundFallbacks: ['sonnet'] }, after: { plan: 'pro' } },
    ]);
    expect((await entries()).at(-1)?.after).not.toHaveProperty('fallbacks');
    expect((await entries()).at(-1)?.after).not.toHaveProperty('backgroundFallbacks');
  });

  it('are made once when twenty operators suspend an account at once', async () => {
    const { operations, accountId, entries } = await setUp();
    await Promise.all(Array.from({ length: 20 }, (_, index) => operations.suspend(`operator ${index}`, accountId)));
    expect(await entries()).toHaveLength(1);
  });

  it('are refused for an unknown account', async () => {
    const { operations } = await setUp();
    await expect(operations.suspend('kim', 'acc_nobody')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('reach the keys and the access token of the account', async () => {
    const { clock, accounts, accessToken, operations, accountId } = await setUp();
    const keys = createKeyService({ db, clock, logger: silentLogger });
    const { key } = await keys.create(accountId, { name: 'a', type: 'live' });
    expect(await keys.authenticate(key)).toMatchObject({ isSuspended: false, plan: 'pro' });
    await operations.suspend('kim', accountId);
    await operations.setPlan('kim', accountId, 'starter');
    clock.advance(4_999);
    expect(await keys.authenticate(key)).toMatchObject({ isSuspended: true, plan: 'starter' });
    expect((await accounts.byAccessToken(accessToken))?.suspendedAt).toBeInstanceOf(Date);
    await operations.resume('kim', accountId);
    clock.advance(4_999);
    expect(await keys.authenticate(key)).toMatchObject({ isSuspended: false });
  });

  it('reach a process that watches suspensions, which keeps the last known ones', async () => {
    const { operations, accountId } = await setUp();
    await operations.suspend('kim', accountId);
    const watch = await watchSuspensions({ db, logger: silentLogger });
    try {
      expect([watch.has(accountId), watch.has('acc_nobody'), await isSuspended(db, accountId)]).toEqual([
        true,
        false,
        true,
      ]);
      await operations.resume('kim', accountId);
      await until('it is resumed', async () => !watch.has(accountId));
      expect(await isSuspended(db, accountId)).toBe(false);
    } finally {
      await watch.close();
    }
  });
});

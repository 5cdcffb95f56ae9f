import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../scripts/emulator/index.ts';
import { systemClock } from '../../shared/core/clock.ts';
import { cancelOpen } from '../../shared/generation/close.ts';
import { batchEnded } from '../harness/batches.ts';
import { runReconciler } from '../harness/cli.ts';
import { BIRTH, type Client, createClient, until } from '../harness/http.ts';
import { type ApiServer, chargesOf, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { startProviderPlatform } from '../harness/providers.ts';

describe('fortunes that are answered with 202', () => {
  let emulator: Emulator;
  let platform: TestPlatform;
  let apiServer: ApiServer;
  let account: TestAccount;
  let call: Client;

  beforeAll(async () => {
    const pools = 'haiku,maintenance';
    ({ emulator, platform, apiServer } = await startProviderPlatform({ pools, latencyMs: 10 }));
  });
  beforeEach(async () => {
    emulator.reset();
    account = await platform.account();
    call = createClient(apiServer.url, { key: account.liveKey });
  });
  afterAll(() => platform.stop());

  const newProfile = async () => (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  /** @returns the fortune's id */
  const order = async (profile_id: string, more: object = {}, version = '/v1') => {
    const body = { profile_id, type: 'daily', ...more };
    const accepted = await call('POST', `${version}/fortunes`, { body, headers: { Prefer: 'respond-async' } });
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get('location')).toBe(`${version}/fortunes/${accepted.textAt('id')}`);
    return accepted.textAt('id');
  };
  const ended = (path: string) =>
    until(`${path} has ended`, async () => {
      const answer = await call('GET', path);
      return answer.at('code') !== 'not_ready' && answer;
    });

  it('return for a day why their generation failed, at every path of their id, and that nothing was charged', async () => {
    emulator.behave({ mode: 'refused' });
    // The second has an equal chart: its call shares the generation of the first.
    const ids = await Promise.all([await newProfile(), await newProfile()].map((profile) => order(profile)));
    for (const id of ids) {
      for (const path of [
        `/v1/fortunes/${id}`,
        `/v1/fortunes/${id}/unmasked`,
        `/v2/fortunes/${id}`,
        `/v2/fortunes/${id}/unmasked`,
      ]) {
        const failed = await ended(path);
        expect(failed.status).toBe(404);
        expect(failed.body).toMatchObject({
          type: '/errors/not-found',
          status: 404,
          code: 'generation_failed',
          reason: 'provider_failed',
          detail: expect.stringContaining('Nothing was stored or charged'),
          hint: expect.any(String),
        });
      }
      // The other mode of the account sees nothing of it.
      expect((await call('GET', `/v1/fortunes/${id}`, { key: account.testKey })).at('code')).toBe('not_found');
    }
    expect(await chargesOf(platform, account)).toEqual([]);
    const [first = ''] = ids;
    const { failedFortunes } = platform.admin.db;
    const kept = await failedFortunes.findById(first).lean();
    expect(((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    await failedFortunes.updateOne({ _id: first }, { $set: { expiresAt: new Date() } });
    expect((await call('GET', `/v1/fortunes/${first}`)).at('code')).toBe('not_found');
  });

  it('report that no worker started them in time', async () => {
    const id = await order(await newProfile(), { model: 'sonnet' });
    const startBy = new Date(Date.now() - 60_000);
    await platform.admin.db.generations.updateOne({ accountId: account.accountId }, { $set: { startBy } });
    await runReconciler(platform);
    const failed = await ended(`/v1/fortunes/${id}`);
    expect([failed.status, failed.at('code'), failed.at('reason')]).toEqual([404, 'generation_failed', 'no_worker']);
  });

  it('are generated again, under another id, when they are requested again', async () => {
    emulator.behave({ mode: 'refused' });
    const profile = await newProfile();
    const id = await order(profile);
    expect((await ended(`/v1/fortunes/${id}`)).at('code')).toBe('generation_failed');
    emulator.reset();
    const again = await order(profile);
    expect(again).not.toBe(id);
    expect((await ended(`/v1/fortunes/${again}`)).status).toBe(200);
    expect((await call('GET', `/v1/fortunes/${id}`)).at('code')).toBe('generation_failed');
    expect(await chargesOf(platform, account)).toEqual([0.013]);
  });

  it('are not found after their profile was deleted', async () => {
    emulator.behave({ mode: 'held' });
    const profile = await newProfile();
    const id = await order(profile);
    for (const version of ['v1', 'v2'])
      for (const method of ['GET', 'DELETE'])
        expect((await call(method, `/${version}/fortunes/${id}`)).at('code')).toBe('not_ready');
    expect((await call('DELETE', `/v1/profiles/${profile}`)).status).toBe(200);
    expect((await call('GET', `/v1/fortunes/${id}`)).at('code')).toBe('not_found');
  });

  it('are not found when their generation was canceled', async () => {
    const id = await order(await newProfile(), { model: 'sonnet' });
    const { db } = platform.admin;
    const { accountId } = account;
    await db.transaction(accountId, (session) => cancelOpen(db, systemClock, { accountId, model: 'sonnet' }, session));
    expect((await call('GET', `/v1/fortunes/${id}`)).at('code')).toBe('not_found');
  });

  it('say that their generation was interrupted when its API server had only reserved them', async () => {
    const id = await order(await newProfile(), { model: 'sonnet' });
    const { db } = platform.admin;
    await db.generations.deleteMany({ accountId: account.accountId, model: 'sonnet', open: true });
    const longAgo = { $set: { createdAt: new Date(Date.now() - 60_000) } };
    await db.fortunes.collection.updateOne({ _id: id as never }, longAgo);
    await runReconciler(platform);
    const answer = await ended(`/v1/fortunes/${id}`);
    expect([answer.at('code'), answer.at('reason')]).toEqual(['generation_failed', 'no_worker']);
  });

  it('are generated although the batch that they shared a generation with is canceled', async () => {
    const profile = await newProfile();
    const body = { profile_ids: [profile], fortune_type: 'monthly', model: 'gemini' };
    const batch = (await call('POST', '/v1/fortunes/batch', { body })).textAt('id');
    await until('the item is queued', async () => {
      return (await platform.admin.db.generations.countDocuments({ accountId: account.accountId, open: true })) === 1;
    });
    const id = await order(profile, { type: 'monthly', model: 'gemini' });
    expect((await call('POST', `/v1/fortunes/batch/${batch}/cancel`)).status).toBe(200);
    const worker = await platform.startWorker('gemini');
    expect((await ended(`/v1/fortunes/${id}`)).status).toBe(200);
    expect((await batchEnded(call, batch)).at('completed_count')).toBe(1);
    await worker.stop();
  });
});

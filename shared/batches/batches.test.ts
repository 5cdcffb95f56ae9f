import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newOwner } from '../../tests/harness/records.ts';
import { deferred, openFortuneDeps, silentLogger, testClock } from '../../tests/harness/stores.ts';
import type { Caller } from '../accounts/caller.ts';
import { createTargetCheck } from '../webhooks/targets.ts';
import { createBatchService } from './batches.ts';

let deps: Awaited<ReturnType<typeof openFortuneDeps>>;
beforeAll(async () => {
  deps = await openFortuneDeps(testClock());
});
afterAll(() => deps.close());

it('cancels and retries batches one after the other of an account, and those of another one meanwhile', async () => {
  const { db } = deps;
  const [own, other] = [newOwner(), newOwner()];
  const running = new Map<string, number>();
  let [most, mostOfAll] = [0, 0];
  const bothLook = deferred();
  // Counts who looks for a batch at the same time: it is the first step of each.
  const findOne = (filter: { accountId: string }) => ({
    async lean() {
      const { accountId } = filter;
      const count = (by: number) => running.set(accountId, (running.get(accountId) ?? 0) + by);
      count(1);
      most = Math.max(most, ...running.values());
      mostOfAll = Math.max(
        mostOfAll,
        [...running.values()].reduce((sum, each) => sum + each, 0),
      );
      if (mostOfAll === 2) bothLook.resolve();
      // The first of one account waits for the first of the other, however long a busy machine takes between them.
      await bothLook.promise;
      const found = await db.batches.findOne(filter).lean();
      count(-1);
      return found;
    },
  });
  const batches = new Proxy(db.batches, {
    get: (model, name) => (name === 'findOne' ? findOne : Reflect.get(model, name)),
  });
  const targets = createTargetCheck({ webhookAllowPrivateTargets: true });
  const service = createBatchService({ ...deps, db: { ...db, batches }, targets, logger: silentLogger });
  const callerOf = (owner: Caller['owner']): Caller => ({
    owner,
    actor: { ip: '127.0.0.1', apiKey: 'key', requestId: 'req_1' },
  });
  const acts = [own, other].flatMap((owner) =>
    Array.from({ length: 4 }, () => [
      service.cancel({ ...callerOf(owner), attempt: null }, 'batch_none'),
      service.retry({ ...callerOf(owner), attempt: null }, 'batch_none', async () => undefined),
    ]).flat(),
  );
  const ended = await Promise.allSettled(acts);
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
  expect([most, mostOfAll]).toEqual([1, 2]);
});

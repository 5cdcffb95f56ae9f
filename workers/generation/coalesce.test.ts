import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../shared/db/connect.ts';
import { leaseMsOf } from '../../shared/generation/claims.ts';
import { newGenerationId } from '../../shared/generation/single-flight.ts';
import { PRIORITY } from '../../shared/queues/catalogue.ts';
import { generationSpec, newOwner } from '../../tests/support/records.ts';
import { openDatabase, openGeneration, openSettlement, testClock } from '../../tests/support/stores.ts';
import { createTogether } from './coalesce.ts';

const clock = testClock();
let db: Database;
let settlement: Awaited<ReturnType<typeof openSettlement>>;

beforeAll(async () => {
  db = await openDatabase();
  settlement = await openSettlement(db, clock);
});
afterAll(async () => {
  await settlement.close();
  await db.close();
});

it('every claim has a lease that outlives the attempt, whose time is a setting', async () => {
  const together = createTogether({ ...settlement, config: { generationTimeoutMs: 3_000 } });
  const claims = [
    together.claim,
    together.claim,
    ...Object.values(PRIORITY).map((priority) => (id: string) => together.claimAhead(id, priority)),
  ];
  const claimed = await Promise.all(
    claims.map(async (claim) => {
      const id = newGenerationId();
      await openGeneration(db, clock, generationSpec(clock, newOwner()), id);
      return claim(id);
    }),
  );
  const leaseUntil = new Date(clock.now().getTime() + leaseMsOf(3_000));
  expect(claimed.map((each) => each?.generation.leaseUntil)).toEqual(claims.map(() => leaseUntil));
  expect(leaseUntil.getTime() - clock.now().getTime()).toBeGreaterThan(3_000);
});

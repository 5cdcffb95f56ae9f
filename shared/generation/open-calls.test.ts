import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claim, open } from '../../tests/support/generations.ts';
import { callRecord, newOwner, sectionRequest } from '../../tests/support/records.ts';
import { openDatabase, testClock } from '../../tests/support/stores.ts';
import type { Database } from '../db/connect.ts';
import { findCalls } from './open-calls.ts';

const SECTIONS = ['character', 'tendency', 'fortune'] as const;

describe('open calls', () => {
  const clock = testClock();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('finds the open call of each generation, and records the one that an earlier version stored in it', async () => {
    const owner = newOwner();
    const ids = await Promise.all(
      SECTIONS.map((section) => open({ db, clock }, owner, { request: sectionRequest(section) })),
    );
    const [paid, failed, earlier] = SECTIONS.map((section, index) =>
      callRecord(clock, owner, [{ section, generationId: ids[index] ?? '', done: false }]),
    );
    if (paid === undefined || failed === undefined || earlier === undefined) throw new Error('three were made');
    await db.calls.create([paid, { ...failed, state: 'failed' }]);
    const [first, second, third] = (await Promise.all(ids.map((id) => claim({ db, clock }, id)))).map(
      ({ generation }) => generation,
    );
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were opened');
    const generations = [third, second, first].map((each) => (each === third ? { ...each, bill: earlier } : each));
    const recorded = await db.calls.countDocuments();
    // An attempt that runs again finds it recorded.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const found = await findCalls(db, generations);
      expect(found.map((call) => call?._id ?? null)).toEqual([earlier._id, null, paid._id]);
    }
    expect(await db.calls.countDocuments()).toBe(recorded + 1);
  });
});

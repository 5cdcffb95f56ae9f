import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { AppError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Database } from './connect.ts';
import { pageById } from './cursor-page.ts';

const clock = testClock();
let db: Database;

beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

/** The profiles of an account of its own. */
async function listOf(count: number) {
  const owner = newOwner();
  const add = async (more: number) => {
    const records = Array.from({ length: more }, () => profileRecord(clock, owner, { _id: newId('prf') }));
    await db.profiles.insertMany(records);
    return records.map(({ _id }) => _id);
  };
  const ids = await add(count);
  const page = (limit: number, cursor?: string) =>
    pageById(db.profiles, 'prf', { accountId: owner.accountId }, { limit, cursor });
  const remove = (id: string) => db.profiles.deleteOne({ _id: id });
  return { ids, page, add, remove };
}

describe('pageById', () => {
  it('has no next page when the items exactly fill one', async () => {
    const { page } = await listOf(20);
    expect(await page(20)).toMatchObject({ nextCursor: null, totalCount: 20 });
    expect((await page(19)).nextCursor).not.toBeNull();
    expect(await (await listOf(0)).page(20)).toEqual({ items: [], nextCursor: null, totalCount: 0 });
  });

  it('repeats and skips no record of its start, while records are added and removed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }),
        async (limit, changes) => {
          const { ids: began, page, add, remove } = await listOf(30);
          const [ids, removed, seen] = [[...began], new Set<string>(), [] as string[]];
          for (let cursor: string | undefined, step = 0; ; step += 1) {
            const { items, nextCursor } = await page(limit, cursor);
            seen.push(...items.map(({ _id }) => _id));
            if (nextCursor === null) break;
            cursor = nextCursor;
            ids.push(...(await add(changes[step] ?? 0)));
            if (changes[step] !== 3) continue;
            const [id = ''] = ids.splice(step % ids.length, 1);
            await remove(id);
            removed.add(id);
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual([...seen].sort().reverse());
          for (const id of began) if (!removed.has(id)) expect(seen).toContain(id);
        },
      ),
      { seed: 17, numRuns: 50 },
    );
  });

  const good = Buffer.from(`v1:${newId('prf')}`).toString('base64url');
  it.each([
    ['no base64', '!!!'],
    ['padding', `${good}==`],
    ['a character that decoding skips', `${good.slice(0, 10)}*${good.slice(10)}`],
    ['an id of another list', Buffer.from(`v1:${newId('ftn')}`).toString('base64url')],
    ['another version', Buffer.from(`v2:${newId('prf')}`).toString('base64url')],
    ['a bare id', newId('prf')],
    ['an operator', Buffer.from('v1:{"$ne":1}').toString('base64url')],
    ['nothing', ''],
    ['a huge text', 'a'.repeat(10_000)],
    ['text that is no UTF-8', Buffer.from([0xff, 0xfe, 0x00]).toString('base64url')],
  ])('refuses a cursor that is %s, by name', async (_name, cursor) => {
    const { page } = await listOf(0);
    await expect(page(20, cursor)).rejects.toMatchObject({
      kind: 'validation_error',
      options: { errors: [{ path: 'cursor', message: 'is not a cursor of this list' }] },
    });
  });

  it('refuses arbitrary text as a cursor with this error only', async () => {
    const { page } = await listOf(0);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (cursor) => {
        await expect(page(20, cursor)).rejects.toBeInstanceOf(AppError);
      }),
      { seed: 19 },
    );
  });
});

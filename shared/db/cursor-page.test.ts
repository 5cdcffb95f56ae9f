import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { pageById } from './cursor-page.ts';

/** A list of ids, newest first, with the one filter that paging adds. */
function listOf(ids: string[]) {
  return (limit: number, cursor?: string) =>
    pageById<{ _id: string }>({
      prefix: 'prf',
      page: { limit, cursor },
      filter: {},
      find: async (filter, count) => {
        const after: unknown = filter.$and?.[1]?._id;
        const bound = typeof after === 'object' && after !== null && '$lt' in after ? String(after.$lt) : '~';
        return [...ids]
          .sort()
          .reverse()
          .filter((id) => id < bound)
          .slice(0, count)
          .map((_id) => ({ _id }));
      },
      count: async () => ids.length,
    });
}

describe('pageById', () => {
  it('has no next page when the items exactly fill one', async () => {
    const page = listOf(Array.from({ length: 20 }, () => newId('prf')));
    expect(await page(20)).toMatchObject({ nextCursor: null, totalCount: 20 });
    expect((await page(19)).nextCursor).not.toBeNull();
    expect(await listOf([])(20)).toEqual({ items: [], nextCursor: null, totalCount: 0 });
  });

  it('repeats and skips no record of its start, while records are added and removed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }),
        async (limit, changes) => {
          const ids = Array.from({ length: 30 }, () => newId('prf'));
          const removed = new Set<string>();
          const [began, seen] = [[...ids], [] as string[]];
          const page = listOf(ids);
          for (let cursor: string | undefined, step = 0; ; step += 1) {
            const { items, nextCursor } = await page(limit, cursor);
            seen.push(...items.map(({ _id }) => _id));
            if (nextCursor === null) break;
            cursor = nextCursor;
            for (let added = 0; added < (changes[step] ?? 0); added += 1) ids.push(newId('prf'));
            if (changes[step] === 3) removed.add(ids.splice(step % ids.length, 1)[0] ?? '');
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
    await expect(listOf([])(20, cursor)).rejects.toMatchObject({
      kind: 'validation_error',
      options: { errors: [{ path: 'cursor', message: 'is not a cursor of this list' }] },
    });
  });

  it('refuses arbitrary text as a cursor with this error only', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (cursor) => {
        await expect(listOf([])(20, cursor)).rejects.toBeInstanceOf(AppError);
      }),
      { seed: 19 },
    );
  });
});

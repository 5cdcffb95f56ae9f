import { expect, it } from '@jest/globals';
import { deferred, testClock } from '../../tests/harness/stores.ts';
import { createLookUps, UNGUARDED } from './look-ups.ts';

it('a known secret is looked up four times at once, however often it is sent, and other secrets beside it', async () => {
  const lookUps = createLookUps<string>(testClock());
  const release = deferred();
  const started: string[] = [];
  const find = (hash: string) =>
    lookUps.find(
      hash,
      async () => {
        started.push(hash);
        await release.promise;
        return 'found';
      },
      UNGUARDED,
    );
  for (const hash of ['one', 'other']) lookUps.issue(hash);
  const all = [...Array.from({ length: 100 }, () => 'one'), 'other'].map(find);
  expect(started).toEqual(['one', 'one', 'one', 'one', 'other']);
  release.resolve();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['found']));
  expect(started).toHaveLength(101);
});

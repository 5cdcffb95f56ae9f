import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Breakdown, breakdownOf, type Group } from './disclosure.ts';
import { ALL_PROFILES, CELLS_PER_TURN, type Cell, NO_PROFILES, type PartRow, perAsker } from './parts.ts';

const BASE = ALL_PROFILES;
const SHARED = { isExclusive: false };
const EXCLUSIVE = { isExclusive: true };
/** Other accounts' profiles with a key, of a day stem. */
const others = (
  key: string,
  group: number,
  profiles: number,
  accounts: readonly string[] = ['b', 'c'],
  sum = 0,
): Cell => {
  return { group, key, own: NO_PROFILES, others: { profiles, sum, accounts } };
};
const own = (key: string, group: number, profiles: number, sum = 0): Cell => {
  return { group, key, own: { profiles, sum }, others: NO_PROFILES };
};
const both = (mine: Cell, theirs: Cell): Cell => ({ ...mine, others: theirs.others });
const rows = (group: Group | null | undefined) => group?.rows.map(({ key, profiles }) => [key, profiles]);

describe('breakdownOf', () => {
  it('publishes a group of five of two other accounts, and hides one of four or of one account', async () => {
    const { all, byStem } = await breakdownOf(
      [
        others(BASE, 0, 5),
        others('BTC', 0, 5, ['b', 'c'], 50),
        others(BASE, 1, 4),
        others('BTC', 1, 4, ['b', 'c'], 40),
        others(BASE, 2, 40, ['b']),
        others('BTC', 2, 40, ['b'], 400),
      ],
      SHARED,
    );
    expect(byStem[0]).toEqual({ sampleSize: 5, rows: [{ key: 'BTC', profiles: 5, sum: 50 }] });
    expect(byStem.slice(1, 3)).toEqual([null, null]);
    // Those of the first and second day master together are 44 of two accounts.
    expect(all).toEqual({ sampleSize: 49, rows: [{ key: 'BTC', profiles: 49, sum: 490 }] });
  });

  it("is the asker's own where the others are too few", async () => {
    const theirs = others(BASE, 0, 4);
    const cells = (mine: number) => [
      both(own(BASE, 0, mine), theirs),
      both(own('BTC', 0, mine, 30), others('BTC', 0, 1, ['b'], 7.5)),
    ];
    expect(await breakdownOf(cells(4), SHARED)).toMatchObject({ all: null, showsOthers: false });
    const { all, byStem, showsOthers } = await breakdownOf(cells(5), SHARED);
    expect([all, byStem[0]]).toEqual([
      { sampleSize: 5, rows: [{ key: 'BTC', profiles: 5, sum: 30 }] },
      { sampleSize: 5, rows: [{ key: 'BTC', profiles: 5, sum: 30 }] },
    ]);
    expect(showsOthers).toBe(false);
  });

  it('adds the own to the others, however few they are, and answers a row of too few others from the own', async () => {
    const { byStem } = await breakdownOf(
      [
        both(own(BASE, 0, 6), others(BASE, 0, 9)),
        both(own('BTC', 0, 1), others('BTC', 0, 7)),
        both(own('ETH', 0, 5), others('ETH', 0, 4)),
        both(own('XRP', 0, 4), others('XRP', 0, 4)),
        own('SOL', 0, 6),
      ],
      SHARED,
    );
    expect(byStem[0]?.sampleSize).toBe(15);
    expect(rows(byStem[0])).toEqual([
      ['BTC', 8],
      ['SOL', 6],
      ['ETH', 5],
    ]);
  });

  it('includes small groups in the total when together they may be shown', async () => {
    const { all, byStem } = await breakdownOf(
      [
        others(BASE, 1, 4, ['b']),
        others(BASE, 2, 3, ['c']),
        others('BTC', 1, 3, ['b']),
        others('BTC', 2, 2, ['c']),
        others('ETH', 1, 2, ['b']),
        others('ETH', 2, 2, ['c']),
      ],
      SHARED,
    );
    expect(byStem.every((group) => group === null)).toBe(true);
    expect([all?.sampleSize, rows(all)]).toEqual([7, [['BTC', 5]]]);
  });

  it('excludes a small cell from the total that would reveal it', async () => {
    const cells = [others(BASE, 0, 20), others(BASE, 1, 20), others('BTC', 0, 12), others('BTC', 1, 3)];
    const { all, byStem } = await breakdownOf(cells, SHARED);
    expect(byStem[1]).toEqual({ sampleSize: 20, rows: [] });
    expect([all?.sampleSize, rows(all)]).toEqual([40, [['BTC', 12]]]);
  });

  it('uses published rows as the base where profiles have exactly one key', async () => {
    const few = [own(BASE, 0, 3), own('day', 0, 3), own(BASE, 1, 3), own('swing', 1, 3)];
    const { all } = await breakdownOf([others(BASE, 0, 10), others('swing', 0, 8), others('day', 0, 2)], EXCLUSIVE);
    expect([all?.sampleSize, rows(all)]).toEqual([8, [['swing', 8]]]);
    expect((await breakdownOf([others(BASE, 0, 4), others('day', 0, 4)], EXCLUSIVE)).all).toBeNull();
    expect((await breakdownOf(few, EXCLUSIVE)).all).toBeNull();
  });

  it('orders rows by profiles, ties by key', async () => {
    const cells = ['B', 'A', 'C'].map((key) => others(key, 0, key === 'C' ? 9 : 7));
    const { byStem } = await breakdownOf([others(BASE, 0, 10), ...cells], SHARED);
    expect(rows(byStem[0])?.map(([key]) => key)).toEqual(['C', 'A', 'B']);
  });
});

interface Person {
  readonly account: string;
  readonly stem: number;
  readonly keys: readonly string[];
}

const KEYS = ['A', 'B', 'C'];
const people = (accounts: readonly string[], maxLength: number) =>
  fc.array(
    fc.record({
      account: fc.constantFrom(...accounts),
      stem: fc.nat(3),
      keys: fc.uniqueArray(fc.constantFrom(...KEYS), { minLength: 1 }),
    }),
    { maxLength },
  );
const single = (some: readonly Person[]) => some.map((person) => ({ ...person, keys: person.keys.slice(0, 1) }));
const breakdownFor = async (asker: string, some: readonly Person[], isExclusive: boolean): Promise<Breakdown> => {
  const { everyone, byAccount } = await perAsker(partsOf(some), (cells) => breakdownOf(cells, { isExclusive }));
  return byAccount.get(asker) ?? everyone;
};

async function* partsOf(some: readonly Person[]): AsyncGenerator<PartRow> {
  const counts = new Map<string, PartRow>();
  for (const { account, stem, keys } of some) {
    for (const key of [...keys, BASE]) {
      const id = `${account} ${stem} ${key}`;
      const { profiles } = counts.get(id) ?? { profiles: 0 };
      counts.set(id, { account, group: stem, key, profiles: profiles + 1, sum: 0 });
    }
  }
  yield* counts.values();
}

const mayShow = (some: readonly Person[]) => some.length >= 5 && new Set(some.map(({ account }) => account)).size >= 2;

/** The group's figures without the asker's own: those of other accounts that it reveals, by key; '*' is its base. */
function revealed(
  group: Group | null,
  mine: readonly Person[],
  isExclusive: boolean,
): Readonly<Record<string, number>> {
  const shown = (group?.rows ?? []).map(({ key, profiles }) => [
    key,
    profiles - mine.filter(({ keys }) => keys.includes(key)).length,
  ]);
  const base = group === null || isExclusive ? 0 : group.sampleSize - mine.length;
  return Object.fromEntries([...shown, ['*', base]].filter(([, count]) => count !== 0));
}

describe('what an asker learns of other accounts', () => {
  const worlds = fc.record({
    theirs: people(['b', 'c', 'd'], 60),
    mine: people(['me'], 25),
    isExclusive: fc.boolean(),
  });

  it('is nothing, or at least five profiles of two accounts, in every figure and every difference', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async ({ theirs: others, mine: own, isExclusive }) => {
        const [theirs, mine] = isExclusive ? [single(others), single(own)] : [others, own];
        const shown = await breakdownFor('me', [...theirs, ...mine], isExclusive);
        for (const key of [...KEYS, '*']) {
          const holders = theirs.filter(({ keys }) => key === '*' || keys.includes(key));
          const ofStem = (stem: number) => holders.filter((person) => person.stem === stem);
          // Those that no day master shows; the total's difference from all day masters is of these.
          let hidden = holders;
          let sum = 0;
          shown.byStem.forEach((group, stem) => {
            const own = mine.filter((person) => person.stem === stem);
            const count = revealed(group, own, isExclusive)[key] ?? 0;
            if (count === 0) return;
            expect(count).toBe(ofStem(stem).length);
            expect(mayShow(ofStem(stem))).toBe(true);
            hidden = hidden.filter((person) => person.stem !== stem);
            sum += count;
          });
          const difference = (revealed(shown.all, mine, isExclusive)[key] ?? 0) - sum;
          if (difference === 0) continue;
          expect(difference).toBeLessThanOrEqual(hidden.length);
          // Either all that are hidden, or those in day masters of which something else is shown.
          const large = hidden.filter(({ stem }) => mayShow(theirs.filter((person) => person.stem === stem)));
          const counted = [hidden, large].find(({ length }) => length === difference);
          expect(counted !== undefined && mayShow(counted)).toBe(true);
        }
      }),
      { numRuns: 1_500, seed: 20_260_801 },
    );
  });

  it('is the same whatever profiles it adds, removes or changes', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, people(['me'], 25), async ({ theirs, mine, isExclusive }, later) => {
        const learned = async (own: readonly Person[]) => {
          const [others, me] = isExclusive ? [single(theirs), single(own)] : [theirs, own];
          const { all, byStem } = await breakdownFor('me', [...others, ...me], isExclusive);
          return [
            revealed(all, me, isExclusive),
            ...byStem.map((group, stem) =>
              revealed(
                group,
                me.filter((person) => person.stem === stem),
                isExclusive,
              ),
            ),
          ];
        };
        expect(await learned(later)).toEqual(await learned(mine));
        expect(await learned([])).toEqual(await learned(mine));
      }),
      { numRuns: 1_500, seed: 20_261_101 },
    );
  });
});

describe('perAsker with the tickers that clients invent', () => {
  const rowsOf = async function* (account: string, keys: number, profiles: number): AsyncGenerator<PartRow> {
    yield { account, group: 0, key: BASE, profiles: 10_000, sum: 0 };
    for (let key = 0; key < keys; key += 1) yield { account, group: 0, key: `${account}${key}`, profiles, sum: 0 };
  };
  const all = async function* (...parts: AsyncIterable<PartRow>[]) {
    for (const part of parts) yield* part;
  };

  it('gives requests their turn after every hundred cells', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const world = all(rowsOf('b', 2_500, 5), rowsOf('c', 2_500, 5));
    const { byAccount } = await perAsker(world, (cells) => breakdownOf(cells, SHARED));
    isOver = true;
    expect([...byAccount.keys()]).toEqual(['b', 'c']);
    // For two accounts and for all others, of five thousand cells: what each sees, by key, and the rows. And once the sums.
    expect(turns).toBeGreaterThanOrEqual((3 * 3 + 1) * (5_000 / CELLS_PER_TURN));
  });

  it('has a part of an account in its first keys alone, in every group, whatever others add', async () => {
    const two = async function* (): AsyncGenerator<PartRow> {
      for (const [key, group] of [
        ['X', 0],
        ['Y', 0],
        ['Z', 0],
        ['X', 1],
        ['Z', 1],
      ] as const) {
        yield { account: 'b', group, key, profiles: 9, sum: 0 };
      }
    };
    const seen = (cells: readonly Cell[]) =>
      cells.filter(({ others }) => others.accounts.includes('b')).map(({ group, key }) => `${key}${group}`);
    expect((await perAsker(two(), seen, 2)).everyone).toEqual(['X0', 'Y0', 'X1']);
    const flooded = await perAsker(all(rowsOf('c', 500, 100), two()), seen, 2);
    expect(flooded.everyone).toEqual(['X0', 'Y0', 'X1']);
    expect(flooded.byAccount.get('c')).toEqual(['X0', 'Y0', 'X1']);
  });
});

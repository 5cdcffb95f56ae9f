import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pillarOf } from '../../tests/support/charts.ts';
import { chartOf } from './chart.ts';
import { compatibility } from './compatibility.ts';
import { ageInMonth, ageInYear, ageOnDay, bestAndWorst, favourOf, toneOf } from './luck.ts';
import { markersOf, voidBranches } from './markers.ts';
import { patternOf } from './pattern.ts';
import { chartRelations } from './relations.ts';
import { BRANCHES } from './sexagenary.ts';
import { strengthOf } from './strength.ts';
import { twelveStage } from './twelve-stages.ts';
import { ELEMENTS, type Pillars, POSITIONS, type Position } from './types.ts';
import { usefulGodOf } from './useful-god.ts';

type ByPosition = Readonly<Record<Position, string | null>>;

interface ChartVector {
  readonly id: string;
  readonly pillars: ByPosition;
  readonly expected: {
    readonly hidden_stems: Readonly<Partial<Record<Position, string>>>;
    readonly twelve_stages: Readonly<Partial<Record<Position, string>>>;
    readonly void: string;
    readonly relations: readonly string[];
    readonly sinsal: readonly string[];
    readonly pattern: unknown;
    readonly strength: unknown;
    readonly useful_god: unknown;
  };
}

interface Vectors {
  readonly charts: readonly ChartVector[];
  readonly compatibility: readonly { readonly a: string; readonly b: string; readonly expected: object }[];
  readonly luck: readonly {
    readonly chart: string;
    readonly cycle: string | null;
    readonly year: string;
    readonly month: string;
    readonly expected: unknown;
  }[];
}

const {
  charts,
  compatibility: pairs,
  luck,
}: Vectors = JSON.parse(readFileSync(new URL('../../tests/vectors/chart-relations.json', import.meta.url), 'utf8'));

const ELEMENT_NAMES = ['목', '화', '토', '금', '수'];

describe('charts of the vectors', () => {
  it.each(charts.map((one) => [one.id, one] as const))('%s', (_id, { pillars: given, expected }) => {
    const pillars = pillarsOf(given);
    const chart = chartOf(pillars);
    const strength = strengthOf(chart);
    const usefulGod = usefulGodOf(chart, strength);
    expect({
      hidden_stems: byPosition(pillars, (pillar) => (BRANCHES[pillar % 12]?.hiddenStems ?? []).map(stemName).join('')),
      twelve_stages: byPosition(pillars, (pillar) => twelveStage(pillars.day % 10, pillar % 12)),
      void: voidBranches(pillars.day)
        .map((branch) => BRANCHES[branch]?.hangul)
        .join(''),
      relations: chartRelations(pillars).map(({ kind, signs, positions, element }) => {
        if (element !== undefined) return `${kind} ${signs} ${ELEMENT_NAMES[ELEMENTS.indexOf(element)]}국`;
        return kind === '삼형' ? `${kind} ${signs}` : `${kind} ${signs} ${positions.join('-')}`;
      }),
      sinsal: markersOf(pillars).map(({ name, position, from }) =>
        from === undefined ? `${name} ${position}` : `${name} ${position} (${from.join(',')})`,
      ),
      pattern: patternOf(chart, usefulGod),
      strength,
      useful_god: usefulGod,
    }).toEqual(expected);
  });

  it('has all of them', () => expect(charts).toHaveLength(200));
});

describe('compatibility of the vectors', () => {
  it.each(pairs.map((one) => [one.a, one.b, one.expected] as const))('%s and %s', (a, b, expected) => {
    const [first, second] = [pillarsById(a), pillarsById(b)];
    expect(compatibility(first, second)).toMatchObject(expected);
    const { element_complement, ...swapped } = compatibility(second, first);
    expect(compatibility(first, second)).toMatchObject({
      ...swapped,
      element_complement: { a_gives: element_complement.b_gives, b_gives: element_complement.a_gives },
    });
  });

  it('has all of them', () => expect(pairs).toHaveLength(60));
});

describe('luck of the vectors', () => {
  it.each(luck.map((one, i) => [i, one] as const))('%i', (_i, { chart, cycle, year, month, expected }) => {
    const read = chartOf(pillarsById(chart));
    const god = usefulGodOf(read, strengthOf(read));
    const [ofCycle, ofYear, ofMonth] = [cycle, year, month].map((pillar) =>
      pillar === null ? null : favourOf(god, pillarOf(pillar)),
    );
    expect({
      favour: { cycle: ofCycle, year: ofYear, month: ofMonth },
      tone_year: toneOf(ofYear ?? 0, ofCycle ?? 0),
      tone_month: toneOf(ofMonth ?? 0, ofYear ?? 0),
    }).toEqual(expected);
  });

  it('has all of them', () => expect(luck).toHaveLength(60));

  it('names the first of equal months', () => {
    expect(bestAndWorst([1, 3, -2, 3, -2])).toEqual({ best: 1, worst: 2 });
  });

  it('counts completed years on a day', () => {
    const born = { year: 1990, month: 5, day: 15 };
    expect(ageOnDay(born, { year: 2026, month: 5, day: 14 })).toBe(35);
    expect(ageOnDay(born, { year: 2026, month: 5, day: 15 })).toBe(36);
    expect([ageInYear(born, 2026), ageInMonth(born, 2026, 4), ageInMonth(born, 2026, 5)]).toEqual([36, 35, 36]);
  });
});

describe('every reading', () => {
  it('has three different elements that never contradict the strength', () => {
    const counts: Record<string, number> = {};
    for (let i = 0; i < 20_000; i++) {
      // Strides without common factors with 60, 12 and each other, so that charts of all kinds come up.
      const year = (i * 7) % 60;
      const day = (i * 31) % 60;
      const month = ((year % 5) * 12 + 2 + ((i * 5) % 12)) % 60;
      const hour = i % 10 === 0 ? null : ((day % 5) * 12 + ((i * 11) % 12)) % 60;
      const chart = chartOf({ year, month, day, hour });
      const strength = strengthOf(chart);
      const { side, useful, helping, adverse } = usefulGodOf(chart, strength);
      const groupOf = (element: (typeof ELEMENTS)[number]) =>
        (ELEMENTS.indexOf(element) - ELEMENTS.indexOf(chart.dayMaster.element) + 5) % 5;
      const supports = [useful, helping, adverse].map((element) => [0, 4].includes(groupOf(element)));
      if (new Set([useful, helping, adverse]).size !== 3)
        throw new Error(`${JSON.stringify(chart.pillars)}: not three`);
      if (side === 'support') expect(supports).toEqual([true, true, false]);
      if (side === 'drain') expect(supports).toEqual([false, false, true]);
      const weak = strength.grade === '신약' || strength.grade === '극신약';
      if (side === 'support') expect(weak).toBe(true);
      if (side === 'balance') expect(strength.grade).toBe('중화');
      counts[side] = (counts[side] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['balance', 'drain', 'follow', 'support']);
  });
});

function pillarsById(id: string): Pillars {
  const found = charts.find((chart) => chart.id === id);
  if (found === undefined) throw new Error(`no chart ${id}`);
  return pillarsOf(found.pillars);
}

function pillarsOf(given: ByPosition): Pillars {
  const { year, month, day, hour } = given;
  return {
    year: pillarOf(year ?? ''),
    month: pillarOf(month ?? ''),
    day: pillarOf(day ?? ''),
    hour: hour === null ? null : pillarOf(hour),
  };
}

function byPosition(pillars: Pillars, of: (pillar: number) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    POSITIONS.flatMap((position) => {
      const pillar = pillars[position];
      return pillar === null ? [] : [[position, of(pillar)]];
    }),
  );
}

function stemName(stem: number): string {
  return '갑을병정무기경신임계'[stem] ?? '?';
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pillarOf, pillarsOf } from '../../tests/harness/charts.ts';
import { chartOf } from './chart.ts';
import { compatibility } from './compatibility.ts';
import { ageInMonth, ageInYear, ageOnDay, bestAndWorst, cycleAt, favourOf, toneOf } from './luck.ts';
import { markersOf, voidBranches } from './markers.ts';
import { patternOf } from './pattern.ts';
import { chartRelations } from './relations.ts';
import { BRANCHES } from './sexagenary.ts';
import { type Strength, type StrengthGrade, strengthOf } from './strength.ts';
import { TEN_GOD_GROUPS, type TenGodGroup } from './ten-gods.ts';
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
    const pillars = pillarsGiven(given);
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
    expect(ageOnDay(born, { year: 2026, month: 4, day: 30 })).toBe(35);
    expect(ageOnDay(born, { year: 2026, month: 6, day: 1 })).toBe(36);
    expect([ageInYear(born, 2026), ageInMonth(born, 2026, 4), ageInMonth(born, 2026, 5)]).toEqual([36, 35, 36]);
  });

  it('holds a cycle from its first age through its last', () => {
    const cycles = [
      { ageStart: 4, ageEnd: 13, pillar: 10 },
      { ageStart: 14, ageEnd: 23, pillar: 11 },
    ];
    expect([3, 4, 13, 14, 23, 24].map((age) => cycleAt(cycles, age)?.pillar ?? null)).toEqual([
      null,
      10,
      10,
      11,
      11,
      null,
    ]);
  });
});

describe('the strength', () => {
  it('of a score at the limit of two grades is the stronger', () => {
    // 18 of 100: the day branch 자 gives 15, 을 in the month branch 미 gives 3 of 30 days.
    expect(strengthOf(chartOf(pillarsOf('정유 정미 갑자 기사')))).toMatchObject({
      score: 18,
      grade: '신약',
      rooted: true,
    });
    expect(strengthOf(chartOf(pillarsOf('경자 무인 임자')))).toMatchObject({ score: 40, grade: '중화' });
    expect(strengthOf(chartOf(pillarsOf('병진 무술 경진 갑신')))).toMatchObject({ score: 80, grade: '극신강' });
  });
});

describe('the pattern', () => {
  it('of an unknown hour is exposed by the stems of year and month only', () => {
    // 갑 is the main stem of 인.
    expect(exposed('병자 병인 정축')).toBe(false);
    expect(exposed('병자 병인 정축 갑진')).toBe(true);
    expect(exposed('갑자 병인 정축')).toBe(true);

    function exposed(text: string): boolean {
      const chart = chartOf(pillarsOf(text));
      return patternOf(chart, usefulGodOf(chart, strengthOf(chart))).exposed;
    }
  });
});

type Shares = readonly [비겁: number, 식상: number, 재성: number, 관성: number, 인성: number];

describe('the useful god, first that holds', () => {
  // The season of 갑 in 인 asks for 병, which is 식상, and does not decide first.
  const [SPRING, WINTER] = ['갑자 병인 갑자', '갑자 을해 갑자'];
  const godOf = (grade: StrengthGrade, shares: Shares, { rooted = true, chart: text = SPRING } = {}) => {
    const chart = chartOf(pillarsOf(text));
    const [비겁, 식상, 재성, 관성, 인성] = shares;
    const strength: Strength = {
      ...strengthOf(chart),
      grade,
      rooted,
      group_share: { 비겁, 식상, 재성, 관성, 인성 },
    };
    return usefulGodOf(chart, strength);
  };

  it.each<[string, StrengthGrade, Shares, boolean, string, TenGodGroup]>([
    ['U1 of equals the first', '극신약', [5, 10, 40, 40, 5], false, '종격:종재', '재성'],
    ['U1 officers', '극신약', [5, 10, 30, 50, 5], false, '종격:종살', '관성'],
    ['U1 output', '극신약', [5, 50, 30, 10, 5], false, '종격:종아', '식상'],
    ['U1 of equal officers and output', '극신약', [5, 42, 6, 42, 5], false, '종격:종살', '관성'],
    ['not U1 with a root', '극신약', [5, 10, 30, 50, 5], true, '억부:관성 과다', '인성'],
    ['not U1 with enough resource', '극신약', [5, 10, 25, 50, 10], false, '억부:관성 과다', '인성'],
    ['not U1 below 40', '극신약', [15, 16.1, 20, 39.9, 9], false, '억부:관성 과다', '인성'],
    ['not U1 of a weak chart', '신약', [5, 10, 30, 50, 5], false, '억부:관성 과다', '인성'],
    ['U2 of equals', '극신강', [41, 0, 9, 9, 41], true, '종격:종왕', '비겁'],
    ['U2 resource', '극신강', [40, 0, 9, 9, 42], true, '종격:종강', '인성'],
    ['not U2 with enough wealth', '극신강', [50, 10, 10, 9, 21], true, '억부:비겁 과다', '관성'],
    ['not U2 with enough officers', '극신강', [50, 10, 9, 10, 21], true, '억부:비겁 과다', '관성'],
    ['not U2 of a strong chart', '신강', [41, 0, 9, 9, 41], true, '억부:비겁 과다', '관성'],
    ['U3 of equal officers and output', '신약', [20, 30, 10, 30, 10], true, '억부:관성 과다', '인성'],
    ['U3 of equal output and wealth', '신약', [20, 30, 30, 10, 10], true, '억부:식상 과다', '인성'],
    ['U3 wealth', '신약', [20, 20, 30, 20, 10], true, '억부:재성 과다', '비겁'],
    ['U4 resource', '신강', [30, 10, 10, 19, 31], true, '억부:인성 과다', '재성'],
    ['U4 of equals', '신강', [30, 10, 25, 5, 30], true, '억부:비겁 과다', '관성'],
    ['U4 without officers', '신강', [30, 10, 25.1, 4.9, 30], true, '억부:비겁 과다, 관성 없음', '식상'],
    ['U7', '중화', [30, 15, 30, 12.5, 12.5], true, '통관', '식상'],
    ['U7', '중화', [12.5, 30, 15, 30, 12.5], true, '통관', '재성'],
    ['U7', '중화', [12.5, 12.5, 30, 15, 30], true, '통관', '관성'],
    ['U7', '중화', [30, 12.5, 12.5, 30, 15], true, '통관', '인성'],
    ['U7', '중화', [15, 30, 12.5, 12.5, 30], true, '통관', '비겁'],
    ['U7 of two the first', '중화', [32, 2, 32, 32, 2], true, '통관', '식상'],
    ['U8 with too little of one', '중화', [29.9, 15, 30, 12.6, 12.5], true, '조후', '식상'],
    ['U8 with too little of the other', '중화', [12.6, 12.5, 30, 15, 29.9], true, '조후', '식상'],
    ['U8 with a mediator', '중화', [12.4, 12.5, 30, 15.1, 30], true, '조후', '식상'],
  ])('%s: %s with %j', (_rule, grade, shares, rooted, reason, group) => {
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100);
    expect(godOf(grade, shares, { rooted })).toMatchObject({ reason, group });
  });

  it.each<[string, StrengthGrade, Shares, string, TenGodGroup, TenGodGroup]>([
    // The season of 갑 in 해 asks for 경, which is 관성.
    ['allowed', '신강', [30, 15, 15, 9, 31], '조후', '관성', '인성'],
    ['allowed, with equal support', '신강', [30, 15, 15, 10, 30], '억부:비겁 과다 + 조후', '관성', '비겁'],
    ['not allowed', '신약', [20, 30, 30, 10, 10], '억부:식상 과다', '인성', '재성'],
    ['of a balanced chart', '중화', [30, 15, 30, 12.5, 12.5], '조후', '관성', '식상'],
  ])('U6 %s: %s with %j', (_what, grade, shares, reason, group, adverse) => {
    const god = godOf(grade, shares, { chart: WINTER });
    expect(god).toMatchObject({ reason, group, adverse: ELEMENTS[TEN_GOD_GROUPS.indexOf(adverse)] });
    expect(god.climate).toMatchObject({ urgent: true, element: 'metal', fits: grade !== '신약' });
  });

  it.each<[Shares, TenGodGroup | null]>([
    [[0, 45, 0, 45, 10], '식상'],
    [[0, 5, 45, 45, 5], '재성'],
    [[0, 5, 5, 45, 45], '관성'],
    [[45, 5, 5, 0, 45], '인성'],
    [[55.1, 0, 0, 0, 44.9], null],
  ])('U9 of %j: %s', (shares, disease) => {
    expect(godOf('중화', shares).disease).toBe(disease);
  });

  it('stands nowhere in a chart whose unknown hour alone could hold it', () => {
    expect(godOf('신약', [20, 10, 20, 30, 20], { chart: '병인 병인 갑인' })).toMatchObject({
      useful: 'water',
      presence: 'absent',
    });
    expect(godOf('신약', [20, 10, 20, 30, 20], { chart: '병인 병인 갑인 갑자' }).presence).toBe('hidden');
    expect(godOf('신약', [20, 10, 20, 30, 20], { chart: '병인 병인 갑인 임신' }).presence).toBe('stem');
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
  return pillarsGiven(found.pillars);
}

function pillarsGiven(given: ByPosition): Pillars {
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

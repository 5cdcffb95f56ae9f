import { describe, expect, it } from '@jest/globals';
import { calculateFourPillars, getBranchTenGod, getTenGod } from 'manseryeok';
import { EarthBranch, HeavenStem } from 'tyme4ts';
import { pillarOf, pillarsOf } from '../../tests/harness/charts.ts';
import { branchRelation, chartRelations, pairKinds, relationsBetween, stemRelation } from './relations.ts';
import { BRANCHES, pillarHangul, STEMS } from './sexagenary.ts';
import { tenGod } from './ten-gods.ts';

describe('relations', () => {
  it('combinations, clashes and harms are those of tyme4ts', () => {
    for (let a = 0; a < 12; a++) {
      const branch = EarthBranch.fromIndex(a);
      expect(branchRelation(a, branch.getCombine().getIndex())).toBe('six_combination');
      expect(branchRelation(a, branch.getOpposite().getIndex())).toBe('clash');
      expect(kinds(a, branch.getHarm().getIndex())).toContain('해');
    }
    for (let a = 0; a < 10; a++) {
      expect(stemRelation(a, HeavenStem.fromIndex(a).getCombine().getIndex())).toBe('stem_combination');
    }
  });

  it('are symmetric, and their order decides pairs with two of them', () => {
    for (let a = 0; a < 12; a++) {
      for (let b = 0; b < 12; b++) expect(branchRelation(a, b)).toBe(branchRelation(b, a));
    }
    for (let a = 0; a < 10; a++) {
      for (let b = 0; b < 10; b++) expect(stemRelation(a, b)).toBe(stemRelation(b, a));
    }
    expect(branchRelation(index('사'), index('신'))).toBe('six_combination');
    expect(branchRelation(index('인'), index('사'))).toBe('punishment');
    expect(branchRelation(index('축'), index('미'))).toBe('clash');
    expect(branchRelation(index('인'), index('신'))).toBe('clash');
    expect(branchRelation(index('자'), index('묘'))).toBe('punishment');
    for (const self of '진오유해') expect(branchRelation(index(self), index(self))).toBe('self_punishment');
    for (const same of '자축인묘사미신술') expect(branchRelation(index(same), index(same))).toBe('same');
  });

  it('counts per kind match the lists of the rules', () => {
    const counts: Record<string, number> = {};
    for (let a = 0; a < 12; a++) {
      for (let b = a; b < 12; b++) counts[branchRelation(a, b)] = (counts[branchRelation(a, b)] ?? 0) + 1;
    }
    expect(counts).toEqual({
      six_combination: 6,
      half_combination: 8,
      loose_combination: 4,
      clash: 6,
      // 인사, 축술, 술미, 자묘. The other three pairs are combinations or clashes first.
      punishment: 4,
      harm: 5,
      // 인유, 묘신, 진해, 사술. 자미 and 축오 are harms first.
      resentment: 4,
      // 자유, 축진, 묘오. 인해 and 사신 are combinations first, 미술 a punishment.
      break: 3,
      self_punishment: 4,
      same: 8,
      none: 26,
    });
  });

  it('of two stems follow their elements and polarity', () => {
    expect(
      ['갑', '을', '병', '정', '무', '기', '경', '신', '임', '계'].map((_, stem) => stemRelation(0, stem)),
    ).toEqual([
      'same_element',
      'same_element',
      'generating',
      'generating',
      'controlling_same_polarity',
      'stem_combination',
      'controlling_same_polarity',
      'controlling_opposite_polarity',
      'generating',
      'generating',
    ]);
    expect(stemRelation(1, 4)).toBe('controlling_opposite_polarity');
  });

  it('include the clashes, punishments and self-punishments of the lists of the rules, and no others', () => {
    const pairs = (kind: string) => {
      const found: string[] = [];
      for (let a = 0; a < 12; a++) {
        for (let b = 0; b < 12; b++) {
          if (kinds(a, b).includes(kind)) found.push(`${BRANCHES[a]?.hangul}${BRANCHES[b]?.hangul}`);
        }
      }
      return found.sort();
    };
    const bothWays = (list: readonly string[]) => list.flatMap((pair) => [pair, [...pair].reverse().join('')]).sort();
    expect(pairs('충')).toEqual(bothWays(['자오', '축미', '인신', '묘유', '진술', '사해']));
    expect(pairs('형')).toEqual(bothWays(['인사', '사신', '인신', '축술', '술미', '축미', '자묘']));
    expect(pairs('자형')).toEqual(['진진', '오오', '유유', '해해'].sort());
  });

  it("a day's pillar meets each pillar of a chart", () => {
    // 경오 신사 경진 계미 against 을유: 을경 combines twice, 유 combines with 진 and half with 사, 을신 clash.
    const found = relationsBetween({ year: 6, month: 17, day: 16, hour: 19 }, 21);
    expect(found.map(({ kind, positions, own, other }) => `${positions.join('-')} ${kind} ${own}${other}`)).toEqual([
      'year 천간합 경을',
      'month 천간충 신을',
      'month 반합 사유',
      'day 천간합 경을',
      'day 육합 진유',
    ]);
    expect(relationsBetween({ year: 5, month: 5, day: 5, hour: null }, 8).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => ['육합', '형', '파']).flat(),
    );
  });
});

describe('a pillar that completes a group of three', () => {
  const met = (chart: string, other: string) =>
    relationsBetween(pillarsOf(chart), pillarOf(other)).map(
      ({ kind, positions, own, other: sign }) => `${kind} ${own}-${sign} ${positions.join('-')}`,
    );

  it('is listed once, in place of the halves', () => {
    // 자 with 신 and 진.
    expect(met('갑신 갑진 갑인 갑인', '갑자')).toEqual(['삼합 신진-자 year-month']);
    expect(met('갑신 갑인 갑인 갑진', '갑자')).toEqual(['삼합 신진-자 year-hour']);
    expect(met('갑신 갑인 갑인', '갑자')).toEqual(['반합 신-자 year']);
    // Of equal branches the first, and none of the given branch.
    expect(met('갑신 갑신 갑진', '갑자')).toEqual(['삼합 신진-자 year-day']);
    expect(met('갑신 갑진 갑자', '갑자')).toEqual(['삼합 신진-자 year-month']);
  });

  it('keeps the pairs of a punishment of three, and directions beside halves of others', () => {
    expect(met('갑인 을사 갑자', '갑신')).toContain('삼형 인사-신 year-month');
    expect(met('갑인 을사 갑자', '갑신')).toContain('형 인-신 year');
    // 축 with 해 and 자 is a direction; 축 and 유 stay a half.
    expect(met('을해 갑자 을유', '을축')).toEqual(['육합 자-축 month', '반합 유-축 day', '방합 해자-축 year-month']);
  });
});

describe('the kinds between two pillars', () => {
  it.each([
    ['갑자', '기축', ['천간합', '육합']],
    ['갑자', '경오', ['천간충', '충']],
    ['갑인', '을사', ['형', '해']],
    ['을사', '갑신', ['육합', '형', '파']],
    ['갑자', '을묘', ['형']],
    ['갑자', '갑인', []],
  ])('%s and %s are those of their stems and branches: %j', (a, b, expected) => {
    expect(pairKinds(pillarOf(a), pillarOf(b))).toEqual(expected);
    expect(pairKinds(pillarOf(b), pillarOf(a))).toEqual(expected);
  });
});

describe('relations inside a chart', () => {
  const inside = (chart: string) =>
    chartRelations(pillarsOf(chart)).map(({ kind, signs, positions }) => `${kind} ${signs} ${positions.join('-')}`);

  it('name two of three a half, with the middle, or a loose combination, and all three by their own name', () => {
    expect(inside('갑신 갑자 갑인')).toContain('반합 자신 year-month');
    expect(inside('갑신 갑진 갑인')).toContain('가합 진신 year-month');
    expect(inside('갑신 갑자 갑진')).toEqual(['삼합 신자진 year-month-day']);
    expect(inside('갑신 갑신 갑자 갑진')).toEqual(['삼합 신자진 year-month-day-hour']);
    expect(inside('갑신 갑자 갑진 갑술')).toEqual(['충 진술 day-hour', '삼합 신자진 year-month-day']);
  });
});

describe('ten gods', () => {
  it('of every stem and branch are those of manseryeok 2.0.0', () => {
    for (const day of STEMS) {
      const dayStem = theirStem(day.index);
      for (const stem of STEMS) {
        expect(tenGod(day.index, { stem: stem.index })).toBe(getTenGod(dayStem, theirStem(stem.index)));
      }
      for (const branch of BRANCHES) {
        expect(tenGod(day.index, { branch: branch.index })).toBe(getBranchTenGod(dayStem, theirBranch(branch.index)));
      }
    }
  });
});

const dayOf = (offset: number) =>
  // 1949-10-01 is 갑자.
  calculateFourPillars({ year: 1949, month: 10, day: 1 + offset, hour: 12, minute: 0 }).day;

function theirStem(stem: number): ReturnType<typeof dayOf>['heavenlyStem'] {
  const { heavenlyStem } = dayOf(stem);
  expect(heavenlyStem).toBe(STEMS[stem]?.hangul);
  return heavenlyStem;
}

function theirBranch(branch: number): ReturnType<typeof dayOf>['earthlyBranch'] {
  const { earthlyBranch } = dayOf(branch);
  expect(earthlyBranch).toBe(BRANCHES[branch]?.hangul);
  return earthlyBranch;
}

function index(hangul: string): number {
  return BRANCHES.findIndex((branch) => branch.hangul === hangul);
}

/** The kinds between two branches, from pillars whose stems are equal or adjacent (no stem relation). */
function kinds(a: number, b: number): string[] {
  const [own, other] = [a, b].map((branch) => Array.from({ length: 60 }, (_, i) => i).find((i) => i % 12 === branch));
  if (own === undefined || other === undefined) throw new Error('every branch has a pillar');
  expect(pillarHangul(own)).toHaveLength(2);
  return relationsBetween({ year: own, month: own, day: own, hour: null }, other).map(({ kind }) => kind);
}

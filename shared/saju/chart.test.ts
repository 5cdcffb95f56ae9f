import { describe, expect, it } from '@jest/globals';
import { appliedTimeBasis } from './applied-time-basis.ts';
import { chartOf, ELEMENTS, type Element, fortuneSaju, type Pillars, profileSaju } from './index.ts';
import {
  branchOf,
  dayPillar,
  monthPillarsOfYear,
  pillarHangul,
  pillarHanja,
  pillarIndex,
  STEMS,
} from './sexagenary.ts';
import { at } from './types.ts';

const ELEMENT_OF: Readonly<Record<string, Element>> = {
  ...{ 갑: 'wood', 을: 'wood', 병: 'fire', 정: 'fire', 무: 'earth', 기: 'earth' },
  ...{ 경: 'metal', 신: 'metal', 임: 'water', 계: 'water' },
};

/** The elements ordered by rules E3 to E5, written out a second time: counts, hidden stems, season, generating order. */
function balanceByRule(pillars: Pillars): { readonly strongest: Element; readonly weakest: Element } {
  const { list, month, elements } = chartOf(pillars);
  const hidden = (element: Element) =>
    list.flatMap(({ hiddenStems }) => hiddenStems).filter((stem) => ELEMENT_OF[stem] === element).length;
  const ranked = ELEMENTS.map((element, order) => ({
    element,
    order,
    count: elements[element].count,
    hidden: hidden(element),
    inSeason: element === month.branchElement ? 1 : 0,
  }));
  const strongest = [...ranked].sort(
    (a, b) => b.count - a.count || b.hidden - a.hidden || b.inSeason - a.inSeason || a.order - b.order,
  );
  const weakest = [...ranked].sort((a, b) => a.count - b.count || a.hidden - b.hidden || a.order - b.order);
  return { strongest: strongest[0]?.element ?? 'wood', weakest: weakest[0]?.element ?? 'wood' };
}

describe('a chart', () => {
  it('decides ties of the strongest and the weakest element by hidden stems, season and order', () => {
    const wrong: unknown[] = [];
    let compared = 0;
    for (let year = 0; year < 60; year += 7) {
      for (let month = 0; month < 60; month += 1) {
        for (let day = 0; day < 60; day += 11) {
          for (const hour of [null, (day * 12 + month) % 60]) {
            const pillars = { year, month, day, hour };
            const { strongest, weakest } = chartOf(pillars).balance;
            const byRule = balanceByRule(pillars);
            if (strongest !== byRule.strongest || weakest !== byRule.weakest) wrong.push({ pillars, byRule });
            compared += 1;
          }
        }
      }
    }
    expect({ wrong, compared }).toEqual({ wrong: [], compared: 9 * 60 * 6 * 2 });
  });

  it('lists the characters and hidden stems of its pillars in order', () => {
    const chart = chartOf({ year: 6, month: 17, day: 16, hour: 19 });
    expect(chart.list.map(({ hangul }) => hangul)).toEqual(['경오', '신사', '경진', '계미']);
    expect(chart.list.map(({ hiddenStems }) => hiddenStems.join(''))).toEqual(['병기정', '무경병', '을계무', '정을기']);
    expect(chart.elements.earth).toMatchObject({ count: 2, stems: [], branches: ['진', '미'] });
  });

  it.each([-1, 60])('is refused for the pillar index %i', (index) => {
    expect(() => chartOf({ year: index, month: 0, day: 0, hour: 0 })).toThrow(
      `a pillar index must be from 0 to 59, not ${index}`,
    );
  });

  it('has an hour in answers only when the hour is known', () => {
    const known = { year: 6, month: 17, day: 16, hour: 19 };
    const unknown = { ...known, hour: null };
    const birth = {
      year: 1990,
      month: 5,
      day: 15,
      gender: 'female',
      calendarType: 'solar',
      isLeapMonth: false,
    } as const;
    const basis = appliedTimeBasis({ ...birth, hour: 14 }, known);
    expect(profileSaju(known, basis).pillars.hour).toMatchObject({ stem: '계', branch: '미' });
    expect(fortuneSaju(known, basis).pillars.hour).toMatchObject({ stem: '계', branch: '미' });
    expect([profileSaju(unknown, basis).pillars.hour, fortuneSaju(unknown, basis).pillars.hour]).toEqual([null, null]);
  });
});

describe('an item of a fixed list', () => {
  it('outside of it is a RangeError that names the index and its range', () => {
    expect(at([5, 6], 1)).toBe(6);
    expect(() => at([5, 6], 2)).toThrow(new RangeError('index 2 is outside 0..1'));
  });
});

describe('the sixty pillars', () => {
  const all = Array.from({ length: 60 }, (_, index) => index);

  it('are named in hangul and hanja, from 갑자 to 계해', () => {
    const stems = [...'갑을병정무기경신임계'];
    const branches = [...'자축인묘진사오미신유술해'];
    const hanjaStems = [...'甲乙丙丁戊己庚辛壬癸'];
    const hanjaBranches = [...'子丑寅卯辰巳午未申酉戌亥'];
    expect(all.map(pillarHangul)).toEqual(all.map((i) => `${stems[i % 10]}${branches[i % 12]}`));
    expect(all.map(pillarHanja)).toEqual(all.map((i) => `${hanjaStems[i % 10]}${hanjaBranches[i % 12]}`));
  });

  it('have the elements, polarities and main hidden stems of their stems and branches', () => {
    expect(STEMS.map(({ element }) => element)).toEqual(STEMS.map(({ hangul }) => ELEMENT_OF[hangul]));
    const branches = all.slice(0, 12).map(branchOf);
    expect(branches.map(({ element }) => element)).toEqual(
      [...'계기갑을무병정기경신무임'].map((main) => ELEMENT_OF[main]),
    );
    expect(branches.map(({ mainStem }) => STEMS[mainStem]?.hangul).join('')).toBe('계기갑을무병정기경신무임');
    for (const list of [STEMS, branches]) {
      expect(list.map(({ index, polarity }) => [index, polarity])).toEqual(
        list.map((_, index) => [index, index % 2 === 0 ? 'yang' : 'yin']),
      );
    }
  });

  it('have the names of day masters, the twelve animals and a meaning for each stem and branch', () => {
    expect(STEMS.map(({ name }) => name).join(' ')).toBe('갑목 을목 병화 정화 무토 기토 경금 신금 임수 계수');
    for (const { meaning } of STEMS) expect(meaning).toMatch(/^[가-힣]+( [가-힣]+)*$/);
    const branches = all.slice(0, 12).map(branchOf);
    expect(branches.map(({ animal }) => animal).join(' ')).toBe(
      'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig',
    );
    expect(branches.map(({ meaning }) => meaning.replace(/, [가-힣 ]+$/, '')).join(' ')).toBe(
      '쥐 소 호랑이 토끼 용 뱀 말 양 원숭이 닭 개 돼지',
    );
  });

  it('are found by stem and branch, and no pair of different polarity is one', () => {
    for (const index of all) expect(pillarIndex(index % 10, index % 12)).toBe(index);
    expect(pillarIndex(0, 1)).toBeNull();
    expect(pillarIndex(1, 0)).toBeNull();
  });

  it('of the days and months are those of the almanac', () => {
    expect(pillarHangul(dayPillar('2000-01-01'))).toBe('무오');
    expect(pillarHangul(dayPillar('2024-02-29'))).toBe('계해');
    expect(pillarHangul(dayPillar('2024-12-31'))).toBe('기사');
    // 1984 is 갑자: its 인 month is 병인, and its January belongs to the year before.
    expect(monthPillarsOfYear(1984).map(pillarHangul).join(' ')).toBe(
      '을축 병인 정묘 무진 기사 경오 신미 임신 계유 갑술 을해 병자',
    );
  });

  it.each([
    '2023-02-29',
    '2024-00-10',
    '2024-13-01',
    '2024-01-00',
    '2024-04-31',
    '24-01-01',
    'x2024-01-01',
    '2024-01-011',
  ])('refuse the day %s', (text) => {
    expect(() => dayPillar(text)).toThrow(`not a date of the form YYYY-MM-DD: ${text}`);
  });
});

import { describe, expect, it } from '@jest/globals';
import { pillarsOf } from '../../tests/harness/charts.ts';
import { chartOf } from './chart.ts';
import { compatibility } from './compatibility.ts';
import { readingOf } from './reading.ts';
import type { Pillars } from './types.ts';

const of = (a: string, b: string) => compatibility(pillarsOf(a), pillarsOf(b));

describe('compatibility', () => {
  it.each([
    ['갑자', '기축', 25],
    ['갑자', '병자', 20],
    ['갑자', '임자', 20],
    ['갑자', '갑자', 15],
    ['갑자', '을축', 15],
    ['갑자', '신축', 10],
    ['갑자', '경자', 5],
  ])('gives the day stems of %s and %s %i points', (a, b, points) => {
    expect(of(`갑자 갑자 ${a}`, `갑자 갑자 ${b}`).breakdown.day_stem).toBe(points);
  });

  it.each([
    ['six_combination', '갑자', '을축', 25, 15],
    ['half_combination', '갑자', '갑진', 22, 14],
    ['loose_combination', '갑신', '갑진', 17, 11],
    ['clash', '갑자', '갑오', 3, 2],
    ['punishment', '갑자', '을묘', 6, 4],
    ['harm', '갑자', '을미', 7, 5],
    ['resentment', '을묘', '갑신', 8, 6],
    ['break', '갑자', '을유', 10, 7],
    ['same', '갑자', '갑자', 15, 10],
    ['self_punishment', '갑진', '갑진', 10, 7],
    ['none', '갑자', '갑인', 13, 9],
  ])('gives branches in %s, such as %s and %s, %i points of the day and %i of the year', (kind, a, b, day, year) => {
    expect(of(`갑인 갑인 ${a}`, `갑인 갑인 ${b}`)).toMatchObject({
      relations: { day_branch: kind },
      breakdown: { day_branch: day },
    });
    expect(of(`${a} 갑인 갑인`, `${b} 갑인 갑인`)).toMatchObject({
      relations: { year_branch: kind },
      breakdown: { year_branch: year },
    });
  });

  it.each([
    ['nothing', '갑인 갑인 갑인 갑인', 5],
    ['a combination of the year’s stems alone', '기축 갑인 갑인 갑인', 7],
    ['a combination of the month’s stems', '갑인 기묘 갑인 갑인', 7],
    ['a combination of the hour’s stems', '갑인 갑인 갑인 기묘', 7],
    ['combined stems and branches, at most', '기축 기축 갑인 기축', 10],
    ['a combination of the month’s branches', '갑인 을축 갑인 갑인', 7],
    ['two of three branches that combine, with the middle', '갑인 갑진 갑인 갑인', 7],
    ['a clash', '갑인 갑오 갑인 갑인', 3],
    ['two clashes, but none of the year', '갑오 갑오 갑인 갑오', 1],
    ['a clash of the month where the hour is unknown', '갑인 갑오 갑인', 3],
  ])('gives the other pillars points for %s: %s', (_what, other, points) => {
    expect(of('갑자 갑자 갑자 갑자', other).breakdown.other_pillars).toBe(points);
    expect(of(other, '갑자 갑자 갑자 갑자').breakdown.other_pillars).toBe(points);
  });

  it('gives no points for an hour that one of them does not know', () => {
    const [unknown, known] = ['갑인 갑인 갑인', '갑인 갑인 갑인 기축'];
    expect(of(unknown, known).breakdown.other_pillars).toBe(5);
    expect(of(known, unknown).breakdown.other_pillars).toBe(5);
  });

  it('names the other relations of the branches in their order, and equal branches never', () => {
    expect(of('갑오 갑인 갑자', '을축 갑인 을미').relations).toMatchObject({
      day_branch: 'harm',
      day_branch_also: ['resentment'],
      year_branch: 'harm',
      year_branch_also: ['resentment'],
    });
    expect(of('을사 갑인 갑진', '갑신 갑인 갑진').relations).toMatchObject({
      day_branch: 'self_punishment',
      day_branch_also: [],
      year_branch: 'six_combination',
      year_branch_also: ['punishment', 'break'],
    });
  });

  it('gives points for what each has of the useful and the helping god of the other', () => {
    // 갑인 needs fire and earth, which 병진 has; 병진 needs wood, which 갑인 has.
    const pair = of('갑인 갑인 갑인 갑인', '병진 병진 병진 병진');
    expect(pair.element_complement.b_gives).toEqual(['fire', 'earth']);
    expect(pair.breakdown.element_balance).toBeGreaterThan(12);
    const alike = of('갑인 갑인 갑인 갑인', '갑인 갑인 갑인 갑인');
    expect([alike.breakdown.element_balance, alike.element_complement.a_gives]).toEqual([13, ['fire', 'earth']]);
  });

  it('says who carries whom when one is strong and the other weak', () => {
    const said = (a: string, b: string) => of(a, b).strengths.some((text) => text.includes('신강하고'));
    expect(said('갑인 갑인 갑인 갑인', '갑신 경신 갑신 경오')).toBe(true);
    expect(said('갑인 갑인 갑인 갑인', '갑인 갑인 갑인 갑인')).toBe(false);
  });

  it('names beside a combination what is not good between the same branches', () => {
    const { cautions } = of('갑인 갑인 을사', '갑인 갑인 갑신');
    expect(cautions.some((text) => text.startsWith('일지에는 합과 함께 형(刑)·파(破)가 있어'))).toBe(true);
    expect(of('을사 갑인 갑인', '갑신 갑인 갑인').cautions.join()).toContain('띠에는 합과 함께 형(刑)·파(破)가 있어');
    expect(of('갑인 갑인 갑자', '갑인 갑인 을축').cautions.join()).not.toContain('합과 함께');
  });

  it('says that something is useful only of what is the useful god', () => {
    for (let i = 0; i < 300; i++) {
      const a = { year: (i * 7) % 60, month: (i * 11) % 60, day: i % 60, hour: (i * 13) % 60 };
      const b = { year: (i * 17) % 60, month: (i * 19) % 60, day: (i * 23) % 60, hour: null };
      const { strengths, element_complement: given } = compatibility(a, b);
      const useful = (one: Pillars) => readingOf(chartOf(one)).useful_god.useful;
      const ofB = given.a_gives.includes(useful(b));
      const ofA = given.b_gives.includes(useful(a));
      expect(strengths.some((text) => text.startsWith('서로의 용신인'))).toBe(ofA && ofB);
      expect(strengths.some((text) => text.startsWith('한 사람의 용신인'))).toBe(ofA !== ofB);
    }
  });

  it('grades by the score', () => {
    const grades = new Map<string, number[]>();
    for (let day = 0; day < 60; day++) {
      for (let other = 0; other < 60; other++) {
        const a = { year: (day * 7) % 60, month: (day * 11) % 60, day, hour: (day * 13) % 60 };
        const b = { year: (other * 17) % 60, month: (other * 19) % 60, day: other, hour: null };
        const { score, grade, breakdown } = compatibility(a, b);
        expect(Object.values(breakdown).reduce((sum, points) => sum + points)).toBe(score);
        grades.set(grade, [...(grades.get(grade) ?? []), score]);
      }
    }
    const lowest = (grade: string) => Math.min(...(grades.get(grade) ?? []));
    expect([lowest('A'), lowest('B'), lowest('C')]).toEqual([75, 60, 45]);
    expect(Math.max(...(grades.get('D') ?? []))).toBe(44);
    // The best are rare: their day stems and day branches combine.
    expect(of('정축 임자 계해 무오', '신유 을미 무인 병진')).toMatchObject({ score: 90, grade: 'S' });
    expect(of('갑술 을해 을유 정축', '병인 경인 경진 계미')).toMatchObject({ score: 89, grade: 'A' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { pillarsOf } from '../../tests/support/charts.ts';
import { compatibility } from './compatibility.ts';

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
    ['three_combination', '갑자', '갑진', 22, 15],
    ['clash', '갑자', '갑오', 3, 2],
    ['punishment', '갑자', '을묘', 6, 4],
    ['harm', '갑자', '을미', 7, 5],
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
    ['two of three branches that combine', '갑인 갑진 갑인 갑인', 7],
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

  it('gives points for what each has of what the other needs', () => {
    // 갑자 has wood and water; 갑인 has wood alone and needs the other four, of which it gets one.
    const one = of('갑자 갑자 갑자 갑자', '갑인 갑인 갑인 갑인');
    expect([one.breakdown.element_balance, one.element_complement]).toEqual([3, { a_gives: ['water'], b_gives: [] }]);
    const other = of('갑인 갑인 갑인 갑인', '갑자 갑자 갑자 갑자');
    expect([other.breakdown.element_balance, other.element_complement]).toEqual([
      3,
      { a_gives: [], b_gives: ['water'] },
    ]);
  });

  it.each([
    ['정축 경신 무인 을해', '임자 무오 신해 신사', 90, 'S'],
    ['무신 병술 기미 무신', '을미 무자 갑오 을해', 89, 'A'],
    ['기유 계유 정사 계미', '기사 정축 정묘 기유', 75, 'A'],
    ['을묘 계축 갑인 무신', '병인 갑신 계유 계묘', 74, 'B'],
    ['신사 경인 경자 계해', '무진 신유 신묘 정해', 60, 'B'],
    ['임오 을사 경오 갑인', '을유 경진 경자 임진', 59, 'C'],
    ['신축 을사 병진 계미', '기미 계사 병진 신유', 45, 'C'],
    ['경신 을미 갑술 기유', '병인 병인 을유 을사', 44, 'D'],
  ])('grades %s with %s: %i, %s', (a, b, score, grade) => {
    const result = of(a, b);
    expect(result).toMatchObject({ score, grade });
    expect(Object.values(result.breakdown).reduce((sum, points) => sum + points)).toBe(score);
  });
});

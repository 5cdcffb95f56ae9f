import { describe, expect, it } from '@jest/globals';
import { chartOf, fourPillars } from '../../../shared/saju/index.ts';
import { demoExternalId, demoPerson, RARE_DAY_MASTER, RARE_PEOPLE } from './person.ts';

const people = Array.from({ length: 4_000 }, (_, index) => demoPerson('test', index + 1));
const share = (condition: (person: (typeof people)[number]) => boolean) =>
  people.filter(condition).length / people.length;

describe('demoPerson', () => {
  it('returns the same person every time, and another one for another seed', () => {
    expect(demoPerson('test', 77)).toEqual(people[76]);
    expect(demoPerson('other', 77)).not.toEqual(people[76]);
  });

  it('has ids that sort as numbers do', () => {
    const ids = [1, 2, 10, 999, 1_000, 999_999].map(demoExternalId);
    expect(ids[0]).toBe('demo-000001');
    expect(ids.toSorted()).toEqual(ids);
  });

  it('gives one day master to three people only', () => {
    const rare = people.filter(({ birth }) => chartOf(fourPillars(birth)).dayMaster.stem === RARE_DAY_MASTER);
    expect(rare.map(({ externalId }) => externalId)).toEqual([1, 2, 3].map(demoExternalId));
    expect(RARE_PEOPLE).toBeLessThan(5);
  });

  it('spreads births over decades and day masters', () => {
    const decades = new Map<number, number>();
    const stems = new Map<string, number>();
    for (const { birth } of people) {
      const decade = Math.floor(birth.year / 10) * 10;
      const { stem } = chartOf(fourPillars(birth)).dayMaster;
      decades.set(decade, (decades.get(decade) ?? 0) + 1);
      stems.set(stem, (stems.get(stem) ?? 0) + 1);
    }
    expect([...decades.keys()].sort()).toEqual([1940, 1950, 1960, 1970, 1980, 1990, 2000]);
    expect(decades.get(1980)).toBeGreaterThan((decades.get(1950) ?? 0) * 3);
    expect(stems.size).toBe(10);
    expect(share(({ birth }) => birth.gender === 'male')).toBeCloseTo(0.52, 1);
    expect(share(({ birth }) => birth.hour === null)).toBeCloseTo(0.22, 1);
    expect(share(({ birth }) => birth.calendarType === 'lunar')).toBeGreaterThan(0.03);
  });

  it('invests as a profile may: different tickers, five styles, portfolios of 100 %', () => {
    const tickers = new Map<string, number>();
    for (const { investment } of people) {
      const { favorite_coins: coins = [], portfolio = [] } = investment ?? {};
      expect(new Set(coins).size).toBe(coins.length);
      for (const coin of coins) tickers.set(coin, (tickers.get(coin) ?? 0) + 1);
      const total = portfolio.reduce((sum, { percentage }) => sum + percentage, 0);
      if (portfolio.length > 0) expect(total).toBe(100);
      expect(portfolio.every(({ percentage }) => percentage >= 5)).toBe(true);
    }
    expect(tickers.size).toBe(20);
    expect(tickers.get('BTC')).toBeGreaterThan((tickers.get('LTC') ?? 0) * 5);
    const styles = new Set(people.flatMap(({ investment }) => investment?.trading_style ?? []));
    expect(styles.size).toBe(5);
  });
});

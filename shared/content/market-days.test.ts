import { describe, expect, it } from '@jest/globals';
import { isMarketDay } from './market-days.ts';

describe('isMarketDay', () => {
  it.each(['2026-11-20', '2026-11-23', '2026-02-19', '2026-12-30', '2025-01-31', '2027-02-10', '2031-03-04'])(
    'says that the market is open on %s',
    (date) => expect(isMarketDay(date)).toBe(true),
  );

  it.each([
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
    ['2026-02-17', '설'],
    ['2026-03-02', 'the substitute of 삼일절'],
    ['2026-06-03', 'local elections'],
    ['2026-08-17', 'the substitute of 광복절'],
    ['2026-09-25', '추석'],
    ['2026-12-31', 'the last day of the year'],
    ['2027-02-09', 'the substitute of 설'],
    ['2031-10-03', 'a fixed holiday of a year without a table'],
  ])('says that it is closed on %s, %s', (date) => expect(isMarketDay(date)).toBe(false));
});

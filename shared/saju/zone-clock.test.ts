import { describe, expect, it } from '@jest/globals';
import { EPOCH_MS, isSummerTime, readWall } from './zone-clock.ts';

const HALF_HOUR = 1800;

describe('the clocks of Asia/Seoul', () => {
  it('have the offsets of the time zone database at noon of every day and around every change', () => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Seoul', timeZoneName: 'longOffset' });
    const expectedAt = (instant: number) => {
      const name = format.formatToParts(EPOCH_MS + instant * 1000).find(({ type }) => type === 'timeZoneName')?.value;
      const [, hours, minutes, seconds] = /GMT\+(\d\d):(\d\d)(?::(\d\d))?/.exec(name ?? '') ?? [];
      return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
    };
    let changes = 0;
    let before = expectedAt(secondOf('1900-01-01T00:00Z'));
    for (let noon = secondOf('1900-01-01T03:00Z'); noon < secondOf('2051-01-01T00:00Z'); noon += 86_400) {
      const offset = expectedAt(noon);
      check(noon, offset);
      if (offset === before) continue;
      changes++;
      for (let instant = noon - 86_400; instant < noon; instant += HALF_HOUR) check(instant, expectedAt(instant));
      before = offset;
    }
    expect(changes).toBe(28);

    /** The wall clock of an instant is read as that instant: as the first or the second of the times it was shown. */
    function check(instant: number, offset: number): void {
      const read = ([0, 1] as const).map((fold) => readWall('Asia/Seoul', instant + offset, fold).offset);
      if (!read.includes(offset)) throw new Error(`${instant}: ${read.join()}, not ${offset}`);
    }
  });

  it.each([
    ['1954-03-20T23:30', 'shown twice as standard time changes', 'clock_overlap', 540, 510],
    ['1961-08-10T00:10', 'never shown as standard time changes', 'clock_gap', 510, 510],
    ['1987-05-10T01:59', 'before summer time', null, 540, 540],
    ['1987-05-10T02:00', 'never shown as summer time begins', 'clock_gap', 540, 540],
    ['1987-05-10T03:00', 'the first of summer time', null, 600, 600],
    ['1987-10-11T01:59', 'before the hour that is repeated', null, 600, 600],
    ['1987-10-11T02:00', 'shown twice as summer time ends', 'clock_overlap', 600, 540],
    ['1987-10-11T03:00', 'after summer time', null, 540, 540],
    ['1960-07-01T12:00', 'summer time on the half hour', null, 570, 570],
    ['1908-04-01T00:01', 'never shown as local mean time ends', 'clock_gap', 507 + 52 / 60, 507 + 52 / 60],
  ] as const)('read %s: %s', (wall, _what, notice, first, second) => {
    const at = secondOf(`${wall}Z`);
    expect(readWall('Asia/Seoul', at, 0)).toEqual({ offset: first * 60, notice });
    expect(readWall('Asia/Seoul', at, 1)).toEqual({ offset: second * 60, notice });
  });

  it('know their summers', () => {
    expect(isSummerTime('Asia/Seoul', secondOf('1988-07-01T00:00Z'))).toBe(true);
    expect(isSummerTime('Asia/Seoul', secondOf('1989-07-01T00:00Z'))).toBe(false);
    expect(isSummerTime('Asia/Seoul', secondOf('1900-07-01T00:00Z'))).toBe(false);
    // The first months of each standard time.
    for (const day of ['1909-07-01', '1912-07-01', '1954-07-01', '1961-09-01']) {
      expect(isSummerTime('Asia/Seoul', secondOf(`${day}T00:00Z`))).toBe(false);
    }
  });
});

describe('the clocks abroad', () => {
  it('are in summer time when ahead of their own winter, not of another year’s', () => {
    // London kept the clocks of summer as its standard time for three years.
    const summer = (day: string) => isSummerTime('Europe/London', secondOf(`${day}T12:00Z`));
    expect(['1967-07-01', '1970-01-01', '1970-07-01', '1973-01-01', '1973-07-01'].map(summer)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});

function secondOf(iso: string): number {
  return (Date.parse(iso) - EPOCH_MS) / 1000;
}

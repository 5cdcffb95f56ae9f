import { describe, expect, it } from '@jest/globals';
import { chartOf } from './chart.ts';
import { dayNumber } from './civil-date.ts';
import { fourPillars, solarDateOf } from './four-pillars.ts';
import { readingOf } from './reading.ts';
import { pillarHangul } from './sexagenary.ts';
import { termMinute } from './solar-terms.ts';
import { tenYearCycles } from './ten-year-cycles.ts';
import { type GivenTimeBasis, timeBasisOf } from './time-basis.ts';
import { type BirthInput, POSITIONS } from './types.ts';

/**
 * Births and dates that users of other calendars reported there as wrong, with what is right. Clocks of China are
 * converted to KST. A birth is `YYYY-MM-DD HH:MM`, its pillars year, month, day and hour; `-` is not in the report.
 */
const BIRTHS: readonly (readonly [source: string, birth: string, pillars: string, basis?: GivenTimeBasis])[] = [
  ['waterbeside/lunisolar#29', '1997-07-07 10:48', '- 병오 - -'],
  ['waterbeside/lunisolar#29', '1997-07-07 10:50', '- 정미 - -'],
  ['6tail/tyme4php#10', '1997-12-07 11:04', '- 신해 - -'],
  ['6tail/tyme4php#10', '1997-12-07 11:05', '- 임자 - -'],
  ['6tail/lunar-python#7', '1988-02-15 23:30', '무진 갑인 경자 무자'],
  ['6tail/lunar-php#11', '2001-07-07 09:45', '- 갑오 - -'],
  ['OPN48/cnlunar#19', '1991-04-05 04:00', '신미 신묘 을사 무인'],
  ['6tail/tyme4j#17', '1983-10-28 23:30', '- - 기축 병자'],
  ['6tail/tyme4j#17', '1983-10-28 23:30', '- - 경인 병자', { dayBoundary: 'zi_start' }],
  ['6tail/tyme4j#17', '1983-10-28 23:30', '- - 기축 갑자', { dayBoundary: 'midnight' }],
  ['6tail/tyme4j#17', '1991-09-19 23:00', '- - 임진 임자'],
  ['6tail/lunar-javascript#9', '2022-05-05 21:25', '- 갑진 - -'],
  ['taynpg/csp#1', '1994-06-06 06:00', '- 기사 - -'],
  ['be-realdeveloper/saju#2', '2000-02-04 21:00', '기묘 정축 - -'],
  ['be-realdeveloper/saju#2', '2000-02-04 21:30', '기묘 정축 - -'],
  ['be-realdeveloper/saju#2', '2000-02-04 21:40', '경진 무인 - -'],
  ['be-realdeveloper/saju#2', '1990-02-04 11:00', '기사 - - -'],
  ['be-realdeveloper/saju#2', '1990-02-04 11:20', '경오 - - -'],
  ['be-realdeveloper/saju#1', '1995-08-15 15:00', '- - - 경신'],
  ['be-realdeveloper/saju#1', '1995-08-15 15:00', '- - - 기미', { longitudeDeg: 126.98 }],
  ['6tail/lunar-javascript#61', '1988-08-02 23:30', '- - 기축 병자'],
  ['6tail/lunar-javascript#61', '1988-08-02 23:30', '- - 경인 병자', { dayBoundary: 'zi_start' }],
  ['6tail/lunar-javascript#61', '1988-08-02 23:30', '- - 기축 갑자', { dayBoundary: 'midnight' }],
  ['6tail/lunar-php#15', '2026-01-05 17:22', '- 무자 - -'],
  ['6tail/lunar-php#15', '2026-01-05 17:23', '- 기축 - -'],
  ['6tail/lunar-python#32', '1999-06-11 23:31', '- - 갑오 -'],
  ['6tail/lunar-python#32', '1999-06-11 23:31', '- - 을미 -', { dayBoundary: 'zi_start' }],
  ['6tail/lunar-typescript#15', '2025-01-13 23:30', '- - 임오 임자'],
  ['6tail/lunar-typescript#15', '2025-01-13 23:30', '- - 임오 경자', { dayBoundary: 'midnight' }],
  ['SylarLong/iztro#248', '2025-02-02 12:00', '갑진 - - -'],
  ['OPN48/cnlunar#21', '1993-02-03 19:30', '임신 - - -'],
  ['OPN48/cnlunar#22', '1993-02-04 00:00', '임신 - - -'],
  ['OPN48/cnlunar#22', '1993-02-04 05:00', '계유 - - -'],
  ['OPN48/cnlunar#32', '2024-02-04 10:30', '계묘 - - -'],
  ['OPN48/cnlunar#32', '2024-02-04 18:00', '갑진 - - -'],
  ['OPN48/cnlunar#47', '2025-03-05 00:10', '- 무인 - -'],
  ['6tail/lunar-java#55', '2013-08-08 10:00', '- - - 계사'],
  ['mattxlee/eightwords#2', '2006-01-28 23:50', '- - 정사 임자'],
  ['mattxlee/eightwords#2', '2006-01-28 23:50', '- - 무오 -', { dayBoundary: 'zi_start' }],
  ['hjsh200219/fortuneteller#2', '1998-06-09 10:30', '무인 무오 정해 을사'],
];

const LUNAR: readonly (readonly [lunar: string, solar: string, isLeapMonth: boolean])[] = [
  ['2023-04-08', '2023-5-27', false],
  ['1990-08-30', '1990-10-18', false],
  ['1982-09-30', '1982-11-15', false],
  ['1987-04-30', '1987-5-27', false],
  ['1996-12-30', '1997-2-7', false],
  ['1984-10-01', '1984-11-23', true],
  ['2033-11-01', '2033-12-22', true],
];

const LUNAR_REFUSED: readonly (readonly [lunar: string, field: string, isLeapMonth: boolean])[] = [
  ['2025-05-30', 'birth_day', false],
  ['2023-01-01', 'is_leap_month', true],
];

function bornAt(time: string, changes: Partial<BirthInput> = {}): BirthInput {
  const [year = 0, month = 0, day = 0, hour = 12, minute = 0] = time.split(/[- :]/).map(Number);
  return { year, month, day, hour, minute, gender: 'male', calendarType: 'solar', isLeapMonth: false, ...changes };
}

describe('what was reported of other calendars', () => {
  it.each(BIRTHS)('holds: %s, %s is %s %j', (_source, time, pillars, basis = {}) => {
    const found = fourPillars(bornAt(time, { timeBasis: timeBasisOf(basis) }));
    const asked = pillars.split(' ');
    const names = POSITIONS.map((position, index) => (asked[index] === '-' ? '-' : pillarHangul(found[position] ?? 0)));
    expect(names).toEqual(asked);
  });

  it.each(LUNAR)('holds: the lunar date %s is %s', (lunar, solar, isLeapMonth) => {
    const { year, month, day } = solarDateOf(bornAt(lunar, { calendarType: 'lunar', isLeapMonth }));
    expect(`${year}-${month}-${day}`).toBe(solar);
  });

  it.each(LUNAR_REFUSED)('holds: the lunar date %s is refused on %s', (lunar, field, isLeapMonth) => {
    expect(() => solarDateOf(bornAt(lunar, { calendarType: 'lunar', isLeapMonth }))).toThrow(
      expect.objectContaining({ field }),
    );
  });

  it('holds of markers and relations (hjsh200219/fortuneteller#2)', () => {
    const { markers, relations } = readingOf(chartOf(fourPillars(bornAt('1998-06-09 10:30'))));
    const names = new Set(markers.map(({ name }) => name));
    expect(['천을귀인', '역마', '공망', '도화', '원진'].filter((name) => names.has(name as never))).toEqual([
      '천을귀인',
      '역마',
      '공망',
    ]);
    expect(relations).toContainEqual(expect.objectContaining({ kind: '충', positions: ['day', 'hour'] }));
    expect(relations.map(({ kind }) => kind)).not.toContain('원진');
  });

  it.each([
    ['1993-12-20 10:00', 4, 'backward'],
    ['1993-01-01 00:00', 2, 'forward'],
  ])('holds of the first ten-year cycle of %s (jinchenma94/bazi-skill#15)', (time, startAge, direction) => {
    expect(tenYearCycles(bornAt(time))).toMatchObject({ startAge, direction });
  });

  it('holds of 처서 in 2024 (OOPS-ORG-PHP/Lunar#1)', () => {
    expect(termMinute(2024, 15)).toBe(dayNumber(2024, 8, 22) * 1440 + 23 * 60 + 55);
  });
});

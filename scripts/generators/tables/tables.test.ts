import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { SearchSunLongitude } from 'astronomy-engine';
import { solarDateOfDay } from '../../../shared/saju/civil-date.ts';
import { dayOfLunarDate, leapMonthOf, lunarMonthDays } from '../../../shared/saju/lunar-calendar.ts';
import { termMinute } from '../../../shared/saju/solar-terms.ts';
import { computeTermInstants, FIRST_TERM_YEAR, LAST_TERM_YEAR, TERMS_PER_YEAR } from './solar-terms.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const EPOCH = Date.parse('1899-01-01T00:00:00+09:00');

describe('the generated tables', () => {
  // In a separate process: jest's sandbox slows trigonometry down six times.
  it("are byte for byte the generator's output", () => {
    const directory = mkdtempSync(join(tmpdir(), 'saju-tables-'));
    try {
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generators/tables/main.ts', directory], {
        cwd: ROOT,
        // The test runner's options must not reach the child.
        env: { ...process.env, NODE_OPTIONS: '' },
        stdio: 'pipe',
      });
      for (const name of ['solar-terms.generated.ts', 'lunar-months.generated.ts']) {
        const written = readFileSync(join(directory, name), 'utf8');
        expect(written === readFileSync(join(ROOT, 'shared/saju', name), 'utf8')).toBe(true);
      }
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('have the solar terms of the vectors', () => {
    const { rows }: { rows: Readonly<Record<string, readonly number[]>> } = vectorTable('solar-terms-kst-minutes');
    for (let year = FIRST_TERM_YEAR; year <= LAST_TERM_YEAR; year++) {
      const row = Array.from({ length: TERMS_PER_YEAR }, (_, index) => termMinute(year, index));
      expect(row).toEqual(rows[year]);
    }
    expect(Object.keys(rows)).toHaveLength(LAST_TERM_YEAR - FIRST_TERM_YEAR + 1);
  });

  it('have the lunar months of the vectors', () => {
    const { years }: { years: Readonly<Record<string, LunarYear>> } = vectorTable('korean-lunar-months');
    for (let year = 1900; year <= 2100; year++) {
      expect({ months: monthsOf(year), first_day: firstDayOf(year) }).toEqual(years[year]);
    }
    expect(Object.keys(years)).toHaveLength(202);
  });

  it('agree with astronomy-engine, an independent library, within 62 seconds and the rounding', () => {
    for (let year = FIRST_TERM_YEAR; year <= LAST_TERM_YEAR; year++) {
      for (let index = 0; index < TERMS_PER_YEAR; index++) {
        checkAgainstAstronomyEngine(year, index, termMinute(year, index), 62 + 30);
      }
    }
  });

  it('agree with it before rounding within 62 seconds, in every twentieth year', () => {
    let worst = 0;
    for (let year = FIRST_TERM_YEAR; year <= LAST_TERM_YEAR; year += 20) {
      for (const [index, minute] of (computeTermInstants(year, year).get(year) ?? []).entries()) {
        worst = Math.max(worst, checkAgainstAstronomyEngine(year, index, minute, 62));
      }
    }
    // Without any difference, the comparison would compare a source with itself.
    expect(worst).toBeGreaterThan(1);
  });
});

interface LunarYear {
  readonly months: readonly string[];
  readonly first_day: string;
}

function monthsOf(year: number): string[] {
  const months: string[] = [];
  for (let month = 1; month <= 12; month++) {
    months.push(`${month}:${lunarMonthDays(year, month, false)}`);
    if (leapMonthOf(year) === month) months.push(`L${month}:${lunarMonthDays(year, month, true)}`);
  }
  return months;
}

function firstDayOf(lunarYear: number): string {
  const { year, month, day } = solarDateOfDay(dayOfLunarDate(lunarYear, 1, 1, false));
  return `${year}-${month}-${day}`;
}

/** The difference in seconds. Throws above `limit`. `minute` counts from 1899-01-01T00:00 KST. */
function checkAgainstAstronomyEngine(year: number, index: number, minute: number, limit: number): number {
  const from = new Date(EPOCH + (minute - 360) * 60_000);
  const found = SearchSunLongitude((285 + 15 * index) % 360, from, 1);
  const seconds = found === null ? Number.NaN : Math.abs((found.date.getTime() - EPOCH) / 1000 - minute * 60);
  if (!(seconds <= limit)) throw new Error(`term ${index} of ${year} is ${seconds} s off`);
  return seconds;
}

function vectorTable<T>(name: string): T {
  return JSON.parse(readFileSync(join(ROOT, 'tests/vectors/tables', `${name}.json`), 'utf8'));
}

import { DAY_MS } from '../../../shared/core/clock.ts';
import { fourPillars } from '../../../shared/saju/index.ts';

export interface Birth {
  readonly birth_year: number;
  readonly birth_month: number;
  readonly birth_day: number;
  readonly birth_hour: number;
  readonly gender: 'male' | 'female';
}

/** Days from the start of 1900 that the loop below visits. A prime step visits all of them before it repeats one. */
const DAYS = 73_000;
const STEP = 7_919;

/** Each visits all days at other hours: `DAYS` is no multiple of 24. */
const ROUNDS = 3;

/** Births over 1900 to 2099 with distinct four pillars, so that no two share content. There are over 150,000. */
export function* distinctBirths(): Generator<Birth> {
  const seen = new Set<string>();
  for (let i = 0; i < ROUNDS * DAYS; i += 1) {
    const date = new Date(Date.UTC(1900, 0, 1) + ((i * STEP) % DAYS) * DAY_MS);
    const [year, month, day, hour] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), i % 24];
    const gender = i % 2 === 0 ? 'male' : 'female';
    const pillars = fourPillars({ year, month, day, hour, gender, calendarType: 'solar', isLeapMonth: false });
    const chart = `${pillars.year}.${pillars.month}.${pillars.day}.${pillars.hour}`;
    if (seen.has(chart)) continue;
    seen.add(chart);
    yield { birth_year: year, birth_month: month, birth_day: day, birth_hour: hour, gender };
  }
}

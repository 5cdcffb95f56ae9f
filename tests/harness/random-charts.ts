import { createRandom } from '../../shared/content/simulator/random.ts';
import { fourPillars, type Pillars } from '../../shared/saju/index.ts';

/** The pillars of random solar births of 1940..2010, one in eight without an hour. */
export function randomCharts(count: number, seed: string): readonly Pillars[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () =>
    fourPillars({
      year: random.between(1940, 2010),
      month: random.between(1, 12),
      day: random.between(1, 28),
      hour: random.below(8) === 0 ? null : random.between(0, 23),
      gender: 'female',
      calendarType: 'solar',
      isLeapMonth: false,
    }),
  );
}

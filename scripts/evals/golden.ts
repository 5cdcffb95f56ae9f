import {
  FORTUNE_TYPES,
  type FortuneType,
  SECTION_NAMES,
  type SectionName,
  type SectionRequest,
  sectionPeriod,
} from '../../shared/content/index.ts';
import { addDays } from '../../shared/core/clock.ts';
import { fourPillars, type Pillars } from '../../shared/saju/index.ts';

/** What is written: a section, or one of the three types of `profile_fortune`. */
export interface Kind {
  readonly name: string;
  readonly section: SectionName;
  readonly fortuneType?: FortuneType;
  /** For readers under 19. */
  readonly variant?: 'minor';
}

export const KINDS: readonly Kind[] = SECTION_NAMES.flatMap((section): readonly Kind[] =>
  section === 'profile_fortune'
    ? FORTUNE_TYPES.map((fortuneType) => ({ name: `${section} ${fortuneType}`, section, fortuneType }))
    : [{ name: section, section }],
);

/** The same for readers under 19. */
export const MINOR_KINDS: readonly Kind[] = KINDS.map((kind) => ({ ...kind, variant: 'minor' }));

/** A Friday with a market. */
export const GOLDEN_DATE = '2026-11-20';

export const GOLDEN_SIZE = 60;

/** Sixty births of 1950 to 2019, one of each day pillar, every tenth without an hour. A year's pillar returns after 60 years, so readers of any age have such charts. */
export function goldenCharts(count = GOLDEN_SIZE): readonly Pillars[] {
  return Array.from({ length: count }, (_, index) => {
    // 421 days are seven rounds of sixty and one day.
    const [year = 0, month = 0, day = 0] = addDays('1950-02-11', 421 * index)
      .split('-')
      .map(Number);
    const hour = index % 10 === 9 ? null : (7 * index) % 24;
    return fourPillars({ year, month, day, hour, gender: 'female', calendarType: 'solar', isLeapMonth: false });
  });
}

export function requestOf({ section, fortuneType, variant }: Kind, pillars: Pillars, date: string): SectionRequest {
  const period = sectionPeriod(section, date, fortuneType);
  return {
    section,
    pillars,
    period,
    ...(fortuneType === undefined ? {} : { fortuneType }),
    ...(variant === undefined ? {} : { variant }),
  };
}

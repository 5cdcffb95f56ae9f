export type { AnalysisTexts } from './analysis.ts';
export { type AppliedTimeBasis, appliedTimeBasis, type DifferingPillar } from './applied-time-basis.ts';
export { type BirthNotice, openPillars } from './birth-notices.ts';
export {
  type Chart,
  type ChartPillar,
  chartOf,
  type DayMaster,
  type ElementBalance,
  type ElementShare,
} from './chart.ts';
export { chartKey, pillarsOfChartKey } from './chart-key.ts';
export { type Compatibility, compatibility } from './compatibility.ts';
export { type BirthField, InvalidBirthError } from './errors.ts';
export { fourPillars, solarDateOf } from './four-pillars.ts';
export { type JosaPair, josa } from './josa.ts';
export {
  ageInMonth,
  ageInYear,
  ageOnDay,
  bestAndWorst,
  cycleAt,
  favourOf,
  kindsWithCycle,
  LUCK_TONES,
  type LuckTone,
  toneOf,
  yearOfMonth,
} from './luck.ts';
export type { Luck, LuckCycle, LuckMonth, LuckYear } from './luck-object.ts';
export { lunarDateOf } from './lunar-calendar.ts';
export { type Marker, type MarkerName, markersOf, voidBranches } from './markers.ts';
export { type Pattern, patternOf } from './pattern.ts';
export { type PillarsInputError, type PillarsInputResult, parsePillarsInput } from './pillars-input.ts';
export { BIRTH_PLACE_NAMES, type BirthPlaceName } from './places.ts';
export { type Reading, readingOf, type Stages } from './reading.ts';
export {
  BRANCH_RELATION_NAMES,
  type BranchRelation,
  branchRelation,
  chartRelations,
  type MetRelation,
  type Relation,
  type RelationKind,
  relationsBetween,
  type StemRelation,
  stemRelation,
} from './relations.ts';
export {
  type Analysis,
  type FortunePillar,
  type FortuneSaju,
  fortuneSaju,
  type ProfilePillar,
  type ProfileSaju,
  profileSaju,
  type SajuCycle,
  type SajuObject,
  type SajuObjectOptions,
  type SajuPillar,
  sajuObject,
} from './saju-object.ts';
export {
  type Animal,
  BRANCHES,
  type Branch,
  branchOf,
  dayPillar,
  monthPillarsOfYear,
  pillarHangul,
  pillarHanja,
  pillarIndex,
  STEMS,
  type Stem,
  stemOf,
  yearPillarOfYear,
} from './sexagenary.ts';
export { SOLAR_TERMS, solarTermOn } from './solar-terms.ts';
export { isStrong, isWeak, STRENGTH_GRADES, type Strength, type StrengthGrade, strengthOf } from './strength.ts';
export {
  elementDistance,
  TEN_GOD_GROUPS,
  TEN_GODS,
  type TenGod,
  type TenGodGroup,
  tenGod,
  tenGodGroup,
} from './ten-gods.ts';
export { type TenYearCycle, type TenYearCycles, tenYearCycles } from './ten-year-cycles.ts';
export {
  type BirthClock,
  CLOCKS,
  DAY_BOUNDARIES,
  type DayBoundary,
  DEFAULT_TIME_BASIS,
  type GivenTimeBasis,
  hasFourDecimals,
  isDefaultTimeBasis,
  isSameTimeBasis,
  LONGITUDE_RANGE,
  type TimeBasis,
  timeBasisOf,
} from './time-basis.ts';
export { TWELVE_STAGES, type TwelveStage, twelveStage } from './twelve-stages.ts';
export {
  type BirthInput,
  type CalendarType,
  ELEMENTS,
  type Element,
  type Gender,
  type LunarDate,
  type Pillars,
  POSITION_NAMES,
  POSITIONS,
  type Polarity,
  type Position,
  type SolarDate,
} from './types.ts';
export { type Climate, type UsefulGod, type UsefulSide, usefulGodOf } from './useful-god.ts';

import type { Chart } from '../../saju/index.ts';
import type { Cycle } from '../cycle.ts';
import type { Flow } from '../facts.ts';
import type { AptitudeName } from '../scores/aptitudes.ts';
import type { Category } from '../scores/periods.ts';
import type { Draw } from './draw.ts';
import type { Lead, Level } from './lead.ts';
import type { Habit, Lines, Pool, Pools, Stories } from './pools.ts';

/**
 * What the generator can say to one circle of readers. Every text is written as a whole; a slot ([때]) is a word of its
 * own, and a particle after it is written as a pair ([때]은/는).
 */
export interface Corpus {
  /** Of a day, by its reason. */
  readonly day: Stories;
  /** Of a month or a year, which the slot [때] names. */
  readonly long: Stories;
  /** One sentence on a month ([때]) of a year, with its advice, by its reason; 나은 and 더딘 against the other months. */
  readonly spans: Pools;
  /** The same on a day ([요일]) of a week; 나은 and 더딘 against the other days. */
  readonly weekdays: Pools;
  /** A word or two on a day of a week or a month of a year, by its reason. */
  readonly keywords: Pools;
  /** How a day goes, whatever its reason. */
  readonly paces: Readonly<Record<Level, Lines>>;
  /** How a month or a year ([때]) goes, whatever its reason. */
  readonly longPaces: Readonly<Record<Level, Lines>>;
  /** On the days of the 24 solar terms, from 소한 on; empty for readers who know no term. */
  readonly terms: Pool;
  readonly fortune: FortuneWords;
  /** The second text on a day, by its reason, and an advice for any day. */
  readonly notes: Stories;
  readonly advice: Lines;
  /** What else to do and to leave on a day. */
  readonly does: Lines;
  readonly leaves: Lines;
  readonly longHabits: Lines;
  /** A part of life on a day, and in a month or year, by what raises (+) or lowers (-) its score; `전체=` by neither. */
  readonly categories: Readonly<Record<Category, Pools>>;
  readonly longCategories: Readonly<Record<Category, Pools>>;
  readonly week: { readonly summary: Readonly<Record<Level, Pool>>; readonly advice: Readonly<Record<Level, Lines>> };
  /** How a year goes: before its story. */
  readonly yearPaces: Readonly<Record<Level, Pool>>;
  /** Its best month ([나은]) and its slowest ([더딘]). */
  readonly yearEnds: string;
  readonly yearAdvice: Readonly<Record<Level, Lines>>;
  readonly timing: TimingWords;
  readonly person: PersonWords;
  readonly explain: Explain;
}

/** A period as a text explains it. */
export interface Explained {
  readonly chart: Chart;
  readonly flow: Flow;
  /** The reason that the texts tell as their story. */
  readonly lead: Lead;
  readonly draw: Draw;
  readonly time: TimeWords;
  /** Of a month: the year that it belongs to. */
  readonly year?: Flow;
  /** Of January: its year is the one before. */
  readonly isOfLastYear?: boolean;
}

/** What a text calls its period. */
export interface TimeWords {
  /** 오늘, 이달, 올해 */
  readonly now: string;
  /** 일, 월, 년: after the period's pillar. */
  readonly unit: string;
}

export interface Explain {
  /** The period's pillar and what made its score. */
  readonly why: (told: Explained) => string;
  /** What the period's pillar is like, and then what made its score. */
  readonly energy: (told: Explained) => string;
  readonly interaction: (told: Explained) => string;
  /** What the ten-year cycle does to the period; empty where it does nothing. */
  readonly cycle: (told: Pick<Explained, 'chart' | 'lead' | 'draw' | 'time'>, cycle: Cycle) => string;
}

/** By the score: what raises it prevails, or what lowers it. */
interface UpOrDown {
  readonly up: Lines;
  readonly down: Lines;
}

export interface FortuneWords {
  /** For days with and without a market. */
  readonly short: Readonly<Record<'open' | 'closed', UpOrDown>>;
  readonly warnings: Readonly<Record<'open' | 'closed', Lines>>;
  readonly long: readonly Habit[];
}

export interface TimingWords {
  /** What helps in the best hours ([때]), by an element, a combination with the chart or the day, or nothing; 밤 is the last. */
  readonly best: Pools;
  /** What hinders in the hours to avoid. */
  readonly avoid: Pools;
}

export interface PersonWords {
  /** By the leading ten god. */
  readonly natures: Pools;
  /** By the leading ten god: a sentence on money (for minors: on pocket money and study), its risk, and advice. */
  readonly temperaments: Pools;
  /** Why an aptitude is high, middling or low: `위험 겁재` for what raises it, `위험 -정재` for what lowers it. */
  readonly aptitudes: Pools;
  readonly warnings: Readonly<Partial<Record<AptitudeName, Readonly<Record<'high' | 'low', Pool>>>>>;
  readonly evenWarning: Pool;
}

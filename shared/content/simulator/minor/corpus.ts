import type { Corpus } from '../corpus.ts';
import { DAY_CATEGORIES, LONG_CATEGORIES } from './categories.ts';
import { NOTES } from './day-notes.ts';
import { DAY } from './day-stories.ts';
import { ADVICE, DOES, FORTUNE, LEAVES, PACES, TIMING } from './lines.ts';
import {
  KEYWORDS,
  LONG,
  LONG_HABITS,
  LONG_PACES,
  SPANS,
  WEEK,
  WEEKDAYS,
  YEAR_ADVICE,
  YEAR_ENDS,
  YEAR_PACES,
} from './long-lines.ts';
import { PERSON } from './person.ts';
import { EXPLAIN } from './why.ts';

/** For readers under 19: school, friends, pocket money and rest, without a term and without a word of markets. */
export const UNDER_19: Corpus = {
  day: DAY,
  long: LONG,
  spans: SPANS,
  weekdays: WEEKDAYS,
  keywords: KEYWORDS,
  paces: PACES,
  longPaces: LONG_PACES,
  terms: [],
  fortune: FORTUNE,
  notes: NOTES,
  advice: ADVICE,
  does: DOES,
  leaves: LEAVES,
  longHabits: LONG_HABITS,
  categories: DAY_CATEGORIES,
  longCategories: LONG_CATEGORIES,
  week: WEEK,
  yearPaces: YEAR_PACES,
  yearEnds: YEAR_ENDS,
  yearAdvice: YEAR_ADVICE,
  timing: TIMING,
  person: PERSON,
  explain: EXPLAIN,
};

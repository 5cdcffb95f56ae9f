import type { Corpus } from '../corpus.ts';
import { DAY_CATEGORIES } from './day-categories.ts';
import { DAY_GODS } from './day-gods.ts';
import { ADVICE, DOES, LEAVES, PACES, TERMS, TIMING } from './day-lines.ts';
import { DAY_MEETINGS } from './day-meetings.ts';
import { NOTES } from './day-notes.ts';
import { FORTUNE } from './fortune-lines.ts';
import { LONG_CATEGORIES } from './long-categories.ts';
import { LONG, LONG_HABITS, LONG_PACES } from './long-stories.ts';
import { PERSON } from './person.ts';
import { KEYWORDS, SPANS, WEEK, WEEKDAYS, YEAR_ADVICE, YEAR_ENDS, YEAR_PACES } from './spans.ts';
import { EXPLAIN } from './why.ts';

/** For readers of age. */
export const OF_AGE: Corpus = {
  day: { ...DAY_GODS, ...DAY_MEETINGS },
  long: LONG,
  spans: SPANS,
  weekdays: WEEKDAYS,
  keywords: KEYWORDS,
  paces: PACES,
  longPaces: LONG_PACES,
  terms: TERMS,
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

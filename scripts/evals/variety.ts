import { addDays } from '../../shared/core/clock.ts';
import type { Pillars } from '../../shared/saju/index.ts';
import { GOLDEN_DATE, type Kind, requestOf } from './golden.ts';
import type { WriteNow } from './sources.ts';
import { clausesOf, sentencesOf } from './texts.ts';

/** Percent of the sentences of all charts' contents, for one date, that stand in another chart's content as well. */
export function recurrence(kind: Kind, charts: readonly Pillars[], write: WriteNow): number {
  const contents = charts.map((pillars) => sentencesOf(write(requestOf(kind, pillars, GOLDEN_DATE))));
  const homes = new Map<string, number>();
  for (const sentences of contents) {
    for (const sentence of new Set(sentences)) homes.set(sentence, (homes.get(sentence) ?? 0) + 1);
  }
  const all = contents.flat();
  return all.length === 0 ? 0 : (100 * all.filter((sentence) => (homes.get(sentence) ?? 0) > 1).length) / all.length;
}

/**
 * Percent of the clauses that one reader has met before, over the given number of days. Of sections that are written
 * once a week or month, every content within the days counts.
 */
export function metTwice(kind: Kind, charts: readonly Pillars[], days: number, write: WriteNow): number {
  let [all, again] = [0, 0];
  for (const pillars of charts) {
    const met = new Set<string>();
    const periods = new Set(
      Array.from({ length: days }, (_, day) => requestOf(kind, pillars, addDays(GOLDEN_DATE, day)).period),
    );
    for (const period of periods) {
      const clauses = clausesOf(write({ ...requestOf(kind, pillars, GOLDEN_DATE), period }));
      all += clauses.length;
      again += clauses.filter((clause) => met.has(clause)).length;
      for (const clause of clauses) met.add(clause);
    }
  }
  return all === 0 ? 0 : (100 * again) / all;
}

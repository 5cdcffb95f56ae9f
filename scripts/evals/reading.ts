import { addDays } from '../../shared/core/clock.ts';
import type { Pillars } from '../../shared/saju/index.ts';
import { GOLDEN_DATE, type Kind, requestOf } from './golden.ts';
import { sum } from './measures.ts';
import type { Table } from './report.ts';
import type { WriteNow } from './sources.ts';
import { namesPillarOrBirth, openingOf, sentencesOf } from './texts.ts';

/** How the texts of one kind read to the person who gets them every day. */
export interface Reading {
  /** Percent of the sentences that name a pillar or a birth. */
  readonly pillars: number;
  /** Of one chart's sentences in 14 days, percent whose first three words come three times or more. */
  readonly openings: number;
  /** Of one chart's sentences in 14 days, percent that come twice or more. */
  readonly twice: number;
  /** Whole contents of one day that another chart has as well. */
  readonly equal: number;
}

export const READING_COLUMNS = ['pillars', 'openings', 'twice', 'equal'] as const satisfies readonly (keyof Reading)[];

/** What must not be exceeded, by readers of age. */
export const READING_LIMITS: Reading = { pillars: 15, openings: 20, twice: 6, equal: 0 };

const DAYS = 14;

/** @param kind of a day @param readers whose fortnights are read @param charts of one day */
export function readingOf(
  kind: Kind,
  readers: readonly Pillars[],
  charts: readonly Pillars[],
  write: WriteNow,
): Reading {
  const fortnights = readers.map((pillars) =>
    Array.from({ length: DAYS }, (_, day) =>
      sentencesOf(write(requestOf(kind, pillars, addDays(GOLDEN_DATE, day)))),
    ).flat(),
  );
  const all = fortnights.flat().length;
  const contents = charts.map((pillars) => write(requestOf(kind, pillars, GOLDEN_DATE)));
  const sentences = contents.flatMap(sentencesOf);
  // Random births may share a chart.
  const different = new Set(charts.map((pillars) => JSON.stringify(pillars))).size;
  const texts = new Set(contents.map((content) => JSON.stringify(content)));
  return {
    pillars: percent(sentences.filter(namesPillarOrBirth).length, sentences.length),
    openings: percent(sum(fortnights.map((own) => returning(own.map(openingOf), 3))), all),
    twice: percent(sum(fortnights.map((own) => returning(own, 2))), all),
    equal: different - texts.size,
  };
}

/** How many of the items come so many times or more. */
function returning(items: readonly string[], times: number): number {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return items.filter((item) => (counts.get(item) ?? 0) >= times).length;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

/** The kinds of a table of readings that exceed a limit. */
export function overLimits({ title, rows }: Table, limits: Partial<Reading>): readonly string[] {
  return rows.flatMap(([name, numbers]) =>
    READING_COLUMNS.filter((column, index) => (numbers[index] ?? 0) > (limits[column] ?? Number.POSITIVE_INFINITY)).map(
      (column) => `${title}, ${name}: ${column}`,
    ),
  );
}

import type { Pillars } from './types.ts';

/** The four pillars as text, `<year>.<month>.<day>.<hour or x>` in sexagenary indices. Equal charts have equal keys. */
export function chartKey(pillars: Pillars): string {
  return `${pillars.year}.${pillars.month}.${pillars.day}.${pillars.hour ?? 'x'}`;
}

/** The pillars of a chart key. @throws RangeError for any other text. */
export function pillarsOfChartKey(text: string): Pillars {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{1,2})\.(\d{1,2}|x)$/.exec(text);
  if (match === null) throw new RangeError('not a chart key');
  const [, year, month, day, hour] = match;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: hour === 'x' ? null : Number(hour),
  };
}

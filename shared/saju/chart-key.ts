import type { Pillars } from './types.ts';

/** The four pillars as one text, `<year>.<month>.<day>.<hour or x>` in sexagenary indices: equal for equal charts. */
export function chartKey(pillars: Pillars): string {
  return `${pillars.year}.${pillars.month}.${pillars.day}.${pillars.hour ?? 'x'}`;
}

/** The pillars that a text of `chartKey` names. @throws RangeError for any other text. */
export function pillarsOfChartKey(text: string): Pillars {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{1,2})\.(\d{1,2}|x)$/.exec(text);
  if (match === null) throw new RangeError('not the text of a chart');
  const [, year, month, day, hour] = match;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: hour === 'x' ? null : Number(hour),
  };
}

import type { Pillars } from './types.ts';

/** The four pillars as one text, `<year>.<month>.<day>.<hour or x>` in sexagenary indices: equal for equal charts. */
export function chartKey(pillars: Pillars): string {
  return `${pillars.year}.${pillars.month}.${pillars.day}.${pillars.hour ?? 'x'}`;
}

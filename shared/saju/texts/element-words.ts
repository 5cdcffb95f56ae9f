import { josa } from '../josa.ts';
import { at, ELEMENTS, type Element } from '../types.ts';

/** The Korean names of the five elements. */
export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  wood: '목',
  fire: '화',
  earth: '토',
  metal: '금',
  water: '수',
};

/** `목`, `목과 화`, `목, 화와 토`: always in the generating order. */
export function elementList(elements: readonly Element[]): string {
  const names = ELEMENTS.filter((element) => elements.includes(element)).map((element) => ELEMENT_NAMES[element]);
  if (names.length < 2) return names.join('');
  const before = names.slice(0, -2).map((name) => `${name}, `);
  return `${before.join('')}${josa(at(names, names.length - 2), '과/와')} ${at(names, names.length - 1)}`;
}

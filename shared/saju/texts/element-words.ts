import { ELEMENTS, type Element } from '../types.ts';

/** The Korean names of the five elements. */
export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  wood: '목',
  fire: '화',
  earth: '토',
  metal: '금',
  water: '수',
};

/** `목`, `목·화`, `목·화·토`: always in the generating order. */
export function elementList(elements: readonly Element[]): string {
  return ELEMENTS.filter((element) => elements.includes(element))
    .map((element) => ELEMENT_NAMES[element])
    .join('·');
}

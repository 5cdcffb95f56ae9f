import { BRANCHES } from './sexagenary.ts';
import { at } from './types.ts';

/** The days of each branch's hidden stems (월률분야), 30 a branch, in the order of `Branch.hiddenStems`. */
const DAYS: readonly (readonly number[])[] = [
  [10, 20],
  [9, 3, 18],
  [7, 7, 16],
  [10, 20],
  [9, 3, 18],
  [7, 7, 16],
  [10, 9, 11],
  [9, 3, 18],
  [7, 7, 16],
  [10, 20],
  [9, 3, 18],
  [7, 7, 16],
];

/** Days of each element in each branch: index 5 x branch + element, elements in their generating order. */
const ELEMENT_DAYS: Uint8Array = elementDays();

function elementDays(): Uint8Array {
  const days = new Uint8Array(60);
  for (const { index, hiddenStems } of BRANCHES) {
    for (const [i, stem] of hiddenStems.entries()) {
      const cell = 5 * index + elementIndex(stem);
      days[cell] = (days[cell] ?? 0) + at(at(DAYS, index), i);
    }
  }
  return days;
}

/** Thirtieths of a branch 0..11 that its hidden stems give an element 0..4. */
export function hiddenDays(branch: number, element: number): number {
  return ELEMENT_DAYS[5 * branch + element] ?? 0;
}

/** Whether a branch hides a stem of the element 0..4. */
export function hides(branch: number, element: number): boolean {
  return hiddenDays(branch, element) > 0;
}

/** The element 0..4 of a stem 0..9, in the generating order. */
export function elementIndex(stem: number): number {
  return stem >> 1;
}

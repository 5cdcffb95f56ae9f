import type { Element } from '../saju/index.ts';
import { at } from '../saju/types.ts';

export interface LuckyItems {
  /** 1..40. */
  readonly number: number;
  readonly color: string;
  readonly direction: string;
}

/** Number, colour and direction of an element; another turn gives others of the same element. */
export function luckyItemsOf(element: Element, turn: number): LuckyItems {
  const { first, colors, directions } = ITEMS[element];
  return {
    number: first + 5 * (turn % 8),
    color: at(colors, turn % colors.length),
    direction: at(directions, turn % directions.length),
  };
}

/** The numbers of the five elements (하도) are five apart: 3 and 8 wood, 2 and 7 fire, 5 and 10 earth, 4 and 9 metal, 1 and 6 water. */
const ITEMS: Readonly<
  Record<
    Element,
    { readonly first: number; readonly colors: readonly string[]; readonly directions: readonly string[] }
  >
> = {
  wood: { first: 3, colors: ['초록색', '청록색', '연두색'], directions: ['동쪽', '동남쪽'] },
  fire: { first: 2, colors: ['붉은색', '주황색', '자주색'], directions: ['남쪽', '남동쪽'] },
  earth: { first: 5, colors: ['황토색', '베이지색', '갈색'], directions: ['남서쪽', '북동쪽'] },
  metal: { first: 4, colors: ['흰색', '은색', '연회색'], directions: ['서쪽', '북서쪽'] },
  water: { first: 1, colors: ['검은색', '남색', '짙은 파랑'], directions: ['북쪽', '북서쪽'] },
};

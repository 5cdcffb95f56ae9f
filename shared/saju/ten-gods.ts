import { BRANCHES, STEMS } from './sexagenary.ts';
import { at, type Element } from './types.ts';

export type TenGod = '비견' | '겁재' | '식신' | '상관' | '편재' | '정재' | '편관' | '정관' | '편인' | '정인';

/** Ordered by the distance of the element from the day master's, same polarity first. */
export const TEN_GODS: readonly TenGod[] = [
  '비견',
  '겁재',
  '식신',
  '상관',
  '편재',
  '정재',
  '편관',
  '정관',
  '편인',
  '정인',
];

export type TenGodGroup = '비겁' | '식상' | '재성' | '관성' | '인성';

export const TEN_GOD_GROUPS: readonly TenGodGroup[] = ['비겁', '식상', '재성', '관성', '인성'];

/**
 * The ten god (십신) of a stem or branch, by index, relative to the day stem 0..9. A branch counts by its main hidden
 * stem.
 */
export function tenGod(dayStem: number, target: { readonly stem: number } | { readonly branch: number }): TenGod {
  return 'stem' in target
    ? tenGodOfStem(dayStem, target.stem)
    : tenGodOfStem(dayStem, at(BRANCHES, target.branch).mainStem);
}

function tenGodOfStem(dayStem: number, other: number): TenGod {
  return at(BY_STEMS, 10 * dayStem + other);
}

/** The group of an element relative to the day master's: 0 same (비겁), 1 fed by it (식상) .. 4 feeding it (인성). */
export function tenGodGroup(dayElement: Element, element: Element): TenGodGroup {
  return at(TEN_GOD_GROUPS, elementDistance(dayElement, element));
}

/** Steps 0..4 along the generating order from one element to another. */
export function elementDistance(from: Element, to: Element): number {
  return (ORDER[to] - ORDER[from] + 5) % 5;
}

const ORDER: Readonly<Record<Element, number>> = { wood: 0, fire: 1, earth: 2, metal: 3, water: 4 };

const BY_STEMS: readonly TenGod[] = STEMS.flatMap((own) =>
  STEMS.map((other) => {
    const distance = elementDistance(own.element, other.element);
    return at(TEN_GODS, 2 * distance + (own.polarity === other.polarity ? 0 : 1));
  }),
);

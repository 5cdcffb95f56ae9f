import type { Element } from './types.ts';

/** Three branches that act together when all three stand in a chart. */
export interface BranchGroup {
  readonly kind: '삼합' | '방합' | '삼형';
  /** Hangul of the three, as tradition orders them. */
  readonly signs: string;
  /** Indices of the three, in the order of `signs`. */
  readonly branches: readonly number[];
  /** The element they turn into; a punishment has none. */
  readonly element: Element | null;
  /** A bit per branch. */
  readonly mask: number;
}

function group(kind: BranchGroup['kind'], signs: string, branches: readonly number[], element: Element | null) {
  return { kind, signs, branches, element, mask: maskOf(branches) };
}

export const THREE_COMBINATIONS: readonly BranchGroup[] = [
  group('삼합', '신자진', [8, 0, 4], 'water'),
  group('삼합', '인오술', [2, 6, 10], 'fire'),
  group('삼합', '사유축', [5, 9, 1], 'metal'),
  group('삼합', '해묘미', [11, 3, 7], 'wood'),
];

const DIRECTIONS: readonly BranchGroup[] = [
  group('방합', '인묘진', [2, 3, 4], 'wood'),
  group('방합', '사오미', [5, 6, 7], 'fire'),
  group('방합', '신유술', [8, 9, 10], 'metal'),
  group('방합', '해자축', [11, 0, 1], 'water'),
];

const PUNISHMENTS: readonly BranchGroup[] = [
  group('삼형', '인사신', [2, 5, 8], null),
  group('삼형', '축술미', [1, 10, 7], null),
];

/** In the order in which relations are listed. */
export const BRANCH_GROUPS: readonly BranchGroup[] = [...THREE_COMBINATIONS, ...DIRECTIONS, ...PUNISHMENTS];

/** A bit per branch 0..11. */
export function maskOf(branches: readonly number[]): number {
  return branches.reduce((mask, branch) => mask | (1 << branch), 0);
}

export function isComplete({ mask }: BranchGroup, chart: number): boolean {
  return (chart & mask) === mask;
}

/** The group whose element its branches take on: a 삼합, or else a 방합. Null: none is complete. */
export function turningGroup(chart: number): BranchGroup | null {
  return (
    THREE_COMBINATIONS.find((each) => isComplete(each, chart)) ??
    DIRECTIONS.find((each) => isComplete(each, chart)) ??
    null
  );
}

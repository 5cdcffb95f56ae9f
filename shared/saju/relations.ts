import { branchOf, stemOf } from './sexagenary.ts';
import { elementDistance } from './ten-gods.ts';
import { at, type Pillars, POSITIONS, type Position } from './types.ts';

export type RelationKind = '천간합' | '천간충' | '육합' | '삼합' | '충' | '형' | '자형' | '해';

/** A relation between a given pillar and the chart's pillar at `position`. */
export interface Relation {
  readonly kind: RelationKind;
  readonly position: Position;
  /** The stem or branch (hangul) of the chart. */
  readonly own: string;
  /** The stem or branch (hangul) of the given pillar. */
  readonly other: string;
}

/**
 * All relations of another pillar (a day's, month's or year's) to a chart's pillars, in the order of the positions. A
 * pair of branches may have several (사신 is 육합 and 형).
 */
export function relationsBetween(pillars: Pillars, other: number): readonly Relation[] {
  const relations: Relation[] = [];
  for (const position of POSITIONS) {
    const index = pillars[position];
    if (index === null) continue;
    const [stem, otherStem] = [stemOf(index), stemOf(other)];
    for (const kind of stemKinds(stem.index, otherStem.index)) {
      relations.push({ kind, position, own: stem.hangul, other: otherStem.hangul });
    }
    const [branch, otherBranch] = [branchOf(index), branchOf(other)];
    for (const kind of branchKinds(branch.index, otherBranch.index)) {
      relations.push({ kind, position, own: branch.hangul, other: otherBranch.hangul });
    }
  }
  return relations;
}

/** Names as in the compatibility result. */
export type StemRelation =
  | 'stem_combination'
  | 'generating'
  | 'same_element'
  | 'controlling_opposite_polarity'
  | 'controlling_same_polarity';

export type BranchRelation =
  | 'six_combination'
  | 'three_combination'
  | 'clash'
  | 'punishment'
  | 'harm'
  | 'same'
  | 'self_punishment'
  | 'none';

/** The single relation of two day stems that counts for compatibility (saju-rules 2.6). Symmetric. */
export function stemRelation(a: number, b: number): StemRelation {
  if (isStemCombination(a, b)) return 'stem_combination';
  const distance = elementDistance(stemOf(a).element, stemOf(b).element);
  if (distance === 0) return 'same_element';
  if (distance === 1 || distance === 4) return 'generating';
  return (a - b) % 2 === 0 ? 'controlling_same_polarity' : 'controlling_opposite_polarity';
}

/** The first relation that holds between two branches, in the order of saju-rules 2.6. Symmetric. */
export function branchRelation(a: number, b: number): BranchRelation {
  return at(BRANCH_RELATIONS, 12 * a + b);
}

export function isStemCombination(a: number, b: number): boolean {
  return Math.abs(a - b) === 5;
}

// 갑경, 을신, 병임, 정계: the stems opposite each other on the compass. Earth is in the middle.
function isStemClash(a: number, b: number): boolean {
  return Math.abs(a - b) === 6;
}

function stemKinds(a: number, b: number): readonly RelationKind[] {
  if (isStemCombination(a, b)) return ['천간합'];
  return isStemClash(a, b) ? ['천간충'] : [];
}

const isSixCombination = (a: number, b: number): boolean => (a + b) % 12 === 1;
const isThreeCombination = (a: number, b: number): boolean => a !== b && (a - b) % 4 === 0;
const isClash = (a: number, b: number): boolean => Math.abs(a - b) === 6;
const isHarm = (a: number, b: number): boolean => (a + b) % 12 === 7;
const isPunishment = (a: number, b: number): boolean => PUNISHMENTS.has(Math.min(a, b) * 12 + Math.max(a, b));
const isSelfPunishment = (a: number, b: number): boolean => a === b && SELF_PUNISHING.has(a);

/** 인사, 사신, 인신; 축술, 미술, 축미; 자묘: the smaller branch times 12 plus the larger. */
const PUNISHMENTS: ReadonlySet<number> = new Set([
  2 * 12 + 5,
  5 * 12 + 8,
  2 * 12 + 8,
  1 * 12 + 10,
  7 * 12 + 10,
  1 * 12 + 7,
  0 * 12 + 3,
]);

/** 진, 오, 유, 해. */
const SELF_PUNISHING: ReadonlySet<number> = new Set([4, 6, 9, 11]);

function branchKinds(a: number, b: number): readonly RelationKind[] {
  const kinds: RelationKind[] = [];
  if (isSixCombination(a, b)) kinds.push('육합');
  if (isThreeCombination(a, b)) kinds.push('삼합');
  if (isClash(a, b)) kinds.push('충');
  if (isPunishment(a, b)) kinds.push('형');
  if (isSelfPunishment(a, b)) kinds.push('자형');
  if (isHarm(a, b)) kinds.push('해');
  return kinds;
}

const BRANCH_RELATIONS: readonly BranchRelation[] = Array.from({ length: 144 }, (_, pair) =>
  firstBranchRelation(Math.floor(pair / 12), pair % 12),
);

function firstBranchRelation(a: number, b: number): BranchRelation {
  if (isSixCombination(a, b)) return 'six_combination';
  if (isThreeCombination(a, b)) return 'three_combination';
  if (isClash(a, b)) return 'clash';
  if (isPunishment(a, b)) return 'punishment';
  if (isHarm(a, b)) return 'harm';
  if (isSelfPunishment(a, b)) return 'self_punishment';
  return a === b ? 'same' : 'none';
}

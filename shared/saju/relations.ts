import { BRANCH_GROUPS, type BranchGroup, isComplete, maskOf, THREE_COMBINATIONS } from './branch-groups.ts';
import { BRANCHES, branchOf, STEMS, stemOf } from './sexagenary.ts';
import { elementDistance } from './ten-gods.ts';
import { at, type Element, type Pillars, POSITIONS, type Position } from './types.ts';

/** The kinds of two pillars, in the order in which they are listed. */
const PAIR_KINDS = ['천간합', '천간충', '육합', '반합', '가합', '충', '형', '자형', '파', '해', '원진'] as const;

type PairKind = (typeof PAIR_KINDS)[number];

/** Only three branches make a 삼합, 방합 or 삼형; two of a 삼합 are a 반합 or a 가합. */
export type RelationKind = PairKind | BranchGroup['kind'];

/** A relation inside a chart. */
export interface Relation {
  readonly kind: RelationKind;
  /** Of two pillars, or of three: every pillar with one of the three branches. */
  readonly positions: readonly Position[];
  /** The stems or branches in hangul, such as 축유 or 사유축. */
  readonly signs: string;
  /** The element of a 삼합 or 방합. */
  readonly element?: Element;
}

/** A relation between a given pillar and one of a chart's, or two of them that it completes a group with. */
export interface MetRelation {
  readonly kind: RelationKind;
  readonly positions: readonly Position[];
  /** The stem or the branches (hangul) of the chart. */
  readonly own: string;
  /** The stem or branch (hangul) of the given pillar. */
  readonly other: string;
}

/** All relations inside a chart, in order: pair by pair, then the groups of three. */
export function chartRelations(pillars: Pillars): readonly Relation[] {
  const places = placesOf(pillars);
  const mask = maskOf(places.map(([, pillar]) => pillar % 12));
  const complete = BRANCH_GROUPS.filter((group) => isComplete(group, mask));
  const relations: Relation[] = [];
  for (const [i, [first, a]] of places.entries()) {
    for (const [second, b] of places.slice(i + 1)) {
      const positions = [first, second];
      for (const kind of stemKinds(a % 10, b % 10))
        relations.push({ kind, positions, signs: stemPair(a % 10, b % 10) });
      for (const kind of branchKinds(a % 12, b % 12)) {
        if (!isPartOf(complete, kind, a % 12, b % 12)) {
          relations.push({ kind, positions, signs: branchPair(a % 12, b % 12) });
        }
      }
    }
  }
  for (const { kind, signs, branches, element } of complete) {
    const positions = places.filter(([, pillar]) => branches.includes(pillar % 12)).map(([position]) => position);
    relations.push({ kind, positions, signs, ...(element === null ? {} : { element }) });
  }
  return relations;
}

/**
 * All relations of another pillar (a cycle's, year's, month's or day's) to a chart, by position; then the groups of three
 * that it completes with two of the chart's branches, in place of their 반합 and 가합.
 */
export function relationsBetween(pillars: Pillars, other: number): readonly MetRelation[] {
  const places = placesOf(pillars);
  const [stem, branch] = [stemOf(other), branchOf(other)];
  const mask = places.reduce((mask, [, pillar]) => mask | (1 << (pillar % 12)), 1 << branch.index);
  const completed = at(GROUPS_OF_BRANCH, branch.index).filter((group) => isComplete(group, mask));
  const meetings: MetRelation[] = [];
  for (const [position, pillar] of places) {
    const own = stemOf(pillar);
    const positions = ALONE[position];
    for (const kind of stemKinds(own.index, stem.index)) {
      meetings.push({ kind, positions, own: own.hangul, other: stem.hangul });
    }
    const ownBranch = branchOf(pillar);
    for (const kind of branchKinds(ownBranch.index, branch.index)) {
      if (isPartOf(completed, kind, ownBranch.index, branch.index)) continue;
      meetings.push({ kind, positions, own: ownBranch.hangul, other: branch.hangul });
    }
  }
  for (const { kind, branches } of completed) {
    const partners = branches
      .filter((each) => each !== branch.index)
      .flatMap((each) => places.filter(([, pillar]) => pillar % 12 === each).slice(0, 1));
    meetings.push({
      kind,
      positions: partners.map(([position]) => position),
      own: partners.map(([, pillar]) => branchOf(pillar).hangul).join(''),
      other: branch.hangul,
    });
  }
  return meetings;
}

/** The kinds that hold between two pillars 0..59, in their order. */
export function pairKinds(a: number, b: number): readonly RelationKind[] {
  return [...stemKinds(a % 10, b % 10), ...branchKinds(a % 12, b % 12)];
}

/** Each position by itself, in one array for all relations: a content asks for those of sixty days. */
const ALONE: Readonly<Record<Position, readonly Position[]>> = {
  year: ['year'],
  month: ['month'],
  day: ['day'],
  hour: ['hour'],
};

type Place = readonly [position: Position, pillar: number];

function placesOf(pillars: Pillars): readonly Place[] {
  const places: Place[] = [];
  for (const position of POSITIONS) {
    const pillar = pillars[position];
    if (pillar !== null) places.push([position, pillar]);
  }
  return places;
}

/** By branch 0..11. */
const GROUPS_OF_BRANCH = BRANCHES.map(({ index }) => BRANCH_GROUPS.filter(({ branches }) => branches.includes(index)));

/** Whether a 반합 or 가합 is part of a 삼합 that is listed instead. */
function isPartOf(listed: readonly BranchGroup[], kind: PairKind, a: number, b: number): boolean {
  if (kind !== '반합' && kind !== '가합') return false;
  return listed.some((group) => group.kind === '삼합' && group.branches.includes(a) && group.branches.includes(b));
}

function stemPair(a: number, b: number): string {
  return at(STEMS, Math.min(a, b)).hangul + at(STEMS, Math.max(a, b)).hangul;
}

function branchPair(a: number, b: number): string {
  return at(BRANCHES, Math.min(a, b)).hangul + at(BRANCHES, Math.max(a, b)).hangul;
}

/** Names as in the compatibility result. */
export type StemRelation =
  | 'stem_combination'
  | 'generating'
  | 'same_element'
  | 'controlling_opposite_polarity'
  | 'controlling_same_polarity';

/** The relations of two branches, in the order in which they count. */
const BRANCH_RELATIONS = [
  'six_combination',
  'half_combination',
  'loose_combination',
  'clash',
  'punishment',
  'harm',
  'resentment',
  'break',
  'self_punishment',
  'same',
] as const;

export const BRANCH_RELATION_NAMES = [...BRANCH_RELATIONS, 'none'] as const;

export type BranchRelation = (typeof BRANCH_RELATION_NAMES)[number];

/** The single relation of two day stems that counts for compatibility. Symmetric. */
export function stemRelation(a: number, b: number): StemRelation {
  if (isStemCombination(a, b)) return 'stem_combination';
  const distance = elementDistance(stemOf(a).element, stemOf(b).element);
  if (distance === 0) return 'same_element';
  if (distance === 1 || distance === 4) return 'generating';
  return (a - b) % 2 === 0 ? 'controlling_same_polarity' : 'controlling_opposite_polarity';
}

/** The first relation that holds between two branches 0..11. Symmetric. */
export function branchRelation(a: number, b: number): BranchRelation {
  return at(RELATIONS_OF_PAIRS, 12 * a + b)[0] ?? 'none';
}

/** The other relations that hold, in their order; equal branches are not named again. Symmetric. */
export function otherBranchRelations(a: number, b: number): readonly BranchRelation[] {
  return at(RELATIONS_OF_PAIRS, 12 * a + b)
    .slice(1)
    .filter((relation) => relation !== 'same');
}

export function isStemCombination(a: number, b: number): boolean {
  return Math.abs(a - b) === 5;
}

// 갑경, 을신, 병임, 정계: the stems opposite each other on the compass. Earth is in the middle.
function isStemClash(a: number, b: number): boolean {
  return Math.abs(a - b) === 6;
}

const NO_KINDS: readonly PairKind[] = [];
const STEM_COMBINATION: readonly PairKind[] = ['천간합'];
const STEM_CLASH: readonly PairKind[] = ['천간충'];

function stemKinds(a: number, b: number): readonly PairKind[] {
  if (isStemCombination(a, b)) return STEM_COMBINATION;
  return isStemClash(a, b) ? STEM_CLASH : NO_KINDS;
}

/** Index 12 x a + b. */
const inPairs = (pairs: string): ReadonlySet<number> =>
  new Set(
    pairs.split(' ').flatMap((pair) => {
      const [a, b] = [...pair].map((sign) => BRANCHES.findIndex(({ hangul }) => hangul === sign)) as [number, number];
      return [12 * a + b, 12 * b + a];
    }),
  );

const BREAKS = inPairs('자유 축진 인해 묘오 사신 미술');
const RESENTMENTS = inPairs('자미 축오 인유 묘신 진해 사술');
const PUNISHMENTS = inPairs('인사 사신 인신 축술 미술 축미 자묘');
const SELF_PUNISHMENTS = inPairs('진진 오오 유유 해해');

/** The middle of each 삼합. */
const MIDDLES: readonly number[] = THREE_COMBINATIONS.map(({ branches }) => at(branches, 1));

const isOfOneThree = (a: number, b: number): boolean => a !== b && (a - b) % 4 === 0;
const hasMiddle = (a: number, b: number): boolean => MIDDLES.includes(a) || MIDDLES.includes(b);

const HOLDS: Readonly<Record<(typeof BRANCH_RELATIONS)[number], (a: number, b: number) => boolean>> = {
  six_combination: (a, b) => (a + b) % 12 === 1,
  half_combination: (a, b) => isOfOneThree(a, b) && hasMiddle(a, b),
  loose_combination: (a, b) => isOfOneThree(a, b) && !hasMiddle(a, b),
  clash: (a, b) => Math.abs(a - b) === 6,
  punishment: (a, b) => PUNISHMENTS.has(12 * a + b),
  harm: (a, b) => (a + b) % 12 === 7,
  resentment: (a, b) => RESENTMENTS.has(12 * a + b),
  break: (a, b) => BREAKS.has(12 * a + b),
  self_punishment: (a, b) => SELF_PUNISHMENTS.has(12 * a + b),
  same: (a, b) => a === b,
};

const KINDS: Readonly<Record<(typeof BRANCH_RELATIONS)[number], PairKind | null>> = {
  six_combination: '육합',
  half_combination: '반합',
  loose_combination: '가합',
  clash: '충',
  punishment: '형',
  harm: '해',
  resentment: '원진',
  break: '파',
  self_punishment: '자형',
  same: null,
};

/** Index 12 x a + b. */
const RELATIONS_OF_PAIRS: readonly (readonly (typeof BRANCH_RELATIONS)[number][])[] = Array.from(
  { length: 144 },
  (_, pair) => BRANCH_RELATIONS.filter((relation) => HOLDS[relation](Math.floor(pair / 12), pair % 12)),
);

const KINDS_OF_PAIRS: readonly (readonly PairKind[])[] = RELATIONS_OF_PAIRS.map((relations) => {
  const kinds = relations.map((relation) => KINDS[relation]);
  return PAIR_KINDS.filter((kind) => kinds.includes(kind));
});

/** The kinds that hold between two branches 0..11, in their order. */
export function branchKinds(a: number, b: number): readonly PairKind[] {
  return at(KINDS_OF_PAIRS, 12 * a + b);
}

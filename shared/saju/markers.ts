import { THREE_COMBINATIONS } from './branch-groups.ts';
import { pillarHangul } from './sexagenary.ts';
import { at, type Pillars, POSITIONS, type Position } from './types.ts';

export type MarkerName = '천을귀인' | '문창귀인' | '양인' | '역마' | '도화' | '화개' | '백호' | '괴강' | '공망';

/** A marker (신살) on a pillar of the chart. */
export interface Marker {
  readonly name: MarkerName;
  readonly position: Position;
  /** 역마, 도화 and 화개: the pillars whose branch they are counted from. */
  readonly from?: readonly ('year' | 'day')[];
}

/** The two branches 0..11 that the ten days of a day pillar leave out (공망). */
export function voidBranches(dayPillar: number): readonly [number, number] {
  const first = (dayPillar - (dayPillar % 10) + 10) % 12;
  return [first, first + 1];
}

/** The markers of a chart, in order: by position, then 괴강, then 공망. */
export function markersOf(pillars: Pillars): readonly Marker[] {
  const markers: Marker[] = [];
  const dayStem = pillars.day % 10;
  for (const position of POSITIONS) {
    const pillar = pillars[position];
    if (pillar === null) continue;
    const branch = pillar % 12;
    if (at(NOBLES, dayStem).includes(branch)) markers.push({ name: '천을귀인', position });
    if (at(SCHOLARS, dayStem) === branch) markers.push({ name: '문창귀인', position });
    if (BLADES.get(dayStem) === branch) markers.push({ name: '양인', position });
    addCounted(markers, pillars, position, branch);
    if (WHITE_TIGERS.has(pillarHangul(pillar))) markers.push({ name: '백호', position });
  }
  return [...markers, ...commanders(pillars), ...voids(pillars)];
}

const NOBLES: readonly (readonly number[])[] = [
  [1, 7],
  [0, 8],
  [11, 9],
  [11, 9],
  [1, 7],
  [0, 8],
  [1, 7],
  [2, 6],
  [3, 5],
  [3, 5],
];
const SCHOLARS: readonly number[] = [5, 6, 8, 9, 8, 9, 11, 0, 2, 3];
/** Of yang stems only. */
const BLADES: ReadonlyMap<number, number> = new Map([
  [0, 3],
  [2, 6],
  [4, 6],
  [6, 9],
  [8, 0],
]);
const WHITE_TIGERS: ReadonlySet<string> = new Set(['갑진', '을미', '병술', '정축', '무진', '임술', '계축']);
const COMMANDERS: ReadonlySet<string> = new Set(['경진', '경술', '임진', '무술']);

const COUNTED = ['역마', '도화', '화개'] as const;

/** The branches of 역마, 도화 and 화개 of each group of three, in the order of `THREE_COMBINATIONS`. */
const COUNTED_BRANCHES = [
  [2, 9, 4],
  [8, 3, 10],
  [11, 6, 1],
  [5, 0, 7],
] as const;

/** By branch 0..11. */
const COUNTED_OF: readonly (readonly number[])[] = Array.from({ length: 12 }, (_, branch) =>
  at(
    COUNTED_BRANCHES,
    THREE_COMBINATIONS.findIndex(({ branches }) => branches.includes(branch)),
  ),
);

const BASES = ['year', 'day'] as const;

function addCounted(markers: Marker[], pillars: Pillars, position: Position, branch: number): void {
  for (const [i, name] of COUNTED.entries()) {
    const from = BASES.filter((base) => base !== position && at(at(COUNTED_OF, pillars[base] % 12), i) === branch);
    if (from.length > 0) markers.push({ name, position, from });
  }
}

/** 괴강 counts only when the day pillar is one; then others count as well. */
function commanders(pillars: Pillars): readonly Marker[] {
  if (!isCommander(pillars.day)) return [];
  return POSITIONS.filter((position) => isCommander(pillars[position])).map((position) => ({ name: '괴강', position }));
}

function isCommander(pillar: number | null): boolean {
  return pillar !== null && COMMANDERS.has(pillarHangul(pillar));
}

function voids(pillars: Pillars): readonly Marker[] {
  const empty = voidBranches(pillars.day);
  return POSITIONS.flatMap((position): Marker[] => {
    const pillar = pillars[position];
    const isVoid = position !== 'day' && pillar !== null && empty.includes(pillar % 12);
    return isVoid ? [{ name: '공망', position }] : [];
  });
}

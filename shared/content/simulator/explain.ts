import { type MetRelation, type Position, STEMS } from '../../saju/index.ts';
import { BRANCHES } from '../../saju/sexagenary.ts';
import { ELEMENT_NAMES, type Flow } from '../facts.ts';
import { BASE, type Score } from '../scores/periods.ts';
import { elementOfGroup, type Reason } from '../scores/reasons.ts';
import { branchWord } from './branch-word.ts';
import * as corpus from './corpus/reasons.ts';
import { MEETINGS, type Meeting } from './corpus/relations.ts';
import { GOD_ESSENCE } from './corpus/ten-gods.ts';
import type { Lexicon, Pool } from './templates.ts';

/** Words for what made a score. A text gives a score no other reason. */

/** The words of one circle of readers. */
export type ReasonWords = Pick<
  typeof corpus,
  | 'ELEMENT_REASONS'
  | 'GOD_EFFECTS'
  | 'GOD_HEADS'
  | 'GOD_REASONS'
  | 'GROUP_REASONS'
  | 'NO_REASONS'
  | 'RELATION_HEADS'
  | 'SCORE_LINES'
  | 'STEM_RELATIONS'
  | 'THREE_PUNISHMENTS'
  | 'WHOLE_REASONS'
  | 'YEAR_REASONS'
> & {
  readonly GOD_ESSENCE: typeof GOD_ESSENCE;
  readonly MEETINGS: Readonly<Record<Exclude<Meeting, 'none' | 'same'>, Ends>>;
  /** Where a relation leads that makes the score of a part of life. */
  readonly AREA_ENDS: Readonly<Record<corpus.Area, readonly (keyof Ends)[]>>;
} & Partial<Pick<typeof corpus, 'DAY_MASTER_HEADS' | 'LOVE_GROUP_REASONS' | 'WHOLE_IN'>> & {
    /** In place of `GOD_ESSENCE` where a ten god lowers a score. */
    readonly GOD_EXCESS?: typeof GOD_ESSENCE;
    /** In place of `AREA_ENDS` where a relation of two signs leads neither to people nor to a matter. */
    readonly LED_IN?: Readonly<Partial<Record<corpus.Area, Readonly<Record<Direction, Pool>>>>>;
  };

/** Where a relation leads, with people or in a matter. */
export type Ends = { readonly people: Pool; readonly matters: Pool };

const BOTH: readonly (keyof Ends)[] = ['people', 'matters'];

const OF_AGE: ReasonWords = {
  ...corpus,
  GOD_ESSENCE,
  MEETINGS,
  // Love is of people, work and money are of matters.
  AREA_ENDS: { wealth: ['matters'], love: ['people'], health: ['matters'], career: ['matters'] },
};

export interface Explanation {
  readonly lines: Pool;
  readonly lexicon: Lexicon;
  /** Whether the lines name a relation of branches: then the text beside them names none. */
  readonly explainsRelation: boolean;
  /** Whether they name an element of the period. */
  readonly explainsElement: boolean;
}

/** The slots 점수, 돕는까닭, 누르는까닭 and 까닭없음, and the lines that use those that hold. */
export function explanationOf(score: Score, flow: Flow, words = OF_AGE): Explanation {
  const raising = score.reasons.find(({ points }) => points > 0) ?? null;
  const lowering = score.reasons.find(({ points }) => points < 0) ?? null;
  const line = lineOf(score, raising, lowering);
  const told = line === 'raised' ? [raising] : line === 'lowered' ? [lowering] : [raising, lowering];
  return {
    lines: words.SCORE_LINES[line],
    explainsRelation: told.some((reason) => reason?.kind === 'relation'),
    explainsElement: told.some((reason) => reason?.kind === 'element'),
    lexicon: {
      점수: String(score.score),
      ...reasonSlots('돕는까닭', raising, flow, 'raises', words),
      ...reasonSlots('누르는까닭', lowering, flow, 'lowers', words),
      까닭없음: words.NO_REASONS.both,
    },
  };
}

/** A single reason explains a score that it accounts for; a contrary one of half its weight is named too. */
function lineOf({ score, reasons }: Score, raising: Reason | null, lowering: Reason | null) {
  const up = raising?.points ?? 0;
  const down = -(lowering?.points ?? 0);
  if (up === 0 && down === 0) return 'plain';
  // The score of a month or year may be held in bounds that its reasons leave.
  const raised = score === BASE ? reasons.reduce((sum, { points }) => sum + points, 0) >= 0 : score > BASE;
  if (raised && up > 0) return 2 * down >= up ? 'raisedDespite' : 'raised';
  if (!raised && down > 0) return 2 * up >= down ? 'loweredDespite' : 'lowered';
  return 'plain';
}

type Direction = 'raises' | 'lowers';

/** The heaviest reason in one direction, as the slot `name`. */
export function leadingReason(
  name: string,
  score: Score,
  flow: Flow,
  direction: Direction,
  words = OF_AGE,
  ends = BOTH,
): Lexicon {
  const wanted = score.reasons.find(({ points }) => (direction === 'raises' ? points > 0 : points < 0));
  return reasonSlots(name, wanted ?? null, flow, direction, words, null, ends);
}

/** Of a category: its heaviest reason of its own, or else the period as a whole, as the slot `name`. */
export function categoryReason(name: string, score: Score, flow: Flow, area: corpus.Area, words = OF_AGE): Lexicon {
  return reasonSlots(name, reasonOfCategory(score), flow, directionOf(score), words, area);
}

/** The reason that a category is explained by. Null: it has none in its direction. */
export function reasonOfCategory(score: Score): Reason | null {
  const raises = directionOf(score) === 'raises';
  const agreeing = score.reasons.filter(({ points }) => (raises ? points > 0 : points < 0));
  return agreeing.find(({ kind }) => kind !== 'whole') ?? agreeing[0] ?? null;
}

function directionOf({ score }: Score): Direction {
  return score >= BASE ? 'raises' : 'lowers';
}

function reasonSlots(
  name: string,
  reason: Reason | null,
  flow: Flow,
  fallback: Direction,
  words: ReasonWords,
  area: corpus.Area | null = null,
  ends = area === null ? BOTH : words.AREA_ENDS[area],
): Lexicon {
  if (reason === null) return { [name]: words.NO_REASONS[fallback] };
  const direction = reason.points > 0 ? 'raises' : 'lowers';
  switch (reason.kind) {
    case 'element':
      return { [name]: elementClauses(reason, flow, words) };
    case 'god': {
      const slots = {
        글자: signOf(flow, reason.place),
        신: reason.god,
        자리말: PLACES[reason.place],
        결: `[${name}결]`,
      };
      if (area === null) {
        const essence = (direction === 'lowers' ? words.GOD_EXCESS : undefined) ?? words.GOD_ESSENCE;
        return { [name]: filled(words.GOD_REASONS[direction], slots), [`${name}결`]: essence[reason.god] };
      }
      return { [name]: joined(words.GOD_HEADS, words.GOD_EFFECTS[area][reason.god], slots) };
    }
    case 'relation':
      return {
        [name]: relationClauses(
          reason.relation,
          flow,
          direction,
          words,
          ends,
          area === null ? undefined : words.LED_IN?.[area]?.[direction],
        ),
      };
    case 'year':
      return { [name]: words.YEAR_REASONS[direction] };
    case 'whole':
      return { [name]: ((area === null ? null : words.WHOLE_IN?.[area]) ?? words.WHOLE_REASONS)[direction] };
  }
}

const PLACES = { stem: '천간', branch: '지지' } as const;

/** What an element of the period does for the chart. */
export function elementClauses(
  { place, element, role }: Extract<Reason, { readonly kind: 'element' }>,
  flow: Flow,
  words: ReasonWords,
): Pool {
  const slots = { 글자: signOf(flow, place), 기운: energy(element), 자리말: PLACES[place] };
  return filled(words.ELEMENT_REASONS[role], slots);
}

/** What a relation of the period to the chart leads to. Groups of three lead neither to people nor to matters. */
export function relationClauses(
  { kind, positions, own }: MetRelation,
  flow: Flow,
  direction: Direction,
  words: ReasonWords,
  ends: readonly (keyof Ends)[],
  led?: Pool,
): Pool {
  if (kind === '삼합' || kind === '방합') {
    const slots = {
      글자: branchWord(flow.pillar),
      원자: branchNames(own),
      합: kind,
      기운: energy(elementOfGroup(kind, flow.pillar % 12)),
    };
    const ofPeople = ends.includes('matters') ? null : words.LOVE_GROUP_REASONS;
    return filled((ofPeople ?? words.GROUP_REASONS)[direction], slots);
  }
  if (kind === '삼형')
    return filled(words.THREE_PUNISHMENTS, { 글자: branchWord(flow.pillar), 원자: branchNames(own) });
  const position = positions[0] ?? 'day';
  const ofStems = kind === '천간합' || kind === '천간충';
  const clauses = ofStems ? words.STEM_RELATIONS[kind] : words.MEETINGS[kind];
  const wanted = led ?? ends.flatMap((end) => clauses[end]);
  const ofDayMaster = ofStems && position === 'day' ? words.DAY_MASTER_HEADS?.[kind] : null;
  return joined(ofDayMaster ?? words.RELATION_HEADS[kind], wanted, {
    글자: signOf(flow, ofStems ? 'stem' : 'branch'),
    원자: ofStems ? (STEMS.find(({ hangul }) => hangul === own)?.name ?? own) : branchNames(own),
    자리: (ofStems ? STEM_POSITIONS : BRANCH_POSITIONS)[position],
    사이: `[${BRANCH_POSITIONS[position]}사이]`,
    일감: `[${BRANCH_POSITIONS[position]}일감]`,
  });
}

/** Every head with every end, filled. */
function joined(heads: Pool, ends: Pool, words: Readonly<Record<string, string>>): Pool {
  const filledEnds = filled(ends, words);
  return filled(heads, words).flatMap((head) => filledEnds.map((end) => `${head} ${end}`));
}

const STEM_POSITIONS: Readonly<Record<Position, string>> = { year: '연간', month: '월간', day: '일간', hour: '시주' };
const BRANCH_POSITIONS: Readonly<Record<Position, string>> = { year: '연지', month: '월지', day: '일지', hour: '시지' };

function branchNames(hangul: string): string {
  const indices = [...hangul].map((sign) => BRANCHES.findIndex((branch) => branch.hangul === sign));
  return indices.map(branchWord).join('·');
}

function signOf(flow: Flow, place: 'stem' | 'branch'): string {
  if (place === 'branch') return branchWord(flow.pillar);
  // 비견 is the day master's own stem: 정화에게 정화가 would name one thing twice.
  return flow.stemGod === '비견' ? `또 다른 ${flow.stemName}` : flow.stemName;
}

function energy(element: keyof typeof ELEMENT_NAMES): string {
  return `${ELEMENT_NAMES[element].charAt(0)} 기운`;
}

function filled(pool: Pool, words: Readonly<Record<string, string>>): Pool {
  return pool.map((clause) =>
    Object.entries(words).reduce((text, [slot, word]) => text.replaceAll(`[${slot}]`, word), clause),
  );
}

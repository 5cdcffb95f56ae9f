import { type MetRelation, type Position, STEMS } from '../../saju/index.ts';
import { BRANCHES } from '../../saju/sexagenary.ts';
import { branchName, ELEMENT_NAMES, type Flow } from '../facts.ts';
import { BASE, type Score } from '../scores/periods.ts';
import { elementOfGroup, type Reason } from '../scores/reasons.ts';
import * as corpus from './corpus/reasons.ts';
import { MEETINGS } from './corpus/relations.ts';
import { GOD_ESSENCE } from './corpus/ten-gods.ts';
import type { Lexicon, Pool } from './writer.ts';

/** Words for what made a score. A text gives a score no other reason. */

/** The slots 점수, 돕는까닭, 누르는까닭 and 까닭없음, and the lines that use those that hold. */
export function explanationOf(score: Score, flow: Flow): { readonly lines: Pool; readonly lexicon: Lexicon } {
  const raising = score.reasons.find(({ points }) => points > 0) ?? null;
  const lowering = score.reasons.find(({ points }) => points < 0) ?? null;
  return {
    lines: corpus.SCORE_LINES[lineOf(score, raising, lowering)],
    lexicon: {
      점수: String(score.score),
      ...reasonSlots('돕는까닭', raising, flow, 'raises'),
      ...reasonSlots('누르는까닭', lowering, flow, 'lowers'),
      까닭없음: corpus.NO_REASONS.both,
    },
  };
}

/** A single reason explains a score that it accounts for; a contrary one of half its weight is named too. */
function lineOf({ reasons }: Score, raising: Reason | null, lowering: Reason | null) {
  const up = raising?.points ?? 0;
  const down = -(lowering?.points ?? 0);
  if (up === 0 && down === 0) return 'plain';
  const raised = reasons.reduce((sum, { points }) => sum + points, 0) >= 0;
  if (raised && up > 0) return 2 * down >= up ? 'raisedDespite' : 'raised';
  if (!raised && down > 0) return 2 * up >= down ? 'loweredDespite' : 'lowered';
  return up > 0 ? 'raised' : 'lowered';
}

type Direction = 'raises' | 'lowers';

/** The heaviest reason in one direction, as the slot `name`. */
export function leadingReason(name: string, score: Score, flow: Flow, direction: Direction): Lexicon {
  const wanted = score.reasons.find(({ points }) => (direction === 'raises' ? points > 0 : points < 0));
  return reasonSlots(name, wanted ?? null, flow, direction);
}

/** Of a category: its heaviest reason of its own, or else the period as a whole, as the slot `name`. */
export function categoryReason(name: string, { score, reasons }: Score, flow: Flow, area: corpus.Area): Lexicon {
  const direction: Direction = score >= BASE ? 'raises' : 'lowers';
  const agreeing = reasons.filter(({ points }) => (direction === 'raises' ? points > 0 : points < 0));
  const reason = agreeing.find(({ kind }) => kind !== 'whole') ?? agreeing[0] ?? null;
  return reasonSlots(name, reason, flow, direction, area);
}

function reasonSlots(
  name: string,
  reason: Reason | null,
  flow: Flow,
  fallback: Direction,
  area: corpus.Area | null = null,
): Lexicon {
  if (reason === null) return { [name]: corpus.NO_REASONS[fallback] };
  const direction = reason.points > 0 ? 'raises' : 'lowers';
  switch (reason.kind) {
    case 'element': {
      const words = { 글자: signOf(flow, reason.place), 기운: energy(reason.element), 자리말: PLACES[reason.place] };
      return { [name]: filled(corpus.ELEMENT_REASONS[reason.role], words) };
    }
    case 'god': {
      const words = {
        글자: signOf(flow, reason.place),
        신: reason.god,
        자리말: PLACES[reason.place],
        결: `[${name}결]`,
      };
      if (area === null)
        return { [name]: filled(corpus.GOD_REASONS[direction], words), [`${name}결`]: GOD_ESSENCE[reason.god] };
      return { [name]: filled(joined(corpus.GOD_HEADS, corpus.GOD_EFFECTS[area][reason.god]), words) };
    }
    case 'relation':
      return { [name]: relationPool(reason.relation, flow, direction, area) };
    case 'year':
      return { [name]: corpus.YEAR_REASONS[direction] };
    case 'whole':
      return { [name]: corpus.WHOLE_REASONS[direction] };
  }
}

const PLACES = { stem: '천간', branch: '지지' } as const;

function relationPool(
  { kind, positions, own }: MetRelation,
  flow: Flow,
  direction: Direction,
  area: corpus.Area | null,
) {
  if (kind === '삼합' || kind === '방합') {
    const words = {
      글자: flow.branchName,
      원자: branchNames(own),
      합: kind,
      기운: energy(elementOfGroup(kind, flow.pillar % 12)),
    };
    return filled(corpus.GROUP_REASONS[direction], words);
  }
  if (kind === '삼형') return filled(corpus.THREE_PUNISHMENTS, { 글자: flow.branchName, 원자: branchNames(own) });
  const position = positions[0] ?? 'day';
  const ofStems = kind === '천간합' || kind === '천간충';
  const { people, matters } = ofStems ? corpus.STEM_RELATIONS[kind] : MEETINGS[kind];
  // Love is of people alone.
  const ends = area === 'love' ? people : [...people, ...matters];
  return filled(joined(corpus.RELATION_HEADS[kind], ends), {
    글자: ofStems ? flow.stemName : flow.branchName,
    원자: ofStems ? (STEMS.find(({ hangul }) => hangul === own)?.name ?? own) : branchNames(own),
    자리: (ofStems ? STEM_POSITIONS : BRANCH_POSITIONS)[position],
    사이: `[${BRANCH_POSITIONS[position]}사이]`,
    일감: `[${BRANCH_POSITIONS[position]}일감]`,
  });
}

function joined(heads: Pool, ends: Pool): Pool {
  return heads.flatMap((head) => ends.map((end) => `${head} ${end}`));
}

const STEM_POSITIONS: Readonly<Record<Position, string>> = { year: '연간', month: '월간', day: '일간', hour: '시주' };
const BRANCH_POSITIONS: Readonly<Record<Position, string>> = { year: '연지', month: '월지', day: '일지', hour: '시지' };

function branchNames(hangul: string): string {
  const indices = [...hangul].map((sign) => BRANCHES.findIndex((branch) => branch.hangul === sign));
  return indices.map(branchName).join('·');
}

function signOf(flow: Flow, place: 'stem' | 'branch'): string {
  return place === 'stem' ? flow.stemName : flow.branchName;
}

function energy(element: keyof typeof ELEMENT_NAMES): string {
  return `${ELEMENT_NAMES[element].charAt(0)} 기운`;
}

function filled(pool: Pool, words: Readonly<Record<string, string>>): Pool {
  return pool.map((clause) =>
    Object.entries(words).reduce((text, [slot, word]) => text.replaceAll(`[${slot}]`, word), clause),
  );
}

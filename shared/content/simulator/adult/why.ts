import { type Element, favourOf } from '../../../saju/index.ts';
import { type Flow, returnOf, usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type Reason, type RelationReason, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { filled } from '../draw.ts';
import { joined } from '../joined.ts';
import { ELEMENT_WORDS, familyOf, isQuiet } from '../lead.ts';
import * as words from './why-words.ts';

/** Why a period has its score: its pillar and the reason, what the reason does, and what pulls the other way. */
export const EXPLAIN: Explain = {
  why: (told) => joined(reasonOf(told, dated(told)), effectOf(told, '이 글자'), counterOf(told)),
  energy(told) {
    const { draw, flow, time } = told;
    const [stem, branch] = [words.ABOUT[flow.stemGod], words.ABOUT[flow.branchGod]];
    const slots = { 때: time.now, 간지: dated(told), 별: stem, 아래별: branch };
    return draw.from(words.BOTH_GODS[stem === branch ? 'one' : 'two'], slots);
  },
  interaction(told) {
    const { lead, time } = told;
    const meets = lead.reason?.kind === 'relation' && isTold(lead.reason, lead.keys);
    return joined(
      meets ? reasonOf(told, time.now) : '',
      effectOf(told, `${time.now}의 ${SIGNS[lead.place]}`),
      counterOf(told),
    );
  },
  cycle({ chart, lead }, { flow, turning }) {
    const favour = favourOf(usefulGodOfChart(chart), flow.pillar);
    const does = favour === 0 ? 'neither' : favour > 0 ? 'helps' : 'hinders';
    if (turning) return words.CYCLE_BEGINS[does];
    return does === 'neither' ? '' : words.CYCLE[does][lead.up ? 'up' : 'down'];
  },
};

/** 무술(戊戌), so that no pillar reads as another word. */
function signed({ hangul, hanja }: Flow): string {
  return `${hangul}(${hanja})`;
}

/** 무술(戊戌)일 */
function dated({ flow, time }: Explained): string {
  return signed(flow) + time.unit;
}

/** @param pillar what the text calls the period's pillar */
function reasonOf({ draw, flow, lead: { reason, place, keys, up }, time }: Explained, pillar: string): string {
  const slots = { 때: time.now, 간지: pillar };
  if (reason?.kind === 'relation' && isTold(reason, keys)) {
    const { kind, positions } = reason.relation;
    const sign = `${pillar}의 ${SIGNS[place]}`;
    if (kind === '삼합' || kind === '방합' || kind === '삼형') return filled(words.GROUPS[kind], { 글자: sign });
    const position = words.POSITIONS[positions[0] ?? 'day'];
    return draw.from(words.MEETING, { 글자: sign, 자리: position, 사이: words.TIES[kind] });
  }
  if (reason === null || !isTold(reason, keys)) return draw.from(words.QUIET.what, slots);
  const god = place === 'stem' ? flow.stemGod : flow.branchGod;
  return draw.from(words.GOD_OF[place], { ...slots, 별: words.GODS[god][up ? 'up' : 'down'] });
}

/** A light reason has no story, and is not told; but that three signs come together is. */
function isTold(reason: Reason, keys: readonly string[]): boolean {
  const isGroup = reason.kind === 'relation' && ['삼합', '방합'].includes(reason.relation.kind);
  return isGroup || !isQuiet(keys);
}

const SIGNS = { stem: '윗글자', branch: '아랫글자' } as const;

/** @param sign what the text calls the sign that carries the reason */
function effectOf({ draw, chart, flow, lead: { reason, up, keys, place } }: Explained, sign: string): string {
  if (reason === null || !isTold(reason, keys)) return draw.from(words.QUIET.score);
  const side = up ? 'up' : 'down';
  switch (reason.kind) {
    case 'element':
      return draw.from(words.ROLES[reason.role], { 어디: `${sign}에 든`, 기운: energy(reason.element) });
    case 'god':
      return draw.from(words.BY_ITSELF[side], { 글자: sign });
    case 'year':
      return draw.from(words.YEAR[side]);
    case 'relation': {
      const { kind, positions } = reason.relation;
      if (kind === '삼형') return draw.from(words.THREE_PUNISHMENTS);
      if (kind !== '삼합' && kind !== '방합') {
        const [position = 'day'] = positions;
        const seat = position !== 'day' ? position : place === 'stem' ? 'self' : 'close';
        return draw.from(words.EFFECTS[familyOf(kind)][seat]);
      }
      const element = elementOfGroup(kind, flow.pillar % 12);
      const role = roleOf(usefulGodOfChart(chart), element) ?? 'neutral';
      return draw.from(words.ROLES[role], { 어디: '이렇게 모인', 기운: energy(element) });
    }
    case 'whole':
      return '';
  }
}

/** What pulls the other way; or that the period's pillar stands in the chart. */
function counterOf({ chart, flow, lead }: Explained): string {
  const position = returnOf(chart, flow);
  if (position !== null) return filled(words.RETURN, { 자리: words.POSITIONS[position] });
  // Where nothing leads, nothing pulls against it.
  if (lead.counter === null || lead.reason === null || !isTold(lead.reason, lead.keys)) return '';
  return counterSentence(lead.counter);
}

function counterSentence(counter: Reason): string {
  const side = counter.points > 0 ? 'up' : 'down';
  switch (counter.kind) {
    case 'element':
      return filled(words.COUNTERS.element[side], { 글자: SIGNS[counter.place], 기운: energy(counter.element) });
    case 'year':
      return words.COUNTERS.year[side];
    case 'relation':
      return relationCounter(counter);
    case 'god':
    case 'whole':
      return '';
  }
}

function relationCounter({ relation: { kind, positions }, points }: RelationReason): string {
  const side = points > 0 ? 'up' : 'down';
  if (kind === '삼합' || kind === '방합') return words.COUNTERS.group[side];
  if (kind === '삼형') return '';
  return filled(words.COUNTERS.relation[side], {
    글자: SIGNS[kind.startsWith('천간') ? 'stem' : 'branch'],
    자리: words.POSITIONS[positions[0] ?? 'day'],
    사이: words.TIES[kind],
  });
}

function energy(element: Element): string {
  return `${ELEMENT_WORDS[element]} 기운`;
}

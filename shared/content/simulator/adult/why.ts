import { type Element, favourOf } from '../../../saju/index.ts';
import { type Flow, usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type Reason, type RelationReason, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { filled } from '../draw.ts';
import { joined } from '../joined.ts';
import { ELEMENT_WORDS, familyOf, isQuiet, returnOf } from '../lead.ts';
import type { Pool } from '../pools.ts';
import * as words from './why-words.ts';

/** Why a period has its score: its pillar and the reason, what the reason does, and what pulls the other way. */
export const EXPLAIN: Explain = {
  why: (told) => joined(reasonOf(told, dated(told)), effectOf(told), counterOf(told)),
  energy(told) {
    const { draw, flow, time } = told;
    const [stem, branch] = [words.ABOUT[flow.stemGod], words.ABOUT[flow.branchGod]];
    const slots = { 때: time.now, 간지: dated(told), 별: stem, 아래별: branch };
    return draw.from(words.BOTH_GODS[stem === branch ? 'one' : 'two'], slots);
  },
  interaction: (told) =>
    joined(told.lead.reason?.kind === 'relation' ? reasonOf(told, told.time.now) : '', effectOf(told), counterOf(told)),
  cycle({ chart, time, lead }, { flow, turning }) {
    const favour = favourOf(usefulGodOfChart(chart), flow.pillar);
    const does = favour === 0 ? 'neither' : favour > 0 ? 'helps' : 'hinders';
    if (turning) return filled(words.CYCLE_BEGINS[does], { 때: time.now });
    return does === 'neither' ? '' : filled(words.CYCLE[does][lead.up ? 'up' : 'down'], { 때: time.now });
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
  if (reason?.kind === 'relation') {
    const { kind, positions } = reason.relation;
    return draw.from(words.RELATIONS[kind], { ...slots, 자리: words.POSITIONS[positions[0] ?? 'day'] });
  }
  if (reason === null || isQuiet(keys)) return draw.from(words.QUIET.what, slots);
  const god = place === 'stem' ? flow.stemGod : flow.branchGod;
  return draw.from(words.GOD_OF[place], { ...slots, 별: words.GODS[god][up ? 'up' : 'down'] });
}

function effectOf({ draw, chart, flow, lead: { reason, up, keys } }: Explained): string {
  if (reason === null || (reason.kind !== 'relation' && isQuiet(keys))) return draw.from(words.QUIET.score);
  const side = up ? 'up' : 'down';
  switch (reason.kind) {
    case 'element':
      return draw.from(words.ROLES[reason.role], { 기운: energy(reason.element) });
    case 'god':
      return draw.from(words.BY_ITSELF[side]);
    case 'year':
      return draw.from(words.YEAR[side]);
    case 'relation': {
      const { kind, positions } = reason.relation;
      if (kind === '삼형') return draw.from(words.THREE_PUNISHMENTS);
      if (kind !== '삼합' && kind !== '방합') {
        return draw.from(words.EFFECTS[familyOf(kind)][positions[0] ?? 'day']);
      }
      const element = elementOfGroup(kind, flow.pillar % 12);
      return draw.from(words.ROLES[roleOf(usefulGodOfChart(chart), element) ?? 'neutral'], { 기운: energy(element) });
    }
    case 'whole':
      return '';
  }
}

/** What pulls the other way; or that the period's pillar stands in the chart. */
function counterOf(told: Explained): string {
  const { draw, chart, flow, lead } = told;
  const position = returnOf(chart, flow);
  if (position !== null) return draw.from(words.RETURN, { 자리: words.POSITIONS[position] });
  // Where nothing leads, nothing pulls against it.
  return lead.counter === null || (lead.reason?.kind !== 'relation' && isQuiet(lead.keys))
    ? ''
    : counterSentence(told, lead.counter);
}

function counterSentence({ draw }: Explained, counter: Reason): string {
  const side = counter.points > 0 ? 'up' : 'down';
  switch (counter.kind) {
    case 'element':
      return draw.from(words.COUNTERS.element[side], { 기운: energy(counter.element) });
    case 'god':
      return draw.from(words.COUNTERS.god[side]);
    case 'year':
      return draw.from(words.COUNTERS.year[side]);
    case 'relation':
      return draw.from(relationCounter(counter), {
        글자: counter.relation.kind.startsWith('천간') ? '윗글자' : '아랫글자',
        자리: words.POSITIONS[counter.relation.positions[0] ?? 'day'],
      });
    case 'whole':
      return '';
  }
}

function relationCounter({ relation: { kind }, points }: RelationReason): Pool {
  if (kind === '삼합' || kind === '방합') return words.COUNTERS.group[points > 0 ? 'up' : 'down'];
  if (points > 0) return words.COUNTERS.bond;
  return kind === '충' ? words.COUNTERS.clash : words.COUNTERS.friction;
}

function energy(element: Element): string {
  return `${ELEMENT_WORDS[element]} 기운`;
}

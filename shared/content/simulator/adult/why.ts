import type { Element } from '../../../saju/index.ts';
import { type Flow, usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type Reason, type RelationReason, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { ELEMENT_WORDS, returnOf } from '../lead.ts';
import type { Pool } from '../pools.ts';
import * as words from './why-words.ts';

/** Why a period has its score: its pillar and the reason, what the reason does, and what pulls the other way. */
export const EXPLAIN: Explain = {
  why: (told) => joined(reasonOf(told, dated(told)), effectOf(told), counterOf(told)),
  energy(told) {
    const { draw, flow, time } = told;
    const [stem, branch] = [words.GODS[flow.stemGod], words.GODS[flow.branchGod]];
    const slots = { 때: time.now, 간지: dated(told), 별: stem };
    if (stem === branch) return draw.from(words.BOTH_GODS.one, slots);
    return joined(draw.from(words.BOTH_GODS.stem, slots), draw.from(words.BOTH_GODS.branch, { 별: branch }));
  },
  interaction: (told) =>
    joined(told.lead.reason?.kind === 'relation' ? reasonOf(told, told.time.now) : '', effectOf(told), counterOf(told)),
  cycle({ draw, time, flow }, cycle) {
    const slots = { 때: time.now, 차례: cycle.order, 간지: signed(cycle.flow), 별: words.GODS[cycle.flow.stemGod] };
    const stems = cycle.met.filter((kind) => kind.startsWith('천간'));
    const branches = cycle.met.filter((kind) => !kind.startsWith('천간'));
    const met = cycle.flow.pillar === flow.pillar ? ['복음'] : [stems.join('·'), branches.join('·')];
    const meetings = met.map((name) => words.CYCLE_MET[name] ?? '').filter((text) => text !== '');
    return joined(
      draw.from(words.CYCLE[cycle.turning ? 'turning' : 'going'], slots),
      ...meetings.map((text, index) =>
        draw.from([index === 0 ? text : text.replace(/^.*?글자끼리/, '아랫글자끼리는')], slots),
      ),
    );
  },
};

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** 무술(戊戌), so that no pillar reads as another word. */
function signed({ hangul, hanja }: Flow): string {
  return `${hangul}(${hanja})`;
}

/** 무술(戊戌)일 */
function dated({ flow, time }: Explained): string {
  return signed(flow) + time.unit;
}

/** @param pillar what the text calls the period's pillar */
function reasonOf({ draw, chart, flow, lead: { reason, place, keys }, time }: Explained, pillar: string): string {
  const slots = { 때: time.now, 간지: pillar };
  if (reason?.kind === 'relation') {
    const { kind, positions } = reason.relation;
    return draw.from(words.RELATIONS[kind], { ...slots, 자리: words.POSITIONS[positions[0] ?? 'day'] });
  }
  if (reason === null || isQuiet(keys)) {
    return draw.from(returnOf(chart, flow) === null ? words.QUIET.what : words.QUIET.returned, slots);
  }
  const god = place === 'stem' ? flow.stemGod : flow.branchGod;
  return draw.from(words.GOD_OF[place], { ...slots, 별: words.GODS[god] });
}

function isQuiet(keys: readonly string[]): boolean {
  return keys.every((key) => key.startsWith('평온') || key.startsWith('복음'));
}

function effectOf({ draw, chart, flow, lead: { reason, up, keys, place } }: Explained): string {
  const sign = place === 'stem' ? '윗글자' : '아랫글자';
  if (reason === null || (reason.kind !== 'relation' && isQuiet(keys))) return draw.from(words.QUIET.score);
  const side = up ? 'up' : 'down';
  switch (reason.kind) {
    case 'element':
      return draw.from(words.ROLES[reason.role], { 기운: `${sign}의 ${energy(reason.element)}` });
    case 'god':
      return draw.from(words.BY_ITSELF[side], { 글자: sign });
    case 'year':
      return draw.from(words.YEAR[side]);
    case 'relation': {
      const { kind, positions } = reason.relation;
      if (kind === '삼형') return draw.from(words.THREE_PUNISHMENTS);
      if (kind !== '삼합' && kind !== '방합') return draw.from(words.PLACES[side][positions[0] ?? 'day']);
      const element = elementOfGroup(kind, flow.pillar % 12);
      return draw.from(words.ROLES[roleOf(usefulGodOfChart(chart), element) ?? 'neutral'], {
        기운: `그렇게 모인 ${energy(element)}`,
      });
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

import { favourOf, type RelationKind } from '../../../saju/index.ts';
import { usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type Place, type Reason, type RelationReason, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { filled } from '../draw.ts';
import { joined } from '../joined.ts';
import { energyOf, familyOf, isMiddling, isSameReason, letterOfYear, lettersOf } from '../lead.ts';
import { natureOf } from '../nature.ts';
import * as words from './why-words.ts';

/** Why a period has its score: the weightiest reason first, then the one of its story, and what pulls the other way. */
export const EXPLAIN: Explain = {
  why: (told) => explained(told, `${dated(told)}의 `),
  energy: (told) =>
    told.draw.plain(isNameable(told) ? words.NATURE : words.UNNAMED_NATURE, {
      ...{ 때: told.time.now, 간지: dated(told) },
      ...natureOf(told.flow),
    }),
  interaction: (told) => (told.time.unit === '일' ? storyOfDay(told) : explained(told, `${told.time.now}의 `)),
  cycle({ chart, lead }, { flow, turning, met }) {
    const favour = favourOf(usefulGodOfChart(chart), flow.pillar);
    const does = favour === 0 ? 'neither' : favour > 0 ? 'helps' : 'hinders';
    const link = words.CYCLE_LINKS[does][lead.level];
    // Where the period calls for care, a cycle that helps is no reason to begin something.
    if (turning) return joined(link, words.CYCLE_BEGINS[does === 'helps' && link !== '' ? 'turns' : does]);
    // A cycle that helps and clashes with the year is no plain help.
    const isMixed = does === 'helps' && met.some((kind) => STRAINS.includes(kind));
    const agrees = ['good', 'fair'].includes(lead.level) === (does === 'helps');
    return does === 'neither' || isMixed ? '' : joined(link, filled(words.CYCLE[does], { 도: agrees ? '도' : '은' }));
  },
};

/** What a day's story is of, and nothing else: its other content says why it has its score. */
function storyOfDay(told: Explained): string {
  const { flow, lead, draw } = told;
  const { reason, place } = lead;
  if (reason?.kind === 'relation') return storyMeeting(told, reason, `오늘의 ${SIGNS[place]}`);
  const [god, element] = place === 'stem' ? [flow.stemGod, flow.stemElement] : [flow.branchGod, flow.branchElement];
  const slots = { 글자: SIGNS[place], 기운: energyOf(element), 별: words.GODS[god] };
  return draw.plain(words.OF_DAY, slots);
}

/** The meeting that a story is of, and what it means. @param letter that is met, and whose it is */
function storyMeeting(told: Explained, reason: RelationReason, letter: string): string {
  const { kind } = reason.relation;
  const { lead } = told;
  const met = meetingOf(reason, letter, told);
  if (kind === '삼형') return met;
  if (kind !== '삼합' && kind !== '방합') return joined(met, `${meaningOf(reason, told)} 봅니다.`);
  const energy = energyOf(elementOfGroup(kind, told.flow.pillar % 12));
  return joined(met, filled(words.GROUP_ENDS[lead.up ? 'up' : 'down'], { 기운: energy }));
}

/** @param of what the first letter that is named belongs to: 무술(戊戌)일의, 오늘의 */
function explained(told: Explained, of: string): string {
  const { first, lead, flow, draw } = told;
  const { reason } = first;
  const year = yearOf(told);
  if (reason === null) return year === null ? quietOf(told, of) : joined(withoutOwn(), yearAlone(year));
  const isStory = lead.reason === null || isSameReason(lead.reason, reason);
  const own = firstOf(told, reason, of);
  const other = otherOf();
  const second = isStory ? linkOf() : besidesOf();
  const sides = other === '' && isMiddling(lead.level) ? balanceOf() : other;
  const whole = joined(own, second, sides);
  return sentencesIn(whole) <= MOST_SENTENCES && whole.length <= MOST_CHARACTERS ? whole : joined(own, sides);

  /** What pulls the other way, and of a month whether its year does. */
  function otherOf(): string {
    const own = Math.abs(first.counter?.points ?? 0);
    if (year === null || (year.points > 0 === first.up && own > 0)) return counter();
    if (year.points > 0 === first.up) return filled(words.YEAR.also[first.up ? 'up' : 'down'], yearSlots(told, year));
    return own > Math.abs(year.points) ? counter() : counterSentence(year, told, '');
  }

  /** Of a month whose own letters do not make its score. */
  function withoutOwn(): string {
    const own = first.counter;
    if (own === null) return filled(words.YEAR.alone, { 때: told.time.now });
    const letter = of + SIGNS[placeOfLetter(own)];
    if (own.kind === 'relation') return meetingOf(own, letter, told);
    const god = words.GODS[placeOfLetter(own) === 'stem' ? flow.stemGod : flow.branchGod];
    if (own.kind !== 'element') return filled(words.LINK_OF_GOD, { 글자: letter, 별: god });
    return filled(words.OWN[own.points > 0 ? 'up' : 'down'], { 글자: letter, 기운: energyOf(own.element) });
  }

  function yearAlone(year: Reason): string {
    const side = first.up ? 'up' : 'down';
    return filled(first.counter === null ? words.YEAR.does[side] : words.YEAR.prevails[side], yearSlots(told, year));
  }

  /** Of an element, what its letter means: the story speaks of that. */
  function linkOf(): string {
    if (reason?.kind !== 'element' || lead.reason === null) return '';
    const god = first.place === 'stem' ? flow.stemGod : flow.branchGod;
    const letters = lettersOf(flow, reason);
    const slots = { 글자: SIGNS[first.place], 별: words.GODS[god] };
    if (letters === 'both' && flow.stemGod === flow.branchGod) return filled(words.LINK.same, slots);
    return letters === 'both' ? filled(words.LINK.both, slots) : draw.plain(words.LINK.one, slots);
  }

  /** A letter of the period, and whose it is; the one of the sentence before is called the same. */
  function letterOf(place: Place): string {
    const isNamed = (reason?.kind === 'element' && !isOfBoth(reason)) || reason?.kind === 'god';
    return isNamed && place === first.place ? words.SAME_LETTER : named(SIGNS[place]);
  }

  function named(sign: string): string {
    return `${told.time.now}의 ${sign}`;
  }

  function isOfBoth(of: Reason): boolean {
    return of.kind === 'element' && lettersOf(flow, of) === 'both';
  }

  function besidesOf(): string {
    const own = lead.reason;
    if (own === null) return '';
    const letter = letterOf(lead.place);
    const god = words.GODS[lead.place === 'stem' ? flow.stemGod : flow.branchGod];
    if (own.kind === 'element')
      return filled(words.BESIDES[lead.up ? 'up' : 'down'], { 글자: letter, 기운: energyOf(own.element), 별: god });
    if (own.kind === 'god') return filled(words.LINK_OF_GOD, { 글자: letter, 별: god });
    return own.kind === 'relation' ? storyMeeting(told, own, letter) : '';
  }

  function counter(): string {
    if (first.counter === null) return '';
    // That one letter is at odds with another and its friend as well would read as a contradiction.
    const said = [reason, isStory ? null : lead.reason];
    const place = first.counter.kind === 'relation' ? placeOf(first.counter) : undefined;
    if (place !== undefined && said.some((each) => each?.kind === 'relation' && placeOf(each) === place)) return '';
    const letter = placeOfLetter(first.counter);
    const own = isStory ? letterOf(letter) : named(SIGNS[letter]);
    return counterSentence(first.counter, told, isOfBoth(first.counter) ? named('두 글자') : own);
  }

  /** Of a middling score whose other side has no sentence of its own, or that has none. */
  function balanceOf(): string {
    return first.counter === null ? words.BALANCED.one : words.BALANCED.both[first.up ? 'up' : 'down'];
  }
}

function placeOfLetter(reason: Reason): Place {
  if (reason.kind === 'element' || reason.kind === 'god') return reason.place;
  return reason.kind === 'relation' && reason.relation.kind.startsWith('천간') ? 'stem' : 'branch';
}

const MOST_SENTENCES = 3;
/** A month's text may have 220. */
const MOST_CHARACTERS = 200;

function sentencesIn(text: string): number {
  return text.split('니다.').length - 1;
}

/** The reason with its letter, and what it did to the score. */
function firstOf(told: Explained, reason: Reason, of: string): string {
  const { draw, flow, chart, first } = told;
  const side = first.up ? 'up' : 'down';
  const letter = of + SIGNS[first.place];
  switch (reason.kind) {
    case 'element': {
      const letters = lettersOf(flow, reason);
      const where = `${of}${letters === 'both' ? '두 글자' : SIGNS[letters]}에 든`;
      return draw.plain(words.ROLES[reason.role], { 어디: where, 기운: energyOf(reason.element) });
    }
    case 'god': {
      const god = words.GODS[first.place === 'stem' ? flow.stemGod : flow.branchGod];
      return filled(words.BY_ITSELF[side], { 글자: letter, 별: god });
    }
    case 'relation': {
      const { kind } = reason.relation;
      const met = meetingOf(reason, letter, told);
      if (kind === '삼형') return joined(met, words.THREE_PUNISHMENTS);
      if (kind !== '삼합' && kind !== '방합')
        return joined(met, `${meaningOf(reason, told)} 보아 점수를 ${first.up ? '올렸' : '내렸'}습니다.`);
      const element = elementOfGroup(kind, flow.pillar % 12);
      const role = roleOf(usefulGodOfChart(chart), element) ?? 'neutral';
      return joined(met, draw.plain(words.ROLES[role], { 어디: '이렇게 모인', 기운: energyOf(element) }));
    }
    case 'year':
    case 'whole':
      return '';
  }
}

const STRAINS: readonly RelationKind[] = ['충', '형', '천간충'];

const SIGNS = { stem: '윗글자', branch: '아랫글자' } as const;

/** Nothing moves the score: what the upper letter means. */
function quietOf({ flow }: Explained, of: string): string {
  return filled(words.QUIET, { 글자: of + SIGNS.stem, 별: words.GODS[flow.stemGod] });
}

/** 무술(戊戌)일; 오늘 where the pillar reads as another word. */
function dated(told: Explained): string {
  const { flow, time } = told;
  return isNameable(told) ? `${flow.hangul}(${flow.hanja})${time.unit}` : time.now;
}

const HOMOGRAPHS: readonly string[] = ['임신', '병신', '정사', '기사', '신사', '병자', '기미'];

function isNameable({ flow: { hangul } }: Explained): boolean {
  return !HOMOGRAPHS.includes(hangul);
}

/** Of a month: what its year does to the score. */
function yearOf({ score, time }: Explained): Reason | null {
  return time.unit === '월' ? (score.reasons.find(({ kind }) => kind === 'year') ?? null) : null;
}

function yearSlots(told: Explained, { points }: Reason) {
  const { place, element } = letterOfYear(told.chart, told.year ?? told.flow, points);
  return { 해: nameOfYear(told), 글자: place === 'both' ? '두 글자' : SIGNS[place], 기운: energyOf(element) };
}

/** January belongs to the year before: its name says so. */
function nameOfYear({ year, flow, isOfLastYear = false }: Explained): string {
  const { hangul, hanja } = year ?? flow;
  return isOfLastYear ? `입춘 전까지 이어지는 ${hangul}(${hanja})년` : '올해';
}

/** @param sign what the text calls the period's sign */
function meetingOf({ relation: { kind, positions } }: RelationReason, sign: string, { draw }: Explained): string {
  if (kind === '삼합' || kind === '방합' || kind === '삼형') return filled(words.GROUPS[kind], { 글자: sign });
  const position = words.POSITIONS[positions[0] ?? 'day'];
  return draw.plain(words.MEETING, { 글자: sign, 자리: position, 사이: words.TIES[kind] });
}

/** What the place of a relation stands for, and so what the relation means, up to the particle of a quotation. */
function meaningOf({ relation: { kind, positions } }: RelationReason, { draw }: Explained): string {
  if (kind === '삼합' || kind === '방합') return '';
  if (kind === '자형') return words.BLAMES_ITSELF;
  const [position = 'day'] = positions;
  const seat = position !== 'day' ? position : kind.startsWith('천간') ? 'self' : 'close';
  const effect = words.EFFECTS[familyOf(kind)][seat];
  return draw.plain([effect, effect.replace('뜻하니', '가리키니')]);
}

const placeOf = ({ relation: { positions } }: RelationReason) => positions[0];

/** @param letter that brings it, and whose it is */
function counterSentence(counter: Reason, told: Explained, letter: string): string {
  const side = counter.points > 0 ? 'up' : 'down';
  switch (counter.kind) {
    case 'element':
      return told.draw.plain(words.COUNTERS.element[side], { 글자: letter, 기운: energyOf(counter.element) });
    case 'year':
      return filled(words.COUNTERS.year[side], yearSlots(told, counter));
    case 'relation':
      return relationCounter(counter, letter);
    case 'god':
      return filled(words.COUNTERS.god[side], { 글자: letter, 별: words.GODS[counter.god] });
    case 'whole':
      return '';
  }
}

function relationCounter({ relation: { kind, positions }, points }: RelationReason, letter: string): string {
  const side = points > 0 ? 'up' : 'down';
  if (kind === '삼합' || kind === '방합') return filled(words.COUNTERS.group[side], { 글자: letter });
  if (kind === '삼형') return '';
  const slots = { 글자: letter, 자리: words.POSITIONS[positions[0] ?? 'day'], 사이: words.TIES[kind] };
  return filled(words.COUNTERS.relation[side], slots);
}

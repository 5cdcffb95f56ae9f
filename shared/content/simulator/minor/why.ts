import type { Element, Position } from '../../../saju/index.ts';
import { usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type Reason, type Role, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { filled } from '../draw.ts';
import { joined } from '../joined.ts';
import { ELEMENT_WORDS, familyOf, groupOf, isQuiet } from '../lead.ts';
import type { Pool, Pools } from '../pools.ts';

/**
 * Why a period has its score, without a term: what comes ([기운]), or what it meets ([자리]), and what that does to the
 * score. It foretells nothing, so that it fits every story.
 */

/** An element comes; [때] is the period, [때에] the same with its particle. */
const COMES: Pool = [
  '[때]은/는 [기운]이/가 들어오는 때입니다.',
  '[때에] 들어오는 것은 [기운]입니다.',
  '[때]의 기운은 [기운]입니다.',
  '[때에] 만나는 것은 [기운]입니다.',
  '[기운]이/가 [때에] 들어옵니다.',
];

/** [무엇] is the element, as the text has named it or not. */
const ROLES: Readonly<Record<Role | 'neutral', Pool>> = {
  useful: [
    '[무엇]이/가 타고난 기운과 잘 맞아 점수가 올랐습니다.',
    '[무엇]이/가 타고난 기운에 꼭 필요해 점수가 올랐습니다.',
    '[무엇]이/가 타고난 기운을 고르게 해 주어 점수가 올랐습니다.',
    '[무엇]은/는 나에게 가장 힘이 되어 점수가 올랐습니다.',
    '[무엇]이/가 타고난 기운을 잘 도와 점수가 올랐습니다.',
    '타고난 기운은 [무엇]과/와 좋은 짝이라 점수가 올랐습니다.',
  ],
  helping: [
    '[무엇]이/가 타고난 기운에 도움이 되어 점수가 조금 올랐습니다.',
    '[무엇]이/가 타고난 기운과 잘 어울려 점수가 조금 올랐습니다.',
    '[무엇]은/는 나에게 힘이 되어 점수가 조금 올랐습니다.',
    '타고난 기운이 [무엇]과/와 어울려 점수가 조금 올랐습니다.',
    '타고난 기운에는 [무엇]이/가 좋다고 보아 점수를 조금 올렸습니다.',
  ],
  adverse: [
    '[무엇]이/가 타고난 기운과 잘 맞지 않아 점수가 내려갔습니다.',
    '[무엇]은/는 타고난 기운과 서로 달라 점수가 내려갔습니다.',
    '[무엇]이/가 타고난 기운을 흔들기 쉬워 점수가 내려갔습니다.',
    '[무엇]은/는 나에게 조금 버거워 점수가 내려갔습니다.',
    '[무엇]이/가 타고난 기운보다 커서 점수가 내려갔습니다.',
    '[무엇]을/를 나에게 조금 지나치다고 보아 점수를 내렸습니다.',
  ],
  neutral: ['[무엇]은/는 타고난 기운을 크게 바꾸지 않아 점수가 조금만 움직였습니다.'],
};

const BY_ITSELF = {
  up: '[무엇]을/를 부드럽게 여겨 점수를 조금 올렸습니다.',
  down: '[무엇]을/를 조심할 것으로 여겨 점수를 조금 내렸습니다.',
} as const;

const POSITIONS: Readonly<Record<Position, string>> = {
  year: '태어난 해',
  month: '태어난 달',
  day: '태어난 날',
  hour: '태어난 시간',
};

const MEETINGS = {
  합: ['[때]의 기운은 [자리]의 기운과 잘 어울립니다.', '[자리]의 기운과 [때]의 기운은 사이가 좋습니다.'],
  충: ['[때]의 기운은 [자리]의 기운과 부딪칩니다.', '[자리]의 기운과 [때]의 기운이 서로 맞섭니다.'],
  마찰: ['[때]의 기운은 [자리]의 기운과 조금 어긋납니다.', '[자리]의 기운과 [때]의 기운이 조금 다릅니다.'],
} as const;

const EFFECTS: Readonly<Record<keyof typeof MEETINGS, Pool>> = {
  합: [
    '둘이 만나 힘이 되어 점수가 올랐습니다.',
    '서로 도와주어 점수가 올랐습니다.',
    '그만큼 점수가 올랐습니다.',
    '좋은 만남으로 보아 점수를 올렸습니다.',
  ],
  충: ['그만큼 점수가 내려갔습니다.', '둘이 서로 달라 점수가 내려갔습니다.', '조심할 만남으로 보아 점수를 내렸습니다.'],
  마찰: [
    '그만큼 점수가 조금 내려갔습니다.',
    '서로 맞추어야 해서 점수가 조금 내려갔습니다.',
    '조금 조심할 만남으로 보아 점수를 조금 내렸습니다.',
  ],
};

const GROUP = '[때]의 기운이 타고난 기운과 모여 [기운]이/가 커집니다.';
const YEAR = '한 해의 기운이 [때]에도 이어집니다.';
const QUIET = {
  what: '[때]의 기운은 타고난 기운과 크게 얽히지 않습니다.',
  score: '올릴 이유도 내릴 이유도 적어 점수가 가운데쯤에 있습니다.',
} as const;

/** What pulls the other way. */
const COUNTERS = {
  element: {
    up: '그래도 [기운]이/가 도와주어 덜 내려갔습니다.',
    down: '다만 [기운]이/가 함께 있어 덜 올랐습니다.',
  },
  relation: {
    up: '그래도 [자리]의 기운과는 잘 어울립니다.',
    down: '다만 [자리]의 기운과는 조금 어긋납니다.',
  },
} as const;

/** A ten-year cycle, by the group of its ten god. */
const CYCLES: Pools = {
  비겁: ['요즘 몇 년은 스스로 서는 법과 친구 사귀는 법을 배우는 때입니다.'],
  식상: ['요즘 몇 년은 재주를 찾고 펼치는 때입니다.'],
  재성: ['요즘 몇 년은 부지런히 움직이며 결과를 만드는 때입니다.'],
  관성: ['요즘 몇 년은 약속과 책임을 배우는 때입니다.'],
  인성: ['요즘 몇 년은 배우고 생각을 키우는 때입니다.'],
};

export const EXPLAIN: Explain = {
  why: (told) => joined(meetingOf(told) || comingOf(told), scoreOf(told, '이 기운')),
  energy: comingOf,
  interaction: (told) => joined(meetingOf(told), scoreOf(told, energy(elementOf(told)))),
  cycle: ({ draw, time }, { flow, turning }) =>
    turning
      ? `${time.now}부터 몇 년은 새로운 것에 천천히 익숙해지는 때입니다.`
      : draw.from(CYCLES[groupOf(flow.stemGod)] ?? []),
};

function elementOf({ flow, lead: { place } }: Explained): Element {
  return place === 'stem' ? flow.stemElement : flow.branchElement;
}

function comingOf(told: Explained): string {
  const { now } = told.time;
  return told.draw.from(COMES, { 때: now, 때에: now === '오늘' ? now : `${now}에`, 기운: energy(elementOf(told)) });
}

/** Of a reason that is no element: what meets what. */
function meetingOf({ draw, flow, lead: { reason, keys }, time }: Explained): string {
  const when = { 때: time.now };
  if (reason?.kind === 'relation') {
    const { kind, positions } = reason.relation;
    if (kind === '삼합' || kind === '방합') {
      return filled(GROUP, { ...when, 기운: energy(elementOfGroup(kind, flow.pillar % 12)) });
    }
    return draw.from(MEETINGS[familyOf(kind)], { ...when, 자리: POSITIONS[positions[0] ?? 'day'] });
  }
  if (reason === null || isQuiet(keys)) return filled(QUIET.what, when);
  return reason.kind === 'year' ? filled(YEAR, when) : '';
}

/** @param element what the text calls the element that comes */
function scoreOf({ chart, draw, flow, lead }: Explained, element: string): string {
  const { reason, keys, up, counter } = lead;
  if (reason === null || (reason.kind !== 'relation' && isQuiet(keys))) return QUIET.score;
  return joined(effectOf(reason), counter === null ? '' : counterOf(counter, reason));

  function effectOf(why: Reason): string {
    switch (why.kind) {
      case 'element':
        return draw.from(ROLES[why.role], { 무엇: element });
      case 'god':
        return filled(BY_ITSELF[up ? 'up' : 'down'], { 무엇: element });
      case 'relation': {
        const { kind } = why.relation;
        if (kind !== '삼합' && kind !== '방합') return draw.from(EFFECTS[familyOf(kind)]);
        const role = roleOf(usefulGodOfChart(chart), elementOfGroup(kind, flow.pillar % 12)) ?? 'neutral';
        return draw.from(ROLES[role], { 무엇: '이 기운' });
      }
      case 'year':
      case 'whole':
        return draw.from(ROLES[up ? 'helping' : 'adverse'], { 무엇: '이 기운' });
    }
  }
}

/** A birth's day that fits and does not at once, by its two signs, would read as a contradiction. */
function counterOf(counter: Reason, reason: Reason): string {
  const side = counter.points > 0 ? 'up' : 'down';
  if (counter.kind === 'element') return filled(COUNTERS.element[side], { 기운: energy(counter.element) });
  if (counter.kind !== 'relation' || ['삼합', '방합', '삼형'].includes(counter.relation.kind)) return '';
  const [position = 'day'] = counter.relation.positions;
  if (reason.kind === 'relation' && reason.relation.positions.includes(position)) return '';
  return filled(COUNTERS.relation[side], { 자리: POSITIONS[position] });
}

function energy(element: Element): string {
  return `${ELEMENT_WORDS[element]} 기운`;
}

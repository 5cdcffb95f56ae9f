import type { Element, Position } from '../../../saju/index.ts';
import { usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type Reason, type RelationReason, type Role, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { filled } from '../draw.ts';
import { joined } from '../joined.ts';
import { energyOf, familyOf, isMiddling, letterOfYear, lettersOf } from '../lead.ts';
import { natureOf } from '../nature.ts';
import type { Pool } from '../pools.ts';

/**
 * Why a period has its score, without a term: the weightiest reason and what pulls the other way. It foretells nothing, so
 * that it fits every story. [때] is the period, [때에] the same with its particle.
 */

const NATURE: Pool = ['[때에는] [위]과/와 [아래]이/가 함께 들어옵니다.'];

/** An element comes ([들어오는]), and what it is to the reader. */
const ROLES: Readonly<Record<Role | 'neutral', Pool>> = {
  useful: [
    '[때에] [들어오는] [기운]이/가 나에게 꼭 필요해서 점수가 올랐습니다.',
    '나에게 가장 힘이 되는 [기운]이/가 [때에] [들어와] 점수가 올랐습니다.',
    '[때에] [들어오는] [기운]이/가 나를 든든하게 받쳐 주어 점수가 올랐습니다.',
    '[때에] [들어오는] [기운]이/가 나에게 큰 힘이 되어 점수가 올랐습니다.',
  ],
  helping: [
    '[때에] [들어오는] [기운]이/가 나에게 도움이 되어 점수가 올랐습니다.',
    '나를 도와주는 [기운]이/가 [때에] [들어와] 점수가 올랐습니다.',
    '[때에] [들어오는] [기운]이/가 나에게 힘을 보태 점수가 올랐습니다.',
    '[때에] [들어오는] [기운]이/가 나를 도와주어 점수가 올랐습니다.',
  ],
  adverse: [
    '[때에] [들어오는] [기운]이/가 나에게 부담이 되어 점수가 내려갔습니다.',
    '[때에] [들어오는] [기운]이/가 나에게 버거워 점수가 내려갔습니다.',
    '나에게 버거운 [기운]이/가 [때에] [들어와] 점수가 내려갔습니다.',
    '[때에] [들어오는] [기운]이/가 나를 조금 힘들게 해 점수가 내려갔습니다.',
    '나에게 부담이 되는 [기운]이/가 [때에] [들어와] 점수가 내려갔습니다.',
    '[때에] [들어오는] [기운]이/가 나에게는 조금 벅차서 점수가 내려갔습니다.',
  ],
  neutral: ['[때에] [들어오는] [기운]은/는 나를 크게 돕지도 힘들게 하지도 않습니다.'],
};

const BY_ITSELF = {
  up: '[때에] [들어오는] [기운]이/가 나에게 부드럽게 다가와 점수가 올랐습니다.',
  down: '[때에] [들어오는] [기운]이/가 나에게 조금 거칠게 다가와 점수가 내려갔습니다.',
} as const;

const POSITIONS: Readonly<Record<Position, string>> = {
  year: '태어난 해',
  month: '태어난 달',
  day: '태어난 날',
  hour: '태어난 시간',
};

/** What meets what; `점수가 올랐습니다` follows. */
const MEETINGS = {
  합: ['[때]의 기운이 [자리]의 기운과 잘 어울려', '[자리]의 기운과 [때]의 기운이 서로 도와'],
  충: ['[때]의 기운이 [자리]의 기운과 부딪쳐', '[자리]의 기운과 [때]의 기운이 서로 맞서'],
  마찰: ['[때]의 기운이 [자리]의 기운과 어긋나', '[자리]의 기운과 [때]의 기운이 잘 맞지 않아'],
} as const;

const GROUP = '[때]의 기운이 타고난 기운과 모여 [기운]이/가 커집니다.';
const YEAR = {
  does: {
    up: '나를 돕는 [해]의 [기운]이/가 [때에도] 이어져 점수가 올랐습니다.',
    down: '나에게 버거운 [해]의 [기운]이/가 [때에도] 이어져 점수가 내려갔습니다.',
  },
  counters: {
    up: '그래도 나를 돕는 [해]의 [기운]이/가 이어져 점수가 덜 내려갔습니다.',
    down: '다만 나에게 버거운 [해]의 [기운]이/가 이어져 점수가 덜 올랐습니다.',
  },
} as const;
const QUIET = '[때에] 들어오는 [기운]은/는 나를 크게 돕지도 힘들게 하지도 않아 점수가 중간쯤입니다.';

/** What pulls the other way. */
const COUNTERS = {
  up: '그래도 나를 돕는 [기운]이/가 함께 있어 점수가 덜 내려갔습니다.',
  down: '다만 나에게 버거운 [기운]이/가 함께 있어 점수가 덜 올랐습니다.',
} as const;

/** Of a middling score whose other side has no sentence of its own, or that has none. */
const BALANCED = {
  up: '다만 크게 오르지는 않아 점수는 중간쯤입니다.',
  down: '그래도 크게 내려가지는 않아 점수는 중간쯤입니다.',
} as const;

/** What the energies of a day are to the reader. */
const ENERGIES = '오늘의 [하나]은/는 나에게 [하고], [둘]은/는 [합니다].';
const LIKE_ENERGIES = '오늘의 [하나]과/와 [둘]은/는 둘 다 나에게 [합니다].';
const TWICE = '오늘 들어오는 두 기운은 모두 [하나]으로/로, 나에게 [합니다].';
const ONE_ENERGY = '오늘 들어오는 두 기운 가운데 [하나]은/는 나에게 [합니다].';
const ARE: Readonly<Record<Role | 'neutral', readonly [and: string, end: string]>> = {
  useful: ['꼭 필요하고', '꼭 필요합니다'],
  helping: ['도움이 되고', '도움이 됩니다'],
  adverse: ['조금 버겁고', '조금 버겁습니다'],
  neutral: ['', '큰 도움도 부담도 되지 않습니다'],
};

export const EXPLAIN: Explain = {
  why: explained,
  energy: (told) => told.draw.plain(NATURE, { ...slotsOf(told), ...natureOf(told.flow) }),
  interaction: (told) => (told.time.unit === '일' ? energiesOfDay(told) : explained(told)),
  // Texts for readers under 19 do not speak of the ten-year cycle.
  cycle: () => '',
};

function slotsOf({ time: { now } }: Explained) {
  if (now === '이달') return { 때: now, 때에: '이달에', 때에도: '이달에도', 때에는: '이달에는' };
  return { 때: now, 때에: now, 때에도: `${now}도`, 때에는: `${now}은/는` };
}

/** A day's other content says why it has its score. */
function energiesOfDay(told: Explained): string {
  const { chart, flow, lead } = told;
  if (lead.reason?.kind === 'relation') return firstOf({ ...told, first: lead }, lead.reason);
  const areOf = (element: Element) => ARE[roleOf(usefulGodOfChart(chart), element) ?? 'neutral'];
  const [one, other] = [flow.stemElement, flow.branchElement];
  const slots = { 하나: energyOf(one), 둘: energyOf(other), 하고: areOf(one)[0], 합니다: areOf(other)[1] };
  if (areOf(one) === areOf(other)) return filled(one === other ? TWICE : LIKE_ENERGIES, slots);
  // Of an energy that does nothing there is nothing to say.
  if (areOf(one) === ARE.neutral) return filled(ONE_ENERGY, { 하나: energyOf(other), 합니다: areOf(other)[1] });
  if (areOf(other) === ARE.neutral) return filled(ONE_ENERGY, { 하나: energyOf(one), 합니다: areOf(one)[1] });
  return filled(ENERGIES, slots);
}

function explained(told: Explained): string {
  const { first, score, time } = told;
  const { reason, counter, up } = first;
  const year = time.unit === '월' ? score.reasons.find(({ kind }) => kind === 'year') : undefined;
  const yearDoes = (does: keyof typeof YEAR, points: number) =>
    filled(YEAR[does][points > 0 ? 'up' : 'down'], yearSlots(told, points));
  if (reason === null) {
    if (year !== undefined) return yearDoes('does', year.points);
    return filled(QUIET, { ...slotsOf(told), 기운: energyOf(told.flow.stemElement) });
  }
  if (year !== undefined && year.points > 0 !== up)
    return joined(firstOf(told, reason), yearDoes('counters', year.points));
  if (counter?.kind !== 'element') return joined(firstOf(told, reason), balanceOf(told));
  const side = counter.points > 0 ? 'up' : 'down';
  return joined(firstOf(told, reason), filled(COUNTERS[side], { 기운: energyOf(counter.element) }));
}

/** Of a middling score. */
function balanceOf({ first: { level, up } }: Explained): string {
  if (!isMiddling(level)) return '';
  return BALANCED[up ? 'up' : 'down'];
}

function firstOf(told: Explained, reason: Reason): string {
  const { draw, flow, first, chart } = told;
  const side = first.up ? 'up' : 'down';
  const slots = { ...slotsOf(told), 들어오는: '들어오는', 들어와: '들어와' };
  switch (reason.kind) {
    case 'element': {
      const both = lettersOf(flow, reason) === 'both' ? { 들어오는: '많이 들어오는', 들어와: '많이 들어와' } : {};
      return draw.plain(ROLES[reason.role], { ...slots, ...both, 기운: energyOf(reason.element) });
    }
    case 'god': {
      const element = first.place === 'stem' ? flow.stemElement : flow.branchElement;
      return filled(BY_ITSELF[side], { ...slots, 기운: energyOf(element) });
    }
    case 'relation': {
      const { kind } = reason.relation;
      if (kind !== '삼합' && kind !== '방합') return metOf(told, reason, first.up);
      const element = elementOfGroup(kind, flow.pillar % 12);
      const role = roleOf(usefulGodOfChart(chart), element) ?? 'neutral';
      const made = {
        neutral: '크게 돕지도 힘들게 하지도 않지만, 여럿이 모여 점수가 조금 올랐습니다',
        useful: '나에게 꼭 필요해 점수가 올랐습니다',
        helping: '나에게 도움이 되어 점수가 올랐습니다',
        adverse: '나에게 너무 많아 점수가 내려갔습니다',
      };
      return joined(filled(GROUP, { ...slots, 기운: energyOf(element) }), `이 기운은 ${made[role]}.`);
    }
    case 'year':
    case 'whole':
      return '';
  }
}

function yearSlots(told: Explained, points: number) {
  const { element } = letterOfYear(told.chart, told.year ?? told.flow, points);
  return { ...slotsOf(told), 해: told.isOfLastYear === true ? '지난해' : '올해', 기운: energyOf(element) };
}

function metOf(told: Explained, { relation: { kind, positions } }: RelationReason, up: boolean): string {
  if (kind === '삼합' || kind === '방합') return '';
  const slots = { ...slotsOf(told), 자리: POSITIONS[positions[0] ?? 'day'] };
  return `${told.draw.plain(MEETINGS[familyOf(kind)], slots)} 점수가 ${up ? '올랐' : '내려갔'}습니다.`;
}

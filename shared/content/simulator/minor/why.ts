import type { Position, TenGodGroup } from '../../../saju/index.ts';
import { usefulGodOfChart } from '../../facts.ts';
import { elementOfGroup, type RelationReason, type Role, roleOf } from '../../scores/reasons.ts';
import type { Explain, Explained } from '../corpus.ts';
import { filled } from '../draw.ts';
import { joined } from '../joined.ts';
import { elementOfYear, energyOf, familyOf, groupOf, lettersOf } from '../lead.ts';
import { natureOf } from '../nature.ts';
import type { Pool } from '../pools.ts';

/** Why a period has its score, without a term. [때] is the period, [때에] the same with its particle. */

const NATURE = '[때에는] [위]과/와 [아래]이/가 함께 들어옵니다.';
const NATURE_OF_ONE = '[때에는] [위]이/가 많이 들어옵니다.';

type BySign = Readonly<Record<'up' | 'down', string>>;

/** What a ten god stands for where it helps and where it hinders: what all stories of that side tell. */
const GODS: Readonly<Record<TenGodGroup, BySign>> = {
  비겁: { up: '친구와 어울리고 스스로 해내는 힘', down: '지기 싫은 마음' },
  식상: { up: '솜씨와 표현', down: '하고 싶은 대로 하려는 마음' },
  재성: { up: '부지런히 챙기는 힘', down: '갖고 싶고 하고 싶은 마음' },
  관성: { up: '약속과 규칙을 지키는 힘', down: '할 일과 걱정' },
  인성: { up: '배움과 보살핌', down: '기대고 망설이는 마음' },
};

/** An element comes, what it means ([뜻]) and what it is to the reader. */
const ROLES: Readonly<Record<Role, Pool>> = {
  useful: [
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운에 꼭 필요해서 점수가 올랐습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운에 큰 보탬이 되어 점수가 올랐습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운과 아주 잘 어울려 점수가 올랐습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운에 가장 큰 도움이 되어 점수가 올랐습니다.',
  ],
  helping: [
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운에 도움이 되어 점수가 올랐습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운에 보탬이 되어 점수가 올랐습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운과 잘 어울려 점수가 올랐습니다.',
  ],
  adverse: [
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하는데, 타고난 기운에는 부담이 되어 점수가 내려갔습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하는데, 타고난 기운에는 버거워 점수가 내려갔습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하는데, 타고난 기운과는 잘 맞지 않아 점수가 내려갔습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하는데, 타고난 기운을 힘들게 해 점수가 내려갔습니다.',
    '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하는데, 타고난 기운에는 짐이 되어 점수가 내려갔습니다.',
  ],
};

const BY_ITSELF = {
  up: '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하며, 타고난 기운에 도움이 되어 점수가 올랐습니다.',
  down: '[때에] 들어오는 [기운]은/는 [뜻]을/를 뜻하는데, 타고난 기운에 부담이 되기 쉬워 점수가 내려갔습니다.',
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

const GROUP = '[때]의 기운과 타고난 기운이 모여 [기운]이/가 아주 커집니다.';
const GATHERED: Readonly<Record<Role | 'neutral', string>> = {
  useful: '이 기운이 꼭 필요해서 점수가 올랐습니다.',
  helping: '이 기운이 도움이 되어 점수가 올랐습니다.',
  adverse: '이 기운이 부담이 되어 점수가 내려갔습니다.',
  neutral: '이렇게 모인 힘을 좋게 보아 점수가 올랐습니다.',
};

const YEAR = {
  up: '타고난 기운을 돕는 [해]의 [기운]이/가 [때에도] 이어져 점수가 올랐습니다.',
  down: '타고난 기운에 버거운 [해]의 [기운]이/가 [때에도] 이어져 점수가 내려갔습니다.',
} as const;
const QUIET = '[때에] 들어오는 [기운]은/는 타고난 기운을 크게 돕지도 힘들게 하지도 않아 점수가 중간쯤입니다.';

export const EXPLAIN: Explain = {
  why: explained,
  energy: (told) => {
    const { stemElement, branchElement } = told.flow;
    return filled(stemElement === branchElement ? NATURE_OF_ONE : NATURE, { ...slotsOf(told), ...natureOf(told.flow) });
  },
  interaction: explained,
  // Texts for readers under 19 do not speak of the ten-year cycle.
  cycle: () => '',
};

function slotsOf({ time: { now } }: Explained) {
  if (now === '이달') return { 때: now, 때에: '이달에', 때에도: '이달에도', 때에는: '이달에는' };
  return { 때: now, 때에: now, 때에도: `${now}도`, 때에는: `${now}은/는` };
}

function explained(told: Explained): string {
  const { chart, draw, flow, lead, isOfLastYear = false } = told;
  const side = lead.up ? 'up' : 'down';
  const [god, element] =
    lead.place === 'stem' ? [flow.stemGod, flow.stemElement] : [flow.branchGod, flow.branchElement];
  const slots = { ...slotsOf(told), 뜻: GODS[groupOf(god)][side], 기운: energyOf(element) };
  switch (lead.reason?.kind) {
    case 'element': {
      const 때에 = lettersOf(flow, lead.reason) === 'both' ? `${slots.때에} 많이` : slots.때에;
      return draw.plain(ROLES[lead.reason.role], { ...slots, 때에 });
    }
    case 'god':
      return filled(BY_ITSELF[side], slots);
    case 'relation':
      return metOf(told, lead.reason);
    case 'year': {
      const ofYear = elementOfYear(chart, told.year ?? flow, lead.reason.points);
      return filled(YEAR[side], { ...slots, 해: isOfLastYear ? '지난해' : '올해', 기운: energyOf(ofYear) });
    }
    default:
      return filled(QUIET, { ...slots, 기운: energyOf(flow.stemElement) });
  }
}

function metOf(told: Explained, { relation: { kind, positions } }: RelationReason): string {
  const { chart, draw, flow, lead } = told;
  if (kind === '삼합' || kind === '방합') {
    const element = elementOfGroup(kind, flow.pillar % 12);
    const role = roleOf(usefulGodOfChart(chart), element) ?? 'neutral';
    return joined(filled(GROUP, { ...slotsOf(told), 기운: energyOf(element) }), GATHERED[role]);
  }
  const slots = { ...slotsOf(told), 자리: POSITIONS[positions[0] ?? 'day'] };
  return `${draw.plain(MEETINGS[familyOf(kind)], slots)} 점수가 ${lead.up ? '올랐' : '내려갔'}습니다.`;
}

import type { Position, RelationKind, TenGod } from '../../../saju/index.ts';
import type { Role } from '../../scores/reasons.ts';
import type { Pool } from '../pools.ts';

/**
 * Why a period has its score, for readers of age: what met what, what that means, and what it did to the score. Every
 * term comes with its meaning. [간지] is the period's pillar, [별] a ten god, [자리] a position of the chart, [기운] an
 * element, [글자] a sign of the period's pillar.
 */

type BySign = Readonly<Record<'up' | 'down', string>>;

/** A ten god and what it means where it helps, and where it hinders. */
export const GODS: Readonly<Record<TenGod, BySign>> = {
  비견: { up: '비견, 곧 나와 나란히 선 동료', down: '비견, 곧 서로 굽히지 않는 맞수' },
  겁재: { up: '겁재, 곧 겨루며 얻는 용기', down: '겁재, 곧 내 몫을 다투는 경쟁자' },
  식신: { up: '식신, 곧 만들고 베푸는 재주', down: '식신, 곧 느긋해서 늘어지기 쉬운 마음' },
  상관: { up: '상관, 곧 말과 재치', down: '상관, 곧 틀을 벗어나려는 말과 행동' },
  편재: { up: '편재, 곧 넓게 움직이는 돈과 사람', down: '편재, 곧 크게 벌이려는 마음' },
  정재: { up: '정재, 곧 꾸준히 모으는 돈', down: '정재, 곧 작은 셈에 매이는 마음' },
  편관: { up: '편관, 곧 어려움을 이겨 내는 결단', down: '편관, 곧 나를 몰아붙이는 압박' },
  정관: { up: '정관, 곧 규칙과 맡은 책임', down: '정관, 곧 남의 눈과 의무' },
  편인: { up: '편인, 곧 깊이 파고드는 생각', down: '편인, 곧 지나친 생각과 의심' },
  정인: { up: '정인, 곧 배움과 돌봐 주는 손길', down: '정인, 곧 기대고 싶은 마음' },
};

/** The period's pillar, and the ten god of its stem or branch that leads. */
export const GOD_OF: Readonly<Record<'stem' | 'branch', Pool>> = {
  stem: [
    '[때]은/는 [간지]이고, 윗글자는 [별]입니다.',
    '[간지]의 윗글자는 [별]을/를 뜻합니다.',
    '[간지]에는 [별]이/가 윗글자로 들어옵니다.',
    '윗글자에 [별]이/가 놓인 [간지]입니다.',
  ],
  branch: [
    '[때]은/는 [간지]이고, 아랫글자는 [별]입니다.',
    '[간지]의 아랫글자는 [별]을/를 뜻합니다.',
    '[간지]에는 [별]이/가 아랫글자로 들어옵니다.',
    '아랫글자에 [별]이/가 놓인 [간지]입니다.',
  ],
};

/** Both signs, by what their ten gods are about, whether they help or hinder. */
export const BOTH_GODS: { readonly one: Pool; readonly two: Pool } = {
  one: ['[때]은/는 [간지]이고, 위아래 글자가 똑같이 [별]입니다.', '[간지]에는 [별]이/가 위아래로 겹쳐 들어옵니다.'],
  two: [
    '[때]은/는 [간지]입니다. 윗글자는 [별]이고, 아랫글자는 [아래별]입니다.',
    '[간지]에는 윗글자로 [별]이/가, 아랫글자로 [아래별]이/가 들어옵니다.',
    '[간지]의 윗글자는 [별], 아랫글자는 [아래별]입니다.',
  ],
};

export const ABOUT: Readonly<Record<TenGod, string>> = {
  비견: '동료와 맞수를 뜻하는 비견',
  겁재: '겨루는 힘을 뜻하는 겁재',
  식신: '만들고 즐기는 마음을 뜻하는 식신',
  상관: '말과 재치를 뜻하는 상관',
  편재: '넓게 움직이는 돈을 뜻하는 편재',
  정재: '꾸준히 모으는 돈을 뜻하는 정재',
  편관: '몰아붙이는 힘을 뜻하는 편관',
  정관: '규칙과 책임을 뜻하는 정관',
  편인: '깊은 생각과 의심을 뜻하는 편인',
  정인: '배움과 보살핌을 뜻하는 정인',
};

/** What two signs are to each other, and what that means. */
export const TIES: Readonly<Record<Exclude<RelationKind, '삼합' | '방합' | '삼형'>, string>> = {
  천간합: '천간합, 곧 서로 끌리는 사이',
  천간충: '천간충, 곧 서로 밀어내는 사이',
  육합: '육합, 곧 서로를 부르는 짝',
  반합: '반합, 곧 힘을 모으는 사이',
  가합: '가합, 곧 느슨하게 어울리는 사이',
  충: '충(沖), 곧 마주 보고 부딪치는 사이',
  형: '형(刑), 곧 서로를 다그치는 사이',
  자형: '자형(自刑), 곧 같은 글자가 만나 스스로를 다그치는 사이',
  파: '파(破), 곧 맞춰 둔 것을 흩뜨리는 사이',
  해: '해(害), 곧 서운함이 쌓이는 사이',
  원진: '원진(怨嗔), 곧 까닭 없이 거슬리는 사이',
};

/** The period's sign ([글자]) meets one of the chart. */
export const MEETING: Pool = [
  '[글자]은/는 [자리]의 글자와 [사이]입니다.',
  '[자리]의 글자와 [글자]이/가 [사이]이/가 됩니다.',
];

/** The period's branch completes a group with two of the chart's. */
export const GROUPS: Readonly<Record<'삼합' | '방합' | '삼형', string>> = {
  삼합: '[글자]이/가 사주의 두 글자와 삼합, 곧 셋이 모여 한 힘이 되는 모양을 이룹니다.',
  방합: '[글자]이/가 사주의 두 글자와 방합, 곧 한 계절의 글자 셋이 모인 모양을 이룹니다.',
  삼형: '[글자]이/가 사주의 두 글자와 삼형(三刑), 곧 셋이 서로를 다그치는 모양을 이룹니다.',
};

export const POSITIONS: Readonly<Record<Position, string>> = {
  year: '태어난 해',
  month: '태어난 달',
  day: '태어난 날',
  hour: '태어난 시',
};

/** The day pillar's stem stands for the person, its branch for who is close. */
type Seat = Exclude<Position, 'day'> | 'self' | 'close';

/** What a position stands for, what the relation does there, and so to the score. */
export const EFFECTS: Readonly<Record<'합' | '충' | '마찰', Readonly<Record<Seat, Pool>>>> = {
  합: {
    year: [
      '태어난 해는 집안과 뿌리를 뜻하니, 가족의 도움을 얻는다고 보아 점수를 조금 올렸습니다.',
      '태어난 해는 가족과 뿌리의 자리이니, 집안에 반가운 일이 있다고 보아 점수를 조금 올렸습니다.',
    ],
    month: [
      '태어난 달은 일과 사회생활을 뜻하니, 함께 일하는 사람과 뜻이 맞는다고 보아 점수를 올렸습니다.',
      '태어난 달은 일하는 자리이니, 맡은 일이 순조롭다고 보아 점수를 올렸습니다.',
      '태어난 달은 사회생활을 뜻하니, 도와주는 사람이 있다고 보아 점수를 올렸습니다.',
    ],
    self: ['태어난 날의 윗글자는 나 자신을 뜻하니, 마음이 한곳으로 모인다고 보아 점수를 올렸습니다.'],
    close: [
      '태어난 날의 아랫글자는 가까운 사람을 뜻하니, 서로 뜻이 통한다고 보아 점수를 올렸습니다.',
      '태어난 날의 아랫글자는 배우자와 가까운 사람의 자리이니, 함께하는 일이 수월하다고 보아 점수를 올렸습니다.',
      '태어난 날의 아랫글자는 나와 함께 사는 사람의 자리이니, 집안이 편안하다고 보아 점수를 올렸습니다.',
    ],
    hour: [
      '태어난 시는 앞날과 아랫사람을 뜻하니, 앞으로의 일이 순조롭다고 보아 점수를 조금 올렸습니다.',
      '태어난 시는 앞으로의 일을 뜻하니, 계획한 일이 잘된다고 보아 점수를 조금 올렸습니다.',
    ],
  },
  충: {
    year: [
      '태어난 해는 집안과 뿌리를 뜻하니, 가족과 생각이 다르기 쉽다고 보아 점수를 내렸습니다.',
      '태어난 해는 가족과 뿌리의 자리이니, 집안일로 바빠지기 쉽다고 보아 점수를 내렸습니다.',
    ],
    month: [
      '태어난 달은 일과 사회생활을 뜻하니, 일의 방향이 바뀌기 쉽다고 보아 점수를 내렸습니다.',
      '태어난 달은 일하는 자리이니, 의견이 갈리기 쉽다고 보아 점수를 내렸습니다.',
      '태어난 달은 사회생활을 뜻하니, 하던 방식이 흔들리기 쉽다고 보아 점수를 내렸습니다.',
    ],
    self: ['태어난 날의 윗글자는 나 자신을 뜻하니, 마음이 흔들리기 쉽다고 보아 점수를 내렸습니다.'],
    close: [
      '태어난 날의 아랫글자는 가까운 사람을 뜻하니, 뜻이 엇갈리기 쉽다고 보아 점수를 내렸습니다.',
      '태어난 날의 아랫글자는 내가 머무는 자리이기도 하니, 계획이 바뀌기 쉽다고 보아 점수를 내렸습니다.',
      '태어난 날의 아랫글자는 나와 함께 사는 사람의 자리이니, 서로 부딪치기 쉽다고 보아 점수를 내렸습니다.',
    ],
    hour: [
      '태어난 시는 앞날과 아랫사람을 뜻하니, 세워 둔 계획이 바뀌기 쉽다고 보아 점수를 내렸습니다.',
      '태어난 시는 앞으로의 일을 뜻하니, 예상과 달라지기 쉽다고 보아 점수를 내렸습니다.',
    ],
  },
  마찰: {
    year: [
      '태어난 해는 집안과 뿌리를 뜻하니, 가족과 말이 엇갈리기 쉽다고 보아 점수를 조금 내렸습니다.',
      '태어난 해는 가족과 뿌리의 자리이니, 가족에게 서운해지기 쉽다고 보아 점수를 조금 내렸습니다.',
    ],
    month: [
      '태어난 달은 일과 사회생활을 뜻하니, 일에서 손발이 어긋나기 쉽다고 보아 점수를 조금 내렸습니다.',
      '태어난 달은 일하는 자리이니, 다시 손볼 일이 생기기 쉽다고 보아 점수를 조금 내렸습니다.',
      '태어난 달은 사회생활을 뜻하니, 말이 엇갈리기 쉽다고 보아 점수를 조금 내렸습니다.',
    ],
    self: ['태어난 날의 윗글자는 나 자신을 뜻하니, 마음이 갈리기 쉽다고 보아 점수를 조금 내렸습니다.'],
    close: [
      '태어난 날의 아랫글자는 가까운 사람을 뜻하니, 사소한 일로 서운해지기 쉽다고 보아 점수를 조금 내렸습니다.',
      '태어난 날의 아랫글자는 가까운 사람의 자리이니, 말 한마디가 마음에 걸리기 쉽다고 보아 점수를 조금 내렸습니다.',
      '태어난 날의 아랫글자는 나와 함께 사는 사람의 자리이니, 말이 엇갈리기 쉽다고 보아 점수를 조금 내렸습니다.',
    ],
    hour: [
      '태어난 시는 앞날과 아랫사람을 뜻하니, 계획을 고칠 일이 생기기 쉽다고 보아 점수를 조금 내렸습니다.',
      '태어난 시는 앞으로의 일을 뜻하니, 예상과 조금 달라지기 쉽다고 보아 점수를 조금 내렸습니다.',
    ],
  },
};

/** What an element is to the chart, and so to the score; [어디] names the letter that brings it. */
export const ROLES: Readonly<Record<Role | 'neutral', Pool>> = {
  useful: [
    '[어디] [기운]은/는 이 사주의 균형을 잡아 주는 용신(用神)이라 점수가 올랐습니다.',
    '[어디] [기운]이/가 이 사주에 가장 도움이 되어 점수가 올랐습니다.',
    '[어디] [기운]이/가 이 사주의 치우침을 바로잡는다고 보아 점수를 올렸습니다.',
    '[어디] [기운]은/는 이 사주에 꼭 필요하다고 보아 점수를 올렸습니다.',
    '점수를 올린 것은 [어디] [기운]으로/로, 이 사주의 균형을 잡아 줍니다.',
    '[어디] [기운]이/가 이 사주의 모자란 점을 메운다고 보아 점수를 올렸습니다.',
    '[어디] [기운]을/를 이 사주에서 가장 좋게 보아 점수를 올렸습니다.',
  ],
  helping: [
    '[어디] [기운]은/는 이 사주의 균형을 거드는 희신(喜神)이라 점수가 조금 올랐습니다.',
    '[어디] [기운]이/가 이 사주의 균형에 보탬이 되어 점수가 조금 올랐습니다.',
    '[어디] [기운]은/는 이 사주에 도움이 되는 편이어서 점수를 조금 올렸습니다.',
    '점수를 조금 올린 것은 [어디] [기운]으로/로, 이 사주의 균형을 돕습니다.',
    '[어디] [기운]을/를 이 사주에서 좋게 보아 점수를 조금 올렸습니다.',
  ],
  adverse: [
    '[어디] [기운]은/는 이 사주의 균형을 흔드는 기신(忌神)이라 점수가 내려갔습니다.',
    '[어디] [기운]이/가 이 사주의 치우침을 키운다고 보아 점수를 내렸습니다.',
    '[어디] [기운]은/는 이 사주와 잘 맞지 않아 점수가 내려갔습니다.',
    '[어디] [기운]이/가 이 사주에 부담이 된다고 보아 점수를 내렸습니다.',
    '점수를 내린 것은 [어디] [기운]으로/로, 이 사주의 균형을 흔듭니다.',
    '[어디] [기운]을/를 이 사주에서 좋지 않게 보아 점수를 내렸습니다.',
    '[어디] [기운]이/가 이 사주에는 지나치다고 보아 점수를 내렸습니다.',
  ],
  neutral: ['[어디] [기운]은/는 이 사주에 크게 보태지도 덜지도 않아 점수가 조금만 움직였습니다.'],
};

/** A ten god by itself, which neither element favours. */
export const BY_ITSELF: Readonly<Record<'up' | 'down', Pool>> = {
  up: ['[글자]을/를 명리에서 순하다고 보아 점수를 조금 올렸습니다.'],
  down: ['[글자]을/를 명리에서 조심할 글자로 보아 점수를 조금 내렸습니다.'],
};

export const THREE_PUNISHMENTS: Pool = ['세 글자가 서로 얽혀 일이 꼬이기 쉽다고 보아 점수를 내렸습니다.'];

/** Of a month: what its year does. */
export const YEAR: Readonly<Record<'up' | 'down', Pool>> = {
  up: ['한 해의 기운이 이 사주에 도움이 되는 쪽이라, 그 영향으로 점수가 올랐습니다.'],
  down: ['한 해의 기운이 이 사주에 부담이 되는 쪽이라, 그 영향으로 점수가 내려갔습니다.'],
};

/** Little or nothing moves the score. */
export const QUIET: { readonly what: Pool; readonly score: Pool } = {
  what: ['[때]은/는 [간지]이고, 사주의 글자들과 크게 얽히지 않습니다.'],
  score: [
    '올릴 이유도 내릴 이유도 적어 점수가 가운데에 머뭅니다.',
    '보태는 것과 더는 것이 엇비슷해 점수가 가운데쯤입니다.',
  ],
};

/** What pulls the other way, with nearly the same weight; `up` helps, `down` hinders. */
export const COUNTERS = {
  element: {
    up: '그래도 [글자]에 든 [기운]이/가 도움이 되어 덜 내려갔습니다.',
    down: '다만 [글자]에 든 [기운]이/가 부담이 되어 덜 올랐습니다.',
  },
  relation: {
    up: '그래도 [글자]이/가 [자리]의 글자와 [사이]이/가 되어 덜 내려갔습니다.',
    down: '다만 [글자]이/가 [자리]의 글자와 [사이]이/가 되어 덜 올랐습니다.',
  },
  group: {
    up: '그래도 사주의 글자들과 셋이 모여 돕는 힘을 이룹니다.',
    down: '다만 사주의 글자들과 셋이 모여 부담이 되는 힘을 이룹니다.',
  },
  year: {
    up: '그래도 한 해의 기운이 도움이 되어 덜 내려갔습니다.',
    down: '다만 한 해의 기운이 부담이 되어 덜 올랐습니다.',
  },
} as const satisfies Readonly<Record<string, BySign>>;

/** The period's pillar stands in the chart. */
export const RETURN =
  '[자리]과/와 두 글자가 모두 같으니 복음(伏吟), 곧 같은 글자가 겹치는 때입니다. 하던 일이 되풀이되기 쉽다고 봅니다.';

/**
 * What the ten-year cycle does to a period, by what the cycle is to the chart and whether the period goes well. A cycle
 * that neither helps nor hinders is not told, unless it begins.
 */
export const CYCLE: Readonly<Record<'helps' | 'hinders', BySign>> = {
  helps: {
    up: '십 년마다 바뀌는 큰 흐름인 대운도 도움이 되는 쪽입니다.',
    down: '그래도 십 년마다 바뀌는 큰 흐름인 대운은 도움이 되는 쪽이라 어려움이 덜합니다.',
  },
  hinders: {
    up: '다만 십 년마다 바뀌는 큰 흐름인 대운은 부담이 되는 쪽입니다.',
    down: '십 년마다 바뀌는 큰 흐름인 대운도 부담이 되는 쪽입니다.',
  },
};

export const CYCLE_BEGINS: Readonly<Record<'helps' | 'hinders' | 'neither', string>> = {
  helps: '십 년을 이끄는 큰 흐름인 대운이 도움이 되는 쪽으로 바뀝니다.',
  hinders: '십 년을 이끄는 큰 흐름인 대운이 부담이 되는 쪽으로 바뀌니 달라지는 것에 천천히 익숙해지세요.',
  neither: '십 년을 이끄는 큰 흐름인 대운이 바뀌니 달라지는 것에 천천히 익숙해지세요.',
};

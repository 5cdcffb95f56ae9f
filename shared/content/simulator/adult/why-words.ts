import type { Position, RelationKind, TenGod } from '../../../saju/index.ts';
import type { Role } from '../../scores/reasons.ts';
import type { Level } from '../lead.ts';
import type { Pool } from '../pools.ts';

/**
 * Why a period has its score, for readers of age: what met what, what that means, and what it did to the score. Every
 * term comes with its meaning. [간지] is the period's pillar, [별] a ten god, [자리] a position of the chart, [기운] an
 * element, [글자] a sign of the period's pillar.
 */

type BySign = Readonly<Record<'up' | 'down', string>>;

/** A ten god and the part of life that it stands for, whether it helps or hinders. */
export const GODS: Readonly<Record<TenGod, string>> = {
  비견: '비견, 곧 나와 같은 기운',
  겁재: '겁재, 곧 남과 겨루고 나누는 일',
  식신: '식신, 곧 먹고 만들고 쉬는 일',
  상관: '상관, 곧 말과 재주',
  편재: '편재, 곧 넓게 오가는 돈과 사람',
  정재: '정재, 곧 꼼꼼히 챙기는 돈과 살림',
  편관: '편관, 곧 힘든 일과 그것을 이겨 내는 결단',
  정관: '정관, 곧 규칙과 맡은 책임',
  편인: '편인, 곧 혼자 하는 깊은 생각',
  정인: '정인, 곧 배움과 보살핌',
};

/** The period's pillar, what its signs are likened to, and their elements. */
export const NATURE: Pool = [
  '[때]은/는 [간지]입니다. 윗글자에는 [위], 아랫글자에는 [아래]이/가 들어 있습니다.',
  '[간지]의 윗글자에는 [위], 아랫글자에는 [아래]이/가 들어 있습니다.',
];

/** The same of a pillar that reads as another word (임신, 병신): it is not named. */
export const UNNAMED_NATURE: Pool = ['[때]의 윗글자에는 [위], 아랫글자에는 [아래]이/가 들어 있습니다.'];

/** The meaning of a letter, after its element was named; `both`: both letters are of that element, `same`: and mean the same. */
export const LINK: { readonly one: Pool; readonly both: string; readonly same: string } = {
  one: [
    '이 글자는 나에게 [별]을/를 뜻합니다.',
    '나에게 이 글자는 [별]을/를 뜻합니다.',
    '나에게는 이 글자가 [별]입니다.',
    '이 글자는 나에게 [별]에 해당합니다.',
  ],
  both: '두 글자 가운데 [글자]은/는 나에게 [별]을/를 뜻합니다.',
  same: '두 글자는 나에게 모두 [별]을/를 뜻합니다.',
};

/** The letter that was just named. */
export const SAME_LETTER = '이 글자';

/** Of a middling score whose other side has no sentence of its own, or that has none. */
export const BALANCED = {
  both: {
    up: '다만 부담이 되는 글자가 있어 점수는 중간쯤입니다.',
    down: '그래도 도움이 되는 글자가 있어 점수는 중간쯤입니다.',
  },
  one: '그 밖에는 점수를 크게 움직이는 것이 없습니다.',
} as const;

/** What the letter of a day's story ([글자]) is to the reader. */
export const OF_DAY: Pool = [
  '오늘의 [글자]에 든 [기운]은/는 나에게 [별]을/를 뜻합니다.',
  '[기운]이/가 든 오늘의 [글자]은/는 나에게 [별]을/를 뜻합니다.',
  '오늘의 두 글자 가운데 [글자]에 든 [기운]은/는 나에게 [별]을/를 뜻합니다.',
];

/** A second reason, which the story is of: an element with its letter, and a letter by its ten god. */
export const BESIDES: BySign = {
  up: '[글자]에 든 [기운]도 도움이 되며, 나에게 [별]을/를 뜻합니다.',
  down: '[글자]에 든 [기운]도 부담이 되며, 나에게 [별]을/를 뜻합니다.',
};
export const LINK_OF_GOD = '[글자]은/는 나에게 [별]을/를 뜻합니다.';

/** What a group of three means. */
export const GROUP_ENDS: BySign = {
  up: '이렇게 모인 [기운]이/가 도움이 된다고 봅니다.',
  down: '이렇게 모인 [기운]이/가 부담이 된다고 봅니다.',
};

/** What two signs are to each other: the terms that readers know with their meaning, of the others the meaning alone. */
export const TIES: Readonly<Record<Exclude<RelationKind, '삼합' | '방합' | '삼형'>, string>> = {
  천간합: '천간합, 곧 서로 끌리는 사이',
  천간충: '서로 밀어내는 사이',
  육합: '육합, 곧 서로를 부르는 짝',
  반합: '힘을 모으는 사이',
  가합: '느슨하게 어울리는 사이',
  충: '충, 곧 마주 보고 부딪치는 사이',
  형: '서로를 다그치는 사이',
  자형: '서로 닮아서 맞서는 사이',
  파: '서로 어긋나는 사이',
  해: '서운함이 쌓이는 사이',
  원진: '까닭 없이 거슬리는 사이',
};

/** The period's sign ([글자]) meets one of the chart. */
export const MEETING: Pool = [
  '[글자]은/는 [자리]의 글자와 [사이]입니다.',
  '[글자]이/가 [자리]의 글자와 만나 [사이]이/가 됩니다.',
  '[글자]과/와 [자리]의 글자는 [사이]입니다.',
];

/** The period's branch completes a group with two of the chart's. */
export const GROUPS: Readonly<Record<'삼합' | '방합' | '삼형', string>> = {
  삼합: '[글자]이/가 사주의 두 글자와 삼합, 곧 셋이 모여 한 힘이 되는 모양을 이룹니다.',
  방합: '[글자]이/가 사주의 두 글자와 방합, 곧 한 계절의 글자 셋이 모여 한 힘이 되는 모양을 이룹니다.',
  삼형: '[글자]이/가 사주의 두 글자와 만나 셋이 서로를 다그치는 모양을 이룹니다.',
};

export const POSITIONS: Readonly<Record<Position, string>> = {
  year: '태어난 해',
  month: '태어난 달',
  day: '태어난 날',
  hour: '태어난 시',
};

/** The day pillar's stem stands for the person, its branch for who is close. */
type Seat = Exclude<Position, 'day'> | 'self' | 'close';

/** What a position stands for and what the relation does there; `보아 점수를 올렸습니다` or `봅니다` follows. */
export const EFFECTS: Readonly<Record<'합' | '충' | '마찰', Readonly<Record<Seat, string>>>> = {
  합: {
    year: '태어난 해는 집안을 뜻하니, 가족이나 친척에게서 힘을 얻는다고',
    month: '태어난 달은 일과 사회생활을 뜻하니, 하는 일이 순조롭다고',
    self: '태어난 날의 윗글자는 나 자신을 뜻하니, 마음이 끌리는 일이나 사람을 만난다고',
    close: '태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 그 사이가 편안하다고',
    hour: '태어난 시는 앞날을 뜻하니, 앞으로의 일이 순조롭다고',
  },
  충: {
    year: '태어난 해는 집안을 뜻하니, 가족이나 친척에게 마음 쓸 일이 생긴다고',
    month: '태어난 달은 일과 사회생활을 뜻하니, 하던 일이 바뀌기 쉽다고',
    self: '태어난 날의 윗글자는 나 자신을 뜻하니, 중심을 잡기 어렵다고',
    close: '태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 그 사이가 흔들리기 쉽다고',
    hour: '태어난 시는 앞날을 뜻하니, 세워 둔 계획이 바뀌기 쉽다고',
  },
  마찰: {
    year: '태어난 해는 집안을 뜻하니, 가족이나 친척에게 마음 쓸 일이 있다고',
    month: '태어난 달은 일과 사회생활을 뜻하니, 일에서 실수나 오해가 생기기 쉽다고',
    self: '태어난 날의 윗글자는 나 자신을 뜻하니, 마음이 편치 않다고',
    close: '태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 서운한 일이 생기기 쉽다고',
    hour: '태어난 시는 앞날을 뜻하니, 일정이 어긋나기 쉽다고',
  },
};

/** The same at every position, of a sign that meets its own like. */
export const BLAMES_ITSELF = '이럴 때는 스스로를 다그치기 쉽다고';

/** What an element is to the chart, and so to the score; [어디] names the letter that brings it. */
export const ROLES: Readonly<Record<Role | 'neutral', Pool>> = {
  useful: [
    '[어디] [기운]이/가 이 사주에 가장 도움이 되어 점수가 올랐습니다.',
    '[어디] [기운]이/가 이 사주에 꼭 필요해 점수가 올랐습니다.',
    '[어디] [기운]이/가 이 사주의 균형을 잡아 주어 점수가 올랐습니다.',
  ],
  helping: [
    '[어디] [기운]이/가 이 사주에 도움이 되어 점수가 올랐습니다.',
    '[어디] [기운]이/가 이 사주의 균형을 잡는 데 도움이 되어 점수가 올랐습니다.',
  ],
  adverse: [
    '[어디] [기운]이/가 이 사주에 부담이 되어 점수가 내려갔습니다.',
    '[어디] [기운]은/는 이 사주와 잘 맞지 않아 점수가 내려갔습니다.',
    '[어디] [기운]이/가 이 사주의 균형을 흔들어 점수가 내려갔습니다.',
  ],
  neutral: ['[어디] [기운]은/는 큰 도움도 부담도 되지 않지만, 힘이 모이는 것을 좋게 보아 점수를 조금 올렸습니다.'],
};

/** A ten god by itself, which neither element favours. */
export const BY_ITSELF: BySign = {
  up: '[글자]은/는 나에게 [별]을/를 뜻하며, 순한 글자로 보아 점수를 올렸습니다.',
  down: '[글자]은/는 나에게 [별]을/를 뜻하며, 거친 글자로 보아 점수를 내렸습니다.',
};

export const THREE_PUNISHMENTS = '세 글자가 서로 얽혀 일이 꼬이기 쉽다고 보아 점수를 내렸습니다.';

/** Of a month: what its own letters are where the year ([해]) makes the score, and what the year does beside them. */
export const OWN: BySign = {
  up: '[글자]에 든 [기운]은/는 이 사주에 도움이 됩니다.',
  down: '[글자]에 든 [기운]은/는 이 사주에 부담이 됩니다.',
};
export const YEAR = {
  alone: '[때]의 두 글자는 이 사주에 큰 도움도 부담도 되지 않습니다.',
  does: {
    up: '[해]의 [글자]에 든 [기운]이/가 도움이 되어 점수가 올랐습니다.',
    down: '[해]의 [글자]에 든 [기운]이/가 부담이 되어 점수가 내려갔습니다.',
  },
  prevails: {
    up: '그래도 [해]의 [글자]에 든 [기운]이/가 더 크게 도와 점수가 올랐습니다.',
    down: '다만 [해]의 [글자]에 든 [기운]이/가 더 큰 부담이 되어 점수가 내려갔습니다.',
  },
  also: {
    up: '[해]의 [기운]도 도움이 되어 점수가 더 올랐습니다.',
    down: '[해]의 [기운]도 부담이 되어 점수가 더 내려갔습니다.',
  },
} as const;

/** No letter moves the score. */
export const QUIET = '[글자]은/는 나에게 [별]을/를 뜻하지만, 이 사주에 큰 도움도 부담도 되지 않아 점수가 중간쯤입니다.';

/** What pulls the other way; `up` helps, `down` hinders. */
export const COUNTERS = {
  element: {
    up: [
      '그래도 [글자]에 든 [기운]이/가 도움이 되어 점수가 덜 내려갔습니다.',
      '그래도 [글자]에 든 [기운]이/가 힘을 보태 주어 점수가 덜 내려갔습니다.',
    ],
    down: [
      '다만 [글자]에 든 [기운]이/가 부담이 되어 점수가 덜 올랐습니다.',
      '다만 [글자]에 든 [기운]이/가 버거워 점수가 덜 올랐습니다.',
    ],
  },
  relation: {
    up: '그래도 [글자]이/가 [자리]의 글자와 [사이]이/가 되어 점수가 덜 내려갔습니다.',
    down: '다만 [글자]이/가 [자리]의 글자와 [사이]이/가 되어 점수가 덜 올랐습니다.',
  },
  god: {
    up: '그래도 [글자]은/는 [별]을/를 뜻하는 순한 글자라 점수가 덜 내려갔습니다.',
    down: '다만 [글자]은/는 [별]을/를 뜻하는 거친 글자라 점수가 덜 올랐습니다.',
  },
  group: {
    up: '그래도 [글자]이/가 사주의 두 글자와 모여 도움이 되는 힘을 이루어 점수가 덜 내려갔습니다.',
    down: '다만 [글자]이/가 사주의 두 글자와 모여 부담이 되는 힘을 이루어 점수가 덜 올랐습니다.',
  },
  year: {
    up: '그래도 [해]의 [기운]이/가 도움이 되어 점수가 덜 내려갔습니다.',
    down: '다만 [해]의 [기운]이/가 부담이 되어 점수가 덜 올랐습니다.',
  },
} as const;

/** What the ten-year cycle is to the chart; one that neither helps nor hinders is not told, unless it begins. */
export const CYCLE: Readonly<Record<'helps' | 'hinders', string>> = {
  helps: '십 년마다 바뀌는 큰 흐름인 대운[도] 도움이 되니, 하던 일을 이어 가기 좋습니다.',
  hinders: '십 년마다 바뀌는 큰 흐름인 대운[도] 부담이 되니, 큰 결정을 앞두면 믿는 사람과 의논하세요.',
};

export const CYCLE_BEGINS: Readonly<Record<'helps' | 'turns' | 'hinders' | 'neither', string>> = {
  helps: '십 년을 이끄는 큰 흐름인 대운이 도움이 되는 쪽으로 바뀌니, 미뤄 둔 일을 시작하기 좋습니다.',
  turns: '십 년을 이끄는 큰 흐름인 대운이 도움이 되는 쪽으로 바뀌는 때입니다.',
  hinders: '십 년을 이끄는 큰 흐름인 대운이 부담이 되는 쪽으로 바뀌니, 큰 결정을 앞두면 믿는 사람과 의논하세요.',
  neither: '십 년을 이끄는 큰 흐름인 대운이 새로 바뀌는 때라, 생활의 방향이 조금 달라질 수 있습니다.',
};

/** What joins that to a text on a period that goes well or not. */
export const CYCLE_LINKS: Readonly<Record<'helps' | 'hinders' | 'neither', Readonly<Record<Level, string>>>> = {
  helps: { good: '', fair: '', mixed: '한편', careful: '한편' },
  hinders: { good: '한편', fair: '한편', mixed: '', careful: '' },
  neither: { good: '', fair: '', mixed: '', careful: '' },
};

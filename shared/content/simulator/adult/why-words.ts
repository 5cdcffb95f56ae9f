import type { Position, RelationKind, TenGod } from '../../../saju/index.ts';
import type { Role } from '../../scores/reasons.ts';
import type { Level } from '../lead.ts';
import type { Pool } from '../pools.ts';

/**
 * Why a period has its score, for readers of age: what came or met what, what that means, and what it did to the score. A
 * ten god is called by its meaning alone. [간지] is the period's pillar, [자리] a sign of the chart, [기운] an element,
 * [글자] a sign of the period's pillar, [뜻] what it stands for.
 */

type BySign = Readonly<Record<'up' | 'down', string>>;

/** What a ten god stands for where it helps and where it hinders: what all its stories of that side tell. */
export const GODS: Readonly<Record<TenGod, BySign>> = {
  비견: { up: '생각이 같은 동료', down: '남과 견주며 버티는 마음' },
  겁재: { up: '여럿의 힘과 배짱', down: '남보다 앞서려는 마음' },
  식신: { up: '솜씨와 여유', down: '편하고 즐거운 것을 찾는 마음' },
  상관: { up: '말솜씨와 새로운 생각', down: '하고 싶은 대로 하려는 마음' },
  편재: { up: '넓게 보고 움직이는 힘', down: '무엇이든 크게 벌이려는 마음' },
  정재: { up: '꼼꼼함과 성실함', down: '작은 것까지 따지는 마음' },
  편관: { up: '어려운 일을 밀고 나가는 힘', down: '버거운 일과 재촉' },
  정관: { up: '규칙과 책임', down: '체면과 의무' },
  편인: { up: '깊이 살피는 힘', down: '꼬리를 무는 생각' },
  정인: { up: '배움과 보살핌', down: '기대고 기다리는 마음' },
};

/** The period's pillar, what its signs are likened to, and their elements. */
export const NATURE: Pool = [
  '[때]은/는 [간지]입니다. 윗글자에는 [위], 아랫글자에는 [아래]이/가 들어 있습니다.',
  '[간지]의 윗글자에는 [위], 아랫글자에는 [아래]이/가 들어 있습니다.',
];

/** Of a pillar whose name reads as another word. */
export const NATURE_UNNAMED: Pool = [
  '[때]을/를 나타내는 두 글자 가운데 윗글자에는 [위], 아랫글자에는 [아래]이/가 들어 있습니다.',
];

/** Of a month, which begins some days after the first of the calendar's. */
export const NATURE_OF_MONTH: Pool = ['[간지]의 윗글자에는 [위], 아랫글자에는 [아래]이/가 들어 있습니다.'];

/** What two signs are to each other: the terms that readers know with their meaning, of the others the meaning alone. */
export const TIES: Readonly<Record<Exclude<RelationKind, '삼합' | '방합' | '삼형'>, string>> = {
  천간합: '천간합, 곧 서로 끌리는 사이',
  천간충: '서로 밀어내는 사이',
  육합: '육합, 곧 잘 어울리는 짝',
  반합: '힘을 모으는 사이',
  가합: '느슨하게 어울리는 사이',
  충: '충, 곧 마주 보고 부딪치는 사이',
  형: '서로를 다그치는 사이',
  자형: '같은 글자끼리 다그치는 사이',
  파: '서로 어긋나는 사이',
  해: '서운함이 쌓이는 사이',
  원진: '까닭 없이 거슬리는 사이',
};

/** The period's sign ([글자]) meets one of the chart ([자리]). */
export const MEETING: Pool = [
  '[글자]은/는 [자리]과/와 [사이]입니다.',
  '[글자]이/가 [자리]과/와 만나 [사이]이/가 됩니다.',
  '[글자]과/와 [자리]은/는 [사이]입니다.',
];

/** The period's branch completes a group with two of the chart's. */
export const GROUPS: Readonly<Record<'삼합' | '방합' | '삼형', string>> = {
  삼합: '[글자]이/가 사주의 두 글자와 삼합, 곧 셋이 모여 [기운]을/를 이루는 사이가 됩니다.',
  방합: '[글자]이/가 사주의 두 글자와 방합, 곧 한 계절의 글자 셋이 모여 [기운]을/를 이루는 사이가 됩니다.',
  삼형: '[글자]이/가 사주의 두 글자와 만나 셋이 서로를 다그치는 사이가 됩니다.',
};

export const POSITIONS: Readonly<Record<Position, string>> = {
  year: '태어난 해',
  month: '태어난 달',
  day: '태어난 날',
  hour: '태어난 시',
};

/** The day pillar's stem stands for the person, its branch for who is close. */
type Seat = Exclude<Position, 'day'> | 'self' | 'close';

/** What a position stands for, and what a relation does to it; `보아 점수를 올렸습니다` follows. What comes of that is the story's. */
export const SEATS: Readonly<Record<Seat, Readonly<Record<'means' | '합' | '충' | '마찰', string>>>> = {
  year: {
    means: '태어난 해는 집안을 뜻하니',
    합: '집안에 도움이 된다고',
    충: '집안이 흔들린다고',
    마찰: '집안이 편하지 않다고',
  },
  month: {
    means: '태어난 달은 일과 사회생활을 뜻하니',
    합: '하는 일에 힘이 붙는다고',
    충: '하는 일이 흔들린다고',
    마찰: '하는 일이 순조롭지 않다고',
  },
  self: {
    means: '태어난 날의 그 글자는 나 자신을 뜻하니',
    합: '마음이 한곳으로 모인다고',
    충: '마음이 흔들린다고',
    마찰: '마음이 편하지 않다고',
  },
  close: {
    means: '태어난 날의 그 글자는 배우자를 비롯해 가까운 사람을 뜻하니',
    합: '그 사람과 더 가까워진다고',
    충: '그 사람과의 사이가 흔들린다고',
    마찰: '그 사람과의 사이가 편하지 않다고',
  },
  hour: {
    means: '태어난 시는 앞날을 뜻하니',
    합: '앞날에 도움이 된다고',
    충: '앞날의 계획이 흔들린다고',
    마찰: '앞날의 계획이 순조롭지 않다고',
  },
};

/** The same at every position, of a sign that meets its own like. */
export const BLAMES_ITSELF = '같은 글자가 겹쳐 기운이 지나치다고';

/** What an element means ([뜻]) and is to the chart, and so to the score; [어디] names the letter that brings it. */
export const ROLES: Readonly<Record<Role, Pool>> = {
  useful: [
    '[어디] [기운]은/는 [뜻]을/를 뜻하며, 이 사주에 꼭 필요해 점수가 올랐습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하며, 이 사주에 큰 도움이 되어 점수가 올랐습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하며, 이 사주에 가장 큰 도움이 되어 점수가 올랐습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하며, 이 사주의 균형을 잡아 주어 점수가 올랐습니다.',
  ],
  helping: [
    '[어디] [기운]은/는 [뜻]을/를 뜻하며, 이 사주에 도움이 되어 점수가 올랐습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하며, 이 사주에 힘을 보태 점수가 올랐습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하며, 이 사주와 잘 어울려 점수가 올랐습니다.',
  ],
  adverse: [
    '[어디] [기운]은/는 [뜻]을/를 뜻하는데, 이 사주에는 부담이 되어 점수가 내려갔습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하는데, 이 사주와는 맞지 않아 점수가 내려갔습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하는데, 이 사주에는 짐이 되어 점수가 내려갔습니다.',
    '[어디] [기운]은/는 [뜻]을/를 뜻하는데, 이 사주의 균형을 흔들어 점수가 내려갔습니다.',
  ],
};

/** The same of an element that a group of three makes strong. */
export const GATHERED: Readonly<Record<Role | 'neutral', string>> = {
  useful: '이렇게 커진 기운이 이 사주에 꼭 필요해 점수가 올랐습니다.',
  helping: '이렇게 커진 기운이 이 사주에 도움이 되어 점수가 올랐습니다.',
  adverse: '이렇게 커진 기운이 이 사주에 부담이 되어 점수가 내려갔습니다.',
  neutral: '이 사주가 감당할 만한 기운이어서, 힘이 모인 것을 좋게 보아 점수를 올렸습니다.',
};

/** A letter by itself, whose element the chart neither gains nor loses by. */
export const BY_ITSELF: BySign = {
  up: '[글자]은/는 [뜻]을/를 뜻하며, 이 사주에는 힘이 된다고 보아 점수를 올렸습니다.',
  down: '[글자]은/는 [뜻]을/를 뜻하는데, 이 사주에는 부담이 된다고 보아 점수를 내렸습니다.',
};

export const THREE_PUNISHMENTS = '부담이 크다고 보아 점수를 내렸습니다.';

/** Of a month whose own letters do not make its score: what its year ([해]) does. */
export const YEAR: BySign = {
  up: '[때]의 글자보다 [해]의 [기운]이/가 점수를 더 크게 올렸습니다. 이 사주에 도움이 되는 기운입니다.',
  down: '[때]의 글자보다 [해]의 [기운]이/가 점수를 더 크게 내렸습니다. 이 사주에 부담이 되는 기운입니다.',
};

/** No letter moves the score. */
export const QUIET = '[글자]은/는 이 사주에 큰 도움도 부담도 되지 않아 점수가 중간쯤입니다.';

/** What the ten-year cycle is to the chart; one that neither helps nor hinders is not told, unless it begins. */
export const CYCLE: Readonly<Record<'helps' | 'hinders', Pool>> = {
  helps: [
    '십 년마다 바뀌는 큰 흐름인 대운[도] 지금 이 사주에 도움이 됩니다.',
    '십 년 동안 이어지는 큰 흐름인 대운[도] 요즘 이 사주에 도움이 됩니다.',
  ],
  hinders: [
    '십 년마다 바뀌는 큰 흐름인 대운[도] 지금 이 사주에 부담이 되니, 큰일은 여유를 두고 준비하세요.',
    '십 년 동안 이어지는 큰 흐름인 대운[도] 요즘 이 사주에 부담이 되니, 큰일은 시간을 넉넉히 잡으세요.',
  ],
};

export const CYCLE_BEGINS: Readonly<Record<'helps' | 'hinders' | 'neither', string>> = {
  helps: '십 년을 이끄는 큰 흐름인 대운이 도움이 되는 쪽으로 바뀌는 때입니다.',
  hinders: '십 년을 이끄는 큰 흐름인 대운이 부담이 되는 쪽으로 바뀌니, 큰일은 여유를 두고 준비하세요.',
  neither: '십 년을 이끄는 큰 흐름인 대운이 새로 바뀌지만, 이 사주에는 득도 실도 크지 않습니다.',
};

/** What joins that to a text on a period that goes well or not. */
export const CYCLE_LINKS: Readonly<Record<'helps' | 'hinders' | 'neither', Readonly<Record<Level, string>>>> = {
  helps: { good: '', fair: '', mixed: '한편', careful: '한편' },
  hinders: { good: '한편', fair: '한편', mixed: '', careful: '' },
  neither: { good: '', fair: '', mixed: '', careful: '' },
};

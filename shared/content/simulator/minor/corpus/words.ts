import type { Pool } from '../../templates.ts';

/**
 * Words of the chart for readers under 19. In all files of this folder the talk is of saving, study, habits, friends and
 * family, never of trading, assets or markets. With the words for adults they share what only names the facts of a chart
 * (reasons.ts).
 */

type Group = '비겁' | '식상' | '재성' | '관성' | '인성';
type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water';

/** By day stem: 갑 … 계. */
export const STEM_IMAGES = [
  '곧게 자라는 큰 나무',
  '비바람을 견디는 풀꽃',
  '환한 한낮의 해',
  '밤을 밝히는 등불',
  '너른 산',
  '기름진 밭',
  '단단한 무쇠',
  '맑게 빛나는 구슬',
  '멀리 흐르는 강물',
  '땅을 적시는 이슬비',
] as const;

export const STEM_NOUNS = ['나무', '풀꽃', '햇살', '등불', '산', '텃밭', '무쇠', '구슬', '강물', '이슬비'] as const;

export const STEM_TRAITS: readonly Pool[] = [
  ['한번 정한 일을 끝까지 밀고 가는 뚝심', '곧은 마음', '맨 앞에 서는 용기', '위를 향해 자라는 꿈'],
  ['사람과 상황에 부드럽게 맞추는 재주', '다시 일어나는 끈기', '싹싹한 말씨', '작은 틈에서도 자라는 힘'],
  ['둘레를 환하게 만드는 밝음', '숨김없는 솔직함', '누구에게나 고른 따뜻함', '먼저 웃는 얼굴'],
  ['작은 것도 살뜰히 챙기는 다정함', '한곳을 비추는 집중력', '은은한 배려', '꺼지지 않는 정성'],
  ['믿고 기댈 수 있는 듬직함', '쉽게 흔들리지 않는 마음', '비밀을 지키는 무게', '크게 품는 너그러움'],
  ['차근차근 가꾸는 성실함', '남을 돕는 넉넉함', '꼼꼼히 돌보는 손길', '기다릴 줄 아는 마음'],
  ['옳다고 여기면 바로 움직이는 결단', '의리를 지키는 마음', '맺고 끊는 또렷함', '겁내지 않는 씩씩함'],
  ['작은 차이도 알아보는 섬세함', '깔끔한 솜씨', '아름다운 것을 고르는 눈', '스스로를 갈고닦는 마음'],
  ['넓게 생각하고 새것을 반기는 호기심', '막힘없는 상상력', '누구와도 섞이는 너그러움', '멀리 내다보는 생각'],
  ['조용히 살펴 핵심을 짚는 눈썰미', '남의 마음을 읽는 섬세함', '스며들 듯 배우는 재주', '차분한 생각'],
];

/** By month branch: 자 … 해. */
export const SEASONS = [
  '한겨울',
  '늦겨울',
  '이른 봄',
  '한봄',
  '늦봄',
  '초여름',
  '한여름',
  '늦여름',
  '초가을',
  '한가을',
  '늦가을',
  '초겨울',
] as const;

export const EPITHETS: Readonly<Record<Element, Pool>> = {
  wood: ['날마다 자라는', '새잎을 틔우는', '위로 뻗는', '꿈을 키우는', '배움을 좋아하는', '먼저 일어서는'],
  fire: ['웃음이 환한', '둘레를 데우는', '마음이 따뜻한', '생기 넘치는', '먼저 손 내미는', '눈빛이 반짝이는'],
  earth: ['차곡차곡 쌓는', '믿음직한', '느긋하게 품는', '약속을 지키는', '제자리를 지키는', '속이 깊은'],
  metal: ['야무지게 매듭짓는', '또렷한', '정돈을 잘하는', '한결같은', '마무리가 깔끔한', '반듯한'],
  water: ['깊이 헤아리는', '생각이 샘솟는', '조용히 흐르는', '물음이 많은', '멀리 내다보는', '잘 스며드는'],
};

/** What a chart's leading group brings to school and home. */
export const GROUP_STRENGTHS: Readonly<Record<Group, Pool>> = {
  비겁: [
    '정한 목표를 끝까지 붙드는 힘',
    '친구와 나란히 달리는 힘',
    '제 몫을 제 손으로 해내는 힘',
    '지지 않으려는 끈기',
    '함께하는 일을 이끄는 힘',
  ],
  식상: [
    '배운 것을 제 말로 풀어내는 힘',
    '손으로 만들며 익히는 힘',
    '생각을 글과 그림으로 옮기는 힘',
    '발표를 즐기는 힘',
    '새로운 방법을 떠올리는 힘',
  ],
  재성: [
    '용돈을 꼼꼼히 나누는 힘',
    '계획한 만큼 해내는 힘',
    '필요한 것과 갖고 싶은 것을 가르는 힘',
    '시간을 알뜰히 쓰는 힘',
    '결과까지 챙기는 힘',
  ],
  관성: [
    '약속과 규칙을 지키는 힘',
    '맡은 일을 책임지는 힘',
    '때를 맞추어 움직이는 힘',
    '어려운 일 앞에서 참는 힘',
    '스스로를 다잡는 힘',
  ],
  인성: [
    '책에서 답을 찾는 힘',
    '선생님의 말을 귀담아듣는 힘',
    '깊이 생각하고 오래 기억하는 힘',
    '모르는 것을 차분히 파고드는 힘',
    '배움을 쌓아 가는 힘',
  ],
};

export const GROUP_MEANINGS: Readonly<Record<Group, string>> = {
  비겁: '스스로 서는 기운',
  식상: '표현하는 기운',
  재성: '챙기고 나누는 기운',
  관성: '약속을 지키는 기운',
  인성: '배우고 쉬는 기운',
};

/** Things to do for school, as nouns: they are begun, done and finished. */
export const SUBJECTS: Pool = [
  '수학 복습',
  '영어 단어 공부',
  '국어 공부',
  '과학 복습',
  '역사 공부',
  '사회 복습',
  '한자 공부',
  '수업 복습',
  '독서',
  '발표 준비',
];

export const COLORS: Readonly<Record<Element, Pool>> = {
  wood: ['초록', '연두', '풀빛', '청록'],
  fire: ['빨강', '주홍', '분홍', '자주'],
  earth: ['노랑', '황토', '베이지', '갈색'],
  metal: ['하양', '은빛', '아이보리', '연회색'],
  water: ['검정', '남색', '파랑', '짙은 회색'],
};

export const DIRECTIONS: Readonly<Record<Element, string>> = {
  wood: '동쪽',
  fire: '남쪽',
  earth: '집에서 가까운 곳',
  metal: '서쪽',
  water: '북쪽',
};

export const NUMBERS: Readonly<Record<Element, readonly [number, ...number[]]>> = {
  wood: [3, 8, 13, 18, 23, 28],
  fire: [2, 7, 12, 17, 22, 27],
  earth: [5, 10, 15, 20, 25, 30],
  metal: [4, 9, 14, 19, 24, 29],
  water: [1, 6, 11, 16, 21, 26],
};

import type { TenGodGroup } from '../ten-gods.ts';
import type { Element } from '../types.ts';
import type { PolarityBalance } from './personality.ts';

/** How to work, by the ten-god group of the strongest element, for a day master that carries it and for a weak one. */
export const WORK_STYLE: Readonly<Record<TenGodGroup, { readonly able: string; readonly weak: string }>> = {
  비겁: {
    able: '일할 때에는 재량이 넓을수록 의욕이 오르며, 동업한다면 역할과 몫을 문서로 정해 두어야 뒤탈이 없습니다.',
    weak: '일할 때에는 혼자 끌고 가기보다 대등한 동료와 나누어 맡을 때 오래가며, 역할과 몫은 처음부터 문서로 정해 두어야 뒤탈이 없습니다.',
  },
  식상: {
    able: '일할 때에는 아이디어를 직접 구현해 볼 수 있는 환경에서 힘이 나며, 결과물을 꾸준히 내보일수록 기회가 넓어집니다.',
    weak: '일할 때에는 떠오르는 생각이 감당할 힘보다 많은 편이니, 한 번에 하나씩 마무리하고 쉬는 날을 먼저 정해 두십시오.',
  },
  재성: {
    able: '일할 때에는 사람과 현장을 가까이에서 만나는 환경에서 힘이 나며, 기회를 고르는 기준을 미리 세워 두면 힘이 흩어지지 않습니다.',
    weak: '일할 때에는 눈에 들어오는 기회가 감당할 힘보다 많은 편이니, 꼭 할 것만 골라 믿을 만한 동료와 나누어 맡으십시오.',
  },
  관성: {
    able: '일에서는 체계가 잡힌 조직에서 책임을 넓혀 갈 때 안정되게 성장합니다.',
    weak: '일할 때에는 책임과 기대가 한꺼번에 몰리기 쉬우니, 맡을 범위를 먼저 정하고 배우고 쉴 시간을 따로 떼어 두십시오.',
  },
  인성: {
    able: '일할 때에는 충분히 알고 나서야 움직이려 할 수 있으니, 시작할 날짜를 먼저 정해 두면 성과가 앞당겨집니다.',
    weak: '일할 때에는 배우고 정리할 시간이 보장된 환경에서 힘이 나며, 익힌 것을 하나씩 써 볼수록 자신감이 붙습니다.',
  },
};

/** How to handle money, by the ten-god group of the weakest element. Never promises a gain. */
export const INVESTING: Readonly<Record<TenGodGroup, string>> = {
  비겁: '투자에서는 다른 사람의 확신에 기대지 말고, 스스로 이해한 자산만 감당할 수 있는 금액 안에서 다루는 것이 원칙입니다.',
  식상: '투자에서는 판단의 근거를 짧게라도 적어 두면 같은 실수를 줄이고 자신만의 기준을 키울 수 있습니다.',
  재성: '투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산 투자로 틀을 잡아 두는 편이 안전합니다.',
  관성: '투자에서는 손실 한도와 매매 규칙을 미리 정해 두고 지키는 것이 무엇보다 든든한 안전장치가 됩니다.',
  인성: '투자에서는 소문보다 공시와 자료를 먼저 확인하고, 충분히 공부한 뒤에 금액을 나누어 시작하는 태도가 필요합니다.',
};

/** How to study, by the ten-god group of the strongest element. */
export const STUDY_STYLE: Readonly<Record<TenGodGroup, string>> = {
  비겁: '공부에서는 친구와 함께 계획을 세우고 서로 확인해 줄 때 오래 이어지며, 견주는 상대는 남이 아니라 어제의 자신으로 삼는 것이 좋습니다.',
  식상: '공부에서는 배운 것을 말이나 그림, 글로 옮겨 볼 때 또렷이 남으며, 하나를 마무리한 뒤에 다음 것을 시작하는 것이 좋습니다.',
  재성: '공부에서는 실험이나 견학처럼 눈으로 보고 손으로 해 볼 때 빨리 익히며, 할 일의 순서를 먼저 적어 두면 힘이 흩어지지 않습니다.',
  관성: '공부에서는 시간표와 목표가 분명할 때 꾸준히 해내며, 잘하려는 마음이 짐이 되지 않도록 쉬는 시간도 함께 정해 두는 것이 좋습니다.',
  인성: '공부에서는 까닭을 충분히 이해할 때 깊이 남으며, 읽은 것은 문제로 풀어 보거나 설명해 보아야 제 것이 됩니다.',
};

/** How to handle money under 19, by the ten-god group of the weakest element. */
export const MONEY_OF_MINORS: Readonly<Record<TenGodGroup, string>> = {
  비겁: '용돈은 친구를 따라 쓰기보다 꼭 필요한 것을 스스로 정해 두고 쓰는 것이 좋습니다.',
  식상: '용돈을 쓴 까닭을 짧게라도 적어 두면 다음에 무엇을 줄일지 눈에 들어옵니다.',
  재성: '용돈은 받은 날 저축할 몫을 먼저 떼어 두면 흐지부지 사라지지 않습니다.',
  관성: '용돈은 한 주에 쓸 한도를 정해 두고 지키는 연습이 좋습니다.',
  인성: '용돈으로 큰 것을 사기 전에는 며칠 알아보고 어른과 의논하는 것이 좋습니다.',
};

interface ForBoth {
  readonly adult: string;
  readonly minor: string;
}

/** What to add to the day, by the useful god. */
export const SUPPLEMENT: Readonly<Record<Element, ForBoth>> = {
  wood: {
    adult: '하루에 한 번 새로운 것을 배우거나 몸을 움직이는 시간을 두면 용신인 목 기운이 살아납니다.',
    minor: '하루에 한 번 새로운 것을 배우거나 몸을 움직이는 시간을 두면 용신인 목 기운이 살아납니다.',
  },
  fire: {
    adult: '성과를 눈에 띄게 정리하고 사람들 앞에서 발표해 보면 용신인 화 기운이 살아납니다.',
    minor: '배운 것을 친구들 앞에서 발표해 보면 용신인 화 기운이 살아납니다.',
  },
  earth: {
    adult: '시간과 장소를 정해 두고 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.',
    minor: '시간과 장소를 정해 두고 공부하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.',
  },
  metal: {
    adult: '할 일을 덜어 내고 마감을 먼저 정하는 습관을 들이면 용신인 금 기운이 살아납니다.',
    minor: '책상을 정리하고 끝낼 시간을 먼저 정하는 습관을 들이면 용신인 금 기운이 살아납니다.',
  },
  water: {
    adult: '혼자 조용히 생각을 정리하는 시간을 일과에 넣으면 용신인 수 기운이 흐르기 시작합니다.',
    minor: '잠들기 전에 하루를 조용히 돌아보는 시간을 두면 용신인 수 기운이 흐르기 시작합니다.',
  },
};

/** How to relate to others, by the most frequent ten-god group of the chart. */
export const TOGETHER: Readonly<Record<TenGodGroup, string>> = {
  비겁: '친구처럼 대등한 사이를 편안해하지만 승부욕이 앞설 때가 있으니, 이기려 하기보다 함께 이룰 목표를 앞에 두십시오.',
  식상: '표현이 풍부해 상대를 즐겁게 하지만, 조언이 잦아지면 상대가 평가받는다고 느낄 수 있습니다.',
  재성: '상대를 살뜰히 챙기는 편이니, 선물이나 도움 못지않게 함께 보내는 시간도 소중히 여기십시오.',
  관성: '약속과 예의를 지켜 믿음을 주지만, 의무감 없이 즐겁게 만나는 날도 필요합니다.',
  인성: '상대가 마음을 알아주기를 바라는 편이니, 기다리기보다 먼저 묻고 먼저 말하십시오.',
};

/** The relations of the day branch, the seat of the partner; tensions are named one by one. */
export type DayBranchState = 'clash' | 'bond' | 'both' | 'calm' | Tension;

/** In the order in which they count. */
export const TENSIONS = ['삼형', '형', '자형', '해', '원진', '파'] as const;
export type Tension = (typeof TENSIONS)[number];

/** By the relations of the day branch to the chart's other branches. */
export const PARTNER_SEAT: Readonly<Record<DayBranchState, string>> = {
  clash:
    '일지가 다른 지지와 충(沖)을 이루어 가까운 사이에서 변화가 생기기 쉬우니, 서로의 시간과 공간을 존중하는 약속이 큰 도움이 됩니다.',
  bond: '일지가 다른 지지와 합을 이루어 사람과의 인연이 두텁고, 가족과 동료의 도움을 얻기 쉽습니다.',
  both: '일지에 합과 충(沖)이 함께 있어 가까워졌다 멀어지는 일이 되풀이되기 쉬우니, 큰 결정일수록 한 계절쯤 지켜본 뒤에 내리십시오.',
  삼형: '일지가 삼형에 들어 가까운 사이일수록 마찰이 커지기 쉬우니, 오해는 그날 안에 푸는 것이 좋습니다.',
  형: '일지가 다른 지지와 형(刑)을 이루어 사소한 말이 오래 남을 수 있으니, 오해는 그날 안에 푸는 것이 좋습니다.',
  자형: '일지가 같은 지지와 자형을 이루어 가까운 사람 앞에서 스스로를 탓하기 쉬우니, 힘든 마음은 혼자 삭이지 말고 털어놓으십시오.',
  해: '일지가 다른 지지와 해(害)를 이루어 서운함이 조용히 쌓이기 쉬우니, 작은 일도 그때그때 이야기하는 것이 좋습니다.',
  원진: '일지가 다른 지지와 원진을 이루어 가까울수록 까닭 없이 서운해지기 쉬우니, 마음이 상한 날에는 하루쯤 지나서 이야기하십시오.',
  파: '일지가 다른 지지와 파(破)를 이루어 정해 둔 약속이 흐트러지기 쉬우니, 바뀐 일정은 바로 알리는 것이 좋습니다.',
  calm: '일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다.',
};

/** How to speak with each other, by the prevailing polarity of the chart. */
export const CONVERSATION: Readonly<Record<PolarityBalance, string>> = {
  yang: '대화에서는 말이 앞서기 쉬우니, 상대의 말이 끝난 뒤에 답하는 것만으로도 분위기가 부드러워집니다.',
  yin: '대화에서는 말수를 아끼는 편이니, 맞장구와 짧은 대답만 더해도 거리가 좁혀집니다.',
  even: '대화에서는 듣기와 말하기의 균형이 좋으니, 주변에 다툼이 생기면 중재자로 나서 보십시오.',
};

/** In place of `CONVERSATION` in a yin chart whose strongest or most frequent group is 식상, which is said to speak well. */
export const CONVERSATION_OF_SPEAKERS =
  '대화에서는 먼저 나서지 않아도 입을 열면 이야기가 풍성하니, 상대의 말에도 자리를 넉넉히 내어 주십시오.';

import type { TenGodGroup } from '../ten-gods.ts';
import type { Element } from '../types.ts';
import type { PolarityBalance } from './personality.ts';

/** How to work, by the ten-god group of the strongest element. */
export const WORK_STYLE: Readonly<Record<TenGodGroup, string>> = {
  비겁: '재량이 넓고 성과가 분명히 나뉘는 환경에서 의욕이 오르니, 동업에서는 역할과 몫을 문서로 정해 두십시오.',
  식상: '아이디어를 직접 구현해 볼 수 있는 환경이 좋으며, 결과물을 꾸준히 공개할수록 기회가 넓어집니다.',
  재성: '시장과 고객을 가까이에서 만나는 환경이 좋으며, 기회를 고르는 기준을 미리 세워 두면 힘이 분산되지 않습니다.',
  관성: '체계가 잡힌 조직에서 책임을 넓혀 갈 때 안정되게 성장하니, 맡은 권한만큼 쉬는 시간도 확보하십시오.',
  인성: '배우고 정리할 시간이 보장된 환경이 좋으며, 아는 것을 실행으로 옮기는 날짜를 정하면 성과가 앞당겨집니다.',
};

/** How to handle money, by the ten-god group of the weakest element. Never promises a gain. */
export const INVESTING: Readonly<Record<TenGodGroup, string>> = {
  비겁: '투자에서는 다른 사람의 확신에 기대기보다 스스로 이해한 자산만, 감당할 수 있는 금액으로 다루는 것이 원칙입니다.',
  식상: '투자에서는 판단의 근거를 짧게라도 기록해 두면 같은 실수를 줄이고 자신만의 기준을 키울 수 있습니다.',
  재성: '투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산으로 구조를 만들어 두는 편이 안전합니다.',
  관성: '투자에서는 손실 한도와 매매 규칙을 미리 정해 두고 지키는 것이 무엇보다 든든한 안전장치가 됩니다.',
  인성: '투자에서는 소문보다 공시와 자료를 먼저 확인하고, 충분히 공부한 뒤에 나누어 들어가는 태도가 필요합니다.',
};

/** What to add to the working day, by the useful god. */
export const SUPPLEMENT: Readonly<Record<Element, string>> = {
  wood: '하루에 한 번 새로운 것을 배우거나 몸을 움직이는 시간을 두면 용신인 목 기운이 살아납니다.',
  fire: '성과를 눈에 띄게 정리하고 사람들 앞에서 발표하는 경험이 용신인 화 기운을 살려 줍니다.',
  earth: '정해진 시간과 장소에서 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.',
  metal: '할 일을 덜어 내고 마감을 먼저 정하는 방식이 용신인 금 기운을 북돋아 줍니다.',
  water: '혼자 조용히 생각을 정리하는 시간을 일과에 넣으면 용신인 수 기운이 흐르기 시작합니다.',
};

/** How to relate to others, by the most frequent ten-god group of the chart. */
export const TOGETHER: Readonly<Record<TenGodGroup, string>> = {
  비겁: '대등한 친구 같은 사이에서 편안함을 느끼니, 이기려는 마음보다 함께 이룰 목표를 앞에 두십시오.',
  식상: '표현이 풍부해 즐거움을 주는 사람이지만, 조언이 잦아지면 상대가 평가받는다고 느낄 수 있습니다.',
  재성: '상대를 현실적으로 챙기는 능력이 뛰어나니, 선물이나 도움만큼 함께 보내는 시간도 소중히 여기십시오.',
  관성: '약속과 예의를 지키는 믿음직한 사람이지만, 의무감보다 즐거움으로 만나는 날이 필요합니다.',
  인성: '깊이 이해하고 이해받기를 바라니, 마음을 읽어 주기를 기다리기보다 질문을 먼저 건네십시오.',
};

export type DayBranchState = 'clash' | 'bond' | 'both' | 'tension' | 'calm';

/** By the relations of the day branch, the seat of the partner, to the chart's other branches. */
export const PARTNER_SEAT: Readonly<Record<DayBranchState, string>> = {
  clash:
    '일지가 다른 지지와 충을 이루어 가까운 사이에서 변화가 생기기 쉬우니, 서로의 시간과 공간을 존중하는 약속이 큰 도움이 됩니다.',
  bond: '일지가 다른 지지와 합을 이루어 사람을 이어 주는 인연이 두텁고, 가족과 동료의 지지를 얻기 쉽습니다.',
  both: '일지에 합과 충이 함께 있어 가까워지고 멀어지는 물결이 있으니, 큰 결정일수록 한 계절쯤 지켜본 뒤에 정하십시오.',
  tension: '일지에 형이나 해의 긴장이 있어 사소한 말이 오래 남을 수 있으니, 오해는 그날 안에 푸는 것이 좋습니다.',
  calm: '일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다.',
};

/** How to speak with each other, by the prevailing polarity of the chart. */
export const CONVERSATION: Readonly<Record<PolarityBalance, string>> = {
  yang: '대화에서는 결론을 말하기 전에 상대의 이야기를 끝까지 들어 주는 것이 가장 좋은 선물입니다.',
  yin: '대화에서는 속으로 정리한 마음을 조금 일찍, 조금 더 또렷하게 꺼내는 것이 거리를 좁혀 줍니다.',
  even: '대화에서는 듣기와 말하기의 균형이 좋으니, 갈등이 생겼을 때 중재하는 역할을 맡아 보십시오.',
};

import type { TenGod, TenGodGroup } from '../ten-gods.ts';
import type { Element } from '../types.ts';

/** The strength that the strongest element gives. */
export const ELEMENT_STRENGTH: Readonly<Record<Element, string>> = {
  wood: '목 기운이 넉넉해 배우고 성장하려는 의욕이 쉽게 식지 않습니다.',
  fire: '화 기운이 넉넉해 생각을 알리고 사람을 움직이는 힘이 큽니다.',
  earth: '토 기운이 넉넉해 신용을 지키고 사람들 사이를 조율하는 데 능합니다.',
  metal: '금 기운이 넉넉해 기준이 분명하고 마무리가 깔끔합니다.',
  water: '수 기운이 넉넉해 상황을 깊이 읽고 유연하게 대처합니다.',
};

/** The strength that the most frequent ten god gives. */
export const TEN_GOD_STRENGTH: Readonly<Record<TenGod, string>> = {
  비견: '비견이 힘이 되어 스스로 서려는 의지와 동료애가 단단합니다.',
  겁재: '겁재가 힘이 되어 경쟁 상황에서 승부 근성이 살아납니다.',
  식신: '식신이 힘이 되어 한 분야를 즐겁게 파고들며 꾸준히 결과를 냅니다.',
  상관: '상관이 힘이 되어 기존의 틀을 넘어서는 창의와 언변이 돋보입니다.',
  편재: '편재가 힘이 되어 넓은 시야로 기회를 포착하고 사람을 끌어들입니다.',
  정재: '정재가 힘이 되어 계획에 따라 자산을 모으고 성실하게 지킵니다.',
  편관: '편관이 힘이 되어 위기에서 물러서지 않는 담력과 통솔력이 있습니다.',
  정관: '정관이 힘이 되어 약속과 질서를 지키며 사회의 신뢰를 얻습니다.',
  편인: '편인이 힘이 되어 남다른 관점과 깊은 몰입으로 전문성을 쌓습니다.',
  정인: '정인이 힘이 되어 배운 것을 차분히 소화하고 품위를 잃지 않습니다.',
};

export const ALL_FIVE_PRESENT =
  '다섯 기운이 모두 드러나 있어 어떤 환경에서도 쓸 수 있는 자원이 고루 갖추어져 있습니다.';

/** The weakness of an excess of an element. */
export const EXCESS_WEAKNESS: Readonly<Record<Element, string>> = {
  wood: '목 기운이 넘칠 때에는 벌인 일이 가지처럼 늘어나 마무리가 허술해질 수 있습니다.',
  fire: '화 기운이 넘칠 때에는 마음이 급해져 확인해야 할 단계를 건너뛸 수 있습니다.',
  earth: '토 기운이 넘칠 때에는 생각이 무거워져 움직여야 할 때를 지나칠 수 있습니다.',
  metal: '금 기운이 넘칠 때에는 기준이 날카로워져 사람의 사정을 놓칠 수 있습니다.',
  water: '수 기운이 넘칠 때에는 생각이 꼬리를 물어 결정을 미루기 쉽습니다.',
};

/** The weakness when the element of a ten-god group is the needed one. */
export const NEEDED_WEAKNESS: Readonly<Record<TenGodGroup, string>> = {
  비겁: '비겁이 약한 편이라 자기주장을 밀고 나가야 할 때 힘이 빠질 수 있습니다.',
  식상: '식상이 약한 편이라 가진 재능을 밖으로 알리는 데 소극적입니다.',
  재성: '재성이 약한 편이라 돈과 시간의 흐름을 숫자로 챙기는 일에 소홀해지기 쉽습니다.',
  관성: '관성이 약한 편이라 정해진 규칙과 마감을 답답하게 느끼곤 합니다.',
  인성: '인성이 약한 편이라 충분히 준비하고 기다리는 과정을 지루해합니다.',
};

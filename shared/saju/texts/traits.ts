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
  비견: '비견이 두드러져 스스로 서려는 의지가 굳고 동료를 아낍니다.',
  겁재: '겁재가 두드러져 겨루는 자리에서 승부 근성이 살아납니다.',
  식신: '식신이 두드러져 한 분야를 즐겁게 파고들며 꾸준히 결과를 냅니다.',
  상관: '상관이 두드러져 틀을 넘어서는 창의력과 말솜씨가 돋보입니다.',
  편재: '편재가 두드러져 넓은 시야로 기회를 포착하고 사람을 끌어들입니다.',
  정재: '정재가 두드러져 계획을 세워 차곡차곡 모으고 성실하게 지킵니다.',
  편관: '편관이 두드러져 위기에서 물러서지 않는 담력과 통솔력이 있습니다.',
  정관: '정관이 두드러져 약속과 질서를 지키며 두터운 신뢰를 얻습니다.',
  편인: '편인이 두드러져 남다른 관점과 깊은 몰입으로 전문성을 쌓습니다.',
  정인: '정인이 두드러져 배운 것을 차분히 소화하고 품위를 잃지 않습니다.',
};

export const ALL_FIVE_PRESENT = '다섯 기운이 빠짐없이 드러나 있어, 어떤 상황에서도 꺼내 쓸 것이 하나씩은 있습니다.';

/** The weakness of an excess of an element. */
export const EXCESS_WEAKNESS: Readonly<Record<Element, string>> = {
  wood: '목 기운이 많아 벌인 일이 가지처럼 늘어나면 마무리가 허술해질 수 있습니다.',
  fire: '화 기운이 많아 마음이 급해지면 확인해야 할 단계를 건너뛸 수 있습니다.',
  earth: '토 기운이 많아 생각이 무거워지면 움직여야 할 때를 놓칠 수 있습니다.',
  metal: '금 기운이 많아 기준이 날카로워지면 사람의 사정을 놓칠 수 있습니다.',
  water: '수 기운이 많아 생각이 꼬리를 물면 결정을 미루기 쉽습니다.',
};

/** The weakness when the element of a ten-god group is the needed one. */
export const NEEDED_WEAKNESS: Readonly<Record<TenGodGroup, string>> = {
  비겁: '비겁이 약한 편이라 자기 몫을 주장해야 할 때 물러서기 쉽습니다.',
  식상: '식상이 약한 편이라 가진 재능을 밖으로 알리는 일에 소홀하기 쉽습니다.',
  재성: '재성이 약한 편이라 돈과 시간을 숫자로 챙기는 일을 놓치기 쉽습니다.',
  관성: '관성이 약한 편이라 정해진 규칙과 마감을 답답하게 느끼곤 합니다.',
  인성: '인성이 약한 편이라 충분히 준비하고 기다리는 과정을 지루해하곤 합니다.',
};

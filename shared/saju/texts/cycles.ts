import { type BranchRelation, branchRelation } from '../relations.ts';
import { type TenGod, tenGod } from '../ten-gods.ts';
import { at } from '../types.ts';

/**
 * The meaning of a ten-year cycle for a day pillar, both by index 0..59: the stem's ten god (visible), the branch's ten
 * god (underlying) and any relation to the day branch.
 */
export function cycleDescription(dayPillar: number, cyclePillar: number): string {
  const base = at(BASES, (dayPillar % 10) * 60 + cyclePillar);
  const contact = CONTACT[branchRelation(dayPillar % 12, cyclePillar % 12)];
  return contact === undefined ? base : `${base} ${contact}`;
}

const BY_STEM: Readonly<Record<TenGod, string>> = {
  비견: '천간에 비견이 놓여 독립하려는 마음이 커지고, 뜻이 맞는 동료와 새 길을 여는 시기입니다.',
  겁재: '천간에 겁재가 놓여 경쟁과 지출이 함께 늘기 쉬우니, 몫과 경계를 분명히 하며 승부하는 시기입니다.',
  식신: '천간에 식신이 놓여 재능이 편안하게 펼쳐지고, 생활의 여유와 결과물이 함께 늘어나는 시기입니다.',
  상관: '천간에 상관이 놓여 표현과 변화의 욕구가 강해지고, 틀을 바꾸는 시도로 주목받는 시기입니다.',
  편재: '천간에 편재가 놓여 활동 무대가 넓어지고, 사람과 돈의 흐름이 빨라지는 시기입니다.',
  정재: '천간에 정재가 놓여 성실한 노력이 안정된 수입과 자산으로 쌓이는 시기입니다.',
  편관: '천간에 편관이 놓여 책임과 압박이 커지는 만큼, 견뎌 낸 경험이 권위로 바뀌는 시기입니다.',
  정관: '천간에 정관이 놓여 자리와 명예가 따르고, 사회의 규칙 안에서 인정받는 시기입니다.',
  편인: '천간에 편인이 놓여 관심이 안으로 깊어지고, 남다른 전문성을 갈고닦는 시기입니다.',
  정인: '천간에 정인이 놓여 배움과 후원이 찾아오고, 자격과 문서에 좋은 소식이 생기는 시기입니다.',
};

const BY_BRANCH: Readonly<Record<TenGod, string>> = {
  비견: '바탕에는 비견의 자립심이 깔려 있어, 스스로 기준을 세우고 체력을 기를수록 발걸음이 단단해집니다.',
  겁재: '바탕에는 겁재의 승부욕이 흐르니, 보증이나 무리한 투자는 피하고 협력의 규칙부터 정하는 것이 좋습니다.',
  식신: '바탕에는 식신의 꾸준함이 있어, 기술과 건강을 함께 가꾸면 오래가는 기반이 됩니다.',
  상관: '바탕에는 상관의 날카로움이 있으니, 말을 고르고 창의를 결과로 보여 줄 때 평판이 높아집니다.',
  편재: '바탕에는 편재의 활발한 움직임이 있어, 기회를 넓게 보되 감당할 수 있는 크기로 나누는 지혜가 필요합니다.',
  정재: '바탕에는 정재의 알뜰함이 있어, 저축과 계획을 꾸준히 지키는 사람에게 결실이 돌아갑니다.',
  편관: '바탕에는 편관의 긴장이 있으니, 건강을 살피고 원칙을 지키면 위기가 도약의 발판이 됩니다.',
  정관: '바탕에는 정관의 질서가 있어, 맡은 역할을 성실히 해낼수록 신뢰와 기회가 이어집니다.',
  편인: '바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다.',
  정인: '바탕에는 정인의 보살핌이 있어, 공부와 휴식에 들인 시간이 다음 단계의 힘으로 쌓입니다.',
};

const CONTACT: Readonly<Partial<Record<BranchRelation, string>>> = {
  six_combination: '일지와 육합을 이루어 사람의 도움이 가까이에서 생기고 생활이 안정됩니다.',
  half_combination: '일지와 반합으로 통하여 뜻을 함께하는 이들이 모이고 일의 흐름이 매끄러워집니다.',
  clash: '일지와 충(沖)을 이루어 거처나 일, 관계에 변화가 생기기 쉬우니 큰 결정은 여유를 두고 준비하십시오.',
  punishment: '일지와 형을 이루어 조정할 일이 생길 수 있으니 계약과 약속은 꼼꼼히 확인하십시오.',
};

/** Indexed by day stem times sixty plus the cycle's pillar. Built once, because every Saju object uses ten of them. */
const BASES: readonly string[] = Array.from({ length: 600 }, (_, i) => {
  const dayStem = Math.floor(i / 60);
  const stemGod = tenGod(dayStem, { stem: i % 10 });
  const branchGod = tenGod(dayStem, { branch: i % 12 });
  return `${BY_STEM[stemGod]} ${BY_BRANCH[branchGod]}`;
});

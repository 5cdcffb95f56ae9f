import type { Relation, RelationKind } from '../relations.ts';
import type { StrengthGrade } from '../strength.ts';
import type { TenGod } from '../ten-gods.ts';
import type { TwelveStage } from '../twelve-stages.ts';
import type { Position } from '../types.ts';

/** What single features of a chart mean: parts of sentences that features.ts of the analysis puts together. */

/** How a person works in society, by the ten god of the month's stem; a clause follows. */
export const MONTH_STEM: Readonly<Record<TenGod, string>> = {
  비견: '비견의 뚝심을 살려 제 힘으로 자리를 일구고',
  겁재: '겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고',
  식신: '식신의 여유로 손에 익은 일을 꾸준히 키우고',
  상관: '상관의 재치로 낡은 방식을 새롭게 바꾸고',
  편재: '편재의 넓은 눈으로 기회를 찾아 움직이고',
  정재: '정재의 성실함으로 맡은 몫을 알뜰하게 쌓고',
  편관: '편관의 담력으로 어려운 일을 앞장서 맡고',
  정관: '정관의 반듯함으로 약속과 절차를 지키고',
  편인: '편인의 남다른 시선으로 한 분야를 깊이 파고',
  정인: '정인의 배움으로 차분히 준비하며 믿음을 얻고',
};

/** What stands behind it, by the ten god of the month's branch. */
export const MONTH_BRANCH: Readonly<Record<TenGod, string>> = {
  비견: '그 바탕에는 스스로 납득해야 움직이는 비견의 고집이 있습니다.',
  겁재: '그 바탕에는 뒤처지기를 싫어하는 겁재의 열기가 있습니다.',
  식신: '그 바탕에는 과정을 즐기는 식신의 느긋함이 있습니다.',
  상관: '그 바탕에는 틀에 갇히기 싫어하는 상관의 자유로움이 있습니다.',
  편재: '그 바탕에는 바깥으로 손을 내미는 편재의 활발함이 있습니다.',
  정재: '그 바탕에는 확실한 것을 먼저 챙기는 정재의 알뜰함이 있습니다.',
  편관: '그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다.',
  정관: '그 바탕에는 평판을 아끼는 정관의 조심스러움이 있습니다.',
  편인: '그 바탕에는 한 번 더 뒤집어 보는 편인의 의심이 있습니다.',
  정인: '그 바탕에는 명분을 무겁게 여기는 정인의 마음이 있습니다.',
};

/** What a person plans with, by the ten god of the hour's stem; a clause follows. */
export const HOUR_STEM: Readonly<Record<TenGod, string>> = {
  비견: '비견의 기운을 받아 앞날을 스스로의 힘으로 그리고',
  겁재: '겁재의 기운을 받아 앞날의 꿈을 크게 펼치고',
  식신: '식신의 기운을 받아 앞날에도 좋아하는 일을 곁에 두려 하고',
  상관: '상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고',
  편재: '편재의 기운을 받아 앞날의 무대를 넓게 잡고',
  정재: '정재의 기운을 받아 앞날을 차곡차곡 준비하고',
  편관: '편관의 기운을 받아 앞날의 어려움까지 미리 헤아리고',
  정관: '정관의 기운을 받아 앞날에도 이름값을 지키려 하고',
  편인: '편인의 기운을 받아 앞날을 홀로 깊이 궁리하고',
  정인: '정인의 기운을 받아 앞날을 배움으로 다지려 하고',
};

/** What ripens with the years, by the ten god of the hour's branch. */
export const HOUR_BRANCH: Readonly<Record<TenGod, string>> = {
  비견: '나이가 들수록 비견의 독립심이 또렷해집니다.',
  겁재: '나이가 들수록 겁재의 배짱이 사람을 모읍니다.',
  식신: '나이가 들수록 식신의 너그러움이 깊어집니다.',
  상관: '나이가 들수록 상관의 표현력이 빛납니다.',
  편재: '나이가 들수록 편재의 활동력이 기회를 부릅니다.',
  정재: '나이가 들수록 정재의 살림 솜씨가 여뭅니다.',
  편관: '나이가 들수록 편관의 책임감이 권위로 바뀝니다.',
  정관: '나이가 들수록 정관의 신용이 두터워집니다.',
  편인: '나이가 들수록 편인의 통찰이 깊어집니다.',
  정인: '나이가 들수록 정인의 지혜가 사람을 돕습니다.',
};

/** What a person brings from home, by the ten god of the year's stem; a clause follows. */
export const YEAR_STEM: Readonly<Record<TenGod, string>> = {
  비견: '어릴 때부터 비견의 자립심을 익혔고',
  겁재: '어릴 때부터 겁재의 경쟁 속에서 자랐고',
  식신: '어릴 때부터 식신의 넉넉함을 누렸고',
  상관: '어릴 때부터 상관의 호기심이 남달랐고',
  편재: '어릴 때부터 편재의 활발함으로 바깥을 좋아했고',
  정재: '어릴 때부터 정재의 알뜰함을 보며 자랐고',
  편관: '어릴 때부터 편관의 엄격함을 겪었고',
  정관: '어릴 때부터 정관의 예의를 몸에 익혔고',
  편인: '어릴 때부터 편인의 상상력을 키웠고',
  정인: '어릴 때부터 정인의 보살핌을 받았고',
};

/** How the world first sees the person, by the ten god of the year's branch. */
export const YEAR_BRANCH: Readonly<Record<TenGod, string>> = {
  비견: '처음 만난 사람에게는 비견의 당당함이 먼저 보입니다.',
  겁재: '처음 만난 사람에게는 겁재의 힘찬 기세가 먼저 보입니다.',
  식신: '처음 만난 사람에게는 식신의 편안함이 먼저 보입니다.',
  상관: '처음 만난 사람에게는 상관의 재치가 먼저 보입니다.',
  편재: '처음 만난 사람에게는 편재의 시원스러움이 먼저 보입니다.',
  정재: '처음 만난 사람에게는 정재의 꼼꼼함이 먼저 보입니다.',
  편관: '처음 만난 사람에게는 편관의 기개가 먼저 보입니다.',
  정관: '처음 만난 사람에게는 정관의 반듯함이 먼저 보입니다.',
  편인: '처음 만난 사람에게는 편인의 신비로움이 먼저 보입니다.',
  정인: '처음 만난 사람에게는 정인의 온화함이 먼저 보입니다.',
};

/** The day stem's stage on its own branch (12운성). */
export const STAGE: Readonly<Record<TwelveStage, string>> = {
  장생: '새로 시작하는 마음이 쉽게 마르지 않습니다.',
  목욕: '감수성이 풍부하고 겪은 일을 깊이 받아들입니다.',
  관대: '옷을 갖추어 입듯 자신을 내세울 줄 압니다.',
  건록: '제 몫을 스스로 벌어 쓰려 합니다.',
  제왕: '한창때의 기세로 중심에 서려 합니다.',
  쇠: '앞서기보다 뒤를 살피는 노련함이 있습니다.',
  병: '남의 아픔을 헤아리는 마음이 깊습니다.',
  사: '한 가지를 끝까지 파고드는 집중력이 있습니다.',
  묘: '얻은 것을 갈무리해 지키는 힘이 있습니다.',
  절: '묵은 것을 끊고 새로 바꾸는 데 망설임이 적습니다.',
  태: '아직 드러나지 않은 가능성을 품고 있습니다.',
  양: '보살핌을 주고받으며 천천히 자랍니다.',
};

/** Stages of full strength: a weak grade after one of them is a contrast. */
export const FULL_STAGES: readonly TwelveStage[] = ['관대', '건록', '제왕'];

/** After why the chart has this grade: what that means for the person. */
export const GRADE: Readonly<Record<StrengthGrade, string>> = {
  극신약: '극신약하니, 기운을 아끼고 믿을 만한 울타리 안에서 움직일 때 실력이 나옵니다.',
  신약: '신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다.',
  중화: '중화를 이루니, 어느 한쪽에 치우치지 않고 나아갑니다.',
  신강: '신강하니, 밖으로 나서 베풀고 움직일 때 편안해집니다.',
  극신강: '극신강하니, 그 힘을 쏟을 큰 무대를 만날 때 모난 데가 다듬어집니다.',
};

/** In place of `GRADE` in a chart that follows its strongest force (종격). */
export const FOLLOWING: Readonly<Partial<Record<StrengthGrade, string>>> = {
  극신약: '극신약하니, 버티기보다 용신의 기운을 따를 때 일이 풀립니다.',
  극신강: '극신강하니, 타고난 기세를 꺾기보다 살려 쓸 일을 고를 때 편안합니다.',
};

/** What two pillars stand for together: home and society, self, late life. */
export const BETWEEN: Readonly<Partial<Record<`${Position} ${Position}`, string>>> = {
  'year month': '집안과 사회생활',
  'year day': '집안 어른과 나 자신',
  'year hour': '초년의 경험과 말년의 삶',
  'month day': '사회생활과 가정생활',
  'month hour': '지금 하는 일과 앞으로의 계획',
  'day hour': '지금의 생활과 앞으로의 계획',
};

interface RelationText {
  /** Between `BETWEEN` and the rest: a particle, or 사이 with one. */
  readonly join: '이/가' | ' 사이를' | ' 사이에' | ' 사이에서';
  readonly rest: string;
}

/** What a relation does to what two pillars stand for. */
export const RELATION: Readonly<Record<Exclude<RelationKind, '삼합' | '방합' | '삼형'>, RelationText>> = {
  천간합: { join: '이/가', rest: '서로를 끌어 주는 편입니다.' },
  천간충: { join: '이/가', rest: '맞부딪치며 서로를 단련합니다.' },
  육합: { join: '이/가', rest: '부드럽게 이어집니다.' },
  반합: { join: '이/가', rest: '한 방향으로 힘을 모읍니다.' },
  가합: { join: '이/가', rest: '느슨하게 통합니다.' },
  충: { join: '이/가', rest: '서로 다른 쪽으로 당겨 방향을 고쳐 잡을 일이 많은 편입니다.' },
  형: { join: ' 사이를', rest: '맞추느라 애쓸 일이 많지만, 그만큼 성숙해집니다.' },
  자형: { join: ' 사이에서', rest: '스스로를 엄하게 다그치는 편입니다.' },
  파: { join: ' 사이에서', rest: '정해 둔 균형을 여러 번 고쳐 잡게 됩니다.' },
  해: { join: ' 사이에', rest: '작은 어긋남이 생기지만, 풀어 갈수록 단단해집니다.' },
  원진: { join: ' 사이에서', rest: '까닭 모를 거리를 느낄 때가 있습니다.' },
};

export const GROUP: Readonly<Record<'삼합' | '방합' | '삼형', string>> = {
  삼합: '여러 힘이 한곳으로 모이니, 한번 뜻을 정하면 흩어지지 않습니다.',
  방합: '한 계절의 기운이 두터우니, 잘하는 일이 분명합니다.',
  삼형: '까다로운 일이 잦은 만큼, 풀어내는 솜씨가 남다릅니다.',
};

export type GroupKind = keyof typeof GROUP;

export function isGroup(kind: Relation['kind']): kind is GroupKind {
  return kind in GROUP;
}

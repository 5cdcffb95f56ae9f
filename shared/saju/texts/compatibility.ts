import { josa } from '../josa.ts';
import type { BranchRelation, StemRelation } from '../relations.ts';
import type { Element } from '../types.ts';
import { elementList } from './element-words.ts';

export type Grade = 'S' | 'A' | 'B' | 'C' | 'D';

/** The five parts of the score. Their maxima are 25, 25, 15, 25 and 10. */
export interface CompatibilityBreakdown {
  readonly day_stem: number;
  readonly day_branch: number;
  readonly year_branch: number;
  readonly element_balance: number;
  readonly other_pillars: number;
}

export interface CompatibilityRelations {
  readonly day_stem: StemRelation;
  readonly day_branch: BranchRelation;
  /** What else holds between the day branches. */
  readonly day_branch_also: readonly BranchRelation[];
  readonly year_branch: BranchRelation;
  readonly year_branch_also: readonly BranchRelation[];
}

export interface CompatibilityTexts {
  readonly strengths: readonly string[];
  readonly cautions: readonly string[];
  readonly summary: string;
}

export interface CompatibilityFacts {
  readonly score: number;
  readonly grade: Grade;
  readonly relations: CompatibilityRelations;
  readonly breakdown: CompatibilityBreakdown;
  readonly aGives: readonly Element[];
  readonly bGives: readonly Element[];
  /** Of the elements that are given, those that are the taker's useful god. */
  readonly usefulGiven: readonly Element[];
  /** Whether each has the other's useful god. */
  readonly bothUseful: boolean;
  /** One of them is strong and the other weak. */
  readonly carried: boolean;
}

/** The Korean texts of a compatibility. They name neither side, so they are equal in both directions. */
export function compatibilityTexts(facts: CompatibilityFacts): CompatibilityTexts {
  const remarks = [
    DAY_STEM[facts.relations.day_stem],
    DAY_BRANCH[facts.relations.day_branch],
    alsoRemark(DAY_BRANCH[facts.relations.day_branch], facts.relations.day_branch_also, ALSO_DAY),
    YEAR_BRANCH[facts.relations.year_branch],
    alsoRemark(YEAR_BRANCH[facts.relations.year_branch], facts.relations.year_branch_also, ALSO_YEAR),
    complementRemark(facts),
    facts.carried ? CARRIED : null,
    otherPillarsRemark(facts.breakdown.other_pillars),
  ];
  const strengths = remarks.flatMap((remark) => (remark?.good ? [remark.text] : []));
  const cautions = remarks.flatMap((remark) => (remark && !remark.good ? [remark.text] : []));
  return {
    strengths: strengths.length > 0 ? strengths : [QUIET_STRENGTH],
    cautions: cautions.length > 0 ? cautions : [QUIET_CAUTION],
    summary: `두 사람의 궁합 점수는 ${facts.score}점입니다. ${facts.grade === 'C' && cautions.length === 0 ? QUIET_C : BY_GRADE[facts.grade]} ${turn(facts)}${CORE[facts.relations.day_stem]} ${ADVICE[weakestPart(facts.breakdown)]}`,
  };
}

interface Remark {
  readonly good: boolean;
  readonly text: string;
}

const good = (text: string): Remark => ({ good: true, text });
const caution = (text: string): Remark => ({ good: false, text });

const DAY_STEM: Readonly<Record<StemRelation, Remark>> = {
  stem_combination: good('일간이 천간합을 이루어 처음부터 마음이 끌리고, 중요한 결정을 함께 내리기 좋습니다.'),
  generating: good('한 사람의 일간이 다른 사람의 일간을 생하여, 한쪽의 도움이 다른 쪽에게 자연스럽게 힘이 됩니다.'),
  same_element: good('일간의 오행이 같아 생각의 바탕이 비슷하고, 긴 설명 없이도 서로를 이해합니다.'),
  controlling_opposite_polarity: caution(
    '한 사람의 일간이 다른 사람의 일간을 극하여 한쪽의 방식이 부담이 될 수 있으니, 부탁과 지시를 구별해 말하는 것이 좋습니다.',
  ),
  controlling_same_polarity: caution(
    '일간이 음양까지 같은 상극이라 맞부딪치기 쉬우니, 의견이 갈리면 이기려 하기보다 결정하는 방법부터 정하십시오.',
  ),
};

const DAY_BRANCH: Readonly<Record<BranchRelation, Remark | null>> = {
  six_combination: good('일지가 육합을 이루어 생활의 호흡이 잘 맞고, 함께 있을 때 편안함이 큽니다.'),
  half_combination: good('일지가 반합을 이루어 같은 목표를 향해 힘을 모으기 좋습니다.'),
  loose_combination: good('일지가 가합으로 느슨하게 이어져, 뜻을 맞추는 계기가 있을 때 힘이 모입니다.'),
  same: good('일지가 같아 생활의 습관과 편하게 여기는 것이 닮았습니다.'),
  clash: caution('일지가 충(沖)을 이루어 생활 방식이 부딪히기 쉬우니, 각자의 시간과 공간을 넉넉히 두는 것이 좋습니다.'),
  punishment: caution(
    '일지가 형(刑)을 이루어 사소한 말이 상처로 남기 쉬우니, 지적은 짧게 하고 칭찬은 자주 하는 편이 좋습니다.',
  ),
  harm: caution('일지가 해(害)를 이루어 서운함이 조용히 쌓이기 쉬우니, 정기적으로 속마음을 나누는 자리가 필요합니다.'),
  resentment: caution(
    '일지가 원진을 이루어 가까울수록 까닭 없이 서운해지기 쉬우니, 마음이 상한 날에는 하루쯤 지나서 이야기하는 편이 좋습니다.',
  ),
  break: caution(
    '일지가 파(破)를 이루어 맞추어 둔 생활의 틀이 흐트러지기 쉬우니, 바뀐 일정은 바로 알리는 습관이 필요합니다.',
  ),
  self_punishment: caution(
    '일지가 같은 글자로 자형을 이루어 닮은 고집이 부딪힐 수 있으니, 양보의 순서를 정해 두면 좋습니다.',
  ),
  none: null,
};

const YEAR_BRANCH: Readonly<Record<BranchRelation, Remark | null>> = {
  six_combination: good('띠가 육합을 이루어 가족과 주변 환경이 두 사람을 편하게 받쳐 줍니다.'),
  half_combination: good('띠가 반합으로 어울려 성장 배경과 가치관에서 통하는 점이 많습니다.'),
  loose_combination: good('띠가 가합으로 느슨하게 어울려, 함께할 주제를 찾으면 가까워집니다.'),
  same: good('띠가 같아 타고난 성향과 관심사에서 닮은 점이 많습니다.'),
  clash: caution(
    '띠가 충(沖)을 이루어 집안의 분위기나 관심사가 다를 수 있으니, 다름을 먼저 인정하는 태도가 필요합니다.',
  ),
  punishment: caution('띠가 형(刑)을 이루어 주변의 말이 두 사람 사이에 끼어들기 쉬우니, 둘의 일은 둘이서 정하십시오.'),
  harm: caution('띠가 해(害)를 이루어 기대의 방향이 어긋날 수 있으니, 바라는 바를 구체적으로 확인하는 것이 좋습니다.'),
  resentment: caution('띠가 원진을 이루어 집안끼리 서먹해지기 쉬우니, 비교하는 말을 삼가고 예의를 먼저 갖추십시오.'),
  break: caution(
    '띠가 파(破)를 이루어 주변의 사정으로 약속이 바뀌기 쉬우니, 중요한 계획에는 여유를 두는 것이 좋습니다.',
  ),
  self_punishment: caution('띠가 자형을 이루어 비슷한 약점이 함께 드러날 수 있으니, 조언해 줄 제삼자를 곁에 두십시오.'),
  none: null,
};

const CARRIED = good(
  '한 사람은 신강하고 다른 한 사람은 신약하여, 힘이 넉넉한 쪽이 여린 쪽을 받쳐 주며 함께 나아갑니다.',
);

const ALSO_DAY = '가까워진 뒤에 서운한 일이 생기기 쉬우니, 묵혀 두지 말고 그때그때 이야기하는 것이 좋습니다.';
const ALSO_YEAR = '주변의 말에 마음이 흔들리기 쉬우니, 둘이 정한 약속을 먼저 챙기는 것이 좋습니다.';

/** What holds beside a good relation and is not good. A caution names the whole relation already. */
function alsoRemark(main: Remark | null, also: readonly BranchRelation[], meaning: string): Remark | null {
  const names = also.flatMap((relation) => TENSION_NAMES[relation] ?? []);
  if (main?.good !== true || names.length === 0) return null;
  const place = meaning === ALSO_DAY ? '일지' : '띠';
  return caution(`${place}에는 합과 함께 ${josa(names.join('·'), '이/가')} 있어 ${meaning}`);
}

const TENSION_NAMES: Readonly<Partial<Record<BranchRelation, string>>> = {
  clash: '충(沖)',
  punishment: '형(刑)',
  harm: '해(害)',
  resentment: '원진',
  break: '파(破)',
};

function complementRemark({ aGives, bGives, usefulGiven, bothUseful }: CompatibilityFacts): Remark {
  const given = elementList([...aGives, ...bGives]);
  if (given === '') {
    return caution(
      '서로의 용신과 희신을 나누어 주기 어려우니, 힘들 때에는 상대에게만 기대지 말고 주변의 도움도 함께 받으십시오.',
    );
  }
  if (bothUseful) {
    return good(
      `서로의 용신인 ${elementList(usefulGiven)} 기운을 상대가 갖추고 있어, 함께 있을 때 모자란 힘이 채워집니다.`,
    );
  }
  if (usefulGiven.length > 0) {
    return good(
      `한 사람의 용신인 ${elementList(usefulGiven)} 기운을 다른 한 사람이 갖추고 있어, 곁에 있는 것만으로 힘이 됩니다.`,
    );
  }
  return aGives.length > 0 && bGives.length > 0
    ? good(`서로의 희신인 ${given} 기운을 상대가 갖추고 있어, 용신을 곁에서 거들어 줍니다.`)
    : good(`한 사람의 희신인 ${given} 기운을 다른 한 사람이 갖추고 있어, 용신을 곁에서 거들어 줍니다.`);
}

function otherPillarsRemark(points: number): Remark | null {
  if (points >= 7) return good('그 밖의 기둥에 합이 있어 일과 생활에서 손발이 잘 맞습니다.');
  if (points <= 3)
    return caution(
      '그 밖의 기둥에 충(沖)이 있어 일의 속도나 생활 시간이 어긋날 수 있으니, 일정을 미리 맞추어 두십시오.',
    );
  return null;
}

const QUIET_STRENGTH = '크게 끌리는 힘은 약해도 서로를 얽매지 않아, 담백하고 독립적인 관계를 가꾸어 갈 수 있습니다.';
const QUIET_CAUTION =
  '크게 부딪치는 데가 없는 만큼 서로를 당연하게 여기기 쉬우니, 고마움을 말로 전하는 습관을 잃지 마십시오.';

const BY_GRADE: Readonly<Record<Grade, string>> = {
  S: '서로를 돋보이게 하는 보기 드문 인연입니다.',
  A: '잘 통하고 오래 함께하기 좋은 인연입니다.',
  B: '조금만 맞추어 가면 든든해지는 인연입니다.',
  C: '다른 점을 이해하려는 노력이 필요한 인연입니다.',
  D: '서로의 차이를 분명히 알고 신중하게 맞추어 가야 하는 인연입니다.',
};

/** Grade C where nothing clashes. */
const QUIET_C = '크게 부딪치지 않는 대신, 가까워지려는 노력이 필요한 인연입니다.';

const CORE: Readonly<Record<StemRelation, string>> = {
  stem_combination: '두 사람의 일간이 하나로 어울려 함께할 때 힘이 커집니다.',
  generating: '한쪽이 다른 쪽을 북돋우는 사이라 함께 지낼수록 성장의 폭이 넓어집니다.',
  same_element: '일간이 같은 오행이라 같은 편이라는 믿음이 큽니다.',
  controlling_opposite_polarity: '서로 다른 힘이 견제하며 맞물리므로 역할을 나눌 때 장점이 살아납니다.',
  controlling_same_polarity: '두 기운이 정면으로 만나므로 적당한 거리를 지킬 때 장점이 살아납니다.',
};

/** Between a grade and a relation of the day stems that points the other way. */
function turn({ grade, relations: { day_stem } }: CompatibilityFacts): string {
  const low = grade === 'C' || grade === 'D';
  if (DAY_STEM[day_stem].good) return low ? '그래도 ' : '';
  return low ? '' : '다만 ';
}

type Part = keyof CompatibilityBreakdown;

const LARGEST: Readonly<Record<Part, number>> = {
  day_stem: 25,
  day_branch: 25,
  year_branch: 15,
  element_balance: 25,
  other_pillars: 10,
};

const PARTS: readonly Part[] = ['day_stem', 'day_branch', 'year_branch', 'element_balance', 'other_pillars'];

/** The part with the smallest share of its points. A tie goes to the part named first. */
function weakestPart(breakdown: CompatibilityBreakdown): Part {
  return PARTS.reduce((worst, part) =>
    breakdown[part] / LARGEST[part] < breakdown[worst] / LARGEST[worst] ? part : worst,
  );
}

const ADVICE: Readonly<Record<Part, string>> = {
  day_stem: '중요한 일일수록 서로의 방식을 번갈아 따라 보십시오.',
  day_branch: '하루의 리듬과 쉬는 방식을 이야기해 두면 함께하는 시간이 한결 편안해집니다.',
  year_branch: '자라 온 환경의 차이를 흥미로운 이야깃거리로 삼으면 사이가 더 깊어집니다.',
  element_balance: '함께 배우는 취미를 하나 두면 서로를 북돋우는 힘이 자랍니다.',
  other_pillars: '바라는 앞날을 함께 그려 보는 시간이 두 사람을 더 가깝게 합니다.',
};

import { addDays } from '../../core/clock.ts';
import { POSITION_NAMES } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { ELEMENT_NAMES, koreanDate, relationName } from '../facts.ts';
import { fortuneTypeOf, type SectionName, type SectionRequest } from '../requests.ts';
import type { Aptitude, AptitudeName, Trait } from './aptitudes.ts';
import { APTITUDES } from './aptitudes.ts';
import { type Band, bandOf } from './bands.ts';
import { BASE, CATEGORIES, type Category, MONTHS, QUARTERS, type Score, WEEKDAYS } from './periods.ts';
import { isTellable, type Reason, type Role } from './reasons.ts';
import { sectionScores, TENDENCIES } from './section.ts';

/** The scores of a request and what made them, as lines of a prompt. Empty for sections without scores. */
export function scoreLines<S extends SectionName>(request: SectionRequest<S>): string[] {
  return LINES[request.section](request);
}

const LINES: { readonly [S in SectionName]: (request: SectionRequest<S>) => string[] } = {
  character: () => [],
  tendency: (request) => aptitudeLines(sectionScores(request).scores, TENDENCIES),
  radar: (request) => aptitudeLines(sectionScores(request), APTITUDES),
  fortune: (request) => [scoreLine('오늘', sectionScores(request).today_fortune, 4)],
  weekly: weekLines,
  yearly: yearLines,
  profile_fortune: profileLines,
};

function weekLines(request: SectionRequest<'weekly'>): string[] {
  const { score, days } = sectionScores(request);
  return [
    `- 한 주(날마다의 평균): ${rated(score)}`,
    ...WEEKDAYS.map((day, offset) => scoreLine(koreanDate(addDays(request.period, offset)), days[day], 2)),
  ];
}

function yearLines(request: SectionRequest<'yearly'>): string[] {
  const scores = sectionScores(request);
  return [
    scoreLine('한 해', scores, 4),
    ...QUARTERS.map((quarter, index) => {
      const months = [1, 2, 3].map((nth) => 3 * index + nth);
      const by = (month: number) => scores.months[at(MONTHS, month - 1)].score;
      const [high, low] = [
        months.reduce((a, b) => (by(b) > by(a) ? b : a)),
        months.reduce((a, b) => (by(b) < by(a) ? b : a)),
      ];
      const ends = `가장 높은 달 ${high}월, 가장 낮은 달 ${low}월`;
      return `- ${index + 1}분기(석 달의 평균): ${rated(scores.quarters[quarter].score)}. ${ends}`;
    }),
    ...MONTHS.map((month, index) => scoreLine(`${index + 1}월`, withoutYear(scores.months[month]), 2)),
  ];
}

/** The year is the same for all its months: it tells of one only where that has no reason of its own. */
function withoutYear({ score, reasons }: Score): Score {
  const own = reasons.filter(({ kind, points }) => kind !== 'year' || !hasOther(reasons, points));
  return { score, reasons: own };
}

/** Whether a reason beside the year or the whole period has the same direction. */
function hasOther(reasons: readonly Reason[], points: number): boolean {
  return reasons.some((other) => other.kind !== 'year' && other.kind !== 'whole' && other.points > 0 === points > 0);
}

function profileLines(request: SectionRequest<'profile_fortune'>): string[] {
  const scores = sectionScores(request);
  const period = { daily: '오늘', monthly: '이달', yearly: '올해' }[fortuneTypeOf(request) ?? 'daily'];
  return [
    scoreLine(`${period} 전체`, scores, 4),
    ...CATEGORIES.map((category) => scoreLine(CATEGORY_NAMES[category], named(scores.categories[category], scores), 2)),
  ];
}

const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  wealth: '재물',
  love: '애정과 대인 관계',
  health: '건강',
  career: '직업',
};

const BAND_NAMES: Readonly<Record<Band, string>> = { good: '좋음', even: '보통', careful: '조심' };

function rated(score: number): string {
  return `${score}점(${BAND_NAMES[bandOf(score)]})`;
}

/** @param atMost reasons of each direction */
function scoreLine(name: string, { score, reasons }: Score, atMost: number): string {
  const raising = reasons.filter((reason) => reason.points > 0 && isTellable(reason)).slice(0, atMost);
  const lowering = reasons.filter(({ points }) => points < 0).slice(0, atMost);
  const helps = `돕는 것: ${listed(raising.map(reasonWords))}`;
  const hinders = `누르는 것: ${listed(lowering.map(reasonWords))}`;
  // What decides the score stands first: a model tells that.
  return `- ${name}: ${rated(score)}. ${(score < BASE ? [hinders, helps] : [helps, hinders]).join('. ')}`;
}

/**
 * A category's score by its own reasons. Where it has none of a direction, the strongest one of the whole period stands for
 * the period, which is no reason by itself.
 */
function named({ score, reasons }: Score, whole: Score): Score {
  const found = reasons.flatMap((reason) => {
    if (reason.kind !== 'whole') return [reason];
    if (hasOther(reasons, reason.points)) return [];
    const agreeing = whole.reasons.filter(({ points }) => points > 0 === reason.points > 0);
    const strongest = agreeing.find(({ kind }) => kind !== 'year') ?? agreeing[0];
    return strongest === undefined ? [] : [strongest];
  });
  return { score, reasons: found.filter((reason, index) => found.indexOf(reason) === index) };
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? '없음' : [...new Set(words)].join(', ');
}

export const ROLE_NAMES: Readonly<Record<Role, string>> = { useful: '용신', helping: '희신', adverse: '기신' };
const PLACE_NAMES = { stem: '천간', branch: '지지' } as const;

function reasonWords(reason: Reason): string {
  switch (reason.kind) {
    case 'element':
      return `${PLACE_NAMES[reason.place]}에 든 ${ROLE_NAMES[reason.role]} ${ELEMENT_NAMES[reason.element]}`;
    case 'relation': {
      const { kind, positions, own, other } = reason.relation;
      return `${positions.map((position) => POSITION_NAMES[position]).join('·')} ${own}-${other} ${relationName(kind)}`;
    }
    case 'god':
      return `${PLACE_NAMES[reason.place]}의 ${reason.god}`;
    case 'year':
      return reason.points > 0 ? '그 달이 속한 해의 도움' : '그 달이 속한 해의 부담';
    case 'whole':
      // Only a category has it, and `named` replaces it there.
      return '전체 흐름';
  }
}

const APTITUDE_NAMES: Readonly<Record<AptitudeName, string>> = {
  risk_tolerance: '위험 감수',
  long_term_aptitude: '장기 적성',
  trend_sensitivity: '흐름 민감도',
  patience: '인내심',
  analysis: '분석력',
  intuition: '직관력',
};

/** Of a person, a low score is no warning. */
const LEVEL_NAMES: Readonly<Record<Band, string>> = { good: '높음', even: '보통', careful: '낮음' };

function aptitudeLines<Name extends AptitudeName>(
  aptitudes: Readonly<Record<Name, Aptitude>>,
  shown: readonly Name[],
): string[] {
  return shown.map((name) => {
    const { score, traits } = aptitudes[name];
    const raising = traits.filter(({ points }) => points > 0).slice(0, 3);
    const lowering = traits.filter(({ points }) => points < 0).slice(0, 3);
    const level = `${APTITUDE_NAMES[name]}: ${score}점(${LEVEL_NAMES[bandOf(score)]})`;
    return `- ${level}. 높이는 것: ${listed(raising.map(traitWords))}. 낮추는 것: ${listed(lowering.map(traitWords))}`;
  });
}

function traitWords({ of }: Trait): string {
  switch (of) {
    case 'wood':
    case 'fire':
    case 'earth':
    case 'metal':
    case 'water':
      return `${ELEMENT_NAMES[of]}의 비중`;
    case 'yang':
      return '음양의 비중';
    case 'strong':
      return '신강한 일간';
    case 'weak':
      return '신약한 일간';
    case 'even':
      return '중화된 일간';
    default:
      return of;
  }
}

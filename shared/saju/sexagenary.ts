import { dayNumber, daysInMonth, EPOCH_JDN } from './civil-date.ts';
import { at, type Element, type Polarity } from './types.ts';

/** A heavenly stem. `name` is the day master's name (갑목), `meaning` its image in Korean. */
export interface Stem {
  readonly index: number;
  readonly hangul: string;
  readonly hanja: string;
  readonly element: Element;
  readonly polarity: Polarity;
  readonly name: string;
  readonly meaning: string;
}

/** An earthly branch. `hiddenStems` are stem indices in the order 여기, 중기, 정기; the last is the main one. */
export interface Branch {
  readonly index: number;
  readonly hangul: string;
  readonly hanja: string;
  readonly element: Element;
  readonly polarity: Polarity;
  readonly animal: Animal;
  readonly meaning: string;
  readonly hiddenStems: readonly number[];
  readonly mainStem: number;
}

export type Animal =
  | 'rat'
  | 'ox'
  | 'tiger'
  | 'rabbit'
  | 'dragon'
  | 'snake'
  | 'horse'
  | 'goat'
  | 'monkey'
  | 'rooster'
  | 'dog'
  | 'pig';

export const STEMS: readonly Stem[] = [
  stem(0, '갑', '甲', 'wood', '갑목', '큰 나무'),
  stem(1, '을', '乙', 'wood', '을목', '풀과 덩굴'),
  stem(2, '병', '丙', 'fire', '병화', '태양'),
  stem(3, '정', '丁', 'fire', '정화', '촛불'),
  stem(4, '무', '戊', 'earth', '무토', '큰 산'),
  stem(5, '기', '己', 'earth', '기토', '논밭'),
  stem(6, '경', '庚', 'metal', '경금', '무쇠'),
  stem(7, '신', '辛', 'metal', '신금', '보석'),
  stem(8, '임', '壬', 'water', '임수', '큰 바다'),
  stem(9, '계', '癸', 'water', '계수', '비와 이슬'),
];

/** Hidden stems follow the full Korean list (월률분야), not the shorter Chinese one. */
export const BRANCHES: readonly Branch[] = [
  branch(0, '자', '子', 'water', 'rat', '쥐, 한겨울 밤의 물', [8, 9]),
  branch(1, '축', '丑', 'earth', 'ox', '소, 겨울 끝의 언 땅', [9, 7, 5]),
  branch(2, '인', '寅', 'wood', 'tiger', '호랑이, 이른 봄의 나무', [4, 2, 0]),
  branch(3, '묘', '卯', 'wood', 'rabbit', '토끼, 한창 봄의 풀과 꽃', [0, 1]),
  branch(4, '진', '辰', 'earth', 'dragon', '용, 늦봄의 젖은 땅', [1, 9, 4]),
  branch(5, '사', '巳', 'fire', 'snake', '뱀, 초여름의 불', [4, 6, 2]),
  branch(6, '오', '午', 'fire', 'horse', '말, 한여름 정오의 불', [2, 5, 3]),
  branch(7, '미', '未', 'earth', 'goat', '양, 늦여름의 마른 땅', [3, 1, 5]),
  branch(8, '신', '申', 'metal', 'monkey', '원숭이, 초가을의 쇠', [4, 8, 6]),
  branch(9, '유', '酉', 'metal', 'rooster', '닭, 한가을의 결실', [6, 7]),
  branch(10, '술', '戌', 'earth', 'dog', '개, 늦가을의 메마른 땅', [7, 3, 4]),
  branch(11, '해', '亥', 'water', 'pig', '돼지, 초겨울의 강물', [4, 0, 8]),
];

/** The stem of a pillar index 0..59. */
export function stemOf(pillar: number): Stem {
  return at(STEMS, pillar % 10);
}

/** The branch of a pillar index 0..59. */
export function branchOf(pillar: number): Branch {
  return at(BRANCHES, pillar % 12);
}

/** Two hangul, such as 무술. */
export function pillarHangul(pillar: number): string {
  return stemOf(pillar).hangul + branchOf(pillar).hangul;
}

/** Two hanja, such as 戊戌. */
export function pillarHanja(pillar: number): string {
  return stemOf(pillar).hanja + branchOf(pillar).hanja;
}

/** The index 0..59 of a stem and a branch, or null when the pair is not one of the sixty (different parity). */
export function pillarIndex(stemIndex: number, branchIndex: number): number | null {
  return (stemIndex - branchIndex) % 2 === 0 ? modulo(6 * stemIndex - 5 * branchIndex, 60) : null;
}

/**
 * The pillar of a KST day, `YYYY-MM-DD` (일진).
 *
 * @throws RangeError when the text is not an existing date.
 */
export function dayPillar(isoDate: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate);
  const [year, month, day] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  // Without a match they are NaN, for which each comparison is false.
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  if (!exists) throw new RangeError(`not a date of the form YYYY-MM-DD: ${isoDate}`);
  return dayPillarOf(dayNumber(year, month, day));
}

/** The pillar of a day counted from 1899-01-01 = 0: (JDN + 49) mod 60. */
export function dayPillarOf(dayNo: number): number {
  return modulo(dayNo + EPOCH_JDN + 49, 60);
}

/** The pillar of the saju year that starts at 입춘 of this Gregorian year (1984 = 갑자). */
export function yearPillarOfYear(year: number): number {
  return modulo(year - 4, 60);
}

/**
 * The month pillar of the k-th month of a saju year: k = 0 for 입춘 (인) .. 11 for 소한 (축).
 *
 * The sixty month pillars cover five years without a gap, so the index is plain arithmetic (갑 year: 병인).
 */
export function monthPillarOf(sajuYear: number, k: number): number {
  return modulo((sajuYear - 4) * 12 + 2 + k, 60);
}

/**
 * The hour pillar of a day pillar, at `hour` 0..24 exclusive. Hour pillars are consecutive, twelve a day, so 23h is the
 * first of the next day (야자시).
 */
export function hourPillarOf(dayPillar: number, hour: number): number {
  return (dayPillar * 12 + Math.floor((hour + 1) / 2)) % 60;
}

/** The twelve pillars that hold in the middle of January..December of a Gregorian year. */
export function monthPillarsOfYear(year: number): readonly number[] {
  // Mid-January lies between 소한 and 입춘, in the last month of the previous saju year.
  return [monthPillarOf(year - 1, 11), ...Array.from({ length: 11 }, (_, k) => monthPillarOf(year, k))];
}

export function modulo(value: number, by: number): number {
  const rest = value % by;
  return rest < 0 ? rest + by : rest;
}

function stem(index: number, hangul: string, hanja: string, element: Element, name: string, meaning: string): Stem {
  return { index, hangul, hanja, element, polarity: polarityOf(index), name, meaning };
}

function branch(
  index: number,
  hangul: string,
  hanja: string,
  element: Element,
  animal: Animal,
  meaning: string,
  hiddenStems: readonly number[],
): Branch {
  const mainStem = at(hiddenStems, hiddenStems.length - 1);
  return { index, hangul, hanja, element, polarity: polarityOf(index), animal, meaning, hiddenStems, mainStem };
}

function polarityOf(index: number): Polarity {
  return index % 2 === 0 ? 'yang' : 'yin';
}

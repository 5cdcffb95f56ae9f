import { createRandom, type Random } from '../../../shared/content/simulator/random.ts';
import type { Investment } from '../../../shared/db/models/profiles.ts';
import type { ProfileInput } from '../../../shared/profiles/profile-fields.ts';
import { type BirthInput, type Element, fourPillars, stemOf } from '../../../shared/saju/index.ts';
import { pickCoins, pickPortfolio, pickStyle, pickWeighted } from './market.ts';

/** The day master that only the first few demo people have: a group below five, which must be hidden. */
export const RARE_DAY_MASTER = '계';
export const RARE_PEOPLE = 3;

/** `demo-000001` for person 1. Ids sort as the numbers do. */
export function demoExternalId(index: number): string {
  return `demo-${String(index).padStart(6, '0')}`;
}

/** Person `index` (from 1) of a seed, always the same, so that an interrupted seeding can be resumed. */
export function demoPerson(seed: string, index: number): ProfileInput {
  const random = createRandom(`${seed}:${index}`);
  const gender = random.below(100) < 52 ? 'male' : 'female';
  const birth = birthWith(random, gender, index <= RARE_PEOPLE);
  const { element } = stemOf(fourPillars(birth).day);
  return {
    externalId: demoExternalId(index),
    name: pickName(random, gender),
    birth,
    investment: pickInvestment(random, element, birth.year),
  };
}

function birthWith(random: Random, gender: BirthInput['gender'], rare: boolean): BirthInput {
  for (;;) {
    const birth = pickBirth(random, gender);
    if ((stemOf(fourPillars(birth).day).hangul === RARE_DAY_MASTER) === rare) return birth;
  }
}

/** Births by decade, modeled on users of a trading app: most in the eighties and nineties. */
const DECADES = [1940, 1950, 1960, 1970, 1980, 1990, 2000];
const DECADE_WEIGHTS = [1, 4, 11, 21, 27, 26, 10];

function pickBirth(random: Random, gender: BirthInput['gender']): BirthInput {
  const decade = DECADES[pickWeighted(random, DECADE_WEIGHTS)] ?? 1990;
  const lunar = random.below(100) < 6;
  return {
    year: decade + random.below(decade === 2000 ? 8 : 10),
    month: random.between(1, 12),
    // Every month of both calendars has these days.
    day: random.between(1, 28),
    hour: random.below(100) < 22 ? null : random.below(24),
    gender,
    calendarType: lunar ? 'lunar' : 'solar',
    isLeapMonth: false,
  };
}

function pickInvestment(random: Random, element: Element, birthYear: number): Investment | null {
  if (random.below(100) < 15) return null;
  const coins = pickCoins(random, element, random.between(1, 6));
  return {
    ...(random.below(100) < 92 ? { favorite_coins: coins } : {}),
    ...(random.below(100) < 88 ? { trading_style: pickStyle(random, birthYear) } : {}),
    ...(random.below(100) < 70 ? { portfolio: pickPortfolio(random, coins.slice(0, 5)) } : {}),
  };
}

const SURNAMES = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '황',
  '남궁',
];
const SURNAME_WEIGHTS = [215, 147, 84, 47, 43, 24, 21, 21, 20, 17, 15, 15, 15, 19, 14, 14, 1];
const FIRST_SYLLABLES = {
  male: ['민', '지', '서', '도', '예', '주', '하', '현', '준', '성', '재', '영', '동', '승', '태', '우'],
  female: ['서', '지', '민', '하', '수', '예', '유', '은', '채', '다', '소', '혜', '미', '정', '현', '가'],
} as const;
const LAST_SYLLABLES = {
  male: ['준', '우', '호', '민', '현', '훈', '수', '진', '석', '혁', '규', '찬', '빈', '원', '환', '철'],
  female: ['연', '윤', '아', '은', '진', '영', '희', '원', '린', '빈', '경', '주', '나', '정', '지', '인'],
} as const;

function pickName(random: Random, gender: 'male' | 'female'): string {
  const surname = SURNAMES[pickWeighted(random, SURNAME_WEIGHTS)] ?? '김';
  return surname + random.pick(FIRST_SYLLABLES[gender]) + random.pick(LAST_SYLLABLES[gender]);
}

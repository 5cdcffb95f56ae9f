import { describe, expect, it } from '@jest/globals';
import { type JosaPair, josa } from './josa.ts';

const cases: readonly (readonly [string, JosaPair, string])[] = [
  ['나무', '을/를', '나무를'],
  ['물', '을/를', '물을'],
  ['목', '이/가', '목이'],
  ['화', '이/가', '화가'],
  ['금', '은/는', '금은'],
  ['수', '은/는', '수는'],
  ['목', '과/와', '목과'],
  ['토', '과/와', '토와'],
  ['산', '으로/로', '산으로'],
  ['바다', '으로/로', '바다로'],
  ['물', '으로/로', '물로'],
  ['서울', '으로/로', '서울로'],
  ['“보석”', '을/를', '“보석”을'],
  ['경금(庚金)', '과/와', '경금(庚金)과'],
  ['3', '을/를', '3을'],
  ['2', '이/가', '2가'],
  ['7', '으로/로', '7로'],
  ['10', '은/는', '10은'],
  ['100', '과/와', '100과'],
  ['2026', '은/는', '2026은'],
  ['0', '이/가', '0이'],
  ['BTC', '을/를', 'BTC를'],
  ['XRM', '이/가', 'XRM이'],
  ['SOL', '으로/로', 'SOL로'],
  ['Kim', '은/는', 'Kim은'],
  ['Anna', '과/와', 'Anna와'],
  ['Bitcoin', '은/는', 'Bitcoin은'],
  ['Excel', '으로/로', 'Excel로'],
  ['Robert', '이/가', 'Robert가'],
  ['Jack', '이/가', 'Jack이'],
  ['1,000', '을/를', '1,000을'],
  ['10조', '을/를', '10조를'],
  ['', '을/를', '를'],
];

/** By final sound: ㄹ takes 이 like a consonant, and 로 like a vowel. */
const SOUNDS = {
  consonant: [
    ...['산', '힣', '0', '3', '6', '13', '20', '100', '2050', '100000000', '100000000000', '10000000000000000'],
    ...['M', 'N', 'n', 'KIM', 'Kim', 'Jung', 'Jack', '보석!?', '(A)산(木)', '산 '],
  ],
  rieul: ['물', '1', '7', '8', '101', 'L', 'R', 'r', 'AR', 'S&PL', 'Excel', 'KOSPI 200L', '물(水)'],
  vowel: [
    ...['가', '나무', '2', '4', '5', '9', '105', '1002', '1000000000000', '10000000000000', '1000000000000000'],
    ...['A', 'BTC', 'Anna', 'Robert', 'Bar', 'iPhoneR', '木', '종목Ａ', ''],
  ],
} as const;

describe('josa', () => {
  it.each([
    ['consonant', '이', '으로'],
    ['rieul', '이', '로'],
    ['vowel', '가', '로'],
  ] as const)('after a %s is %s and %s', (sound, subject, direction) => {
    const found = SOUNDS[sound].map((word) => [josa(word, '이/가'), josa(word, '으로/로')]);
    expect(found).toEqual(SOUNDS[sound].map((word) => [word + subject, word + direction]));
  });

  it.each(cases)('%s with %s is %s', (word, pair, expected) => {
    expect(josa(word, pair)).toBe(expected);
  });
});

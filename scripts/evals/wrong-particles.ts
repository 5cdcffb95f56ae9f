import { BRANCHES, STEMS, TEN_GODS } from '../../shared/saju/index.ts';

/** Wrong particles after words whose last sound is known. */

const ELEMENT_HANGUL = { wood: '목', fire: '화', earth: '토', metal: '금', water: '수' } as const;

/** Words that the generator puts before particles. */
const WORDS: readonly string[] = [
  ...STEMS.map(({ name }) => name),
  ...BRANCHES.map(({ hangul, element }) => hangul + ELEMENT_HANGUL[element]),
  ...TEN_GODS,
  ...['오늘', '이달', '올해', '기운', '흐름', '힘', '마음', '한 해', '하루'],
];

const finalOf = (word: string): number => (word.charCodeAt(word.length - 1) - 0xac00) % 28;
const wrongAfter = (fits: (final: number) => boolean, particles: string): RegExp =>
  new RegExp(`(${WORDS.filter((word) => fits(finalOf(word))).join('|')})(${particles})(?=[\\s,.])`, 'g');

const RIEUL = 8;
const MISFITS: readonly RegExp[] = [
  wrongAfter((final) => final === 0, '은|이|을|과|이라|이어서|으로'),
  wrongAfter((final) => final !== 0, '는|가|를|와|라|여서'),
  wrongAfter((final) => final === RIEUL, '으로'),
  wrongAfter((final) => final !== 0 && final !== RIEUL, '로'),
];

export function wrongParticles(text: string): readonly string[] {
  return MISFITS.flatMap((wrong) => text.match(wrong) ?? []);
}

import { type JosaPair, josa } from '../../saju/index.ts';

const JOSA_PAIRS: readonly JosaPair[] = ['은/는', '이/가', '을/를', '과/와', '으로/로'];

/** The copula retains its 이 only after a consonant. */
const COPULAS: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  '이라/라': ['이라', '라'],
  '이어서/여서': ['이어서', '여서'],
};

const PARTICLE = new RegExp([...JOSA_PAIRS, ...Object.keys(COPULAS)].join('|'), 'g');

/** Each pair of particles in the form that fits the word before it: [길이/가] is 길이. */
export function withParticles(sentence: string): string {
  return sentence.replace(PARTICLE, (found, offset: number) => {
    const word = sentence.slice(sentence.lastIndexOf(' ', offset) + 1, offset);
    const pair = JOSA_PAIRS.find((known) => known === found);
    if (pair !== undefined) return josa(word, pair).slice(word.length);
    return COPULAS[found]?.[josa(word, '은/는').endsWith('은') ? 0 : 1] ?? found;
  });
}

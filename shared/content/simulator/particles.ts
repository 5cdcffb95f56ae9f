import { type JosaPair, josa } from '../../saju/index.ts';

const JOSA_PAIRS: readonly JosaPair[] = ['은/는', '이/가', '을/를', '과/와', '으로/로'];

const PARTICLE = new RegExp(JOSA_PAIRS.join('|'), 'g');

/** Each pair of particles in the form that fits the word before it: 길이/가 is 길이. */
export function withParticles(sentence: string): string {
  return sentence.replace(PARTICLE, (found, offset: number) => {
    const word = sentence.slice(sentence.lastIndexOf(' ', offset) + 1, offset);
    const pair = JOSA_PAIRS.find((known) => known === found);
    return pair === undefined ? found : josa(word, pair).slice(word.length);
  });
}

import { FINALS, FIRST_SYLLABLE, LAST_SYLLABLE } from './hangul.ts';

export type JosaPair = '을/를' | '이/가' | '은/는' | '과/와' | '으로/로';

/**
 * A word with the particle that its final sound requires: `josa('토끼', '을/를')` is 토끼를, `josa('물', '으로/로')` is 물로.
 *
 * The final consonant decides for hangul. Digits and Latin letters are read as in Korean speech (3 삼, L 엘). Closing
 * quotes and brackets are ignored. A word that cannot be read counts as ending in a vowel.
 */
export function josa(word: string, pair: JosaPair): string {
  const final = finalSound(word);
  // 으로 loses its first vowel after ㄹ as well as after a vowel.
  const closed = pair === '으로/로' ? final === 'closed' : final !== 'open';
  return word + PARTICLES[pair][closed ? 0 : 1];
}

type FinalSound = 'open' | 'closed' | 'rieul';

const PARTICLES: Readonly<Record<JosaPair, readonly [closed: string, open: string]>> = {
  '을/를': ['을', '를'],
  '이/가': ['이', '가'],
  '은/는': ['은', '는'],
  '과/와': ['과', '와'],
  '으로/로': ['으로', '로'],
};

const FINAL_RIEUL = 8;

/** 영 일 이 삼 사 오 육 칠 팔 구 */
const DIGIT_SOUNDS: readonly FinalSound[] = [
  'closed',
  'rieul',
  'open',
  'closed',
  'open',
  'open',
  'closed',
  'rieul',
  'rieul',
  'open',
];

function finalSound(word: string): FinalSound {
  // A gloss in brackets is not pronounced: 경금(庚金)은.
  const spoken = word.replace(/\([^()]*\)$/, '').replace(/[\s\p{P}\p{S}]+$/u, '');
  const last = spoken.at(-1) ?? '';
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const final = (code - FIRST_SYLLABLE) % FINALS;
    if (final === 0) return 'open';
    return final === FINAL_RIEUL ? 'rieul' : 'closed';
  }
  if (/[0-9]/.test(last)) return numberSound(spoken);
  return latinSound(spoken);
}

/** The last non-zero unit decides for a number: 10 십, 100 백, 1000 천, 10000 만 all end in a consonant. */
function numberSound(spoken: string): FinalSound {
  const zeros = /(?<=[1-9])0+$/.exec(spoken)?.[0].length ?? 0;
  // 10^8 is 억, 10^12 is 조 (open). Between them the same four units repeat.
  if (zeros >= 12 && zeros < 16) return 'open';
  return zeros > 0 ? 'closed' : (DIGIT_SOUNDS[Number(spoken.at(-1))] ?? 'open');
}

function latinSound(spoken: string): FinalSound {
  // L, M, N and R are named 엘, 엠, 엔, 알. Within a word, most final consonants gain a vowel (마크, 로버트); l remains ㄹ, and
  // m, n, ng and ck close the syllable.
  const last = spoken.at(-1)?.toLowerCase() ?? '';
  const byName = spoken.length === 1 || /^[A-Z0-9]+$/.test(spoken);
  if (byName) return last === 'l' || last === 'r' ? 'rieul' : last === 'm' || last === 'n' ? 'closed' : 'open';
  if (last === 'l') return 'rieul';
  return /(?:m|n|ng|ck)$/i.test(spoken) ? 'closed' : 'open';
}

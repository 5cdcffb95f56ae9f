import { josa } from '../saju/index.ts';
import { mapStrings } from './deep.ts';

/** The reader's name when none is known. */
const NO_NAME = '회원';

/**
 * Fills `{{name}}` (or `{{ name }}`) in every text of a content, in one pass: a name that contains a mark is inserted
 * literally. Keys are unchanged. Null becomes 회원.
 *
 * A particle directly after the mark is made to fit. The last sound of a masked name (홍**) is unknown, and "홍**은(는)"
 * reads like a form letter, so 님 is inserted: 홍**님은. A particle after 님 always takes the form for a consonant.
 */
export function fillName<T>(content: T, name: string | null): T {
  const shown = name === null || name.trim() === '' ? NO_NAME : name;
  return mapStrings(content, (text) => (text.includes('{{') ? fillText(text, shown) : text));
}

const GRAPHEMES = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The first grapheme, then at least one asterisk, one for each further grapheme: 홍길동 is 홍**. */
export function maskName(name: string): string {
  const graphemes = graphemesOf(name.trim());
  return (graphemes[0] ?? '') + '*'.repeat(Math.max(1, graphemes.length - 1));
}

/** The characters of a name as a reader counts them. */
export function graphemesOf(name: string): readonly string[] {
  // Every hangul syllable is one grapheme. A segmenter costs more than the rest of a masked read.
  if (/^[가-힣]+$/.test(name)) return [...name];
  return Array.from(GRAPHEMES.segment(name), ({ segment }) => segment);
}

function fillText(text: string, name: string): string {
  return text.replace(MARK, (_, nim: string | undefined, stem: string | undefined, particle: string | undefined) => {
    const found = stem ?? particle;
    if (found === undefined) return nim === undefined ? name : `${name}님`;
    if (nim === undefined && !name.endsWith('*')) return name + fitted(name, found);
    return `${name}님${VOCATIVES.includes(found) ? '' : fitted('님', found)}`;
  });
}

type Forms = readonly [closed: string, open: string];

/** Forms that continue with an ending: the rest of the word is theirs. */
const STEMS: readonly Forms[] = [['이었', '였']];

const PARTICLES: readonly Forms[] = [
  ['으로서', '로서'],
  ['으로써', '로써'],
  ['으로', '로'],
  ['이라는', '라는'],
  ['이라면', '라면'],
  ['이라도', '라도'],
  ['이라서', '라서'],
  ['이라고', '라고'],
  ['이라', '라'],
  ['이란', '란'],
  ['이랑', '랑'],
  ['이나', '나'],
  ['이든', '든'],
  ['이여', '여'],
  ['이에요', '예요'],
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['아', '야'],
];

/** 님아 is not used: 님 alone is the form of address. */
const VOCATIVES: readonly string[] = ['아', '야'];

/**
 * The mark, an optional 님 and an optional particle. A match that continues into a word (님가족) is no particle, except
 * before a second particle: 는, 도, 만, 의.
 */
const MARK = new RegExp(
  `\\{\\{\\s*name\\s*\\}\\}(님)?(?:(${anyOf(STEMS)})|(${anyOf(PARTICLES)})(?=[는도만의]?(?![가-힣])))?`,
  'gu',
);

/** Longest first, so that 으로서 does not match as 으로. */
function anyOf(forms: readonly Forms[]): string {
  return forms
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|');
}

function fitted(word: string, found: string): string {
  const forms = [...STEMS, ...PARTICLES].find((pair) => pair.includes(found));
  if (forms === undefined) return found;
  const [closed, open] = forms;
  // 으로, 으로서 and 으로써 take their short form after ㄹ as well.
  if (closed.startsWith('으로')) return josa(word, '으로/로').endsWith('으로') ? closed : open;
  return josa(word, '은/는').endsWith('은') ? closed : open;
}

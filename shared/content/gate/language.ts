import { PLAIN_LATIN } from './securities.ts';

const FOREIGN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]/u;
const HTML = /<\/?[a-zA-Z][^<>]*>|<!--|&(?:[a-z]+|#\d+);/u;
const MARKDOWN =
  /\*\*|\*[^*\s][^*]*\*|__|```|`[^`]+`|^\s*#{1,6}\s|^\s*[-*+]\s+\S|(?:^|\s)\d[.)]\s+\S|\[[^\]]+\]\([^)]*\)|^\s*>\s|\||[=-]>|<[=-]|\\[nt]/u;
const ADDRESS = /https?:\/\/|www\.|\b[a-z0-9][a-z0-9-]*\.[a-z]{2,}(?![a-z])/iu;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const TELEPHONE =
  /(?<!\d)(?:\+82[-\s.]?\d{1,2}|0\d{1,2})[-\s.)]?\s?\d{3,4}[-\s.]?\d{4}(?!\d)|(?<!\d)1[5689]\d{2}[-\s.]\d{4}(?!\d)/u;
/** Most texts: Hangul and punctuation, small numbers before a unit, hanja in brackets. */
const PLAIN = /^(?:[가-힣\s.,!?()·‘’“”]|\d{1,4}[가-힣%~]|(?<=\()[\p{Script=Han}·]+(?=\)))*$/u;
const NAME_MARK = /\{\{name\}\}/gu;

const MIN_HANGUL_SHARE = 0.8;

/** Whether a text is only of what `foreignIn` and `pictureIn` find nothing in, as most are. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text.replace(NAME_MARK, ''));
}

/** @returns what does not belong into a text for Korean readers, as a word of the reason */
export function foreignIn(text: string): string | null {
  const own = text.replace(NAME_MARK, '');
  if (/\{\{|\}\}/u.test(own)) return '{{name}} 이외의 표시';
  if (FOREIGN.test(own)) return '다른 나라의 글자';
  if (HTML.test(own)) return 'HTML';
  if (EMAIL.test(own)) return '전자 우편 주소';
  if (ADDRESS.test(own)) return '웹 주소';
  if (TELEPHONE.test(own)) return '전화번호';
  if (MARKDOWN.test(own)) return '마크다운';
  const counted = own
    .replaceAll(/\([\p{Script=Han}\s·,]+\)/gu, '')
    .replaceAll(/[A-Z]{2,5}/gu, (letters) => (PLAIN_LATIN.has(letters) ? '' : letters));
  const letters = counted.match(/\p{L}/gu)?.length ?? 0;
  const hangul = own.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  return letters > 0 && hangul / letters < MIN_HANGUL_SHARE ? '한글이 아닌 글' : null;
}

import { pillarHangul } from '../../shared/saju/index.ts';

/** Texts of an output with their paths, in the order of the output. */
export function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}

/** Fields of a word or two, which may return: keywords, colours, directions, titles. */
const IS_LABEL = /(^|\.)(keyword|color|direction|title)$/;

/** The sentences of an output, without labels. */
export function sentencesOf(output: unknown): readonly string[] {
  return textsOf(output)
    .filter(([path]) => !IS_LABEL.test(path))
    .flatMap(([, text]) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence !== '');
}

const PAIRS = Array.from({ length: 60 }, (_, index) => pillarHangul(index)).join('|');

/** A pillar, with its signs or by a noun that names it. */
const PILLAR = new RegExp(`(?<![가-힣])(?:${PAIRS})(?=\\(|일|월|년|시)`, 'u');

/** A pillar, or the reader's birth by a word of its own. */
const PILLAR_OR_BIRTH = new RegExp(
  `${PILLAR.source}|[연년월일시]주(?=[의가는를와에 ])|태어[난나]|[가-힣]+[월년] 난`,
  'u',
);

export function namesPillarOrBirth(sentence: string): boolean {
  return PILLAR_OR_BIRTH.test(sentence);
}

/** A sentence's first three words, with the name and pillars as one word each. */
export function openingOf(sentence: string): string {
  return sentence
    .replaceAll('{{name}}님', '이름')
    .replace(new RegExp(`(?<![가-힣])(?:${PAIRS})\\([\\p{Script=Han}]+\\)`, 'gu'), '간지')
    .split(/\s+/)
    .slice(0, 3)
    .join(' ');
}

/** Words that read as another without their sign: 임신 a pregnancy, 기사 an article, 해 the sun or a year. */
const HOMOGRAPHS =
  /(?<![가-힣])(?:임신|병신|정사|기사|신사|병자|기미|신금)(?!\()|(?<=[와과의] )(?:해|형|파|충)(?=[를을]|로 |으로 |가 |이 |의 )/u;

export function homographIn(text: string): string | null {
  return HOMOGRAPHS.exec(text)?.[0] ?? null;
}

const NUMBERS =
  /\d+\s*(?:%|퍼센트|프로|원|만|배|주|달러)|퍼센트|절반|반토막|[두세네몇열]\s?배(?=[로의가 ])|손절|익절|[십백천만억]\s?원/u;

/** A percentage, an amount or a price. */
export function numberIn(text: string): string | null {
  return NUMBERS.exec(text)?.[0] ?? null;
}

const TERMS =
  /[연년월일시]주(?=[의가는를와에 ])|일간|일지|월지|천간|(?<![가-힣])지지(?![가-힣]*[와받않])|오행|십성|용신|희신|기신|격국|신강|신약|대운|세운|월운|일진|간지|비견|겁재|식신|상관(?=[의이은을과])|편재|정재|편관|정관|편인|정인|비겁|식상|재성|관성|인성(?=[의이은을과])|육합|삼합|반합|가합|방합|원진|복음|사주|역마|도화|공망/u;

/** A term of the four pillars, which a reader under 19 does not meet. */
export function termIn(text: string): string | null {
  return TERMS.exec(text)?.[0] ?? null;
}

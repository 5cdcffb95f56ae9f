import { tidyText } from '../fields.ts';
import { type JsonSchema, sectionJsonSchema } from '../json-schema.ts';
import type { SectionName, SectionRequest } from '../requests.ts';
import { sectionScores } from '../scores/section.ts';
import { debtIn } from './debt.ts';
import { comparable, hasRepetition, isPlaceholder, isTooShort, pathsOfSharedSentence } from './form.ts';
import { promiseIn } from './guarantee.ts';
import { healthClaimIn } from './health.ts';
import { foreignIn } from './language.ts';
import { marketWordIn } from './minor.ts';
import { orderIn } from './order.ts';
import { impossiblePairIn, type KnownPillars, knownPillars, wrongPillarIn } from './pillar.ts';
import { securityIn } from './security.ts';
import { sentencesOf } from './sentences.ts';
import { contradictedTone } from './tone.ts';

/** The rules of decisions 17, in the order in which they are applied; `minor` to texts for readers under 19 only. */
export const GATE_RULES = [
  'form',
  'language',
  'guarantee',
  'security',
  'debt',
  'order',
  'health',
  'pillar',
  'tone',
  'minor',
] as const;
export type GateRule = (typeof GATE_RULES)[number];

export interface Refusal {
  readonly rule: GateRule;
  /** Dotted path of the field in the model's output. */
  readonly path: string;
  /** In Korean, for the model: what is wrong and what to write instead. It may quote a few words of the output. */
  readonly reason: string;
}

/**
 * What must not be stored, shown or charged in a model's output, which has passed its schema. Pure: 0.01 to
 * 0.3 ms a section, the scores included.
 *
 * @param output satisfies the section's schema
 * @param scores of the section, each at the path of what it belongs to; tests give others
 * @returns at most one refusal for each field and rule; empty: it may be stored
 */
export function refusalsOf(
  request: SectionRequest,
  output: unknown,
  scores: object = sectionScores(request),
): Refusal[] {
  const texts = textsOf(request.section, output);
  const known = knownPillars(request);
  const refusals = texts.flatMap((text) => [
    ...formRefusals(text),
    ...sentenceRefusals(text),
    ...pillarRefusals(text, known),
    ...(request.variant === 'minor' ? minorRefusals(text) : []),
  ]);
  for (const path of pathsOfSharedSentence(texts)) {
    refusals.push({ rule: 'form', path, reason: '같은 문장이 여러 항목에 있습니다. 항목마다 다른 문장을 쓰십시오.' });
  }
  return [...refusals, ...toneRefusals(texts, scores)];
}

interface Text {
  readonly path: string;
  readonly value: string;
  readonly sentences: readonly string[];
  /** The sentences as they are compared with others. */
  readonly comparables: readonly string[];
  readonly askedSentences: number | null;
}

/** Each text of the output with what its field asks for. */
function textsOf(section: SectionName, output: unknown): Text[] {
  return fieldsOf(section).flatMap(({ path, keys, askedSentences }) => {
    const value = valueAt(output, keys);
    if (typeof value !== 'string') return [];
    const text = tidyText(value, Number.POSITIVE_INFINITY);
    const sentences = sentencesOf(text);
    const comparables = sentences.map(comparable).filter((sentence) => sentence !== null);
    return [{ path, value: text, sentences, comparables, askedSentences }];
  });
}

interface TextField {
  readonly path: string;
  readonly keys: readonly string[];
  readonly askedSentences: number | null;
}

const FIELDS = new Map<SectionName, readonly TextField[]>();

function fieldsOf(section: SectionName): readonly TextField[] {
  let fields = FIELDS.get(section);
  if (fields === undefined) {
    fields = textFields(sectionJsonSchema(section), []);
    FIELDS.set(section, fields);
  }
  return fields;
}

function textFields(schema: JsonSchema, keys: readonly string[]): TextField[] {
  if (schema.type === 'object')
    return Object.entries(schema.properties).flatMap(([key, property]) => textFields(property, [...keys, key]));
  if (schema.type !== 'string') return [];
  return [{ path: keys.join('.'), keys, askedSentences: askedSentences(schema.description ?? '') }];
}

/** `3~5문장` asks for at least three, `한 문장` for one. */
function askedSentences(description: string): number | null {
  const [, count] = /(\d+|한)(?:~\d+)?\s?문장/u.exec(description) ?? [];
  if (count === undefined) return null;
  return count === '한' ? 1 : Number(count);
}

function formRefusals({ path, value, comparables, askedSentences: asked }: Text): Refusal[] {
  if (isPlaceholder(value)) return [refusal('form', path, '실제 내용이 없습니다. 이 사주에 맞는 글을 쓰십시오.')];
  if (isTooShort(value, asked)) return [refusal('form', path, `너무 짧습니다. ${asked}문장 이상으로 쓰십시오.`)];
  if (hasRepetition(comparables)) return [refusal('form', path, '같은 문장이 되풀이됩니다. 한 번만 쓰십시오.')];
  return [];
}

const SENTENCE_RULES: readonly (readonly [GateRule, (sentence: string) => string | null, string])[] = [
  ['guarantee', promiseIn, '수익이나 원금을 약속하는 표현입니다. 약속하지 말고 마음가짐과 습관을 쓰십시오.'],
  ['security', securityIn, '특정 회사, 상품, 코인의 이름이나 코드입니다. 이름 대신 종류로 쓰십시오.'],
  ['debt', debtIn, '빚이나 한곳에 거는 투자를 부추깁니다. 경계하는 말로만 쓰십시오.'],
  ['order', orderIn, '사거나 팔라는 지시입니다. 점검하고 정리하는 일로 바꾸십시오.'],
  ['health', healthClaimIn, '질병, 죽음, 임신, 사고를 단정합니다. 쉬고 살피라는 말로 바꾸십시오.'],
];

function sentenceRefusals({ path, value, sentences }: Text): Refusal[] {
  const refusals: Refusal[] = [];
  const foreign = foreignIn(value);
  if (foreign !== null) refusals.push(refusal('language', path, `${foreign}: 한국어 문장만 쓰십시오.`));
  for (const [rule, find, reason] of SENTENCE_RULES) {
    const found = sentences.map(find).find((match) => match !== null);
    if (found !== undefined) refusals.push(refusal(rule, path, `“${found.trim().slice(0, 40)}”: ${reason}`));
  }
  return refusals;
}

function minorRefusals({ path, value }: Text): Refusal[] {
  const found = marketWordIn(value);
  if (found === null) return [];
  return [refusal('minor', path, `“${found}”: 청소년이 읽는 글입니다. 저축, 공부, 습관에 관한 말로 바꾸십시오.`)];
}

function pillarRefusals({ path, value }: Text, known: KnownPillars): Refusal[] {
  const impossible = impossiblePairIn(value);
  if (impossible !== null)
    return [refusal('pillar', path, `“${impossible}”: 없는 간지입니다. 주어진 간지만 쓰십시오.`)];
  const wrong = wrongPillarIn(value, known);
  return wrong === null ? [] : [refusal('pillar', path, `“${wrong}”: 주어진 간지와 다릅니다. 주어진 간지만 쓰십시오.`)];
}

/** Texts whose tone must fit the score at their path: a summary, the analysis of a day, a category, a quarter. */
const TONED = /(?:^|\.)(?:summary|overall_analysis|description|q\d\.advice)$/;

function toneRefusals(texts: readonly Text[], scores: object): Refusal[] {
  return texts.flatMap(({ path, value }) => {
    if (!TONED.test(path)) return [];
    const score = valueAt(scores, [...path.split('.').slice(0, -1), 'score']);
    const tone = typeof score === 'number' ? contradictedTone(value, score) : null;
    if (tone === null) return [];
    const kind = tone === 'good' ? '좋은' : '나쁜';
    return [refusal('tone', path, `${score}점인데 ${kind} 흐름으로 읽힙니다. 점수에 맞게 쓰십시오.`)];
  });
}

function refusal(rule: GateRule, path: string, reason: string): Refusal {
  return { rule, path, reason: `${path}: ${reason}` };
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

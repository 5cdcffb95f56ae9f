import { maxLengthOf, tidyText } from '../fields.ts';
import { type JsonSchema, sectionJsonSchema } from '../json-schema.ts';
import type { SectionName, SectionRequest } from '../requests.ts';
import { sectionScores } from '../scores/section.ts';
import { ADDRESS, lowSpeechIn } from './address.ts';
import { wrongDateIn } from './calendar.ts';
import { DEBT } from './debt.ts';
import { pictureIn } from './emoji.ts';
import { type KnownFacts, knownFacts, wrongFactIn } from './facts.ts';
import { comparable, hasRepetition, isPlaceholder, isTooShort, pathsOfSharedSentence } from './form.ts';
import { GUARANTEE } from './guarantee.ts';
import { HEALTH } from './health.ts';
import { foreignIn, isPlain } from './language.ts';
import { wordOfAdultsIn } from './minor.ts';
import { NUMBER } from './number.ts';
import { once } from './once.ts';
import { ORDER } from './order.ts';
import { impossiblePairIn, type KnownPillars, knownPillars, wrongPillarIn } from './pillar.ts';
import { PLAIN } from './plain.ts';
import { SECURITY } from './security.ts';
import { sentencesOf } from './sentences.ts';
import { TABOO } from './taboo.ts';
import { contradictedTone } from './tone.ts';
import { type Searchable, searchableFor, type WordGroup, wordsIn } from './words.ts';

/** What a model may not write, in the order in which it is looked for; `minor` in texts for readers under 19 only. */
export const GATE_RULES = [
  'form',
  'language',
  'emoji',
  'guarantee',
  'security',
  'debt',
  'order',
  'number',
  'health',
  'taboo',
  'address',
  'pillar',
  'facts',
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
 * 1 ms a section, the scores included.
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
  const context = contextOf(request, scores);
  const refusals: Refusal[] = [];
  for (const { name, advice, find } of CHECKS) {
    for (const text of texts) {
      const found = find(text, context);
      if (found === null) continue;
      const reason = `${text.path}: “${found.trim().slice(0, 40)}”: ${advice}`;
      refusals.push({ rule: name, path: text.path, reason });
    }
  }
  for (const path of pathsOfSharedSentence(texts)) {
    const reason = `${path}: 같은 문장이 여러 항목에 있습니다. 항목마다 다른 문장을 쓰십시오.`;
    refusals.push({ rule: 'form', path, reason });
  }
  return refusals;
}

/** @returns the words that break the rule, or what they are called */
type Find = (text: Text, context: Context) => string | null;

/** A rule is a list of words with what excuses them, or a check of its own. */
type Rule = {
  readonly name: GateRule;
  /** In Korean, for the model. */
  readonly advice: string;
} & ({ readonly groups: readonly WordGroup[] } | { readonly find: Find });

/** What the rules know beside a text. Most texts need little of it. */
interface Context {
  readonly isMinor: boolean;
  readonly pillars: () => KnownPillars;
  readonly facts: () => KnownFacts;
  /** The score that a text at this path explains. */
  readonly scoreOf: (path: string) => number | null;
}

/** A check of sentences, each by itself: what one says is not denied by another. */
function inSentences(find: (sentence: string, text: Text, context: Context) => string | null): Find {
  return (text, context) => firstFound(text.sentences, (sentence) => find(sentence, text, context));
}

function firstFound<T>(sentences: readonly T[], find: (sentence: T) => string | null): string | null {
  for (const sentence of sentences) {
    const found = find(sentence);
    if (found !== null) return found;
  }
  return null;
}

function unlessPlain(find: (text: string) => string | null): Find {
  return ({ value, isPlain }) => (isPlain ? null : find(value));
}

function findWords(groups: readonly WordGroup[]): Find {
  return ({ searchables }) => firstFound(searchables, (sentence) => wordsIn(sentence, groups));
}

const RULES: readonly Rule[] = [
  {
    name: 'form',
    find: ({ value, description }) => (isPlaceholder(value, description) ? value : null),
    advice: '실제 내용이 아닙니다. 독자가 읽을 글만 쓰십시오.',
  },
  {
    name: 'form',
    find: ({ value, asked }) => (isTooShort(value, asked?.length ?? null) ? value : null),
    advice: '너무 짧습니다. 요청한 길이로 쓰십시오.',
  },
  {
    name: 'form',
    find: ({ value, comparables }) => (hasRepetition(comparables) ? value : null),
    advice: '같은 문장이 되풀이됩니다. 한 번만 쓰십시오.',
  },
  { name: 'language', find: unlessPlain(foreignIn), advice: '한국어 문장만 쓰십시오.' },
  { name: 'emoji', find: unlessPlain(pictureIn), advice: '그림 문자와 장식을 쓰지 마십시오.' },
  {
    name: 'guarantee',
    groups: [...GUARANTEE, ...PLAIN.guarantee],
    advice: '수익이나 원금을 약속하는 표현입니다. 약속하지 말고 마음가짐과 습관을 쓰십시오.',
  },
  {
    name: 'security',
    groups: [...SECURITY, ...PLAIN.security],
    advice: '특정 회사, 상품, 코인의 이름이나 코드입니다. 이름 대신 종류로 쓰십시오.',
  },
  { name: 'debt', groups: DEBT, advice: '빚이나 한곳에 거는 투자를 부추깁니다. 경계하는 말로만 쓰십시오.' },
  {
    name: 'order',
    groups: [...ORDER, ...PLAIN.order],
    advice: '사거나 팔거나 그만두라는 지시입니다. 점검하고 정리하는 일로 바꾸십시오.',
  },
  {
    name: 'number',
    groups: NUMBER,
    advice: '돈의 비율, 금액, 가격입니다. 숫자 없이 “스스로 정한 원칙”처럼 쓰십시오.',
  },
  {
    name: 'health',
    groups: [...HEALTH, ...PLAIN.health],
    advice: '질병, 죽음, 임신, 사고, 치료를 말합니다. 쉬고 살피라는 말로 바꾸십시오.',
  },
  {
    name: 'taboo',
    groups: [...TABOO, ...PLAIN.taboo],
    advice: '미신, 도박, 정치, 종교, 성별에 관한 말입니다. 빼고 쓰십시오.',
  },
  {
    name: 'address',
    groups: ADDRESS,
    advice: '독자는 “{{name}}님”으로만 부릅니다. 다른 이름, 나이, 태어난 날짜를 빼십시오.',
  },
  {
    name: 'address',
    find: inSentences((sentence, { asked }) => (asked === null ? null : lowSpeechIn(sentence))),
    advice: '반말입니다. 서술은 합니다로, 권유는 하세요로 쓰십시오.',
  },
  {
    name: 'pillar',
    find: inSentences((sentence, _, { pillars }) => impossiblePairIn(sentence) ?? wrongPillarIn(sentence, pillars)),
    advice: '없거나 주어지지 않은 간지입니다. 주어진 간지만 쓰십시오.',
  },
  {
    name: 'facts',
    find: inSentences((sentence, _, { facts }) => wrongFactIn(sentence, facts)),
    advice: '주어진 사실과 다릅니다. 이 사주와 이 시기에 있는 오행과 관계만 쓰십시오.',
  },
  {
    name: 'facts',
    find: inSentences((sentence, _, { facts }) => wrongDateIn(sentence, () => facts().period?.day ?? null)),
    advice: '주어진 날짜의 요일, 절기, 계절이 아닙니다. 그 날짜에 맞게 쓰십시오.',
  },
  {
    name: 'tone',
    find: ({ path, sentences }, { scoreOf }) => {
      const score = TONED.test(path) ? scoreOf(path) : null;
      const tone = score === null ? null : contradictedTone(sentences, score);
      return tone === null ? null : `${score}점인데 ${tone === 'good' ? '좋은' : '나쁜'} 흐름으로 읽힘`;
    },
    advice: '점수에 맞게 쓰십시오.',
  },
  {
    name: 'minor',
    find: ({ value }, { isMinor }) => (isMinor ? wordOfAdultsIn(value) : null),
    advice: '청소년이 읽는 글입니다. 저축, 공부, 습관에 관한 말로 바꾸십시오.',
  },
];

const CHECKS = RULES.map((rule) => ({ ...rule, find: 'find' in rule ? rule.find : findWords(rule.groups) }));

const searchable = searchableFor(RULES.flatMap((rule) => ('groups' in rule ? [rule.groups] : [])));

/** Texts whose tone must fit the score at their path: a summary, the analysis of a day, a category, a quarter. */
const TONED = /(?:^|\.)(?:summary|overall_analysis|description|q\d\.advice)$/;

function contextOf(request: SectionRequest, scores: object): Context {
  return {
    isMinor: request.variant === 'minor',
    pillars: once(() => knownPillars(request)),
    facts: once(() => knownFacts(request)),
    scoreOf: (path) => {
      const score = valueAt(scores, [...path.split('.').slice(0, -1), 'score']);
      return typeof score === 'number' ? score : null;
    },
  };
}

interface Text {
  readonly path: string;
  readonly value: string;
  readonly isPlain: boolean;
  readonly sentences: readonly string[];
  readonly searchables: readonly Searchable[];
  /** The sentences as they are compared with others. */
  readonly comparables: readonly string[];
  /** What the schema says of the field. */
  readonly description: string;
  /** Of a field of sentences; null of a title or keyword. */
  readonly asked: { readonly length: number } | null;
}

/** Each text of the output as it will be stored, with what its field asks for. */
function textsOf(section: SectionName, output: unknown): Text[] {
  return fieldsOf(section).flatMap(({ keys, path, description, asked, maxLength }) => {
    const written = valueAt(output, keys);
    if (typeof written !== 'string') return [];
    const value = tidyText(written, maxLength);
    const sentences = sentencesOf(value);
    const comparables = sentences.map(comparable).filter((sentence) => sentence !== null);
    const searchables = sentences.map(searchable);
    // Not spread: that took a tenth of the gate.
    return [{ path, description, asked, value, isPlain: isPlain(value), sentences, searchables, comparables }];
  });
}

interface TextField extends Pick<Text, 'path' | 'description' | 'asked'> {
  readonly keys: readonly string[];
  /** A longer text is cut when it is stored. */
  readonly maxLength: number;
}

/** The dotted paths of the texts of a section. */
export function textPathsOf(section: SectionName): readonly string[] {
  return fieldsOf(section).map(({ path }) => path);
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
  const description = schema.description ?? '';
  // A description asks for sentences (`2~3문장`), and for their length (`80~160자`).
  const [, least, most] = /(\d+)~(\d+)자/u.exec(description) ?? [];
  if (most === undefined) throw new Error(`the field ${keys.join('.')} asks for no length`);
  const asked = description.includes('문장') ? { length: Number(least) } : null;
  const maxLength = maxLengthOf(Number(most));
  return [{ path: keys.join('.'), keys, description, asked, maxLength }];
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

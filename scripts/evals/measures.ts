import { acceptOutput, type JsonSchema, type SectionRequest, sectionJsonSchema } from '../../shared/content/index.ts';
import { jaccard, sentencesOf, textsOf, trigramsOf } from './texts.ts';
import { wrongParticles } from './wrong-particles.ts';

/** One content that a source wrote; `undefined` when it wrote nothing that can be read. */
export interface Written {
  readonly request: SectionRequest;
  readonly output: unknown;
}

/** Counts over one kind of content. All but `contents` count errors. */
export interface Faults {
  readonly contents: number;
  /** No output, or one that its schema does not accept. */
  readonly schema: number;
  /** Refused by the gate for its form, words or pillars. */
  readonly gate: number;
  /** Refused for a tone that contradicts the score. */
  readonly tone: number;
  /** For readers under 19: refused for a word of trading, assets or markets. */
  readonly market: number;
  readonly particles: number;
  /** Texts with fewer or more sentences than their field asks for. */
  readonly length: number;
  /** Contents that say one sentence twice. */
  readonly repeated: number;
  /** Contents that name another year, month, day or weekday than theirs. */
  readonly dates: number;
}

export interface Measures extends Faults {
  /** Median characters of a content. */
  readonly characters: number;
  /** Mean share of trigrams that two charts have in common, in percent. */
  readonly similarity: number;
}

export function measure(written: readonly Written[]): Measures {
  return {
    ...countFaults(written),
    characters: median(written.map(({ output }) => sum(textsOf(output).map(([, text]) => text.length)))),
    similarity: 100 * meanSimilarity(written.map(({ output }) => output)),
  };
}

export function countFaults(written: readonly Written[]): Faults {
  const accepted = written.map(({ request, output }) => acceptOutput(request, output));
  const broken = accepted.map((each) => (each.ok ? [] : each.rules));
  const isSchema = (rule: string) => rule === 'schema' || rule === 'blank' || rule === 'unreadable';
  const count = (isHit: (each: Written) => boolean) => written.filter(isHit).length;
  return {
    contents: written.length,
    schema: broken.filter((rules) => rules.some(isSchema)).length,
    gate: broken.filter((rules) => rules.some((rule) => !isSchema(rule) && rule !== 'tone' && rule !== 'minor')).length,
    tone: broken.filter((rules) => rules.includes('tone')).length,
    market: broken.filter((rules) => rules.includes('minor')).length,
    particles: count(({ output }) => textsOf(output).some(([, text]) => wrongParticles(text).length > 0)),
    length: sum(written.map(wrongLengths)),
    repeated: count(({ output }) => hasRepeats(sentencesOf(output))),
    dates: count(({ request, output }) => wrongDates(request, output).length > 0),
  };
}

function hasRepeats(sentences: readonly string[]): boolean {
  return new Set(sentences).size < sentences.length;
}

/** Texts whose number of sentences is outside what the schema's description asks for (`3~5문장`, `한 문장`). */
function wrongLengths({ request, output }: Written): number {
  return textsOf(output).filter(([path, text]) => {
    const asked = /(\d+|한)(?:~(\d+))?\s?문장/u.exec(descriptionOf(sectionJsonSchema(request.section), path));
    if (asked === null) return false;
    const least = asked[1] === '한' ? 1 : Number(asked[1]);
    const most = asked[2] === undefined ? least : Number(asked[2]);
    const sentences = text.split(/(?<=[.!?])\s+/).length;
    return sentences < least || sentences > most;
  }).length;
}

function descriptionOf(schema: JsonSchema, path: string): string {
  let node: JsonSchema | undefined = schema;
  for (const key of path.split('.')) node = node?.type === 'object' ? node.properties[key] : undefined;
  return node === undefined || node.type === 'object' ? '' : (node.description ?? '');
}

/** Words of an open market. */
export const TRADE =
  /매매|매수|매도|거래|종목|시세|주가(?=[가는를의] )|(?<![번신])호가|체결|손절|익절|주문|등락|장이 (?:열리|끝나)|시장|출근|퇴근/;

const MARKS = /[[\]{}<>/]|undefined|NaN|null|\s\s|,,|\.\.|[a-z]/;

/** Says whether a content holds a mark, or names its reader not at all or more than three times. */
export function hasWrongMarks(output: unknown): boolean {
  const texts = textsOf(output).map(([, text]) => text);
  const names = texts.join('\n').match(/\{\{name\}\}님/g)?.length ?? 0;
  return names < 1 || names > 3 || MARKS.test(texts.join('\n').replaceAll('{{name}}님', '회원님'));
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** Years, dates and weekdays in a text that contradict the request's period. A week names all its days. */
export function wrongDates({ section, period, fortuneType }: SectionRequest, output: unknown): readonly string[] {
  if (period === 'any' || section === 'weekly') return [];
  const [year, month, day] = period.split('-').map(Number);
  const isDaily = section === 'fortune' || (section === 'profile_fortune' && (fortuneType ?? 'daily') === 'daily');
  const weekday = WEEKDAYS[new Date(`${period}T00:00:00.000Z`).getUTCDay()];
  return textsOf(output).flatMap(([, text]) => [
    ...[...text.matchAll(/(\d{4})년/g)].filter(([, named]) => Number(named) !== year).map(([whole]) => whole),
    ...(isDaily
      ? [...text.matchAll(/(\d{1,2})월 (\d{1,2})일/g)]
          .filter(([, m, d]) => Number(m) !== month || Number(d) !== day)
          .map(([whole]) => whole)
      : []),
    ...(isDaily
      ? [...text.matchAll(/오늘은? ([일월화수목금토])요일/g)]
          .filter(([, named]) => named !== weekday)
          .map(([whole]) => whole)
      : []),
  ]);
}

/** Of neighbours at five distances: all pairs would cost a minute. */
function meanSimilarity(outputs: readonly unknown[]): number {
  const trigrams = outputs.map(trigramsOf);
  const shares = trigrams.flatMap((own, index) =>
    [1, 2, 7, 13, 29]
      .filter((distance) => distance < trigrams.length)
      .map((distance) => jaccard(own, trigrams[(index + distance) % trigrams.length] ?? own)),
  );
  return shares.length === 0 ? 0 : sum(shares) / shares.length;
}

/** Percent of the sentences that the content of the same chart has for a reader of age as well. */
export function sharedWithAdults(minors: readonly Written[], adults: readonly Written[]): number {
  const sentences = minors.map(({ output }) => sentencesOf(output));
  const shared = sentences.map((own, index) => {
    const others = new Set(sentencesOf(adults[index]?.output));
    return own.filter((sentence) => others.has(sentence)).length;
  });
  return (100 * sum(shared)) / Math.max(1, sentences.flat().length);
}

/** Mean similarity of what different models, or one for different readers, wrote for one chart, in percent. */
export function similarityOfModels(byModel: readonly (readonly Written[])[]): number {
  const shares = byModel.flatMap((a, first) =>
    byModel
      .slice(first + 1)
      .flatMap((b) =>
        a.map(({ output }, index) => jaccard(trigramsOf(output), trigramsOf(b[index]?.output ?? output))),
      ),
  );
  return shares.length === 0 ? 0 : (100 * sum(shares)) / shares.length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

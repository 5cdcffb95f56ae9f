import { acceptOutput, type SectionRequest } from '../../shared/content/index.ts';
import { isMarketDay } from '../../shared/content/market-days.ts';
import { homographIn, numberIn, sentencesOf, termIn, textsOf } from './texts.ts';
import { wrongParticles } from './wrong-particles.ts';

/** One content that a source wrote; `undefined` when it wrote nothing that can be read. */
export interface Written {
  readonly request: SectionRequest;
  readonly output: unknown;
}

/** Counts over one kind of content. All but `contents` count contents with an error. */
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
  /** Says one sentence twice. */
  readonly repeated: number;
  /** Names another year, month, day or weekday than its own. */
  readonly dates: number;
  /** A percentage, an amount or a price. */
  readonly numbers: number;
  /** A word that reads as another, without its sign. */
  readonly homographs: number;
  /** For readers under 19: a term of the four pillars. */
  readonly terms: number;
}

export interface Measures extends Faults {
  /** Median characters of a content. */
  readonly characters: number;
}

export function measure(written: readonly Written[]): Measures {
  const lengths = written.map(({ output }) => sum(textsOf(output).map(([, text]) => text.length)));
  return { ...countFaults(written), characters: median(lengths) };
}

export function countFaults(written: readonly Written[]): Faults {
  const accepted = written.map(({ request, output }) => acceptOutput(request, output));
  const broken = accepted.map((each) => (each.ok ? [] : each.rules));
  const isSchema = (rule: string) => rule === 'schema' || rule === 'blank' || rule === 'unreadable';
  const count = (isHit: (each: Written) => boolean) => written.filter(isHit).length;
  const inText = (find: (text: string) => unknown, only: (request: SectionRequest) => boolean = () => true) =>
    count(({ request, output }) => only(request) && textsOf(output).some(([, text]) => find(text) !== null));
  return {
    contents: written.length,
    schema: broken.filter((rules) => rules.some(isSchema)).length,
    gate: broken.filter((rules) => rules.some((rule) => !isSchema(rule) && rule !== 'tone' && rule !== 'minor')).length,
    tone: broken.filter((rules) => rules.includes('tone')).length,
    market: broken.filter((rules) => rules.includes('minor')).length,
    particles: count(({ output }) => textsOf(output).some(([, text]) => wrongParticles(text).length > 0)),
    repeated: count(({ output }) => hasRepeats(sentencesOf(output))),
    dates: count(({ request, output }) => wrongDates(request, output).length > 0),
    numbers: inText(numberIn),
    homographs: inText(homographIn),
    terms: inText(termIn, ({ variant }) => variant === 'minor'),
  };
}

function hasRepeats(sentences: readonly string[]): boolean {
  return new Set(sentences).size < sentences.length;
}

/** Words of an open market. */
const TRADE =
  /매매|매수|매도|거래|종목|(?<![가-힣])시세|주가(?=[가는를의] )|(?<![번신])호가|체결|손절|익절|주문|등락|장이 (?:열리|끝나)|시장|출근|퇴근/;

/** Whether a content of a day without a market speaks of trading. */
export function speaksOfTrade({ section, fortuneType, period }: SectionRequest, output: unknown): boolean {
  const isOfDay = section === 'fortune' || (section === 'profile_fortune' && (fortuneType ?? 'daily') === 'daily');
  return isOfDay && !isMarketDay(period) && textsOf(output).some(([, text]) => TRADE.test(text));
}

const MARKS = /[[\]{}<>/]|undefined|NaN|null|\s\s|,,|\.\.|[a-z]/;

/** Says whether a content holds a mark, or names its reader not at all or more than twice. */
export function hasWrongMarks(output: unknown): boolean {
  const texts = textsOf(output)
    .map(([, text]) => text)
    .join('\n');
  const names = texts.match(/\{\{name\}\}님/g)?.length ?? 0;
  return names < 1 || names > 2 || MARKS.test(texts.replaceAll('{{name}}님', '회원님'));
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

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

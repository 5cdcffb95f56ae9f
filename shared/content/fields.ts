import * as z from 'zod';

/**
 * The fields of a model's output schema. Each is lenient: any value of the right JSON type except a blank text is
 * accepted and brought into range, because providers do not enforce ranges and lengths. The description
 * states the range, because every provider passes descriptions on.
 */

/**
 * A text that is not blank. Whitespace is tidied; a text of more than twice the asked length is cut at a sentence.
 * @param length asked for, in characters: at least, at most
 */
export function text(description: string, length: readonly [least: number, most: number]) {
  const [least, most] = length;
  return z
    .string()
    .refine((value) => isVisible(value.slice(0, MAX_READ)), 'must not be blank')
    .transform((value) => tidyText(value, maxLengthOf(most)))
    .describe(`${description} (${least}~${most}자)`);
}

/** @param most characters that a field asks for @returns those that are stored */
export function maxLengthOf(most: number): number {
  return 2 * most;
}

/** Many times what any field asks for. What tidies a text may take the square of its length, so no more of it is read. */
const MAX_READ = 2_000;

/** Whether a reader sees anything of the text. */
export function isVisible(value: string): boolean {
  return VISIBLE.test(value);
}

/** Anything but whitespace, control characters, lone surrogates and invisible characters (Hangul fillers, U+2800). */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A whole number, rounded and clamped. */
export function integer(description: string, min: number, max: number) {
  return z
    .number()
    .transform((value) => Math.min(max, Math.max(min, Math.round(value))))
    .describe(`${description} (${min}에서 ${max} 사이의 정수)`);
}

export function score(description: string) {
  return integer(description, 0, 100);
}

/** A range of hours within one day. Any two numbers are valid; the result has its start before its end. */
export function hours(description: string) {
  return z
    .object({
      start_hour: integer(`${description}: 시작 시각`, 0, 23),
      end_hour: integer(`${description}: 끝 시각, 시작보다 뒤`, 1, 24),
    })
    .transform(({ start_hour: start, end_hour: end }): HourRange => {
      if (start === end) return { start, end: start + 1 };
      return { start: Math.min(start, end), end: Math.max(start, end) };
    });
}

/** Whole hours of one day, 0 <= start < end <= 24. */
export interface HourRange {
  readonly start: number;
  readonly end: number;
}

/** `HH:MM-HH:MM`; the end of the day is written 23:59. */
export function timeRangeText({ start, end }: HourRange): string {
  return `${clock(start)}-${clock(end)}`;
}

/**
 * Moves the second range next to the first when they overlap: one hour cannot be both good and bad. A first range that
 * covers the whole day loses its last two hours.
 */
export function apart(first: HourRange, second: HourRange): readonly [first: HourRange, second: HourRange] {
  if (second.end <= first.start || second.start >= first.end) return [first, second];
  if (first.end <= 22) return [first, { start: first.end, end: first.end + 2 }];
  if (first.start >= 2) return [first, { start: first.start - 2, end: first.start }];
  return [
    { start: first.start, end: 22 },
    { start: 22, end: 24 },
  ];
}

/**
 * A text with whitespace and control characters tidied, cut at a sentence when overlong. Variants of the name mark are
 * restored: {name}, {{ name }}, {{이름}}.
 */
export function tidyText(value: string, maxLength: number): string {
  if (value.length <= maxLength && !UNTIDY.test(value)) return value;
  const tidy = value
    .slice(0, MAX_READ)
    .replace(/\{+\s*(?:name|이름|user_?name)\s*\}+/gi, '{{name}}')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, (run) => withoutControls(run))
    .trim();
  return tidy.length <= maxLength && value.slice(MAX_READ).trim() === '' ? tidy : cutAtSentence(tidy, maxLength);
}

/** Most texts are tidy already, and this check costs a fifth of tidying. */
const UNTIDY = /\s\s|[^\S ]|^ | $|(?<!\{)\{(?!\{name\}\}(?!\}))|[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Keeps joiners inside emoji. Removes lone surrogates, control and other format characters. */
function withoutControls(run: string): string {
  if (/\s/.test(run)) return ' ';
  return run.replace(/[^\u200d]/gu, '');
}

function cutAtSentence(value: string, maxLength: number): string {
  const head = value.slice(0, maxLength);
  const sentenceEnd = Math.max(...['. ', '! ', '? ', '다.', '요.'].map((mark) => head.lastIndexOf(mark)));
  if (sentenceEnd > 0) {
    const end = head.slice(sentenceEnd).search(/[.!?]/) + sentenceEnd + 1;
    return head.slice(0, end);
  }
  // No sentence ends within the limit. Cut at a word, and never inside {{name}}: a partial mark would be displayed.
  const space = head.lastIndexOf(' ');
  const stump = space > 0 ? head.slice(0, space) : head.slice(0, -1);
  return `${stump
    .replace(/\{\{?[a-z]*\}?$/, '')
    .replace(/\p{Cs}$/u, '')
    .trimEnd()}…`;
}

function clock(hour: number): string {
  return hour >= 24 ? '23:59' : `${String(hour).padStart(2, '0')}:00`;
}

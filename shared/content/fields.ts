import * as z from 'zod';

/**
 * The building blocks of what is asked of a model. Each is lenient: any value of the right JSON type, unless it is a blank
 * text, is accepted and brought into range, because providers do not enforce ranges and lengths (decisions 4). Ranges are
 * told in the description, which every provider passes on.
 */

/** A text that is not blank; whitespace is tidied, and what is over-long is cut at a sentence. */
export function text(description: string, maxLength: number) {
  return z
    .string()
    .refine((value) => VISIBLE.test(value), 'must not be blank')
    .transform((value) => tidyText(value, maxLength))
    .describe(`${description} (최대 ${maxLength}자)`);
}

/** Outside white space, control characters, lone surrogates, and characters that are drawn as nothing (Hangul fillers, U+2800). */
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

/** A range of hours of one day; any two numbers make a valid one. Comes out as two hours, start before end. */
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
 * The second range moved beside the first when the two overlap: nobody can be told to act and to hold back at the
 * same hour. A first range of the whole day gives up its last two hours.
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
 * A text with whitespace and control characters tidied, cut at a sentence when over-long. The name mark is restored
 * where a model wrote it differently: {name}, {{ name }}, {{이름}}.
 */
export function tidyText(value: string, maxLength: number): string {
  if (value.length <= maxLength && !UNTIDY.test(value)) return value;
  const tidy = value
    .replace(/\{+\s*(?:name|이름|user_?name)\s*\}+/gi, '{{name}}')
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, (run) => keptOf(run))
    .trim();
  return tidy.length <= maxLength ? tidy : cutAtSentence(tidy, maxLength);
}

/** Nearly every text is tidy already, and finding that out is five times as fast as tidying it. */
const UNTIDY = /\s\s|[^\S ]|^ | $|(?<!\{)\{(?!\{name\}\}(?!\}))|[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Joiners inside emoji and marks of direction are kept; a lone surrogate half and a control character are not. */
function keptOf(run: string): string {
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
  // No sentence ends in time: cut at a word, and never inside {{name}}, whose stump would be shown to the reader.
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

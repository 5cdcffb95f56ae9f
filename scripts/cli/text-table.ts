import { kstTime } from '../../shared/core/clock.ts';

/** Tables and records of text. */

/** The width of lines that continue on the next. */
export const MAX_COLUMNS = 100;
const GAP = '  ';
/** A column is not made narrower than this, nor than its title. */
const MIN_WIDTH = 6;

/** Every cell of these is needed whole, to be copied. */
const ID = /^(-|[a-z]{2,5}_[0-9a-z]{26})$/;
/** Hangul, hanja and full-width forms take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/**
 * Lines of a table with a title row. Where it is wider than `maxColumns`, its widest cells end with an ellipsis.
 * @param maxColumns of the terminal
 */
export function tableLines(rows: readonly Readonly<Record<string, unknown>>[], maxColumns: number): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))];
  const widths = fittingWidths(cells, maxColumns);
  return cells.map((line) =>
    line
      .map((cell, index) => padded(shortened(cell, widths[index] ?? 0), widths[index] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

/** One line for each field, and further ones for the rest of a long value. */
export function recordLines(record: Readonly<Record<string, unknown>>): string[] {
  const width = Math.max(0, ...Object.keys(record).map((name) => name.length));
  return Object.entries(record).flatMap(([name, value]) => {
    const lines = wrapped(textOf(value, wholeTime), MAX_COLUMNS - width - GAP.length);
    return lines.map((line, index) => `${(index === 0 ? name : '').padEnd(width)}${GAP}${line}`.trimEnd());
  });
}

/** Splits at blanks. A longer word, such as a key, stays whole. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) > width && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function fittingWidths(cells: readonly (readonly string[])[], maxColumns: number): number[] {
  const [titles = [], ...rows] = cells;
  const widths = titles.map((_, index) => Math.max(...cells.map((line) => widthOf(line[index] ?? ''))));
  const isShrinkable = titles.map((_, index) => !rows.every((line) => ID.test(line[index] ?? '')));
  const least = (index: number) => Math.max(MIN_WIDTH, widthOf(titles[index] ?? ''));
  const total = () => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  while (total() > maxColumns) {
    const widest = widths
      .map((width, index) => ({ width, index }))
      .filter(({ width, index }) => isShrinkable[index] === true && width > least(index))
      .reduce<{ width: number; index: number } | null>((a, b) => (a === null || b.width > a.width ? b : a), null);
    if (widest === null) break;
    widths[widest.index] = widest.width - 1;
  }
  return widths;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : 1;
  return width;
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function shortened(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let short = '';
  for (const character of text) {
    if (widthOf(short + character) > width - 1) break;
    short += character;
  }
  return `${short}…`;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** To the second, as there is little room. */
function shortTime(text: string): string {
  return wholeTime(text).replace(/\.\d{3}/, '');
}

function wholeTime(text: string): string {
  return kstTime(new Date(text));
}

function textOf(value: unknown, time = shortTime): string {
  if (value === null || value === undefined || value === '') return '-';
  if (value instanceof Date) return time(value.toISOString());
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ') || '-';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return ISO_TIME.test(text) ? time(text) : text;
}

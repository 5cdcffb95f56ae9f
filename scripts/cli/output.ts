import type { Streams } from './context.ts';
import { recordLines, tableLines } from './text-table.ts';

export interface Output {
  readonly json?: boolean;
}

/** Prints the result: one line of JSON, or lines of its fields. */
export function print(streams: Streams, result: Readonly<Record<string, unknown>>, options: Output): void {
  printLines(streams, options.json === true ? [JSON.stringify(result)] : recordLines(result));
}

/**
 * Prints rows: one line of JSON with the array, or a table of these or all columns. It fits the terminal; into a pipe or
 * file every cell goes whole.
 */
export function printRows<Row extends Readonly<Record<string, unknown>>>(
  streams: Streams,
  rows: readonly Row[],
  options: Output,
  columns?: readonly (keyof Row & string)[],
): void {
  if (options.json === true) {
    printLines(streams, [JSON.stringify(rows)]);
    return;
  }
  const shown = rows.map((row) => {
    return columns === undefined ? row : Object.fromEntries(columns.map((column) => [column, row[column]]));
  });
  printLines(
    streams,
    shown.length === 0 ? ['none'] : tableLines(shown, streams.stdout.columns || Number.POSITIVE_INFINITY),
  );
}

export function printLines({ stdout }: Streams, lines: readonly string[]): void {
  stdout.write(`${lines.join('\n')}\n`);
}

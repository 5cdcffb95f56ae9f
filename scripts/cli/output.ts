import { recordLines, tableLines } from './text-table.ts';

export interface Output {
  readonly json?: boolean;
}

/** Prints the result: one line of JSON, or lines of its fields. */
export function print(result: Readonly<Record<string, unknown>>, options: Output): void {
  if (options.json === true) printJson(result);
  else printLines(recordLines(result));
}

/** Prints rows: one line of JSON with the array, or a table of these or all columns. */
export function printRows<Row extends Readonly<Record<string, unknown>>>(
  rows: readonly Row[],
  options: Output,
  columns?: readonly (keyof Row & string)[],
): void {
  if (options.json === true) {
    printJson(rows);
    return;
  }
  const shown = rows.map((row) => {
    return columns === undefined ? row : Object.fromEntries(columns.map((column) => [column, row[column]]));
  });
  printLines(shown.length === 0 ? ['none'] : tableLines(shown));
}

export function printLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printJson(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

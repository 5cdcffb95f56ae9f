/** Prints the result: one line of JSON, or one line per field or row. */
export function print(result: Readonly<Record<string, unknown>>, options: { readonly json?: boolean }): void {
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const width = Math.max(...Object.keys(result).map((key) => key.length));
  for (const [key, value] of Object.entries(result)) process.stdout.write(`${key.padEnd(width)}  ${show(value)}\n`);
}

/** Prints rows: one line of JSON with the array, or a table. */
export function printRows(
  rows: readonly Readonly<Record<string, unknown>>[],
  options: { readonly json?: boolean },
): void {
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify(rows)}\n`);
    return;
  }
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) {
    process.stdout.write('none\n');
    return;
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => show(row[column])))];
  const widths = columns.map((_column, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  for (const line of lines) {
    process.stdout.write(
      `${line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}

function show(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

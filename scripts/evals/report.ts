/** A table of numbers with named rows and columns. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, numbers: readonly number[]])[];
}

/** As Markdown, columns padded as the formatter of editors pads them. */
export function markdownOf({ title, columns, rows }: Table): string {
  const lines = [['', ...columns], ...rows.map(([name, numbers]) => [name, ...numbers.map(shown)])];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column + 1] ?? '').length), 3));
  const first = Math.max(...lines.map((line) => (line[0] ?? '').length), 3);
  const render = ([name = '', ...cells]: readonly string[]) =>
    `| ${name.padEnd(first)} | ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  const rule = `| ${'-'.repeat(first)} | ${widths.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`;
  return [`## ${title}`, '', render(head), rule, ...body.map(render)].join('\n');
}

/** The tables of a report, as `markdownOf` wrote them. */
export function tablesIn(markdown: string): readonly Table[] {
  return markdown.split(/^(?=## )/m).flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [head, , ...body] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
    if (!heading.startsWith('## ') || head === undefined) return [];
    const rows = body.map(([name = '', ...cells]) => [name, cells.map(Number)] as const);
    return [{ title: heading.slice(3), columns: head.slice(1), rows }];
  });
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** What differs from the last run: `title, row, column: 28.1 -> 7.4`. Rows that one of the two lacks are left out. */
export function differences(before: readonly Table[], after: readonly Table[]): readonly string[] {
  return after.flatMap(({ title, columns, rows }) => {
    const old = before.find((table) => table.title === title);
    return rows.flatMap(([name, numbers]) => {
      const row = old?.rows.find(([known]) => known === name)?.[1];
      return numbers.flatMap((number, index) => {
        const was = row?.[old?.columns.indexOf(columns[index] ?? '') ?? -1];
        // 10.0 is read back as 10.
        if (was === undefined || Number.isNaN(was) || Number(shown(was)) === Number(shown(number))) return [];
        return [`${title}, ${name}, ${columns[index]}: ${shown(was)} -> ${shown(number)}`];
      });
    });
  });
}

function shown(number: number): string {
  return Number.isInteger(number) ? String(number) : number.toFixed(1);
}

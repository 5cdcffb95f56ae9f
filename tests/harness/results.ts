import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { machine } from '../../scripts/bench/lib/machine.ts';

/** A table of Markdown. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The cells of the lines of tables, titles included. */
export function tableRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** What a command measured. */
export interface Results {
  readonly title: string;
  /** That writes them. */
  readonly command: string;
  /** What was done and what the columns mean. */
  readonly method: string;
  /** Tables of Markdown. */
  readonly tables: string;
}

/** A whole page of results. @param circumstances date and machine */
export function resultsPage({ title, command, method, tables }: Results, circumstances: string): string {
  return `# ${title}\n\nWritten by \`${command}\`. ${method}\n\n${tables}\n\n${circumstances}\n`;
}

const fileOf = (name: string) => new URL(`../../docs/results/${name}.md`, import.meta.url);

/** docs/results/<name>.md, as the last run wrote it. */
export function readResults(name: string): string {
  return readFileSync(fileOf(name), 'utf8');
}

/** Writes docs/results/<name>.md, with day, machine and load. */
export function writeResults(name: string, results: Results): void {
  const [load = 0] = loadavg();
  const circumstances = `${new Date().toISOString().slice(0, 10)}, ${machine()}, load ${load.toFixed(0)}.`;
  writeFileSync(fileOf(name), resultsPage(results, circumstances));
}

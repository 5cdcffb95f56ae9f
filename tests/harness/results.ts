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

/** The document with what stands between the marks of a name replaced. @throws when it has no such marks */
export function withResults(document: string, name: string, results: string): string {
  const [begin, end] = ['begin', 'end'].map((edge) => `<!-- ${name}: ${edge} -->`);
  const [from, to] = [document.indexOf(`${begin}`), document.indexOf(`${end}`)];
  if (from === -1 || to < from) throw new Error(`the document has no ${begin} … ${end}`);
  return `${document.slice(0, from)}${begin}\n\n${results}\n\n${document.slice(to)}`;
}

/** Writes what a run measured into docs/guarantees.md, with day and machine. */
export function writeResults(name: string, results: string): void {
  const document = new URL('../../docs/guarantees.md', import.meta.url);
  const [load = 0] = loadavg();
  const circumstances = `${new Date().toISOString().slice(0, 10)}, ${machine()}, load ${load.toFixed(0)}.`;
  writeFileSync(document, withResults(readFileSync(document, 'utf8'), name, `${results}\n\n${circumstances}`));
}

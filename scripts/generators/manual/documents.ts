import { renderCommands } from './command-line.ts';
import { renderSettings } from './settings.ts';

const TABLES = { settings: renderSettings, cli: renderCommands };
const MARK = '<!-- Everything below is written by `npm run docs:manual`. -->\n\n';

export const DOCUMENTS = ['settings', 'cli'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export function fileOf(name: DocumentName): URL {
  return new URL(`../../../docs/${name}.md`, import.meta.url);
}

/** The document with its tables as the code has them. */
export function withTables(name: DocumentName, document: string): string {
  const at = document.indexOf(MARK);
  if (at === -1) throw new Error(`docs/${name}.md has no mark`);
  return document.slice(0, at + MARK.length) + TABLES[name]();
}

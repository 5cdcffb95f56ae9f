// Writes the list of endpoints into docs/api.md: `npm run docs:api`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderReference } from './render.ts';
import { ROUTES } from './table.ts';

const MARK = '<!-- Everything below is written by `npm run docs:api` from the route table. -->\n\n';

const file = fileURLToPath(new URL('../../../docs/api.md', import.meta.url));
const current = readFileSync(file, 'utf8');
const at = current.indexOf(MARK);
if (at === -1) throw new Error('docs/api.md has no mark');
writeFileSync(file, current.slice(0, at + MARK.length) + renderReference(ROUTES));

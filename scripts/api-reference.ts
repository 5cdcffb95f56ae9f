// Writes the list of endpoints into docs/api.md: `npm run docs:api`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RouteTableDeps, routeTable } from '../api/routes/table.ts';
import { renderReference } from './reference/render.ts';

const MARK = '<!-- Everything below is written by `npm run docs:api` from the route table. -->\n\n';

/** The table is data: services are used only while a request is handled, so a placeholder replaces them. */
const untouched: RouteTableDeps = new Proxy(
  Object.assign(() => untouched, {} as RouteTableDeps),
  {
    get: () => untouched,
    apply: () => untouched,
  },
);

const file = fileURLToPath(new URL('../docs/api.md', import.meta.url));
const current = readFileSync(file, 'utf8');
const at = current.indexOf(MARK);
if (at === -1) throw new Error('docs/api.md has no mark');
writeFileSync(file, current.slice(0, at + MARK.length) + renderReference(routeTable(untouched)));

// Writes docs/openapi.json from the route table: `npm run docs:openapi`, which then makes the client's types from it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../../api/contract/document.ts';
import { ROUTES } from './reference/table.ts';

const root = new URL('../../', import.meta.url);
const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const file = fileURLToPath(new URL('docs/openapi.json', root));
writeFileSync(file, `${JSON.stringify(openApiDocument(ROUTES, version), null, 2)}\n`);

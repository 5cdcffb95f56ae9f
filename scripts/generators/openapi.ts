// Writes docs/openapi.json from the route table, and the client in Python from it: `npm run docs:openapi`, which then makes
// the types of the client in TypeScript.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../../api/contract/document.ts';
import { pythonOperations } from './client-python.ts';
import { ROUTES } from './reference/table.ts';

const root = new URL('../../', import.meta.url);
const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const document = openApiDocument(ROUTES, version);
const write = (file: string, text: string) => writeFileSync(fileURLToPath(new URL(file, root)), text);
write('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
write('clients/python/saju/operations.py', pythonOperations(document));

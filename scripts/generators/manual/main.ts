// Writes the tables of docs/settings.md and docs/cli.md, below the text of each: `npm run docs:manual`.
import { readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENTS, fileOf, withTables } from './documents.ts';

for (const name of DOCUMENTS) writeFileSync(fileOf(name), withTables(name, readFileSync(fileOf(name), 'utf8')));

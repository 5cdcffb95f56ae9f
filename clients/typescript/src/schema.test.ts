import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { headerOf, relevantPart } from '../../../scripts/generators/client-types/document.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('the generated types', () => {
  it('were made from docs/openapi.json by the locked generator and not edited: else `npm run client:types`', () => {
    const generated = read('clients/typescript/src/schema.generated.ts');
    const [first = ''] = generated.split('\n', 1);
    const types = generated.slice(first.length + 1);
    const document = JSON.stringify(relevantPart(JSON.parse(read('docs/openapi.json'))));
    const lock = read('clients/typescript/generator/package-lock.json');
    expect(`${first}\n`).toBe(headerOf({ document, lock, types }));
  });
});

describe("the client's package.json", () => {
  it('has the versions that the tests run with', () => {
    const { dependencies } = JSON.parse(read('clients/typescript/package.json'));
    const { devDependencies } = JSON.parse(read('package.json'));
    expect(devDependencies).toMatchObject(dependencies);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Each section with the tests that it names. */
const SECTIONS = read('docs/security.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.split('\n', 1)[0] ?? '',
    tests: [...text.matchAll(/^- `([^`]+)`: "(.+)"$/gm)].map(([, file = '', name = '']) => ({ file, name })),
  }));
const RISKS = SECTIONS.filter(({ title }) => /^API\d/.test(title));

describe('docs/security.md', () => {
  it('has a section with tests for each of the ten risks', () => {
    const numbers = RISKS.map(({ title }) => Number(/^API(\d+) /.exec(title)?.[1]));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { title, tests } of RISKS) expect({ title, proven: tests.length > 2 }).toEqual({ title, proven: true });
  });

  it.each(RISKS)('names existing tests: $title', ({ tests }) => {
    for (const { file, name } of tests) {
      const names = [...read(file).matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/g)].map(([, , found = '']) => found);
      expect({ file, name, found: names.includes(name) }).toEqual({ file, name, found: true });
    }
  });
});

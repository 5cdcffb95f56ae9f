import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe.each(['docs/guarantees.md', 'docs/mutation.md'])('%s', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const proofs = [...text.matchAll(/`([\w./-]+\.test\.ts)` › (.+?)(?=\. `| *\|?$)/gm)].flatMap(
    ([, file = '', names = '']) => names.split('; ').map((name) => ({ file, name })),
  );

  it('names existing tests', () => {
    expect(proofs.length).toBeGreaterThan(20);
    for (const { file, name } of proofs) {
      const found = readFileSync(path.join(ROOT, file), 'utf8').includes(`'${name}'`);
      expect({ file, name, found }).toEqual({ file, name, found: true });
    }
  });
});

describe('docs/guarantees.md', () => {
  it('has a proof for every promise', () => {
    const text = readFileSync(path.join(ROOT, 'docs/guarantees.md'), 'utf8');
    const promises = text.split(/^- \*\*/m).slice(1);
    expect(promises.length).toBeGreaterThan(40);
    for (const promise of promises) expect(promise).toMatch(/^ {2}Proof: (`[\w./-]+\.test\.ts` › .+|same)$/m);
  });
});

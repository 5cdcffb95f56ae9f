import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { areas } from '../scripts/mutation/areas.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe.each(['docs/guarantees.md', 'docs/upstream.md', 'docs/results/mutants-by-hand.md'])('%s', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const proofs = [...text.matchAll(/`([\w./-]+\.test\.ts)` › (.+?)(?=\. `| *\|?$)/gm)].flatMap(
    ([, file = '', names = '']) => names.split('; ').map((name) => ({ file, name })),
  );

  it('names existing tests, of which none is skipped', () => {
    expect(proofs.length).toBeGreaterThan(10);
    for (const { file, name } of proofs) {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      const skips = /\b(?:it|test)\.(?:skip|only|todo)\b|\bx(?:it|describe)\(/.test(source);
      expect({ file, name, found: source.includes(`'${name}'`), skips }).toEqual({
        file,
        name,
        found: true,
        skips: false,
      });
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

describe('docs/results/mutation.md', () => {
  const text = readFileSync(path.join(ROOT, 'docs/results/mutation.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)`: ([\w.:, -]+?) *\|(.+)\|$/gm)].flatMap(
    ([, area, files = '', rest = '']) =>
      files
        .split(', ')
        .map((file) => ({ name: `${area}: ${file}`, cells: rest.split('|').map((cell) => cell.trim()) })),
  );

  it('has one row for each file that an area mutates, and for no other', () => {
    const files = Object.entries(areas).flatMap(([area, { mutate }]) =>
      filesOf(mutate).map((file) => `${area}: ${path.basename(file)}`),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(rows.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it('has in each row the mutants, the score and its commit, or that the file was not run and why', () => {
    for (const { name, cells } of rows) {
      const [mutants, score, commit, survivors] = cells;
      const row = { name, mutants, score, commit };
      if (score === 'not run') expect(row).toEqual({ name, mutants: '', score, commit: '' });
      else {
        expect(row).toMatchObject({
          mutants: expect.stringMatching(/^\d+$/),
          score: expect.stringMatching(/^\d+(\.\d)? %$|^none$/),
          commit: expect.stringMatching(/^[0-9a-f]{7}$/),
        });
      }
      expect(survivors).not.toBe('');
    }
  });
});

/** The files that patterns of `scripts/mutation/areas.mjs` choose. */
function filesOf(patterns: readonly string[]): readonly string[] {
  const chosen = patterns.filter((one) => !one.startsWith('!'));
  const leftOut = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  const matches = (file: string, some: readonly string[]) => some.some((one) => path.matchesGlob(file, one));
  return ['api', 'shared', 'workers']
    .flatMap((folder) => {
      const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => `${folder}/${file}`);
    })
    .filter((file) => matches(file, chosen) && !matches(file, leftOut));
}

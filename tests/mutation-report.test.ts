import { expect, it } from '@jest/globals';
import { withScores } from '../scripts/mutation/report.mjs';

const mutant = (status: string, line: number) => ({
  status,
  mutatorName: 'M',
  location: { start: { line, column: 1 } },
});
const page = (a: string, b: string) => `# T\n\n| Area, file |\n${a}\n${b}\n`;
const A = '| `x`: a.ts | 3 | 66.7 % | 0000000 | accepted: 1 |';
const B = '| `x`: b.ts, c.ts | | not run | | new |';

it('writes the scores of files that were run as a whole, and keeps what was judged of as many survivors', () => {
  const a = [mutant('Killed', 1), mutant('Timeout', 2), mutant('Survived', 3), mutant('CompileError', 4)];
  const b = [mutant('NoCoverage', 5), mutant('Killed', 6)];
  expect(withScores(page(A, B), 'x', { 's/a.ts': { mutants: a }, 's/b.ts': { mutants: b } }, 'abcdef0')).toBe(
    page('| `x`: a.ts | 3 | 66.7 % | abcdef0 | accepted: 1 |', B),
  );
  const all = { 's/a.ts': { mutants: b }, 's/b.ts': { mutants: b }, 's/c.ts': { mutants: [] } };
  expect(withScores(page(A, B), 'x', all, 'abcdef0')).toBe(
    page('| `x`: a.ts | 2 | 50 % | abcdef0 | 5:1 M |', '| `x`: b.ts, c.ts | 2 | 50 % | abcdef0 | 5:1 M |'),
  );
  expect(withScores(page(A, B), 'y', all, 'abcdef0')).toBe(page(A, B));
});

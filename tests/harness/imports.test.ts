import { describe, expect, it } from '@jest/globals';
import { circlesOf, importsOf, upwardImports } from './imports.ts';

/** A graph of files: each with the text of its imports. */
function graph(files: Readonly<Record<string, string>>) {
  return Object.entries(files).map(([file, text]) => ({ file, imports: importsOf(file, text) }));
}

describe('the reader of imports', () => {
  it('finds imports, exports, type imports and dynamic imports over several lines', () => {
    const text = [
      "import { a } from './a.ts';",
      'import type {',
      '  B,',
      "} from '../b/b.ts';",
      "export * from './c.ts';",
      "import './d.ts';",
      "import express from 'express';",
      "import { z } from '@scope/name/sub';",
      "const e = await import('./e.ts');",
    ].join('\n');
    expect(importsOf('shared/x/x.ts', text)).toEqual([
      { what: 'shared/x/a.ts', typeOnly: false },
      { what: 'shared/b/b.ts', typeOnly: true },
      { what: 'shared/x/c.ts', typeOnly: false },
      { what: 'shared/x/d.ts', typeOnly: false },
      { what: 'express', typeOnly: false },
      { what: '@scope/name', typeOnly: false },
      { what: 'shared/x/e.ts', typeOnly: false },
    ]);
  });
});

describe('the search for circles', () => {
  it('finds a circle of three, one through a type and one through a dynamic import, and nothing else', () => {
    const sources = graph({
      'a.ts': "import { b } from './b.ts';\nimport { leaf } from './leaf.ts';",
      'b.ts': "import { c } from './c.ts';",
      'c.ts': "import { a } from './a.ts';",
      'd.ts': "import type { E } from './e.ts';",
      'e.ts': "import { d } from './d.ts';\nimport { a } from './a.ts';",
      'f.ts': "const g = await import('./g.ts');",
      'g.ts': "import type { F } from './f.ts';",
      'leaf.ts': "import { x } from 'zod';",
    });
    expect(circlesOf(sources).sort()).toEqual([
      ['a.ts', 'b.ts', 'c.ts'],
      ['d.ts', 'e.ts'],
      ['f.ts', 'g.ts'],
    ]);
  });

  it('reports no circle for a diamond', () => {
    const sources = graph({
      'top.ts': "import './left.ts';\nimport './right.ts';",
      'left.ts': "import './bottom.ts';",
      'right.ts': "import './bottom.ts';",
      'bottom.ts': '',
    });
    expect(circlesOf(sources)).toEqual([]);
  });
});

describe('the order of layers', () => {
  it('names an import of a higher layer, of types too, and allows the same and lower ones', () => {
    const sources = graph({
      'shared/top/a.ts': "import { b } from '../bottom/b.ts';\nimport { c } from './c.ts';",
      'shared/bottom/b.ts': "import type { A } from '../top/a.ts';",
      'shared/bottom/unknown.ts': "import { x } from '../elsewhere/x.ts';",
    });
    expect(upwardImports(sources, ['top', 'bottom'])).toEqual([
      'shared/bottom/b.ts -> shared/top/a.ts',
      'shared/bottom/unknown.ts -> shared/elsewhere/x.ts',
    ]);
  });
});

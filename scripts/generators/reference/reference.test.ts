import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '../../../tests/harness/routes.ts';
import { renderReference } from './render.ts';

describe('docs/api.md', () => {
  it('lists the routes of the table: npm run docs:api', () => {
    const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    expect(text.slice(text.indexOf('### Fields of several endpoints'))).toBe(renderReference(ROUTES));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allCommands } from './command-line.ts';
import { DOCUMENTS, fileOf, withTables } from './documents.ts';

describe('docs/settings.md and docs/cli.md', () => {
  it.each(DOCUMENTS)('docs/%s.md is what the code has: npm run docs:manual', (name) => {
    const text = readFileSync(fileOf(name), 'utf8');
    expect(text).toBe(withTables(name, text));
  });

  it('say something of every command and option', () => {
    const all = allCommands().flatMap((command) => [command, ...command.commands]);
    expect(all.filter((command) => command.description() === '').map((command) => command.name())).toEqual([]);
    const silent = all.flatMap(({ options }) => options.filter(({ description }) => description === ''));
    expect(silent.map(({ flags }) => flags)).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseOutput, tokenCount } from './output.ts';

describe('parseOutput', () => {
  it('returns any JSON unchanged, bare or fenced', () => {
    const wraps = [
      '@',
      ' \n@\n',
      '```json\n@\n```',
      '```\n@```',
      '```JSON\r\n@\r\n```\n',
      '답변입니다.\n```json\n@\n```\n끝.',
    ];
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...wraps), (value, wrap) => {
        const json = JSON.stringify(value);
        expect(parseOutput('test', wrap.split('@').join(json))).toEqual(JSON.parse(json));
      }),
      { seed: 20261120 },
    );
  });

  it('keeps a fence inside a string', () => {
    const value = { text: '```json\n{}\n```' };
    expect(parseOutput('test', `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``)).toEqual(value);
  });

  it.each(['', '   ', '{"a":', '```json\n{"a":\n```', '{"a":1},,', '죄송합니다.', 'ab{"a":1}c', '[[{"a":1}]'])(
    'refuses %j',
    (text) => {
      expect(() => parseOutput('test', text)).toThrow(expect.objectContaining({ kind: 'invalid_output' }));
    },
  );

  it.each([
    ['letters after a fence', `\`\`\`${'a'.repeat(99_000)}`],
    ['more than any answer needs', `"${'가'.repeat(16_000_000)}"`],
  ])('refuses %s at once', (_, text) => {
    const before = process.cpuUsage();
    expect(() => parseOutput('test', text)).toThrow(expect.objectContaining({ kind: 'invalid_output' }));
    const { user, system } = process.cpuUsage(before);
    // A search that takes the square of the length needs ten seconds of the processor and more.
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });

  it('does not repeat the text in the message', () => {
    expect(() => parseOutput('test', '홍길동')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('홍') }),
    );
  });
});

it.each<[unknown, number]>([
  [5, 5],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  ['5', 0],
  [undefined, 0],
  [Number.NaN, 0],
  [Infinity, 0],
])('counts %p tokens as %d', (value, expected) => expect(tokenCount(value)).toBe(expected));

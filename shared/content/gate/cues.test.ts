import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ADDRESS } from './address.ts';
import { cuesOf, wordsByCue } from './cues.ts';
import { DEBT } from './debt.ts';
import { GUARANTEE } from './guarantee.ts';
import { HEALTH } from './health.ts';
import { NUMBER } from './number.ts';
import { ORDER } from './order.ts';
import { PLAIN } from './plain.ts';
import { SECURITY } from './security.ts';
import { TABOO } from './taboo.ts';
import { TONE_WORDS } from './tone.ts';

describe('cuesOf', () => {
  it.each([
    ['주식|코인', ['주식', '코인']],
    ['집을\\s?사', ['집을']],
    ['(?:큰|작은)\\s?빚', ['큰 빚', '큰빚', '작은']],
    ['(?<![가-힣])빚', ['빚']],
    ['[두세]\\s배', ['두 배', '세 배']],
    ['[1-3]배', ['1배', '2배', '3배']],
    ['이?자', ['자']],
    ['한*곳', ['곳']],
    ['빚+내', ['빚내', '빚빚']],
    ['돈(?=을|이)', ['돈']],
    ['\\S+\\s주식', [' 주식']],
    ['[가-힣]{2,4}\\s?님', ['님']],
    ['이\\s(?:\\S+\\s)?(?:회사|기업)', ['회사', '기업']],
    ['빚[가-힣]*', ['빚']],
    ['(?:금|[가-힣]주)에', ['금에', '주에']],
    ['원금(?:[가-힣]*\\s)?보장', ['원금']],
    ['\\(주\\)', ['(주']],
    ['\\{\\{name\\}\\}', ['{{']],
    [
      '[+-]\\d',
      [
        '+0',
        '-0',
        '+1',
        '-1',
        '+2',
        '-2',
        '+3',
        '-3',
        '+4',
        '-4',
        '+5',
        '-5',
        '+6',
        '-6',
        '+7',
        '-7',
        '+8',
        '-8',
        '+9',
        '-9',
      ],
    ],
    ['빚\u3000', ['빚 ']],
    ['\\uAC00나|\\x41나', ['나']],
  ])('knows what every match of %s contains', (source, cues) => {
    expect([...new Set(cuesOf(source))].sort()).toEqual(cues.sort());
  });

  it.each(['[가-힣]+', '\\p{L}', '.', '(?:빚|\\S)', '빚?', '(?:\\d|[^가])', '^$', 'x{0,2}'])(
    'knows nothing of %s',
    (source) => {
      expect(cuesOf(source)).toContain('');
    },
  );
});

describe('wordsByCue', () => {
  it('finds a word whose match begins with any kind of space, and one whose case does not matter', () => {
    const words = [{ pattern: /한\s푼/gu }, { pattern: /etf/giu }, { pattern: /없는/gu }];
    expect([...wordsByCue(words)('한\u3000푼도 ETF')]).toEqual([words[1], words[0]]);
  });

  it('finds every word of the gate that matches one of its examples', () => {
    const groups = [GUARANTEE, SECURITY, DEBT, ORDER, NUMBER, HEALTH, TABOO, ADDRESS, ...Object.values(PLAIN)].flat();
    const words = [...groups.flatMap((group) => group.words.map((pattern) => ({ pattern }))), ...TONE_WORDS];
    const find = wordsByCue(words);
    const folder = new URL('../../../tests/vectors/gate/', import.meta.url);
    const texts = readdirSync(folder).flatMap(
      (name) => readFileSync(new URL(name, folder), 'utf8').match(/"[^"]{9,}"/gu) ?? [],
    );
    expect(texts.length).toBeGreaterThan(1_000);
    let matches = 0;
    for (const text of texts) {
      const found = find(text);
      for (const word of words.filter(({ pattern }) => text.search(pattern) !== -1)) {
        matches += 1;
        if (!found.has(word)) expect([text, word.pattern.source]).toBe('found');
      }
    }
    expect(matches).toBeGreaterThan(500);
  });
});

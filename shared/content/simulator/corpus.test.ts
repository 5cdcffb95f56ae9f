import { describe, expect, it } from '@jest/globals';
import { pillarHangul } from '../../saju/index.ts';
import { OF_AGE } from './adult/corpus.ts';
import * as why from './adult/why-words.ts';
import { UNDER_19 } from './minor/corpus.ts';
import { habitsOf, poolsOf, storiesOf } from './pools.ts';

function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${path}.${key}`));
}

/** Texts of whole sentences; a story's thoughts and labels are none. */
const texts = [...textsIn(OF_AGE, 'adult'), ...textsIn(UNDER_19, 'minor'), ...textsIn(why, 'why')].filter(([, text]) =>
  /[.!?]$/u.test(text),
);

const PAIRS = Array.from({ length: 60 }, (_, index) => pillarHangul(index)).join('|');

describe('the corpus', () => {
  it('is large', () => {
    expect(texts.length).toBeGreaterThan(2_500);
  });

  it('describes in 합니다 and advises in -세요', () => {
    const endings = texts.flatMap(([path, text]) =>
      text.split(/(?<=[.!?])\s+/u).map((sentence) => [path, sentence] as const),
    );
    expect(endings.filter(([, sentence]) => !/(?:니다|세요)\.$/u.test(sentence))).toEqual([]);
  });

  it('writes every particle after a slot as a pair', () => {
    const bare = texts.filter(([, text]) => /\](?:은|는|이|가|을|를|과|와|으로|로)(?=[\s,.])/u.test(text));
    expect(bare).toEqual([]);
  });

  it('has no word that reads as a pillar (갑자기, 정해 두다), and no stray mark', () => {
    const pairs = new RegExp(`(?<![가-힣])(?:${PAIRS})`, 'u');
    const stray = /\s\s|,,|\.\.|\/\/|[a-z]/u;
    const bad = texts.filter(([, text]) => pairs.test(text) || stray.test(text.replaceAll('{{name}}', '')));
    expect(bad).toEqual([]);
  });

  it('says of a part of life that no side moves what to do alone, which nothing contradicts', () => {
    const plain = [OF_AGE, UNDER_19].flatMap(({ categories, longCategories }) =>
      [...Object.values(categories), ...Object.values(longCategories)].flatMap((pools) =>
        Object.entries(pools).flatMap(([key, own]) => (key.endsWith('=') ? own : [])),
      ),
    );
    expect(plain.length).toBeGreaterThan(200);
    expect(plain.filter((text) => !/^[^.]+(?:세요|편이 낫습니다)\.$/u.test(text))).toEqual([]);
  });

  it('promises no returns', () => {
    const promises = /반드시|무조건|확실한 수익|보장|대박|떼돈|수익을 냅니다|돈을 법니다|오를 것입니다/u;
    expect(texts.filter(([, text]) => promises.test(text))).toEqual([]);
  });

  it('repeats no text in one pool', () => {
    const pools = new Map<string, string[]>();
    for (const [path, text] of texts) {
      const pool = path.replace(/\.\d+$/u, '');
      pools.set(pool, [...(pools.get(pool) ?? []), text]);
    }
    expect([...pools].filter(([, all]) => new Set(all).size < all.length).map(([pool]) => pool)).toEqual([]);
  });

  it('refuses a story or a habit without its parts; a fortune has no other thing to do', () => {
    expect(storiesOf('비견+\n도움 | 말합니다. | 하세요. | 마세요. | 보세요.')).toEqual({
      '비견+': [['도움', '말합니다.', '하세요.', '마세요.', '보세요.']],
    });
    expect(storiesOf('비견+\n도움 | 말합니다. | 하세요. | 마세요.')['비견+']?.[0]?.[4]).toBe('');
    expect(() => storiesOf('비견+\n도움 | 말합니다. | 하세요.')).toThrow('not a story');
    expect(() => poolsOf('비견+')).toThrow('not a pool');
    expect(habitsOf('말합니다. | 하세요. | 예입니다.')).toEqual([
      { message: '말합니다.', advice: '하세요.', example: '예입니다.' },
    ]);
    expect(() => habitsOf('말합니다. | 하세요.')).toThrow('not a habit');
  });
});

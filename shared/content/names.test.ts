import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillName, maskName } from './names.ts';

describe('fillName', () => {
  it('fills every text of a content at any depth and leaves keys and other values alone', () => {
    const content = { '{{name}}': ['{{name}}님, {{ name }}님', { n: 3, ok: true, none: null }] };
    expect(fillName(content, '홍길동')).toEqual({ '{{name}}': ['홍길동님, 홍길동님', { n: 3, ok: true, none: null }] });
  });

  it('uses 회원 without a name', () => {
    expect(fillName('{{name}}님은 {{name}}은 {{name}}를', null)).toBe('회원님은 회원은 회원을');
    expect(fillName('{{name}}님', '  ')).toBe('회원님');
  });

  it.each([
    ['{{name}}은 {{name}}는', '민수', '민수는 민수는'],
    ['{{name}}은 {{name}}는', '길동', '길동은 길동은'],
    ['{{name}}이 {{name}}가', '길동', '길동이 길동이'],
    ['{{name}}을 {{name}}를', '민수', '민수를 민수를'],
    ['{{name}}과 {{name}}와', '길동', '길동과 길동과'],
    ['{{name}}과는 {{name}}와도', '민수', '민수와는 민수와도'],
    ['{{name}}으로 {{name}}로', '민수', '민수로 민수로'],
    ['{{name}}으로 {{name}}로', '서일', '서일로 서일로'],
    ['{{name}}으로서 {{name}}로서', '길동', '길동으로서 길동으로서'],
    ['{{name}}아 {{name}}야', '길동', '길동아 길동아'],
    ['{{name}}아, {{name}}야!', '민수', '민수야, 민수야!'],
    ['{{name}}이라면 {{name}}라고', '민수', '민수라면 민수라고'],
    ['{{name}}이라는', '길동', '길동이라는'],
    ['{{name}}이었다', '민수', '민수였다'],
    ['{{name}}예요', '길동', '길동이에요'],
    ['{{name}}의 {{name}}에게 {{name}}도', '길동', '길동의 길동에게 길동도'],
    ['{{name}}은', 'Alex', 'Alex는'],
    ['{{name}}는', 'Kim', 'Kim은'],
  ])('%s with %s is %s', (text, name, filled) => {
    expect(fillName(text, name)).toBe(filled);
  });

  it('corrects a particle after 님', () => {
    expect(fillName('{{name}}님는 {{name}}님가 {{name}}님를 {{name}}님와 {{name}}님로', '민수')).toBe(
      '민수님은 민수님이 민수님을 민수님과 민수님으로',
    );
  });

  it('inserts 님 between a masked name, whose last sound is unknown, and a particle', () => {
    expect(fillName('{{name}}은 {{name}}가 {{name}}야, {{name}}님을 {{name}}의', '홍**')).toBe(
      '홍**님은 홍**님이 홍**님, 홍**님을 홍**의',
    );
  });

  it('does not take the start of a word for a particle', () => {
    expect(fillName('{{name}}님가족 {{name}}이야기', '민수')).toBe('민수님가족 민수이야기');
  });

  it('inserts any name literally and once', () => {
    for (const name of ['{{name}}', '$&', '$1', "$'", '\\1', '{{ name }}님']) {
      expect(fillName('a {{name}}님 b', name)).toBe(`a ${name}님 b`);
    }
  });

  it('leaves no mark behind', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{{name}}', '{{ name }}', '님', '은', '는', ' ', '가족', '로서', '.')),
        fc.constantFrom('홍길동', '홍**', 'Alex', null),
        (parts, name) => !fillName(parts.join(''), name).includes('{{'),
      ),
      { seed: 20261120 },
    );
  });
});

describe('maskName', () => {
  it.each([
    ['홍길동', '홍**'],
    ['김', '김*'],
    ['이순', '이*'],
    ['Alexander', 'A********'],
    ['👨‍👩‍👧철수', '👨‍👩‍👧**'],
    ['한글', '한*'],
  ])('%s is %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

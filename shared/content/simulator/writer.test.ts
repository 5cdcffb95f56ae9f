import { describe, expect, it } from '@jest/globals';
import { VOICES } from './voices.ts';
import { createWriter } from './writer.ts';

describe('createWriter', () => {
  const writerOf = (lexicon: Readonly<Record<string, string | readonly string[]>>) =>
    createWriter([lexicon], { seed: 7, turn: 0, voice: VOICES.haiku });

  it('fills slots at any depth and fits the particles', () => {
    const writer = writerOf({ 일간: '갑목', 운간: '기토', 힘: ['[운간]의 힘'], 풀이: ['길이 열립니다'] });
    expect(writer.say(['[일간]이/가 [힘]을/를 [운간]으로/로 만나 [풀이>니] 좋습니다.'])).toBe(
      '갑목이 기토의 힘을 기토로 만나 길이 열리니 좋습니다.',
    );
    expect(writer.say(['[운간]이라/라 [일간]이라/라 [운간]이어서/여서'])).toBe('기토라 갑목이라 기토여서');
  });

  it('takes a connective from the lexicon', () => {
    expect(writerOf({ 풀이: ['길이 열립니다'], 이음: '지만' }).say(['[풀이>이음] 멉니다.'])).toBe(
      '길이 열리지만 멉니다.',
    );
  });

  it('draws every template of a pool before it repeats one', () => {
    const pool = Array.from({ length: 31 }, (_, index) => String(index));
    const writer = writerOf({});
    for (let round = 0; round < 3; round++) {
      expect(new Set(pool.map(() => writer.say(pool))).size).toBe(31);
    }
  });

  it('goes through a whole pool before a template returns, turn by turn', () => {
    const templates = Array.from({ length: 37 }, (_, index) => String(index));
    const said = templates.map((_, turn) => createWriter([], { seed: 9, turn, voice: VOICES.haiku }).say(templates));
    expect(new Set(said).size).toBe(37);
  });

  it('seldom meets one of seven templates twice on the three days of a month with one stem or one branch', () => {
    const templates = Array.from({ length: 7 }, (_, index) => String(index));
    const saidOn = (turn: number, seed: number) => createWriter([], { seed, turn, voice: VOICES.haiku }).say(templates);
    for (const apart of [10, 12]) {
      const repeats = Array.from({ length: 200 }, (_, seed) => {
        const said = [0, 1, 2].map((time) => saidOn(9_800 + apart * time, seed));
        return said.length - new Set(said).size;
      });
      expect(repeats.reduce((sum, count) => sum + count, 0) / 600).toBeLessThan(0.15);
    }
  });

  it('asks in the voice of its model', () => {
    const asked = (model: keyof typeof VOICES) =>
      createWriter([], { seed: 1, turn: 0, voice: VOICES[model] }).say(['천천히 적어 보세요.']);
    expect(asked('haiku')).toBe('천천히 적어 보세요.');
    expect(asked('sonnet')).toBe('천천히 적어 보십시오.');
    expect(asked('gpt4o')).toBe('천천히 적어 보시기 바랍니다.');
    expect(asked('gemini')).toBe('천천히 적어 보시면 좋겠습니다.');
  });

  it('names an unknown slot', () => {
    expect(() => writerOf({}).say(['[없음]'])).toThrow('unknown slot [없음]');
  });
});

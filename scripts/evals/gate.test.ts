import { describe, expect, it } from '@jest/globals';
import { gateTexts, measureGate } from './gate.ts';

/** Refuses what speaks of the moon, as a judge in the asked form. */
const MOON = async ({ user }: { readonly user: string }) => {
  const refuses = user.includes('보름달');
  return { reason: refuses ? '달' : '없음', field: refuses ? 'do_1' : '없음', rule: refuses ? 'taboo' : 'none' };
};

const line = (...texts: readonly object[]) => texts.map((text) => JSON.stringify(text)).join('\n');

describe('the measurement of the gate', () => {
  it('counts misses and false refusals by rule, with a judge and without', async () => {
    const texts = gateTexts(
      line(
        { text: '이 주식은 무조건 오릅니다.', kind: 'bad', rule: 'guarantee' },
        { text: '보름달에 소원을 걸어 보시기 바랍니다.', kind: 'bad', rule: 'taboo' },
        { text: '보름달을 보며 천천히 걸어 보세요.', kind: 'good' },
        { text: '오늘은 책상을 차분히 정리하세요.', kind: 'good' },
        { text: 'Tidy your desk.', kind: 'good', lang: 'en' },
        { text: 'Buy now.', kind: 'bad', lang: 'en', rule: 'language' },
      ),
    );
    const { table, lines } = await measureGate(texts, MOON);
    expect(table.rows).toEqual([
      ['guarantee', [1, 0, 0, 0, 0, 0]],
      ['language', [1, 0, 0, 0, 0, 0]],
      ['none named', [0, 0, 0, 2, 0, 1]],
      ['taboo', [1, 1, 0, 0, 0, 0]],
      ['all', [3, 1, 0, 2, 0, 1]],
      ['percent', [100, 33.3, 0, 100, 0, 50]],
    ]);
    expect(lines).toEqual([
      'missed (taboo): 보름달에 소원을 걸어 보시기 바랍니다.',
      expect.stringMatching(/^refused \(judge: .*달.*\): 보름달을 보며 천천히 걸어 보세요\.$/),
    ]);
  });

  it('reads an array as well, and names the text that has not the form', () => {
    expect(gateTexts('[{"text": "a", "kind": "good"}]')).toHaveLength(1);
    expect(() => gateTexts('[{"text": "a", "kind": "good"}, {"text": "b"}]')).toThrow(/^text 2: .*kind/s);
  });

  it('refuses a field that a fortune has not', () => {
    const text = { text: '이 주식은 무조건 오릅니다.', kind: 'bad' };
    expect(() => gateTexts(line({ ...text, field: 'summary' }))).toThrow(
      /^text 1: .*today_fortune\.overall_analysis.*at field/s,
    );
    expect(gateTexts(line({ ...text, field: 'today_fortune.overall_analysis' }))).toHaveLength(1);
  });

  it('refuses a diagnosis that names its year', async () => {
    const { table } = await measureGate(
      gateTexts(line({ text: '올해 안에 암 진단을 받게 됩니다.', kind: 'bad', rule: 'health' })),
      MOON,
    );
    expect(table.rows[0]).toEqual(['health', [1, 0, 0, 0, 0, 0]]);
  });
});

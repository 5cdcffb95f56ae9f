import { expect, it } from '@jest/globals';
import type { ProfileFortuneContent } from '../../shared/content/index.ts';
import { newHash, newOwner, profileRecord, reservedFortune, sectionResult } from '../../tests/harness/records.ts';
import { testClock } from '../../tests/harness/stores.ts';
import { fortuneListItem, maskedFortune, unmaskedFortune } from './fortunes.ts';

const profile = profileRecord(testClock(), newOwner(), { name: '홍길동' });
const { content: simulated } = sectionResult();
const content = { ...(simulated as ProfileFortuneContent), summary: '{{name}}님은 오늘 차분합니다.' };
const fortune = {
  ...reservedFortune(testClock(), profile, { contentHash: newHash(), state: 'ready' }),
  content,
  score: content.score,
};

it('a fortune shows only the masked name, in lists too, except in the unmasked read', () => {
  for (const masked of [fortuneListItem(fortune), maskedFortune(fortune, 'ko')]) {
    expect(masked.summary).toBe('홍**님은 오늘 차분합니다.');
    expect(JSON.stringify(masked)).not.toMatch(/길동|\{\{/);
  }
  expect(unmaskedFortune(fortune, profile, 'ko').summary).toBe('홍길동님은 오늘 차분합니다.');
});

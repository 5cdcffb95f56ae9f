import { expect, it } from '@jest/globals';
import { MAX_BODY_BYTES } from '../../shared/webhooks/attempt-log.ts';
import { testClock } from '../../tests/harness/stores.ts';
import { createAnswerBudget } from './answer-budget.ts';

it('an account’s answers are stored whole up to 16 MB an hour, a kilobyte of their bodies and headers up to 32, then nothing', () => {
  const clock = testClock();
  const budget = createAnswerBudget(clock);
  const long = { name: 'x-long', value: 'v'.repeat(15_000) };
  const body = {
    responseHeaders: null,
    responseBody: { bytes: new Uint8Array(MAX_BODY_BYTES).fill(0x61), isCut: false },
  };
  const headers = { responseHeaders: [{ name: 'server', value: 'nginx' }, long], responseBody: null };
  for (let count = 0; count < 256; count += 1) expect(budget('acc_1', body)).toBe(body);
  expect(budget('acc_1', body)).toEqual({
    responseHeaders: null,
    responseBody: { bytes: new Uint8Array(1_024).fill(0x61), isCut: true },
  });
  expect(budget('acc_1', headers)).toEqual({
    responseHeaders: [{ name: 'server', value: 'nginx' }],
    responseBody: null,
  });
  const short = { responseHeaders: [], responseBody: { bytes: new Uint8Array(1_024), isCut: false } };
  expect(budget('acc_1', short)).toEqual(short);
  // Headers alone use it up too.
  for (let count = 0; count < 1_100; count += 1) expect(budget('acc_2', headers)).toBe(headers);
  for (let count = 0; count < 50; count += 1) budget('acc_2', headers);
  expect(budget('acc_2', headers)).not.toEqual(headers);
  for (let count = 0; count < 6_000; count += 1) budget('acc_1', short);
  expect(budget('acc_1', short)).toEqual({ responseHeaders: null, responseBody: null });
  clock.advance(3_600_000);
  expect(budget('acc_1', body)).toBe(body);
});

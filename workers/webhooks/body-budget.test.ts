import { expect, it } from '@jest/globals';
import { MAX_BODY_BYTES } from '../../shared/webhooks/attempt-log.ts';
import { testClock } from '../../tests/harness/stores.ts';
import { createBodyBudget } from './body-budget.ts';

it('an account’s bodies are stored whole up to 16 MB an hour, and their first kilobyte beyond that', () => {
  const clock = testClock();
  const budget = createBodyBudget(clock);
  const body = { bytes: new Uint8Array(MAX_BODY_BYTES), isCut: false };
  for (let count = 0; count < 256; count += 1) expect(budget('acc_1', body)).toBe(body);
  expect(budget('acc_1', body)).toEqual({ bytes: new Uint8Array(1_024), isCut: true });
  const short = { bytes: new Uint8Array(1_024), isCut: false };
  expect(budget('acc_1', short)).toBe(short);
  expect(budget('acc_2', body)).toBe(body);
  clock.advance(3_600_000);
  expect(budget('acc_1', body)).toBe(body);
});

import { expect, it } from '@jest/globals';
import { testClock } from '../../tests/harness/stores.ts';
import { createOperatorLogin } from './operators.ts';

it('an address with sixty wrong logins within a minute is refused whatever it sends, and no other address', () => {
  const clock = testClock();
  const login = createOperatorLogin({ opsUser: 'ops', opsPassword: 'password', metricsPassword: null }, clock);
  const basic = (password: string) => `Basic ${Buffer.from(`ops:${password}`).toString('base64')}`;
  for (let count = 0; count < 60; count += 1) expect(login('192.0.2.1', basic('wrong')).kind).toBe('unauthenticated');
  clock.advance(20_000);
  expect(login('192.0.2.1', basic('password'))).toEqual({ kind: 'limited', retryAfterSeconds: 40 });
  expect(login('192.0.2.2', basic('password')).kind).toBe('operator');
  clock.advance(40_000);
  expect(login('192.0.2.1', basic('password')).kind).toBe('operator');
});

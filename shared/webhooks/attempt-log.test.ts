import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryRecord, newOwner } from '../../tests/harness/records.ts';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import { bulkWrite } from '../db/writes.ts';
import { type Attempted, attemptNumberOf, attemptsOf, attemptWrite, MAX_BODY_BYTES } from './attempt-log.ts';

const clock = testClock();
const secret = 'whsec_MfKQ9r8/KYqrTwjUPD8I+PZIo2LaLaSw==';

describe('the log of attempts', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const attemptedWith = (body: string | Uint8Array, headers: Record<string, string> = {}, isCut = false): Attempted => {
    const delivery = deliveryRecord(newOwner(), clock.now(), { _id: newId('dlv') });
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const outcome = { ok: true, responseCode: 200, responseTimeMs: 1, errorMessage: null, retryAfterMs: null };
    const exchange = {
      requestHeaders: [],
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      responseBody: { bytes, isCut },
    };
    return { delivery, url: 'https://x.example/', outcome, at: clock.now(), exchange, secrets: [secret] };
  };
  const stored = async (...exchange: Parameters<typeof attemptedWith>) => {
    const attempted = attemptedWith(...exchange);
    await bulkWrite(db, [attemptWrite(db, attempted)]);
    const [record] = await attemptsOf(db, attempted.delivery);
    return record;
  };

  it.each([
    [`you sent ${secret}`, 'you sent [redacted]'],
    [`you sent ${secret.slice(6)}`, 'you sent [redacted]'],
    [`{"sent":"${secret.replaceAll('/', '\\/')}"}`, '{"sent":"[redacted]"}'],
    [`sent=${encodeURIComponent(secret)}&n=1`, 'sent=[redacted]&n=1'],
    ['bs_live_abcdefghijklmnop and bs_at_0123456789abcdef', '[redacted] and [redacted]'],
    ['{"api_key":"k-123","user":"kim"}', '{"api_key":"[redacted]","user":"kim"}'],
    ['{"Password" : "a b", "token":null}', '{"Password" : "[redacted]", "token":[redacted]}'],
    [
      String.raw`{"raw":"{\"password\":\"a b\",\"user\":\"kim\"}"}`,
      String.raw`{"raw":"{\"password\":\"[redacted]\",\"user\":\"kim\"}"}`,
    ],
    [String.raw`{"password":"a\"b c","user":"kim"}`, '{"password":"[redacted]","user":"kim"}'],
    ['{"tokens":["a b","c"],"user":"kim"}', '{"tokens":[redacted],"user":"kim"}'],
    ['<user>kim</user><password>hunter 2</password> ok', '<user>kim</user><password>[redacted]</password> ok'],
    ['x-secret-key: abc def\nuser: kim', 'x-secret-key: [redacted]\nuser: kim'],
    ['got sk-ant-api03-0123456789abcdef', 'got [redacted]'],
    ['id eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.c2lnbmF0dXJl end', 'id [redacted] end'],
    ['token=abc&next=1', 'token=[redacted]&next=1'],
    ['Authorization: Bearer eyJhbGciOi.J9.x-y', 'Authorization: [redacted]'],
    ['no secret here: the profile exists', 'no secret here: the profile exists'],
    ['확인했습니다', '확인했습니다'],
  ])('keeps no secret of the body %j', async (body, kept) => {
    expect((await stored(body))?.responseBody).toBe(kept);
  });

  const worst = [
    'x',
    '_',
    ' ',
    '\\',
    '"',
    '[',
    '<',
    'token',
    'token ',
    'token:"',
    '<token ',
    'token\t',
    'password',
    'eyJ',
    'eyJ-',
  ];
  it.each([
    ...worst,
    'eyJaaaaaaaa.',
    'eyJaaaaaaaa.-',
    'sk-',
    'sk-eyJ',
    'bs_live_',
    'whsec_',
    'Bearer ',
    'Bearer\t',
    '</token',
    'a quote behind a run of backslashes',
  ])('looks through a body of only %j in a time that grows with its length', (unit) => {
    const run = (length: number) => '\\'.repeat(length);
    const body = unit.startsWith('a quote')
      ? `token=${run(20_000)}"${run(40_000)}가`
      : unit.repeat(Math.floor(MAX_BODY_BYTES / unit.length));
    const shortestMs = (text: string) => {
      const attempted = attemptedWith(text);
      const timesMs = Array.from({ length: 5 }, () => {
        const startedAt = performance.now();
        attemptWrite(db, attempted);
        return performance.now() - startedAt;
      });
      return Math.min(...timesMs);
    };
    // At most some 40 times a text without a secret; thousands of times where each start reads to the end.
    expect(shortestMs(body) / shortestMs('x'.repeat(MAX_BODY_BYTES))).toBeLessThan(400);
  });

  it('keeps no header that holds credentials', async () => {
    const headers = {
      'set-cookie': 'a=b',
      'x-api-key': 'k',
      authorization: 'x',
      'x-note': `with ${secret}`,
      date: 'now',
    };
    expect((await stored('', headers))?.responseHeaders).toEqual([
      { name: 'set-cookie', value: '[redacted]' },
      { name: 'x-api-key', value: '[redacted]' },
      { name: 'authorization', value: '[redacted]' },
      { name: 'x-note', value: 'with [redacted]' },
      { name: 'date', value: 'now' },
    ]);
  });

  it('cuts a body between two characters, with a mark, and takes any bytes', async () => {
    const long = await stored('가'.repeat(MAX_BODY_BYTES), {}, true);
    expect(long?.responseBody).toBe(`${'가'.repeat(Math.floor(MAX_BODY_BYTES / 3))}… [cut]`);
    const whole = 'x'.repeat(MAX_BODY_BYTES);
    expect((await stored(whole))?.responseBody).toBe(whole);
    expect((await stored(Uint8Array.of(0, 255, 65)))?.responseBody).toBe('\ufffd\ufffdA');
    expect((await stored('\t\u0001\u001f\r\n'))?.responseBody).toBe('\t\ufffd\ufffd\r\n');
  });

  it('holds an attempt once, and shows the last twenty in order', async () => {
    const delivery = deliveryRecord(newOwner(), clock.now(), { _id: newId('dlv') });
    const outcome = { ok: false, responseCode: null, responseTimeMs: null, errorMessage: 'x', retryAfterMs: null };
    const write = (attempts: number) =>
      attemptWrite(db, {
        delivery: { ...delivery, attempts },
        url: '',
        outcome,
        at: clock.now(),
        exchange: null,
        secrets: [],
      });
    await bulkWrite(db, [write(10), write(1), write(9), write(1)]);
    const attempts = await attemptsOf(db, delivery);
    expect(attempts.map(attemptNumberOf)).toEqual([2, 10, 11]);
    expect(attempts[0]).toMatchObject({ requestHeaders: [], responseHeaders: null, responseBody: null });
    expect(await attemptsOf(db, { ...delivery, accountId: 'acc_other' })).toEqual([]);
    await bulkWrite(
      db,
      Array.from({ length: 30 }, (_, index) => write(20 + index)),
    );
    expect((await attemptsOf(db, delivery)).map(attemptNumberOf)).toEqual(
      Array.from({ length: 20 }, (_, index) => 31 + index),
    );
  });
});

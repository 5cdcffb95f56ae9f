import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { retryAfterMsFromDetails, retryAfterMsFromHeaders } from './retry-after.ts';

const NOW_MS = Date.parse('2026-11-20T00:00:00Z');

describe('retryAfterMsFromHeaders', () => {
  it.each<[Record<string, string>, number | null]>([
    [{}, null],
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': ' 1.5 ' }, 1500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '-30' }, 0],
    [{ 'retry-after': '86400' }, 86_400_000],
    [{ 'retry-after': 'NaN' }, null],
    [{ 'retry-after': 'Infinity' }, null],
    [{ 'retry-after': '1e999' }, null],
    [{ 'retry-after': '' }, null],
    [{ 'retry-after': '5 seconds' }, null],
    [{ 'retry-after': 'Fri, 20 Nov 2026 00:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '120' }, 120],
    [{ 'retry-after-ms': '120', 'retry-after': '9' }, 120],
    [{ 'retry-after-ms': 'soon', 'retry-after': '9' }, 9000],
  ])('reads %j as %s', (headers, expected) => {
    expect(retryAfterMsFromHeaders(new Headers(headers), NOW_MS)).toBe(expected);
  });

  it('returns null or a finite delay >= 0 for any header', () => {
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(text, text, (seconds, ms) => {
        const headers = new Map([
          ['retry-after', seconds],
          ['retry-after-ms', ms],
        ]);
        const delayMs = retryAfterMsFromHeaders({ get: (name) => headers.get(name) ?? null }, NOW_MS);
        expect(delayMs === null || (Number.isFinite(delayMs) && delayMs >= 0)).toBe(true);
      }),
      { seed: 20261120 },
    );
  });

  it('returns null when the error has no headers', () => {
    expect(retryAfterMsFromHeaders(undefined, NOW_MS)).toBeNull();
  });
});

describe('retryAfterMsFromDetails', () => {
  it.each<[unknown, number | null]>([
    [undefined, null],
    [[], null],
    ['1s', null],
    [[null, { reason: 'X' }, { retryDelay: '1s' }], 1000],
    [[{ retryDelay: '1.000000001s' }], 1001],
    [[{ retryDelay: '-3s' }], 0],
    [[{ retryDelay: 'soon' }], null],
    [[{ retryDelay: 5 }], null],
    [[{ retryDelay: '7200s' }], 7_200_000],
  ])('reads %j as %s', (details, expected) => {
    expect(retryAfterMsFromDetails(details)).toBe(expected);
  });
});

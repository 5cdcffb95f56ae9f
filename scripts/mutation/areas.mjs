/**
 * What `npm run mutate` can mutate, and the tests that are to notice. Tests that take long and add no assertion of their own
 * (random comparisons with other libraries, sentences) stay out: every mutant would wait for them.
 */
export const areas = {
  saju: {
    mutate: ['shared/saju/**/*.ts', '!shared/saju/texts/**', '!**/*.generated.ts', '!**/*.test.ts'],
    tests: ['shared/saju/*.test.ts', '!**/calendar.test.ts'],
    needsStores: false,
  },
  signatures: {
    mutate: ['shared/webhooks/signatures.ts'],
    tests: ['shared/webhooks/signatures.test.ts'],
    needsStores: false,
  },
  settlement: {
    mutate: ['shared/generation/settle.ts', 'shared/generation/settle-bulk.ts'],
    tests: ['shared/generation/settle.test.ts'],
    needsStores: true,
  },
  limiter: {
    mutate: ['api/rate-limit/limiter.ts', 'api/rate-limit/fallback-counter.ts'],
    tests: ['api/rate-limit/limiter.test.ts', 'api/rate-limit/fallback-counter.test.ts'],
    needsStores: true,
  },
  idempotency: {
    mutate: ['shared/accounts/idempotency.ts'],
    tests: ['shared/accounts/idempotency.test.ts'],
    needsStores: true,
  },
};

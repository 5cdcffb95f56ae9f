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
    mutate: ['shared/services/webhooks-signatures.ts'],
    tests: ['shared/services/webhooks-signatures.test.ts'],
    needsStores: false,
  },
  settlement: {
    mutate: ['shared/services/settlement.ts', 'shared/services/settlement-together.ts'],
    tests: ['shared/services/settlement.test.ts'],
    needsStores: true,
  },
  limiter: {
    mutate: ['api/middleware/limiter.ts', 'api/middleware/localCounts.ts'],
    tests: ['api/middleware/limiter.test.ts', 'api/middleware/localCounts.test.ts'],
    needsStores: true,
  },
  idempotency: {
    mutate: ['shared/services/idempotency.ts'],
    tests: ['shared/services/idempotency.test.ts'],
    needsStores: true,
  },
};

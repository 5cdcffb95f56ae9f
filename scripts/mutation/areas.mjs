/**
 * The areas of `npm run mutate` with their tests. Slow tests without an assertion of their own are excluded, as files
 * or (`skip`) by the start of their names, because every mutant would wait for them.
 */
export const areas = {
  saju: {
    mutate: ['shared/saju/**/*.ts', '!shared/saju/texts/**', '!**/*.generated.ts', '!**/*.test.ts'],
    tests: ['shared/saju/*.test.ts'],
    // Random births, compared with other libraries: seconds each.
    skip: ['solar births have', 'a lunar birth has', 'lunar births before'],
    needsStores: false,
  },
  signatures: {
    mutate: ['shared/webhooks/signatures.ts'],
    tests: ['shared/webhooks/signatures.test.ts'],
    needsStores: false,
  },
  settlement: {
    mutate: ['settle', 'settle-bulk', 'store-fortune', 'correct-calls'].map((name) => `shared/generation/${name}.ts`),
    // The reconciler's are the tests of open calls that need a correction.
    tests: ['settle', 'settle-bulk', 'store-fortune', 'correct-calls', 'reconcile'].map(
      (name) => `shared/generation/${name}.test.ts`,
    ),
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
    // Waits for the database's own deletion of expired records, up to a minute.
    skip: ['are removed by the database after they expire'],
    needsStores: true,
  },
};

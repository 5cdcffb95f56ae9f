export default {
  // Without Jest's module registry: a process loads each module once (scripts/test/native-runner.cjs).
  testRunner: '<rootDir>/scripts/test/native-runner.cjs',
  testEnvironment: '<rootDir>/scripts/test/bare-environment.cjs',
  transform: {},
  testSequencer: '<rootDir>/scripts/test/sequencer.cjs',
  reporters: ['<rootDir>/scripts/test/reporter.cjs', 'summary'],
  roots: ['api', 'clients', 'workers', 'shared', 'scripts', 'tests'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts'],
  // `npm run test:crashes`, `test:topologies`, `test:providers` and `docs:examples` run these.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/(crashes|topologies|providers|recordings)/'],
  setupFilesAfterEnv: ['<rootDir>/tests/harness/midnight.ts', '<rootDir>/tests/harness/faults.ts'],
  // Far above the time of any test on an idle machine, so that no test needs its own limit for a busy one.
  testTimeout: 300_000,
  // More than the cores, because tests mostly wait. At most four: see tests/harness/services.ts.
  maxWorkers: 4,
};

export default {
  testEnvironment: 'node',
  roots: ['api', 'clients', 'workers', 'shared', 'scripts', 'tests'].map((folder) => `<rootDir>/${folder}`),
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['**/*.test.ts'],
  // `npm run test:topologies` and `npm run docs:examples` run these.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/topologies/', '<rootDir>/tests/recordings/'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/midnight.ts', '<rootDir>/tests/support/faults.ts'],
  // Far above the time of any test on an idle machine, so that no test needs its own limit for a busy one.
  testTimeout: 300_000,
  // More than the cores, because tests mostly wait. At most four: see tests/support/services.ts.
  maxWorkers: 4,
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

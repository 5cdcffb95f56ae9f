export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/api', '<rootDir>/workers', '<rootDir>/shared', '<rootDir>/scripts', '<rootDir>/tests'],
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/midnight.ts'],
  // Far more than any takes alone: another measure for a busy machine is not needed anywhere.
  testTimeout: 300_000,
  // Tests mostly wait. At most four: see tests/support/services.ts.
  maxWorkers: 3,
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

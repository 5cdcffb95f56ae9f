export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/api', '<rootDir>/workers', '<rootDir>/shared', '<rootDir>/scripts', '<rootDir>/tests'],
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/midnight.ts'],
  testTimeout: 120_000,
  maxWorkers: 2,
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

import base from './jest.config.mjs';

/** `npm run test:providers`: what callers get while a provider fails, scenario by scenario. */
export default {
  ...base,
  roots: ['<rootDir>/tests/providers'],
  testPathIgnorePatterns: ['/node_modules/'],
};

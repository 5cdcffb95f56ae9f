import base from './jest.config.mjs';

/** `npm run test:crashes`: what kills, stops or delays processes and stores, or shifts their clocks. */
export default {
  ...base,
  roots: ['<rootDir>/tests/crashes'],
  testPathIgnorePatterns: ['/node_modules/'],
};

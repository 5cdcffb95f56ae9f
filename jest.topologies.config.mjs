import base from './jest.config.mjs';

/** `npm run test:topologies`: the tests that start several Redis servers, which `npm test` leaves out. */
export default {
  ...base,
  roots: ['<rootDir>/tests/topologies'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Both topologies at the same time: they mostly wait.
  maxWorkers: 2,
};

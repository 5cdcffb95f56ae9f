import base from './jest.config.mjs';

/** `npm run docs:examples`: records the examples of the OpenAPI document, which `npm test` leaves as they are. */
export default {
  ...base,
  roots: ['<rootDir>/tests/recordings'],
  testPathIgnorePatterns: ['/node_modules/'],
};

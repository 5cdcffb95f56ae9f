// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = { operations: {}, errors: {}, deliveries: {} };

/** The origin in all examples, where `npm start` listens; pages and the served document name the one of the service. */
export const EXAMPLE_BASE = 'http://127.0.0.1:3000';

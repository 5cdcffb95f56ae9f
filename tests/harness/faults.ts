import { databaseFails } from './services.ts';

/**
 * In `npm run test:faults` the database fails 5 % of the service's commands. The driver and the service hide most of it.
 * What remains are answers 503 with the reason `store_unavailable`: tests then repeat their request, as clients do. Any
 * 500 is an error.
 */
if (databaseFails) {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    for (;;) {
      const response = await send(input, init);
      if (response.status < 500) return response;
      const text = await response.clone().text();
      if (response.status === 500) throw new Error(`an internal error: ${text}`);
      if (response.status !== 503 || !text.includes('store_unavailable')) return response;
      if (!response.headers.has('Retry-After')) throw new Error(`a 503 without Retry-After: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
}

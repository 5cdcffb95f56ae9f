import type { Platform } from '../cli/platform.ts';
import type { ChaosClient } from './client.ts';
import { pause } from './fleet.ts';
import { createAccount } from './load.ts';

/** The bound of the plan `starter`. */
export const PER_MINUTE = 60;
const EVERY_MS = 250;

/** A request that was let through. */
export interface Passed {
  readonly sentAt: number;
  readonly endedAt: number;
}

/** Sends four times as many requests as a small plan allows, and records those that were let through. */
export async function startLimitCheck(admin: Platform, client: ChaosClient) {
  const { key } = await createAccount(admin, 'starter');
  const headers = { 'X-API-Key': await key('live') };
  const passed: Passed[] = [];
  let stopped = false;
  const send = async () => {
    const sentAt = Date.now();
    const { status } = await client.send('limited partner', { method: 'GET', path: '/v1/profiles?limit=1', headers });
    if (status === 200) passed.push({ sentAt, endedAt: Date.now() });
  };
  const sending = (async () => {
    const inFlight = new Set<Promise<void>>();
    while (!stopped) {
      const one = send().finally(() => inFlight.delete(one));
      inFlight.add(one);
      await pause(EVERY_MS);
    }
    await Promise.all(inFlight);
  })();
  return {
    passed,
    async stop() {
      stopped = true;
      await sending;
    },
  };
}

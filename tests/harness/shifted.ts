import { fileURLToPath } from 'node:url';

const SHIFTED_CLOCK = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url));

/** Settings of a process whose clock is ahead of the machine's. */
export function shiftedBy(ms: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`, SAJU_TEST_CLOCK_SHIFT_MS: String(ms) };
}

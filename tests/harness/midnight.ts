import { beforeAll, beforeEach } from '@jest/globals';
import { kstDate, kstDayEnd } from '../../shared/core/clock.ts';

/** Hooks and tests have five minutes. */
const CLEAR_MS = { file: 100_000, test: 45_000 } as const;

/**
 * Keeps tests from spanning two days: no test file and no test starts right before midnight in Korea. Later tests start on
 * the next day.
 */
async function awayFromMidnight(clearMs: number): Promise<void> {
  const now = new Date();
  const leftMs = kstDayEnd(kstDate(now)).getTime() - now.getTime();
  if (leftMs < clearMs) await new Promise((resolve) => setTimeout(resolve, leftMs + 100));
}

beforeAll(() => awayFromMidnight(CLEAR_MS.file));
beforeEach(() => awayFromMidnight(CLEAR_MS.test));

import type { Part } from '../part.ts';
import { batch } from './batch.ts';
import { cachedRead } from './cached-read.ts';
import { dailyBulk } from './daily-bulk.ts';
import { deliveries } from './deliveries.ts';
import { gate } from './gate.ts';
import { growthMonth } from './growth-month.ts';
import { growthAccounts, growthReads } from './growth-reads.ts';
import { growthWorkers } from './growth-workers.ts';
import { idle } from './idle.ts';
import { jobs } from './jobs.ts';
import { retention } from './retention.ts';
import { saju } from './saju.ts';
import { simulator } from './simulator.ts';
import { start } from './start.ts';
import { streamCrowd } from './stream-crowd.ts';
import { streams } from './streams.ts';
import { syncLatency } from './sync-latency.ts';
import { syncSteps } from './sync-steps.ts';
import { testKeyLoad } from './test-key-load.ts';
import { throughput } from './throughput.ts';
import { tracing } from './tracing.ts';

/** In the order of runs and reports. */
export const PARTS: readonly Part[] = [
  saju,
  simulator,
  gate,
  cachedRead,
  jobs,
  syncLatency,
  syncSteps,
  throughput,
  streams,
  streamCrowd,
  batch,
  testKeyLoad,
  deliveries,
  dailyBulk,
  growthReads,
  growthAccounts,
  growthWorkers,
  growthMonth,
  retention,
  tracing,
  start,
  idle,
];

import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Surroundings } from '../part.ts';
import { runProgram } from './processes.ts';

/** The input of the load generator (programs/load.ts). */
export const loadPlan = z.object({
  /** `http://127.0.0.1:<port>` */
  origin: z.string(),
  /** Each has one request in flight at a time. */
  connections: z.int().min(1),
  /** The connections start spread over this time, so that slow responses do not come in waves. */
  rampMs: z.number().default(0),
  requests: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string().optional(),
    }),
  ),
  /** Each request is sent once only; otherwise they repeat in turn without end. */
  once: z.boolean().default(false),
  /** Any other status fails the load. */
  status: z.int(),
  /** Answers before the measurement starts. */
  warmUp: z.int().min(0),
  /** The measurement ends after this many answers or this time, whichever comes first. */
  answers: z.int().min(1).optional(),
  durationMs: z.number().optional(),
  /** Processes whose processor time is read at the start and the end of the measurement, by a name of their group. */
  processes: z.record(z.string(), z.array(z.int())).default({}),
});
export type LoadPlan = z.input<typeof loadPlan>;

const loadResult = z.object({
  /** All answers, including those of the warm-up and of the end. */
  total: z.number(),
  perSecond: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** Processor time of `processes` and their descendants per measured answer; null if unknown. */
  cpuMsEach: z.record(z.string(), z.number().nullable()),
});
export type LoadResult = z.output<typeof loadResult>;

const LIMIT_MS = 300_000;

/** Loads a server from a separate process. @throws when any answer has another status than `status` */
export async function load(context: Surroundings, plan: LoadPlan): Promise<LoadResult> {
  return loadResult.parse(await runProgram(context, 'load', plan, LIMIT_MS));
}

/** @returns the latencies in ms of calls that start at a fixed pace while `goesOn`, however long they take */
export async function latenciesAtPace(
  perSecond: number,
  call: () => Promise<unknown>,
  goesOn: () => boolean,
): Promise<number[]> {
  const calls: Promise<number>[] = [];
  const startedAt = performance.now();
  while (goesOn()) {
    const sentAt = performance.now();
    calls.push(call().then(() => performance.now() - sentAt));
    await delay(Math.max(0, startedAt + (calls.length * 1_000) / perSecond - performance.now()));
  }
  return Promise.all(calls);
}

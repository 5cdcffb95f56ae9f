import { setTimeout as delay } from 'node:timers/promises';
import type { ModelName } from '../../shared/core/models.ts';
import { DelayJob } from '../../shared/queues/outcomes.ts';
import type { GenerationDeps } from './attempt.ts';
import { FREE_PERMIT, type Permit } from './provider-rate.ts';

/** What must hold before a provider call: no operator and no provider has paused the model, and a permit is free. */

/** A paused pool returns the jobs that it has taken. Once its workers take none, jobs stay in the queue. */
const PAUSED_MS = 1_000;

/** @throws DelayJob while an operator has paused the model, for test keys too */
export function throwIfPausedByOperator({ poolSettings }: GenerationDeps, model: ModelName): void {
  if (poolSettings.of(model).paused) throw new DelayJob('an operator has paused the model', PAUSED_MS);
}

/**
 * @param pausedMs the provider's pause
 * @throws DelayJob until the provider may be called
 */
export function throwIfPaused(pausedMs: number): void {
  if (pausedMs > 0) throw new DelayJob('the provider pauses', pausedMs);
}

/** @returns a permit for a provider call, or the milliseconds after which to ask again */
export async function takePermit(deps: GenerationDeps, model: ModelName): Promise<Permit | number> {
  return deps.config.models[model].apiKey === null ? FREE_PERMIT : deps.providerRate.take(model);
}

/** Without permits a worker holds each job that it takes for this long, so that it does not run through a long queue. */
const WITHOUT_PERMIT_MS = 500;

/** @throws DelayJob that returns the job to its place in the queue within a second, so that a changed limit applies soon */
export async function waitForPermit(waitMs: number): Promise<never> {
  await delay(Math.min(waitMs, WITHOUT_PERMIT_MS));
  const leftMs = Math.max(0, Math.ceil(waitMs) - WITHOUT_PERMIT_MS);
  throw new DelayJob('the calls per minute of the model are used up', Math.min(leftMs, WITHOUT_PERMIT_MS));
}

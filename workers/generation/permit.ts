import type { ModelName } from '../../shared/core/models.ts';
import type { GenerationDeps } from './attempt.ts';
import { ModelPaused, throwIfPaused } from './provider-pauses.ts';
import { FREE_PERMIT, type Permit, takePermit } from './provider-rate.ts';

/** A paused pool returns the jobs that it has taken. Once its workers take none, jobs stay in the queue. */
const PAUSED_MS = 1_000;

/**
 * Checks what every provider call needs: neither an operator nor the provider has paused the model, and a permit is left.
 * An operator's pause holds for simulated calls too; they need nothing else.
 * @param pausedMs the time left of the provider's pause
 * @returns a permit for one call, or the milliseconds after which to ask again
 * @throws ModelPaused while the model is paused
 */
export async function requestPermit(
  deps: GenerationDeps,
  call: { readonly model: ModelName; readonly simulated: boolean; readonly isInteractive: boolean },
  pausedMs: (model: ModelName) => number | Promise<number>,
): Promise<Permit | number> {
  const { model, simulated, isInteractive } = call;
  if (deps.poolSettings.of(model).paused) throw new ModelPaused('pool_paused', PAUSED_MS);
  if (simulated) return FREE_PERMIT;
  throwIfPaused(await pausedMs(model));
  return takePermit(deps, model, isInteractive);
}

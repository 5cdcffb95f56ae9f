import type { Caller } from '../accounts/caller.ts';
import { AppError, type ErrorReason } from '../core/errors.ts';
import type { ModelName } from '../core/models.ts';

/** The models that answer in the place of another one, the next when the one before fails too. */
export type Fallbacks = Partial<Readonly<Record<ModelName, readonly ModelName[]>>>;

/** A model that a call asks. */
export interface ModelChoice {
  readonly model: ModelName;
  /** The model that was asked for, if another. */
  readonly fallbackFrom: ModelName | null;
  /** Another model follows if this one fails: it is not waited for, and not tried again. */
  readonly hasFallback: boolean;
}

/** The model will not answer: its breaker is open, an operator has paused it, or its call has failed. */
const FAILED: readonly (ErrorReason | undefined)[] = ['circuit_open', 'pool_paused', 'provider_failed'];

/** The models that a call may ask, in order. */
export function modelChoices({ fallbacks = {} }: Pick<Caller, 'fallbacks'>, asked: ModelName): readonly ModelChoice[] {
  const models = [asked, ...(fallbacks[asked] ?? [])];
  return models.map((model, index) => ({
    model,
    fallbackFrom: index === 0 ? null : asked,
    hasFallback: index < models.length - 1,
  }));
}

/**
 * Runs a call with the model that was asked for and, when that fails, with the account's fallbacks for it in turn. A call
 * that goes on is not replaced: it is charged when it is done.
 * @param choices from `modelChoices`
 * @param isOver whether the caller's wait has ended: then no other model is asked
 * @throws the error of the model that was asked for, when no other one answers either
 */
export async function withFallbacks<T>(
  choices: readonly ModelChoice[],
  run: (choice: ModelChoice) => Promise<T>,
  isOver: () => boolean = () => false,
): Promise<T> {
  let first: unknown;
  for (const choice of choices) {
    if (first !== undefined && isOver()) break;
    try {
      return await run(choice);
    } catch (error) {
      const mayGoOn = choice.fallbackFrom === null ? hasFailed(error) : hasFailedOrIsMissing(error);
      if (!mayGoOn) throw error;
      first ??= error;
    }
  }
  throw first;
}

/** Whether the call has failed by its model, and another one may answer. */
export function hasFailed(error: unknown): boolean {
  return error instanceof AppError && FAILED.includes(error.options.reason);
}

/** A fallback that cannot be called at all is passed over; for the model that was asked for, that is the answer. */
export function hasFailedOrIsMissing(error: unknown): boolean {
  const reason = error instanceof AppError ? error.options.reason : undefined;
  return hasFailed(error) || reason === 'not_configured' || reason === 'no_worker';
}

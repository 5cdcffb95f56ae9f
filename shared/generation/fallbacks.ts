import type { Caller } from '../accounts/caller.ts';
import { AppError, type ErrorReason } from '../core/errors.ts';
import type { ModelName } from '../core/models.ts';

/** The models that answer in the place of another one, the next when the one before fails too. */
export type Fallbacks = Partial<Readonly<Record<ModelName, readonly ModelName[]>>>;

/** A model, and the one that was asked for, if another. */
export interface ModelChoice {
  readonly model: ModelName;
  readonly fallbackFrom: ModelName | null;
}

/** The model will not answer: its breaker is open, an operator has paused it, or its calls have failed for good. */
const FAILED_FOR_GOOD: readonly (ErrorReason | undefined)[] = [
  'circuit_open',
  'pool_paused',
  'provider_failed',
  'not_configured',
];

/**
 * Runs a call with the model that was asked for and, when that fails for good, with the account's fallbacks for it in
 * turn. A call that goes on is not replaced: it is charged when it is done.
 * @param isOver whether the caller's wait has ended: then no other model is asked
 * @throws the error of the model that was asked for, when no other one answers either
 */
export async function withFallbacks<T>(
  { fallbacks = {} }: Pick<Caller, 'fallbacks'>,
  model: ModelName,
  run: (choice: ModelChoice) => Promise<T>,
  isOver: () => boolean = () => false,
): Promise<T> {
  try {
    return await run({ model, fallbackFrom: null });
  } catch (error) {
    if (!(error instanceof AppError) || !FAILED_FOR_GOOD.includes(error.options.reason)) throw error;
    for (const other of fallbacks[model] ?? []) {
      if (isOver()) break;
      try {
        return await run({ model: other, fallbackFrom: model });
      } catch (another) {
        if (!(another instanceof AppError) || !isFailureOfModel(another)) throw another;
      }
    }
    throw error;
  }
}

/** A fallback that no worker takes is passed over; for the model that was asked for, that is the answer. */
function isFailureOfModel({ options: { reason } }: AppError): boolean {
  return FAILED_FOR_GOOD.includes(reason) || reason === 'no_worker';
}

/** The model that was asked for, if another one has answered. */
export function fallbackFrom(asked: ModelName, answered: ModelName): ModelName | null {
  return asked === answered ? null : asked;
}

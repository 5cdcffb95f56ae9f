import type { Caller } from '../accounts/caller.ts';
import { AppError, type ErrorReason } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
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
  /** The id of its call, if it needs one. */
  readonly callId: string;
  /** The race with the model that was asked for and is late (`joinRace`). */
  readonly raceId: string | null;
  /** In a race of its own: the contents of other requests' late call, which has answered this one, too, when they are stored. */
  readonly beside?: readonly string[] | undefined;
}

/** What lets a call of another model start beside one that is late. */
export interface Race {
  /**
   * Resolves when a model's call is late: a worker has been at it for `FALLBACK_AFTER_MS`, or for so long none at it or at the
   * account's other calls of the model. Rejects when the signal aborts.
   */
  late(choice: ModelChoice, signal: AbortSignal): Promise<void>;
  /**
   * @param first the call that the request began with; null: it has failed
   * @returns what to start; null: nothing, because the late call has just been charged
   */
  join(late: ModelChoice, rival: ModelChoice, first: ModelChoice | null): Promise<ModelChoice | null>;
  /**
   * Ends the races of a request that has its answer.
   * @param others calls that were started for it too
   */
  end(answering: ModelChoice, others: readonly ModelChoice[]): Promise<void>;
  /**
   * Ends rivals that could not be opened, and those of a request that ends without an answer while the call that it asked for
   * goes on: a repeat gets what that one writes, and pays for it. A stream's rival that has stored a section goes on too.
   * @returns one that has been charged: its answer is there; null: none
   */
  abandon(rivals: readonly ModelChoice[]): Promise<ModelChoice | null>;
}

/** The failure of a call in whose place another one has answered. */
export class Outrun extends AppError {
  /** The model of that one; null: not known. */
  readonly answeredBy: ModelName | null;

  constructor(answeredBy: ModelName | null, ...error: ConstructorParameters<typeof AppError>) {
    super(...error);
    this.answeredBy = answeredBy;
  }
}

/**
 * Those to be asked after a failure. The model that has answered in the place of the failed one comes first: its answer is there. One
 * that has failed for another request, whose result this one waited for, is not asked again: that request asks the next one too.
 */
export function leftAfter<T extends Pick<ModelChoice, 'model'>>(left: readonly T[], error: unknown): readonly T[] {
  const answeredBy = error instanceof Outrun ? error.answeredBy : null;
  const failedModel = error instanceof AppError ? error.options.failedModel : undefined;
  return left
    .filter(({ model }) => model !== failedModel)
    .toSorted((one, other) => Number(other.model === answeredBy) - Number(one.model === answeredBy));
}

/** Whether the call lost a race to a model that this caller has not named: it was shared with another request. It can be asked again. */
export function isOutrunForOthers(error: unknown, asked: readonly ModelName[]): boolean {
  return error instanceof Outrun && error.answeredBy !== null && !asked.includes(error.answeredBy);
}

/** The caller has gone: it waits for nothing more. A stream may come back for the answer. */
export class WaitCancelled extends Error {
  override readonly name = 'WaitCancelled';
}

/** The model will not answer: its breaker is open or holds it, an operator has paused it, or its call has failed. */
const FAILED: readonly (ErrorReason | undefined)[] = [
  'circuit_open',
  'not_configured',
  'pool_paused',
  'provider_failed',
];

/** The models that a call may ask, in order. */
export function modelChoices({ fallbacks = {} }: Pick<Caller, 'fallbacks'>, asked: ModelName): readonly ModelChoice[] {
  const models = [asked, ...(fallbacks[asked] ?? [])];
  return models.map((model, index) => ({
    model,
    fallbackFrom: index === 0 ? null : asked,
    hasFallback: index < models.length - 1,
    callId: newId('call'),
    raceId: null,
  }));
}

/**
 * Runs a call with the model that was asked for and with the account's fallbacks for it in turn: the next when one fails,
 * and beside those that are asked when the newest of them is late. The first result wins.
 * @param choices from `modelChoices`
 * @param race null: no other model is asked beside one that is late
 * @param isOver whether the caller's wait has ended: then no other model is asked
 * @throws the error of the model that was asked for, when no other one answers either
 */
export async function withFallbacks<T>(
  choices: readonly ModelChoice[],
  run: (choice: ModelChoice) => Promise<T>,
  race: Race | null = null,
  isOver: () => boolean = () => false,
): Promise<T> {
  const [asked, ...others] = choices;
  let left: readonly ModelChoice[] = others;
  if (asked === undefined) throw new Error('no model to ask');
  if (left.length === 0) return run(asked);
  let first = asked;
  const models = choices.map(({ model }) => model);
  const running = new Map<ModelChoice, Promise<Ended<T>>>();
  const started: ModelChoice[] = [];
  let waiting = new AbortController();
  const never = new Promise<never>(() => undefined);
  let late: Promise<'late'> = never;
  const unseen = new Set<ModelChoice>();
  const watch = (choice: ModelChoice) => {
    waiting.abort();
    waiting = new AbortController();
    late =
      race === null || left.length === 0
        ? never
        : race.late(choice, waiting.signal).then(
            () => 'late',
            () => never,
          );
  };
  const start = (choice: ModelChoice) => {
    started.push(choice);
    watch(choice);
    const ended = run(choice).then(
      (value): Ended<T> => ({ choice, value }),
      (error: unknown): Ended<T> => ({ choice, error }),
    );
    running.set(choice, ended);
    void ended.then(() => unseen.add(choice));
  };
  /** Those that have ended otherwise than by a failure of their model, with their error. */
  const goingOn = new Map<ModelChoice, unknown>();
  /** No other model is started. */
  const hasEnded = () => isOver() || goingOn.size > 0;
  /** Two calls that are not in one race could both be charged. */
  const startBeside = async () => {
    const newest = [...running.keys()].at(-1) ?? first;
    const asked = running.has(first) ? first : null;
    const rival = left[0] && !hasEnded() ? ((await race?.join(newest, left[0], asked)) ?? null) : null;
    if (rival === null) return;
    const [next, ...rest] = left;
    // It would be charged for an answer that is not needed.
    if (next === undefined || unseen.size > 0 || hasEnded()) {
      await race?.abandon([rival]);
      // If it is needed after all, it is another call: this one may be ended later, when it is recorded.
      if (next !== undefined) left = [{ ...next, callId: newId('call') }, ...rest];
      return;
    }
    left = rest;
    start(rival);
  };
  let firstError: unknown;
  /** Asked again, once for each model, when nothing else runs. */
  const outrun: ModelChoice[] = [];
  /** A call that lost a race because another request shared it; else what was asked before and has answered another request: that is stored. */
  const againAfter = (lost: ModelChoice, error: unknown): ModelChoice | undefined => {
    if (!(error instanceof Outrun)) return undefined;
    if (isOutrunForOthers(error, models)) return lost;
    const answeredBy = error.answeredBy ?? (lost === first ? null : first.model);
    return started.find((choice) => choice.model === answeredBy && !running.has(choice) && !goingOn.has(choice));
  };
  let askedAgain = 0;
  const startAgain = (choice: ModelChoice) => {
    const again = { ...choice, callId: newId('call'), raceId: null, beside: undefined };
    started.splice(started.indexOf(choice), 1);
    if (choice === first) {
      first = again;
      firstError = undefined;
    }
    start(again);
  };
  /**
   * One call goes on: the first of those that still run, which is what a repeat finds. For a stream that has left, which may be
   * resumed, only those end that race the model beside another request's work: nothing else would end them.
   * @returns the answer of one that has been charged meanwhile @throws the error of the wait
   */
  const endUnanswered = async (): Promise<T> => {
    const rivals = started.filter((other) => other !== first);
    const left = [first, ...rivals].find((choice) => isOpen(goingOn.get(choice)));
    const error = (left && goingOn.get(left)) ?? goingOn.get(first) ?? firstError ?? [...goingOn.values()].at(-1);
    const gone = [...goingOn.values()].find((each) => each instanceof WaitCancelled);
    const isBeside = ({ beside }: ModelChoice) => beside !== undefined && goingOn.has(first);
    const charged = (await race?.abandon(rivals.filter(gone ? isBeside : (rival) => rival !== left))) ?? null;
    if (charged === null || gone) throw gone ?? error;
    // Its answer came too late to be waited for, and too soon to be ended: it is stored, and paid for.
    const value = await run({ ...charged, callId: newId('call'), raceId: null });
    await race?.end(charged, [first, ...rivals.filter((other) => other !== charged)]);
    return value;
  };
  start(first);
  try {
    for (;;) {
      const newest = [...running.keys()].at(-1);
      // Also where the next model could not be asked before: a call may have ended at that moment.
      if (late === never && newest !== undefined && !hasEnded()) watch(newest);
      const ended = await Promise.race([...running.values(), late]);
      if (ended === 'late') {
        late = never;
        await startBeside();
        continue;
      }
      const { choice } = ended;
      running.delete(choice);
      unseen.delete(choice);
      if ('value' in ended) {
        const others = started.filter((other) => other !== choice);
        if ([choice, ...others].some(({ raceId }) => raceId !== null)) await race?.end(choice, others);
        return ended.value;
      }
      const { error } = ended;
      const past = againAfter(choice, error);
      if (past !== undefined && !outrun.some(({ model }) => model === past.model)) outrun.push(past);
      if (!(choice === first ? hasFailed(error) : hasFailedOrIsMissing(error))) {
        goingOn.set(choice, error);
        // Another one may still answer, or goes on.
        if (running.size > 0) continue;
        return await endUnanswered();
      }
      if (choice !== first) await race?.abandon([choice]);
      firstError = choice === first ? error : (firstError ?? error);
      if (choice === started.at(-1)) late = never;
      left = leftAfter(left, error);
      if (running.size === 0) {
        const again = hasEnded() ? undefined : outrun[askedAgain];
        if (again !== undefined) {
          askedAgain += 1;
          startAgain(again);
          continue;
        }
        const [next, ...rest] = hasEnded() ? [] : left;
        if (next === undefined && goingOn.size > 0) return await endUnanswered();
        if (next === undefined) throw firstError;
        left = rest;
        start(next);
      } else if (choice !== first && !(error instanceof Outrun)) await startBeside();
    }
  } finally {
    waiting.abort();
  }
}

/** Whether its call goes on after this end of the wait. */
function isOpen(error: unknown): boolean {
  return error instanceof AppError && error.options.reason === 'still_running';
}

type Ended<T> = { readonly choice: ModelChoice } & ({ readonly value: T } | { readonly error: unknown });

/** Whether the call has failed by its model, and another one may answer. */
export function hasFailed(error: unknown): boolean {
  return error instanceof AppError && FAILED.includes(error.options.reason);
}

/** @returns the models that may be asked after the last one, in the order of `modelChoices` */
export function modelsAfter(fallbacks: Fallbacks, asked: ModelName, last: ModelName): readonly ModelName[] {
  const to = fallbacks[asked] ?? [];
  return to.slice(last === asked ? 0 : to.indexOf(last) + 1);
}

/** A fallback that no worker takes is passed over; for the model that was asked for, that is the answer. */
export function hasFailedOrIsMissing(error: unknown): boolean {
  return hasFailed(error) || (error instanceof AppError && error.options.reason === 'no_worker');
}

import type { Request } from 'express';
import * as z from 'zod';
import type { AccountOperations } from '../../shared/accounts/operations.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import { withDeadline } from '../../shared/core/deadline.ts';
import { AppError, notFound } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/ids.ts';
import { MODEL_NAMES, type ModelName } from '../../shared/core/models.ts';
import type { Database } from '../../shared/db/connect.ts';
import { GENERATION_QUEUES } from '../../shared/queues/catalogue.ts';
import type { Producer } from '../../shared/queues/producer.ts';
import {
  changePoolSettings,
  MAX_POOL_CONCURRENCY,
  MAX_RATE_PER_MINUTE,
  type PoolSettingsChange,
} from '../../shared/status/pool-settings.ts';

export interface ActionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly producer: Producer;
  readonly accountOperations: AccountOperations;
  readonly config: Pick<Config, 'opsUser'>;
}

/** Something that an operator changes. It is audited under the login of the operators' port. @returns its JSON */
export type Action = (deps: ActionDeps, request: Request) => Promise<unknown>;

export const pauseModel: Action = (deps, request) => changeModel(deps, modelOf(request), { paused: true });

const QUEUE_MS = 2_000;

/** Also ends a pause of its queue on the board. */
export const resumeModel: Action = async (deps, request) => {
  const model = modelOf(request);
  const changed = await changeModel(deps, model, { paused: false });
  const resumed = deps.producer.queue(GENERATION_QUEUES[model]).resume();
  const answered = resumed.then(
    () => true,
    () => false,
  );
  const isResumed = await withDeadline(QUEUE_MS, answered, () => false);
  return isResumed ? changed : { ...changed, note: 'Redis does not answer: a pause that was made on the board stays.' };
};

export const setModel: Action = (deps, request) => changeModel(deps, modelOf(request), changeFrom(request.body));

export const suspendAccount: Action = async ({ accountOperations, config }, request) => {
  const { _id: id, suspendedAt } = await accountOperations.suspend(config.opsUser, accountIdOf(request));
  return { id, suspended_at: suspendedAt };
};

export const resumeAccount: Action = async ({ accountOperations, config }, request) => {
  const { _id: id } = await accountOperations.resume(config.opsUser, accountIdOf(request));
  return { id, suspended_at: null };
};

async function changeModel({ db, clock, config }: ActionDeps, model: ModelName, change: PoolSettingsChange) {
  const { after } = await changePoolSettings({ db, clock }, config.opsUser, model, change);
  const { paused, concurrency, ratePerMinute } = after;
  return { model, paused, concurrency, rate_per_minute: ratePerMinute };
}

function modelOf({ params }: Request): ModelName {
  const model = MODEL_NAMES.find((name) => name === params['model']);
  if (model === undefined) throw new AppError('not_found', `There is no such model: use ${MODEL_NAMES.join(', ')}.`);
  return model;
}

function accountIdOf({ params }: Request): string {
  const id = String(params['id']);
  if (!isId('acc', id)) throw notFound('account');
  return id;
}

/** An empty field of a form, and null in JSON, is no setting of an operator. */
function countUpTo(max: number) {
  const words = `must be a whole number from 1 to ${max}, or empty`;
  const text = z.string().trim().regex(/^\d*$/, words);
  const number = text.transform((digits) => (digits === '' ? null : Number(digits)));
  return z
    .union([number, z.number(), z.null()], { error: words })
    .refine((value) => value === null || (Number.isInteger(value) && value >= 1 && value <= max), words);
}

const MODEL_CHANGE = z
  .strictObject(
    {
      concurrency: countUpTo(MAX_POOL_CONCURRENCY).optional(),
      rate_per_minute: countUpTo(MAX_RATE_PER_MINUTE).optional(),
    },
    { error: 'send concurrency or rate_per_minute, and nothing else' },
  )
  .refine(({ concurrency, rate_per_minute }) => concurrency !== undefined || rate_per_minute !== undefined, {
    message: 'send concurrency or rate_per_minute',
  });

/** @throws validation_error naming the field */
function changeFrom(body: unknown): PoolSettingsChange {
  const parsed = MODEL_CHANGE.safeParse(body ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    throw new AppError('validation_error', `${field === '' ? '' : `${field} `}${issue?.message ?? 'is not valid'}.`);
  }
  const { concurrency, rate_per_minute: ratePerMinute } = parsed.data;
  return {
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(ratePerMinute === undefined ? {} : { ratePerMinute }),
  };
}

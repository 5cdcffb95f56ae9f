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
  steeringOf,
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

export const pauseModel: Action = (deps, request) => changeModel(deps, request, STEERING, { paused: true });

const QUEUE_MS = 2_000;

/** Also ends a pause of its queue on the board. */
export const resumeModel: Action = async (deps, request) => {
  const changed = await changeModel(deps, request, REASON, { paused: false });
  const resumed = deps.producer.queue(GENERATION_QUEUES[modelOf(request)]).resume();
  const answered = resumed.then(
    () => true,
    () => false,
  );
  const isResumed = await withDeadline(QUEUE_MS, answered, () => false);
  return isResumed ? changed : { ...changed, note: 'Redis does not answer: a pause that was made on the board stays.' };
};

export const limitModel: Action = (deps, request) => changeModel(deps, request, LIMITS);

export const suspendAccount: Action = async ({ accountOperations, config, clock }, request) => {
  const accountId = accountIdOf(request);
  const { reason } = steeringOf(clock, bodyOf(request, REASON).reason);
  const { _id: id, suspendedAt } = await accountOperations.suspend(config.opsUser, accountId, reason);
  return { id, suspended_at: suspendedAt };
};

export const resumeAccount: Action = async ({ accountOperations, config, clock }, request) => {
  const accountId = accountIdOf(request);
  const { reason } = steeringOf(clock, bodyOf(request, REASON).reason);
  const { _id: id } = await accountOperations.resume(config.opsUser, accountId, reason);
  return { id, suspended_at: null };
};

async function changeModel(
  { db, clock, config }: ActionDeps,
  request: Request,
  schema: z.ZodType<PoolBody>,
  pause: PoolSettingsChange = {},
) {
  const model = modelOf(request);
  const { reason, until, concurrency, rate_per_minute: ratePerMinute } = bodyOf(request, schema);
  const limits = {
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(ratePerMinute === undefined ? {} : { ratePerMinute }),
  };
  const steering = steeringOf(clock, reason, until ?? null);
  const { after } = await changePoolSettings({ db, clock }, config.opsUser, model, { ...limits, ...pause }, steering);
  return { model, ...after };
}

export function modelOf({ params }: Request): ModelName {
  const model = MODEL_NAMES.find((name) => name === params['name']);
  if (model === undefined) throw new AppError('not_found', `There is no such model: use ${MODEL_NAMES.join(', ')}.`);
  return model;
}

export function accountIdOf({ params }: Request): string {
  const id = String(params['name']);
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

/** Of a form, whose field has no zone, in Korea Standard Time. */
const TIME = z
  .union([z.iso.datetime({ local: true, offset: true }), z.literal(''), z.null()], {
    error: 'must be a time in ISO 8601, or empty',
  })
  .transform((text) => (text ? new Date(/[Z+]|-\d\d:\d\d$/.test(text) ? text : `${text}+09:00`) : null));

/** `steeringOf` says what a reason must be. */
const reason = z.string({ error: 'must be text' }).optional();
const known = (fields: string) => ({ error: `send ${fields}, and nothing else` });
const REASON = z.strictObject({ reason }, known('reason'));
const STEERING = z.strictObject({ reason, until: TIME.optional() }, known('reason and until'));
const LIMITS = z
  .strictObject(
    {
      reason,
      until: TIME.optional(),
      concurrency: countUpTo(MAX_POOL_CONCURRENCY).optional(),
      rate_per_minute: countUpTo(MAX_RATE_PER_MINUTE).optional(),
    },
    known('concurrency or rate_per_minute, reason and until'),
  )
  .refine(({ concurrency, rate_per_minute }) => concurrency !== undefined || rate_per_minute !== undefined, {
    message: 'send concurrency or rate_per_minute',
  });

type PoolBody = Partial<z.infer<typeof LIMITS>>;

/** @throws validation_error naming the field */
function bodyOf<Body>({ body }: Request, schema: z.ZodType<Body>): Body {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new AppError('validation_error', `${field === '' ? '' : `${field} `}${issue?.message ?? 'is not valid'}.`);
}

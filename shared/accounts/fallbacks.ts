import type { Clock } from '../core/clock.ts';
import { AppError, type FieldError, notFound } from '../core/errors.ts';
import { MODEL_NAMES, type ModelName } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import type { AuditLog } from './audit.ts';
import type { Acting, Caller } from './caller.ts';

/** The models that answer, in this order, in the place of one that fails. */
export interface ModelFallbacks {
  readonly model: ModelName;
  readonly to: readonly ModelName[];
  /** Also in batches, daily runs and warming. */
  readonly background: boolean;
}

export const MAX_FALLBACKS = 2;

/** The fallbacks of an account, in both modes: what its operator and what the partner sets is one list. */
export interface FallbackService {
  get(caller: Caller): Promise<readonly ModelFallbacks[]>;
  /**
   * Replaces the whole list.
   * @throws validation_error for a model that is listed twice, names itself, or names another one twice
   */
  set(
    caller: Acting<readonly ModelFallbacks[]>,
    fallbacks: readonly ModelFallbacks[],
  ): Promise<readonly ModelFallbacks[]>;
}

/** @param deps.clock the database's: every API server compares the time of the change with it */
export function createFallbackService({
  db,
  clock,
  audit,
  accountChanged,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly accountChanged: (accountId: string) => void;
}): FallbackService {
  return {
    async get({ owner: { accountId } }) {
      const account = await db.accounts.findById(accountId).lean();
      if (account === null) throw notFound('account');
      return listOf(account);
    },
    async set(caller, fallbacks) {
      checkFallbacks(fallbacks, 'fallbacks');
      const { accountId } = caller.owner;
      const fields = recordOf(fallbacks);
      const changed = await db.transaction(accountId, async (session) => {
        const set = { ...fields, limitsChangedAt: clock.now() };
        await db.accounts.updateOne({ _id: accountId }, { $set: set }, { session });
        const list = listOf(fields);
        const event = { action: 'fallbacks.updated', resourceType: 'account', resourceId: accountId } as const;
        await audit.writeForBothModes(caller, { ...event, metadata: { fallbacks: list } }, session);
        await caller.attempt?.settle(session, list);
        return list;
      });
      accountChanged(accountId);
      return changed;
    },
  };
}

/** @param path of the list in the request @throws validation_error */
export function checkFallbacks(fallbacks: readonly Omit<ModelFallbacks, 'background'>[], path: string): void {
  const errors: FieldError[] = [];
  for (const [index, { model, to }] of fallbacks.entries()) {
    const at = `${path}.${index}`;
    if (fallbacks.findIndex((other) => other.model === model) < index) {
      errors.push({ path: `${at}.model`, message: 'must be listed once' });
    }
    if (to.length > MAX_FALLBACKS)
      errors.push({ path: `${at}.to`, message: `must name at most ${MAX_FALLBACKS} models` });
    for (const [place, other] of to.entries()) {
      if (other === model) errors.push({ path: `${at}.to.${place}`, message: 'must be another model' });
      else if (to.indexOf(other) < place) errors.push({ path: `${at}.to.${place}`, message: 'must be named once' });
    }
  }
  if (errors.length > 0) throw new AppError('validation_error', 'The fallbacks are invalid.', { errors });
}

type StoredFallbacks = Required<Pick<AccountRecord, 'fallbacks' | 'backgroundFallbacks'>>;

function recordOf(list: readonly ModelFallbacks[]): StoredFallbacks {
  return {
    fallbacks: Object.fromEntries(list.map(({ model, to }) => [model, [...to]])),
    backgroundFallbacks: list.flatMap(({ model, background }) => (background ? [model] : [])),
  };
}

/** In the order of the models. */
function listOf({ fallbacks = {}, backgroundFallbacks = [] }: Partial<StoredFallbacks>): readonly ModelFallbacks[] {
  return MODEL_NAMES.flatMap((model) => {
    const to = fallbacks[model];
    return to === undefined ? [] : [{ model, to: [...to], background: backgroundFallbacks.includes(model) }];
  });
}

/** The account's fallbacks that hold for work that no caller waits for. */
export async function findBackgroundFallbacks(db: Database, accountId: string): Promise<StoredFallbacks['fallbacks']> {
  const account = await db.accounts.findById(accountId).select({ fallbacks: 1, backgroundFallbacks: 1 }).lean();
  const { fallbacks = {}, backgroundFallbacks = [] } = account ?? {};
  return Object.fromEntries(backgroundFallbacks.flatMap((model) => [[model, fallbacks[model] ?? []] as const]));
}

import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { watchRead } from '../core/watch-read.ts';
import type { Database } from '../db/connect.ts';
import { type AccountRecord, IS_SUSPENDED } from '../db/models/accounts.ts';

/** The answer to every call of a suspended account, and the error of work that its suspension ended. */
export function accountSuspended(): AppError {
  return new AppError('forbidden', 'The account is suspended: nothing new is generated or stored.', {
    reason: 'suspended',
    hint: 'Ask the operator of this service, who can end the suspension.',
  });
}

export function isSuspendedAccount({ suspendedAt = null }: Pick<AccountRecord, 'suspendedAt'>): boolean {
  return suspendedAt !== null;
}

/** Reads it from the database: for work in groups, such as a turn of a batch. */
export async function isSuspended(db: Database, accountId: string): Promise<boolean> {
  return (await db.accounts.exists({ _id: accountId, ...IS_SUSPENDED })) !== null;
}

/** The suspended accounts as of some seconds ago; the last known ones while the database does not answer. */
export interface SuspensionWatch {
  has(accountId: string): boolean;
  close(): Promise<void>;
}

const READ_EVERY_MS = 2_000;

/** @throws when the first read fails: a process must not start work of a suspended account */
export async function watchSuspensions(deps: {
  readonly db: Database;
  readonly logger: Logger;
}): Promise<SuspensionWatch> {
  const { db, logger } = deps;
  const { current, close } = await watchRead({
    everyMs: READ_EVERY_MS,
    read: async () => new Set((await db.accounts.find(IS_SUSPENDED, { _id: 1 }).lean()).map(({ _id }) => _id)),
    logger,
    component: 'suspensions',
    warning: 'the suspended accounts cannot be read',
  });
  return { has: (accountId) => current().has(accountId), close };
}

import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { OperatorActionName } from '../db/models/operator-actions.ts';
import { insertRecord } from '../db/records.ts';

/**
 * Records what an operator does for an account and changes no setting of it.
 * @param operator the user of the operating system
 * @param what names what was made, read or ended; no secret
 */
export async function recordAct(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  operator: string,
  action: OperatorActionName,
  { accountId, ...what }: { readonly accountId: string; readonly [name: string]: unknown },
): Promise<void> {
  const entry = { action, target: accountId, operator, before: {}, after: what, createdAt: clock.now() };
  await insertRecord(db.operatorActions, { _id: newId('opa'), ...entry });
}

import { userInfo } from 'node:os';
import { newId } from '../../shared/core/ids.ts';
import type { OperatorActionName } from '../../shared/db/models/operator-actions.ts';
import { insertRecord } from '../../shared/db/records.ts';
import type { Platform } from './platform.ts';

/**
 * The name under which an action is recorded: the user of the operating system; in a container whose user has no name,
 * the operators' login.
 */
export function operatorName({ config }: Pick<Platform, 'config'>): string {
  try {
    return userInfo().username;
  } catch {
    return config.opsUser;
  }
}

/**
 * Records an operator's act that changes no setting of the account.
 * @param what names what was made, read or ended; no secret
 */
export async function recordAct(
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
  action: OperatorActionName,
  { accountId: target, ...what }: { readonly accountId: string; readonly [name: string]: unknown },
): Promise<void> {
  const entry = { action, target, operator: operatorName(platform), before: {}, after: what };
  await insertRecord(platform.db.operatorActions, { _id: newId('opa'), ...entry, createdAt: platform.clock.now() });
}

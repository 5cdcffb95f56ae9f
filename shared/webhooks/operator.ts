import type { Clock } from '../core/clock.ts';
import { notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import { SWITCHED_ON, type WebhookRecord } from '../db/models/webhooks.ts';
import { insertRecord } from '../db/records.ts';

/**
 * Switches a webhook on for its owner, with an entry in the operators' audit log; one that is on stays as it is.
 * @param operator the user of the operating system
 * @throws not_found
 */
export async function enableWebhook(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  operator: string,
  id: string,
): Promise<WebhookRecord> {
  return db.transaction(null, async (session) => {
    const webhook = await db.webhooks.findById(id).session(session).lean<WebhookRecord>();
    if (webhook === null) throw notFound('webhook');
    if (webhook.active) return webhook;
    const { accountId, active, disabledReason = null, disabledAt = null } = webhook;
    const now = clock.now();
    const changed = { ...SWITCHED_ON, updatedAt: now };
    await db.webhooks.updateOne({ _id: id, accountId }, { $set: changed }, { session });
    const entry = {
      _id: newId('opa'),
      action: 'webhook.enabled',
      target: id,
      operator,
      before: { active, disabledReason, disabledAt },
      after: { active: true },
      createdAt: now,
    } as const;
    await insertRecord(db.operatorActions, entry, session);
    return { ...webhook, ...changed };
  });
}

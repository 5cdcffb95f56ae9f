import type { DeliveryRecord } from '../../shared/db/models/deliveries.ts';
import type { WebhookRecord } from '../../shared/db/models/webhooks.ts';

/** What was recorded longer ago is read anew: its webhook may have changed. */
const KEEP_MS = 500;
/** Bodies are small; more than a process can have under way within that time is not kept. */
const MAX_KEPT = 2_000;

export interface RecordedDelivery {
  readonly delivery: DeliveryRecord;
  readonly webhook: WebhookRecord;
}

/** Deliveries as this process has just recorded them, for their first attempt; each is handed out once. */
export interface RecentDeliveries {
  put(recorded: RecordedDelivery): void;
  /** Null when another process recorded it, or too long ago. */
  take(deliveryId: string): RecordedDelivery | null;
}

export function createRecentDeliveries(keepMs = KEEP_MS): RecentDeliveries {
  const kept = new Map<string, RecordedDelivery & { readonly untilMs: number }>();
  return {
    put(recorded) {
      const now = performance.now();
      // In the order of their coming: those that other processes took are the first.
      for (const [id, { untilMs }] of kept) {
        if (untilMs > now && kept.size < MAX_KEPT) break;
        kept.delete(id);
      }
      kept.set(recorded.delivery._id, { ...recorded, untilMs: now + keepMs });
    },
    take(deliveryId) {
      const found = kept.get(deliveryId);
      kept.delete(deliveryId);
      return found !== undefined && found.untilMs > performance.now() ? found : null;
    },
  };
}

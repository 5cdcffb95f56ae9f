import type { LoggedEvent } from '../../shared/webhooks/event-log.ts';

/** The envelope that receivers get, with the deliveries. */
export function presentEvent({ event, deliveries }: LoggedEvent): object {
  return {
    ...JSON.parse(event.body),
    deliveries: deliveries.map(({ _id, webhookId, status, attempts }) => ({
      id: _id,
      webhook_id: webhookId,
      status,
      attempts,
    })),
  };
}

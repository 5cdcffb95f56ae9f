import type * as z from 'zod';
import type { DeliveryRecord } from '../../shared/db/models/deliveries.ts';
import type { Header } from '../../shared/db/models/delivery-attempts.ts';
import type { WebhookRecord } from '../../shared/db/models/webhooks.ts';
import { attemptNumberOf } from '../../shared/webhooks/attempt-log.ts';
import type { DeliveryWithAttempts } from '../../shared/webhooks/deliveries.ts';
import type { TestResult } from '../../shared/webhooks/test-deliveries.ts';
import type { WebhookWithSecret } from '../../shared/webhooks/webhooks.ts';
import type { deliveryAnswer, webhookAnswer, webhookWithSecret } from './webhook-schemas.ts';

/** A webhook, without its secret. */
export function presentWebhook(webhook: WebhookRecord) {
  return {
    id: webhook._id,
    url: webhook.url,
    events: webhook.events,
    description: webhook.description,
    active: webhook.active,
    failure_count: webhook.failureCount,
    disabled_reason: webhook.disabledReason ?? null,
    disabled_at: webhook.disabledAt?.toISOString() ?? null,
    last_triggered_at: webhook.lastTriggeredAt?.toISOString() ?? null,
    created_at: webhook.createdAt.toISOString(),
    updated_at: webhook.updatedAt.toISOString(),
  } satisfies z.input<typeof webhookAnswer>;
}

/** Only for the responses of creation and rotation. */
export function presentWebhookWithSecret({ webhook, secret }: WebhookWithSecret) {
  return { ...presentWebhook(webhook), secret } satisfies z.input<typeof webhookWithSecret>;
}

/** An item of the delivery log. */
export function presentDelivery(delivery: DeliveryRecord) {
  return {
    ...deliveryResult(delivery),
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    attempts: delivery.attempts,
    created_at: delivery.createdAt.toISOString(),
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  } satisfies z.input<typeof deliveryAnswer>;
}

/** A delivery with what was sent and what came back. */
export function presentDeliveryDetail({ delivery, attempts }: DeliveryWithAttempts) {
  const payload: unknown = JSON.parse(delivery.body);
  return {
    ...presentDelivery(delivery),
    attempts: attempts.map((attempt) => ({
      number: attemptNumberOf(attempt),
      attempted_at: attempt.at.toISOString(),
      response_time_ms: attempt.responseTimeMs,
      ...(attempt.errorMessage === null ? {} : { error_message: attempt.errorMessage }),
      payload,
      request_headers: headersOf(attempt.requestHeaders),
      response_status: attempt.responseStatus,
      response_headers: attempt.responseHeaders === null ? null : headersOf(attempt.responseHeaders),
      response_body: attempt.responseBody,
    })),
  };
}

function headersOf(headers: readonly Header[]): Record<string, string> {
  return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
}

/** The answer to a test. */
export function presentTest(test: TestResult) {
  return {
    webhook_id: test.webhookId,
    event_type: test.delivery.eventType,
    delivery: deliveryResult(test.delivery),
    payload_sent: test.payload,
    reactivated: test.reactivated,
    ...(test.message === null ? {} : { message: test.message }),
  };
}

/** The result of a delivery. */
function deliveryResult(delivery: DeliveryRecord) {
  return {
    id: delivery._id,
    status: delivery.status,
    response_code: delivery.responseCode,
    response_time_ms: delivery.responseTimeMs,
    attempted_at: delivery.attemptedAt?.toISOString() ?? null,
    ...(delivery.errorMessage === null ? {} : { error_message: delivery.errorMessage }),
  };
}

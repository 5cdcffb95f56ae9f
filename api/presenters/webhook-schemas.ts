import * as z from 'zod';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { DISABLED_REASONS } from '../../shared/db/models/webhooks.ts';
import { MAX_REPLAYED } from '../../shared/webhooks/replay.ts';
import { count, eventType, listOf, timestamp, timestampOrNull } from './answer-fields.ts';

const webhookId = z.string().regex(/^whk_/).describe("The webhook's id, `whk_…`");

const webhookFields = {
  id: webhookId,
  url: z.string().describe('Where events are posted'),
  events: z.array(eventType).describe('The events that it receives'),
  description: z.string().nullable().describe('Your own note; null without one'),
  active: z.boolean().describe('Whether events are sent'),
  failure_count: count('Attempts that failed in a row'),
  disabled_reason: z
    .enum(DISABLED_REASONS)
    .nullable()
    .describe(
      'Why it is off: `failing` (every attempt of days failed), `gone` (your server answered 410) or `owner` (you switched it off); null while it is active',
    ),
  disabled_at: timestampOrNull('When it was switched off'),
  last_triggered_at: timestampOrNull('When an event was sent last'),
  created_at: timestamp('When it was created'),
  updated_at: timestamp('When it was changed last'),
};

export const webhookAnswer = z
  .strictObject(webhookFields)
  .meta({ id: 'Webhook', description: 'An address that receives events' });

export const webhookList = listOf(webhookAnswer, 'WebhookList');

export const webhookWithSecret = z
  .strictObject({
    ...webhookFields,
    secret: z.string().describe('Signs the deliveries, `whsec_…`; it is shown this once'),
  })
  .meta({ id: 'WebhookWithSecret', description: 'A webhook with its secret' });

const sentType = z
  .enum(['test.ping', ...EVENT_TYPES])
  .meta({ id: 'SentEventType', description: 'A kind of event, or `test.ping`' });

const resultFields = {
  id: z.string().regex(/^dlv_/).describe("The delivery's id, `dlv_…`"),
  status: z.enum(['pending', 'success', 'failed']).describe('Whether it arrived'),
  response_code: z.int().nullable().describe("Status of the receiver's answer; null without one"),
  response_time_ms: z
    .number()
    .nullable()
    .describe('How long the receiver took, in milliseconds; null without an answer'),
  attempted_at: timestampOrNull('When it was sent last'),
  error_message: z.string().optional().describe('Why it did not arrive'),
};

export const deliveryAnswer = z
  .strictObject({
    ...resultFields,
    event_id: z.string().describe("The event's id, `evt_…`"),
    event_type: sentType.describe('The kind of event'),
    attempts: count('How often it was sent'),
    created_at: timestamp('When the delivery was recorded'),
    next_attempt_at: timestampOrNull('When it is sent again'),
  })
  .meta({ id: 'Delivery', description: 'A delivery of an event to a webhook' });

const headers = z.record(z.string(), z.string());

export const deliveryDetail = deliveryAnswer
  .extend({
    attempts: z
      .array(
        z.strictObject({
          number: z.int().min(1).describe('1 for the first attempt of the delivery'),
          attempted_at: timestamp('When it was sent'),
          response_time_ms: resultFields.response_time_ms,
          error_message: resultFields.error_message,
          payload: z.record(z.string(), z.unknown()).describe('The body that was sent'),
          request_headers: headers.describe('The headers that were sent; empty when nothing was sent'),
          response_status: z.int().nullable().describe("Status of the receiver's answer; null without one"),
          response_headers: headers
            .nullable()
            .describe(
              "Headers of the receiver's answer, with secrets redacted; null without one, cut beyond 16 MB of answers in an hour, and null beyond 32 MB",
            ),
          response_body: z
            .string()
            .nullable()
            .describe(
              "Body of the receiver's answer, with secrets redacted; cut with a mark after 64 kB, or 1 kB beyond 16 MB of answers in an hour; null as the headers",
            ),
        }),
      )
      .describe('The last 20 attempts of seven days, in order'),
  })
  .meta({ id: 'DeliveryDetail', description: 'A delivery with what was sent and what came back' });

export const deliveryList = listOf(deliveryAnswer, 'DeliveryList');

export const replayAnswer = z
  .strictObject({
    webhook_id: webhookId,
    queued: count(`How many deliveries were queued, at most ${MAX_REPLAYED}: repeat the request until it is 0`),
  })
  .meta({ id: 'Replay', description: 'What a replay has queued' });

export const webhookTestAnswer = z
  .strictObject({
    webhook_id: webhookId,
    event_type: sentType.describe('The kind of event that was sent'),
    delivery: z.strictObject(resultFields).meta({ id: 'DeliveryResult', description: 'How a delivery went' }),
    payload_sent: z
      .strictObject({
        id: z.string().describe("The event's id, `evt_…`"),
        type: sentType.describe('The kind of event'),
        created_at: timestamp('When it was made'),
        livemode: z.boolean().describe('False for events of test keys'),
        data: z.record(z.string(), z.unknown()).describe('Data of the event with made-up ids; `test` is true'),
        test: z.literal(true).describe('Marks a test'),
      })
      .describe('The body that was sent'),
    reactivated: z.boolean().describe('Whether the test switched the webhook on'),
    message: z.string().optional().describe('What to know about the result'),
  })
  .meta({ id: 'WebhookTest', description: 'The result of a test' });

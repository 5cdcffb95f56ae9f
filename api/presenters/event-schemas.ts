import * as z from 'zod';
import { EVENT_TYPES, type EventType } from '../../shared/core/event-types.ts';
import type { EventData } from '../../shared/events/events.ts';
import { count, day, listOf, modelAnswered, timestamp } from './answer-fields.ts';

/** `data` of the events that webhooks receive. The compiler checks them against `EventData`, which the senders fill. */

const fortune = z.string().describe("The fortune's id, `ftn_…`");
const profile = z.string().describe("The profile's id, `prf_…`");
const dayMaster = z.string().describe('Name of the day master, such as 경금');

const batchCompleted = z.strictObject({
  id: z.string().describe("The event's id, `evt_…`"),
  event: z.literal('batch.completed').describe('Always `batch.completed`'),
  batch_id: z.string().describe("The batch's id, `batch_…`"),
  status: z.enum(['completed', 'failed']).describe('`completed` when at least one item succeeded'),
  total_count: count('How many profiles it had'),
  completed_count: count('How many have their fortune'),
  failed_count: count('How many failed'),
  canceled_count: count('How many were canceled'),
  completed_at: timestamp('When it ended'),
});

const eventData = {
  'fortune.generated': z.strictObject({
    fortune_id: fortune,
    profile_id: profile,
    fortune_type: z.string().describe('Length of its period: daily, monthly or yearly'),
    dayMaster,
    date: day("First day of the fortune's period"),
    score: z.number().describe('Score of the period, 0 to 100'),
    model: modelAnswered.describe('The model that wrote it'),
  }),
  'fortune.deleted': z.strictObject({ fortune_id: fortune, profile_id: profile }),
  'profile.created': z.strictObject({ profile_id: profile, day_master: dayMaster }),
  'profile.updated': z.strictObject({ profile_id: profile, day_master: dayMaster }),
  'profile.deleted': z.strictObject({
    profile_id: profile,
    day_master: dayMaster,
    related_data_deleted: z
      .strictObject({
        fortunes: count('Fortunes that went with it'),
        cached_calculations: count('Stored calculations that went with it').optional(),
      })
      .describe('What was deleted with the profile'),
  }),
  'batch.completed': batchCompleted,
  'daily.reset': z.strictObject({ date: day('The day that has begun') }),
  'cache.warmed': z.strictObject({
    date: day('The day'),
    warmed: count('Sections made in advance'),
    skipped: count('Sections that were there already'),
    failed: count('Sections that could not be made'),
    duration_ms: count('How long it took, in milliseconds'),
  }),
  'rate_limit.warning': z.strictObject({
    limit: count("The day's limit"),
    used: count('How much of it is used'),
    resets_at: timestamp('When it starts anew'),
  }),
  'webhook.disabled': z.strictObject({
    webhook_id: z.string().describe("The webhook's id, `whk_…`"),
    url: z.string().describe('Its address'),
    failure_count: count('Attempts that failed in a row'),
  }),
} as const satisfies { readonly [T in EventType]: z.ZodType<EventData[T]> };

/** When each event is sent, for the document. */
export const EVENT_CAUSES: Readonly<Record<EventType, string>> = {
  'fortune.generated': 'A fortune was generated, by a call, a batch or the daily schedule',
  'fortune.deleted': 'A fortune was deleted',
  'profile.created': 'A profile was created',
  'profile.updated': 'A profile was changed',
  'profile.deleted': 'A profile was deleted, with its fortunes',
  'batch.completed': 'A batch has ended',
  'daily.reset': 'A new KST day has begun',
  'cache.warmed': "The day's sections were made in advance",
  'rate_limit.warning': 'Eighty percent of the daily limit are used; once a day',
  'webhook.disabled': 'A webhook was switched off: every attempt of days failed, or your server answered 410',
};

/** Only in deliveries of `POST /v1/webhooks/{id}/test`, whose ids are made up. */
const ofTests = {
  test: z.literal(true).optional().describe('Only in a test delivery, whose ids are made up'),
  message: z.string().optional().describe('Only in a test delivery: says that it is one'),
};

function envelopeFields<T extends EventType>(type: T) {
  return {
    id: z.string().describe("The event's id, `evt_…`: remember it, because an event may come more than once"),
    type: z.literal(type).describe('The kind of event'),
    created_at: timestamp('When it happened'),
    livemode: z.boolean().describe('False for events of test keys'),
  };
}

/** The body of a delivery. */
export function eventSchema(type: EventType) {
  const id = type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
  return z
    .strictObject({
      ...envelopeFields(type),
      data: eventData[type].extend(ofTests).describe('What happened'),
      test: ofTests.test,
    })
    .meta({ id: `${id}Event`, description: EVENT_CAUSES[type] });
}

/** The callback to a batch's `webhook_url`: one flat object without an envelope. */
export const batchCallback = batchCompleted.meta({ id: 'BatchCallback', description: "A batch's callback" });

const deliveriesOfEvent = z
  .array(
    z.strictObject({
      id: z.string().describe("The delivery's id, `dlv_…`"),
      webhook_id: z.string().nullable().describe("The webhook's id, `whk_…`; null for a batch's callback"),
      status: z.enum(['pending', 'success', 'failed']).describe('Whether it arrived'),
      attempts: count('How often it was sent'),
    }),
  )
  .describe('One for each receiver; a webhook that was off when the event happened has none until it is replayed');

/** An event as it is read: the envelope that receivers get, with its deliveries. */
export const eventAnswer = z
  .discriminatedUnion(
    'type',
    EVENT_TYPES.map((type) =>
      z.strictObject({
        ...envelopeFields(type),
        data: eventData[type].describe('What happened'),
        deliveries: deliveriesOfEvent,
      }),
    ) as unknown as [z.ZodObject, ...z.ZodObject[]],
  )
  .meta({ id: 'Event', description: 'Something that happened, as your webhooks get it' });

export const eventList = listOf(eventAnswer, 'EventList');

import * as z from 'zod';
import { POOL_HOLDS } from '../../shared/status/breaker.ts';
import { count, day, fortuneTypeAnswered, listOf, modelAnswered, timestamp } from './answer-fields.ts';
import { maskedPersonAnswer } from './profile-schemas.ts';

const batchId = z
  .string()
  .regex(/^batch_/)
  .describe("The batch's id, `batch_…`");
const status = z
  .enum(['pending', 'processing', 'completed', 'failed'])
  .meta({ id: 'BatchStatus', description: 'How far a batch is' });

const counts = {
  total_count: count(
    'How many profiles it has; one that is deleted before its item is written is not counted any more',
  ),
  completed_count: count('How many have their fortune'),
  failed_count: count('How many failed'),
  canceled_count: count('How many were canceled'),
};

export const itemStatus = z.enum(['waiting', 'started', 'success', 'cached', 'failed', 'canceled']);

const itemFields = {
  fortune_id: z.string().nullable().describe('The fortune; null when there is none'),
  status: itemStatus.describe('`success`: made for this batch. `cached`: it was there already, and cost nothing'),
  error: z
    .strictObject({
      code: z.string().describe('The code of the error, as in problem details'),
      message: z.string().describe('What happened, in a sentence'),
      reason: z.string().optional().describe('The stable cause of a 503, or `suspended`, as in problem details'),
    })
    .optional()
    .describe('Why it failed'),
};
const profile = z.string().describe('The profile, as requested');
const customId = z.string().optional().describe('The `custom_id` of the request, where the item had one');

const RESULTS =
  "Results in the order of the request's profiles, once it has ended. Absent where more than 100 profiles were selected: list the items";

const batchItem = z
  .strictObject({ profile_id: profile, custom_id: customId, ...itemFields })
  .meta({ id: 'BatchItem', description: "A batch's result for one profile" });

export const batchItemList = z
  .strictObject({
    data: z.array(batchItem).describe("The items of this page, in the order of the request's profiles"),
    has_more: z.boolean().describe('Whether another page follows'),
    next_cursor: z.string().nullable().describe('Send it as `cursor` for the next page; null on the last'),
    total_count: count('Number of items over all pages'),
  })
  .meta({ id: 'BatchItemList', description: 'A page of the items of a batch' });

const batchItemV2 = z
  .strictObject({
    profile_id: profile,
    custom_id: customId,
    person: maskedPersonAnswer.nullable().describe('The person, masked; null when the profile does not exist'),
    ...itemFields,
  })
  .meta({ id: 'BatchItemV2', description: "A batch's result for one profile, with its person" });

const batchFields = {
  id: batchId,
  status: status.describe('How far it is'),
  ...counts,
  fortune_type: fortuneTypeAnswered.describe('Day, month or year'),
  fortune_date: day("First day of the fortunes' period"),
  model: modelAnswered.describe('The model that writes them'),
  webhook_url: z
    .string()
    .optional()
    .describe(
      'Address of the callback, when one was given; without the permission `webhook:manage` its scheme, host and port, but in the answer to the creation',
    ),
  created_at: timestamp('When it was accepted'),
  estimated_completion: timestamp(
    'When it should end at the present pace. While a pause of its model holds it: when the items that have not started will fail, at the earliest, if the pause lasts',
  ),
  completed_at: timestamp('When it ended').optional().describe('When it ended; absent before'),
};

const hold = z
  .strictObject({
    reason: z
      .string()
      .describe(`The stable cause: ${POOL_HOLDS.map((each) => `\`${each}\``).join(', ')}. New ones may come`),
    message: z.string().describe('The same in a sentence'),
  })
  .meta({ id: 'BatchHold', description: 'Why the items of a batch wait' })
  .optional()
  .describe('Why its items wait: its model takes no work now. Absent when nothing holds it');

export const batchAnswer = z
  .strictObject({
    ...batchFields,
    hold,
    results: z.array(batchItem).optional().describe(RESULTS),
  })
  .meta({ id: 'Batch', description: 'The generation of many fortunes in the background' });

const batchListed = z
  .strictObject(batchFields)
  .meta({ id: 'BatchListItem', description: 'A batch in a list, without results' });

export const batchList = listOf(batchListed, 'BatchList');

export const batchAnswerV2 = z
  .strictObject({
    ...batchFields,
    hold,
    results: z.array(batchItemV2).optional().describe(RESULTS),
  })
  .meta({ id: 'BatchV2', description: 'The generation of many fortunes in the background, with its people' });

export const batchProgress = z
  .strictObject({ batch_id: batchId, status: status.describe('How far it is'), ...counts, hold })
  .meta({ id: 'BatchProgress', description: 'Sent whenever a count changes, or what holds it' });

import * as z from 'zod';
import { listOf, milliseconds, modelAnswered, requestId, timestamp, usd } from './answer-fields.ts';

export const requestAnswer = z
  .strictObject({
    id: requestId,
    created_at: timestamp('When it arrived'),
    method: z.string().describe('Method, such as `POST`'),
    path: z.string().describe("The path's pattern, such as `/v1/fortunes/{id}`; `*` when there is nothing at the path"),
    status: z.int().describe('Status of the answer; 499: you disconnected before it'),
    code: z.string().nullable().describe('`code` of the error; null without one'),
    reason: z.string().nullable().describe('`reason` of the error; null without one'),
    duration_ms: milliseconds('From its arrival to the end of the answer'),
    key_prefix: z.string().describe('Public part of the key that was used'),
    model: modelAnswered.nullable().describe('The model that answered or failed; null for requests that ask none'),
    fortune_id: z.string().nullable().describe("The fortune's id, `ftn_…`; null for requests about none"),
    batch_id: z.string().nullable().describe("The batch's id, `batch_…`; null for requests about none"),
    idempotency_key_used: z.boolean().describe('Whether it had an idempotency key that the route honours'),
    replayed: z.boolean().describe('Whether it got the answer of an earlier request with the same idempotency key'),
    cost_usd: usd('What it has been charged so far; 0 for a batch, whose fortunes are charged one by one'),
  })
  .meta({ id: 'Request', description: 'A request that changed something or failed, without its contents' });

export const requestList = listOf(requestAnswer, 'RequestList');

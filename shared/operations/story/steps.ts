import { DAY_MS } from '../../core/clock.ts';
import { isId, timeOfId } from '../../core/ids.ts';
import { modeOf } from '../../core/owner.ts';
import type { BatchItemRecord } from '../../db/models/batch-items.ts';
import type { FailedFortuneRecord } from '../../db/models/failed-fortunes.ts';
import type { GenerationCall } from '../../db/models/generations.ts';
import { PRIORITY } from '../../queues/catalogue.ts';
import type { StepWord } from '../words.ts';
import type { Detail, Found, Step } from './found.ts';
import {
  type StoredAudit,
  type StoredBatch,
  type StoredCall,
  type StoredDelivery,
  type StoredEvent,
  type StoredFortune,
  type StoredGeneration,
  type StoredRequest,
  subjectOf,
} from './records.ts';

/** The steps of all records, in the order in which they usually follow. */
export function stepsOf(records: Found): Step[] {
  const { calls, generations, fortunes, failedFortunes, events, deliveries, batches, items, audit } = records;
  return [
    ...requestsOf(records),
    ...batches.flatMap(stepsOfBatch).slice(0, 1),
    ...fortunes.flatMap(stepsOfFortune).filter(({ what }) => what === 'fortune reserved'),
    ...calls.flatMap(stepsOfCall).filter(({ what }) => what === 'call recorded'),
    ...generations.flatMap(stepsOfGeneration),
    ...calls.flatMap(stepsOfCall),
    ...fortunes.flatMap(stepsOfFortune),
    ...failedFortunes.map(stepOfFailure),
    ...stepsOfItems(items),
    ...batches.flatMap(stepsOfBatch),
    ...events.map(stepOfEvent),
    ...deliveries.flatMap(stepsOfDelivery),
    ...records.requests.map(stepOfAnswer),
    ...audit.map(stepOfAudit),
    ...records.others,
  ];
}

/** The requests of the log, and those that calls, batches and tests name. */
function requestsOf({ requests, calls, batches, deliveries, events, audit }: Found): Step[] {
  const sources = new Map<string, string | null>();
  for (const { _id, method, path } of requests) sources.set(_id, `${method} ${path}`);
  for (const { requestId, source } of calls) if (requestId !== null) sources.set(requestId, source);
  for (const { actor } of batches) sources.set(actor.requestId, 'POST /v1/fortunes/batch');
  for (const { requestId } of [...events, ...deliveries, ...audit]) {
    if (requestId !== undefined && !sources.has(requestId)) sources.set(requestId, null);
  }
  // Scheduled work has words in place of a request's id.
  return [...sources].flatMap(([id, source]) =>
    isId('req', id) ? [stepOfRequest(id, source === null ? {} : { source })] : [],
  );
}

/** A detail from values of which some are missing. */
export function detailOf(
  values: Readonly<Record<string, string | number | boolean | Date | null | undefined>>,
): Detail {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [[name, value instanceof Date ? value.toISOString() : value] as const];
    }),
  );
}

/** A request may have no record of its own; its id holds its time. */
function stepOfRequest(requestId: string, about: { readonly source?: string }): Step {
  return { at: timeOfId(requestId), what: 'request arrived', id: requestId, detail: detailOf(about) };
}

function stepOfAnswer(request: StoredRequest): Step {
  const { _id: id, accountId, keyId, status, code, reason, durationMs, idempotencyKeyUsed, replayed } = request;
  const owner = { account_id: accountId, mode: modeOf(request), key_id: keyId };
  const answer = { status, code, reason, duration_ms: durationMs };
  const about = { model: request.model, fortune_id: request.fortuneId, batch_id: request.batchId };
  const repeat = { idempotency_key_used: idempotencyKeyUsed || null, replayed: replayed || null };
  const at = new Date(timeOfId(id).getTime() + durationMs);
  return { at, what: 'request answered', id, detail: detailOf({ ...owner, ...answer, ...about, ...repeat }) };
}

function stepsOfCall(call: StoredCall): Step[] {
  const { _id: id, accountId, model, source, date, caused, fortuneId, priceUsd, simulated, background } = call;
  const owner = { account_id: accountId, mode: modeOf(call) };
  const order = { model, source, date, background, simulated, fortune_id: fortuneId };
  const recorded: Step = {
    at: call.createdAt,
    what: caused.length === 0 ? 'served without a generation' : 'call recorded',
    id,
    detail: detailOf({ ...owner, ...order, sections: caused.map(({ section }) => section).join(', ') || null }),
  };
  if (call.settledAt === null || caused.length === 0) return [recorded];
  const charged: Step = { at: call.settledAt, what: 'call charged', id, detail: { charged_usd: call.chargedUsd } };
  const failed: Step = {
    at: call.settledAt,
    what: 'call failed, nothing charged',
    id,
    detail: { price_usd: priceUsd },
  };
  return [recorded, call.state === 'failed' ? failed : charged];
}

function stepsOfGeneration(generation: StoredGeneration): Step[] {
  const { _id: id, model, section, period, source, simulated, background, joined, attempts, error } = generation;
  const { startedAt, finishedAt, state, calls, usage, latencyMs } = generation;
  const steps: Step[] = [
    {
      at: generation.createdAt,
      what: 'generation opened',
      id,
      detail: detailOf({
        model,
        section,
        period,
        source,
        urgency: urgencyWord(generation.priority),
        simulated,
        background,
      }),
    },
  ];
  if (startedAt !== null) {
    const detail = detailOf({ model, failed_attempts: attempts, shared: joined });
    steps.push({ at: startedAt, what: 'worker started the generation', id, detail });
  }
  steps.push(...(calls ?? []).map((call) => stepOfProviderCall(id, call)));
  if (state === 'open' || finishedAt === null) return steps;
  const tokens = { input_tokens: usage?.inputTokens, output_tokens: usage?.outputTokens };
  const made = detailOf({ provider_ms: latencyMs, ...tokens, failed_attempts: attempts });
  const answered = { provider_status: error?.providerStatus, provider_error_type: error?.providerErrorType };
  const lost = detailOf({ reason: error?.kind, ...answered, failed_attempts: attempts });
  const [what, detail] =
    state === 'succeeded' ? (['generation succeeded', made] as const) : (['generation failed', lost] as const);
  return [...steps, { at: finishedAt, what, id, detail }];
}

function stepOfProviderCall(id: string, call: GenerationCall): Step {
  const { at, outcome, providerModel, providerRequestId, usage, latencyMs } = call;
  const tokens = {
    input_tokens: usage?.inputTokens,
    cached_tokens: usage?.cachedTokens,
    cache_write_tokens: usage?.cacheWriteTokens,
    output_tokens: usage?.outputTokens,
  };
  const error = { provider_status: call.providerStatus, provider_error_type: call.providerErrorType };
  const answerer = { provider_model: providerModel, provider_request_id: providerRequestId };
  const rules = call.broken?.join(', ');
  const detail = detailOf({ outcome, ...error, rules, ...answerer, ...tokens, ms: latencyMs });
  return { at, what: 'provider call ended', id, detail };
}

function urgencyWord(priority: number): string {
  if (priority >= PRIORITY.warming) return 'warming';
  return priority >= PRIORITY.liveBatch ? 'batch' : 'interactive';
}

function stepsOfFortune(fortune: StoredFortune): Step[] {
  const { _id: id, fortuneType, fortuneDate, model, profileId, generatedAt, cached, costUsd, latencyMs } = fortune;
  const order = { type: fortuneType, date: fortuneDate, model, profile_id: profileId };
  const owner = { account_id: fortune.accountId, mode: modeOf(fortune) };
  const reserved: Step = { at: fortune.createdAt, what: 'fortune reserved', id, detail: { ...owner, ...order } };
  if (fortune.state === 'pending' || generatedAt === null) return [reserved];
  const detail = detailOf({ cached, cost_usd: costUsd, latency_ms: latencyMs });
  return [reserved, { at: generatedAt, what: 'fortune stored', id, detail }];
}

function stepOfEvent(event: StoredEvent): Step {
  return {
    at: event.createdAt,
    what: 'event recorded',
    id: event._id,
    detail: { type: event.type, ...subjectOf(event) },
  };
}

function stepsOfDelivery(delivery: StoredDelivery): Step[] {
  const { _id: id, kind, webhookId, eventType, eventId, status, attempts, attemptedAt, nextAttemptAt } = delivery;
  const about = detailOf({ kind, event_type: eventType, event_id: eventId, webhook_id: webhookId });
  const steps: Step[] = [{ at: delivery.createdAt, what: 'delivery recorded', id, detail: about }];
  if (attemptedAt !== null) {
    const { responseCode, responseTimeMs, errorMessage } = delivery;
    const answer = { response_code: responseCode, response_ms: responseTimeMs, error: errorMessage };
    const words = {
      success: 'delivery succeeded',
      failed: 'delivery failed',
      pending: 'last attempt at the delivery',
    } as const;
    steps.push({ at: attemptedAt, what: words[status], id, detail: detailOf({ attempts, ...answer }) });
  }
  if (status === 'failed' && attemptedAt === null) {
    const detail = detailOf({ attempts, error: delivery.errorMessage });
    steps.push({ at: delivery.createdAt, what: 'delivery failed', id, detail });
  }
  if (status === 'pending' && nextAttemptAt !== null && attempts > 0) {
    steps.push({ at: nextAttemptAt, what: 'next attempt at the delivery', id });
  }
  return steps;
}

function stepsOfBatch(batch: StoredBatch): Step[] {
  const { _id: id, accountId, kind, model, fortuneType, fortuneDate, totalCount, round, completedAt, state } = batch;
  const order = { type: fortuneType, date: fortuneDate, model, items: totalCount, round };
  const accepted: Step = {
    at: batch.createdAt,
    what: 'batch accepted',
    id,
    detail: { account_id: accountId, mode: modeOf(batch), kind, ...order },
  };
  if (completedAt === null) return [accepted];
  return [accepted, { at: completedAt, what: state === 'failed' ? 'batch failed' : 'batch completed', id }];
}

const ENDS: Readonly<Partial<Record<BatchItemRecord['state'], StepWord>>> = {
  success: 'item succeeded',
  cached: 'item served from the cache',
  failed: 'item failed',
  canceled: 'item canceled',
};

/** When the first item started, and how each item ended. */
function stepsOfItems(items: readonly BatchItemRecord[]): Step[] {
  const started = items.flatMap(({ startedAt }) => startedAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  const [first] = started;
  const ends = items.flatMap((item) => {
    const what = ENDS[item.state];
    return what === undefined || item.finishedAt === null ? [] : [stepOfEnd(item, what, item.finishedAt)];
  });
  return first === undefined ? ends : [{ at: first, what: 'first item started', id: items[0]?.batchId ?? '' }, ...ends];
}

function stepOfEnd(item: BatchItemRecord, what: StepWord, at: Date): Step {
  const { _id, profileId, fortuneId, error, tries } = item;
  const failure = { code: error?.code, reason: error?.reason, message: error?.message };
  const answered = { provider_status: error?.providerStatus, provider_error_type: error?.providerErrorType };
  const detail = detailOf({ item: Number(_id.split('.')[1]), profile_id: profileId, tries, ...failure, ...answered });
  return { at, what, ...(fortuneId === null ? {} : { id: fortuneId }), detail };
}

/** The record expires a day after the failure. */
function stepOfFailure(failed: FailedFortuneRecord): Step {
  const { _id: id, errorKind, expiresAt } = failed;
  const at = new Date(expiresAt.getTime() - DAY_MS);
  const answered = { provider_status: failed.providerStatus, provider_error_type: failed.providerErrorType };
  const detail = detailOf({ reason: errorKind, ...answered });
  return { at, what: 'fortune failed, nothing charged', id, detail };
}

function stepOfAudit({ action, resourceId, requestId, createdAt }: StoredAudit): Step {
  if (action === 'fortune.deleted') return { at: createdAt, what: 'fortune was deleted', id: resourceId };
  return { at: createdAt, what: 'audit entry', id: resourceId, detail: { action, request_id: requestId } };
}

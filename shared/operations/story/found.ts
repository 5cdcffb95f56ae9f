import { DAY_MS } from '../../core/clock.ts';
import { isId } from '../../core/ids.ts';
import type { BatchItemRecord } from '../../db/models/batch-items.ts';
import type { FailedFortuneRecord } from '../../db/models/failed-fortunes.ts';
import { stepsOfItems } from './batch-items.ts';
import type {
  StoredAudit,
  StoredBatch,
  StoredCall,
  StoredDelivery,
  StoredEvent,
  StoredFortune,
  StoredGeneration,
} from './records.ts';
import {
  type Step,
  stepOfEvent,
  stepOfRequest,
  stepsOfBatch,
  stepsOfCall,
  stepsOfDelivery,
  stepsOfFortune,
  stepsOfGeneration,
} from './steps.ts';

/** The records of a story. */
export interface Found {
  readonly calls: readonly StoredCall[];
  readonly generations: readonly StoredGeneration[];
  readonly fortunes: readonly StoredFortune[];
  readonly failedFortunes: readonly FailedFortuneRecord[];
  readonly events: readonly StoredEvent[];
  readonly deliveries: readonly StoredDelivery[];
  readonly batches: readonly StoredBatch[];
  readonly items: readonly BatchItemRecord[];
  readonly audit: readonly StoredAudit[];
  /** Steps of things that have no way through the house, such as keys. */
  readonly others: readonly Step[];
}

const NOTHING: Found = {
  calls: [],
  generations: [],
  fortunes: [],
  failedFortunes: [],
  events: [],
  deliveries: [],
  batches: [],
  items: [],
  audit: [],
  others: [],
};

export function found(records: Partial<Found>): Found {
  return { ...NOTHING, ...records };
}

/** A record may be in several: `inOrder` of `story.ts` removes repetitions. */
export function merged(...all: readonly Found[]): Found {
  const fields = Object.keys(NOTHING) as (keyof Found)[];
  return Object.fromEntries(
    fields.map((field) => [field, all.flatMap((each) => [...each[field]])]),
  ) as unknown as Found;
}

/** The steps of all records, in the order in which a thing passes through the house. */
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
    ...audit.map(stepOfAudit),
    ...records.others,
  ];
}

/** The requests that calls, batches and tests name. */
function requestsOf({ calls, batches, deliveries, events, audit }: Found): Step[] {
  const sources = new Map<string, string | null>();
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

/** It is kept for a day. */
function stepOfFailure({ _id: id, errorKind, expiresAt }: FailedFortuneRecord): Step {
  const at = new Date(expiresAt.getTime() - DAY_MS);
  return { at, what: 'fortune failed, nothing charged', id, detail: { reason: errorKind } };
}

function stepOfAudit({ action, resourceId, requestId, createdAt }: StoredAudit): Step {
  if (action === 'fortune.deleted') return { at: createdAt, what: 'fortune was deleted', id: resourceId };
  return { at: createdAt, what: 'audit entry', id: resourceId, detail: { action, request_id: requestId } };
}

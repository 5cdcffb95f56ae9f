import type { BatchItemRecord } from '../../db/models/batch-items.ts';
import type { FailedFortuneRecord } from '../../db/models/failed-fortunes.ts';
import type { StepWord } from '../words.ts';
import type {
  StoredAudit,
  StoredBatch,
  StoredCall,
  StoredDelivery,
  StoredEvent,
  StoredFortune,
  StoredGeneration,
  StoredRequest,
} from './records.ts';

/** The records of a story. */
export interface Found {
  readonly requests: readonly StoredRequest[];
  readonly calls: readonly StoredCall[];
  readonly generations: readonly StoredGeneration[];
  readonly fortunes: readonly StoredFortune[];
  readonly failedFortunes: readonly FailedFortuneRecord[];
  readonly events: readonly StoredEvent[];
  readonly deliveries: readonly StoredDelivery[];
  readonly batches: readonly StoredBatch[];
  readonly items: readonly BatchItemRecord[];
  readonly audit: readonly StoredAudit[];
  /** Steps of things that pass through no other record, such as keys. */
  readonly others: readonly Step[];
}

const NOTHING: Found = {
  requests: [],
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

/** A record may be in several: `inOrder` of story.ts removes repetitions. */
export function merged(...all: readonly Found[]): Found {
  const fields = Object.keys(NOTHING) as (keyof Found)[];
  return Object.fromEntries(
    fields.map((field) => [field, all.flatMap((each) => [...each[field]])]),
  ) as unknown as Found;
}

/** One step of a story. `detail` holds figures, states and ids; never personal data, texts, addresses or secrets. */
export interface Step {
  readonly at: Date;
  readonly what: StepWord;
  /** The thing that it is about. */
  readonly id?: string;
  readonly detail?: Detail;
}

export type Detail = Readonly<Record<string, string | number | boolean>>;

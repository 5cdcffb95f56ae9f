import type { BatchItemRecord } from '../../db/models/batch-items.ts';
import type { StepWord } from '../words.ts';
import { detailOf, type Step } from './steps.ts';

const ENDS: Readonly<Partial<Record<BatchItemRecord['state'], StepWord>>> = {
  success: 'item succeeded',
  cached: 'item served from the cache',
  failed: 'item failed',
  canceled: 'item canceled',
};

/** When the first item started, and how each item ended. */
export function stepsOfItems(items: readonly BatchItemRecord[]): Step[] {
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
  const detail = detailOf({ item: Number(_id.split('.')[1]), profile_id: profileId, tries, ...failure });
  return { at, what, ...(fortuneId === null ? {} : { id: fortuneId }), detail };
}

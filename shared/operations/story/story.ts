import { DAY_MS } from '../../core/clock.ts';
import { AppError } from '../../core/errors.ts';
import { type IdPrefix, isId, timeOfId } from '../../core/ids.ts';
import type { BatchViewDeps } from '../batches.ts';
import type { StoreReads } from '../stores.ts';
import type { Step } from './found.ts';
import { STORIES, STORY_PREFIXES, type StoryKind } from './kinds.ts';
import { stepsOfNow } from './now.ts';
import { stepsOf } from './steps.ts';

/** What happened to a thing and to what it caused, oldest first. */
export interface Story {
  readonly id: string;
  readonly kind: StoryKind;
  readonly timeline: readonly Step[];
}

/**
 * Reads the story of an id from the records in MongoDB and, for what is not done, from its queue in Redis. It holds no
 * personal data.
 * @throws validation_error for a text that is no id, not_found, service_unavailable while MongoDB does not answer
 */
export async function readStory(deps: BatchViewDeps, reads: StoreReads, text: string): Promise<Story> {
  const id = text.trim();
  const prefix = STORY_PREFIXES.find((each) => isId(each, id));
  if (prefix === undefined) throw malformed();
  if (!isPast(id, deps.clock.now())) throw unknownId(prefix, id);
  const { kind, read } = STORIES[prefix];
  const records = await reads.from('database', () => read(deps.db, id));
  if (records === null) throw databaseAway();
  const steps = stepsOf(records);
  if (steps.length === 0) throw unknownId(prefix, id);
  return { id, kind, timeline: inOrder([...steps, ...(await stepsOfNow(deps, reads, records))]) };
}

/** Whether the time that the id begins with can have been: the clocks of two hosts differ by less than a day. */
function isPast(id: string, now: Date): boolean {
  // A ULID's first character is at most 7.
  return /_[0-7]/.test(id) && timeOfId(id).getTime() < now.getTime() + DAY_MS;
}

/** By time; what happened at the same time stays in the order of the steps. Without repetitions. */
function inOrder(steps: readonly Step[]): readonly Step[] {
  const known = new Set<string>();
  const once = steps.filter(({ at, what, id, detail }) => {
    const key = JSON.stringify([at, what, id, detail?.['reason'], detail?.['action']]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  return once.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function malformed(): AppError {
  const prefixes = STORY_PREFIXES.map((prefix) => `${prefix}_`).join(', ');
  return new AppError('validation_error', `Unknown form of id. Ids begin with one of ${prefixes}.`, {
    hint: 'An id has 26 characters after its prefix: lower-case letters and digits.',
  });
}

function unknownId(prefix: IdPrefix, id: string): AppError {
  if (prefix !== 'req')
    return new AppError('not_found', `Nothing is stored under ${id}. It may have been deleted, or its time is over.`);
  return new AppError(
    'not_found',
    `Nothing was stored for ${id}: it was a read that succeeded, had no valid key, or its records have expired. The logs hold its request_id (of npm start: api.log in .data/logs).`,
  );
}

export function databaseAway(): AppError {
  return new AppError('service_unavailable', 'The database (MongoDB) does not answer.', {
    reason: 'store_unavailable',
    retryAfterSeconds: 5,
  });
}

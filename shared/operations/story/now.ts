import type { ModelName } from '../../core/models.ts';
import { type JobPlace, placeOfJob } from '../../queues/bullmq-keys.ts';
import { GENERATION_QUEUES, type QueueName } from '../../queues/catalogue.ts';
import { readPoolSettings } from '../../status/pool-settings.ts';
import { type BatchViewDeps, waitsOf } from '../batches.ts';
import { type Hold, holdsOfModel } from '../holds.ts';
import { readPools } from '../pools.ts';
import type { StoreReads } from '../stores.ts';
import { holdSentence, type StepWord } from '../words.ts';
import type { Found, Step } from './found.ts';
import type { StoredDelivery } from './records.ts';
import { detailOf } from './steps.ts';

/** A story asks for the places of at most so many jobs. */
const MOST_PLACES = 20;

/** What the things that are not done wait for at this moment, from their queues. */
export async function stepsOfNow(deps: BatchViewDeps, reads: StoreReads, records: Found): Promise<readonly Step[]> {
  const at = deps.clock.now();
  // Also when nothing waits: the answer says whether the queues could be read.
  const answers = await reads.from('redis', () => deps.redis.ping());
  const unreadable: readonly Step[] =
    answers === null ? [{ at, what: 'the queue cannot be read: Redis does not answer' }] : [];
  const generations = records.generations.filter(({ state }) => state === 'open').slice(0, MOST_PLACES);
  const events = records.events.filter(({ pending }) => pending === true).slice(0, MOST_PLACES);
  const pending = records.deliveries.filter(({ status }) => status === 'pending');
  // A delivery that is not due needs no job in the queue.
  const isLater = ({ nextAttemptAt }: StoredDelivery) => nextAttemptAt !== null && nextAttemptAt > at;
  const deliveries = pending.filter((delivery) => !isLater(delivery)).slice(0, MOST_PLACES);
  const batches = records.batches.filter(({ completedAt }) => completedAt === null);
  const steps = await Promise.all([
    generationSteps(deps, reads, generations),
    placeSteps(deps, reads, 'webhook-dispatch', 'event waits for its deliveries', events),
    placeSteps(deps, reads, 'webhook-delivery', 'delivery waits', deliveries),
    batchSteps(deps, reads, batches),
  ]);
  const later = pending.filter(isLater).map(
    ({ _id: id, nextAttemptAt }): Step => ({
      at,
      what: 'delivery waits for its next attempt',
      id,
      detail: detailOf({ due_at: nextAttemptAt }),
    }),
  );
  return [...unreadable, ...steps.flat(), ...later];
}

type Records<Name extends keyof Found> = Found[Name];

async function generationSteps(
  deps: BatchViewDeps,
  reads: StoreReads,
  generations: Records<'generations'>,
): Promise<readonly Step[]> {
  if (generations.length === 0) return [];
  const at = deps.clock.now();
  const [pools, settings] = await Promise.all([
    reads.from('redis', () => readPools(deps)),
    reads.from('database', () => readPoolSettings(deps)),
  ]);
  const holdsOf = (model: ModelName) => holdsOfModel(model, settings?.[model] ?? null, pools?.[model] ?? null);
  return Promise.all(
    generations.map(async ({ _id: id, model, attemptToken }): Promise<Step> => {
      const queue = GENERATION_QUEUES[model];
      const place = await reads.from('redis', () => placeOfJob(deps, queue, id));
      const isRunning = place?.state === 'running' && attemptToken !== null;
      const what = isRunning ? 'generation runs' : 'generation waits';
      return { at, what, id, detail: placeDetail(queue, place, isRunning ? [] : holdsOf(model)) };
    }),
  );
}

function placeSteps(
  deps: BatchViewDeps,
  reads: StoreReads,
  queue: QueueName,
  what: StepWord,
  records: readonly { readonly _id: string }[],
): Promise<readonly Step[]> {
  const at = deps.clock.now();
  return Promise.all(
    records.map(async ({ _id: id }) => {
      const place = await reads.from('redis', () => placeOfJob(deps, queue, id));
      return { at, what, id, detail: placeDetail(queue, place, []) };
    }),
  );
}

async function batchSteps(
  deps: BatchViewDeps,
  reads: StoreReads,
  batches: Records<'batches'>,
): Promise<readonly Step[]> {
  const at = deps.clock.now();
  const waits = await reads.from('database', () => waitsOf(deps, reads, batches));
  return batches.map(({ _id: id }) => ({
    at,
    what: 'batch waits',
    id,
    detail: { why: sentences(waits?.get(id) ?? []) },
  }));
}

/** @param place null: Redis did not answer */
function placeDetail(queue: QueueName, place: JobPlace | null, holds: readonly Hold[]) {
  const { state, before, dueAt } = place ?? { state: 'unknown', before: null, dueAt: null };
  return detailOf({ queue, job: state, jobs_before: before, due_at: dueAt, why: sentences(holds) || null });
}

function sentences(holds: readonly Hold[]): string {
  return holds.map((hold) => holdSentence(hold, 'en')).join(' ');
}

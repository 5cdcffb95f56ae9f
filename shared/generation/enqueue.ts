import type { Caller } from '../accounts/caller.ts';
import { accountsOf, ownerKey } from '../core/owner.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { GENERATION_QUEUES, type JobPayload } from '../queues/catalogue.ts';
import type { Producer } from '../queues/producer.ts';
import { type CallOptions, priorityOf, type SectionCallDeps } from './call-terms.ts';

/** Raises the priority of a shared generation's waiting job. */
export async function raisePriority(
  { producer }: Pick<SectionCallDeps, 'producer'>,
  { owner }: Caller,
  { generation }: { readonly generation: GenerationRecord },
  options: CallOptions,
): Promise<void> {
  const priority = priorityOf(owner, options);
  const turnHolder = ownerKey(owner);
  await producer.raisePriority(GENERATION_QUEUES[generation.model], generation._id, { priority, turnHolder });
}

/**
 * Adds the generation's job to the queue of its model, unless the job is already there. The deduplication id is the
 * generation, which is unique per content while it is open, and not the content: the job of a closed generation may
 * still wait or run, and must not replace the next one.
 * @throws when Redis is unreachable
 */
export function enqueueGeneration(producer: Producer, generation: GenerationRecord): Promise<void> {
  return producer.add(GENERATION_QUEUES[generation.model], 'generate', jobPayload(generation), {
    priority: generation.priority,
    turnHolder: ownerKey(generation),
    dedupId: generation._id,
  });
}

/**
 * Queues shared generations that no worker has started: the process that opened them may have died before it could, or
 * never have learnt that its write succeeded. Has no effect on a job that is there, nor on its turn. A queue that refuses is
 * no error: the API server that opened them and the reconciler queue them too.
 */
export async function enqueueUnstarted(producer: Producer, shared: readonly GenerationRecord[]): Promise<void> {
  const unstarted = shared.filter(({ startedAt }) => startedAt === null);
  await Promise.allSettled(unstarted.map((generation) => enqueueGeneration(producer, generation)));
}

/**
 * `enqueueGeneration` for many: one round trip per model and priority. Interactive jobs go ahead of those that wait in
 * turns: here they are jobs that Redis has lost.
 */
export async function enqueueGenerations(producer: Producer, generations: readonly QueuedGeneration[]): Promise<void> {
  const kinds = new Map(
    generations.map(({ model, priority }) => [`${model} ${priority}`, { model, priority }] as const),
  );
  for (const { model, priority } of kinds.values()) {
    const items = generations
      .filter((generation) => generation.model === model && generation.priority === priority)
      .map((generation) => ({ payload: jobPayload(generation), dedupId: generation._id }));
    await producer.addMany(GENERATION_QUEUES[model], 'generate', items, { priority });
  }
}

/**
 * `enqueueGenerations` for generations below interactive priority. An interactive call that shares one before its job
 * exists can raise only the priority of the record; the job takes it here.
 */
export async function enqueueBulk(
  { db, producer }: Pick<SectionCallDeps, 'db' | 'producer'>,
  generations: readonly GenerationRecord[],
): Promise<void> {
  if (generations.length === 0) return;
  await enqueueGenerations(producer, generations);
  const added = new Map(generations.map(({ _id, priority }) => [_id, priority]));
  const stored = await rawCollection(db.generations)
    .find({ accountId: accountsOf(generations), _id: { $in: [...added.keys()] }, open: true })
    .project<Pick<GenerationRecord, '_id' | 'accountId' | 'livemode' | 'model' | 'priority'>>({
      accountId: 1,
      livemode: 1,
      model: 1,
      priority: 1,
    })
    .toArray();
  for (const generation of stored) {
    const { _id, model, priority } = generation;
    if (priority >= (added.get(_id) ?? 0)) continue;
    await producer.raisePriority(GENERATION_QUEUES[model], _id, { priority, turnHolder: ownerKey(generation) });
  }
}

type QueuedGeneration = Pick<
  GenerationRecord,
  '_id' | 'accountId' | 'livemode' | 'model' | 'section' | 'source' | 'requestId' | 'priority'
>;

function jobPayload(generation: QueuedGeneration): JobPayload<'generate'> {
  const { _id: generationId, accountId, livemode, model, section, source, requestId } = generation;
  return { generationId, accountId, mode: livemode ? 'live' : 'test', model, section, source, request_id: requestId };
}

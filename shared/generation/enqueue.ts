import type { Caller } from '../accounts/caller.ts';
import { ownerKey } from '../core/owner.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
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

type QueuedGeneration = Pick<
  GenerationRecord,
  '_id' | 'livemode' | 'model' | 'section' | 'source' | 'requestId' | 'priority'
>;

function jobPayload({ _id, livemode, model, section, source, requestId }: QueuedGeneration): JobPayload<'generate'> {
  return { generationId: _id, mode: livemode ? 'live' : 'test', model, section, source, request_id: requestId };
}

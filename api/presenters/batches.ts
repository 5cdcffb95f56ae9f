import type * as z from 'zod';
import type { Identity } from '../../shared/accounts/known-keys.ts';
import type { BatchProgress, BatchView } from '../../shared/batches/view.ts';
import type { ModelName } from '../../shared/core/models.ts';
import type { BatchItemRecord } from '../../shared/db/models/batch-items.ts';
import type { PoolHold } from '../../shared/status/breaker.ts';
import type { batchAnswer } from './batch-schemas.ts';

/** A key that may see the addresses of webhooks: they may hold a token. */
export function seesAddresses({ permissions }: Pick<Identity, 'permissions'>): boolean {
  return permissions.has('webhook:manage');
}

/**
 * A batch; `completed_at` and `results` only when it has ended.
 * @param wholeAddress false: of the callback's address scheme, host and port only
 */
export function presentBatch(view: BatchView, wholeAddress: boolean) {
  const { batch, estimatedCompletion, results } = view;
  const { webhookUrl } = batch;
  return {
    id: batch._id,
    ...presentProgress(view),
    fortune_type: batch.fortuneType,
    fortune_date: batch.fortuneDate,
    model: batch.model,
    ...(webhookUrl === null ? {} : { webhook_url: wholeAddress ? webhookUrl : new URL(webhookUrl).origin }),
    created_at: batch.createdAt.toISOString(),
    estimated_completion: estimatedCompletion.toISOString(),
    ...(batch.completedAt === null ? {} : { completed_at: batch.completedAt.toISOString() }),
    ...(results === null ? {} : { results: results.map(presentItem) }),
  } satisfies z.input<typeof batchAnswer>;
}

/** The status, the counts, and what holds it. */
export function presentProgress({ batch, counts, hold }: Pick<BatchProgress, 'batch' | 'counts' | 'hold'>) {
  return {
    status: batch.state === 'writing' ? ('processing' as const) : batch.state,
    total_count: batch.totalCount,
    completed_count: counts.completed,
    failed_count: counts.failed,
    canceled_count: counts.canceled,
    ...(hold === null ? {} : { hold: { reason: hold, message: HOLDS[hold](batch.model) } }),
  };
}

const HOLDS: Readonly<Record<PoolHold, (model: ModelName) => string>> = {
  pool_paused: (model) => `An operator has paused ${model}.`,
  no_worker: (model) => `No worker takes jobs of ${model} now.`,
  circuit_open: (model) => `Calls of ${model} fail at the moment.`,
  not_configured: (model) => `${model} is not available until an operator has acted.`,
  provider_pause: (model) => `The provider of ${model} asked not to be called for a moment.`,
};

/** In the list, without the items. */
export function presentBatchItemOfList(view: BatchView, wholeAddress: boolean) {
  return presentBatch({ ...view, results: null }, wholeAddress);
}

export function presentItem(item: BatchItemRecord) {
  return {
    profile_id: item.profileId,
    ...(item.customId === undefined ? {} : { custom_id: item.customId }),
    fortune_id: item.state === 'success' || item.state === 'cached' ? item.fortuneId : null,
    status: item.state,
    ...(item.error === null ? {} : { error: errorOf(item.error) }),
  };
}

/** The provider's answer is for operators alone. */
function errorOf({ code, message, reason }: NonNullable<BatchItemRecord['error']>) {
  return { code, message, ...(reason === undefined ? {} : { reason }) };
}

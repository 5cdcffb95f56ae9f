import { timeOfId } from '../../shared/core/ids.ts';
import type { LoggedRequest } from '../../shared/usage/request-log.ts';

export function presentRequest(request: LoggedRequest): object {
  return {
    id: request._id,
    created_at: timeOfId(request._id).toISOString(),
    method: request.method,
    path: request.path,
    status: request.status,
    code: request.code,
    reason: request.reason,
    duration_ms: request.durationMs,
    key_prefix: request.keyPrefix,
    model: request.model,
    fortune_id: request.fortuneId,
    batch_id: request.batchId,
    idempotency_key_used: request.idempotencyKeyUsed,
    replayed: request.replayed,
    cost_usd: request.costUsd,
  };
}

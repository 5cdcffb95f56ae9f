import type { Config } from '../core/config.ts';
import { type DisabledReason, MIN_FAILED_DELIVERIES, type WebhookRecord } from '../db/models/webhooks.ts';

/** A webhook's failed attempts that are recorded together. */
export interface Failures {
  readonly attempts: number;
  readonly deliveryIds: readonly string[];
  /** When the first of them was made. */
  readonly since: Date;
  /** One was answered with 410: the receiver wants no more. */
  readonly isGone: boolean;
}

export interface AfterFailures {
  readonly failureCount: number;
  readonly failingSince: Date;
  readonly failingDeliveries: string[];
  /** When it will be switched off, if no attempt succeeds. */
  readonly disableAt: Date;
  /** Null: it stays as it is. */
  readonly disable: Exclude<DisabledReason, 'owner'> | null;
  /** It is active, and every attempt of half the time has failed. */
  readonly isHalfway: boolean;
}

/**
 * What failed attempts change about their webhook. It is switched off when every attempt of `webhookDisableAfterMs` has
 * failed, at least five deliveries among them, and at once after 410.
 */
export function afterFailures(
  config: Pick<Config, 'webhookDisableAfterMs'>,
  webhook: Pick<WebhookRecord, 'active' | 'failureCount' | 'failingSince' | 'failingDeliveries'>,
  { attempts, deliveryIds, since, isGone }: Failures,
  now: Date,
): AfterFailures {
  const failingSince = webhook.failingSince ?? since;
  const known = webhook.failingDeliveries ?? [];
  const failingDeliveries = [...new Set([...known, ...deliveryIds])].slice(0, MIN_FAILED_DELIVERIES);
  const failingMs = now.getTime() - failingSince.getTime();
  const isOver = failingMs >= config.webhookDisableAfterMs && failingDeliveries.length >= MIN_FAILED_DELIVERIES;
  const reason = isGone ? 'gone' : 'failing';
  const disable = webhook.active && (isGone || isOver) ? reason : null;
  return {
    // A record of an earlier version counted failed deliveries.
    failureCount: (webhook.failingSince ? webhook.failureCount : 0) + attempts,
    failingSince,
    failingDeliveries,
    disableAt: new Date(failingSince.getTime() + config.webhookDisableAfterMs),
    disable,
    isHalfway: webhook.active && disable === null && failingMs >= config.webhookDisableAfterMs / 2,
  };
}

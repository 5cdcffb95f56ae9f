/** Event types for webhook subscriptions. */
export const EVENT_TYPES = [
  'fortune.generated',
  'fortune.deleted',
  'profile.created',
  'profile.updated',
  'profile.deleted',
  'batch.completed',
  'daily.reset',
  'cache.warmed',
  'rate_limit.warning',
  'webhook.disabled',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export { Saju } from './client.ts';
export type { SajuOptions } from './core.ts';
export { type ErrorCode, type FieldError, SajuError } from './errors.ts';
export { List, type Page } from './pages.ts';
export type { components, paths, webhooks } from './schema.generated.ts';
export type { StreamOptions } from './streams.ts';
export type { CallOptions } from './transport.ts';
export type {
  Batch,
  BatchItem,
  BatchStreamEvent,
  CreatedFortune,
  CreatedKey,
  DailyStreamEvent,
  Deleted,
  DeletedProfile,
  Delivery,
  DeliveryDetail,
  Event,
  Fortune,
  FortuneStreamEvent,
  Key,
  ListedBatch,
  ListedFortune,
  LoggedRequest,
  PendingFortune,
  Profile,
  Replay,
  UnmaskedFortune,
  UnmaskedProfile,
  Webhook,
  WebhookEvent,
  WebhookTest,
  WebhookWithSecret,
} from './types.ts';
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookRefusal,
  WebhookVerificationError,
} from './verify-webhook.ts';

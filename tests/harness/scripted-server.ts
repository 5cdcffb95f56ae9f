import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request as the scripted server received it. */
export interface ScriptedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly atMs: number;
}

/** Answers one request, in any wrong way that it likes. */
export type Answer = (response: ServerResponse, request: ScriptedRequest) => void | Promise<void>;

export interface ScriptedServer {
  readonly url: string;
  readonly requests: readonly ScriptedRequest[];
  /** Connections that are open now. */
  readonly connections: number;
  close(): Promise<void>;
}

/** A server on loopback whose answers are given one by one; the last one is repeated. */
export async function startScriptedServer(answers: readonly Answer[]): Promise<ScriptedServer> {
  const requests: ScriptedRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    const { method = '', url = '', headers } = message;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString(), atMs: performance.now() };
    requests.push(request);
    await answers[Math.min(requests.length, answers.length) - 1]?.(response, request);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    requests,
    get connections() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A whole JSON answer. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Closes the connection without an answer. */
export const hangUp: Answer = (response) => {
  response.destroy();
};

/** Never answers. */
export const silence: Answer = () => undefined;

/** The head of an event stream, these bytes, and then the end, orderly or not. */
export function eventStream(bytes: Uint8Array | string, end: 'end' | 'cut' | 'open'): Answer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    response.flushHeaders();
    if (end === 'end') response.end(bytes);
    else response.write(bytes, () => end === 'cut' && response.destroy());
  };
}

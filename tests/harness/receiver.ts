import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One POST of a delivery at the receiver. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The exact bytes. */
  readonly raw: Buffer;
  /** Parsed. */
  readonly body: unknown;
  readonly atMs: number;
}

export type Behaviour =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** Reads the request and never responds. */
  | { readonly kind: 'hang' }
  /** Starts a 200 and sends a byte a second. */
  | { readonly kind: 'drip' }
  /** Responds 200 with that many bytes. */
  | { readonly kind: 'flood'; readonly bytes: number }
  /** Closes the connection without a response. */
  | { readonly kind: 'close' }
  | { readonly kind: 'notHttp' };

export interface Receiver {
  /** `http://127.0.0.1:<port>`; every path is an endpoint of its own. */
  readonly url: string;
  behave(path: string, behaviour: Behaviour): void;
  /** With any query. */
  received(path: string): readonly Received[];
  /** Bytes of the last long response of a path that were passed to the network. */
  bytesTaken(path: string): number;
  readonly connections: number;
  /** The most requests that ever waited for their responses at the same time, of all paths. */
  readonly mostAtOnce: number;
  /** Since when the waiting requests of a path wait. */
  waitingSince(path: string): readonly number[];
  /** Responds 204 to the waiting requests of a path. */
  respond(path: string): void;
  /** Closes the waiting connections of a path. */
  drop(path: string): void;
  close(): Promise<void>;
}

export const ACCEPTED: Behaviour = { kind: 'status', status: 204 };

/** A webhook receiver on loopback. @param byDefault what it does with a request at a path whose behaviour was not set */
export async function startReceiver(byDefault: (request: Received) => Behaviour = () => ACCEPTED): Promise<Receiver> {
  const requests: Received[] = [];
  const behaviours = new Map<string, Behaviour>();
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  const hanging: { readonly path: string; readonly response: ServerResponse; readonly atMs: number }[] = [];
  let connections = 0;
  let [atOnce, mostAtOnce] = [0, 0];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    const raw = await bodyOf(request);
    // Its sender was killed.
    if (raw === null) return;
    const received = { path, headers: request.headers, raw, body: JSON.parse(raw.toString()), atMs: Date.now() };
    requests.push(received);
    const note = (bytes: number) => taken.set(path, bytes);
    const behaviour = behaviours.get(path) ?? byDefault(received);
    if (behaviour.kind === 'hang') hanging.push({ path, response, atMs: Date.now() });
    answer(response, behaviour, note);
  });
  // Much longer than the platform keeps idle connections: otherwise the receiver closes some during a delivery.
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (path, behaviour) => behaviours.set(path, behaviour),
    received: (path) => requests.filter((request) => request.path === path || request.path.startsWith(`${path}?`)),
    bytesTaken: (path) => taken.get(path) ?? 0,
    get connections() {
      return connections;
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    waitingSince: (path) =>
      hanging.filter((each) => each.path === path && !each.response.closed).map(({ atMs }) => atMs),
    respond(path) {
      for (const { path: at, response } of hanging)
        if (at === path && !response.headersSent) response.writeHead(204).end();
    },
    drop(path) {
      for (const each of hanging) if (each.path === path) each.response.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

function answer(response: ServerResponse, behaviour: Behaviour, note: (bytes: number) => void): void {
  switch (behaviour.kind) {
    case 'status':
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
      return;
    case 'hang':
      return;
    case 'drip': {
      response.writeHead(200).write('x');
      const dripping = setInterval(() => response.write('x'), 1_000);
      response.on('close', () => clearInterval(dripping));
      return;
    }
    case 'flood':
      flood(response, behaviour.bytes, note);
      return;
    case 'close':
      response.destroy();
      return;
    case 'notHttp':
      response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n');
  }
}

const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** Writes at the speed of the reader. */
function flood(response: ServerResponse, bytes: number, note: (bytes: number) => void): void {
  let written = 0;
  const write = (): void => {
    while (!response.destroyed && written < bytes) {
      written += CHUNK.length;
      note(written);
      if (!response.write(CHUNK)) return;
    }
    if (written >= bytes) response.end();
  };
  response.writeHead(200);
  response.on('drain', write);
  response.on('error', () => undefined);
  write();
}

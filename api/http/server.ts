import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from '../../shared/core/ids.ts';
import type { MessageClasses } from './message-classes.ts';

/** How long a client may take, in milliseconds. Connections over a limit are closed within `checkEveryMs`. */
export interface ServerTimeouts {
  /** For all headers of a request. */
  readonly headersMs: number;
  /** For a whole request with its body. The response may take longer (a stream lives for minutes). */
  readonly requestMs: number;
  /**
   * For the next request on a keep-alive connection. Longer than the usual proxy's 60 s, so that the proxy closes
   * first.
   */
  readonly idleMs: number;
  /**
   * Without a byte in either direction, as with a client that does not read its response. Longer than any wait for a
   * generation; streams send a comment every 15 s.
   */
  readonly silenceMs: number;
  readonly checkEveryMs: number;
}

export const TIMEOUTS: ServerTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  silenceMs: 180_000,
  checkEveryMs: 2_000,
};

/** Request line and headers together; larger ones get 431. */
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
/**
 * A client that writes more requests than this without waiting for answers is disconnected. Node itself has no limit: twenty
 * clients that wrote a few hundred a second each delayed all others for minutes, and took gigabytes.
 */
const MAX_PIPELINED = 100;
/**
 * What all answers together may hold that their clients have not read. Above it those who have not for longest are
 * disconnected: a key within its limits filled a gigabyte in minutes by asking for pages that it never read.
 */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024;

/**
 * The HTTP server: Node's strict parser, timeouts for slow clients, and JSON responses to unreadable requests.
 * @param messages replaces Node's own classes
 */
export function createApiServer(
  app: RequestListener,
  timeouts: ServerTimeouts = TIMEOUTS,
  messages: MessageClasses = {},
): Server {
  const responses = watchResponses();
  const beginInLine = createLines();
  const server = createServer(
    {
      ...messages,
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
      // The parser below checks it: Node's own refusal has no body.
      requireHostHeader: false,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.idleMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
    },
    (request, response) => {
      // What Node still parses of a connection that has been closed.
      if (request.socket.destroyed) return;
      responses.add(response);
      beginInLine(response, () => {
        if (isWellFormed(request)) app(request, response);
        else refuse(response, NO_HTTP);
      });
    },
  );
  // Ignore expectations other than 100-continue.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = timeouts.silenceMs;
  const timer = setInterval(responses.boundUnread, timeouts.checkEveryMs).unref();
  server.on('close', () => clearInterval(timer));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const pending = [...responses.pendingOn(socket)];
    // Never write a second response into one that has begun.
    if (error.code === 'ECONNRESET' || !socket.writable || pending.some(({ headersSent }) => headersSent)) {
      socket.destroy();
      return;
    }
    const why = UNREADABLE[error.code ?? ''] ?? NO_HTTP;
    const unread = pending.find(({ req }) => !req.complete);
    if (unread === undefined) refuseUnread(socket, why);
    else refuse(unread, why);
  });
  return server;
}

/**
 * Refuses what Node's parser lets through: no or several hosts, a further transfer encoding, and targets on which Express
 * gives up with a page of its own.
 */
function isWellFormed({ rawHeaders, headers, httpVersion, url = '' }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return false;
  // Node reads `gzip, chunked` as chunked: a proxy in front might read it otherwise.
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') return false;
  // Express parses only other targets than these.
  return /^\/[\w\-./?=&%~:,+]*$/.test(url) || isParsable(url);
}

/** As Express parses it, which also decodes a user and a password. */
function isParsable(target: string): boolean {
  try {
    const { username, password } = new URL(target, 'http://host');
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** An answer of which a part waits to be read. */
interface Unread {
  readonly answer: ServerResponse;
  readonly since: number;
}

/** The responses that have not ended, by connection. */
function watchResponses() {
  const connections = new Map<Socket, { readonly pending: Set<ServerResponse>; unread: Unread | null }>();
  return {
    add(response: ServerResponse): void {
      const { socket } = response.req;
      let connection = connections.get(socket);
      if (connection === undefined) {
        connection = { pending: new Set(), unread: null };
        connections.set(socket, connection);
        socket.once('close', () => connections.delete(socket));
      }
      const { pending } = connection;
      pending.add(response);
      response.once('close', () => pending.delete(response));
    },
    pendingOn: (socket: Socket): ReadonlySet<ServerResponse> => connections.get(socket)?.pending ?? new Set(),
    boundUnread(): void {
      const now = performance.now();
      const unread: { readonly socket: Socket; readonly bytes: number; readonly since: number }[] = [];
      for (const [socket, connection] of connections) {
        // The others have not begun.
        const [answer] = connection.pending;
        const bytes = answer?.writableLength ?? 0;
        if (answer === undefined || bytes === 0) connection.unread = null;
        else if (connection.unread?.answer !== answer) connection.unread = { answer, since: now };
        if (connection.unread !== null) unread.push({ socket, bytes, since: connection.unread.since });
      }
      let total = unread.reduce((sum, { bytes }) => sum + bytes, 0);
      for (const { socket, bytes } of unread.sort((one, other) => one.since - other.since)) {
        if (total <= MAX_UNREAD_BYTES) return;
        total -= bytes;
        socket.destroy();
      }
    },
  };
}

/** Begins the requests of a connection one after the other. While some wait no more are read; when it closes none begins. */
function createLines(): (response: ServerResponse, begin: () => void) => void {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (response, begin) => {
    const { socket } = response.req;
    const known = lines.get(socket);
    const line = known ?? [];
    if (known === undefined) {
      lines.set(socket, line);
      // Node reads on when a request has been read to its end.
      socket.on('resume', () => line.length > 1 && socket.pause());
    }
    const run = () => {
      response.once('close', () => {
        // In a turn of its own: a client whose requests need no waiting would else take all turns.
        setImmediate(() => {
          // Not before: a request that came meanwhile would begin at once as the first, and here again.
          line.shift();
          if (socket.destroyed) return;
          line[0]?.();
          if (line.length <= 1) socket.resume();
        });
      });
      begin();
    };
    line.push(run);
    if (line.length === 1) run();
    else if (line.length > MAX_PIPELINED) socket.destroy();
    else socket.pause();
  };
}

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly slug: string;
  readonly code: string;
  readonly detail: string;
}

const UNREADABLE: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    slug: 'payload-too-large',
    code: 'payload_too_large',
    detail: 'The address and headers are larger than 16 KB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    slug: 'validation',
    code: 'validation_error',
    detail: 'The request did not arrive in time.',
  },
};
const NO_HTTP: Refusal = {
  status: 400,
  title: 'Bad Request',
  slug: 'validation',
  code: 'validation_error',
  detail: 'This is not a well-formed HTTP request.',
};

/** Answers what is no request in the error format, without route or limits, and closes the connection. */
function refuseUnread(socket: Socket, why: Refusal): void {
  const { status, title, headers, body } = refusal(why, newId('req'));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
}

/**
 * Answers a request whose body cannot be read, and closes the connection. Uses the request's own response: the log and
 * the usage record read the status from it.
 */
function refuse(response: ServerResponse, why: Refusal): void {
  const known = response.getHeader('X-Request-Id');
  const { status, headers, body } = refusal(why, typeof known === 'string' ? known : newId('req'));
  response.writeHead(status, headers).end(body);
}

function refusal({ status, title, slug, code, detail }: Refusal, requestId: string) {
  const body = JSON.stringify({ type: `/errors/${slug}`, title, status, detail, code, request_id: requestId });
  const headers = {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return { status, title, headers, body };
}

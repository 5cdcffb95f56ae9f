import { Agent, request } from 'node:http';

export interface SoakRequest {
  /** Its name in reports. */
  readonly endpoint: string;
  readonly path: string;
  readonly key: string;
  readonly body?: unknown;
  /** Of an interrupted stream: it continues there. */
  readonly lastEventId?: string;
}

export interface SoakAnswer {
  readonly status: number;
  readonly text: string;
}

export interface SoakClient {
  /** Sends to the API servers in turn. A request that got no answer because its server was closing goes to the next. */
  send(request: SoakRequest): Promise<SoakAnswer>;
  /** Number of such requests. */
  readonly moved: number;
  close(): void;
}

const ANSWER_LIMIT_MS = 150_000;
const TRIES = 100;
const PAUSE_MS = 50;

/** @param servers addresses of API servers; the list may change while requests are in flight */
export function createSoakClient(servers: readonly string[], connections: number): SoakClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  let moved = 0;
  return {
    async send(wanted) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        turn += 1;
        const server = servers[turn % servers.length];
        const answer = server === undefined ? null : await exchange(agent, server, wanted);
        if (answer !== null) return answer;
        moved += 1;
        // All of them may be closed for a moment.
        if (tries >= servers.length) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      throw new Error(`no API server accepts ${wanted.endpoint}`);
    },
    get moved() {
      return moved;
    },
    close: () => agent.destroy(),
  };
}

/** Null: the API server closed before it accepted the request. */
function exchange(agent: Agent, server: string, wanted: SoakRequest): Promise<SoakAnswer | null> {
  const body = wanted.body === undefined ? undefined : JSON.stringify(wanted.body);
  return new Promise((resolve, reject) => {
    const sending = request(`${server}${wanted.path}`, {
      agent,
      method: wanted.endpoint.split(' ', 1)[0],
      headers: {
        'X-API-Key': wanted.key,
        ...(wanted.lastEventId === undefined ? {} : { 'Last-Event-ID': wanted.lastEventId }),
        ...(body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
      },
    });
    sending.setTimeout(ANSWER_LIMIT_MS, () => reject(new Error(`${wanted.endpoint} was not answered in time`)));
    sending.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE') resolve(null);
      else reject(error);
    });
    sending.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.once('error', () => reject(new Error(`the answer of ${wanted.endpoint} was interrupted`)));
    });
    sending.end(body);
  });
}

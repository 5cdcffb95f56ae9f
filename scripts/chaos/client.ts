import { Agent, request } from 'node:http';

export interface ChaosRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What came back. `status` 0: no answer. `cut`: an answer that ended early. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly cut: boolean;
  /** Why there is no answer, or no whole one. */
  readonly error?: string;
}

/** One attempt at one API server, for the measurement. Times are milliseconds of the machine's clock. */
export interface Exchange {
  readonly tenant: string;
  /** Method and path, ids replaced. */
  readonly endpoint: string;
  readonly sentAt: number;
  readonly endedAt: number;
  readonly answer: Answer;
}

export interface ChaosClient {
  /** One attempt, at the next API server in turn, whether it lives or not. */
  send(tenant: string, wanted: ChaosRequest): Promise<Answer>;
  close(): void;
}

/** Longer than any wait of the platform, on a slow machine, too: the driver repeats a transaction for two minutes. */
const ANSWER_LIMIT_MS = 600_000;

/** @param apiServers addresses of the API servers, which change when one is started again */
export function createChaosClient(apiServers: readonly string[], note: (exchange: Exchange) => void): ChaosClient {
  // A connection that is used again may be closed by its server at that moment, which is no failure of the server.
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  return {
    async send(tenant, wanted) {
      turn += 1;
      const apiServer = apiServers[turn % apiServers.length] ?? '';
      const sentAt = Date.now();
      const answer = await exchange(agent, apiServer, wanted);
      note({ tenant, endpoint: endpointOf(wanted), sentAt, endedAt: Date.now(), answer });
      return answer;
    },
    close: () => agent.destroy(),
  };
}

export function endpointOf({ method, path }: Pick<ChaosRequest, 'method' | 'path'>): string {
  return `${method} ${path.replace(/\?.*/, '').replaceAll(/\/[a-z]+_[0-9A-Za-z]{8,}/g, '/{id}')}`;
}

function exchange(agent: Agent, apiServer: string, wanted: ChaosRequest): Promise<Answer> {
  const body = wanted.body === undefined ? undefined : JSON.stringify(wanted.body);
  return new Promise((resolve) => {
    const none = (error: string) => resolve({ status: 0, headers: {}, text: '', cut: false, error });
    const sending = request(`${apiServer}${wanted.path}`, {
      agent,
      method: wanted.method,
      headers: {
        ...wanted.headers,
        ...(body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
      },
    });
    const limit = setTimeout(() => sending.destroy(new Error(`no answer in ${ANSWER_LIMIT_MS} ms`)), ANSWER_LIMIT_MS);
    sending.once('close', () => clearTimeout(limit));
    sending.on('error', (error) => none('code' in error ? String(error.code) : error.message));
    sending.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status, headers, text, cut: false }));
      response.on('error', (error) => resolve({ status, headers, text, cut: true, error: error.message }));
    });
    sending.end(body);
  });
}

/** The value at a dotted path of a JSON answer; undefined when there is none. */
export function valueAt(answer: Pick<Answer, 'text'>, path: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(answer.text);
  } catch {
    return undefined;
  }
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return value;
}

export function textAt(answer: Pick<Answer, 'text'>, path: string): string {
  const value = valueAt(answer, path);
  return typeof value === 'string' ? value : '';
}

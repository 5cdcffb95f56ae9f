import { type Agent, type IncomingMessage, request } from 'node:http';

/** A request to an endpoint that answers with an event stream. */
export interface StreamRequest {
  /** The full URL. */
  readonly url: string;
  readonly key: string;
  /** JSON. */
  readonly body: string;
  /** The id of the last event that an interrupted stream has sent. */
  readonly lastEventId?: string | undefined;
}

export interface OpenedStream {
  /** From the request to the answer's headers. */
  readonly headersMs: number;
  /** Resolves when the server has ended the stream. @throws when it is cut */
  readonly ended: Promise<StreamTimes>;
  /** Closes the connection. */
  disconnect(): void;
}

/** Milliseconds from the request. */
export interface StreamTimes {
  readonly headersMs: number;
  readonly firstEventMs: number;
  readonly doneMs: number;
  readonly events: readonly StreamedEvent[];
}

export interface StreamedEvent {
  readonly event: string;
  readonly id: string;
  /** Unparsed. */
  readonly data: string;
}

/** A server answered the request for a stream with another status than 200. */
export class StreamRejected extends Error {
  /** Seconds, as the server asks for; 0 when it does not. */
  readonly retryAfterSeconds: number;

  constructor(answer: string, retryAfterSeconds: number) {
    super(`a stream was rejected: ${answer}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Opens a stream on a raw connection, at a fraction of the cost of fetch. Resolves at the headers.
 * @param agent `false`: a separate connection, closed afterwards
 * @throws StreamRejected when the answer is not 200
 */
export function openStream(agent: Agent | false, streamed: StreamRequest): Promise<OpenedStream> {
  const { url, key, body, lastEventId } = streamed;
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      'X-API-Key': key,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const headersMs = performance.now() - startedAt;
      response.setEncoding('utf8');
      if (response.statusCode === 200) {
        const ended = readEvents(response, startedAt, headersMs);
        // A caller that disconnects does not await the end.
        ended.catch(() => undefined);
        resolve({ headersMs, ended, disconnect: () => sent.destroy() });
      } else {
        const retryAfterSeconds = Number(response.headers['retry-after'] ?? 0);
        readText(response).then((text) =>
          reject(new StreamRejected(`${response.statusCode} ${text}`, retryAfterSeconds)),
        );
      }
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function readEvents(response: IncomingMessage, startedAt: number, headersMs: number): Promise<StreamTimes> {
  const events: StreamedEvent[] = [];
  let firstEventMs = Number.NaN;
  let unread = '';
  return new Promise((resolve, reject) => {
    response.on('data', (chunk: string) => {
      const blocks = (unread + chunk).split('\n\n');
      unread = blocks.pop() ?? '';
      const complete = blocks.flatMap((block) => parseBlock(block) ?? []);
      if (events.length === 0 && complete.length > 0) firstEventMs = performance.now() - startedAt;
      events.push(...complete);
    });
    response.on('end', () => resolve({ headersMs, firstEventMs, doneMs: performance.now() - startedAt, events }));
    response.on('error', reject);
  });
}

/** Null for comments and for fields without an event. */
function parseBlock(block: string): StreamedEvent | null {
  const [, id, event, data] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(block) ?? [];
  return id === undefined || event === undefined || data === undefined ? null : { id, event, data };
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += chunk;
  return text;
}

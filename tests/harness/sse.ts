import { databaseFails } from './services.ts';

/** One event of a stream, as a client sees it. */
export interface StreamEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
  /** Milliseconds from the request to its arrival. */
  readonly atMs: number;
}

export interface StreamReading {
  readonly status: number;
  readonly headers: Headers;
  readonly events: readonly StreamEvent[];
  /** Comments and fields other than events, in order. */
  readonly other: readonly string[];
  /** Whether the server ended the stream (and not the reader). */
  readonly ended: boolean;
}

export interface StreamOptions {
  readonly key: string;
  readonly body: unknown;
  readonly lastEventId?: string;
  /** `Accept-Language`. */
  readonly language?: string;
  /** Stop reading, by closing the connection, after that many events. */
  readonly disconnectAfter?: number;
  readonly onOpen?: () => void;
  readonly onEvent?: (event: StreamEvent) => void;
}

/**
 * Reads a stream to its end, or disconnects earlier. In `npm run test:faults` it resumes, as clients do, a stream that
 * ended because the database failed.
 */
export async function readStream(url: string, options: StreamOptions): Promise<StreamReading> {
  const reading = await readOnce(url, options);
  const last = reading.events.at(-1);
  const failed = last?.event === 'error' && JSON.stringify(last.data).includes('store_unavailable');
  if (!databaseFails || last === undefined || !failed) return reading;
  const events = reading.events.slice(0, -1);
  const { disconnectAfter } = options;
  const left = disconnectAfter === undefined ? {} : { disconnectAfter: disconnectAfter - events.length };
  const rest = await readStream(url, { ...options, lastEventId: last.id, ...left });
  return { ...rest, events: [...events, ...rest.events] };
}

async function readOnce(url: string, options: StreamOptions): Promise<StreamReading> {
  const startedAt = performance.now();
  const leaving = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'X-API-Key': options.key,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(options.language === undefined ? {} : { 'Accept-Language': options.language }),
      ...(options.lastEventId === undefined ? {} : { 'Last-Event-ID': options.lastEventId }),
    },
    body: JSON.stringify(options.body),
  });
  options.onOpen?.();
  const events: StreamEvent[] = [];
  const other: string[] = [];
  let ended = false;
  let buffer = '';
  try {
    reading: for await (const chunk of response.body ?? []) {
      buffer += Buffer.from(chunk).toString('utf8');
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block, performance.now() - startedAt);
        if (event === null) {
          other.push(block);
          continue;
        }
        events.push(event);
        options.onEvent?.(event);
        if (events.length === options.disconnectAfter) {
          leaving.abort();
          break reading;
        }
      }
    }
    ended = !leaving.signal.aborted;
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
  }
  return { status: response.status, headers: response.headers, events, other, ended };
}

function parseBlock(block: string, atMs: number): StreamEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return { id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data), atMs };
}

import { createParser } from 'eventsource-parser';
import { connectionFailed, errorOfEvent, SajuError } from './errors.ts';
import {
  answer,
  backoffMs,
  Deadline,
  type Outgoing,
  outgoingOf,
  retryDelayMs,
  sleep,
  type TransportSettings,
} from './transport.ts';

/** Options of one stream. */
export interface StreamOptions {
  /** Ends the stream, also while it waits to reconnect. */
  readonly signal?: AbortSignal | undefined;
  /** The `id` of the last event that was handled, to continue a stream of another process. */
  readonly lastEventId?: string | undefined;
  /** Milliseconds until the head of the answer; default 60,000. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds without a byte after which it reconnects; default 45,000. The service sends a comment every 15 s. */
  readonly idleTimeoutMs?: number | undefined;
  /** Connections that fail one after another, without an event between them; default 3. */
  readonly maxRetries?: number | undefined;
}

/** An event as it came. */
export interface StreamEvent {
  readonly event: string;
  readonly id: string;
  readonly data: unknown;
}

export interface StreamKind {
  /**
   * Whether an event's name occurs once (sections), so that a second one is a repetition. Otherwise (progress) an event
   * that equals the one before is a repetition. Repetitions are not passed on.
   */
  readonly namesAreUnique: boolean;
}

const LAST = 'complete';
const IDLE_TIMEOUT_MS = 45_000;
/** Far above any event of the service; bounds the memory that a wrong address can take. */
const MAX_EVENT_CHARACTERS = 4_000_000;

/**
 * The events of a stream to its last one. A connection that ends before is opened again with `Last-Event-ID`, so that
 * nothing is lost, repeated or charged twice.
 * @throws SajuError for an `error` event that is not retryable, and when `maxRetries` connections failed one after another
 */
export async function* streamEvents(
  settings: TransportSettings,
  request: Request,
  kind: StreamKind,
  options: StreamOptions,
): AsyncGenerator<StreamEvent, void, void> {
  const outgoing = await outgoingOf(settings, request);
  const { signal, maxRetries = settings.maxRetries } = options;
  const position: Position = { lastEventId: options.lastEventId, retryMs: 1_000 };
  const isRepetition = repetitions(kind);
  for (let failures = 0; ; failures += 1) {
    const deadline = new Deadline(signal);
    let hasProgress = false;
    try {
      for await (const event of connection(settings, outgoing, position, deadline, options)) {
        const repeated = isRepetition(event);
        // A server that sends the same section again and again makes no progress. A batch may have none for hours.
        hasProgress ||= !repeated || !kind.namesAreUnique;
        if (!repeated) yield event;
        if (event.event === LAST) return;
      }
      throw connectionFailed('the stream ended before its last event');
    } catch (cause) {
      const error = deadline.errorOf(cause);
      if (hasProgress) failures = 0;
      const pauseMs = failures === 0 ? position.retryMs : backoffMs(failures);
      const delayMs = failures < maxRetries ? retryDelayMs(settings, error, pauseMs) : null;
      if (delayMs === null) throw error;
      await sleep(delayMs, signal);
    } finally {
      deadline.end();
    }
  }
}

interface Position {
  lastEventId: string | undefined;
  /** The pause before a reconnection; the service may set it. */
  retryMs: number;
}

/** The events of one connection. */
async function* connection(
  settings: TransportSettings,
  outgoing: Outgoing,
  position: Position,
  deadline: Deadline,
  { timeoutMs = settings.timeoutMs, idleTimeoutMs = IDLE_TIMEOUT_MS }: StreamOptions,
): AsyncGenerator<StreamEvent, void, void> {
  const headers = new Headers(outgoing.headers);
  headers.set('Accept', 'text/event-stream');
  if (position.lastEventId !== undefined) headers.set('Last-Event-ID', position.lastEventId);
  deadline.restart(timeoutMs);
  const response = await answer(settings, { ...outgoing, headers }, deadline);
  if (response.body === null || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw connectionFailed('the answer is no event stream');
  }
  const reader = response.body.getReader();
  const parser = new Parser(position);
  for (;;) {
    deadline.restart(idleTimeoutMs);
    const { done, value } = await reader.read();
    // While the caller handles the events the server is not to blame for the silence.
    deadline.pause();
    if (done) return;
    for (const event of parser.feed(value)) {
      if (event.event === 'error') throw errorOfEvent(event.data, response.headers.get('x-request-id') ?? undefined);
      yield event;
    }
  }
}

/** Bytes to events; keeps the position. */
class Parser {
  readonly #position: Position;
  /** A chunk may end inside a character. */
  readonly #decoder = new TextDecoder();
  readonly #events: { event: string; id: string; data: string }[] = [];
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: ({ event = 'message', data }) => this.#events.push({ event, id: this.#id ?? '', data }),
    onRetry: (ms) => {
      this.#position.retryMs = ms;
    },
  });
  #line = '';
  #id: string | undefined;

  constructor(position: Position) {
    this.#position = position;
  }

  *feed(bytes: Uint8Array): Generator<StreamEvent> {
    const lines = (this.#line + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#line = lines.pop() ?? '';
    if (this.#line.length > MAX_EVENT_CHARACTERS) throw connectionFailed('an event of the stream is too long');
    for (const line of lines) {
      // The parser reports no id of a block without data. The service sends one to a client that has had no event.
      if (line.startsWith('id:')) this.#id = line.slice('id:'.length).trim();
      this.#parser.feed(`${line}\n`);
      const events = this.#events.splice(0).map(({ data, ...event }) => ({ ...event, data: jsonOf(data) }));
      // At the end of a block, after its data were read: a reconnection asks for what follows.
      if (line.trim() === '' && this.#id !== undefined) this.#position.lastEventId = this.#id;
      yield* events;
    }
  }
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new SajuError('An event of the stream is not JSON.', { code: 'connection_failed', retryable: true, cause });
  }
}

/** Tells whether an event has been passed on before. */
function repetitions({ namesAreUnique }: StreamKind): (event: StreamEvent) => boolean {
  const seen = new Set<string>();
  return ({ event, data }) => {
    const key = namesAreUnique ? event : `${event} ${JSON.stringify(data)}`;
    const known = seen.has(key);
    if (!namesAreUnique) seen.clear();
    seen.add(key);
    return known;
  };
}

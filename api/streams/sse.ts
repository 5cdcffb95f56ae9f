import type { Response } from 'express';

/** One client's event stream. Every method is safe to call after the client has disconnected. */
export interface EventStream {
  /** Writes an event whose data is JSON. */
  send(event: { readonly id: string; readonly event: string; readonly data: unknown }): void;
  /** Ends the stream. With `retryMs` the client first receives its reconnection delay and the id to resume from. */
  end(options?: { readonly retryMs?: number }): void;
  readonly isOpen: boolean;
}

export interface EventStreams {
  /**
   * Answers the request with an event stream: headers and a first comment are sent at once.
   * @param id the stream's position before its first event
   * @param onClosed called when the stream ends, by either side
   */
  open(response: Response, id: string, onClosed?: () => void): EventStream;
  readonly count: number;
  /** Graceful shutdown: every client is asked to reconnect. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;
/**
 * Disconnects a reader with more unread bytes than this, to bound the buffers. A whole fortune is under 16 KB, so only
 * a reader that has stopped reading reaches it.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;
const RESUME_AFTER_MS = 1_000;

/** Sees every event that is sent, before it is. */
export type EventObserver = (response: Response, name: string, data: unknown) => void;

/** All streams of this process, with one timer for their keep-alive comments. */
export function createEventStreams(observer: EventObserver | null = null): EventStreams {
  const all = new Set<ResponseStream>();
  const timer = setInterval(() => {
    for (const stream of all) stream.keepAlive();
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    open(response, id, onClosed) {
      const stream = new ResponseStream(response, id, observer);
      all.add(stream);
      response.on('close', () => {
        all.delete(stream);
        stream.close();
        onClosed?.();
      });
      return stream;
    },
    get count() {
      return all.size;
    },
    close() {
      clearInterval(timer);
      for (const stream of all) stream.end({ retryMs: RESUME_AFTER_MS });
    },
  };
}

/** A class, because a process holds thousands: an object takes less memory than closures. */
class ResponseStream implements EventStream {
  readonly #response: Response;
  readonly #observer: EventObserver | null;
  #lastId: string;
  #isOpen = true;

  constructor(response: Response, id: string, observer: EventObserver | null) {
    this.#response = response;
    this.#observer = observer;
    this.#lastId = id;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    // Send small events without waiting for a full segment.
    response.socket?.setNoDelay(true);
    this.#write(': connected\n\n');
    // A HEAD gets the headers alone: without this its connection would be held for as long as the stream lasts.
    if (response.req.method === 'HEAD') this.end();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send({ id, event, data }: { readonly id: string; readonly event: string; readonly data: unknown }): void {
    this.#lastId = id;
    this.#observer?.(this.#response, event, data);
    // JSON contains no line breaks, so one data line is enough.
    this.#write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  keepAlive(): void {
    this.#write(': keep-alive\n\n');
  }

  end({ retryMs }: { readonly retryMs?: number } = {}): void {
    // A block without data is no event: it only sets the id from which a client without any event resumes.
    if (retryMs !== undefined) this.#write(`retry: ${retryMs}\nid: ${this.#lastId}\n\n`);
    if (this.#isOpen) this.#response.end();
    // A section may arrive before the socket is closed: write nothing after the end.
    this.#isOpen = false;
  }

  /** The connection has closed. */
  close(): void {
    this.#isOpen = false;
  }

  #write(text: string): void {
    if (!this.#isOpen || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > MAX_BUFFERED_BYTES) this.#response.destroy();
  }
}

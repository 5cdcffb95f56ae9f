import type { Response } from 'express';

/** One client's event stream. Every method is safe to call after the client has gone. */
export interface EventStream {
  /** Writes an event whose data is JSON. */
  send(event: { readonly id: string; readonly event: string; readonly data: unknown }): void;
  /** Ends the stream. With `retryMs` it first tells the client when to reconnect, and with which id. */
  end(options?: { readonly retryMs?: number }): void;
  readonly isOpen: boolean;
}

export interface EventStreams {
  /**
   * Answers the request with an event stream: headers and a first comment go out at once.
   * @param id where the stream stands before its first event
   * @param onClosed is called when the stream is over, whichever side ended it
   */
  open(response: Response, id: string, onClosed?: () => void): EventStream;
  readonly count: number;
  /** Graceful shutdown: tells every client to reconnect. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;
/**
 * A reader that leaves so much unread is dropped: nothing is buffered for it without end. A whole fortune is under
 * 16 KB, so only a reader that has stopped reading gets there.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;
const RESUME_AFTER_MS = 1_000;

/** All streams of this process. One timer keeps all of them awake. */
export function createEventStreams(): EventStreams {
  const all = new Set<ResponseStream>();
  const timer = setInterval(() => {
    for (const stream of all) stream.keepAlive();
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    open(response, id, onClosed) {
      const stream = new ResponseStream(response, id);
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

/** A class because a process holds thousands: an object takes less memory than closures. */
class ResponseStream implements EventStream {
  readonly #response: Response;
  #lastId: string;
  #isOpen = true;

  constructor(response: Response, id: string) {
    this.#response = response;
    this.#lastId = id;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    // Small events must not wait for a full segment.
    response.socket?.setNoDelay(true);
    this.#write(': connected\n\n');
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send({ id, event, data }: { readonly id: string; readonly event: string; readonly data: unknown }): void {
    this.#lastId = id;
    // JSON holds no line breaks, so one data line is enough.
    this.#write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  keepAlive(): void {
    this.#write(': keep-alive\n\n');
  }

  end({ retryMs }: { readonly retryMs?: number } = {}): void {
    // A block without data is no event: it only sets the id that a client without any event resumes from.
    if (retryMs !== undefined) this.#write(`retry: ${retryMs}\nid: ${this.#lastId}\n\n`);
    if (this.#isOpen) this.#response.end();
    // A section may come before the socket is closed: nothing may be written after the end.
    this.#isOpen = false;
  }

  /** The connection is gone. */
  close(): void {
    this.#isOpen = false;
  }

  #write(text: string): void {
    if (!this.#isOpen || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > MAX_BUFFERED_BYTES) this.#response.destroy();
  }
}

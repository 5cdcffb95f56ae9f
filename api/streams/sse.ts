import type { Response } from 'express';

/** One client's event stream. Every method is safe to call after the client has gone. */
export interface EventStream {
  /** Writes an event whose data is JSON. */
  send(event: { readonly id: string; readonly event: string; readonly data: unknown }): void;
  /** Ends the stream; with `retryMs` the client is told to come back after that time, and with which id. */
  end(options?: { readonly retryMs?: number }): void;
  /** Resolves when the stream is over, whoever ended it. */
  readonly closed: Promise<void>;
  readonly isOpen: boolean;
}

export interface EventStreams {
  /**
   * Answers the request with an event stream: headers and a first comment go out at once.
   * @param id where the stream stands before its first event
   */
  open(response: Response, id: string): EventStream;
  readonly count: number;
  /** Graceful stop: every client is told to come back elsewhere. */
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
  const open = new Set<{ beat(): void; stream: EventStream }>();
  const timer = setInterval(() => {
    for (const { beat } of open) beat();
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    open(response, id) {
      const entry = startStream(response, id, () => open.delete(entry));
      open.add(entry);
      return entry.stream;
    },
    get count() {
      return open.size;
    },
    close() {
      clearInterval(timer);
      for (const { stream } of open) stream.end({ retryMs: RESUME_AFTER_MS });
    },
  };
}

function startStream(response: Response, firstId: string, forget: () => void): { beat(): void; stream: EventStream } {
  let isOpen = true;
  let lastId = firstId;
  const closed = new Promise<void>((resolve) => {
    response.once('close', () => {
      isOpen = false;
      forget();
      resolve();
    });
  });
  const write = (text: string) => {
    if (!isOpen || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
  };
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  // Small events must not wait for a full segment.
  response.socket?.setNoDelay(true);
  write(': connected\n\n');
  return {
    beat: () => write(': keep-alive\n\n'),
    stream: {
      closed,
      get isOpen() {
        return isOpen;
      },
      send({ id, event, data }) {
        lastId = id;
        // JSON holds no line breaks, so one data line is enough.
        write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      },
      end(options = {}) {
        // A block without data is no event: it only tells a client that has had none yet where to go on.
        if (options.retryMs !== undefined) write(`retry: ${options.retryMs}\nid: ${lastId}\n\n`);
        if (isOpen) response.end();
        // A section may come before the socket is closed: nothing may be written after the end.
        isOpen = false;
      },
    },
  };
}

import { Readable } from 'node:stream';
import { Agent, type Dispatcher, errors, request } from 'undici';
import { field } from './field.ts';

/** Ten thousand tokens, of which each comes in an event of some 300 bytes, and twice as much again. */
const MAX_ANSWER_BYTES = 8 * 2 ** 20;

/** Not the global dispatcher: where Node's own `fetch` ran first, that is one of Node's undici, with another interface. */
const agent = new Agent({ maxResponseSize: MAX_ANSWER_BYTES });

export type ProviderFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The part of `fetch` that the SDKs use: a request whose body is text. It ends when the provider sends nothing for `idleMs`,
 * before its headers or between two pieces of its body, and when it sends more than any answer needs.
 * Redirects are not followed: prompts and keys go only to the
 * configured address. Node's own `fetch` has no such limit, and takes half as much processor time again.
 * @returns fetch, which throws the abort reason of `signal`, or a TypeError whose `cause` has the code of the failed
 * connection; its body throws undici's errors
 */
export function providerFetch(idleMs: number): ProviderFetch {
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    if (input instanceof Request || (body !== undefined && body !== null && typeof body !== 'string')) {
      throw new TypeError('only an address and a body of text can be sent');
    }
    try {
      const answer = await request(input, {
        dispatcher: agent,
        method: method as Dispatcher.HttpMethod,
        headers: Object.fromEntries(new Headers(headers)),
        body: body ?? null,
        signal: signal ?? null,
        headersTimeout: idleMs,
        bodyTimeout: idleMs,
      });
      return responseOf(answer, method === 'POST');
    } catch (error) {
      if (signal?.aborted === true) throw error;
      // Its code alone: the SDKs drop a cause whose text speaks of a timeout.
      throw new TypeError('fetch failed', { cause: { code: field(error, 'code') } });
    }
  };
}

/** @param isGenerated the answer is a stream of events, whatever its type says */
function responseOf({ statusCode: status, headers, body }: Dispatcher.ResponseData, isGenerated: boolean): Response {
  const list = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  if (EMPTY_STATUSES.has(status)) return new Response(null, { status, headers: list });
  const stream: ReadableStream<Uint8Array> = Readable.toWeb(body);
  return new Response(isGenerated ? stream.pipeThrough(boundedEvents()) : stream, { status, headers: list });
}

const MAX_EVENT_BYTES = 128 * 1024;
/** Three times as many as an answer of ten thousand tokens has. */
const MAX_EVENTS = 30_000;
/** Most pieces of a stream have an event or more. */
const MAX_PIECES = 2 * MAX_EVENTS;

/**
 * Passes whole events on, because the SDKs' readers take the square of the pieces of one. Ends a stream that has more of anything
 * than an answer needs: each costs processor time.
 */
function boundedEvents(): TransformStream<Uint8Array, Uint8Array> {
  let parts: Uint8Array[] = [];
  let [bytes, events, pieces, lineBytes, before] = [0, 0, 0, 0, 0];
  return new TransformStream({
    transform(chunk, controller) {
      let end = 0;
      for (let index = 0; index < chunk.length; index += 1) {
        const byte = chunk[index] ?? 0;
        bytes += 1;
        const isEnd = byte === LF || byte === CR;
        // An empty line ends an event; CRLF is one line's end.
        if (isEnd && !(byte === LF && before === CR)) {
          if (lineBytes === 0) [events, bytes, end] = [events + 1, 0, index + 1];
          lineBytes = 0;
        } else if (!isEnd) lineBytes += 1;
        // The second half of the line's end that ended an event.
        else if (bytes === 1) [bytes, end] = [0, index + 1];
        before = byte;
      }
      pieces += 1;
      if (bytes > MAX_EVENT_BYTES || events > MAX_EVENTS || pieces > MAX_PIECES)
        return controller.error(new errors.ResponseExceededMaxSizeError());
      if (end > 0) {
        controller.enqueue(Buffer.concat([...parts, chunk.subarray(0, end)]));
        parts = [];
      }
      parts.push(chunk.subarray(end));
    },
    flush: (controller) => controller.enqueue(Buffer.concat(parts)),
  });
}

const [LF, CR] = [10, 13];

/** A `Response` with one of these refuses a body. */
const EMPTY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

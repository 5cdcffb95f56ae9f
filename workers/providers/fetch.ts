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

/** The SDKs' readers take the square of an event's length. */
const MAX_EVENT_BYTES = 128 * 1024;
/** Three times as many as an answer of ten thousand tokens has. */
const MAX_EVENTS = 30_000;

/** Ends a stream of events that is longer, in one event or in their number, than any answer: each costs processor time. */
function boundedEvents(): TransformStream<Uint8Array, Uint8Array> {
  let [bytes, events, lineBytes, before] = [0, 0, 0, 0];
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) {
        bytes += 1;
        const isEnd = byte === LF || byte === CR;
        // An empty line ends an event; CRLF is one line's end.
        if (isEnd && !(byte === LF && before === CR)) {
          if (lineBytes === 0) [events, bytes] = [events + 1, 0];
          lineBytes = 0;
        } else if (!isEnd) lineBytes += 1;
        before = byte;
      }
      if (bytes > MAX_EVENT_BYTES || events > MAX_EVENTS) controller.error(new errors.ResponseExceededMaxSizeError());
      else controller.enqueue(chunk);
    },
  });
}

const [LF, CR] = [10, 13];

/** A `Response` with one of these refuses a body. */
const EMPTY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

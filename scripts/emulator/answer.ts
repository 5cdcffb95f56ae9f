import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import type { Problem, Protocol } from './protocol.ts';

/** A response body in the pieces at which it may be cut or dripped. */
export interface Answer {
  readonly contentType: string;
  readonly pieces: readonly string[];
}

export function jsonAnswer(value: object): Answer {
  return { contentType: 'application/json', pieces: [JSON.stringify(value)] };
}

export function streamAnswer(frames: readonly string[]): Answer {
  return { contentType: 'text/event-stream; charset=utf-8', pieces: frames };
}

/** OpenAI's header and Anthropic's. */
const REQUEST_ID = { 'x-request-id': 'req_emulated', 'request-id': 'req_emulated' };

/** Responds with the provider's error format, including its form of a retry delay. */
export function sendProblem(response: ServerResponse, protocol: Protocol, problem: Problem): void {
  const body = JSON.stringify(protocol.problem(problem));
  const delayMs = problem.retryAfterMs;
  response.writeHead(problem.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...REQUEST_ID,
    ...(delayMs === undefined
      ? {}
      : { 'retry-after': String(Math.ceil(delayMs / 1000)), 'retry-after-ms': String(delayMs) }),
  });
  response.end(body);
}

/**
 * Sends a response as `mode` requires: whole, cut in its middle, stalling or dripping. Resolves when all is sent. Rejects when
 * the client disconnects during a stall or a drip.
 */
export async function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  { mode, dripMs, stallAfter }: Behaviour,
): Promise<void> {
  const isStream = answer.contentType !== 'application/json';
  const text = answer.pieces.join('');
  const headers = { 'content-type': answer.contentType, ...REQUEST_ID };
  response.writeHead(200, isStream ? headers : { ...headers, 'content-length': Buffer.byteLength(text) });
  if (mode === 'cut_body') {
    const pieces = isStream ? answer.pieces : slices(text, 2);
    const half = pieces.slice(0, Math.ceil(pieces.length / 2)).join('');
    await new Promise((resolve) => response.write(half, resolve));
    response.destroy();
  } else if (mode === 'stall') {
    response.write(isStream ? answer.pieces.slice(0, stallAfter).join('') : text.slice(0, text.length / 2));
    await new Promise((_, reject) => response.once('close', reject));
  } else if (mode === 'drip') {
    const signal = closedSignal(response);
    for (const piece of isStream ? answer.pieces : slices(text, DRIP_PIECES)) {
      response.write(piece);
      await delay(dripMs, undefined, { signal });
    }
    response.end();
  } else {
    // A string, not a buffer: Node then sends head and body in one write.
    response.end(text);
  }
}

/** Aborts when the connection ends before the response does. */
export function closedSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

const DRIP_PIECES = 100;

function slices(text: string, count: number): readonly string[] {
  const characters = [...text];
  const size = Math.max(1, Math.ceil(characters.length / count));
  return Array.from({ length: count }, (_, at) => characters.slice(at * size, (at + 1) * size).join('')).filter(
    (piece) => piece !== '',
  );
}

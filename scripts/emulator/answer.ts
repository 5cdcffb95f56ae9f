import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import type { Problem, Protocol } from './protocol.ts';

/** An answer's body in the pieces it may be cut or dripped at. */
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

/** Answers with the provider's error format and its way to tell a delay. */
export function sendProblem(response: ServerResponse, protocol: Protocol, problem: Problem): void {
  const body = JSON.stringify(protocol.problem(problem));
  const told = problem.retryAfterMs;
  response.writeHead(problem.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(told === undefined ? {} : { 'retry-after': String(Math.ceil(told / 1000)), 'retry-after-ms': String(told) }),
  });
  response.end(body);
}

/**
 * Sends an answer the way `mode` wants it: whole, cut in its middle, or dripping. Resolves when all was sent; rejects
 * when the client leaves while it drips.
 */
export async function sendAnswer(response: ServerResponse, answer: Answer, { mode, dripMs }: Behaviour): Promise<void> {
  const isStream = answer.contentType !== 'application/json';
  const text = answer.pieces.join('');
  const headers = { 'content-type': answer.contentType, 'x-request-id': 'req_emulated', 'request-id': 'req_emulated' };
  response.writeHead(200, isStream ? headers : { ...headers, 'content-length': Buffer.byteLength(text) });
  if (mode === 'cut_body') {
    const pieces = isStream ? answer.pieces : slices(text, 2);
    const half = pieces.slice(0, Math.ceil(pieces.length / 2)).join('');
    await new Promise((resolve) => response.write(half, resolve));
    response.destroy();
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

/** Fires when the connection ends before the answer does. */
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

import { constants } from 'node:crypto';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as delay, setImmediate as soon } from 'node:timers/promises';
import { DEFAULT_CIPHERS, type SecureContextOptions } from 'node:tls';
import { networkOf } from '../../shared/core/addresses.ts';
import { LongHandshakeError, LongResponseError } from './connect-errors.ts';

/**
 * What receivers are offered. A receiver chooses the group of DHE, and one of 10,000 bits takes a second of the processor; each
 * renegotiation is a handshake anew.
 */
export const HANDSHAKE_OPTIONS: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  ciphers: `${DEFAULT_CIPHERS}:!DHE`,
  ecdhCurve: 'X25519:P-256:P-384',
  secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
};

/** Of a receiver's side of a handshake: nearly all send three to five, and each certificate may take milliseconds to verify. */
const LONG_HANDSHAKE_BYTES = 6 * 1024;
const MAX_HANDSHAKE_BYTES = 16 * 1024;
/** Read in one turn: thousands of tickets or updates of keys fit into one piece of a socket's. */
const STEP_BYTES = 4 * 1024;
/** What takes less is followed by no rest. */
const QUICK_MS = 1;
/** A step that took longer was held up by the machine. */
const LONGEST_STEP_MS = 100;
const RESTS = { short: 1, long: 20 } as const;

/** Reads something of a receiver when its turn has come. */
export type TlsTurns = (kind: keyof typeof RESTS, receiver: string, read: () => void) => Promise<void>;

/**
 * TLS runs in the event loop, which stands still meanwhile, and before any certificate is known to be good. So what is read of
 * receivers takes turns, with a rest after each: half of the time, after steps of long handshakes nineteen parts in twenty.
 * Receivers take them in rounds, so that one with many connections holds up no other.
 */
export function createTlsTurns(): TlsTurns {
  const rounds = { short: createRounds(RESTS.short), long: createRounds(RESTS.long) };
  return (kind, receiver, read) => rounds[kind](receiver, read);
}

function createRounds(restShare: number): (receiver: string, read: () => void) => Promise<void> {
  const lines = new Map<string, (() => void)[]>();
  let isRunning = false;
  const run = async () => {
    for (const [receiver, line] of lines) {
      lines.delete(receiver);
      const [next, ...others] = line;
      // Behind all others: the loop comes to it again.
      if (others.length > 0) lines.set(receiver, others);
      const startedAt = performance.now();
      next?.();
      const ms = performance.now() - startedAt;
      const restMs = restShare * Math.min(ms, LONGEST_STEP_MS);
      await (ms > QUICK_MS ? delay(restMs, undefined, { ref: false }) : soon());
    }
    isRunning = false;
  };
  return (receiver, read) =>
    new Promise((resolve, reject) => {
      const step = () => {
        try {
          resolve(read());
        } catch (error) {
          reject(error as Error);
        }
      };
      lines.set(receiver, [...(lines.get(receiver) ?? []), step]);
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

/** A connection under TLS, which bounds what its receiver sends. */
export class BoundedConnection extends Duplex {
  readonly #socket: Socket;
  readonly #turns: TlsTurns;
  readonly #maxBytes: number;
  readonly #receiver: string;
  #secured: Socket | null = null;
  #bytes = 0;
  #passed: Promise<void> = Promise.resolve();

  /** @param maxBytes that are received for one response, encrypted */
  constructor(socket: Socket, turns: TlsTurns, maxBytes: number) {
    super({ allowHalfOpen: false });
    this.#socket = socket;
    this.#turns = turns;
    this.#maxBytes = maxBytes;
    this.#receiver = networkOf(socket.remoteAddress ?? '');
    let hasEnded = false;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('end', () => {
      hasEnded = true;
      this.#inOrder(() => void this.push(null));
    });
    socket.on('error', (error) => this.#inOrder(() => this.#end(error)));
    socket.on('close', () => {
      if (!hasEnded) this.#inOrder(() => this.#end(null));
    });
  }

  /** The handshake has ended. @param socket its TLS side */
  secured(socket: Socket): void {
    this.#secured = socket;
    this.startResponse();
  }

  /** The bytes of the next response are counted from here. */
  startResponse(): void {
    this.#bytes = 0;
  }

  #receive(chunk: Buffer): void {
    this.#bytes += chunk.length;
    const isHandshake = this.#secured === null;
    const error =
      isHandshake && this.#bytes > MAX_HANDSHAKE_BYTES
        ? new LongHandshakeError('the handshake is too long')
        : this.#bytes > this.#maxBytes
          ? new LongResponseError('the response is too long')
          : null;
    if (error === null) {
      const kind = isHandshake && this.#bytes > LONG_HANDSHAKE_BYTES ? 'long' : 'short';
      this.#inOrder(() => this.#pass(chunk, kind));
    } else {
      this.#socket.pause();
      this.#inOrder(() => this.#end(error));
    }
  }

  /** What the socket tells is passed on in its order: a receiver may answer and close, or reset, the connection. */
  #inOrder(step: () => void | Promise<void>): void {
    this.#passed = this.#passed.then(step).catch((error: Error) => this.#end(error));
  }

  async #pass(chunk: Buffer, kind: keyof typeof RESTS): Promise<void> {
    for (let from = 0; from < chunk.length && !this.destroyed; from += STEP_BYTES) {
      await this.#turns(kind, this.#receiver, () => {
        // TLS reads it at once.
        if (!this.destroyed) this.push(chunk.subarray(from, from + STEP_BYTES));
      });
    }
  }

  /** Not before undici has read what came before. */
  #end(error: Error | null): void {
    setImmediate(() => (this.#secured ?? this).destroy(error ?? undefined));
  }

  /** The socket is read as it comes: what one response may have is bounded. */
  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, (error) => {
      if (error) this.#inOrder(() => void setImmediate(done, error));
      else done();
    });
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}

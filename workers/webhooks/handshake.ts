import { constants } from 'node:crypto';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_CIPHERS, type SecureContextOptions } from 'node:tls';
import { createKeyedMutex } from '../../shared/core/keyed-mutex.ts';
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
const RESTS = { short: 1, long: 20 } as const;

/** Reads something when its turn has come. */
export type TlsTurns = (kind: keyof typeof RESTS, read: () => void) => Promise<void>;

/**
 * TLS runs in the event loop, which stands still meanwhile, and before any certificate is known to be good. So what is read of all
 * receivers takes turns, and half of the time at most; long handshakes a twentieth.
 */
export function createTlsTurns(): TlsTurns {
  const inTurn = createKeyedMutex(1);
  return (kind, read) =>
    new Promise((resolve, reject) => {
      const readAndRest = async () => {
        const startedAt = performance.now();
        read();
        resolve();
        const ms = performance.now() - startedAt;
        if (ms > QUICK_MS) await delay(RESTS[kind] * ms, undefined, { ref: false });
      };
      inTurn(kind, readAndRest).catch(reject);
    });
}

/** A connection under TLS, which bounds what its receiver sends. */
export class BoundedConnection extends Duplex {
  readonly #socket: Socket;
  readonly #turns: TlsTurns;
  readonly #maxBytes: number;
  #secured: Socket | null = null;
  #bytes = 0;
  #waits = false;

  /** @param maxBytes that are received for one response, encrypted */
  constructor(socket: Socket, turns: TlsTurns, maxBytes: number) {
    super();
    this.#socket = socket;
    this.#turns = turns;
    this.#maxBytes = maxBytes;
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
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
    if (isHandshake && this.#bytes > MAX_HANDSHAKE_BYTES) {
      this.destroy(new LongHandshakeError('the handshake is too long'));
    } else if (this.#bytes > this.#maxBytes) {
      this.#secured?.destroy(new LongResponseError('the response is too long'));
    } else {
      const kind = isHandshake && this.#bytes > LONG_HANDSHAKE_BYTES ? 'long' : 'short';
      this.#pass(chunk, kind).catch((error: Error) => this.destroy(error));
    }
  }

  async #pass(chunk: Buffer, kind: keyof typeof RESTS): Promise<void> {
    this.#waits = true;
    this.#socket.pause();
    for (let from = 0; from < chunk.length && !this.destroyed; from += STEP_BYTES) {
      await this.#turns(kind, () => {
        // TLS reads it at once.
        if (!this.destroyed) this.push(chunk.subarray(from, from + STEP_BYTES));
      });
    }
    this.#waits = false;
    this.#socket.resume();
  }

  override _read(): void {
    if (!this.#waits) this.#socket.resume();
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}

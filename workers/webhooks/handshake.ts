import { constants } from 'node:crypto';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { DEFAULT_CIPHERS, type SecureContextOptions } from 'node:tls';
import { createPacedTurns } from '../../shared/core/keyed-mutex.ts';
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

/** Runs a step of a handshake of so many bytes when its turn has come. */
export type HandshakeTurns = (bytes: number, step: () => void) => Promise<void>;

/**
 * TLS runs in the event loop, which stands still meanwhile, and before any certificate is known to be good. So the steps of all
 * handshakes take turns, and what they take is half of the time at most, of long ones a twentieth.
 */
export function createHandshakeTurns(): HandshakeTurns {
  const [short, long] = [createPacedTurns(1), createPacedTurns(20)];
  return (bytes, step) => (bytes > LONG_HANDSHAKE_BYTES ? long : short)('', async () => step());
}

/** A connection under TLS, which bounds what its receiver sends. */
export class BoundedConnection extends Duplex {
  readonly #socket: Socket;
  readonly #turns: HandshakeTurns;
  readonly #maxBytes: number;
  #secured: Socket | null = null;
  #bytes = 0;
  #waits = false;

  /** @param maxBytes that are received for one response, encrypted */
  constructor(socket: Socket, turns: HandshakeTurns, maxBytes: number) {
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
    if (this.#secured === null) {
      if (this.#bytes > MAX_HANDSHAKE_BYTES) this.destroy(new LongHandshakeError('the handshake is too long'));
      else this.#takeTurn(chunk);
    } else if (this.#bytes > this.#maxBytes) {
      this.#secured.destroy(new LongResponseError('the response is too long'));
    } else this.#pass(chunk);
  }

  #takeTurn(chunk: Buffer): void {
    this.#waits = true;
    this.#socket.pause();
    void this.#turns(this.#bytes, () => {
      this.#waits = false;
      if (this.destroyed) return;
      this.#socket.resume();
      this.#pass(chunk);
    });
  }

  /** TLS reads it at once. */
  #pass(chunk: Buffer): void {
    if (!this.push(chunk)) this.#socket.pause();
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

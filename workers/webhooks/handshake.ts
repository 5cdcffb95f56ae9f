import { constants } from 'node:crypto';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_CIPHERS, type SecureContextOptions } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../shared/core/addresses.ts';
import { CostlyHandshakeError, LongResponseError } from './connect-errors.ts';

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

/** Of a receiver's side of a handshake. Chains of certificates take a few KB; each certificate may take milliseconds to verify. */
const MAX_HANDSHAKE_BYTES = 16 * 1024;
/** An ordinary handshake takes one to three. */
const COSTLY_MS = 10;
/** Costly handshakes get one part of so many of this process's time. */
const SHARE = 20;
const MAX_NETWORKS = 10_000;

/**
 * A connection whose TLS side measures what a receiver's handshake takes. TLS runs in the event loop, which stands still
 * meanwhile, and before any certificate is known to be good.
 */
export class MeasuredConnection extends Duplex {
  readonly #socket: Socket;
  readonly #maxBytes: number;
  #secured: Socket | null = null;
  #bytes = 0;
  /** Of the event loop, until the connection was secure or failed. */
  handshakeMs = 0;

  /** @param maxBytes that are received for one response, encrypted */
  constructor(socket: Socket, maxBytes: number) {
    super();
    this.#socket = socket;
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
    const isSecure = this.#secured !== null;
    if (!isSecure && this.#bytes > MAX_HANDSHAKE_BYTES) {
      this.destroy(new CostlyHandshakeError('the handshake is too long'));
      return;
    }
    if (this.#bytes > this.#maxBytes) {
      this.#secured?.destroy(new LongResponseError('the response is too long'));
      return;
    }
    const startedAt = performance.now();
    // TLS runs in here.
    if (!this.push(chunk)) this.#socket.pause();
    if (!isSecure) this.handshakeMs += performance.now() - startedAt;
  }

  override _read(): void {
    this.#socket.resume();
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

/** When a handshake with an address may begin. */
export interface HandshakeTurns {
  /** Each must be followed by a `report`. @throws CostlyHandshakeError when it is not its turn within `maxWaitMs` */
  wait(address: string, maxWaitMs: number): Promise<void>;
  /** @param ms what the handshake with it has taken */
  report(address: string, ms: number): void;
}

/**
 * Receivers whose last handshake was costly, of all accounts, take turns: together they hold the event loop for one part in
 * `SHARE`, so that the deliveries of others go on. The first handshake with a network is awaited before the next begins.
 */
export function createHandshakeTurns(now: () => number = () => performance.now()): HandshakeTurns {
  const lastMs = new LRUCache<string, number>({ max: MAX_NETWORKS });
  const firsts = new Map<string, { readonly ended: Promise<void>; end(): void }>();
  let freeAt = 0;
  return {
    async wait(address, maxWaitMs) {
      const network = networkOf(address);
      if (!lastMs.has(network)) {
        const first = firsts.get(network);
        if (first === undefined) {
          let end = () => {};
          const ended = new Promise<void>((resolve) => {
            end = resolve;
          });
          firsts.set(network, { ended, end });
          return;
        }
        await first.ended;
      }
      const costMs = lastMs.get(network) ?? 0;
      if (costMs <= COSTLY_MS) return;
      const at = Math.max(now(), freeAt);
      const waitMs = at - now();
      if (waitMs > maxWaitMs) throw new CostlyHandshakeError('too many costly handshakes');
      freeAt = at + SHARE * costMs;
      await delay(waitMs);
    },
    report(address, ms) {
      const network = networkOf(address);
      lastMs.set(network, ms);
      firsts.get(network)?.end();
      firsts.delete(network);
    },
  };
}

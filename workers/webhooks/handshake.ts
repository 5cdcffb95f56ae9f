import { constants } from 'node:crypto';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_CIPHERS, type SecureContextOptions } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../shared/core/addresses.ts';
import { createKeyedMutex } from '../../shared/core/keyed-mutex.ts';
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
/** An ordinary handshake takes one to three, on a busy machine up to fifteen. */
const COSTLY_MS = 20;
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
  #spentMs = 0;
  #chunkAt: number | null = null;

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

  /** Of the event loop, until the connection was secure or failed. It ends while its last chunk is read. */
  get handshakeMs(): number {
    return this.#spentMs + (this.#chunkAt === null ? 0 : performance.now() - this.#chunkAt);
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
    if (!isSecure) this.#chunkAt = performance.now();
    // TLS runs in here.
    if (!this.push(chunk)) this.#socket.pause();
    this.#spentMs = this.handshakeMs;
    this.#chunkAt = null;
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

/** Of one network, so that the first of them tell what they cost. */
const AT_ONCE = 4;
/** A receiver that is silent holds up no other one of its network for longer. */
const MAX_TURN_MS = 1_000;

/** Runs a handshake when its turn has come. @param handshake resolves to what it has taken */
export type HandshakeTurns = (address: string, handshake: () => Promise<number>) => Promise<void>;

/**
 * Costly handshakes take turns: those with receivers whose last one was costly, of all accounts, are one at a time, and together hold
 * the event loop for one part in `SHARE`, so that the deliveries of others go on.
 * @returns a function that throws CostlyHandshakeError when its turn does not come in `maxWaitMs`
 */
export function createHandshakeTurns(maxWaitMs: number): HandshakeTurns {
  const inTurn = createKeyedMutex(AT_ONCE);
  const costlyInTurn = createKeyedMutex(1);
  const lastMs = new LRUCache<string, number>({ max: MAX_NETWORKS });
  let freeAt = 0;
  return (address, handshake) => {
    const network = networkOf(address);
    const arrivedAt = performance.now();
    const run = async () => {
      const ended = handshake().then((ms) => {
        lastMs.set(network, ms);
        if (ms > COSTLY_MS) freeAt = Math.max(performance.now(), freeAt) + SHARE * ms;
      });
      await Promise.race([ended, delay(MAX_TURN_MS, undefined, { ref: false })]);
    };
    const runCostly = async () => {
      const now = performance.now();
      const waitMs = Math.max(0, freeAt - now);
      if (now + waitMs - arrivedAt > maxWaitMs) throw new CostlyHandshakeError('too many costly handshakes');
      await delay(waitMs);
      await run();
    };
    return inTurn(network, () => ((lastMs.get(network) ?? 0) > COSTLY_MS ? costlyInTurn('', runCostly) : run()));
  };
}

import { constants } from 'node:crypto';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as delay, setImmediate as soon } from 'node:timers/promises';
import { DEFAULT_CIPHERS, type SecureContextOptions } from 'node:tls';
import { networkOf } from '../../shared/core/addresses.ts';
import { createCertificateFilter } from './certificates.ts';
import { LongHandshakeError, LongResponseError } from './connect-errors.ts';

/**
 * What receivers are offered. TLS 1.3 hides its certificates, of which one can keep the processor for a second (./certificates.ts).
 * A receiver chooses the group of DHE, and one of 10,000 bits takes a second; each renegotiation is a handshake anew.
 */
export const HANDSHAKE_OPTIONS: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
  ciphers: `${DEFAULT_CIPHERS}:!DHE`,
  ecdhCurve: 'X25519:P-256:P-384:P-521',
  secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
};

/** Of a receiver's side of a handshake: nearly all send three to five KB. */
const MAX_HANDSHAKE_BYTES = 16 * 1024;
/** Read in one turn. */
const STEP_BYTES = 4 * 1024;
/** What takes less is followed by no rest. */
const QUICK_MS = 1;
/** A rest is as long as its step, and longer after a step of more than this: twice as long after twice this, up to a bound. */
const EQUAL_REST_MS = 5;
const MAX_RESTS = { account: 4, receiver: 20 } as const;

/** Reads something of an account's receiver when its turn has come. */
export type TlsTurns = (account: string, ...read: Parameters<ReceiverTurns>) => Promise<void>;
export type ReceiverTurns = (receiver: string, read: () => void) => Promise<void>;

/**
 * TLS runs in the event loop, which stands still meanwhile. So what an account's receivers send takes turns, with rests after
 * steps that take long: of the account, so that it holds up no other one however many addresses it names, and longer ones of the
 * receiver, so that it holds up no other one of its account.
 */
export function createTlsTurns(runStep: TimedRun = busyMs): TlsTurns {
  const accounts = new Map<string, AccountTurns>();
  return (account, receiver, read) => {
    const turns = accounts.get(account) ?? createAccountTurns(runStep, () => accounts.delete(account));
    accounts.set(account, turns);
    return new Promise((resolve, reject) => {
      turns(receiver, () => {
        try {
          resolve(read());
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  };
}

/** Runs a step and says how many ms of the processor it took. */
type TimedRun = (step: () => void) => number;
type AccountTurns = (receiver: string, step: () => void) => void;

/** @param onIdle is called when nothing waits or rests */
function createAccountTurns(runStep: TimedRun, onIdle: () => void): AccountTurns {
  /** Of the receivers that wait or rest, what waits. */
  const lines = new Map<string, (() => void)[]>();
  /** The receivers whose turn may come, in its order. */
  const ready: string[] = [];
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    for (let receiver = ready.shift(); receiver !== undefined; receiver = ready.shift()) {
      const ms = runStep(lines.get(receiver)?.shift() ?? (() => undefined));
      if (ms > QUICK_MS) {
        setTimeout(rested, restMs(ms, 'receiver'), receiver).unref();
        await delay(restMs(ms, 'account'), undefined, { ref: false });
      } else {
        rested(receiver);
        await soon();
      }
    }
    isRunning = false;
    if (lines.size === 0) onIdle();
  }
  function rested(receiver: string): void {
    if (lines.get(receiver)?.length === 0) lines.delete(receiver);
    else ready.push(receiver);
    if (!isRunning) void run();
  }
  return (receiver, step) => {
    const line = lines.get(receiver);
    if (line !== undefined) line.push(step);
    else {
      lines.set(receiver, [step]);
      ready.push(receiver);
    }
    if (!isRunning) void run();
  };
}

function restMs(ms: number, of: keyof typeof MAX_RESTS): number {
  return ms * Math.min(Math.max(ms / EQUAL_REST_MS, 1), MAX_RESTS[of]);
}

/** How long a step kept this process's processor. A machine that is busy with other processes makes it take longer. */
function busyMs(step: () => void): number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  step();
  const { user, system } = process.cpuUsage(before);
  return Math.min(performance.now() - startedAt, (user + system) / 1_000);
}

/** A connection under TLS, which bounds what its receiver sends. */
export class BoundedConnection extends Duplex {
  readonly #socket: Socket;
  readonly #turns: ReceiverTurns;
  readonly #receiver: string;
  readonly #maxBytes: number;
  readonly #filter = createCertificateFilter();
  #secured: Socket | null = null;
  #bytes = 0;
  #passed: Promise<void> = Promise.resolve();

  /** @param maxBytes that are received for one response, encrypted */
  constructor(socket: Socket, turns: ReceiverTurns, maxBytes: number) {
    super({ allowHalfOpen: false });
    this.#socket = socket;
    this.#turns = turns;
    this.#receiver = networkOf(socket.remoteAddress ?? '');
    this.#maxBytes = maxBytes;
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
    if (error === null) this.#inOrder(() => this.#pass(chunk));
    else {
      this.#socket.pause();
      this.#inOrder(() => this.#end(error));
    }
  }

  /** What the socket tells is passed on in its order: a receiver may answer and close, or reset, the connection. */
  #inOrder(step: () => void | Promise<void>): void {
    this.#passed = this.#passed.then(step).catch((error: Error) => this.#end(error));
  }

  async #pass(chunk: Buffer): Promise<void> {
    for (let from = 0; from < chunk.length && !this.destroyed; from += STEP_BYTES) {
      await this.#turns(this.#receiver, () => {
        if (this.destroyed) return;
        const passed = this.#filter(chunk.subarray(from, from + STEP_BYTES));
        // TLS reads it at once.
        if (passed.length > 0) this.push(passed);
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

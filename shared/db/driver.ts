import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** The part of the driver's internal connection that this patch uses (mongodb 7.8: `lib/cmap/connection.js`). */
interface DriverConnection {
  readonly socket: Socket;
  readonly closed: boolean;
  cleanup(error: Error): void;
}

const patched = Symbol('patched');

/**
 * Fails a command whose connection closes while the command is being written. The driver then waits for its socket's
 * `drain` or `error`, and a socket that the server has closed emits neither: the command never ends, and if it was the
 * monitor's, the process never finds the database again. A server that stops closes all connections at once; the
 * retries and the monitor's check that follow the first close are written to sockets that are about to close.
 * @throws when the driver's internals have changed
 */
export function failCommandsOfClosedConnections(): void {
  const resolve = createRequire(import.meta.url);
  const internal = createRequire(resolve.resolve('mongoose'))('mongodb/lib/cmap/connection.js');
  const prototype: (DriverConnection & { [patched]?: true }) | undefined = internal.Connection?.prototype;
  if (prototype === undefined || typeof prototype.cleanup !== 'function') {
    throw new Error('the MongoDB driver has changed: see shared/db/driver.ts');
  }
  if (prototype[patched] === true) return;
  prototype[patched] = true;
  const { cleanup } = prototype;
  prototype.cleanup = function (error) {
    const wasClosed = this.closed;
    cleanup.call(this, error);
    if (wasClosed) return;
    this.socket.write = () => {
      throw error;
    };
    // The connection's own listener ignores it by now; the waiting command's does not.
    this.socket.emit('error', error);
  };
}

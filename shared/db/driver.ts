import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** The part of the driver's internal connection that is mended here (mongodb 7.8: `lib/cmap/connection.js`). */
interface DriverConnection {
  readonly socket: Socket;
  readonly closed: boolean;
  cleanup(error: Error): void;
}

const mended = Symbol('mended');

/**
 * Has a command fail when its connection closes while it is being written. The driver waits for its socket's `drain` or
 * `error` then, and a socket that the server has closed tells neither: the command never ends, and if it was the
 * monitor's, the process never finds the database again. A server that stops closes all connections at once, and the
 * retries and the monitor's check that the first close sets off are written to sockets that are about to say so.
 * @throws when the driver no longer is what this was written for
 */
export function failCommandsOfClosedConnections(): void {
  const resolve = createRequire(import.meta.url);
  const internal = createRequire(resolve.resolve('mongoose'))('mongodb/lib/cmap/connection.js');
  const prototype: (DriverConnection & { [mended]?: true }) | undefined = internal.Connection?.prototype;
  if (prototype === undefined || typeof prototype.cleanup !== 'function') {
    throw new Error('the MongoDB driver has changed: see shared/db/driver.ts');
  }
  if (prototype[mended] === true) return;
  prototype[mended] = true;
  const { cleanup } = prototype;
  prototype.cleanup = function (error) {
    const wasClosed = this.closed;
    cleanup.call(this, error);
    if (wasClosed) return;
    this.socket.write = () => {
      throw error;
    };
    // The connection's own listener ignores it by now, the command that waits does not.
    this.socket.emit('error', error);
  };
}

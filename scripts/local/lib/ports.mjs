import { randomInt } from 'node:crypto';
import net from 'node:net';

const host = '127.0.0.1';
/**
 * Below the range that the system assigns itself (Linux: from 32,768) to `listen(0)` and outgoing connections, which
 * could take a port before its server listens or during a restart.
 */
const lowest = 20_000;
const highest = 31_999;

/** A free loopback port: `preferred` (the last one used) if it is free, else any. */
export async function freePort(preferred) {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
}

/** Whether nothing listens on the loopback port. */
export async function isFree(port) {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return false;
    throw error;
  }
}

/** Whether something accepts connections on `port` of `hostname`, within `timeoutMs`. */
export function answers(port, hostname = host, timeoutMs = 2_000) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: hostname });
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

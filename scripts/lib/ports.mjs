import net from 'node:net';

const host = '127.0.0.1';

/** A free loopback port: `preferred` (the one used last time) if nothing holds it, else any. */
export async function freePort(preferred) {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  const server = await listen(0);
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
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

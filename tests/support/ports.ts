import { createServer } from 'node:net';

/** Below the range that the system hands out itself (Linux: from 32,768), for `listen(0)` and outgoing connections. */
const LOWEST = 20_000;
const HIGHEST = 31_999;

const given = new Set<number>();

/** A free loopback port, another one each time, that nobody is given by chance before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

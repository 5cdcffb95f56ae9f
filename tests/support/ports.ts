import { freePort as findPort } from '../../scripts/lib/ports.mjs';

const given = new Set<number>();

/** A free loopback port, another one each time, that nobody is given by chance before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await findPort();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

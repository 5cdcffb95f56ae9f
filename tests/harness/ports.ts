import { freePort as findPort } from '../../scripts/local/lib/ports.mjs';

const given = new Set<number>();

/** A free loopback port, another one each time, which the system does not assign to other processes before its use. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await findPort();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

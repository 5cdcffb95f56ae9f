import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createKeyedMutex } from '../../shared/core/keyed-mutex.ts';

/** Resolves a host name's addresses. @throws when it has none */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/**
 * Queries the name servers directly, which uses no thread: the system's resolver has four, and a few names with
 * unresponsive servers would block them all. Names that only the system knows (hosts file) are resolved there, one at a time: a
 * server may be silent when the system asks it, too.
 * @param options.timeoutMs after which a server is queried again, once
 * @param options.maxWaitMs for the servers' answers and its turn with the system
 * @param options.lookup the system's, for names that no server knows; by default only without `servers`. Null: none, so that a name
 *   of an inner network, which is refused, takes as long as one that does not exist
 */
export function createResolve(
  servers?: readonly string[],
  options: { readonly timeoutMs?: number; readonly lookup?: SystemLookup | null; readonly maxWaitMs?: number } = {},
): Resolve {
  const resolver = new Resolver({ timeout: options.timeoutMs ?? 1_500, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const { lookup = servers === undefined ? lookUp : null } = options;
  const { maxWaitMs = MAX_WAIT_MS } = options;
  const inTurn = createKeyedMutex(1);
  return async (hostname) => {
    const arrivedMs = performance.now();
    if (isLocalName(hostname)) return lookUp('localhost');
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length > 0) return found;
    const silent = answers.some((answer) => answer.status === 'rejected' && errorCode(answer.reason) === 'ETIMEOUT');
    if (silent || lookup === null) throw new Error('the name could not be resolved');
    return inTurn('', () => {
      if (performance.now() - arrivedMs > maxWaitMs) throw new Error('the name could not be resolved in time');
      return lookup(hostname);
    });
  };
}

const MAX_RESOLVED = 100;
const SLOW_FOR_MS = 600_000;
const SLOW_EVERY_MS = 1_000;
/** What stands behind these has missed the time in which a delivery connects. */
const MAX_WAITING = 10;

/**
 * The look-ups of an account. A name server chooses how many addresses it gives, and thousands of them take tens of milliseconds
 * of the event loop: an account with such a name has one looked up a second, for ten minutes.
 */
export function createBoundedResolve(resolve: Resolve, slowEveryMs: number = SLOW_EVERY_MS): Resolve {
  let slowUntilMs = Number.NEGATIVE_INFINITY;
  let waiting = 0;
  let line: Promise<void> = Promise.resolve();
  const turn = () => {
    if (waiting === MAX_WAITING) throw new Error('too many names of the account wait');
    waiting += 1;
    line = line
      .then(() => delay(slowEveryMs, undefined, { ref: false }))
      .finally(() => {
        waiting -= 1;
      });
    return line;
  };
  return async (hostname) => {
    if (performance.now() < slowUntilMs) await turn();
    const addresses = await resolve(hostname);
    if (addresses.length <= MAX_RESOLVED) return addresses;
    slowUntilMs = performance.now() + SLOW_FOR_MS;
    throw new Error('the name has too many addresses');
  };
}

type SystemLookup = (hostname: string) => Promise<readonly string[]>;

/** What waits longer has missed the time in which a delivery connects. */
const MAX_WAIT_MS = 10_000;

const lookUp: SystemLookup = async (hostname) =>
  (await systemLookup(hostname, { all: true })).map(({ address }) => address);

/** RFC 6761: these names mean this host, whatever a resolver returns. */
function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

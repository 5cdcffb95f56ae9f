import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '../core/config.ts';
import { withDeadline } from '../core/deadline.ts';
import { invalidField } from '../core/errors.ts';
import { isPublicAddress } from './addresses.ts';

/** Resolves a host name's addresses. @throws when it has none */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export interface TargetRules {
  /** False also allows `http`. */
  readonly livemode: boolean;
  /** Dotted path of the field that holds the address, for the error. */
  readonly field: string;
}

export interface TargetCheck {
  /**
   * Refuses addresses that must not become the target of a webhook or a callback (decisions 10). A name that does not
   * resolve now passes: every connection is checked again (`workers/webhooks/connect.ts`).
   * @throws validation_error naming the field
   */
  check(url: string, rules: TargetRules): Promise<void>;
}

const RESOLVE_WAIT_MS = 2_000;
const MAX_URL_CHARACTERS = 2_048;
/**
 * Stricter than URL parsers, which also accept forms that readers and other parsers understand differently: `https:x`,
 * a backslash for a slash.
 */
const ABSOLUTE = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}]+$/iu;

export function createTargetCheck(deps: {
  readonly config: Pick<Config, 'webhookAllowPrivateTargets'>;
  readonly resolve?: Resolve;
}): TargetCheck {
  const { config, resolve = createResolve() } = deps;
  return {
    async check(url, { livemode, field }) {
      const target = parseTarget(url, field);
      if (config.webhookAllowPrivateTargets) return;
      if (livemode && target.protocol !== 'https:') {
        throw invalidField(field, 'must start with https://', 'Plain http is only for webhooks made with a test key.');
      }
      for (const address of await addressesOf(target, resolve)) {
        if (!isPublicAddress(address)) throw invalidField(field, 'must be an address on the public internet');
      }
    },
  };
}

function parseTarget(url: string, field: string): URL {
  if (url.length > MAX_URL_CHARACTERS) throw invalidField(field, `must have at most ${MAX_URL_CHARACTERS} characters`);
  const target = ABSOLUTE.test(url) && URL.canParse(url) ? new URL(url) : null;
  if (target === null) {
    throw invalidField(field, 'must be an absolute https:// address');
  }
  if (target.username !== '' || target.password !== '') {
    throw invalidField(field, 'must not hold a user name or password', 'Check the signature header instead.');
  }
  return target;
}

async function addressesOf(target: URL, resolve: Resolve): Promise<readonly string[]> {
  const host = hostOf(target);
  if (isIP(host) !== 0) return [host];
  const found = resolve(host).catch((): readonly string[] => []);
  return withDeadline(RESOLVE_WAIT_MS, found, () => []);
}

/**
 * The host as a resolver takes it. The URL parser has already normalised decimal, octal, hexadecimal and short forms of
 * IPv4.
 */
export function hostOf(target: URL): string {
  return target.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** RFC 6761: these names mean this host, whatever a resolver returns. */
function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/**
 * Queries the name servers directly, which uses no thread: the system's resolver has four, and a few names with
 * unresponsive servers would block them all. Names that only the system knows (hosts file) are resolved there.
 * @param options.timeoutMs after which a server is queried again, once
 */
export function createResolve(servers?: readonly string[], options: { readonly timeoutMs?: number } = {}): Resolve {
  const resolver = new Resolver({ timeout: options.timeoutMs ?? 1_500, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const resolveBySystem = async (hostname: string) =>
    (await systemLookup(hostname, { all: true })).map(({ address }) => address);
  return async (hostname) => {
    if (isLocalName(hostname)) return resolveBySystem('localhost');
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length > 0) return found;
    const silent = answers.some((answer) => answer.status === 'rejected' && errorCode(answer.reason) === 'ETIMEOUT');
    if (silent || servers !== undefined) throw new Error('the name could not be resolved');
    return resolveBySystem(hostname);
  };
}

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** The form of `REDIS_URL`, by the topology that its scheme names. */
export type RedisAddress = SingleAddress | SentinelAddress | ClusterAddress;

export interface SingleAddress {
  readonly topology: 'single';
  readonly url: string;
}

/** The primary that sentinels know under `name`. */
export interface SentinelAddress extends SeveralHosts {
  readonly topology: 'sentinel';
  readonly name: string;
  readonly db: number;
}

export interface ClusterAddress extends SeveralHosts {
  readonly topology: 'cluster';
}

interface SeveralHosts {
  readonly hosts: readonly { readonly host: string; readonly port: number }[];
  readonly tls: boolean;
  /** Of the Redis servers; sentinels have a password of their own. */
  readonly username: string | undefined;
  readonly password: string | undefined;
}

const SENTINEL_FORM = 'redis-sentinel://[user:password@]host:port,host:port/<master name>[?db=0]';
const CLUSTER_FORM = 'redis-cluster://[user:password@]host:port,host:port';
const SENTINEL_PORT = 26_379;
const CLUSTER_PORT = 6_379;
/** Scheme, user and password, hosts, path, query. `URL` refuses several hosts. */
const PARTS = /^([a-z-]+):\/\/(?:([^@/]*)@)?([^@/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;

/** @throws Error whose message says what the address must be, and does not repeat it: it may hold a password */
export function parseRedisUrl(url: string): RedisAddress {
  const scheme = url.slice(0, Math.max(0, url.indexOf('://')));
  switch (scheme) {
    case 'redis':
    case 'rediss':
      if (!URL.canParse(url))
        throw new Error(`must be ${scheme}://[user:password@]host[:port][/number of the database]`);
      return { topology: 'single', url };
    case 'redis-sentinel':
    case 'rediss-sentinel':
      return sentinelAddress(url, scheme === 'rediss-sentinel');
    case 'redis-cluster':
    case 'rediss-cluster':
      return clusterAddress(url, scheme === 'rediss-cluster');
    default:
      throw new Error(
        'must be an address that starts with redis://, redis-sentinel:// or redis-cluster://, or with rediss for TLS',
      );
  }
}

function sentinelAddress(url: string, tls: boolean): SentinelAddress {
  const parts = partsOf(url, SENTINEL_PORT);
  const [db = '0'] = parts?.query.getAll('db') ?? [];
  const known = parts !== null && [...parts.query.keys()].every((key) => key === 'db');
  if (!known || parts.path === '' || parts.path.includes('/') || !/^\d+$/.test(db)) {
    throw new Error(`must be ${SENTINEL_FORM}, or the same with rediss-sentinel`);
  }
  const { hosts, username, password } = parts;
  return { topology: 'sentinel', hosts, tls, username, password, name: parts.path, db: Number(db) };
}

function clusterAddress(url: string, tls: boolean): ClusterAddress {
  const parts = partsOf(url, CLUSTER_PORT);
  if (parts === null || parts.path !== '' || parts.query.size > 0) {
    throw new Error(`must be ${CLUSTER_FORM}, or the same with rediss-cluster: a cluster has database 0 only`);
  }
  const { hosts, username, password } = parts;
  return { topology: 'cluster', hosts, tls, username, password };
}

function partsOf(url: string, defaultPort: number) {
  const [, , login, hostList = '', path = '', query = ''] = PARTS.exec(url) ?? [];
  const hosts = hostList.split(',').map((text) => hostOf(text, defaultPort));
  const known = hosts.filter((host) => host !== null);
  if (known.length < hosts.length) return null;
  try {
    const [username, password] = loginOf(login);
    return { hosts: known, username, password, path: decodeURIComponent(path), query: new URLSearchParams(query) };
  } catch {
    return null; // A % that encodes nothing.
  }
}

function loginOf(login: string | undefined): readonly [string | undefined, string | undefined] {
  if (login === undefined) return [undefined, undefined];
  const colon = login.indexOf(':');
  const part = (text: string) => (text === '' ? undefined : decodeURIComponent(text));
  return colon === -1 ? [part(login), undefined] : [part(login.slice(0, colon)), part(login.slice(colon + 1))];
}

/** `host`, `host:port` or `[IPv6 address]:port`. */
function hostOf(text: string, defaultPort: number): { readonly host: string; readonly port: number } | null {
  const [, ipv6, name, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const host = ipv6 ?? name;
  const port = digits === undefined ? defaultPort : Number(digits);
  return host === undefined || port < 1 || port > 65_535 ? null : { host, port };
}

import { networkOf } from './addresses.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { ANONYMOUS_PER_MINUTE } from './plans.ts';
import { equalInConstantTime } from './secrets.ts';

export type LoginVerdict =
  /** `metrics`: may read `/metrics` and nothing else. */
  | { readonly kind: 'operator' | 'metrics' | 'unauthenticated' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/** Checks an `Authorization` header received from an address. */
export type OperatorLogin = (address: string, authorization: string | undefined) => LoginVerdict;

const WINDOW_MS = 60_000;
/** Beyond this the address whose last wrong login is oldest is dropped. */
const MAX_ADDRESSES = 10_000;

/**
 * The operators' login (HTTP Basic), which is disabled without a password. An address with too many wrong logins within
 * a minute is refused whatever it sends: otherwise it could continue guessing.
 * @param clock tests set another
 */
export function createOperatorLogin(config: LoginConfig, clock: Clock = systemClock): OperatorLogin {
  /** Times of wrong logins by network, oldest first. */
  const wrong = new Map<string, number[]>();
  return (address, authorization) => {
    const now = clock.now().getTime();
    const network = networkOf(address);
    const recent = (wrong.get(network) ?? []).filter((time) => time > now - WINDOW_MS);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= ANONYMOUS_PER_MINUTE) {
      return { kind: 'limited', retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now) / 1000) };
    }
    const kind = kindOf(config, authorization);
    if (kind !== 'unauthenticated') return { kind };
    // A browser's first request has no login.
    if (authorization !== undefined) {
      wrong.delete(network);
      wrong.set(network, [...recent, now]);
      for (const longestUnseen of wrong.keys()) {
        if (wrong.size <= MAX_ADDRESSES) break;
        wrong.delete(longestUnseen);
      }
    }
    return { kind: 'unauthenticated' };
  };
}

export type LoginConfig = Pick<Config, 'opsUser' | 'opsPassword' | 'metricsPassword'>;

function kindOf(
  { opsUser, opsPassword, metricsPassword }: LoginConfig,
  authorization: string | undefined,
): 'operator' | 'metrics' | 'unauthenticated' {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  if (opsPassword !== null && equalInConstantTime(given, `${opsUser}:${opsPassword}`)) return 'operator';
  const password = given.slice(given.indexOf(':') + 1);
  return metricsPassword !== null && equalInConstantTime(password, metricsPassword) ? 'metrics' : 'unauthenticated';
}

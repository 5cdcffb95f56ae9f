import { isIP } from 'node:net';
import type { Config } from '../core/config.ts';
import { invalidField } from '../core/errors.ts';
import { isPublicAddress } from './addresses.ts';

export interface TargetRules {
  /** False also allows `http`. */
  readonly livemode: boolean;
  /** Dotted path of the field that holds the address, for the error. */
  readonly field: string;
}

export interface TargetCheck {
  /**
   * Refuses addresses that must not become the target of a webhook or a callback. Names are not resolved: a failure of
   * DNS refuses no address, and the answer tells nothing about inner names. Every connection checks what the name
   * resolves to (`workers/webhooks/connect.ts`).
   * @throws validation_error naming the field
   */
  check(url: string, rules: TargetRules): void;
}

const MAX_URL_CHARACTERS = 2_048;
/**
 * Stricter than URL parsers, which also accept forms that readers and other parsers understand differently: `https:x`,
 * a backslash for a slash.
 */
const ABSOLUTE = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}]+$/iu;

export function createTargetCheck(config: Pick<Config, 'webhookAllowPrivateTargets'>): TargetCheck {
  return {
    check(url, { livemode, field }) {
      const target = parseTarget(url, field);
      if (config.webhookAllowPrivateTargets) return;
      if (livemode && target.protocol !== 'https:') {
        throw invalidField(field, 'must start with https://', 'Plain http is only for webhooks made with a test key.');
      }
      if (isRefusedPort(target.port)) {
        throw invalidField(field, 'must not use a port of another protocol', 'Use 443, or a port such as 8443.');
      }
      if (!isPublicHost(hostOf(target))) throw invalidField(field, 'must be an address on the public internet');
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

/**
 * The host as a resolver takes it. The URL parser has already normalised decimal, octal, hexadecimal and short forms of
 * IPv4.
 */
export function hostOf(target: URL): string {
  return target.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
}

/** Names that only an inner network resolves: RFC 6761, RFC 6762, `.internal` of ICANN, Kubernetes. */
const INNER_DOMAINS = ['internal', 'local', 'localhost', 'svc'];

function isPublicHost(host: string): boolean {
  if (isIP(host) !== 0) return isPublicAddress(host);
  // `.cluster.local` is below `.local`.
  const domain = host.slice(host.lastIndexOf('.') + 1);
  return host.includes('.') && !INNER_DOMAINS.includes(domain);
}

/** The ports that browsers refuse: "bad ports" of the Fetch standard, https://fetch.spec.whatwg.org/#port-blocking. */
const REFUSED_PORTS = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** @param port as a URL holds it: empty for that of its scheme */
export function isRefusedPort(port: string): boolean {
  return port !== '' && REFUSED_PORTS.has(Number(port));
}

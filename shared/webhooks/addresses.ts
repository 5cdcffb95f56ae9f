import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whether the public internet routes an IP address to a public host. All other addresses are refused as targets:
 * loopback, private, shared (CGNAT), link-local with the cloud metadata services, multicast, reserved and documentation
 * ranges, and every IPv6 form that contains such an IPv4 address.
 * Sources: IANA special-purpose address registries for IPv4 and IPv6 (RFC 6890 and its updates).
 * @param address as the resolver or the URL parser writes it; IPv6 without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return isPublicIPv4(ipv4Number(address));
  return isIPv6(address) && isPublicIPv6(ipv6Words(address));
}

/** IPv4 blocks without public hosts: first address, prefix length. */
const REFUSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public address, but the one at which Azure's hosts serve their virtual machines.
  ['168.63.129.16', 32],
] as const;

const REFUSED_RANGES = REFUSED_IPV4.map(([first, length]) => {
  const from = ipv4Number(first);
  return { from, to: from + 2 ** (32 - length) - 1 };
});

function isPublicIPv4(number: number): boolean {
  return !REFUSED_RANGES.some(({ from, to }) => number >= from && number <= to);
}

function isPublicIPv6(words: readonly number[]): boolean {
  const [first = 0, second = 0, third = 0] = words;
  // A host on an IPv6-only network reaches IPv4 by NAT64 (RFC 6052): as public as the address inside.
  if (words.slice(0, 6).join() === NAT64) return isPublicIPv4(lastTwo(words));
  // Global unicast is 2000::/3. All other ranges (::1, ::ffff:…, fc00::, fe80::, ff00::, 64:ff9b:1:: …) have no public
  // host.
  if (first < 0x2000 || first > 0x3fff) return false;
  // IETF protocol assignments with Teredo and ORCHID (2001::/23), documentation, 6to4, documentation again.
  if (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) return false;
  // AS112 answers queries about private addresses, as 192.175.48.0/24 does.
  if (first === 0x2620 && second === 0x004f && third === 0x8000) return false;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

const NAT64 = [0x64, 0xff9b, 0, 0, 0, 0].join();

function lastTwo(words: readonly number[]): number {
  return (words[6] ?? 0) * 65_536 + (words[7] ?? 0);
}

function ipv4Number(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

/** The eight 16-bit words of a valid IPv6 address; ignores a zone (`%eth0`). */
function ipv6Words(address: string): number[] {
  const plain = address.split('%', 1)[0] ?? '';
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  const number = dotted === null ? 0 : ipv4Number(dotted[2] ?? '');
  const text =
    dotted === null ? plain : `${dotted[1]}${(number >>> 16).toString(16)}:${(number % 65_536).toString(16)}`;
  const [head = '', tail] = text.split('::');
  const left = words(head);
  if (tail === undefined) return left;
  const right = words(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function words(text: string): number[] {
  return text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16));
}

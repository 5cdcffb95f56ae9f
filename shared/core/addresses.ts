import { BlockList, isIP, isIPv6 } from 'node:net';

/** The network that is limited as one: an IPv4 address, also in its IPv6 form, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = '', after] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** An IP address, or a range in CIDR notation. An IPv4 address is not written in its IPv6 form, whose prefix means another range. */
export function isAddressRange(text: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && !isMapped(address) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Of each family its own: a range of IPv6 such as ::/0 has no IPv4 address in it. */
export interface AddressList {
  readonly ipv4: BlockList;
  readonly ipv6: BlockList;
}

/** @param ranges each as `isAddressRange` takes it */
export function addressList(ranges: readonly string[]): AddressList {
  const list = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = familyOf(address);
    if (prefix === undefined) list[family].addAddress(address, family);
    else list[family].addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** An IPv4 address in its IPv6 form is the same address. */
export function includesAddress(list: AddressList, address: string): boolean {
  const family = isMapped(address) ? 'ipv4' : familyOf(address);
  return list[family].check(address, familyOf(address));
}

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

function isMapped(address: string): boolean {
  return isIPv6(address) && MAPPED.check(address, 'ipv6');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

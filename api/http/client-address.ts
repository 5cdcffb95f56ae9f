import { isIP } from 'node:net';
import type { Request } from 'express';

type Connected = Pick<Request, 'ip' | 'socket'>;

/**
 * The client's address in the form that is shown and compared: IPv4 in its own form, also over an IPv6 socket. Express
 * reads X-Forwarded-For as far as TRUST_PROXY allows. Where no address can be read there, it is that of the connection.
 */
export function addressOf(request: Connected): string {
  return readAddressOf(request) ?? plain(request.socket.remoteAddress ?? '');
}

/** Null: a trusted proxy has sent something else, so that whose call it is is not known. A port after an address is left out. */
export function readAddressOf({ ip = '' }: Pick<Connected, 'ip'>): string | null {
  const address = plain(/^\[(.*)\](:\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip);
  return isIP(address) === 0 ? null : address;
}

function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.toLowerCase();
}

import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * The client's address in the form that is shown and compared: IPv4 in its own form, also over an IPv6 socket. Express
 * reads X-Forwarded-For as far as TRUST_PROXY allows; values there that are not addresses are ignored.
 */
export function addressOf(request: Pick<Request, 'ip' | 'socket'>): string {
  const forwarded = plain(request.ip ?? '');
  return isIP(forwarded) === 0 ? plain(request.socket.remoteAddress ?? '') : forwarded;
}

function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.toLowerCase();
}

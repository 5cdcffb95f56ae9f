import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * The caller's address, as it is shown and compared: IPv4 in its own form, also where it came over an IPv6 socket.
 * Express takes it from X-Forwarded-For when, and as far as, TRUST_PROXY says; what is no address there is not taken.
 */
export function addressOf(request: Pick<Request, 'ip' | 'socket'>): string {
  const forwarded = plain(request.ip ?? '');
  return isIP(forwarded) === 0 ? plain(request.socket.remoteAddress ?? '') : forwarded;
}

function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.toLowerCase();
}

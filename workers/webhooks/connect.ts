import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from '../../shared/webhooks/addresses.ts';
import { isRefusedPort } from '../../shared/webhooks/targets.ts';
import { RefusedTargetError, UnresolvedNameError } from './connect-errors.ts';
import type { Resolve } from './resolve.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_CONNECTION_MS = 4_000;

/**
 * The connections of deliveries: reused per origin, with TLS verified. The look-up of each new connection checks the
 * addresses that the socket then uses, so that a name cannot change between check and connection.
 */
export function createDeliveryAgent(options: {
  readonly resolve: Resolve;
  readonly allowPrivateTargets: boolean;
  /** Per origin: many endpoints of many accounts may share one host. */
  readonly maxConnections: number;
}): Agent {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: checkedLookup(options) });
  return new Agent({
    connections: options.maxConnections,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    // The attempt's own deadline covers it.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect(target, callback) {
      // An IP address needs no look-up and would pass unchecked.
      const isRefused =
        isRefusedPort(target.port) || (isIP(target.hostname) !== 0 && !isPublicAddress(target.hostname));
      if (isRefused && !options.allowPrivateTargets) {
        callback(new RefusedTargetError('address', 'the address is not public'), null);
      } else {
        connect(target, callback);
      }
    },
  });
}

function checkedLookup(options: { readonly resolve: Resolve; readonly allowPrivateTargets: boolean }): LookupFunction {
  const find = async (hostname: string) => {
    const addresses = await options.resolve(hostname).catch((cause: unknown) => {
      if (options.allowPrivateTargets) throw new UnresolvedNameError('the name could not be resolved', { cause });
      throw new RefusedTargetError('name', 'the name could not be resolved', { cause });
    });
    if (!options.allowPrivateTargets && !addresses.every(isPublicAddress)) {
      throw new RefusedTargetError('name', 'the name has an address that is not public');
    }
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  return (hostname, { all }, callback) => {
    find(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined) callback(new UnresolvedNameError('the name has no address'), '');
        else if (all === true) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}

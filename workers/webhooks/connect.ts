import { subscribe } from 'node:diagnostics_channel';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { isPublicAddress } from '../../shared/webhooks/addresses.ts';
import { MAX_BODY_BYTES } from '../../shared/webhooks/attempt-log.ts';
import { isRefusedPort } from '../../shared/webhooks/targets.ts';
import { LongResponseError, RefusedTargetError, UnresolvedNameError } from './connect-errors.ts';
import { BoundedConnection, createTlsTurns, HANDSHAKE_OPTIONS, type ReceiverTurns } from './receiver-tls.ts';
import { createBoundedResolve, type Resolve } from './resolve.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_CONNECTION_MS = 4_000;
/** Of each family. A name server may give thousands, and a connection is tried with each. */
const MAX_ADDRESSES = 2;
/** Of one response, with what is no body: informational answers and extensions of chunks have no end, and no limit in the parser. */
const MAX_RESPONSE_BYTES = 2 * MAX_BODY_BYTES;
/** Of one response. 64 KB come in far fewer, and each costs as much as a small response. */
const MAX_CHUNKS = 500;
/** Of one response: thousands of tiny ones cost as much as many responses. A receiver that sends more fails, and is slowed down. */
const MAX_HEADERS = 250;
/** Informational answers (early hints), each with headers of its own. */
const MAX_INFORMATIONAL = 3;

/** Accounts with open connections are far fewer. One that is left out has its connections closed when they are idle. */
const MAX_AGENTS = 1_000;

/** The connections of deliveries. */
export interface DeliveryAgents {
  /** Accounts share no connection: what is read of it takes its account's turns. */
  of(accountId: string): Dispatcher;
  close(): Promise<void>;
}

interface AgentOptions {
  readonly resolve: Resolve;
  readonly allowPrivateTargets: boolean;
  /** Of an account per origin. */
  readonly maxConnections: number;
  /** Certificates that are trusted in place of the well-known ones. */
  readonly ca?: string;
}

export function createDeliveryAgents(options: AgentOptions): DeliveryAgents {
  const turns = createTlsTurns();
  const agents = new LRUCache<string, Dispatcher>({ max: MAX_AGENTS, dispose: (agent) => void agent.close() });
  return {
    of(accountId) {
      const known = agents.get(accountId);
      if (known !== undefined) return known;
      const agent = createAgent(options, (...read) => turns(accountId, ...read));
      agents.set(accountId, agent);
      return agent;
    },
    async close() {
      const open = [...agents.values()];
      await Promise.all(open.map((agent) => agent.close()));
    },
  };
}

/**
 * The connections of an account: reused per origin, with TLS verified. The look-up of each new connection checks the
 * addresses that the socket then uses, so that a name cannot change between check and connection.
 */
function createAgent(options: AgentOptions, turns: ReceiverTurns): Dispatcher {
  const connect = buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    lookup: checkedLookup({ ...options, resolve: createBoundedResolve(options.resolve) }),
  });
  const secure = secureConnector(options.ca, turns);
  const agent = new Agent({
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
        connect(
          { ...target, protocol: 'http:', port: target.port || defaultPort(target.protocol) },
          (error, socket) => {
            if (error !== null) return callback(error, null);
            if (target.protocol === 'https:') return secure(target, socket, callback);
            boundResponses(socket);
            callback(null, socket);
          },
        );
      }
    },
  });
  return agent.compose(boundedParts);
}

const defaultPort = (protocol: string) => (protocol === 'https:' ? '443' : '80');

/** TLS over a connection. */
function secureConnector(ca: string | undefined, turns: ReceiverTurns) {
  const secure = buildConnector({ ...HANDSHAKE_OPTIONS, ca, timeout: CONNECT_TIMEOUT_MS });
  return (target: buildConnector.Options, socket: Socket, callback: buildConnector.Callback) => {
    const bounded = new BoundedConnection(socket, turns, MAX_RESPONSE_BYTES);
    const ended: buildConnector.Callback = (...[error, secured]) => {
      if (error !== null) return callback(error, null);
      bounded.secured(secured);
      startResponse.set(secured, () => bounded.startResponse());
      callback(null, secured);
    };
    try {
      // undici's types ask for a socket; TLS takes any stream.
      secure({ ...target, httpSocket: bounded as unknown as Socket }, ended);
    } catch (error) {
      // It would end the process here, in an event of the socket.
      bounded.destroy();
      callback(error as Error, null);
    }
  };
}

/** Called when the request of a connection is sent: what it receives then is the response. */
const startResponse = new WeakMap<Socket, () => void>();
subscribe('undici:client:sendHeaders', (message) => {
  startResponse.get((message as { readonly socket: Socket }).socket)?.();
});

/** Ends a connection whose response is too long before more of it is parsed. */
function boundResponses(socket: Socket): void {
  let readBefore = socket.bytesRead;
  startResponse.set(socket, () => {
    readBefore = socket.bytesRead;
  });
  socket.on('readable', () => {
    const bytes = socket.bytesRead - readBefore;
    if (bytes > MAX_RESPONSE_BYTES) socket.destroy(new LongResponseError('the response is too long'));
  });
}

/** Ends a response of too many parts where they are parsed. */
const boundedParts: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  let chunks = 0;
  let informational = 0;
  return dispatch(options, {
    onRequestStart: (...given) => handler.onRequestStart?.(...given),
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart(controller, status, headers, message) {
      if (status < 200) informational += 1;
      const count = Object.values(headers).flat().length;
      if (informational > MAX_INFORMATIONAL || count > MAX_HEADERS) {
        controller.abort(new LongResponseError('the response has too many headers'));
      } else handler.onResponseStart?.(controller, status, headers, message);
    },
    onResponseData(controller, chunk) {
      chunks += 1;
      if (chunks > MAX_CHUNKS) controller.abort(new LongResponseError('the response has too many chunks'));
      else handler.onResponseData?.(controller, chunk);
    },
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  });
};

function checkedLookup(options: { readonly resolve: Resolve; readonly allowPrivateTargets: boolean }): LookupFunction {
  const find = async (hostname: string) => {
    const addresses = await options.resolve(hostname).catch((cause: unknown) => {
      if (options.allowPrivateTargets) throw new UnresolvedNameError('the name could not be resolved', { cause });
      throw new RefusedTargetError('name', 'the name could not be resolved', { cause });
    });
    if (!options.allowPrivateTargets && !addresses.every(isPublicAddress)) {
      throw new RefusedTargetError('name', 'the name has an address that is not public');
    }
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    return [4, 6].flatMap((family) => all.filter((each) => each.family === family).slice(0, MAX_ADDRESSES));
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

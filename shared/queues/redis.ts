import { setTimeout as delay } from 'node:timers/promises';
import { Cluster, Command, Redis } from 'ioredis';
import type { Logger } from '../core/logger.ts';
import { parseRedisUrl, type SentinelAddress } from '../core/redis-url.ts';
import { connectCluster } from './redis-cluster.ts';
import { COMMON, type ConnectionPolicy, createOutageLog, login, prepared, retryStrategy } from './redis-connection.ts';

/** A connection to one server, to the primary that sentinels name, or to all primaries of a cluster. */
export type RedisClient = Redis | Cluster;

/** Settings, or the address of a Redis that needs no other. */
export type RedisTarget = string | { readonly redisUrl: string; readonly sentinelPassword: string | null };

/** What `CLIENT LIST` shows. docs/scaling.md lists the connections of each process. */
export type ConnectionName = 'saju-api' | 'saju-api-limits' | 'saju-api-events' | 'saju-worker' | 'saju-worker-status';

/**
 * Errors after which the connection is replaced. Behind a stable address a demoted primary holds its connections,
 * answers reads and refuses writes for ever. A refused command changed nothing, so it may be sent again on the next
 * connection.
 */
const DEMOTED = /^(READONLY|UNBLOCKED|MASTERDOWN) |-READONLY /;
const RECONNECT = 1;
const RECONNECT_AND_RESEND = 2;

/**
 * A hung primary that wakes answers OK to all that lies in its sockets before it learns that it was replaced. A
 * connection is closed after this silence, so that nothing is left there. BullMQ's workers block for up to 10 s.
 */
const SILENT_CONNECTION_MS = 12_000;

const PATIENT: ConnectionPolicy = {
  waits: true,
  silenceMs: null,
  options: {
    maxRetriesPerRequest: null,
    socketTimeout: SILENT_CONNECTION_MS,
    reconnectOnError: ({ message }) => (DEMOTED.test(message) ? RECONNECT_AND_RESEND : false),
  },
};

const FAIL_FAST: ConnectionPolicy = {
  waits: false,
  // Replaces the client's `commandTimeout` and `socketTimeout`, which discard replies that arrived during a pause of the
  // process.
  silenceMs: 850,
  options: {
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    reconnectOnError: ({ message }) => (DEMOTED.test(message) ? RECONNECT : false),
  },
};

const CUTTABLE: ConnectionPolicy = {
  waits: false,
  silenceMs: null,
  options: {
    ...FAIL_FAST.options,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    socketTimeout: SILENT_CONNECTION_MS,
  },
};

/**
 * A connection that waits for Redis without limit: for workers, which have nothing else to do.
 * BullMQ requires `maxRetriesPerRequest: null` there.
 */
export function connectPatientRedis(target: RedisTarget, logger: Logger, name?: ConnectionName): RedisClient {
  return connect(target, PATIENT, logger, name);
}

/**
 * A connection whose commands fail at once while Redis is away: for the API server, which answers 503 in under a
 * second.
 * Commands of one tick share one write; none may block.
 */
export function connectFailFastRedis(target: RedisTarget, logger: Logger, name?: ConnectionName): RedisClient {
  return connect(target, FAIL_FAST, logger, name);
}

/**
 * A connection that its user closes when Redis hangs: commands have no deadline of their own, and none is sent again on
 * the next connection.
 */
export function connectCuttableRedis(target: RedisTarget, logger: Logger, name?: ConnectionName): RedisClient {
  return connect(target, CUTTABLE, logger, name);
}

function connect(
  target: RedisTarget,
  policy: ConnectionPolicy,
  logger: Logger,
  connectionName?: ConnectionName,
): RedisClient {
  const { redisUrl, sentinelPassword } =
    typeof target === 'string' ? { redisUrl: target, sentinelPassword: null } : target;
  const address = parseRedisUrl(redisUrl);
  const outages = createOutageLog(logger);
  const named = connectionName === undefined ? {} : { connectionName };
  const options = { ...COMMON, ...policy.options, ...named, enableOfflineQueue: policy.waits, retryStrategy };
  switch (address.topology) {
    case 'single':
      return prepared(new Redis(address.url, options), policy, outages);
    case 'sentinel':
      return reconnecting(
        prepared(new Redis({ ...options, ...sentinelOptions(address, sentinelPassword) }), policy, outages),
      );
    case 'cluster':
      return connectCluster(address, { ...policy, options: { ...policy.options, ...named } }, outages);
  }
}

/** Sentinels answer from memory: one that needs longer hangs, and the next is asked. */
const SENTINEL_ANSWER_MS = 1_000;

function sentinelOptions(address: SentinelAddress, sentinelPassword: string | null) {
  const { hosts, name, db, tls, username, password } = address;
  return {
    sentinels: hosts.map((host) => ({ ...host })),
    name,
    db,
    ...login({ username, password }),
    ...(sentinelPassword === null ? {} : { sentinelPassword }),
    ...(tls ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
    // The sentinels announce a failover. Without it a connection stays at the old primary for up to 10 s, and what is
    // written there is lost.
    failoverDetector: true,
    sentinelCommandTimeout: SENTINEL_ANSWER_MS,
    sentinelRetryStrategy: retryStrategy,
    sentinelReconnectStrategy: retryStrategy,
  };
}

/**
 * A failover that is announced while the client asks the sentinels for the primary ends the connection for good, whatever
 * its retry strategy says (docs/upstream.md).
 */
function reconnecting(connection: Redis): Redis {
  let isWanted = true;
  const disconnect = connection.disconnect.bind(connection);
  connection.disconnect = (again = false) => {
    isWanted = again;
    disconnect(again);
  };
  connection.on('end', () => {
    if (isWanted) connection.connect().catch(() => undefined);
  });
  return connection;
}

/** The connections to all primaries: one, but in a cluster. */
export function primariesOf(redis: RedisClient): readonly Redis[] {
  return redis instanceof Cluster ? redis.nodes('master') : [redis];
}

/** The connection that commands for `key` take; null while there is none. */
export function connectionOf(redis: RedisClient, key: string): Redis | null {
  if (redis instanceof Redis) return redis;
  const [primary] = redis.slots[new Command('get', [key]).getSlot()] ?? [];
  return redis.nodes('master').find(({ options: { host, port } }) => `${host}:${port}` === primary) ?? null;
}

const POLL_EVERY_MS = 10;

/** Waits up to `timeoutMs` for a usable connection. False when there is none by then. */
export async function waitForRedis(redis: RedisClient, timeoutMs: number): Promise<boolean> {
  // A connection that waits for its first command is as good as a ready one.
  const isReady = () =>
    redis.status === 'ready' && primariesOf(redis).every(({ status }) => status === 'ready' || status === 'wait');
  for (const end = performance.now() + timeoutMs; !isReady(); await delay(POLL_EVERY_MS)) {
    if (performance.now() > end) return false;
  }
  return true;
}

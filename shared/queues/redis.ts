import { setTimeout as delay } from 'node:timers/promises';
import { Cluster, Command, Redis } from 'ioredis';
import { startSilenceDeadline } from '../core/deadline.ts';
import type { Logger } from '../core/logger.ts';
import { type ClusterAddress, parseRedisUrl, type SentinelAddress } from '../core/redis-url.ts';

/** A connection to one server, to the primary that sentinels name, or to all primaries of a cluster. */
export type RedisClient = Redis | Cluster;

/** Settings, or the address of a Redis that needs no other. */
export type RedisTarget = string | { readonly redisUrl: string; readonly sentinelPassword: string | null };

/** What `CLIENT LIST` shows. docs/scaling.md lists the connections of each process. */
export type ConnectionName = 'saju-api' | 'saju-api-limits' | 'saju-api-events' | 'saju-worker' | 'saju-worker-status';

/** What callers of a connection want while Redis is away. */
interface Manner {
  /** Whether commands wait for Redis. Otherwise they fail. */
  readonly waits: boolean;
  /** A command fails, and its connection is closed, when that connection has been silent for this long. */
  readonly silenceMs: number | null;
  readonly options: {
    readonly maxRetriesPerRequest: number | null;
    readonly connectTimeout?: number;
    readonly socketTimeout?: number;
    readonly autoResendUnfulfilledCommands?: boolean;
    readonly connectionName?: ConnectionName;
    readonly reconnectOnError: (error: Error) => typeof RECONNECT | typeof RECONNECT_AND_RESEND | false;
  };
}

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

const PATIENT: Manner = {
  waits: true,
  silenceMs: null,
  options: {
    maxRetriesPerRequest: null,
    socketTimeout: SILENT_CONNECTION_MS,
    reconnectOnError: ({ message }) => (DEMOTED.test(message) ? RECONNECT_AND_RESEND : false),
  },
};

const FAIL_FAST: Manner = {
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

const CUTTABLE: Manner = {
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

function connect(target: RedisTarget, manner: Manner, logger: Logger, connectionName?: ConnectionName): RedisClient {
  const { redisUrl, sentinelPassword } =
    typeof target === 'string' ? { redisUrl: target, sentinelPassword: null } : target;
  const address = parseRedisUrl(redisUrl);
  const outages = createOutageLog(logger);
  const named = connectionName === undefined ? {} : { connectionName };
  const options = { ...COMMON, ...manner.options, ...named, enableOfflineQueue: manner.waits, retryStrategy };
  switch (address.topology) {
    case 'single':
      return prepared(new Redis(address.url, options), manner, outages);
    case 'sentinel':
      return reconnecting(
        prepared(new Redis({ ...options, ...sentinelOptions(address, sentinelPassword) }), manner, outages),
      );
    case 'cluster':
      return connectCluster(address, { ...manner, options: { ...manner.options, ...named } }, outages);
  }
}

/** Until a connection to a host that does not answer is given up; by default 2 s, by which a failover would last longer. */
const COMMON = { disconnectTimeout: 250 } as const;

function retryStrategy(attempt: number): number {
  return Math.min(50 * 2 ** Math.min(attempt, 6), 1_000);
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

/** How soon every connection knows the new primary of a failover, also while it waits for an answer of the old one. */
const SLOTS_REFRESH_MS = 2_000;
const CLUSTER_RETRY_MS = 100;
/** A command follows a key that has moved; a cluster in a failover may send it in circles. */
const REDIRECTIONS = 4;

function connectCluster(address: ClusterAddress, manner: Manner, outages: OutageLog): Cluster {
  const { hosts, tls, username, password } = address;
  const retryMs = manner.waits ? CLUSTER_RETRY_MS : 0;
  const options = {
    enableOfflineQueue: manner.waits,
    clusterRetryStrategy: retryStrategy,
    // A node that is away refuses commands at once while it connects again. Commands that wait are sent elsewhere.
    clusterNodeRetryStrategy: manner.waits ? null : retryStrategy,
    maxRedirections: manner.waits ? Number.POSITIVE_INFINITY : REDIRECTIONS,
    retryDelayOnFailover: retryMs,
    retryDelayOnClusterDown: retryMs,
    slotsRefreshInterval: SLOTS_REFRESH_MS,
    // Certificates are for names.
    ...(tls ? { dnsLookup: keepName } : {}),
    redisOptions: { ...COMMON, ...manner.options, ...login({ username, password }), ...(tls ? { tls: {} } : {}) },
  };
  const startupNodes = hosts.map((host) => ({ ...host }));
  const cluster = settlingConnect(endedForGood(new Cluster(startupNodes, options)));
  // BullMQ's workers block on duplicates, and give up a command that takes a second longer than it may block.
  const duplicate = cluster.duplicate.bind(cluster);
  Reflect.set(cluster, 'duplicate', (_nodes?: unknown, changes?: object) =>
    settlingConnect(endedForGood(duplicate([], { ...changes, maxRedirections: REDIRECTIONS }))),
  );
  // The cluster makes its connections itself, so they cannot be of a class of ours.
  cluster.on('+node', (node: Redis) => {
    prepared(node, manner, outages);
    // A lost connection may mean a new primary. The slots tell before the next refresh.
    node.on('close', () => {
      setTimeout(() => {
        if (cluster.status === 'ready') cluster.refreshSlotsCache();
      }, CLUSTER_RETRY_MS).unref();
    });
    // By default a node connects at its first command. Commands that do not wait would fail until then.
    if (!manner.waits && node.options.readOnly !== true) node.connect().catch(() => undefined);
  });
  cluster.on('error', (error) => outages.isAway('the cluster', error));
  cluster.on('ready', () => outages.isBack('the cluster'));
  return cluster;
}

/**
 * The client sets an ended cluster's status to `close` at each further connection that closes, and nothing leaves that
 * status: a worker of BullMQ that connects again would wait for ever (docs/upstream.md).
 */
function endedForGood(cluster: Cluster): Cluster {
  let hasEnded = false;
  cluster.on('connecting', () => {
    hasEnded = false;
  });
  cluster.on('end', () => {
    hasEnded = true;
  });
  cluster.on('close', () => {
    setImmediate(() => {
      if (!hasEnded || cluster.status !== 'close') return;
      cluster.status = 'end';
      cluster.emit('end');
    });
  });
  return cluster;
}

/**
 * The promise of the client's `connect` never settles when the cluster counts itself as down just then, as in a failover:
 * the client tries again by itself, with another promise. A worker of BullMQ, which waits for the first one, would take
 * no job again (docs/upstream.md).
 */
function settlingConnect(cluster: Cluster): Cluster {
  const connect = cluster.connect.bind(cluster);
  cluster.connect = async () => {
    let fail = () => {};
    const failed = new Promise<never>((_, reject) => {
      fail = () => {
        // The event may be one of an earlier connection.
        if (cluster.status === 'reconnecting' || cluster.status === 'end') reject(new Error('Connection is closed.'));
      };
    });
    cluster.on('reconnecting', fail).on('end', fail);
    try {
      await Promise.race([connect(), failed]);
    } finally {
      cluster.off('reconnecting', fail).off('end', fail);
    }
  };
  return cluster;
}

function keepName(name: string, found: (error: null, address: string) => void): void {
  found(null, name);
}

function login(given: { readonly username: string | undefined; readonly password: string | undefined }) {
  return {
    ...(given.username === undefined ? {} : { username: given.username }),
    ...(given.password === undefined ? {} : { password: given.password }),
  };
}

/** When each connection last received data, in `performance.now()`. */
const lastHeard = new WeakMap<Redis, number>();

export function heardAt(connection: Redis): number {
  return lastHeard.get(connection) ?? 0;
}

/**
 * Sends all commands of one turn of the event loop in one write. The client's own `enableAutoPipelining` creates an
 * object of some hundred fields for each such group, and delays commands while an earlier one is unanswered.
 */
function prepared(connection: Redis, manner: Manner, outages: OutageLog): Redis {
  const hear = () => lastHeard.set(connection, performance.now());
  connection.on('connect', () => {
    hear();
    connection.stream.on('data', hear);
  });
  const { host, port } = connection.options;
  const name = `${host}:${port}`;
  connection.on('ready', () => outages.isBack(name));
  connection.on('error', (error) => outages.isAway(name, error));
  const send = connection.sendCommand.bind(connection);
  let corked: Redis['stream'] | null = null;
  connection.sendCommand = (command, pipeline) => {
    const { stream } = connection;
    if (stream !== undefined && stream !== corked) {
      corked = stream;
      stream.cork();
      setImmediate(() => {
        if (corked === stream) corked = null;
        stream.uncork();
      });
    }
    const answer = send(command, pipeline);
    // One that is settled was refused at once.
    if (manner.silenceMs !== null && !command.isSettled) failWhenSilent(connection, command, manner.silenceMs);
    return answer;
  };
  return connection;
}

function failWhenSilent(connection: Redis, command: Command, silenceMs: number): void {
  const { stream } = connection;
  const expire = () => {
    if (command.isSettled) return; // The client sends its script again as another command.
    command.reject(new Error('Command timed out'));
    // Close the connection, so that one caller detects a hanging Redis, not each in turn.
    (stream ?? connection.stream)?.destroy(new Error(`Redis has not answered for ${silenceMs} ms`));
  };
  const cancel = startSilenceDeadline(silenceMs, () => heardAt(connection), expire);
  command.promise.then(cancel, cancel);
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

const LOOK_EVERY_MS = 10;

/** Waits up to `timeoutMs` for a usable connection. False when there is none by then. */
export async function waitForRedis(redis: RedisClient, timeoutMs: number): Promise<boolean> {
  // A connection that waits for its first command is as good as a ready one.
  const isReady = () =>
    redis.status === 'ready' && primariesOf(redis).every(({ status }) => status === 'ready' || status === 'wait');
  for (const end = performance.now() + timeoutMs; !isReady(); await delay(LOOK_EVERY_MS)) {
    if (performance.now() > end) return false;
  }
  return true;
}

/** Logs the beginning and the end of an outage, not each of its errors. */
interface OutageLog {
  isAway(name: string, error: Error): void;
  isBack(name: string): void;
}

function createOutageLog(logger: Logger): OutageLog {
  const away = new Set<string>();
  return {
    isAway(name, error) {
      if (!away.has(name)) logger.warn({ component: 'redis', err: error }, 'Redis is out of reach');
      away.add(name);
    },
    isBack(name) {
      if (away.delete(name)) logger.info({ component: 'redis' }, 'Redis is back');
    },
  };
}

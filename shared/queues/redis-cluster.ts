import { Cluster, type Redis } from 'ioredis';
import type { ClusterAddress } from '../core/redis-url.ts';
import { COMMON, type ConnectionPolicy, login, type OutageLog, prepared, retryStrategy } from './redis-connection.ts';

/** How soon every connection knows the new primary of a failover, also while it waits for an answer of the old one. */
const SLOTS_REFRESH_MS = 2_000;
const CLUSTER_RETRY_MS = 100;
/** A command follows a key that has moved; a cluster in a failover may send it in circles. */
const REDIRECTIONS = 4;

export function connectCluster(address: ClusterAddress, policy: ConnectionPolicy, outages: OutageLog): Cluster {
  const { hosts, tls, username, password } = address;
  const retryMs = policy.waits ? CLUSTER_RETRY_MS : 0;
  const options = {
    enableOfflineQueue: policy.waits,
    clusterRetryStrategy: retryStrategy,
    // A node that is away refuses commands at once while it connects again. Commands that wait are sent elsewhere.
    clusterNodeRetryStrategy: policy.waits ? null : retryStrategy,
    maxRedirections: policy.waits ? Number.POSITIVE_INFINITY : REDIRECTIONS,
    retryDelayOnFailover: retryMs,
    retryDelayOnClusterDown: retryMs,
    slotsRefreshInterval: SLOTS_REFRESH_MS,
    // Certificates are for names.
    ...(tls ? { dnsLookup: keepName } : {}),
    redisOptions: { ...COMMON, ...policy.options, ...login({ username, password }), ...(tls ? { tls: {} } : {}) },
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
    prepared(node, policy, outages);
    // A lost connection may mean a new primary. The slots tell before the next refresh.
    node.on('close', () => {
      setTimeout(() => {
        if (cluster.status === 'ready') cluster.refreshSlotsCache();
      }, CLUSTER_RETRY_MS).unref();
    });
    // By default a node connects at its first command. Commands that do not wait would fail until then.
    if (!policy.waits && node.options.readOnly !== true) node.connect().catch(() => undefined);
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

/**
 * Whether an error means that a store is out of reach, by the error names of its driver: callers then get a 503 with
 * `Retry-After`, and jobs wait. Any other error is a programming error.
 */

const DATABASE =
  /^Mongo(NetworkError|NetworkTimeoutError|ServerSelectionError|NotConnectedError|PoolClearedError|PoolClosedError|WaitQueueTimeoutError|TopologyClosedError|ClientClosedError|NotPrimaryError|OperationTimeoutError)$|^MongooseServerSelectionError$|^PoolClearedOnNetworkError$/;
/**
 * ShutdownInProgress, NotWritablePrimary, WriteConcernTimeout, OutOfDiskSpace, the gateway's code for a lost engine, and
 * the like. WriteConflict (112) comes here only after the driver has repeated the transaction for two minutes: the
 * database is too slow for its load.
 */
const DATABASE_CODES: ReadonlySet<unknown> = new Set([
  6, 7, 64, 89, 91, 112, 134, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436, 14_031,
]);
/**
 * The server's and the driver's word that the same work may succeed later: it has been repeated, and failed again. After
 * an unknown commit it may have taken effect.
 */
const DATABASE_LABELS = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError'];

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (DATABASE.test(error.name) || DATABASE.test(error.constructor.name)) return true;
  if (error.name.startsWith('Mongo') && 'code' in error && DATABASE_CODES.has(error.code)) return true;
  if ('errorLabels' in error && DATABASE_LABELS.some((label) => [error.errorLabels].flat().includes(label)))
    return true;
  // A bulk write wraps the error of its connection without its name and code.
  if ('errorResponse' in error && isDatabaseAway(error.errorResponse)) return true;
  if (error.name.startsWith('Mongo') && isDatabaseAway(error.cause)) return true;
  return error.message.includes('initial connection is complete');
}

const REDIS_NAMES = /^(MaxRetriesPerRequestError|AbortError|ClusterAllFailedError)$/;
const REDIS_MESSAGES =
  /^(Connection is closed|Command timed out|Stream isn't writeable|Socket timeout|LOADING|READONLY|UNBLOCKED|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|OOM|MISCONF|Too many Cluster redirections|Cluster isn't ready|None of startup nodes is available)|-READONLY /;

export function isRedisAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (REDIS_NAMES.test(error.name) || REDIS_MESSAGES.test(error.message)) return true;
  return (
    'syscall' in error &&
    'code' in error &&
    /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH)$/.test(String(error.code))
  );
}

import type { Document } from 'bson';
import { decode, encode, isDocument } from './bson.ts';
import { CommandError, errorCodes, isRetriable } from './errors.ts';
import type { Request } from './request.ts';

/** What a command gets instead of its answer, or with it. All are undefined or false for a command that only waits. */
export type Failure = {
  readonly blockMs: number;
  readonly closesConnection: boolean;
  readonly error: CommandError | undefined;
  /** Whether the error also ends the command's transaction. */
  readonly abortsTransaction: boolean;
  /** The command runs, and its reply says that a majority did not confirm it. */
  readonly unconfirmed: Document | undefined;
};

type Mode =
  | { readonly kind: 'off' | 'alwaysOn' }
  | { readonly kind: 'times' | 'skip'; left: number }
  | { readonly kind: 'activationProbability'; readonly probability: number };

const names = ['failCommand', 'WTWriteConflictException'] as const;
type Name = (typeof names)[number];

const writes: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'findAndModify', 'bulkWrite']);
/** The commands with a write concern. */
const confirmed: ReadonlySet<string> = new Set([
  ...writes,
  'commitTransaction',
  'abortTransaction',
  'create',
  'createIndexes',
  'dropIndexes',
  'drop',
  'dropDatabase',
  'renameCollection',
  'collMod',
]);

/**
 * Two of mongod's fail points, as of a mongod with `enableTestCommands=1`:
 *
 * - `failCommand`, with the modes and data of MongoDB's wiki page "The failCommand fail point" except `threadName`,
 *   `failInternalCommands`, `failLocalClients` and `errorExtraInfo`. The failing command does not run, and its
 *   transaction stays open.
 * - `WTWriteConflictException`: a write of a transaction meets another's. Outside transactions a server repeats the
 *   write on its own, so clients see nothing.
 */
export class FailPoints {
  readonly #points: Readonly<Record<Name, FailPoint>> = {
    failCommand: new FailPoint(),
    WTWriteConflictException: new FailPoint(),
  };
  readonly #appNames = new WeakMap<object, string>();

  /** The command `configureFailPoint`. */
  configure(request: Request): Buffer {
    const { configureFailPoint: wanted, mode, data } = decode(request.body);
    if (request.database !== 'admin') {
      throw new CommandError(errorCodes.unauthorized, 'configureFailPoint may only be run against the admin database.');
    }
    const name = names.find((known) => known === wanted);
    if (name === undefined) throw new CommandError(errorCodes.failPointSetFailed, `${wanted} not found`);
    const point = this.#points[name];
    point.mode = modeFrom(mode);
    point.data = isDocument(data) ? data : {};
    return encode({ count: point.timesEntered, ok: 1 });
  }

  /** A connection's first command names its application. */
  introduced(request: Request): void {
    const name: unknown = decode(request.body)['client']?.application?.name;
    if (typeof name === 'string') this.#appNames.set(request.client, name);
  }

  /** The failure of a command that is about to run. */
  failureOf(request: Request): Failure | undefined {
    const { failCommand, WTWriteConflictException } = this.#points;
    if (failCommand.fires((data) => this.#isMeant(request, data))) {
      return failureFrom(request, failCommand.data);
    }
    const conflicts = () => request.inTransaction && writes.has(request.name);
    if (!WTWriteConflictException.fires(conflicts)) return undefined;
    const labels = ['TransientTransactionError'];
    const error = new CommandError(errorCodes.writeConflict, 'WTWriteConflictException fail point', labels);
    return { blockMs: 0, closesConnection: false, error, abortsTransaction: true, unconfirmed: undefined };
  }

  #isMeant(request: Request, data: Document): boolean {
    const { failCommands, namespace, appName, closeConnection, errorCode, writeConcernError, blockConnection } = data;
    if (request.name === 'configureFailPoint') return false;
    if (!Array.isArray(failCommands) || !failCommands.includes(request.name)) return false;
    if (namespace !== undefined && namespace !== `${request.database}.${request.target}`) return false;
    if (appName !== undefined && appName !== this.#appNames.get(request.client)) return false;
    if (closeConnection === true || errorCode !== undefined || blockConnection === true) return true;
    return writeConcernError !== undefined && isConfirmed(request);
  }
}

/** Whether its reply may have a write concern error: statements of a transaction leave that to the commit. */
function isConfirmed({ name, inTransaction }: Request): boolean {
  const isEnd = name === 'commitTransaction' || name === 'abortTransaction';
  return confirmed.has(name) && (isEnd || !inTransaction);
}

class FailPoint {
  mode: Mode = { kind: 'off' };
  data: Document = {};
  timesEntered = 0;

  /** @param isMeant by a command that does not fit the data, the mode does not count */
  fires(isMeant: (data: Document) => boolean): boolean {
    const { mode } = this;
    if (mode.kind === 'off' || !isMeant(this.data) || !isDue(mode)) return false;
    if (mode.kind === 'times' && mode.left === 0) this.mode = { kind: 'off' };
    this.timesEntered += 1;
    return true;
  }
}

function isDue(mode: Mode): boolean {
  if (mode.kind === 'activationProbability') return Math.random() < mode.probability;
  if (mode.kind === 'times') mode.left -= 1;
  if (mode.kind !== 'skip' || mode.left === 0) return true;
  mode.left -= 1;
  return false;
}

function modeFrom(mode: unknown): Mode {
  if (mode === 'off' || mode === 'alwaysOn') return { kind: mode };
  if (isDocument(mode)) {
    const { times, skip, activationProbability } = mode;
    if (times !== undefined) return Number(times) > 0 ? { kind: 'times', left: Number(times) } : { kind: 'off' };
    if (skip !== undefined) return { kind: 'skip', left: Number(skip) };
    if (activationProbability !== undefined) {
      return { kind: 'activationProbability', probability: Number(activationProbability) };
    }
  }
  throw new CommandError(
    errorCodes.badValue,
    'mode must be off, alwaysOn, or have times, skip or activationProbability',
  );
}

function failureFrom(request: Request, data: Document): Failure {
  const { blockConnection, blockTimeMS, closeConnection, errorCode, writeConcernError, errorLabels } = data;
  const labelled = Array.isArray(errorLabels) ? errorLabels.map(String) : undefined;
  const closesConnection = closeConnection === true;
  const hasError = !closesConnection && errorCode !== undefined;
  const code = Number(errorCode);
  const isUnconfirmed = !closesConnection && !hasError && isDocument(writeConcernError) && isConfirmed(request);
  return {
    blockMs: blockConnection === true ? Number(blockTimeMS) : 0,
    closesConnection,
    error: hasError
      ? new CommandError(code, "Failing command via 'failCommand' failpoint", labelled ?? labelsOf(request, code))
      : undefined,
    abortsTransaction: false,
    unconfirmed: isUnconfirmed
      ? withLabels({ writeConcernError }, labelled ?? labelsOfUnconfirmed(request, Number(writeConcernError['code'])))
      : undefined,
  };
}

function withLabels(fields: Document, errorLabels: readonly string[]): Document {
  return errorLabels.length > 0 ? { ...fields, errorLabels } : fields;
}

/** The labels that a member of a replica set adds to an error: both depend on the transaction number of the command. */
function labelsOf(request: Request, code: number): string[] {
  if (request.txnNumber === undefined) return [];
  const ends = request.name === 'commitTransaction' || request.name === 'abortTransaction';
  if (isTransient(code) && request.inTransaction) return ['TransientTransactionError'];
  if (!isRetriable(code)) return [];
  return request.inTransaction && !ends ? ['TransientTransactionError'] : ['RetryableWriteError'];
}

function labelsOfUnconfirmed(request: Request, code: number): string[] {
  return request.txnNumber !== undefined && isRetriable(code) ? ['RetryableWriteError'] : [];
}

/** WriteConflict, LockTimeout, NoSuchTransaction and SnapshotUnavailable, whatever the command. */
function isTransient(code: number): boolean {
  return [24, 112, 246, 251].includes(code);
}

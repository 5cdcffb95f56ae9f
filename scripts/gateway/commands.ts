import { decode, encode, isDocument } from './bson.ts';
import { bulkWrite } from './bulk-write.ts';
import type { Cursors } from './cursors.ts';
import type { DuplicateKeys } from './duplicates.ts';
import type { Engine } from './engine.ts';
import { CommandError, errorCodes } from './errors.ts';
import type { FailPoints } from './fail-points.ts';
import type { Statement } from './postgres/protocol.ts';
import type { Request } from './request.ts';
import type { RetryableWrites } from './retryable-writes.ts';
import { statements } from './statements.ts';
import type { Writes } from './writes.ts';

/** The dependencies of commands. */
export type Services = {
  readonly engine: Engine;
  readonly writes: Writes;
  readonly cursors: Cursors;
  readonly duplicates: DuplicateKeys;
  readonly retryableWrites: RetryableWrites;
  /** Undefined: test commands are disabled, as in a mongod without `enableTestCommands=1`. */
  readonly failPoints: FailPoints | undefined;
  /** Undefined: a standalone server. */
  readonly replicaSet: ReplicaSet | undefined;
  readonly now: () => number;
};

/** The replica set whose only member this server is. */
export type ReplicaSet = { readonly name: string; readonly host: string };

/** Answers a command with the reply document's bytes, or throws. */
export type Command = (request: Request, services: Services) => Promise<Buffer> | Buffer;

const ok = encode({ ok: 1 });

/** Every command of the gateway. Any other is answered with code 59 (CommandNotFound). */
export const commands = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: (): Buffer => ok,
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus: () => encode({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  getParameter: () => encode({ featureCompatibilityVersion: { version: '8.0' }, ok: 1 }),
  serverStatus: (_, { now }) => encode({ host: '127.0.0.1', version: '8.0.0', localTime: new Date(now()), ok: 1 }),
  endSessions,
  configureFailPoint: (request, { failPoints }) => {
    if (failPoints === undefined) throw unknownCommand(request.name);
    return failPoints.configure(request);
  },
  abortTransaction: async (request, { engine }) => {
    await engine.transactions.abort(request);
    return ok;
  },
  commitTransaction: async (request, { engine }) => {
    await engine.transactions.commit(request);
    return ok;
  },

  insert: (request, { writes }) => writes.run(request),
  update: (request, { writes }) => writes.run(request),
  delete: (request, { writes }) => writes.run(request),
  findAndModify: (request, { writes }) => writes.run(request),
  bulkWrite: (request, { writes }) => bulkWrite(request, writes),

  find: firstPage(statements.find),
  aggregate: firstPage(statements.aggregate),
  listCollections: firstPage(statements.listCollections),
  listIndexes: firstPage(statements.listIndexes),
  getMore,
  killCursors,
  count: single(statements.count),
  distinct: single(statements.distinct),
  explain,

  create: single(statements.create),
  createIndexes: changingIndexes(single(statements.createIndexes)),
  dropIndexes: changingIndexes(single(statements.dropIndexes)),
  drop: changingIndexes(drop),
  dropDatabase: changingIndexes(dropDatabase),
  renameCollection: changingIndexes(onSpec(statements.renameCollection)),
  collMod: changingIndexes(async (request, { engine }) => {
    const names = [Buffer.from(request.database), Buffer.from(request.target)];
    return firstColumn(await engine.row(request, statements.collMod, [...names, request.body]));
  }),
  listDatabases: onSpec(statements.listDatabases),
  currentOp: onSpec(statements.currentOp),
  validate: single(statements.validate),
  collStats: async (request, { engine }) => {
    const names = [Buffer.from(request.database), Buffer.from(request.target)];
    return firstColumn(await engine.row(request, statements.collStats, names));
  },
  dbStats: async (request, { engine }) =>
    firstColumn(await engine.row(request, statements.dbStats, [Buffer.from(request.database)])),
} satisfies Readonly<Record<string, Command>>;

/** The command of that name, undefined for an unknown one. */
export function commandNamed(name: string): Command | undefined {
  const known: Readonly<Record<string, Command>> = commands;
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

export function unknownCommand(name: string): CommandError {
  return new CommandError(errorCodes.commandNotFound, `no such command: '${name}'`);
}

/**
 * The reply of a standalone server, or of the primary of a replica set. To a standalone server the driver sends no
 * transaction numbers with ordinary writes, and does not retry them; it still allows sessions and transactions. Wire
 * version 25 is MongoDB 8.0's, the first with client-level bulk writes.
 */
function hello(request: Request, { now, failPoints, replicaSet }: Services): Buffer {
  failPoints?.introduced(request);
  const primary = request.name === 'hello' ? { isWritablePrimary: true } : { ismaster: true };
  return encode({
    ...primary,
    ...(replicaSet !== undefined && {
      setName: replicaSet.name,
      setVersion: 1,
      secondary: false,
      hosts: [replicaSet.host],
      primary: replicaSet.host,
      me: replicaSet.host,
    }),
    helloOk: true,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 25_000, // the engine's documentdb.maxWriteBatchSize
    localTime: new Date(now()),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
    ok: 1,
  });
}

function buildInfo(): Buffer {
  return encode({ version: '8.0.0', versionArray: [8, 0, 0, 0], maxBsonObjectSize: 16_777_216, ok: 1 });
}

async function endSessions(request: Request, { engine }: Services): Promise<Buffer> {
  const sessions: unknown[] = decode(request.body)['endSessions'] ?? [];
  const ids = sessions.filter(isDocument).map(({ id }) => Buffer.from(id.buffer).toString('hex'));
  await engine.transactions.endSessions(ids);
  return ok;
}

function firstPage(statement: Statement): Command {
  return async (request, { engine, cursors }) => {
    const row = await engine.row(request, statement, [Buffer.from(request.database), request.body]);
    cursors.opened(row);
    return firstColumn(row);
  };
}

async function getMore(request: Request, { engine, cursors }: Services): Promise<Buffer> {
  const id = request.body.readBigInt64LE(4 + 1 + 'getMore'.length + 1);
  const continuation = cursors.continuationOf(id);
  if (continuation === undefined) throw new CommandError(errorCodes.cursorNotFound, `cursor id ${id} not found`);
  const parameters = [Buffer.from(request.database), request.body, continuation];
  const row = await engine.row(request, statements.getMore, parameters);
  cursors.continued(id, row[1] ?? null);
  return firstColumn(row);
}

async function killCursors(request: Request, { engine, cursors }: Services): Promise<Buffer> {
  const listed: unknown[] = decode(request.body)['cursors'] ?? [];
  const ids = listed.map((id) => BigInt(String(id)));
  const killed = ids.filter((id) => cursors.close(id));
  if (killed.length > 0) await engine.rows(request, statements.deleteCursors, [int8Array(killed)]);
  const cursorsNotFound = ids.filter((id) => !killed.includes(id));
  return encode({ cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 });
}

async function explain(request: Request, { engine }: Services): Promise<Buffer> {
  const { explain: explained } = decode(request.body);
  const kinds: Readonly<Record<string, Statement>> = {
    find: statements.explainFind,
    aggregate: statements.explainAggregate,
    count: statements.explainCount,
    distinct: statements.explainDistinct,
  };
  const statement = kinds[Object.keys(explained)[0] ?? ''];
  if (statement === undefined) throw new CommandError(errorCodes.commandNotFound, 'explain of this is not supported');
  const rows = await engine.rows(request, statement, [Buffer.from(request.database), encode(explained)]);
  const plan: unknown = JSON.parse(rows.map(([line]) => line?.toString() ?? '').join('\n'));
  return encode({ queryPlanner: { winningPlan: plan }, ok: 1 });
}

async function drop(request: Request, { engine }: Services): Promise<Buffer> {
  await engine.rows(request, statements.drop, [Buffer.from(request.database), Buffer.from(request.target)]);
  return encode({ ns: `${request.database}.${request.target}`, ok: 1 });
}

async function dropDatabase(request: Request, { engine }: Services): Promise<Buffer> {
  await engine.rows(request, statements.dropDatabase, [Buffer.from(request.database)]);
  return encode({ dropped: request.database, ok: 1 });
}

/** Statements whose single result is the reply. */
function single(statement: Statement): Command {
  return async (request, { engine }) =>
    firstColumn(await engine.row(request, statement, [Buffer.from(request.database), request.body]));
}

function onSpec(statement: Statement): Command {
  return async (request, { engine }) => firstColumn(await engine.row(request, statement, [request.body]));
}

function changingIndexes(command: Command): Command {
  return async (request, services) => {
    try {
      return await command(request, services);
    } finally {
      services.duplicates.forget(request.database);
    }
  };
}

function firstColumn([column]: readonly (Buffer | null)[]): Buffer {
  if (!column) throw new CommandError(errorCodes.internalError, 'the engine returned no result');
  return column;
}

/** PostgreSQL's binary form of a one-dimensional array without nulls: dimensions, flags, type int8 (20), size, from 1. */
function int8Array(values: readonly bigint[]): Buffer {
  const buffer = Buffer.alloc(20 + values.length * 12);
  [1, 0, 20, values.length, 1].forEach((value, index) => {
    buffer.writeInt32BE(value, index * 4);
  });
  values.forEach((value, index) => {
    buffer.writeInt32BE(8, 20 + index * 12);
    buffer.writeBigInt64BE(value, 24 + index * 12);
  });
  return buffer;
}

import { type Document, ObjectId } from 'bson';
import { decode, encode, isDocument } from './bson.ts';
import { documentsIn } from './bson-scan.ts';
import { type DuplicateKeys, documentsInDetail, documentsOfUpdate } from './duplicates.ts';
import type { Engine } from './engine.ts';
import { CommandError, codeOfSqlState, commandErrorFrom, errorCodes, unpackSqlState } from './errors.ts';
import type { Call } from './postgres/connection.ts';
import { EngineError } from './postgres/errors.ts';
import type { Parameter, Row, Statement } from './postgres/protocol.ts';
import type { Request } from './request.ts';
import { statements } from './statements.ts';

const conflictRepeats = 20;
const upsertRepeats = 5;

const writing: Readonly<Record<string, Statement>> = {
  insert: statements.insert,
  update: statements.update,
  delete: statements.delete,
  findAndModify: statements.findAndModify,
};

type Outcome = { readonly row: Row } | { readonly error: unknown };

/**
 * insert, update, delete and findAndModify. MongoDB repeats a write that lost against another one on its own. The
 * engine reports it instead, so the repeats are here: outside transactions, up to 20 times for a conflict and 5 for an
 * upsert that found its key taken, each repeat alone in its collection. Without them 50 racing upserts under a unique
 * index give up to 49 false errors.
 */
export class Writes {
  readonly #engine: Engine;
  readonly #duplicates: DuplicateKeys;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(engine: Engine, duplicates: DuplicateKeys) {
    this.#engine = engine;
    this.#duplicates = duplicates;
  }

  /** The reply document. */
  async run(request: Request): Promise<Buffer> {
    const { statement, parameters } = callOf(request);
    let outcome = await this.#attempt(request, statement, parameters);
    for (let repeat = 1; !request.inTransaction && mayRepeat(request, outcome, repeat); repeat++) {
      outcome = await this.#alone(request, () => this.#attempt(request, statement, parameters));
    }
    if ('error' in outcome) throw await this.#explained(request, outcome.error);
    const [result, success] = outcome.row;
    if (!result) throw new CommandError(errorCodes.internalError, 'the engine returned no result');
    return success?.[0] === 1 ? result : this.#withExplainedErrors(request, result);
  }

  /**
   * Writes of one transaction, in one round trip to the engine. The first failure undoes all, so it does not matter
   * that later ones run.
   * @returns the reply documents up to the first with a failure
   */
  async runTogether(requests: readonly Request[]): Promise<Buffer[]> {
    const rows = await this.#engine.rowsTogether(requests, requests.map(callOf));
    const replies: Buffer[] = [];
    for (const [index, request] of requests.entries()) {
      const [result, success] = rows[index] ?? [];
      if (!result) throw new CommandError(errorCodes.internalError, 'the engine returned no result');
      const failed = success?.[0] !== 1;
      replies.push(failed ? await this.#withExplainedErrors(request, result) : result);
      if (failed) break;
    }
    return replies;
  }

  /**
   * Writes outside transactions, each of which requires the ones before it. They run as one transaction of the engine,
   * since they mostly all succeed. @returns the reply documents; null when one would fail: then none took effect
   */
  async runAtOnce(requests: readonly Request[]): Promise<Buffer[] | null> {
    const areDone = (rows: readonly Row[]) => rows.every(([, success]) => success?.[0] === 1);
    const rows = await this.#engine.rowsAtOnce(requests.map(callOf), areDone).catch((error: unknown) => {
      throw commandErrorFrom(error, false);
    });
    return rows === null ? null : rows.map(([result]) => result ?? Buffer.alloc(0));
  }

  async #attempt(request: Request, statement: Statement, parameters: readonly Parameter[]): Promise<Outcome> {
    try {
      return { row: await this.#engine.row(request, statement, parameters) };
    } catch (error) {
      return { error };
    }
  }

  /** One at a time per collection. */
  async #alone<T>(request: Request, work: () => Promise<T>): Promise<T> {
    const key = `${request.database}.${request.target}`;
    const before = this.#queues.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#queues.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(key) === mine) this.#queues.delete(key);
    }
  }

  async #explained(request: Request, error: unknown): Promise<unknown> {
    if (!(error instanceof EngineError) || codeOfSqlState(error.code) !== errorCodes.duplicateKey) {
      return commandErrorFrom(error, request.inTransaction);
    }
    const { query, update } = decode(request.body);
    const candidates = [...documentsInDetail(error.detail), ...documentsOfUpdate(query, update)];
    const hint = error.constraint ?? error.message;
    return this.#duplicates.describe(request.database, request.target, hint, candidates);
  }

  /** Converts the engine's packed SQLSTATEs to MongoDB's codes, and adds the details of a duplicate key. */
  async #withExplainedErrors(request: Request, result: Buffer): Promise<Buffer> {
    const reply = decode(result);
    const operations = operationsOf(request);
    for (const writeError of arrayOf(reply['writeErrors'])) {
      const code = codeOfSqlState(unpackSqlState(Number(writeError['code'])));
      writeError['code'] = code;
      if (code !== errorCodes.duplicateKey) continue;
      const operation = operations[Number(writeError['index'])] ?? {};
      const candidates = request.name === 'insert' ? [operation] : documentsOfUpdate(operation['q'], operation['u']);
      const hint = String(writeError['errmsg']);
      const { message, fields } = await this.#duplicates.describe(request.database, request.target, hint, candidates);
      Object.assign(writeError, fields, { errmsg: message });
    }
    if (request.inTransaction) return this.#failTransaction(request, reply);
    return encode(reply);
  }

  async #failTransaction(request: Request, reply: Document): Promise<Buffer> {
    const writeErrors = arrayOf(reply['writeErrors']);
    if (writeErrors.length === 0) return encode(reply);
    await this.#engine.transactions.fail(request);
    const conflict = writeErrors.find(({ code }) => Number(code) === errorCodes.writeConflict);
    if (conflict === undefined) return encode(reply);
    throw new CommandError(errorCodes.writeConflict, String(conflict['errmsg']), ['TransientTransactionError']);
  }
}

function callOf(request: Request): Call {
  const statement = writing[request.name];
  if (statement === undefined) throw new CommandError(errorCodes.commandNotFound, `'${request.name}' is no write`);
  const { database, body, documents } = request.name === 'delete' ? withRecheckedDeletes(request) : request;
  const parameters = [Buffer.from(database), body];
  return { statement, parameters: request.name === 'findAndModify' ? parameters : [...parameters, documents] };
}

/**
 * The engine's delete of one document skips it while another command changes it, and reports that none existed: the
 * engine rechecks only deletes of all matches. With one `_id` at most one document matches.
 */
function withRecheckedDeletes(request: Request): Request {
  if (request.documents !== null) {
    const documents = Buffer.concat(
      documentsIn(request.documents).map((bytes) => encode(deleteAllMatches(decode(bytes)))),
    );
    return { ...request, documents };
  }
  const body = decode(request.body);
  return { ...request, body: encode({ ...body, deletes: arrayOf(body['deletes']).map(deleteAllMatches) }) };
}

function deleteAllMatches(operation: Document): Document {
  const id: unknown = operation['q']?._id;
  const isOne = typeof id === 'string' || id instanceof ObjectId;
  return isOne && Number(operation['limit']) === 1 ? { ...operation, limit: 0 } : operation;
}

/** Only a failure without effect may be repeated: of a whole statement, or of the only operation of one. */
function mayRepeat(request: Request, outcome: Outcome, repeat: number): boolean {
  const code = failureOf(request, outcome);
  if (code === errorCodes.writeConflict) return repeat <= conflictRepeats;
  return code === errorCodes.duplicateKey && repeat <= upsertRepeats && isUpsert(request);
}

function failureOf(request: Request, outcome: Outcome): number | undefined {
  if ('error' in outcome) {
    return outcome.error instanceof EngineError ? codeOfSqlState(outcome.error.code) : undefined;
  }
  const [result, success] = outcome.row;
  if (success?.[0] === 1 || !result || operationsOf(request).length !== 1) return undefined;
  const [first] = arrayOf(decode(result)['writeErrors']);
  return first === undefined ? undefined : codeOfSqlState(unpackSqlState(Number(first['code'])));
}

function isUpsert(request: Request): boolean {
  if (request.name === 'insert') return false;
  const operations = request.name === 'update' ? operationsOf(request) : [decode(request.body)];
  return operations.length === 1 && operations[0]?.['upsert'] === true;
}

/** The operations of an insert (documents), update or delete, from its section or from its body. */
function operationsOf(request: Request): Document[] {
  if (request.documents !== null) return documentsIn(request.documents).map(decode);
  const body = decode(request.body);
  return arrayOf(body['documents'] ?? body['updates'] ?? body['deletes']);
}

function arrayOf(value: unknown): Document[] {
  return Array.isArray(value) ? value.filter(isDocument) : [];
}

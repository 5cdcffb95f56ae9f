import type { Document } from 'bson';
import { decode, isDocument } from './bson.ts';
import { CommandError, errorCodes } from './errors.ts';
import type { EnginePool } from './postgres/pool.ts';
import { statements } from './statements.ts';

type Index = { readonly id: string; readonly name: string; readonly key: Document };

/**
 * The details of a duplicate key that MongoDB reports and the engine does not: the index' key pattern and the values.
 * The engine's index specifications are cached until a command may have changed them (this gateway is the only writer).
 */
export class DuplicateKeys {
  readonly #pool: EnginePool;
  readonly #indexes = new Map<string, Promise<Index[]>>();

  constructor(pool: EnginePool) {
    this.#pool = pool;
  }

  /** Indexes of the database may have changed. */
  forget(database: string): void {
    for (const key of this.#indexes.keys()) if (key.startsWith(`${database}.`)) this.#indexes.delete(key);
  }

  /**
   * `code 11000` with message, keyPattern and keyValue. `hint` is the engine's message or constraint, which names the
   * index; `candidates` are documents in which the key's values are searched, in order.
   */
  async describe(
    database: string,
    collection: string,
    hint: string,
    candidates: readonly Document[],
  ): Promise<CommandError> {
    const index = await this.#find(`${database}.${collection}`, database, collection, hint);
    const keyPattern = index?.key ?? { _id: 1 };
    const keyValue = Object.fromEntries(
      Object.keys(keyPattern).map((path) => [path, firstValue(candidates, path) ?? null]),
    );
    const shown = JSON.stringify(keyValue);
    const message = `E11000 duplicate key error collection: ${database}.${collection} index: ${index?.name ?? '_id_'} dup key: ${shown}`;
    return new CommandError(errorCodes.duplicateKey, message, [], { keyPattern, keyValue });
  }

  async #find(key: string, database: string, collection: string, hint: string): Promise<Index | undefined> {
    const known = this.#indexes.get(key);
    const found = matching((await known) ?? [], hint);
    if (found !== undefined) return found;
    const loading = this.#load(database, collection);
    this.#indexes.set(key, loading);
    loading.catch(() => this.#indexes.delete(key));
    return matching(await loading, hint);
  }

  async #load(database: string, collection: string): Promise<Index[]> {
    const parameters = [Buffer.from(database), Buffer.from(collection)];
    const [rows = []] = await this.#pool.pipeline([{ statement: statements.indexSpecs, parameters }]);
    return rows.flatMap(([id, spec]) => {
      if (!id || !spec) return [];
      const { name, key } = decode(spec);
      return [{ id: id.toString(), name: String(name), key: isDocument(key) ? key : {} }];
    });
  }
}

/** New documents in a PostgreSQL detail: `… = (BSONHEX…, …) conflicts with …`. */
export function documentsInDetail(detail: string | undefined): Document[] {
  const hex = detail?.match(/\)=\(BSONHEX([0-9a-f]+)/)?.[1];
  return hex === undefined ? [] : [decode(Buffer.from(hex, 'hex'))];
}

/** The values that an update's filter and operators would store. */
export function documentsOfUpdate(query: unknown, update: unknown): Document[] {
  const operators = isDocument(update) ? [update['$set'], update['$setOnInsert']] : [];
  return [...operators, update, query].filter(isDocument);
}

function matching(indexes: readonly Index[], hint: string): Index | undefined {
  const id = hint.match(/documents_(?:rum|ordered)?_?index_(\d+)/)?.[1];
  if (id !== undefined) return indexes.find((index) => index.id === id);
  const name = hint.match(/Index '(.*)'/)?.[1] ?? (/collection_pk_/.test(hint) ? '_id_' : undefined);
  return indexes.find((index) => index.name === name);
}

function firstValue(candidates: readonly Document[], path: string): unknown {
  for (const candidate of candidates) {
    const value = candidate[path] ?? valueAt(candidate, path.split('.'));
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return isDocument(value) ? valueAt(value[first], rest) : undefined;
}

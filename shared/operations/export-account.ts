import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AccountRecords, recordsOfAccount, SHARED_COLLECTIONS } from '../accounts/records-of-account.ts';
import type { Clock } from '../core/clock.ts';
import { notFound } from '../core/errors.ts';
import type { SecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';

export interface ExportDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

export interface ExportManifest {
  readonly format: 'saju-account-export';
  readonly version: 1;
  readonly account_id: string;
  readonly created_at: string;
  readonly files: readonly { readonly file: string; readonly records: number }[];
  /** Over all files. */
  readonly records: number;
}

/** The directory holds something: nothing was written. */
export class DirectoryNotEmptyError extends Error {
  override readonly name = 'DirectoryNotEmptyError';
}

/**
 * Writes everything of an account into a new or empty directory (mode 700): a file of JSON Lines for each collection, a
 * record a line as it is stored, and at the end `manifest.json` with the counts (files of mode 600). Sealed values are
 * opened; keys and tokens of the API, and their hashes, are left out. Memory holds a page of records at a time.
 * Collections are read one after another, while the account may change.
 * @param onBegin runs before anything is read
 * @throws DirectoryNotEmptyError, not_found
 */
export async function exportAccount(
  deps: ExportDeps,
  accountId: string,
  out: string,
  onBegin: () => Promise<void> = async () => undefined,
): Promise<ExportManifest> {
  const { db, clock, secrets } = deps;
  if ((await db.accounts.exists({ _id: accountId })) === null) throw notFound('account');
  await makeEmptyDirectory(out);
  await onBegin();
  const createdAt = clock.now();
  const own = recordsOfAccount(db, accountId).filter(({ name }) => !NOT_EXPORTED.includes(name));
  const files: { file: string; records: number }[] = [];
  for (const records of own) {
    const file = `${records.name}.jsonl`;
    let count = 0;
    const lines = async function* () {
      for await (const line of linesOf(records, secrets)) {
        count += 1;
        yield line;
      }
    };
    await pipeline(Readable.from(lines()), createWriteStream(path.join(out, file), { mode: 0o600, flags: 'wx' }));
    files.push({ file, records: count });
  }
  const manifest: ExportManifest = {
    format: 'saju-account-export',
    version: 1,
    account_id: accountId,
    created_at: createdAt.toISOString(),
    files,
    records: files.reduce((sum, { records }) => sum + records, 0),
  };
  const options = { mode: 0o600, flag: 'wx' };
  await writeFile(path.join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, options);
  return manifest;
}

/** A session's record is nothing but the hash of its secret. */
const NOT_EXPORTED: readonly string[] = [...SHARED_COLLECTIONS, 'dashboard_sessions'];

/** @throws DirectoryNotEmptyError */
export async function makeEmptyDirectory(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw new DirectoryNotEmptyError(`${directory} is not empty: name a new directory.`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
}

async function* linesOf(records: AccountRecords, secrets: SecretBox): AsyncGenerator<string> {
  for await (const record of eachOf(records)) yield `${JSON.stringify(exported(record, records.name, secrets))}\n`;
}

const PAGE = 1_000;

/**
 * A few come by the account's index. Many come in the order of the ids, from a collection that is read once: the embedded
 * engine begins each batch of a cursor at the start of the index. 680,000 records took four minutes so, and a million now one.
 */
async function* eachOf({ collection, filter }: AccountRecords): AsyncGenerator<object> {
  const few = await collection.find(filter).limit(PAGE).toArray();
  if (few.length < PAGE) {
    yield* few;
    return;
  }
  for (let which: object = filter; ; ) {
    const page = await collection.find(which).sort({ _id: 1 }).hint('_id_').limit(PAGE).toArray();
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    which = { $and: [filter, { _id: { $gt: last._id } }] };
  }
}

/** Of API keys and access tokens. */
const SECRET_HASHES: readonly string[] = ['secretHash', 'accessTokenHash'];
/** The sealed fields of each collection. Another field that looks sealed holds what a partner has sent. */
const SEALED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['signingSecret'],
  webhooks: ['secret', 'previousSecrets'],
  idempotency_keys: ['answer'],
};
const SEALED = /^v1\.[\w-]{16}\.[\w-]{22}\.[\w-]*$/;
const API_SECRETS = /\bbs_(live|test|at|ses)_\w{20,}/g;

function exported(record: object, collection: string, secrets: SecretBox): object {
  const sealed = SEALED_FIELDS[collection] ?? [];
  const fields = Object.entries(record).filter(([name]) => !SECRET_HASHES.includes(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, readable(value, sealed.includes(name) ? secrets : null)]),
  );
}

/** @param secrets null: nothing is opened */
function readable(value: unknown, secrets: SecretBox | null): unknown {
  if (typeof value === 'string') return secrets !== null && SEALED.test(value) ? opened(value, secrets) : value;
  if (Array.isArray(value)) return value.map((each) => readable(each, secrets));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readable(each, secrets)]));
}

/** Null: it was sealed with a key that is no longer known. A stored answer is JSON. */
function opened(sealed: string, secrets: SecretBox): unknown {
  let text: string;
  try {
    text = secrets.open(sealed).replaceAll(API_SECRETS, 'bs_$1_[redacted]');
  } catch {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import { createSecretBox, type KeyRing, namingKeyOf, type SecretBox } from '../core/secrets.ts';
import type { Database } from './connect.ts';
import { SCHEMA_COLLECTION } from './models/models.ts';

/**
 * The key of pseudonyms (names of contents, fingerprints of requests) is that of the installation's first `SECRETS_KEY`, and is stored
 * sealed: it survives every change of that setting. With other names, stored content would be generated and charged
 * again, and a repeated request would be taken for another.
 */
const NAMING_ID = 'naming_key' as never;

/**
 * The box for what the database holds. A process whose keys do not open the naming key uses its own: it finds no stored
 * content, as after the loss of `SECRETS_KEY`.
 */
export async function openSecretBox(db: Database, { secretsKey, previousSecretsKeys }: KeyRing): Promise<SecretBox> {
  const box = createSecretBox(secretsKey, previousSecretsKeys);
  const sealed = (await readNamingKey(db)) ?? (await storeNamingKey(db, box, [secretsKey, ...previousSecretsKeys]));
  try {
    return createSecretBox(secretsKey, previousSecretsKeys, box.open(sealed));
  } catch {
    return box;
  }
}

/** Sealed; null: no process has stored it yet. */
export async function readNamingKey({ connection }: Database): Promise<string | null> {
  const found = await connection.collection(SCHEMA_COLLECTION).findOne({ _id: NAMING_ID });
  return found === null ? null : String(found['sealed']);
}

/** @param before what was read: a value that has changed meanwhile stays */
export async function replaceNamingKey({ connection }: Database, before: string, sealed: string): Promise<void> {
  await connection.collection(SCHEMA_COLLECTION).updateOne({ _id: NAMING_ID, sealed: before }, { $set: { sealed } });
}

/** The first process decides. Its key may be a new one: the first account's secret tells which the earlier one was. */
async function storeNamingKey(db: Database, box: SecretBox, keys: readonly string[]): Promise<string> {
  const account = await db.accounts.findOne().sort({ _id: 1 }).lean();
  const first = keys.find((key) => account !== null && opens(key, account.signingSecret)) ?? keys[0] ?? '';
  const stored = await db.connection
    .collection(SCHEMA_COLLECTION)
    .findOneAndUpdate(
      { _id: NAMING_ID },
      { $setOnInsert: { sealed: box.seal(namingKeyOf(first)) } },
      { upsert: true, returnDocument: 'after' },
    );
  return String(stored?.['sealed']);
}

function opens(key: string, sealed: string): boolean {
  try {
    createSecretBox(key).open(sealed);
    return true;
  } catch {
    return false;
  }
}

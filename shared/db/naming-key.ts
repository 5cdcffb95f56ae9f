import { ConfigError } from '../core/config.ts';
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
 * The box for what the database holds.
 * @throws ConfigError when no key of the ring opens the naming key: the process would seal what others cannot open, and have stored
 *   content generated and charged again
 */
export async function openSecretBox(db: Database, { secretsKey, previousSecretsKeys }: KeyRing): Promise<SecretBox> {
  const box = createSecretBox(secretsKey, previousSecretsKeys);
  const sealed = (await readNamingKey(db)) ?? (await storeNamingKey(db, box, [secretsKey, ...previousSecretsKeys]));
  const namingKey = openedBy(box, sealed);
  if (namingKey === null) throw new ConfigError([OTHER_KEY]);
  return createSecretBox(secretsKey, previousSecretsKeys, namingKey);
}

const OTHER_KEY =
  'SECRETS_KEY is not the one that this database is sealed with: set that one. If it is lost: npm run -s cli -- secrets rotate';

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
  const opens = (key: string) => account !== null && openedBy(createSecretBox(key), account.signingSecret) !== null;
  const first = keys.find(opens) ?? keys[0] ?? '';
  const stored = await db.connection
    .collection(SCHEMA_COLLECTION)
    .findOneAndUpdate(
      { _id: NAMING_ID },
      { $setOnInsert: { sealed: box.seal(namingKeyOf(first)) } },
      { upsert: true, returnDocument: 'after' },
    );
  return String(stored?.['sealed']);
}

function openedBy(box: SecretBox, sealed: string): string | null {
  try {
    return box.open(sealed);
  } catch {
    return null;
  }
}

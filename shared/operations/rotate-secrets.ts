import { type KeyRing, namingKeyOf, type SecretBox } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { eachPage } from '../db/each-page.ts';
import { readNamingKey, replaceNamingKey } from '../db/naming-key.ts';

export interface RotationCounts {
  /** Sealed with the present key by this run. */
  readonly resealed: number;
  /** Sealed with it before. */
  readonly present: number;
  /** No key of the ring opens them: secrets to be rotated by their owners, or answers that expire within a day. */
  readonly unreadable: number;
}

export interface Rotation extends RotationCounts {
  /** Nothing that an earlier key of the ring opens is left. */
  readonly oldKeyMayGo: boolean;
}

/** A process that still has the old key as its present one may seal with it meanwhile. */
const MAX_PASSES = 3;

/**
 * Seals everything with the present key, beside running processes. Each value is replaced under what was read, so that
 * a run may be killed and repeated, and takes nothing back that an owner has rotated meanwhile.
 */
export async function rotateSecrets(db: Database, secrets: SecretBox, { secretsKey }: KeyRing): Promise<Rotation> {
  let resealed = 0;
  for (let pass = 1; ; pass += 1) {
    const counts = await sealAll(db, secrets, secretsKey);
    resealed += counts.resealed;
    if (counts.resealed === 0 || pass === MAX_PASSES) {
      const { present, unreadable } = counts;
      return { resealed, present: present - resealed, unreadable, oldKeyMayGo: counts.resealed === 0 };
    }
  }
}

async function sealAll(db: Database, secrets: SecretBox, secretsKey: string): Promise<RotationCounts> {
  const counts = { resealed: 0, present: 0, unreadable: 0 };
  /** @returns the value to write; the same: it stays */
  const sealed = (value: string): string => {
    try {
      const again = secrets.reseal(value);
      counts[again === null ? 'present' : 'resealed'] += 1;
      return again ?? value;
    } catch {
      counts.unreadable += 1;
      return value;
    }
  };
  const naming = await readNamingKey(db);
  if (naming !== null) {
    const again = sealed(naming);
    // What no key opens is of no use, and no process starts with it: the name of the present key becomes the stored one.
    const own = counts.unreadable > 0 ? secrets.seal(namingKeyOf(secretsKey)) : again;
    if (own !== naming) await replaceNamingKey(db, naming, own);
  }
  await eachPage(db.accounts, {}, async (page) => {
    for (const { _id: accountId, signingSecret } of page) {
      const change = sealed(signingSecret);
      if (change !== signingSecret) {
        await db.accounts.updateOne({ _id: accountId, signingSecret }, { $set: { signingSecret: change } });
      }
      await sealWebhooks(db, accountId, sealed);
      await sealAnswers(db, accountId, sealed);
    }
  });
  return counts;
}

type Seal = (value: string) => string;

async function sealWebhooks({ webhooks }: Database, accountId: string, sealed: Seal): Promise<void> {
  for (const { _id, secret, previousSecrets } of await webhooks.find({ accountId }).lean()) {
    const earlier = previousSecrets?.map((each) => ({ ...each, secret: sealed(each.secret) }));
    const change = { secret: sealed(secret), ...(earlier && { previousSecrets: earlier }) };
    const isSame =
      change.secret === secret && earlier?.every((each, at) => each.secret === previousSecrets?.[at]?.secret);
    // A rotation by the owner changes the secret, too.
    if (isSame !== true) await webhooks.updateOne({ _id, accountId, secret }, { $set: change });
  }
}

async function sealAnswers({ idempotencyKeys }: Database, accountId: string, sealed: Seal): Promise<void> {
  const isStored = { accountId, _id: { $lt: `${accountId};` }, answer: { $ne: null } };
  await eachPage(idempotencyKeys, isStored, async (page) => {
    for (const { _id, answer } of page) {
      if (answer === null) continue;
      const change = sealed(answer);
      if (change !== answer) await idempotencyKeys.updateOne({ _id, accountId, answer }, { $set: { answer: change } });
    }
  });
}

import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import { AppError, invalidField, notFound } from '../core/errors.ts';
import { newId, randomBase62 } from '../core/ids.ts';
import { DEFAULT_PERMISSIONS, type Permission } from '../core/permissions.ts';
import { sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { ApiKeyRecord } from '../db/models/api-keys.ts';
import { insertRecord, isDuplicateKey } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';
import { isInactive } from './known-keys.ts';

export interface NewKey {
  readonly name: string;
  readonly type: 'live' | 'test';
  readonly permissions?: readonly Permission[] | undefined;
  /** Each as `isAddressRange` takes it; absent: any address. */
  readonly allowedAddresses?: string[] | undefined;
  readonly expiresAt?: Date | undefined;
}

export interface CreatedKey {
  readonly record: ApiKeyRecord;
  /** The key itself, which is stored as a hash only. */
  readonly key: string;
}

/** How errors name a field and a way out where the caller came from. */
export interface KeyWording {
  readonly expiresAt: string;
  readonly revoke: string;
}

const WORDING: KeyWording = { expiresAt: 'expires_at', revoke: 'DELETE /v1/keys/{id}' };

export const MAX_ACTIVE_KEYS = 3;
/** Rotated keys of a type that have not ended: more than those of three keys that are rotated daily, with a week's overlap. */
export const MAX_OVERLAPPING_KEYS = 30;

export async function createKey(
  db: Database,
  clock: Clock,
  accountId: string,
  input: NewKey,
  wording: KeyWording = WORDING,
): Promise<CreatedKey> {
  const now = clock.now();
  const { type, expiresAt = null, allowedAddresses = null } = input;
  if (expiresAt !== null && expiresAt <= now) throw invalidField(wording.expiresAt, 'must be in the future');
  // An expired key is not active: it frees its slot.
  await db.apiKeys.updateMany(
    { accountId, type, slot: { $gte: 0 }, expiresAt: { $lte: now } },
    { $set: { slot: null } },
  );
  const permissions = input.permissions ?? DEFAULT_PERMISSIONS;
  const fields = { accountId, type, name: input.name, permissions, allowedAddresses };
  // The embedded database starts processes for each insert that the index refuses: those that are taken are not tried.
  const taken = await db.apiKeys.distinct('slot', { accountId, type, slot: { $gte: 0 } });
  for (let slot = 0; slot < MAX_ACTIVE_KEYS; slot += 1) {
    if (taken.includes(slot)) continue;
    const created = newKey({ ...fields, slot, expiresAt, createdAt: now });
    try {
      await db.apiKeys.create([created.record]);
      return created;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new AppError('key_limit_reached', `The account has ${MAX_ACTIVE_KEYS} active ${type} keys.`, {
    hint: `Revoke one with ${wording.revoke} first.`,
  });
}

type KeyFields = Pick<
  ApiKeyRecord,
  'accountId' | 'name' | 'type' | 'allowedAddresses' | 'slot' | 'expiresAt' | 'createdAt' | 'firstKeyId'
>;

/** "Never", as callers write it: no date of an answer has a year of five digits, neither in another zone nor after a rotation. */
const LAST_END = new Date('9999-12-31T23:59:59.999Z');

function newKey(fields: KeyFields & { readonly permissions: readonly Permission[] }): CreatedKey {
  const prefix = `bs_${fields.type}_${randomBase62(12)}`;
  const key = `${prefix}${randomBase62(32)}`;
  const secrets = { prefix, secretHash: sha256Hex(key) };
  const expiresAt = fields.expiresAt !== null && fields.expiresAt > LAST_END ? LAST_END : fields.expiresAt;
  const unused = { revokedAt: null, rotatedTo: null, lastUsedAt: null };
  return {
    record: { _id: newId('key'), ...fields, expiresAt, permissions: [...fields.permissions], ...secrets, ...unused },
    key,
  };
}

/** Throws for permissions that its caller may not give. */
export type PermissionCheck = (permissions: readonly Permission[]) => void;

export async function rotateKey(
  db: Database,
  clock: Clock,
  { accountId, keyId }: { readonly accountId: string; readonly keyId: string },
  overlapMs: number,
  check: PermissionCheck = () => undefined,
): Promise<CreatedKey> {
  return db.transaction(accountId, async (session) => {
    const now = clock.now();
    const old = await db.apiKeys.findOne({ _id: keyId, accountId }).session(session).lean();
    if (old === null) throw notFound('key');
    refuseRotation(old, now);
    check(old.permissions);
    const { name, type, permissions, allowedAddresses = null, slot, expiresAt, createdAt, firstKeyId = keyId } = old;
    const lifetimeMs = expiresAt === null ? null : expiresAt.getTime() - createdAt.getTime();
    const renewed = lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs);
    const same = { accountId, name, type, permissions, allowedAddresses, slot, firstKeyId };
    const created = newKey({ ...same, expiresAt: renewed, createdAt: now });
    const overlapEnd = new Date(now.getTime() + overlapMs);
    const endsAt = expiresAt !== null && expiresAt < overlapEnd ? expiresAt : overlapEnd;
    // The old key leaves its slot first: the index of slots holds within a transaction too.
    const overlapSlot = endsAt > now ? await freeOverlapSlot(db, old, now, session) : null;
    const rotated = { slot: overlapSlot, rotatedTo: created.record._id, expiresAt: endsAt };
    await db.apiKeys.updateOne({ _id: keyId, accountId }, { $set: rotated }, { session }).catch((error: unknown) => {
      // Another rotation has just taken the slot.
      throw isDuplicateKey(error) ? repeatTransaction(error) : error;
    });
    await insertRecord(db.apiKeys, created.record, session);
    // Other processes have the old key in their caches without this end.
    await db.accounts.updateOne({ _id: accountId }, { $set: { limitsChangedAt: now } }, { session });
    return created;
  });
}

/** Without this bound a key that is rotated again and again would leave thousands that are accepted for a week. */
async function freeOverlapSlot(
  db: Database,
  { accountId, type }: ApiKeyRecord,
  now: Date,
  session: ClientSession,
): Promise<number> {
  const inOverlap = { accountId, type, slot: { $gte: MAX_ACTIVE_KEYS } };
  await db.apiKeys.updateMany({ ...inOverlap, expiresAt: { $lte: now } }, { $set: { slot: null } }, { session });
  const taken = new Set(
    (await db.apiKeys.find(inOverlap, { slot: 1 }).session(session).lean()).map(({ slot }) => slot),
  );
  for (let slot = MAX_ACTIVE_KEYS; slot < MAX_ACTIVE_KEYS + MAX_OVERLAPPING_KEYS; slot += 1) {
    if (!taken.has(slot)) return slot;
  }
  throw new AppError(
    'conflict',
    `The account has ${MAX_OVERLAPPING_KEYS} ${type} keys that were rotated and have not ended.`,
    { hint: 'Revoke one of them with DELETE /v1/keys/{id}, or rotate with overlap_hours 0.' },
  );
}

function refuseRotation(old: ApiKeyRecord, now: Date): void {
  if (typeof old.rotatedTo === 'string') {
    throw new AppError('conflict', 'The key has been rotated already.', { hint: `${old.rotatedTo} replaces it.` });
  }
  if (isInactive(old, now)) {
    throw new AppError('conflict', 'The key was revoked or has expired.', {
      hint: 'Create a new key with POST /v1/keys.',
    });
  }
}

import type { Clock } from '../core/clock.ts';
import { AppError, invalidField, notFound } from '../core/errors.ts';
import { newId, randomBase62 } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { isDatabaseAway } from '../core/outages.ts';
import type { Owner } from '../core/owner.ts';
import { DEFAULT_PERMISSIONS, type Permission } from '../core/permissions.ts';
import { type Limits, limitsOf, type Plan } from '../core/plans.ts';
import { equalInConstantTime, sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import type { ApiKeyRecord } from '../db/models/api-keys.ts';
import { insertRecord, isDuplicateKey } from '../db/records.ts';
import { createLookUps, type LookUpGuard, UNGUARDED } from './look-up-limit.ts';
import { isSuspendedAccount } from './suspension.ts';

export interface NewKey {
  readonly name: string;
  readonly type: 'live' | 'test';
  readonly permissions?: readonly Permission[] | undefined;
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

/** A caller with an accepted key. */
export interface Identity {
  readonly owner: Owner;
  readonly keyId: string;
  readonly keyPrefix: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly limits: Limits;
  readonly plan: Plan;
  /** The key is accepted, and all its calls are refused with 403 until an operator resumes the account. */
  readonly isSuspended: boolean;
  readonly fallbacks: NonNullable<AccountRecord['fallbacks']>;
}

export interface KeyService {
  /**
   * Returns the key itself, only once. @throws key_limit_reached with three active keys of the type, validation_error
   * for a past `expiresAt`
   */
  create(accountId: string, input: NewKey, wording?: KeyWording): Promise<CreatedKey>;
  /**
   * Creates a key of the same name, type, permissions and lifetime in the slot of the old one, which ends after the
   * overlap and does not count as active during it. Of concurrent rotations of a key one succeeds.
   * @throws not_found; conflict when the key has ended or was rotated before
   */
  rotate(accountId: string, keyId: string, overlapMs: number): Promise<CreatedKey>;
  /** Newest first. The last use is current for this process, and some seconds old for others. */
  list(accountId: string, page: PageRequest): Promise<Page<ApiKeyRecord>>;
  /** Takes effect in every process within the cache time of `authenticate`. @throws not_found */
  revoke(accountId: string, keyId: string): Promise<ApiKeyRecord>;
  /**
   * @param options.guard wraps the look-up of a key that this process has not accepted before; its errors are rethrown
   * @param options.offline for responses without account data: while the database is away, a key that was valid before
   * is accepted
   * @throws missing_api_key, invalid_api_key, expired_api_key
   */
  authenticate(
    key: string | undefined,
    options?: { readonly offline?: boolean; readonly guard?: LookUpGuard },
  ): Promise<Identity>;
  /**
   * Starts polling for revocations and changed accounts, which lets `authenticate` cache for longer, and starts writing
   * the recorded uses. `close` writes the rest.
   */
  start(): { close(): Promise<void> };
}

export const MAX_ACTIVE_KEYS = 3;
/**
 * Cache time without polling. A revoked key is refused everywhere within 5 seconds (decisions 3), so this must be
 * shorter.
 */
const CACHE_MS = 3_000;
/** Cache time while polling: only revocations and changed accounts can change a cached key. */
const POLLED_CACHE_MS = 60_000;
const POLL_EVERY_MS = 1_500;
/** How far back each query reaches: clocks differ, and writes may become visible late. */
const POLL_OVERLAP_MS = 30_000;
const FLUSH_EVERY_MS = 5_000;
const CACHE_MAX_ENTRIES = 10_000;
const PREFIX_LENGTH = 20;
const KEY_FORM = /^bs_(live|test)_[0-9A-Za-z]{44}$/;

export function createKeyService(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}): KeyService {
  const { db, clock, logger } = deps;
  const cache = new Map<string, { readonly found: FoundKey; readonly since: number }>();
  const guarded = createLookUps<FoundKey>(clock, (found) => !isInactive(found, clock.now()));
  const lastUsed = new Map<string, Date>();
  /** All revocations and changed accounts up to this time are known. */
  let polledAt = 0;

  const lookUp = async (key: string, offline: boolean, guard: LookUpGuard): Promise<FoundKey | null> => {
    const now = clock.now().getTime();
    const hash = sha256Hex(key);
    const cached = cache.get(hash);
    const maxAgeMs = now - polledAt < CACHE_MS ? POLLED_CACHE_MS : CACHE_MS;
    if (cached !== undefined && now - cached.since < maxAgeMs) return cached.found;
    if (cached !== undefined && offline && now - polledAt >= CACHE_MS) return cached.found;
    let found: FoundKey | null;
    try {
      found = await guarded(hash, () => findKey(db, key, hash), guard);
    } catch (error) {
      // The outage is so young that no poll has noticed it.
      if (cached !== undefined && offline && isDatabaseAway(error)) return cached.found;
      throw error;
    }
    // Unknown keys have a cache of their own: many of them must not displace the known ones.
    if (found !== null) {
      if (cache.size >= CACHE_MAX_ENTRIES) cache.clear();
      cache.set(hash, { found, since: now });
    }
    return found;
  };

  /** The other keys stay: they would be looked up at once, and be unknown in an outage. */
  const forget = (keyId: string) => {
    for (const [hash, { found }] of cache) if (found.identity.keyId === keyId) cache.delete(hash);
  };

  /** Two small queries instead of a look-up per key: drops the keys that were revoked or whose account changed. */
  const poll = async () => {
    const now = clock.now().getTime();
    // After an outage also covers the time without a query.
    const since = new Date(Math.min(now, polledAt === 0 ? now : polledAt) - POLL_OVERLAP_MS);
    const [revoked, changed] = await Promise.all([
      db.apiKeys.find({ revokedAt: { $gte: since } }, { _id: 1 }).lean(),
      db.accounts.find({ limitsChangedAt: { $gte: since } }, { _id: 1 }).lean(),
    ]);
    const revokedIds = new Set(revoked.map(({ _id }) => _id));
    const changedIds = new Set(changed.map(({ _id }) => _id));
    for (const [hash, { found }] of cache) {
      if (found.revokedAt !== null) continue;
      if (revokedIds.has(found.identity.keyId) || changedIds.has(found.identity.owner.accountId)) cache.delete(hash);
    }
    polledAt = now;
  };
  let flushing: Promise<void> = Promise.resolve();
  /** One at a time: when it resolves, all uses recorded before the call are written. */
  const flush = () => {
    flushing = flushing.catch(() => undefined).then(writeUses);
    return flushing;
  };
  const writeUses = async () => {
    const uses = [...lastUsed];
    lastUsed.clear();
    if (uses.length === 0) return;
    await db.apiKeys.bulkWrite(
      uses.map(([keyId, at]) => ({ updateOne: { filter: { _id: keyId }, update: { $max: { lastUsedAt: at } } } })),
      { ordered: false },
    );
  };
  const report = (work: Promise<void>) =>
    work.catch((error: unknown) =>
      logger.warn({ err: error, component: 'keys' }, 'key changes could not be read or key uses not written'),
    );

  return {
    create: (accountId, input, wording = WORDING) => createKey(db, clock, accountId, input, wording),
    async rotate(accountId, keyId, overlapMs) {
      const rotated = await rotateKey(db, clock, { accountId, keyId }, overlapMs);
      forget(keyId);
      return rotated;
    },
    async list(accountId, page) {
      await report(flush());
      return pageById<ApiKeyRecord>({
        prefix: 'key',
        page,
        filter: { accountId },
        find: (filter, limit) => db.apiKeys.find(filter).sort({ _id: -1 }).limit(limit).lean(),
        count: (filter) => db.apiKeys.countDocuments(filter),
      });
    },
    async revoke(accountId, keyId) {
      const revoked = await db.apiKeys
        .findOneAndUpdate(
          { _id: keyId, accountId, revokedAt: null },
          { $set: { slot: null, revokedAt: clock.now() } },
          { returnDocument: 'after' },
        )
        .lean();
      const record = revoked ?? (await db.apiKeys.findOne({ _id: keyId, accountId }).lean());
      if (record === null) throw notFound('key');
      forget(keyId);
      return record;
    },
    async authenticate(key, options = {}) {
      if (key === undefined || key === '') {
        throw new AppError('missing_api_key', 'No API key was sent.', {
          hint: 'Send your key in the X-API-Key header.',
        });
      }
      if (!KEY_FORM.test(key)) throw invalidKey();
      const found = await lookUp(key, options.offline ?? false, options.guard ?? UNGUARDED);
      if (found === null) throw invalidKey();
      const now = clock.now();
      if (isInactive(found, now)) {
        throw new AppError('expired_api_key', 'The API key was revoked or has expired.', {
          hint: 'Create a new key with POST /v1/keys.',
        });
      }
      lastUsed.set(found.identity.keyId, now);
      return found.identity;
    },
    start() {
      const polling = setInterval(() => report(poll()), POLL_EVERY_MS);
      const writing = setInterval(() => report(flush()), FLUSH_EVERY_MS);
      return {
        async close() {
          clearInterval(polling);
          clearInterval(writing);
          await report(flush());
        },
      };
    },
  };
}

interface FoundKey {
  readonly identity: Identity;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
}

function isInactive({ revokedAt, expiresAt }: FoundKey, now: Date): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now);
}

function invalidKey(): AppError {
  return new AppError('invalid_api_key', 'The API key is malformed or unknown.', {
    hint: 'A key must start with bs_live_ or bs_test_: check that it was copied whole.',
  });
}

async function findKey(db: Database, key: string, hash: string): Promise<FoundKey | null> {
  const record = await db.apiKeys.findOne({ prefix: key.slice(0, PREFIX_LENGTH) }).lean();
  if (record === null || !equalInConstantTime(record.secretHash, hash)) return null;
  const account = await db.accounts.findById(record.accountId).lean();
  if (account === null) return null;
  const livemode = record.type === 'live';
  return {
    identity: {
      owner: { accountId: record.accountId, livemode },
      keyId: record._id,
      keyPrefix: record.prefix,
      permissions: new Set(record.permissions),
      limits: limitsOf(account, livemode),
      plan: account.plan,
      isSuspended: isSuspendedAccount(account),
      fallbacks: account.fallbacks ?? {},
    },
    revokedAt: record.revokedAt,
    expiresAt: record.expiresAt,
  };
}

async function createKey(
  db: Database,
  clock: Clock,
  accountId: string,
  input: NewKey,
  wording: KeyWording,
): Promise<CreatedKey> {
  const now = clock.now();
  const { type, expiresAt = null } = input;
  if (expiresAt !== null && expiresAt <= now) throw invalidField(wording.expiresAt, 'must be in the future');
  // An expired key is not active: it frees its slot.
  await db.apiKeys.updateMany(
    { accountId, type, slot: { $gte: 0 }, expiresAt: { $lte: now } },
    { $set: { slot: null } },
  );
  const fields = { accountId, type, name: input.name, permissions: input.permissions ?? DEFAULT_PERMISSIONS };
  for (let slot = 0; slot < MAX_ACTIVE_KEYS; slot += 1) {
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

type KeyFields = Pick<ApiKeyRecord, 'accountId' | 'name' | 'type' | 'slot' | 'expiresAt' | 'createdAt'>;

function newKey(fields: KeyFields & { readonly permissions: readonly Permission[] }): CreatedKey {
  const prefix = `bs_${fields.type}_${randomBase62(12)}`;
  const key = `${prefix}${randomBase62(32)}`;
  const secrets = { prefix, secretHash: sha256Hex(key) };
  const unused = { revokedAt: null, rotatedTo: null, lastUsedAt: null };
  return {
    record: { _id: newId('key'), ...fields, permissions: [...fields.permissions], ...secrets, ...unused },
    key,
  };
}

async function rotateKey(
  db: Database,
  clock: Clock,
  { accountId, keyId }: { readonly accountId: string; readonly keyId: string },
  overlapMs: number,
): Promise<CreatedKey> {
  return db.transaction(async (session) => {
    const now = clock.now();
    const old = await db.apiKeys.findOne({ _id: keyId, accountId }).session(session).lean();
    if (old === null) throw notFound('key');
    refuseRotation(old, now);
    const { name, type, permissions, slot, expiresAt, createdAt } = old;
    const lifetimeMs = expiresAt === null ? null : expiresAt.getTime() - createdAt.getTime();
    const renewed = lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs);
    const created = newKey({ accountId, name, type, permissions, slot, expiresAt: renewed, createdAt: now });
    const overlapEnd = new Date(now.getTime() + overlapMs);
    const endsAt = expiresAt !== null && expiresAt < overlapEnd ? expiresAt : overlapEnd;
    // The old key leaves its slot first: the index of slots holds within a transaction too.
    const rotated = { slot: null, rotatedTo: created.record._id, expiresAt: endsAt };
    await db.apiKeys.updateOne({ _id: keyId, accountId }, { $set: rotated }, { session });
    await insertRecord(db.apiKeys, created.record, session);
    // Other processes have the old key in their caches without this end.
    await db.accounts.updateOne({ _id: accountId }, { $set: { limitsChangedAt: now } }, { session });
    return created;
  });
}

function refuseRotation({ rotatedTo, revokedAt, expiresAt }: ApiKeyRecord, now: Date): void {
  if (typeof rotatedTo === 'string') {
    throw new AppError('conflict', 'The key has been rotated already.', { hint: `${rotatedTo} replaces it.` });
  }
  if (revokedAt !== null || (expiresAt !== null && expiresAt <= now)) {
    throw new AppError('conflict', 'The key was revoked or has expired.', {
      hint: 'Create a new key with POST /v1/keys.',
    });
  }
}

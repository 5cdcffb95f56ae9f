import { type AddressList, addressList } from '../core/addresses.ts';
import type { Clock } from '../core/clock.ts';
import { isDatabaseAway } from '../core/outages.ts';
import type { Owner } from '../core/owner.ts';
import type { Permission } from '../core/permissions.ts';
import { type Limits, limitsOf, type Plan } from '../core/plans.ts';
import { equalInConstantTime, sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import { createLookUps, type LookUpGuard } from './look-ups.ts';
import { isSuspendedAccount } from './suspension.ts';

/** A caller with an accepted key, or with a session of the dashboard. */
export interface Identity {
  readonly owner: Owner;
  /** Null: a session of the dashboard, whose calls count in no limit and no report. */
  readonly keyId: string | null;
  /** Stays through rotations: the id of the key that was created. Null for a session. */
  readonly firstKeyId: string | null;
  /** `dashboard` for its sessions. */
  readonly keyPrefix: string;
  readonly permissions: ReadonlySet<Permission>;
  /** The key is accepted, and its calls from other addresses are refused with 403. Null: it is bound to none. */
  readonly allowedAddresses: AddressList | null;
  readonly limits: Limits;
  readonly plan: Plan;
  /** The key or session is accepted, and all its calls are refused with 403 until an operator resumes the account. */
  readonly isSuspended: boolean;
  readonly fallbacks: NonNullable<AccountRecord['fallbacks']>;
  readonly backgroundFallbacks: NonNullable<AccountRecord['backgroundFallbacks']>;
}

export interface KeyIdentity extends Identity {
  readonly keyId: string;
}

export interface FoundKey {
  readonly identity: KeyIdentity;
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** The keys that this process has looked up. */
export interface KnownKeys {
  /**
   * The key, also one that has ended; null for an unknown one.
   * @param offline while the database is away, a key that was found before is enough
   */
  find(key: string, offline: boolean, guard: LookUpGuard): Promise<FoundKey | null>;
  /** The other keys stay: they would be looked up at once, and be unknown in an outage. */
  forget(keyId: string): void;
  /** The keys of an account that this process has changed are looked up again, and stay known in an outage. */
  outdate(accountId: string): void;
  /** A key that this process has issued. */
  issued(secretHash: string): void;
  /**
   * Three small queries instead of a look-up per key: drops the keys that were revoked, marks those as outdated whose
   * account changed, and lets in those that other processes have issued. Otherwise the clients that still send a rotated
   * key would use up their address' limit, which then refused the new key too.
   */
  poll(): Promise<void>;
}

/**
 * Cache time without polling. A revoked key is refused everywhere within 5 seconds, so this must be
 * shorter.
 */
const CACHE_MS = 3_000;
/** Cache time while polling: only revocations and changed accounts can change a cached key. */
const POLLED_CACHE_MS = 60_000;
/** How far back each query reaches: a transaction becomes visible later than its times say. */
const POLL_OVERLAP_MS = 30_000;
const OUTDATED = Number.NEGATIVE_INFINITY;
const CACHE_MAX_ENTRIES = 10_000;
const PREFIX_LENGTH = 20;

/** @param deps.clock the database's: it is compared with times that other hosts have written */
export function createKnownKeys({ db, clock }: { readonly db: Database; readonly clock: Clock }): KnownKeys {
  const cache = new Map<string, { readonly found: FoundKey; readonly since: number }>();
  const lookUps = createLookUps<FoundKey>(clock, (found) => !isInactive(found, clock.now()));
  /** All revocations and changed accounts up to this time are known. */
  let polledAt = 0;

  const outdate = (accountIds: ReadonlySet<string>) => {
    for (const [hash, { found }] of cache)
      if (accountIds.has(found.identity.owner.accountId)) cache.set(hash, { found, since: OUTDATED });
  };
  return {
    async find(key, offline, guard) {
      const now = clock.now().getTime();
      const hash = sha256Hex(key);
      const cached = cache.get(hash);
      const maxAgeMs = now - polledAt < CACHE_MS ? POLLED_CACHE_MS : CACHE_MS;
      if (cached !== undefined && now - cached.since < maxAgeMs) return cached.found;
      if (cached !== undefined && offline && now - polledAt >= CACHE_MS) return cached.found;
      let found: FoundKey | null;
      try {
        found = await lookUps.find(hash, () => findKey(db, key, hash), guard);
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
    },
    forget(keyId) {
      for (const [hash, { found }] of cache) if (found.identity.keyId === keyId) cache.delete(hash);
    },
    outdate: (accountId) => outdate(new Set([accountId])),
    issued: (secretHash) => lookUps.issue(secretHash),
    async poll() {
      const now = clock.now().getTime();
      // After an outage also covers the time without a query.
      const since = new Date(Math.min(now, polledAt === 0 ? now : polledAt) - POLL_OVERLAP_MS);
      const [revoked, changed, issued] = await Promise.all([
        db.apiKeys.find({ revokedAt: { $gte: since } }, { _id: 1 }).lean(),
        db.accounts.find({ limitsChangedAt: { $gte: since } }, { _id: 1 }).lean(),
        db.apiKeys.find({ createdAt: { $gte: since } }, { secretHash: 1 }).lean(),
      ]);
      for (const { secretHash } of issued) lookUps.issue(secretHash);
      const revokedIds = new Set(revoked.map(({ _id }) => _id));
      for (const [hash, { found }] of cache)
        if (found.revokedAt === null && revokedIds.has(found.identity.keyId)) cache.delete(hash);
      outdate(new Set(changed.map(({ _id }) => _id)));
      polledAt = now;
    },
  };
}

/** Revoked or expired. */
export function isInactive({ revokedAt, expiresAt }: Omit<FoundKey, 'identity'>, now: Date): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now);
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
      firstKeyId: record.firstKeyId ?? record._id,
      keyPrefix: record.prefix,
      permissions: new Set(record.permissions),
      allowedAddresses: record.allowedAddresses ? addressList(record.allowedAddresses) : null,
      limits: limitsOf(account, livemode),
      plan: account.plan,
      isSuspended: isSuspendedAccount(account),
      fallbacks: account.fallbacks ?? {},
      backgroundFallbacks: account.backgroundFallbacks ?? [],
    },
    revokedAt: record.revokedAt,
    expiresAt: record.expiresAt,
  };
}

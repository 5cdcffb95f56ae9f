import type { Clock } from '../core/clock.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { runEvery } from '../core/run-every.ts';
import type { Database } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { ApiKeyRecord } from '../db/models/api-keys.ts';
import {
  type CreatedKey,
  createKey,
  type KeyWording,
  type NewKey,
  type PermissionCheck,
  rotateKey,
} from './issue-keys.ts';
import { createKnownKeys, type Identity, isInactive } from './known-keys.ts';
import { type LookUpGuard, UNGUARDED } from './look-ups.ts';

export interface KeyService {
  /**
   * Returns the key itself, only once. @throws key_limit_reached with three active keys of the type, validation_error
   * for a past `expiresAt`
   */
  create(accountId: string, input: NewKey, wording?: KeyWording): Promise<CreatedKey>;
  /**
   * Creates a key of the same name, type, permissions, addresses and lifetime in the slot of the old one, which ends after the
   * overlap and does not count as active during it. Of concurrent rotations of a key one succeeds.
   * @param check of the key's permissions; its error is rethrown
   * @throws not_found; conflict when the key has ended or was rotated before, or too many are in an overlap
   */
  rotate(accountId: string, keyId: string, overlapMs: number, check?: PermissionCheck): Promise<CreatedKey>;
  /** Newest first. The last use is current for this process, and some seconds old for others. */
  list(accountId: string, page: PageRequest): Promise<Page<ApiKeyRecord>>;
  /** Lets this process see at once what it has changed of the account; others see it at their next poll. */
  accountChanged(accountId: string): void;
  /** Takes effect in every process within the cache time of `authenticate`. @throws not_found */
  revoke(accountId: string, keyId: string): Promise<ApiKeyRecord>;
  /**
   * @param options.guard wraps the look-up of a key that this process has neither accepted nor seen issued; its errors are rethrown
   * @param options.offline for responses without account data: while the database is away, a key that was valid before
   * is accepted
   * @throws missing_api_key, invalid_api_key, expired_api_key
   */
  authenticate(
    key: string | undefined,
    options?: { readonly offline?: boolean; readonly guard?: LookUpGuard },
  ): Promise<Identity>;
  /**
   * Starts polling for revocations, changed accounts and new keys, which lets `authenticate` cache for longer, and starts writing
   * the recorded uses. `close` writes the rest.
   */
  start(): { close(): Promise<void> };
}

const POLL_EVERY_MS = 1_500;
const FLUSH_EVERY_MS = 5_000;
const KEY_FORM = /^bs_(live|test)_[0-9A-Za-z]{44}$/;

export function createKeyService(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}): KeyService {
  const { db, clock, logger } = deps;
  const known = createKnownKeys({ db, clock });
  const lastUsed = new Map<string, Date>();
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
    async create(accountId, input, wording) {
      const created = await createKey(db, clock, accountId, input, wording);
      known.issued(created.record.secretHash);
      return created;
    },
    async rotate(accountId, keyId, overlapMs, check) {
      const rotated = await rotateKey(db, clock, { accountId, keyId }, overlapMs, check);
      known.forget(keyId);
      known.issued(rotated.record.secretHash);
      return rotated;
    },
    async list(accountId, page) {
      await report(flush());
      return pageById(db.apiKeys, 'key', { accountId }, page);
    },
    accountChanged: (accountId) => known.outdate(accountId),
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
      known.forget(keyId);
      return record;
    },
    async authenticate(key, options = {}) {
      if (key === undefined || key === '') {
        throw new AppError('missing_api_key', 'No API key was sent.', {
          hint: 'Send your key in the X-API-Key header.',
        });
      }
      if (!KEY_FORM.test(key)) throw invalidKey();
      const found = await known.find(key, options.offline ?? false, options.guard ?? UNGUARDED);
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
      const polling = runEvery(POLL_EVERY_MS, () => report(known.poll()));
      const writing = runEvery(FLUSH_EVERY_MS, () => report(flush()));
      return {
        async close() {
          void polling.stop();
          void writing.stop();
          await report(flush());
        },
      };
    },
  };
}

function invalidKey(): AppError {
  return new AppError('invalid_api_key', 'The API key is malformed or unknown.', {
    hint: 'A key must start with bs_live_ or bs_test_: check that it was copied whole.',
  });
}

import { randomBytes } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { AppError, notFound } from '../core/errors.ts';
import { newId, randomBase62 } from '../core/ids.ts';
import type { Plan } from '../core/plans.ts';
import { type SecretBox, sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { AccountRecord } from '../db/models/accounts.ts';
import { isDuplicateKey } from '../db/records.ts';
import { createAuditLog } from './audit.ts';
import type { Caller } from './caller.ts';
import { createLookUps, type LookUpGuard, UNGUARDED } from './look-ups.ts';
import { keepSession } from './sessions.ts';

export interface NewAccount {
  readonly email: string;
  readonly name?: string;
  readonly plan: Plan;
}

/** The secrets are shown only once; the database holds their hash or sealed form. */
export interface CreatedAccount {
  readonly account: AccountRecord;
  readonly accessToken: string;
  readonly signingSecret: string;
}

/** What the owner shows in the dashboard. */
export interface OwnerSecrets {
  /** A session alone is not enough: it may not unmask, and the token may. */
  readonly currentToken: string;
  /** Of the session that goes on. */
  readonly sessionSecret: string;
}

export interface AccountService {
  /** @throws AppError conflict when the e-mail address has an account */
  create(input: NewAccount): Promise<CreatedAccount>;
  list(): Promise<AccountRecord[]>;
  /** For an operator: the old token is invalid at once, and so are the sessions that it has begun. @throws not_found */
  rotateToken(accountId: string): Promise<{ accessToken: string }>;
  /**
   * For the owner, whose own session goes on; their audit log says so.
   * @throws validation_error when `currentToken` is not the account's
   */
  rotateOwnToken(caller: Caller, secrets: OwnerSecrets): Promise<{ accessToken: string }>;
  /** @param guard wraps the look-up of a token that this process has not accepted before; its errors are rethrown */
  byAccessToken(token: string, guard?: LookUpGuard): Promise<AccountRecord | null>;
  signingSecret(accountId: string): Promise<string>;
  rotateSigningSecret(accountId: string): Promise<string>;
}

export function createAccountService(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}): AccountService {
  const { db, clock, secrets } = deps;
  const audit = createAuditLog(db, clock);
  const tokens = createLookUps<AccountRecord>(clock);
  const update = async (accountId: string, change: Readonly<Record<string, unknown>>) => {
    const account = await db.accounts
      .findOneAndUpdate({ _id: accountId }, { $set: change }, { returnDocument: 'after' })
      .lean();
    if (account === null) throw notFound('account');
    return account;
  };
  return {
    async create(input) {
      const accessToken = newAccessToken();
      const signingSecret = newSigningSecret();
      const account: AccountRecord = {
        _id: newId('acc'),
        email: input.email.trim().toLowerCase(),
        name: input.name ?? input.email,
        plan: input.plan,
        limits: {},
        accessTokenHash: sha256Hex(accessToken),
        signingSecret: secrets.seal(signingSecret),
        createdAt: clock.now(),
      };
      try {
        await db.accounts.create([account]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw new AppError('conflict', 'An account with this e-mail address exists.');
      }
      return { account, accessToken, signingSecret };
    },
    list: () => db.accounts.find().sort({ _id: 1 }).lean(),
    async rotateToken(accountId) {
      const accessToken = newAccessToken();
      await update(accountId, { accessTokenHash: sha256Hex(accessToken) });
      return { accessToken };
    },
    async rotateOwnToken(caller, { currentToken, sessionSecret: secret }) {
      const { accountId } = caller.owner;
      const accessToken = newAccessToken();
      const accessTokenHash = sha256Hex(accessToken);
      await db.transaction(accountId, async (session) => {
        const current = { _id: accountId, accessTokenHash: sha256Hex(currentToken) };
        const { matchedCount } = await db.accounts.updateOne(current, { $set: { accessTokenHash } }, { session });
        if (matchedCount === 0) throw notTheToken();
        await keepSession(db, { accountId, secret, accessTokenHash }, session);
        const event = { action: 'account.token_rotated', resourceType: 'account', resourceId: accountId } as const;
        await audit.writeForBothModes(caller, event, session);
      });
      return { accessToken };
    },
    byAccessToken(token, guard = UNGUARDED) {
      const accessTokenHash = sha256Hex(token);
      return tokens.find(accessTokenHash, () => db.accounts.findOne({ accessTokenHash }).lean(), guard);
    },
    async signingSecret(accountId) {
      const account = await db.accounts.findById(accountId).lean();
      if (account === null) throw notFound('account');
      return secrets.open(account.signingSecret);
    },
    async rotateSigningSecret(accountId) {
      const signingSecret = newSigningSecret();
      await update(accountId, { signingSecret: secrets.seal(signingSecret) });
      return signingSecret;
    },
  };
}

function notTheToken(): AppError {
  const message = "must be the account's access token";
  return new AppError('validation_error', `access_token ${message}.`, { errors: [{ path: 'access_token', message }] });
}

function newAccessToken(): string {
  return `bs_at_${randomBase62(40)}`;
}

/** Standard Webhooks' form: `whsec_` and base64 of 32 random bytes. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, testClock } from '../../tests/harness/stores.ts';
import { createSecretBox, sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import { createAccountService } from './accounts.ts';
import { createAccountOperations } from './operations.ts';
import { createSessionService, MAX_SESSIONS } from './sessions.ts';

const HOUR_MS = 3_600_000;

describe('a session of the dashboard', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  const setUp = async () => {
    const clock = testClock();
    const accounts = createAccountService({ db, clock, secrets: createSecretBox(randomBytes(32).toString('base64')) });
    const email = `${randomBytes(6).toString('hex')}@partner.example`;
    const { account } = await accounts.create({ email, plan: 'pro' });
    const service = createSessionService({ db, clock });
    const { secret } = await service.start(account);
    return { clock, accounts, account, service, secret };
  };

  it('is stored as the hash of its secret, with nothing personal', async () => {
    const { account, secret } = await setUp();
    expect(secret).toMatch(/^bs_ses_[0-9A-Za-z]{40}$/);
    const stored = await db.dashboardSessions.find({ accountId: account._id }).lean();
    expect(stored).toEqual([
      {
        _id: sha256Hex(secret),
        accountId: account._id,
        accessTokenHash: account.accessTokenHash,
        expiresAt: expect.any(Date),
      },
    ]);
  });

  it('ends after 12 hours without use, and each use begins them anew', async () => {
    const { clock, service, secret, account } = await setUp();
    for (let times = 0; times < 3; times += 1) {
      clock.advance(12 * HOUR_MS - 60_001);
      expect((await service.find(secret))?.account._id).toBe(account._id);
    }
    clock.advance(12 * HOUR_MS);
    expect(await service.find(secret)).toBeNull();
  });

  it('ends when ten others of its account were used later', async () => {
    const { clock, service, secret, account } = await setUp();
    const others: string[] = [];
    for (let count = 0; count < MAX_SESSIONS; count += 1) {
      clock.advance(1_000);
      others.push((await service.start(account)).secret);
    }
    expect(await service.find(secret)).toBeNull();
    for (const other of others) expect(await service.find(other)).not.toBeNull();
  });

  it('writes its new end once a minute, and tells it', async () => {
    const { clock, service, secret } = await setUp();
    expect((await service.find(secret))?.renewedUntil).toBeNull();
    clock.advance(60_000);
    expect((await service.find(secret))?.renewedUntil).toEqual(new Date(clock.now().getTime() + 12 * HOUR_MS));
    expect((await service.find(secret))?.renewedUntil).toBeNull();
  });

  it('ends at once, for every process, by its sign-out, which leaves the others', async () => {
    const { clock, service, secret, account } = await setUp();
    const elsewhere = createSessionService({ db, clock });
    const other = await elsewhere.start(account);
    expect(await elsewhere.find(secret)).not.toBeNull();
    await service.end([secret]);
    await service.end(['bs_ses_unknown']);
    expect([await service.find(secret), await elsewhere.find(secret)]).toEqual([null, null]);
    expect(await service.find(other.secret)).not.toBeNull();
  });

  it('is not brought back by a use that was under way at its end', async () => {
    const { clock, service, secret } = await setUp();
    clock.advance(HOUR_MS);
    await Promise.all([...Array.from({ length: 5 }, () => service.find(secret)), service.end([secret])]);
    expect(await db.dashboardSessions.findById(sha256Hex(secret)).lean()).toBeNull();
  });

  it('ends when the account gets another access token', async () => {
    const { accounts, account, service, secret } = await setUp();
    await accounts.rotateToken(account._id);
    expect(await service.find(secret)).toBeNull();
  });

  it('ends with the account', async () => {
    const { account, service, secret } = await setUp();
    await db.accounts.deleteOne({ _id: account._id });
    expect(await service.find(secret)).toBeNull();
  });

  it('ends with a suspension, and does not come back after it', async () => {
    const { clock, account, service, secret } = await setUp();
    const operations = createAccountOperations({ db, clock });
    await operations.suspend('test', account._id);
    expect(await service.find(secret)).toBeNull();
    await operations.resume('test', account._id);
    expect(await createSessionService({ db, clock }).find(secret)).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnCommand } from '../harness/cli.ts';
import { createClient, keepsWithin, until } from '../harness/http.ts';
import { type ApiServer, startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { shiftedBy } from '../harness/shifted.ts';

const SHIFTS_MS = [-60_000, 0, 60_000] as const;
type Shift = (typeof SHIFTS_MS)[number];

describe('where the clocks of the hosts differ by a minute,', () => {
  let platform: TestPlatform;
  let apiServers: ApiServer[];
  beforeAll(async () => {
    platform = await startPlatform();
    apiServers = await Promise.all(SHIFTS_MS.map((ms) => platform.spawnApiServer(ms === 0 ? {} : shiftedBy(ms))));
  });
  afterAll(() => platform.stop());

  /** The server whose clock is that far off. */
  const serverAt = (ms: Shift) => apiServers[SHIFTS_MS.indexOf(ms)]?.url ?? '';
  const answerOf = (url: string, key: string) => createClient(url, { key })('GET', '/v1/profiles');
  const everywhere = async (key: string, what: string, holds: (url: string) => Promise<boolean>) => {
    for (const { url } of apiServers) await until(`${what} of ${key} at ${url}`, () => holds(url));
  };
  const isStatus = (key: string, status: number) => async (url: string) => (await answerOf(url, key)).status === status;
  /** Every server has accepted the key, changes what all cache of it, and follows. */
  const followWithin5s = (
    change: (account: TestAccount) => Promise<unknown>,
    holds: (key: string) => (url: string) => Promise<boolean>,
  ) =>
    keepsWithin(5_000, async () => {
      const account = await platform.account();
      await everywhere(account.liveKey, 'the acceptance', isStatus(account.liveKey, 200));
      await change(account);
      const changedAt = performance.now();
      await everywhere(account.liveKey, 'the change', holds(account.liveKey));
      return performance.now() - changedAt;
    });
  const cli = (ms: number, ...args: readonly string[]) => spawnCommand(platform, args, shiftedBy(ms));

  describe.each(SHIFTS_MS)('by %i ms at the host of the change, every server', (ms) => {
    const keysOf = async (account: TestAccount) => {
      const call = createClient(serverAt(ms), { bearer: account.accessToken });
      const listed = (await call('GET', '/v1/keys')).at('data') as { id: string; prefix: string }[];
      return { call, id: listed.find(({ prefix }) => account.liveKey.startsWith(prefix))?.id ?? '' };
    };

    it('refuses a revoked key within five seconds', async () => {
      await followWithin5s(
        async (account) => {
          const { call, id } = await keysOf(account);
          expect((await call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
        },
        (key) => isStatus(key, 401),
      );
    });

    it('refuses a key that was rotated without an overlap within five seconds', async () => {
      await followWithin5s(
        async (account) => {
          const { call, id } = await keysOf(account);
          expect((await call('POST', `/v1/keys/${id}/rotate`, { body: { overlap_hours: 0 } })).status).toBe(201);
        },
        (key) => isStatus(key, 401),
      );
    });

    it('refuses the keys of a suspended account within five seconds', async () => {
      await followWithin5s(
        ({ accountId }) => cli(ms, 'accounts', 'suspend', accountId, '--json'),
        (key) => isStatus(key, 403),
      );
    });

    it('applies changed limits within five seconds', async () => {
      await followWithin5s(
        ({ accountId }) => cli(ms, 'accounts', 'set-limits', accountId, '--per-minute', '7', '--json'),
        (key) => async (url) => (await answerOf(url, key)).headers.get('ratelimit-policy')?.includes('q=7;') === true,
      );
    });
  });
});

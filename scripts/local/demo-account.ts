import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../shared/core/clock.ts';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import { openPlatform } from '../cli/platform.ts';

/**
 * Creates the demo account of an embedded start and writes `$DATA_DIR/dev-credentials.json` (mode 600), once. After an
 * interrupted run it creates a new account; an incomplete one is empty.
 */
async function main(): Promise<void> {
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  const file = join(dataDir, 'dev-credentials.json');
  if (existsSync(file)) return;
  const platform = await openPlatform(process.env, systemClock);
  try {
    const existing = (await platform.accounts.list()).length;
    const { account, accessToken, signingSecret } = await platform.accounts.create({
      email: existing === 0 ? 'demo@saju.localhost' : `demo-${systemClock.now().getTime()}@saju.localhost`,
      name: 'Demo',
      plan: 'enterprise',
    });
    const live = await platform.keys.create(account._id, { name: 'demo', type: 'live', permissions: PERMISSIONS });
    const test = await platform.keys.create(account._id, { name: 'demo', type: 'test', permissions: PERMISSIONS });
    const { config } = platform;
    const credentials = {
      base_url: `http://127.0.0.1:${config.port}`,
      ops_url: `http://127.0.0.1:${config.opsPort}`,
      ops_user: config.opsUser,
      ops_password: config.opsPassword,
      account_id: account._id,
      access_token: accessToken,
      signing_secret: signingSecret,
      live_key: live.key,
      test_key: test.key,
    };
    await mkdir(dataDir, { recursive: true });
    // Atomic: written to another file and renamed.
    await writeFile(`${file}.new`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
  } finally {
    await platform.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`demo account: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type DatabaseHandle,
  type ServiceHandle,
  startDatabase,
  startRedis,
} from '../../scripts/local/services/index.mjs';

/** Database and Redis for one test file, which may stop and kill them. */
export interface OwnServices {
  readonly database: DatabaseHandle;
  readonly redis: ServiceHandle;
  /** For `startPlatform`: an unused database, because a slow drop of another may still run. */
  freshSettings(): { readonly MONGODB_URL: string; readonly REDIS_URL: string };
  stop(): Promise<void>;
}

export async function startOwnServices(): Promise<OwnServices> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saju-outage-'));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root
  const log = () => undefined;
  const [database, redis] = await Promise.all([
    startDatabase({ dataDir, throwaway: true, log }),
    startRedis({ dir: path.join(dataDir, 'redis'), throwaway: true, log }),
  ]);
  let databases = 0;
  return {
    database,
    redis,
    freshSettings() {
      databases += 1;
      return { MONGODB_URL: database.url.replace('/?', `/outages_${databases}?`), REDIS_URL: redis.url };
    },
    async stop() {
      await Promise.all([database.stop(), redis.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

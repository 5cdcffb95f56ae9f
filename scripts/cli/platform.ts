import { type AccountService, createAccountService } from '../../shared/accounts/accounts.ts';
import { createKeyService, type KeyService } from '../../shared/accounts/keys.ts';
import { type AccountOperations, createAccountOperations } from '../../shared/accounts/operations.ts';
import type { Clock } from '../../shared/core/clock.ts';
import { type Config, ConfigError, loadConfig } from '../../shared/core/config.ts';
import { createLogger, type Logger } from '../../shared/core/logger.ts';
import { createSecretBox, type SecretBox } from '../../shared/core/secrets.ts';
import { connectDatabase, type Database } from '../../shared/db/connect.ts';
import { watchDatabaseClock } from '../../shared/db/database-clock.ts';
import { openSecretBox } from '../../shared/db/naming-key.ts';

/** The services that commands use: the same as those of the API server. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  /** The database's, which is compared with times that other hosts have written. */
  readonly databaseClock: Clock;
  readonly secrets: SecretBox;
  readonly accounts: AccountService;
  readonly operations: AccountOperations;
  readonly keys: KeyService;
  readonly logger: Logger;
  close(): Promise<void>;
}

/** Enough for a busy machine. With a wrong address the command fails after it. */
const DATABASE_WAIT_MS = 5_000;

export interface OpenOptions {
  /** For the command after the loss of `SECRETS_KEY`: nothing of what is stored need open. */
  readonly acceptsLostKey?: boolean;
}

/** @throws ConfigError, also when `SECRETS_KEY` is not the one of the database */
export async function openPlatform(
  environment: Readonly<Record<string, string | undefined>>,
  clock: Clock,
  { acceptsLostKey = false }: OpenOptions = {},
): Promise<Platform> {
  const config = loadConfig(environment);
  const db = await connectDatabase(config.mongodbUrl, { maxPoolSize: 5, waitMs: DATABASE_WAIT_MS });
  const secrets = await openSecretBox(db, config).catch(async (error: unknown) => {
    if (acceptsLostKey && error instanceof ConfigError)
      return createSecretBox(config.secretsKey, config.previousSecretsKeys);
    await db.close();
    throw error;
  });
  const logger = createLogger({ level: 'silent', service: 'cli' });
  const databaseClock = await watchDatabaseClock({ db, logger });
  return {
    config,
    db,
    clock,
    databaseClock,
    secrets,
    accounts: createAccountService({ db, clock, secrets }),
    operations: createAccountOperations({ db, clock: databaseClock }),
    keys: createKeyService({ db, clock: databaseClock, logger }),
    logger,
    async close() {
      await databaseClock.close();
      await db.close();
    },
  };
}

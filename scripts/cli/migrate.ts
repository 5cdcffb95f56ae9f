import { Command } from 'commander';
import { loadConfig } from '../../shared/core/config.ts';
import { migrateDatabase } from '../../shared/db/connect.ts';
import type { CommandContext } from './context.ts';
import { type Output, print } from './output.ts';

const DATABASE_WAIT_MS = 5_000;

/** `migrate`: moves the database to the schema version of this release. */
export function migrateCommand(context: CommandContext): Command {
  return new Command('migrate')
    .description('move the database to the schema version of this release; see docs/upgrade.md')
    .option('--json', 'one line of JSON')
    .action(async (options: Output) => {
      const { mongodbUrl } = loadConfig(context.environment);
      const { from, to, steps } = await migrateDatabase(mongodbUrl, { maxPoolSize: 5, waitMs: DATABASE_WAIT_MS });
      print(context, { schema_version: to, from, steps }, options);
    });
}

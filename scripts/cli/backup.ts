import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { packageVersion } from '../../shared/core/config.ts';
import { makeEmptyDirectory } from '../../shared/operations/export-account.ts';
import type { CommandContext } from './context.ts';
import { UsageError } from './exit-codes.ts';
import { type Output, print } from './output.ts';

/** Of scripts/local/backup, which run.mjs names: it belongs to the embedded engine, and is not built. */
interface BackupModule {
  backUp(options: BackupOptions): Promise<Manifest>;
  restore(options: { dataDir: string; from: string; log: Log }): Promise<Manifest>;
}

type Log = (line: string) => void;

interface BackupOptions {
  readonly dataDir: string;
  readonly out: string;
  /** Undefined: without. */
  readonly secrets: Readonly<Record<string, string>> | undefined;
  readonly release: string;
  readonly log: Log;
}

interface Manifest {
  readonly complete_until: string;
  readonly with_secrets: boolean;
  readonly files: Readonly<Record<string, { readonly bytes: number }>>;
}

const SECRETS = ['SECRETS_KEY', 'SECRETS_KEY_PREVIOUS', 'OPS_PASSWORD'] as const;

/** `backup --out <dir>`: the embedded database, beside everything that runs. */
export function backupCommand(context: CommandContext): Command {
  return new Command('backup')
    .description('back up the embedded database while everything runs; see docs/backup.md')
    .requiredOption('--out <dir>', 'a directory that is new or empty')
    .option('--without-secrets', "leave SECRETS_KEY, the operators' password and the demo keys out")
    .option('--json', 'one line of JSON')
    .action(async (options: Output & { out: string; withoutSecrets?: boolean }) => {
      const { environment } = context;
      const { module, dataDir } = await embedded(context);
      await makeEmptyDirectory(options.out);
      const known = SECRETS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []));
      const secrets = options.withoutSecrets === true ? undefined : Object.fromEntries(known);
      const out = path.resolve(options.out);
      const manifest = await module.backUp({ dataDir, out, secrets, release: packageVersion(), log: logTo(context) });
      print(context, { out, ...present(manifest) }, options);
    });
}

/** `restore --from <dir>`: fills an absent or empty data folder. */
export function restoreCommand(context: CommandContext): Command {
  return new Command('restore')
    .description('fill an absent or empty DATA_DIR from a backup; see docs/backup.md')
    .requiredOption('--from <dir>', 'what backup has written')
    .option('--json', 'one line of JSON')
    .action(async (options: Output & { from: string }) => {
      const { module, dataDir } = await embedded(context);
      const manifest = await module.restore({ dataDir, from: path.resolve(options.from), log: logTo(context) });
      const next = manifest.with_secrets
        ? 'npm start'
        : 'npm start with the SECRETS_KEY of then: without it signing secrets cannot be opened';
      print(context, { data_dir: dataDir, ...present(manifest), next }, options);
    });
}

async function embedded({ environment }: CommandContext): Promise<{ module: BackupModule; dataDir: string }> {
  const { SAJU_BACKUP_MODULE: file, DATA_DIR: dataDir, MONGODB_URL: own } = environment;
  if (file === undefined || dataDir === undefined) {
    throw new UsageError(
      'backup and restore are for the database of `npm start`: run npm run -s cli -- … in its checkout.',
    );
  }
  if (own !== undefined && own !== '') {
    throw new UsageError('MONGODB_URL names a database of your own: use its own backup (docs/backup.md).');
  }
  return { module: await import(pathToFileURL(file).href), dataDir };
}

function logTo({ stderr }: CommandContext): Log {
  return (line) => stderr.write(`${line}\n`);
}

function present({ complete_until, with_secrets, files }: Manifest) {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return { complete_until, with_secrets, files: Object.keys(files).length, bytes };
}

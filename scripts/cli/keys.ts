import { Command, InvalidArgumentError } from 'commander';
import { HOUR_MS } from '../../shared/core/clock.ts';
import { DEFAULT_PERMISSIONS, PERMISSIONS, type Permission } from '../../shared/core/permissions.ts';
import type { ApiKeyRecord } from '../../shared/db/models/api-keys.ts';
import { accountId } from './accounts.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { timestamp } from './dates.ts';
import { recordAct } from './operator.ts';
import { type Output, print, printRows } from './output.ts';
import type { Platform } from './platform.ts';

const MAX_OVERLAP_HOURS = 168;
const WORDING = { expiresAt: '--expires-at', revoke: 'keys revoke <key id>' } as const;

/** `keys create | list | rotate | revoke` */
export function keyCommands(context: CommandContext): Command {
  const keys = new Command('keys').description('API keys of an account');
  keys
    .command('create')
    .description('create an API key; prints it once')
    .requiredOption('--account <id or e-mail>', 'their owner')
    .option('--name <name>', 'purpose of the key', 'command line')
    .option('--type <type>', 'live or test', keyType, 'live')
    .option(
      '--permissions <names>',
      `comma-separated, or 'all'; default: ${DEFAULT_PERMISSIONS.join(', ')}`,
      permissions,
    )
    .option('--expires-at <timestamp>', 'ISO 8601', timestamp)
    .option('--json', 'one line of JSON')
    .action(
      async (options: {
        account: string;
        name: string;
        type: 'live' | 'test';
        permissions?: Permission[];
        expiresAt?: Date;
        json?: boolean;
      }) => {
        const { record, key } = await withPlatform(context, async (platform) => {
          const created = await platform.keys.create(await accountId(platform, options.account), options, WORDING);
          await recordKeyAct(platform, 'key.created', created.record);
          return created;
        });
        print(context, { ...present(record), key }, options);
      },
    );
  keys
    .command('list')
    .description('keys of both modes, also ended ones')
    .requiredOption('--account <id or e-mail>', 'their owner')
    .option('--json', 'one line of JSON')
    .action(async (options: { account: string; json?: boolean }) => {
      const all = await withPlatform(context, async (platform) => {
        const id = await accountId(platform, options.account);
        const pages: ApiKeyRecord[] = [];
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await platform.keys.list(id, { limit: 100, cursor });
          pages.push(...page.items);
          cursor = page.nextCursor;
        }
        return pages;
      });
      printRows(context, all.map(present), options, ['id', 'name', 'type', 'prefix', 'expires_at', 'revoked_at']);
    });
  keys
    .command('rotate')
    .description('replace a key by a new one of the same kind; prints it once')
    .argument('<key id>')
    .requiredOption('--account <id or e-mail>', 'their owner')
    .option('--overlap-hours <count>', `until the old one ends, 0 to ${MAX_OVERLAP_HOURS}`, overlapHours, 24)
    .option('--json', 'one line of JSON')
    .action(async (keyId: string, options: Output & { account: string; overlapHours: number }) => {
      const { record, key } = await withPlatform(context, async (platform) => {
        const id = await accountId(platform, options.account);
        const rotated = await platform.keys.rotate(id, keyId, options.overlapHours * HOUR_MS);
        await recordKeyAct(platform, 'key.rotated', rotated.record, { inPlaceOf: keyId });
        return rotated;
      });
      print(context, { ...present(record), key }, options);
    });
  keys
    .command('revoke')
    .description('end a key; it is refused within 5 s, for good')
    .argument('<key id>')
    .requiredOption('--account <id or e-mail>', 'their owner')
    .option('--json', 'one line of JSON')
    .action(async (keyId: string, options: { account: string; json?: boolean }) => {
      const revoked = await withPlatform(context, async (platform) => {
        const record = await platform.keys.revoke(await accountId(platform, options.account), keyId);
        await recordKeyAct(platform, 'key.revoked', record);
        return record;
      });
      print(context, present(revoked), options);
    });
  return keys;
}

function recordKeyAct(
  platform: Platform,
  action: 'key.created' | 'key.rotated' | 'key.revoked',
  { _id: keyId, accountId, name, type, permissions }: ApiKeyRecord,
  more: { readonly inPlaceOf?: string } = {},
): Promise<void> {
  return recordAct(platform, action, { accountId, keyId, name, type, permissions, ...more });
}

function present(record: ApiKeyRecord) {
  return {
    id: record._id,
    account_id: record.accountId,
    name: record.name,
    type: record.type,
    prefix: record.prefix,
    permissions: record.permissions,
    created_at: record.createdAt.toISOString(),
    last_used_at: record.lastUsedAt?.toISOString() ?? null,
    expires_at: record.expiresAt?.toISOString() ?? null,
    revoked_at: record.revokedAt?.toISOString() ?? null,
    rotated_to: record.rotatedTo ?? null,
  };
}

function keyType(text: string): 'live' | 'test' {
  if (text !== 'live' && text !== 'test') throw new InvalidArgumentError('It must be live or test.');
  return text;
}

function permissions(text: string): Permission[] {
  if (text === 'all') return [...PERMISSIONS];
  return text.split(',').map((name) => {
    const known = PERMISSIONS.find((permission) => permission === name.trim());
    if (known === undefined) throw new InvalidArgumentError(`'${name}' is not one of ${PERMISSIONS.join(', ')}.`);
    return known;
  });
}

function overlapHours(text: string): number {
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours > MAX_OVERLAP_HOURS) {
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${MAX_OVERLAP_HOURS}.`);
  }
  return hours;
}

import { Command, InvalidArgumentError } from 'commander';
import type { ModelFallbacks } from '../../shared/accounts/fallbacks.ts';
import { AppError } from '../../shared/core/errors.ts';
import { MODEL_NAMES, type ModelName } from '../../shared/core/models.ts';
import { PLANS, type Plan } from '../../shared/core/plans.ts';
import type { AccountRecord } from '../../shared/db/models/accounts.ts';
import { deleteAccount } from '../../shared/operations/delete-account.ts';
import { exportAccount } from '../../shared/operations/export-account.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { operatorName, recordAct } from './operator.ts';
import { type Output, print, printRows } from './output.ts';
import type { Platform } from './platform.ts';
import { withQueues } from './queues.ts';

/** `accounts create | list | set-limits | set-plan | set-fallbacks | suspend | resume | rotate-token | export | delete` */
export function accountCommands(context: CommandContext): Command {
  const accounts = new Command('accounts').description('accounts and their access tokens');
  accounts
    .command('create')
    .description('create an account; prints its access token and signing secret once')
    .requiredOption('--email <address>', 'unique', email)
    .option('--name <name>', 'shown to operators')
    .option('--plan <plan>', PLANS.join(', '), plan, 'business')
    .option('--json', 'one line of JSON')
    .action(async (options: { email: string; name?: string; plan: Plan; json?: boolean }) => {
      const created = await withPlatform(context, ({ accounts: service }) =>
        service.create({
          email: options.email,
          plan: options.plan,
          ...(options.name === undefined ? {} : { name: options.name }),
        }),
      );
      print(
        context,
        {
          account_id: created.account._id,
          email: created.account.email,
          plan: created.account.plan,
          access_token: created.accessToken,
          signing_secret: created.signingSecret,
        },
        options,
      );
    });
  accounts
    .command('list')
    .description('all accounts, with plan, limits and suspension')
    .option('--json', 'one line of JSON')
    .action(async (options: { json?: boolean }) => {
      const all = await withPlatform(context, ({ accounts: service }) => service.list());
      printRows(context, all.map(present), options, [
        'account_id',
        'email',
        'plan',
        'per_minute',
        'per_day',
        'suspended_at',
      ]);
    });
  accounts
    .command('set-limits')
    .description("override an account's plan limits, below the ceilings of live and test mode")
    .argument('<account id or e-mail>')
    .option('--per-minute <count>', 'requests per minute', count)
    .option('--per-day <count>', "requests per KST day, or 'none'", countOrNone)
    .option('--json', 'one line of JSON')
    .action(async (account: string, options: { perMinute?: number; perDay?: number | 'none'; json?: boolean }) => {
      const limits = {
        ...(options.perMinute === undefined ? {} : { perMinute: options.perMinute }),
        ...(options.perDay === undefined ? {} : { perDay: options.perDay === 'none' ? null : options.perDay }),
      };
      const changed = await withPlatform(context, async (platform) =>
        platform.operations.setLimits(operatorName(platform), await accountId(platform, account), limits),
      );
      print(context, present(changed), options);
    });
  accounts
    .command('set-plan')
    .description('change the plan; limits set with set-limits stay')
    .argument('<account id or e-mail>')
    .argument('<plan>', PLANS.join(', '), plan)
    .option('--json', 'one line of JSON')
    .action((account: string, wanted: Plan, options: Output) =>
      operate(context, account, options, ({ operations }, operator, id) => operations.setPlan(operator, id, wanted)),
    );
  accounts
    .command('set-fallbacks')
    .description('let other models answer, in this order, when one fails; see docs/operations.md')
    .argument('<account id or e-mail>')
    .requiredOption('--model <model>', MODEL_NAMES.join(', '), modelName)
    .requiredOption('--to <models>', "at most two others, separated by commas, or 'none'", modelNames)
    .option('--background', 'also in batches, daily runs and warming')
    .option('--json', 'one line of JSON')
    .action((account: string, options: Output & ModelFallbacks) =>
      operate(context, account, options, ({ operations }, operator, id) =>
        operations.setFallbacks(operator, id, options.model, options.to, options),
      ),
    );
  accounts
    .command('suspend')
    .description('refuse its calls within 5 s and end its queued work; see docs/operations.md')
    .argument('<account id or e-mail>')
    .option('--reason <text>', 'is kept in the audit log')
    .option('--json', 'one line of JSON')
    .action((account: string, options: Output & { reason?: string }) =>
      operate(context, account, options, ({ operations }, operator, id) =>
        operations.suspend(operator, id, options.reason),
      ),
    );
  accounts
    .command('resume')
    .description('end its suspension; its calls are accepted within 5 s')
    .argument('<account id or e-mail>')
    .option('--reason <text>', 'is kept in the audit log')
    .option('--json', 'one line of JSON')
    .action((account: string, options: Output & { reason?: string }) =>
      operate(context, account, options, ({ operations }, operator, id) =>
        operations.resume(operator, id, options.reason),
      ),
    );
  accounts
    .command('rotate-token')
    .description('replace the access token; the old one is invalid at once')
    .argument('<account id or e-mail>')
    .option('--json', 'one line of JSON')
    .action(async (account: string, options: { json?: boolean }) => {
      const rotated = await withPlatform(context, async (platform) => {
        const id = await accountId(platform, account);
        await recordAct(platform, 'account.token_rotated', { accountId: id });
        return { account_id: id, access_token: (await platform.accounts.rotateToken(id)).accessToken };
      });
      print(context, rotated, options);
    });
  accounts
    .command('export')
    .description('write everything of an account as JSON Lines; see docs/privacy.md')
    .argument('<account id or e-mail>')
    .requiredOption('--out <dir>', 'a directory that is new or empty')
    .option('--json', 'one line of JSON')
    .action(async (account: string, options: Output & { out: string }) => {
      const manifest = await withPlatform(context, async (platform) => {
        const id = await accountId(platform, account);
        const record = () => recordAct(platform, 'account.exported', { accountId: id });
        return exportAccount(platform, id, options.out, record);
      });
      const { account_id, records, files } = manifest;
      const written = { account_id, out: options.out, records };
      print(context, options.json === true ? { ...written, files } : written, options);
    });
  accounts
    .command('delete')
    .description('delete all data of an account but the ledger of charges; see docs/privacy.md')
    .argument('<account id or e-mail>')
    .requiredOption('--confirm <e-mail>', 'of the account')
    .option('--json', 'one line of JSON')
    .action(async (account: string, options: Output & { confirm: string }) => {
      const deleted = await withPlatform(context, async (platform) => {
        // By its id also once its record is gone: a run that was killed is repeated.
        const id = account.includes('@') ? await accountId(platform, account) : account;
        return withQueues(platform, (queues) => {
          const deps = { ...platform, ...queues, clock: platform.databaseClock };
          return deleteAccount(deps, operatorName(platform), id, options.confirm);
        });
      });
      const { accountId: account_id, erasedFromRedis, ledgerCalls, ledgerUsd } = deleted;
      const counts = Object.entries(deleted.erased).map(([name, count]) => `${name} ${count}`);
      const erased = options.json === true ? deleted.erased : counts;
      const ledger = { ledger_calls: ledgerCalls, ledger_usd: ledgerUsd };
      print(context, { account_id, erased, erased_from_redis: erasedFromRedis, ...ledger }, options);
    });
  return accounts;
}

/** Changes an account as an operator, and prints it. */
async function operate(
  context: CommandContext,
  name: string,
  options: Output,
  change: (platform: Platform, operator: string, id: string) => Promise<AccountRecord>,
): Promise<void> {
  const changed = await withPlatform(context, async (platform) =>
    change(platform, operatorName(platform), await accountId(platform, name)),
  );
  print(context, present(changed), options);
}

/** The id of an account named by id or e-mail. @throws not_found */
export async function accountId(
  platform: { readonly accounts: { list(): Promise<AccountRecord[]> } },
  name: string,
): Promise<string> {
  const all = await platform.accounts.list();
  const found = all.find((account) => account._id === name || account.email === name.toLowerCase());
  if (found === undefined) throw new AppError('not_found', `No account '${name}'. See: accounts list`);
  return found._id;
}

function present(account: AccountRecord) {
  const inBackground = new Set<string>(account.backgroundFallbacks);
  return {
    account_id: account._id,
    email: account.email,
    name: account.name,
    plan: account.plan,
    per_minute: account.limits.perMinute ?? null,
    per_day: account.limits.perDay === null ? 'none' : (account.limits.perDay ?? null),
    fallbacks:
      Object.entries(account.fallbacks ?? {})
        .map(([model, to]) => `${model}: ${to.join(', ')}${inBackground.has(model) ? ' (also in the background)' : ''}`)
        .join('; ') || 'none',
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  };
}

function email(text: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) throw new InvalidArgumentError('It is not an e-mail address.');
  return text;
}

function plan(text: string): Plan {
  const known = PLANS.find((name) => name === text);
  if (known === undefined) throw new InvalidArgumentError(`It must be one of ${PLANS.join(', ')}.`);
  return known;
}

function modelName(text: string): ModelName {
  const known = MODEL_NAMES.find((name) => name === text);
  if (known === undefined) throw new InvalidArgumentError(`It must be one of ${MODEL_NAMES.join(', ')}.`);
  return known;
}

function modelNames(text: string): readonly ModelName[] {
  return text === 'none' ? [] : text.split(',').map((name) => modelName(name.trim()));
}

function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a positive whole number.');
  return Number(text);
}

/** Not null: commander treats null as a missing value. */
function countOrNone(text: string): number | 'none' {
  return text === 'none' ? text : count(text);
}

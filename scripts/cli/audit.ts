import { Command } from 'commander';
import type { AuditEntryRecord } from '../../shared/db/models/audit-entries.ts';
import type { OperatorActionRecord } from '../../shared/db/models/operator-actions.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { MAX_ROWS, rowLimit } from './limit.ts';
import { printRows } from './output.ts';

/** `audit tail`: what operators and accounts have done, newest first. */
export function auditCommands(context: CommandContext): Command {
  const audit = new Command('audit').description('the audit logs of operators and of all accounts');
  audit
    .command('tail')
    .description('the newest entries, newest first')
    .option('--operators', 'those of operators only', false)
    .option('--limit <count>', `1 to ${MAX_ROWS}`, rowLimit, 50)
    .option('--json', 'one line of JSON')
    .action(async (options: { operators: boolean; limit: number; json?: boolean }) => {
      const { limit, operators } = options;
      const rows = await withPlatform(context, async ({ db }) => {
        const [byOperators, byAccounts] = await Promise.all([
          db.operatorActions.find().sort({ _id: -1 }).limit(limit).lean(),
          operators ? [] : db.auditEntries.find().sort({ createdAt: -1 }).limit(limit).lean(),
        ]);
        const all = [...byOperators.map(ofOperator), ...byAccounts.map(ofAccount)];
        return all.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit);
      });
      printRows(context, rows, options, ['at', 'actor', 'action', 'target', 'reason', 'before', 'after']);
    });
  return audit;
}

function ofOperator({ createdAt, operator, action, target, reason, before, after }: OperatorActionRecord) {
  const what = { action, target, reason: reason ?? null, before, after };
  return { at: createdAt.toISOString(), actor: operator, account_id: null, ...what };
}

function ofAccount({ createdAt, actorApiKey, accountId, action, resourceId }: AuditEntryRecord) {
  const what = { action, target: resourceId, reason: null, before: null, after: null };
  return { at: createdAt.toISOString(), actor: actorApiKey, account_id: accountId, ...what };
}

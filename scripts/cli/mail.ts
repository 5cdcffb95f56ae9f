import { Command } from 'commander';
import type { MailRecord } from '../../shared/db/models/mails.ts';
import { mailText } from '../../shared/mail/texts.ts';
import { accountId } from './accounts.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { MAX_ROWS, rowLimit } from './limit.ts';
import { printRows } from './output.ts';

/** `mail list`: mails that were sent, are waiting, or are stored because no mail server is configured. */
export function mailCommands(context: CommandContext): Command {
  const mail = new Command('mail').description('mails to the owners of accounts');
  mail
    .command('list')
    .description('newest first; --json also shows the texts')
    .option('--account <id or e-mail>', 'only those of this account')
    .option('--limit <count>', `1 to ${MAX_ROWS}`, rowLimit, 50)
    .option('--json', 'one line of JSON')
    .action(async (options: { account?: string; limit: number; json?: boolean }) => {
      const mails = await withPlatform(context, async (platform) =>
        platform.db.mails
          .find(options.account === undefined ? {} : { accountId: await accountId(platform, options.account) })
          .sort({ _id: -1 })
          .limit(options.limit)
          .lean(),
      );
      printRows(
        context,
        mails.map((each) => ({ ...present(each), text: mailText(each).text })),
        options,
        ['id', 'to', 'kind', 'count', 'state', 'error', 'created_at'],
      );
    });
  return mail;
}

function present(mail: MailRecord) {
  return {
    id: mail._id,
    account_id: mail.accountId,
    to: mail.to,
    kind: mail.kind,
    subject: mailText(mail).subject,
    webhook_id: mail.kind === 'support.received' ? null : mail.params.webhookId,
    count: mail.count,
    webhook_disabled: mail.kind === 'webhook.disabled',
    state: mail.state,
    attempts: mail.attempts,
    error: mail.error,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}

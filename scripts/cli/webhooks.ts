import { Command } from 'commander';
import { recoverDeliveries } from '../../shared/webhooks/recover.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { timeOrAge } from './dates.ts';
import { type Output, print } from './output.ts';
import { withQueues } from './queues.ts';

/** `webhooks recover <id> --since <time>`: after a receiver was away. */
export function webhookCommands(context: CommandContext): Command {
  const webhooks = new Command('webhooks').description("partners' webhooks");
  webhooks
    .command('recover')
    .description('deliver again what has failed; a repetition finds only what has failed since')
    .argument('<webhook id>', 'whk_…')
    .requiredOption('--since <time>', 'of the events: ISO 8601, or an age such as 90m, 24h or 7d', timeOrAge)
    .option('--json', 'one line of JSON')
    .action(async (id: string, options: Output & { since: (now: Date) => Date }) => {
      const recovered = await withPlatform(context, (platform) => {
        const since = options.since(platform.clock.now());
        return withQueues(platform, async ({ producer }) => {
          const { webhook, redelivered } = await recoverDeliveries({ ...platform, producer }, id, since);
          return { webhook_id: id, account_id: webhook.accountId, since: since.toISOString(), redelivered };
        });
      });
      print(context, recovered, options);
    });
  return webhooks;
}

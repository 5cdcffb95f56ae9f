import { Command, Option } from 'commander';
import { notFound } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/ids.ts';
import { modeOf, ownedBy } from '../../shared/core/owner.ts';
import type { WebhookRecord } from '../../shared/db/models/webhooks.ts';
import { enableWebhook } from '../../shared/webhooks/operator.ts';
import { MAX_REPLAYED, REPLAY_STATUSES, type Replay, replayEvents } from '../../shared/webhooks/replay.ts';
import { accountId } from './accounts.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { timeOrAge } from './dates.ts';
import { MAX_ROWS, rowLimit } from './limit.ts';
import { operatorName } from './operator.ts';
import { type Output, print, printRows } from './output.ts';
import type { Platform } from './platform.ts';
import { withQueues } from './queues.ts';

type TimeOption = (now: Date) => Date;

const TIME = 'of the events: ISO 8601, or an age such as 90m, 24h or 7d';

/** `webhooks list | show | enable | replay | recover`: partners' webhooks, which it names by id and host. */
export function webhookCommands(context: CommandContext): Command {
  const webhooks = new Command('webhooks').description("partners' webhooks");
  webhooks
    .command('list')
    .description('newest first, with what is wrong with them')
    .option('--account <id or e-mail>', 'only those of this account')
    .option('--failing', 'only those that are off or whose last attempt failed', false)
    .option('--limit <count>', `1 to ${MAX_ROWS}`, rowLimit, 50)
    .option('--json', 'one line of JSON')
    .action(async (options: Output & { account?: string; failing: boolean; limit: number }) => {
      const rows = await withPlatform(context, async (platform) => {
        const found = await platform.db.webhooks
          .find({
            ...(options.account === undefined ? {} : { accountId: await accountId(platform, options.account) }),
            ...(options.failing ? { $or: [{ active: false }, { failureCount: { $gt: 0 } }] } : {}),
          })
          .sort({ _id: -1 })
          .limit(options.limit)
          .lean<WebhookRecord[]>();
        return found.map(present);
      });
      printRows(context, rows, options, [
        'webhook_id',
        'account_id',
        'mode',
        'host',
        'active',
        'disabled_reason',
        'failure_count',
      ]);
    });
  webhooks
    .command('show')
    .description('its state, and how many deliveries wait, failed, and were missed while it was off')
    .argument('<webhook id>', 'whk_…')
    .option('--json', 'one line of JSON')
    .action(async (id: string, options: Output) => {
      print(
        context,
        await withPlatform(context, async (platform) => show(platform, await webhookOf(platform, id))),
        options,
      );
    });
  webhooks
    .command('enable')
    .description('switch it on for its owner; what it missed is not sent until it is replayed')
    .argument('<webhook id>', 'whk_…')
    .option('--json', 'one line of JSON')
    .action(async (id: string, options: Output) => {
      const enabled = await withPlatform(context, async (platform) => {
        await webhookOf(platform, id);
        return enableWebhook(platform, operatorName(platform), id);
      });
      print(context, present(enabled), options);
    });
  webhooks
    .command('replay')
    .description('deliver what failed and what was missed again; a repetition queues nothing that has arrived since')
    .argument('<webhook id>', 'whk_…')
    .requiredOption('--since <time>', TIME, timeOrAge)
    .option('--until <time>', 'likewise', timeOrAge)
    .addOption(new Option('--status <status>', 'default: failed and missed').choices(REPLAY_STATUSES))
    .option('--json', 'one line of JSON')
    .action(
      async (
        id: string,
        options: Output & { since: TimeOption; until?: TimeOption; status?: (typeof REPLAY_STATUSES)[number] },
      ) => {
        const { queued, ...replayed } = await withPlatform(context, (platform) => {
          const now = platform.clock.now();
          return replay(platform, id, {
            since: options.since(now),
            until: options.until?.(now),
            status: options.status,
          });
        });
        print(context, { ...replayed, queued }, options);
      },
    );
  webhooks
    .command('recover')
    .description('the same as `replay --status failed`')
    .argument('<webhook id>', 'whk_…')
    .requiredOption('--since <time>', TIME, timeOrAge)
    .option('--json', 'one line of JSON')
    .action(async (id: string, options: Output & { since: TimeOption }) => {
      const { queued, ...replayed } = await withPlatform(context, (platform) =>
        replay(platform, id, { since: options.since(platform.clock.now()), status: 'failed' }),
      );
      print(context, { ...replayed, redelivered: queued }, options);
    });
  return webhooks;
}

async function webhookOf({ db }: Platform, id: string): Promise<WebhookRecord> {
  const webhook = isId('whk', id) ? await db.webhooks.findById(id).lean<WebhookRecord>() : null;
  if (webhook === null) throw notFound('webhook');
  return webhook;
}

/** Queues all of the period, however many. */
async function replay(platform: Platform, id: string, period: Replay) {
  const webhook = await webhookOf(platform, id);
  const queued = await withQueues(platform, async ({ producer }) => {
    for (let total = 0; ; ) {
      const count = await replayEvents({ ...platform, producer }, webhook, period);
      total += count;
      if (count < MAX_REPLAYED) return total;
    }
  });
  return { webhook_id: id, account_id: webhook.accountId, since: period.since.toISOString(), queued };
}

/** Without the rest of its address, which may hold a secret. */
function present(webhook: WebhookRecord) {
  return {
    webhook_id: webhook._id,
    account_id: webhook.accountId,
    mode: modeOf(webhook),
    host: new URL(webhook.url).host,
    events: webhook.events.join(),
    active: webhook.active,
    disabled_reason: webhook.disabledReason ?? null,
    disabled_at: webhook.disabledAt?.toISOString() ?? null,
    failure_count: webhook.failureCount,
    failing_since: webhook.failingSince?.toISOString() ?? null,
    last_triggered_at: webhook.lastTriggeredAt?.toISOString() ?? null,
    created_at: webhook.createdAt.toISOString(),
  };
}

async function show({ db }: Platform, webhook: WebhookRecord) {
  const { accountId } = webhook;
  const deliveries = { accountId, webhookId: webhook._id, kind: 'event' } as const;
  const [pending, failed, undelivered] = await Promise.all([
    db.deliveries.countDocuments({ ...deliveries, status: 'pending' }),
    db.deliveries.countDocuments({ ...deliveries, status: 'failed' }),
    db.events.countDocuments({
      ...ownedBy(webhook),
      $and: [{ undelivered: webhook._id }, { undelivered: { $gte: '' } }],
    }),
  ]);
  return { ...present(webhook), pending, failed, undelivered };
}

import { Command } from 'commander';
import { type BatchCounts, countItems } from '../../shared/batches/progress.ts';
import { notFound } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/ids.ts';
import { modeOf } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import { type BatchRecord, UNENDED } from '../../shared/db/models/batches.ts';
import { waitsOf } from '../../shared/operations/batches.ts';
import { createStoreReads } from '../../shared/operations/stores.ts';
import { holdSentence } from '../../shared/operations/words.ts';
import { accountId } from './accounts.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { MAX_ROWS, rowLimit } from './limit.ts';
import { type Output, print, printRows } from './output.ts';
import type { Platform } from './platform.ts';
import { withQueuesIfThere } from './queues.ts';

interface ListOptions extends Output {
  readonly account?: string;
  readonly all: boolean;
  readonly limit: number;
}

/** `batches list | show`: the batches of all accounts, and of the scheduled runs. */
export function batchCommands(context: CommandContext): Command {
  const batches = new Command('batches').description('batches of all accounts, and those of scheduled runs');
  batches
    .command('list')
    .description('those that have not ended, newest first, and why each is not done')
    .option('--all', 'ended ones too', false)
    .option('--account <id or e-mail>', 'only those of this account')
    .option('--limit <count>', `1 to ${MAX_ROWS}`, rowLimit, 50)
    .option('--json', 'one line of JSON')
    .action(async (options: ListOptions) => {
      const rows = await withPlatform(context, async (platform) => {
        const { db } = platform;
        const found = await db.batches
          .find({
            ...(options.account === undefined ? {} : { accountId: await accountId(platform, options.account) }),
            ...(options.all ? {} : { state: { $in: [...UNENDED] } }),
          })
          .sort({ _id: -1 })
          .limit(options.limit)
          .lean();
        return presentAll(platform, found);
      });
      printRows(context, rows, options, ['batch_id', 'state', 'model', 'open', 'total', 'failed', 'waits']);
    });
  batches
    .command('show')
    .description('its counts, why it is not done, and why items failed')
    .argument('<batch id>', 'batch_…')
    .option('--json', 'one line of JSON')
    .action(async (id: string, options: Output) => {
      const shown = await withPlatform(context, async (platform) => {
        const { db } = platform;
        const batch = isId('batch', id) ? await db.batches.findById(id).lean() : null;
        if (batch === null) throw notFound('batch');
        const [row] = await presentAll(platform, [batch]);
        return { ...row, ...(await itemsOf(db, batch)) };
      });
      print(context, shown, options);
    });
  return batches;
}

const NONE: BatchCounts = { completed: 0, failed: 0, canceled: 0, open: 0 };

async function presentAll(platform: Platform, batches: readonly BatchRecord[]) {
  if (batches.length === 0) return [];
  const [counts, waits] = await Promise.all([countItems(platform.db, batches), waitsInWords(platform, batches)]);
  return batches.map((batch) => ({
    batch_id: batch._id,
    account_id: batch.accountId,
    mode: modeOf(batch),
    kind: batch.kind,
    state: batch.state,
    model: batch.model,
    fortune_type: batch.fortuneType,
    fortune_date: batch.fortuneDate,
    total: batch.totalCount,
    ...(counts.get(batch._id) ?? NONE),
    waits: waits.get(batch._id) ?? null,
    created_at: batch.createdAt.toISOString(),
    completed_at: batch.completedAt?.toISOString() ?? null,
  }));
}

/** Why those that have not ended are not done, as on the operators' site; without Redis, as far as MongoDB knows. */
async function waitsInWords(platform: Platform, batches: readonly BatchRecord[]): Promise<ReadonlyMap<string, string>> {
  const running = batches.filter(({ completedAt }) => completedAt === null);
  if (running.length === 0) return new Map();
  const waits = await withQueuesIfThere(platform, (queues) =>
    waitsOf({ ...platform, ...queues }, createStoreReads(), running),
  );
  const sentences = [...waits].map(([id, holds]) => {
    return [id, holds.map((hold) => holdSentence(hold, 'en')).join(' ')] as const;
  });
  return new Map(sentences);
}

/** Items by state, and failed ones by their reason. */
async function itemsOf(db: Database, { _id: batchId, accountId: owner }: BatchRecord) {
  const rows = await db.batchItems.aggregate<{ _id: { state: string; reason: string | null }; count: number }>([
    { $match: { accountId: owner, batchId } },
    {
      $group: {
        _id: { state: '$state', reason: { $ifNull: ['$error.reason', { $ifNull: ['$error.code', null] }] } },
        count: { $sum: 1 },
      },
    },
  ]);
  const sumOf = (state: string) =>
    rows.filter(({ _id }) => _id.state === state).reduce((sum, { count }) => sum + count, 0);
  const failures = rows.filter(({ _id }) => _id.state === 'failed');
  return {
    waiting: sumOf('waiting'),
    started: sumOf('started'),
    failures: Object.fromEntries(failures.map(({ _id, count }) => [_id.reason ?? 'unknown', count])),
  };
}

import { Command } from 'commander';
import { createAuditLog } from '../../shared/accounts/audit.ts';
import { type BatchReconcileReport, reconcileBatches } from '../../shared/batches/watch.ts';
import { createEventService } from '../../shared/events/events.ts';
import { type ReconcileReport, reconcile } from '../../shared/generation/reconcile.ts';
import { enqueueDueRuns } from '../../shared/schedules/enqueue.ts';
import { type CommandContext, withPlatform } from './context.ts';
import { print } from './output.ts';
import { withQueues } from './queues.ts';

/** `reconcile [--dry-run]`: runs the reconciler, which otherwise runs every minute on schedule. */
export function reconcileCommand(context: CommandContext): Command {
  return new Command('reconcile')
    .description('find recorded work that makes no progress, and enqueue it again')
    .option('--dry-run', 'count and change nothing', false)
    .option('--json', 'one line of JSON')
    .action(async (options: { dryRun: boolean; json?: boolean }) => {
      const report = await withPlatform(context, (platform) =>
        withQueues(platform, async (queues) => {
          const { db, clock, logger } = platform;
          const audit = createAuditLog(db, clock);
          const events = createEventService({ db, clock, logger, producer: queues.producer });
          const deps = { ...platform, db, clock, logger, audit, events, ...queues };
          const runs = await enqueueDueRuns(deps, options);
          const report = await reconcile(deps, options);
          return { ...report, ...(await reconcileBatches(deps, options.dryRun)), runs };
        }),
      );
      print(context, present(report), options);
    });
}

function present(report: ReconcileReport & BatchReconcileReport & { readonly runs: number }) {
  const { timedOut, itemsSettled, batchesEnded, batchesContinued, callsCorrected, paymentsCorrected, ...others } =
    report;
  return {
    ...others,
    timed_out: timedOut,
    calls_corrected: callsCorrected,
    payments_corrected: paymentsCorrected,
    items_settled: itemsSettled,
    batches_ended: batchesEnded,
    batches_continued: batchesContinued,
  };
}

import type { ClientSession } from 'mongoose';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Logger } from '../core/logger.ts';
import type { Metrics } from '../core/metrics.ts';
import { accountsOf } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { eachPage } from '../db/each-page.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import type { Producer } from '../queues/producer.ts';
import { type DeliveryReconcileReport, reconcileDeliveries } from '../webhooks/reconcile.ts';
import { letWaitWithItsCall } from './begun-calls.ts';
import { ABANDONED_KIND, failGeneration, type PublishFailures } from './close.ts';
import { correctOpenCalls } from './correct-calls.ts';
import { correctPayments, findRecentlyFailed } from './correct-payments.ts';
import { enqueueGenerations } from './enqueue.ts';
import { failFortunes } from './failed-fortunes.ts';
import { findContent, withdrawCached } from './single-flight.ts';
import { type SettlementDeps, storeReservedFortune } from './store-fortune.ts';

export interface ReconcileReport extends DeliveryReconcileReport {
  /** Open generations queued again, or removed because their content exists. */
  readonly requeued: number;
  /** Open generations closed as failed: no worker started them in time, or none finished them long after. */
  readonly timedOut: number;
  /** Reserved fortunes stored from cached content. */
  readonly stored: number;
  /** Reserved fortunes removed because nothing will fill them. */
  readonly dropped: number;
  /** Open calls that named missing or ended generations. */
  readonly callsCorrected: number;
  /** Calls that had ended uncharged although they were due, and fortunes with another cost than their call. */
  readonly paymentsCorrected: number;
}

export interface ReconcileDeps extends SettlementDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** `reconcileAfterMs`: younger records still belong to the call that made them; an open generation is queued again after a tenth of it. */
  readonly config: Pick<Config, 'reconcileAfterMs' | 'webhookTimeoutMs'>;
  readonly producer: Producer;
  readonly publishFailures: PublishFailures;
  readonly metrics?: Pick<Metrics, 'charged'>;
  readonly logger: Logger;
}

/**
 * Finds records that do not progress, by lease and age, and restarts them: after a process died, or Redis lost its
 * data. Idempotent: a job that is still queued is found by its deduplication id.
 * @param options.dryRun counts and changes nothing.
 */
export async function reconcile(
  deps: ReconcileDeps,
  options: { readonly dryRun?: boolean } = {},
): Promise<ReconcileReport> {
  const dryRun = options.dryRun ?? false;
  const generations = await reconcileGenerations(deps, dryRun);
  const fortunes = await reconcileFortunes(deps, dryRun);
  const callsCorrected = await reconcileCalls(deps, dryRun);
  const paymentsCorrected = await correctPayments(deps, await findRecentlyFailed(deps), { dryRun });
  const deliveries = await reconcileDeliveries(deps, dryRun);
  return { ...generations, ...fortunes, callsCorrected, paymentsCorrected, ...deliveries };
}

/**
 * Of `reconcileAfterMs`. A job is queued right after its generation is recorded. Adding it twice has no effect (its
 * deduplication id), so what a failover of Redis lost need not wait longer.
 */
const REQUEUE_SHARE = 0.1;

async function reconcileGenerations(
  deps: ReconcileDeps,
  dryRun: boolean,
): Promise<Pick<ReconcileReport, 'requeued' | 'timedOut'>> {
  const { db, clock, config, producer } = deps;
  const { reconcileAfterMs } = config;
  const requeueAfterMs = REQUEUE_SHARE * reconcileAfterMs;
  let [requeued, timedOut] = [0, 0];
  await eachPage(db.generations, { open: true }, async (page) => {
    const now = clock.now();
    const overdue = page.filter((generation) => isOverdue(generation, now, reconcileAfterMs));
    const abandoned = page.filter(
      (generation) => !isOverdue(generation, now, reconcileAfterMs) && isAbandoned(generation, now, requeueAfterMs),
    );
    requeued += abandoned.length;
    if (dryRun) {
      timedOut += overdue.length;
      return;
    }
    for (const generation of overdue) timedOut += Number(await failOverdue(deps, generation));
    await enqueueGenerations(producer, await withoutCached(deps, abandoned));
  });
  return { requeued, timedOut };
}

async function withoutCached(
  deps: ReconcileDeps,
  generations: readonly GenerationRecord[],
): Promise<GenerationRecord[]> {
  const left: GenerationRecord[] = [];
  for (const accountId of new Set(generations.map((generation) => generation.accountId))) {
    const ofAccount = generations.filter((generation) => generation.accountId === accountId);
    const cached = await withdrawCached(deps, ofAccount);
    left.push(...ofAccount.filter(({ contentHash }) => !cached.has(contentHash)));
  }
  return left;
}

/** Far longer than an API server takes to open the generations of its call, and than two hosts' clocks differ. */
const CALL_SETTLING_MS = 60_000;

async function reconcileCalls(deps: ReconcileDeps, dryRun: boolean): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - CALL_SETTLING_MS);
  let corrected = 0;
  await eachPage(deps.db.calls, { state: 'open', createdAt: { $lt: before } }, async (page) => {
    corrected += await correctOpenCalls(deps, page, { dryRun });
  });
  return corrected;
}

/** A job that ends its process on every run would otherwise run for ever. */
const STARTED_OVERDUE_MS = 15 * 60_000;

function isOverdue({ startedAt, startBy, leaseUntil }: GenerationRecord, now: Date, settlingMs: number): boolean {
  const lateMs = now.getTime() - startBy.getTime();
  if (startedAt === null) return lateMs > settlingMs;
  return lateMs > STARTED_OVERDUE_MS && (leaseUntil === null || leaseUntil < now);
}

function isAbandoned(generation: GenerationRecord, now: Date, settlingMs: number): boolean {
  if (generation.leaseUntil !== null) return generation.leaseUntil < now;
  return generation.createdAt.getTime() + settlingMs < now.getTime();
}

/** @returns false: it waits longer, with its call */
async function failOverdue(deps: ReconcileDeps, generation: GenerationRecord): Promise<boolean> {
  const { startedAt, attemptToken, startBy } = generation;
  let waits = false;
  const unless = async (session: ClientSession) => {
    waits = startedAt === null && (await letWaitWithItsCall(deps, generation, session));
    return waits;
  };
  const kind = startedAt === null ? 'not_started' : ABANDONED_KIND;
  const failure = { kind, retryAfterSeconds: 5 };
  const asRead = { startedAt, attemptToken, startBy };
  const ended = await failGeneration(deps.db, deps.clock, generation, failure, asRead, { unless });
  if (ended !== null) await deps.publishFailures(ended, kind);
  return !waits;
}

async function reconcileFortunes(
  deps: ReconcileDeps,
  dryRun: boolean,
): Promise<Pick<ReconcileReport, 'stored' | 'dropped'>> {
  const { db, clock, config } = deps;
  const before = new Date(clock.now().getTime() - config.reconcileAfterMs);
  let [stored, dropped] = [0, 0];
  await eachPage(db.fortunes, { state: 'pending', createdAt: { $lt: before } }, async (page) => {
    const recovered = await recoverFortunes(deps, page, dryRun);
    stored += recovered.stored;
    dropped += recovered.dropped;
  });
  return { stored, dropped };
}

/** `recoverFortune` for many. Nearly all of them wait for an open generation; one query finds the others. */
export async function recoverFortunes(
  deps: SettlementDeps,
  fortunes: readonly FortuneRecord[],
  dryRun = false,
): Promise<{ readonly stored: number; readonly dropped: number }> {
  const contentHashes = fortunes.map(({ contentHash }) => contentHash);
  const which = { accountId: accountsOf(fortunes), contentHash: { $in: contentHashes }, open: true } as const;
  const open = new Set(await rawCollection(deps.db.generations).distinct('contentHash', which));
  const counts = { open: 0, stored: 0, dropped: 0 };
  for (const fortune of fortunes) {
    if (!open.has(fortune.contentHash)) counts[await recoverFortune(deps, fortune, dryRun)] += 1;
  }
  return counts;
}

/** A reservation of this age without an open generation was abandoned by a process that died. */
const ORPHAN_AFTER_MS = 5_000;

/**
 * Completes a reservation without an open generation: stores the fortune if its content exists, and drops it if its
 * process died. A generation that fails removes its reservations itself (`failFortunes`). `open`: it is still in
 * progress.
 */
export async function recoverFortune(
  deps: SettlementDeps,
  fortune: FortuneRecord,
  dryRun = false,
): Promise<'stored' | 'dropped' | 'open'> {
  const { db, clock } = deps;
  const { _id, accountId, contentHash, createdAt } = fortune;
  // Read in this order: a generation that finishes in between is found as content.
  const open = await db.generations.exists({ accountId, contentHash, open: true });
  const content = await findContent(db, clock, fortune);
  if (content !== null) {
    if (!dryRun) await storeReservedFortune(deps, fortune, content);
    return 'stored';
  }
  if (open !== null) return 'open';
  // A reservation is written a moment before its generation: its call may be opening the generation now.
  if (clock.now().getTime() - createdAt.getTime() < ORPHAN_AFTER_MS) return 'open';
  const failure = { kind: ABANDONED_KIND, retryAfterSeconds: null };
  if (!dryRun)
    await db.transaction(accountId, (session) => failFortunes(db, clock, { _id, accountId }, failure, session));
  return 'dropped';
}

import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/connect.ts';
import { insertRecord, isDuplicateKey } from '../db/records.ts';
import { incidentMessage, serviceStatus } from './rules.ts';
import type { StatusService } from './status.ts';

/** Decisions 12. */
const OPEN_AFTER_MS = 60_000;
const RESOLVE_AFTER_MS = 120_000;
export const CHECK_EVERY_MS = 10_000;
/** Longer than the interval between checks. A process that finds the lease expired takes over the watch. */
const LEASE_MS = 15_000;
/** After a longer gap the state in between is unknown, so outage and recovery start anew. */
const GAP_MS = 60_000;

/** The stored state of the watch. */
export interface WatchState {
  readonly seenAt: Date;
  readonly leftAt: Date | null;
  readonly backAt: Date | null;
}

export type WatchStep =
  | { readonly kind: 'none' | 'resolve'; readonly state: WatchState }
  | { readonly kind: 'open'; readonly state: WatchState; readonly startedAt: Date };

export interface Check {
  readonly operational: boolean;
  readonly incidentOpen: boolean;
  readonly now: Date;
  /** A period found impaired and not stored: the database was unavailable, or another process held the watch. */
  readonly unwritten?: { readonly since: Date; readonly until: Date } | null;
}

/** The transition for one check. Pure. */
export function nextStep(before: WatchState, check: Check): WatchStep {
  const { operational, incidentOpen, now } = check;
  const unwritten = check.unwritten ?? null;
  const isGap = unwritten === null && now.getTime() - before.seenAt.getTime() > GAP_MS;
  // Without `leftAt` the service was operational at the last stored check, whatever this process found alone.
  const leftBefore = isGap ? null : before.leftAt;
  const leftAt = leftBefore ?? later(unwritten?.since ?? null, before.seenAt) ?? (operational ? null : now);
  const badUntil = operational ? (unwritten?.until ?? null) : now;
  const isLong = leftAt !== null && badUntil !== null && badUntil.getTime() - leftAt.getTime() >= OPEN_AFTER_MS;
  if (!incidentOpen && isLong) {
    return { kind: 'open', startedAt: leftAt, state: { seenAt: now, leftAt, backAt: operational ? now : null } };
  }
  if (!operational) return { kind: 'none', state: { seenAt: now, leftAt, backAt: null } };
  if (!incidentOpen) return { kind: 'none', state: { seenAt: now, leftAt: null, backAt: null } };
  const backAt = isGap || unwritten !== null ? now : (before.backAt ?? now);
  const isOver = now.getTime() - backAt.getTime() >= RESOLVE_AFTER_MS;
  if (isOver) return { kind: 'resolve', state: { seenAt: now, leftAt: null, backAt: null } };
  return { kind: 'none', state: { seenAt: now, leftAt, backAt } };
}

function later(time: Date | null, other: Date): Date | null {
  return time !== null && time < other ? other : time;
}

export interface IncidentWatch {
  /** One check, if this process holds the watch. Opens and resolves incidents. Never throws. */
  check(): Promise<void>;
}

const WATCH_ID = 'service';

/**
 * Watches the service from any number of processes. A lease in the database lets one of them check at a time; the state
 * is stored with the lease, so that a successor continues from it. Each process remembers what it cannot store, because
 * the database is unavailable or another process, possibly dead, holds the watch.
 */
export function createIncidentWatch(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly status: Pick<StatusService, 'measure'>;
  readonly logger: Logger;
}): IncidentWatch {
  const { db, clock, logger } = deps;
  const token = randomUUID();
  let unwritten: { readonly since: Date; readonly until: Date; readonly message: string } | null = null;

  return {
    async check() {
      const measured = await deps.status.measure();
      const operational = serviceStatus(measured) === 'operational';
      const message = operational ? (unwritten?.message ?? '') : incidentMessage(measured);
      const remember = () => {
        const now = clock.now();
        if (!operational) unwritten = { since: unwritten?.since ?? now, until: now, message };
      };
      try {
        const known = await acquireWatch(db, clock, token);
        if (known !== null) await applyCheck(deps, known, { operational, unwritten, message });
        if (known !== null || operational) unwritten = null;
        else remember();
      } catch (error) {
        remember();
        logger.warn({ err: error, component: 'status' }, 'cannot store the service status');
      }
    },
  };

  async function applyCheck(
    watch: IncidentDeps,
    known: WatchState,
    seen: Pick<Check, 'operational' | 'unwritten'> & { readonly message: string },
  ): Promise<void> {
    const open = await db.incidents.findOne({ open: true }).lean();
    const step = nextStep(known, { ...seen, incidentOpen: open !== null, now: clock.now() });
    if (step.kind === 'open') await openIncident(watch, step.startedAt, seen.message);
    if (step.kind === 'resolve') await resolveIncident(watch);
    if (open !== null && !seen.operational && seen.message !== open.message) {
      await db.incidents.updateOne({ _id: open._id, open: true }, { $set: { message: seen.message } });
    }
    await db.statusWatches.updateOne({ _id: WATCH_ID, token }, { $set: step.state });
  }
}

/** Null: another process holds the watch. */
async function acquireWatch(db: Database, clock: Clock, token: string): Promise<WatchState | null> {
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const mine = await db.statusWatches
    .findOneAndUpdate(
      { _id: WATCH_ID, $or: [{ token }, { leaseUntil: { $lt: now } }] },
      { $set: { token, leaseUntil } },
      { returnDocument: 'after' },
    )
    .lean();
  if (mine !== null) return mine;
  if ((await db.statusWatches.exists({ _id: WATCH_ID })) !== null) return null;
  try {
    const fresh = { seenAt: now, leftAt: null, backAt: null };
    await insertRecord(db.statusWatches, { _id: WATCH_ID, token, leaseUntil, ...fresh });
    return fresh;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

interface IncidentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

async function openIncident({ db, logger }: IncidentDeps, startedAt: Date, message: string): Promise<void> {
  const incident = {
    _id: newId('inc'),
    status: 'investigating' as const,
    open: true as const,
    message,
    startedAt,
    resolvedAt: null,
  };
  try {
    await insertRecord(db.incidents, incident);
    logger.warn({ incident_id: incident._id, component: 'status' }, 'incident opened');
  } catch (error) {
    // A predecessor that lost its lease in between has opened it.
    if (!isDuplicateKey(error)) throw error;
  }
}

async function resolveIncident({ db, clock, logger }: IncidentDeps): Promise<void> {
  const resolved = await db.incidents
    .findOneAndUpdate(
      { open: true },
      { $set: { status: 'resolved', resolvedAt: clock.now() }, $unset: { open: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (resolved !== null) logger.info({ incident_id: resolved._id, component: 'status' }, 'incident resolved');
}

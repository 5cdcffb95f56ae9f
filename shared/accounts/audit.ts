import { randomInt } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { AuditAction } from '../core/audit-actions.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { AuditEntryRecord, AuditResourceType } from '../db/models/audit-entries.ts';
import { insertRecord, isDuplicateKey } from '../db/records.ts';
import { repeatTransaction } from '../db/transactions.ts';
import { insertWrite, type WriteOperation } from '../db/writes.ts';
import type { Caller } from './caller.ts';

export interface AuditEvent {
  readonly action: AuditAction;
  readonly resourceType: AuditResourceType;
  readonly resourceId: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface AuditLog {
  /** Writes an entry, in the caller's transaction if there is one, so that entry and effect commit together. */
  write(caller: Caller, event: AuditEvent, session?: ClientSession): Promise<void>;
  /** An entry for each mode, of what holds for both, whichever the caller's key is of. */
  writeForBothModes(caller: Caller, event: AuditEvent, session: ClientSession): Promise<void>;
  /** The entry as a write for `bulkWrite` in the caller's transaction. */
  entryWrite(caller: Caller, event: AuditEvent): WriteOperation;
  /**
   * Writes the entry of a read of personal data, between loading and answering.
   * @throws service_unavailable when it cannot be written: data that cannot be audited are not shown
   */
  writeRead(caller: Caller, event: AuditEvent): Promise<void>;
  /** Runs what writes such entries itself. @throws its refusals, and service_unavailable as `writeRead` */
  beforeRead<T>(write: () => Promise<T>): Promise<T>;
}

export function createAuditLog(db: Database, clock: Clock): AuditLog {
  const ids = entryIds(clock);
  const newEntry = (caller: Caller, event: AuditEvent): AuditEntryRecord => ({
    ...ownedBy(caller.owner),
    entryId: ids.next(),
    action: event.action,
    resourceType: event.resourceType,
    resourceId: event.resourceId,
    actorIp: caller.actor.ip,
    actorApiKey: caller.actor.apiKey,
    requestId: caller.actor.requestId,
    metadata: { ...event.metadata },
    createdAt: clock.now(),
  });
  const log: AuditLog = {
    async write(caller, event, session) {
      if (session !== undefined) {
        try {
          await insertRecord(db.auditEntries, newEntry(caller, event), session);
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          // A clash of ids aborts the transaction; its repetition draws a new one.
          ids.skip();
          throw repeatTransaction(error);
        }
        return;
      }
      for (let tries = 0; ; tries += 1) {
        try {
          await insertRecord(db.auditEntries, newEntry(caller, event));
          return;
        } catch (error) {
          if (!isDuplicateKey(error) || tries === 20) throw error;
          ids.skip();
        }
      }
    },
    async writeForBothModes(caller, event, session) {
      const { accountId } = caller.owner;
      for (const livemode of [true, false])
        await log.write({ ...caller, owner: { accountId, livemode } }, event, session);
    },
    entryWrite: (caller, event) => insertWrite(db.auditEntries, newEntry(caller, event), { onIdCollision: ids.skip }),
    writeRead: (caller, event) => log.beforeRead(() => log.write(caller, event)),
    async beforeRead(write) {
      try {
        return await write();
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError('service_unavailable', 'The read cannot be recorded at the moment, so nothing is shown.', {
          reason: 'store_unavailable',
          retryAfterSeconds: 5,
          internal: 'an unmasked read could not be audited',
          cause,
        });
      }
    },
  };
  return log;
}

const EPOCH_MS = Date.UTC(2025, 0, 1);
const SLOTS_PER_MS = 4_096;

export interface EntryIds {
  /** Greater than all ids drawn here before. */
  next(): number;
  /** Skips ahead when the last drawn id was taken: the ids of the process that took it follow it. */
  skip(): void;
}

/**
 * Increasing integers without a counter to lock: milliseconds since 2025 times 4,096, plus an offset within the
 * millisecond that starts at random, so that two processes rarely collide; the unique index resolves collisions. Safe
 * integers until 2094.
 */
export function entryIds(clock: Clock): EntryIds {
  let last = 0;
  return {
    next() {
      const base = (clock.now().getTime() - EPOCH_MS) * SLOTS_PER_MS;
      last = base > last ? base + randomInt(SLOTS_PER_MS / 2) : last + 1;
      return last;
    },
    skip() {
      last += randomInt(1, SLOTS_PER_MS / 16);
    },
  };
}

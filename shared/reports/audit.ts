import type { QueryFilter } from 'mongoose';
import type { AuditAction } from '../core/audit-actions.ts';
import { invertedRange } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { decodeCursor, encodeCursor, type Page, type PageRequest } from '../db/cursor-page.ts';
import type { AuditEntryRecord, AuditResourceType } from '../db/models/audit-entries.ts';

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  readonly resourceType?: AuditResourceType | undefined;
  readonly resourceId?: string | undefined;
  readonly actorIp?: string | undefined;
  /** Both ends included. */
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/**
 * The owner's audit entries, newest first. An entry's id is above the id of every entry stored before its request
 * started.
 */
export async function auditReport(
  db: Database,
  owner: Owner,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditEntryRecord>> {
  const { action, resourceType, resourceId, actorIp, since, until } = filter;
  if (since !== undefined && until !== undefined && since > until) {
    throw invertedRange('start_date', 'end_date');
  }
  const createdAt = {
    ...(since === undefined ? {} : { $gte: since }),
    ...(until === undefined ? {} : { $lte: until }),
  };
  const query: QueryFilter<AuditEntryRecord> = {
    ...ownedBy(owner),
    ...(action === undefined ? {} : { action }),
    ...(resourceType === undefined ? {} : { resourceType }),
    ...(resourceId === undefined ? {} : { resourceId: { $in: await recordedUnder(db, owner, resourceId) } }),
    ...(actorIp === undefined ? {} : { actorIp }),
    ...(Object.keys(createdAt).length === 0 ? {} : { createdAt }),
  };
  const after = page.cursor === undefined ? {} : { entryId: { $lt: Number(decodeCursor(page.cursor, isEntryId)) } };
  const [found, totalCount] = await Promise.all([
    db.auditEntries
      .find({ ...query, ...after })
      .sort({ entryId: -1 })
      .limit(page.limit + 1)
      .lean(),
    db.auditEntries.countDocuments(query),
  ]);
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  const more = found.length > page.limit && last !== undefined;
  return { items, nextCursor: more ? encodeCursor(String(last.entryId)) : null, totalCount };
}

/** The ids under which a resource has entries: a batch has one entry for all of its fortunes. */
async function recordedUnder(db: Database, owner: Owner, resourceId: string): Promise<string[]> {
  if (!isId('ftn', resourceId)) return [resourceId];
  const batchIds = await db.batchItems.distinct('batchId', { fortuneId: resourceId, ...ownedBy(owner) });
  return [resourceId, ...batchIds];
}

function isEntryId(id: string): boolean {
  return /^\d{1,16}$/.test(id);
}

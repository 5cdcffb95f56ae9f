import { notFound } from '../errors.ts';
import type { ContentRecord } from '../models/contents.ts';
import type { FortuneRecord } from '../models/fortunes.ts';
import { rawCollection } from '../models/index.ts';
import { type FortuneDeps, interrupted } from './fortunes-reserve.ts';
import { failFortunes, findContent } from './generations.ts';
import { generationFailed } from './sectionCalls.ts';
import { storeReservedFortune } from './settlement.ts';

/** What became of a request for a fortune. */
export type FortuneTicket =
  | { readonly kind: 'ready'; readonly fortune: FortuneRecord; readonly created: boolean }
  | {
      readonly kind: 'waiting';
      readonly fortuneId: string;
      readonly contentHash: string;
      /** This call reserved the fortune: its answer is the 201. */
      readonly created: boolean;
    };

/** The ticket of a fortune that another call has reserved or stored. */
export function existingTicket(
  fortune: FortuneRecord,
  options: { readonly beforeEnqueue?: (contentHash: string) => void },
): FortuneTicket {
  if (fortune.state === 'ready') return { kind: 'ready', fortune, created: false };
  options.beforeEnqueue?.(fortune.contentHash);
  return { kind: 'waiting', fortuneId: fortune._id, contentHash: fortune.contentHash, created: false };
}

/** Stores a reserved fortune from content that was there. @throws not_found (profile): it went meanwhile */
export async function storeFromCache(
  deps: FortuneDeps,
  fortune: FortuneRecord,
  content: ContentRecord,
): Promise<FortuneTicket> {
  // The worker that made the content may store the fortune first; what counts is that it is there.
  await storeReservedFortune(deps, fortune, content);
  const ready = await deps.db.fortunes.findOne({ _id: fortune._id, state: 'ready' }).lean();
  if (ready === null) throw notFound('profile');
  return { kind: 'ready', fortune: ready, created: true };
}

/**
 * Reads the result of a ticket whose generation is said to have ended. Null: it has not.
 * @throws generation_failed, not_found (deleted meanwhile), service_unavailable (left by a process that died)
 */
export async function collectFortune(
  deps: FortuneDeps,
  ticket: Extract<FortuneTicket, { kind: 'waiting' }>,
): Promise<FortuneRecord | null> {
  const { db, clock } = deps;
  const fortune = await rawCollection(db.fortunes).findOne({ _id: ticket.fortuneId });
  if (fortune?.state === 'ready') return fortune;
  const [latest, content] = await Promise.all([
    db.generations.findOne({ contentHash: ticket.contentHash }).sort({ _id: -1 }).lean(),
    findContent(db, clock, ticket.contentHash),
  ]);
  if (fortune !== null && content !== null) {
    // It was reserved in the moment in which the worker settled the generation.
    await storeReservedFortune(deps, fortune, content);
    return db.fortunes.findOne({ _id: ticket.fortuneId, state: 'ready' }).lean();
  }
  if (latest?.state === 'open') return null;
  // A failure from before the reservation says nothing about it.
  const failed = latest?.state === 'failed' && (fortune === null || latest.createdAt >= fortune.createdAt);
  if (failed && latest.error?.kind !== 'cancelled') {
    if (fortune !== null) await failFortune(deps, fortune, latest.error?.kind ?? 'internal');
    throw generationFailed(latest.error);
  }
  if (fortune === null) throw notFound('profile');
  // A reservation is a moment older than its generation: whoever reserved it may be opening it now.
  if (clock.now().getTime() - fortune.createdAt.getTime() < ORPHAN_AFTER_MS) return null;
  await failFortune(deps, fortune, 'not_started');
  throw interrupted();
}

function failFortune({ db, clock }: FortuneDeps, { _id }: FortuneRecord, errorKind: string): Promise<void> {
  return db.transaction((session) => failFortunes(db, clock, { _id }, errorKind, session));
}

/** A reservation without an open generation is left over from a process that died, once it is that old. */
export const ORPHAN_AFTER_MS = 5_000;

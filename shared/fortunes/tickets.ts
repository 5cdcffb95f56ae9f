import { rawCollection } from '../db/connect.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { failureOf } from '../generation/sections.ts';
import { storeReservedFortune } from '../generation/settle.ts';
import { failFortunes, findContent } from '../generation/single-flight.ts';
import type { FortuneDeps } from './reserve.ts';

/** What became of a request for a fortune. */
export type FortuneTicket =
  | { readonly kind: 'ready'; readonly fortune: FortuneRecord; readonly created: boolean }
  | {
      readonly kind: 'waiting';
      readonly fortuneId: string;
      readonly profileId: string;
      readonly contentHash: string;
      readonly reservedAt: Date;
      /** This call reserved the fortune: its answer is the 201. */
      readonly created: boolean;
    };

export type WaitingTicket = Extract<FortuneTicket, { kind: 'waiting' }>;

export function waitingTicket(fortune: FortuneRecord, created: boolean): WaitingTicket {
  const { _id: fortuneId, profileId, contentHash, createdAt: reservedAt } = fortune;
  return { kind: 'waiting', fortuneId, profileId, contentHash, reservedAt, created };
}

/** The ticket of a fortune that another call has reserved or stored. */
export function existingTicket(
  fortune: FortuneRecord,
  options: { readonly beforeEnqueue?: (contentHash: string) => void },
): FortuneTicket {
  if (fortune.state === 'ready') return { kind: 'ready', fortune, created: false };
  options.beforeEnqueue?.(fortune.contentHash);
  return waitingTicket(fortune, false);
}

/** Stores a reserved fortune from content that was there. @throws as `collectFortune` for a fortune that is gone */
export async function storeFromCache(
  deps: FortuneDeps,
  fortune: FortuneRecord,
  content: ContentRecord,
): Promise<FortuneTicket> {
  // The worker that made the content may store the fortune first; what counts is that it is there.
  await storeReservedFortune(deps, fortune, content);
  const ready = await deps.db.fortunes.findOne({ _id: fortune._id, state: 'ready' }).lean();
  if (ready === null) throw await goneError(deps, waitingTicket(fortune, true));
  return { kind: 'ready', fortune: ready, created: true };
}

/**
 * Reads the result of a ticket whose generation is said to have ended. Null: it has not.
 * @throws generation_failed; not_found (its profile was deleted); service_unavailable: the reservation was left by a
 *   process that died, or is gone, and the next request makes the fortune anew
 */
export async function collectFortune(deps: FortuneDeps, ticket: WaitingTicket): Promise<FortuneRecord | null> {
  const { db, clock } = deps;
  const fortune = await rawCollection(db.fortunes).findOne({ _id: ticket.fortuneId });
  if (fortune === null) throw await goneError(deps, ticket);
  if (fortune.state === 'ready') return fortune;
  // In this order: what is made in between is seen as content.
  const open = await db.generations.exists({ contentHash: fortune.contentHash, open: true });
  const content = await findContent(db, clock, fortune.contentHash);
  if (content !== null) {
    // It was reserved in the moment in which the worker settled the generation.
    await storeReservedFortune(deps, fortune, content);
    return db.fortunes.findOne({ _id: ticket.fortuneId, state: 'ready' }).lean();
  }
  if (open !== null) return null;
  // A reservation is a moment older than its generation: the call that made it may be opening it now.
  const failure = await failureSince(deps, ticket);
  if (failure === null && clock.now().getTime() - fortune.createdAt.getTime() < ORPHAN_AFTER_MS) return null;
  await db.transaction((session) =>
    failFortunes(db, clock, { _id: fortune._id }, failure?.kind ?? 'not_started', session),
  );
  throw await failureOf(db, ticket.profileId, failure);
}

/** A reservation without an open generation is left over from a process that died, once it is that old. */
export const ORPHAN_AFTER_MS = 5_000;

async function goneError(deps: FortuneDeps, ticket: WaitingTicket): Promise<Error> {
  return failureOf(deps.db, ticket.profileId, await failureSince(deps, ticket));
}

/** How the generation ended that the reservation waited for; an earlier failure says nothing about it. */
async function failureSince({ db }: FortuneDeps, { contentHash, reservedAt }: WaitingTicket) {
  const failed = await db.generations
    .findOne({ contentHash, state: 'failed', finishedAt: { $gte: reservedAt } })
    .sort({ _id: -1 })
    .lean();
  return failed?.error ?? null;
}

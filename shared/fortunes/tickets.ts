import type { Caller } from '../accounts/caller.ts';
import type { FortuneType, ModelName } from '../content/index.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { Database } from '../db/connect.ts';
import type { FortuneRecord } from '../db/models/fortunes.ts';
import { rawCollection } from '../db/records.ts';
import { failureOfFortune } from '../generation/failed-fortunes.ts';
import type { ModelChoice } from '../generation/fallbacks.ts';
import { recoverFortune } from '../generation/reconcile.ts';
import { failureOf, type SectionTicket, sectionTicket } from '../generation/sections.ts';
import { type FortuneDeps, type FortuneOrder, type RequestedFortune, requestFortunes } from './request.ts';

/** Requests for one fortune, and the tickets by which their callers wait for it. See `FortuneService`. */

export interface FortuneRequest extends Partial<ModelChoice> {
  readonly profileId: string;
  readonly type: FortuneType;
  readonly model: ModelName;
  /** From `fortuneDate`, once for all models that are asked: midnight may come between them. */
  readonly date: string;
}

/** The result of a request for a fortune. */
export type FortuneTicket =
  | { readonly kind: 'ready'; readonly fortune: FortuneRecord; readonly created: boolean }
  | {
      readonly kind: 'waiting';
      readonly accountId: string;
      readonly fortuneId: string;
      readonly profileId: string;
      readonly contentHash: string;
      readonly reservedAt: Date;
      /** This call reserved the fortune: its answer is the 201. */
      readonly created: boolean;
    };

export type WaitingTicket = Extract<FortuneTicket, { kind: 'waiting' }>;

/** A streamed fortune: its chart's sections (`parts`) and the fortune itself, in one call at one price. */
export interface FortuneStreamTicket extends SectionTicket {
  readonly profileName: string;
  readonly fortune: FortuneTicket;
}

export type FortuneStreamOptions = Pick<FortuneOrder, 'source' | 'bodyHash' | 'beforeEnqueue' | 'onAdmitted'>;

/** Requests a single fortune. */
export async function requestFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: Partial<FortuneOrder> & Pick<FortuneOrder, 'source'>,
): Promise<RequestedFortune> {
  const { profileId, type, date, model, fallbackFrom = null, hasFallback, callId, raceId, beside } = request;
  const order = {
    ...options,
    profileIds: [profileId],
    type,
    date,
    model,
    fallbackFrom,
    hasFallback,
    callId,
    raceId,
    beside,
    audited: true,
  };
  const requested = (await requestFortunes(deps, caller, order)).get(profileId);
  if (requested === undefined || requested instanceof AppError) throw requested ?? notFound('profile');
  const { fortune, opened, created } = requested;
  const isHit = opened === null ? !created || fortune.cached : opened.generated.size === 0;
  caller.notes?.recordFortune(type, isHit);
  const ownCallId = opened?.call.callId ?? null;
  caller.notes?.recordCall({ model: fortune.model, fortuneId: fortune._id, callId: ownCallId, cached: isHit });
  return requested;
}

/** The sections that a chart's stream sends before the fortune. */
const STREAM_SECTIONS = ['character', 'tendency'] as const;

export async function streamFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: FortuneStreamOptions,
): Promise<FortuneStreamTicket> {
  const requested = await requestFortune(deps, caller, request, { ...options, sections: STREAM_SECTIONS });
  const { fortune, opened } = requested;
  if (opened === null) throw new Error('a stream without a call');
  const ticket = sectionTicket(caller, opened.terms, opened.call, opened, request.profileId);
  return {
    ...ticket,
    profileName: fortune.profile.name,
    parts: ticket.parts.filter(({ section }) => section !== 'profile_fortune'),
    fortune: await ticketOf(deps, requested),
  };
}

/** @throws not_found (its profile was deleted), service_unavailable: a stored fortune is gone already */
export async function ticketOf(
  { db }: FortuneDeps,
  { fortune, created, stored }: RequestedFortune,
): Promise<FortuneTicket> {
  const ticket = { ...waitingTicket(fortune), created };
  if (fortune.state === 'ready') return { kind: 'ready', fortune, created };
  if (!stored) return ticket;
  const ready = await rawCollection(db.fortunes).findOne({
    _id: fortune._id,
    accountId: fortune.accountId,
    state: 'ready',
  });
  if (ready === null) throw await goneError(db, ticket);
  return { kind: 'ready', fortune: ready, created };
}

function waitingTicket(fortune: FortuneRecord): WaitingTicket {
  const { _id: fortuneId, accountId, profileId, contentHash, createdAt: reservedAt } = fortune;
  return { kind: 'waiting', fortuneId, accountId, profileId, contentHash, reservedAt, created: false };
}

export async function completeFortune(deps: FortuneDeps, ticket: WaitingTicket): Promise<FortuneRecord | null> {
  const { fortuneId, accountId } = ticket;
  const read = () => rawCollection(deps.db.fortunes).findOne({ _id: fortuneId, accountId });
  let fortune = await read();
  if (fortune?.state === 'pending') {
    if ((await recoverFortune(deps, fortune)) === 'open') return null;
    fortune = await read();
  }
  if (fortune === null) throw await goneError(deps.db, ticket);
  return fortune.state === 'ready' ? fortune : null;
}

async function goneError(db: Database, ticket: WaitingTicket): Promise<Error> {
  return failureOf(db, ticket, await failureOfFortune(db, ticket, ticket.reservedAt));
}

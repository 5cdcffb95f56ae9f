import type { Caller } from '../accounts/caller.ts';
import { type ModelName, sectionPeriod } from '../content/index.ts';
import type { ContentRecord } from '../db/models/contents.ts';
import { reservedFortune } from '../db/models/fortunes.ts';
import { contentHashOf, openSections } from '../generation/open.ts';
import type { SectionPart } from '../generation/sections.ts';
import { findContents } from '../generation/single-flight.ts';
import { type FortuneDeps, type FortuneRequest, type FoundFortune, findOrReserve } from './reserve.ts';
import { existingTicket, type FortuneTicket, storeFromCache, waitingTicket } from './tickets.ts';

/** A streamed fortune: its chart's sections and the fortune itself, one call at one price. */
export interface FortuneStreamTicket {
  readonly callId: string;
  readonly model: ModelName;
  readonly costUsd: number;
  readonly cached: boolean;
  readonly profileName: string;
  /** `character` and `tendency`. */
  readonly parts: readonly SectionPart[];
  readonly fortune: FortuneTicket;
}

export interface FortuneStreamOptions {
  readonly source: string;
  /** Binds a resumed stream to its call. */
  readonly bodyHash: string;
  readonly beforeEnqueue?: (contentHash: string) => void;
  /** As of `SectionCallOptions`. */
  readonly onAdmitted?: (callId: string) => void;
}

const STREAM_SECTIONS = ['character', 'tendency'] as const;

/** Finds or reserves the fortune and opens whatever of the call is missing, as one call that can be resumed. */
export async function streamFortune(
  deps: FortuneDeps,
  caller: Caller,
  request: FortuneRequest,
  options: FortuneStreamOptions,
): Promise<FortuneStreamTicket> {
  const found = await findOrReserve(deps, caller, request, {});
  caller.notes?.saw({ profileId: request.profileId });
  const { plan, fortune } = found;
  const wanted = STREAM_SECTIONS.map((section) => {
    const sectionRequest = { section, pillars: fortune.pillars, period: sectionPeriod(section, plan.date) };
    const contentHash = contentHashOf(deps, caller.owner, sectionRequest, request.model, plan.terms);
    return { request: sectionRequest, contentHash };
  });
  const contents = await findContents(
    deps,
    wanted.map(({ contentHash }) => contentHash),
  );
  const missing = wanted.filter(({ contentHash }) => !contents.has(contentHash));
  // A new fortune was admitted when it was reserved.
  if (found.kind === 'existing' && missing.length > 0) {
    await deps.breakers?.admit(request.model, plan.terms.simulated);
  }
  const own = found.kind === 'new' ? [{ request: found.section, contentHash: fortune.contentHash }] : [];
  if (found.kind === 'existing') existingTicket(fortune, options);
  const opened = await openSections(deps, caller, {
    ...plan,
    wanted: [...missing, ...own],
    fortuneId: fortune._id,
    fortune: reservedFortune(fortune),
    aboutProfile: true,
    parts: wanted.map(({ request: { section }, contentHash }) => ({ section, contentHash })),
    ...options,
  });
  for (const content of opened.cached) contents.set(content._id, content);
  caller.notes?.fortune(request.type, opened.caused.length === 0);
  return {
    callId: plan.callId,
    model: request.model,
    costUsd: opened.caused.length === 0 ? 0 : plan.terms.priceUsd,
    cached: opened.caused.length === 0,
    profileName: fortune.profile.name,
    parts: wanted.map(({ request: { section }, contentHash }) => ({
      section,
      contentHash,
      content: contents.get(contentHash)?.content ?? null,
      profileId: request.profileId,
    })),
    fortune: await fortuneTicket(deps, found, contents.get(fortune.contentHash)),
  };
}

async function fortuneTicket(deps: FortuneDeps, found: FoundFortune, content: ContentRecord | undefined) {
  if (found.kind === 'existing') return existingTicket(found.fortune, {});
  if (content !== undefined) return storeFromCache(deps, found.fortune, content);
  return waitingTicket(found.fortune, true);
}

import { fillName, maskName } from '../../../shared/content/index.ts';
import { disclaimerFields } from '../../../shared/core/disclaimers.ts';
import type { FortuneRecord } from '../../../shared/db/models/fortunes.ts';
import type { FortuneService, FortuneTicket } from '../../../shared/fortunes/fortunes.ts';
import type { SectionCallService, SectionPart } from '../../../shared/generation/sections.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import { answersFortuneStream } from '../../contract/fortune-answers.ts';
import { type Route, type RouteContext, route } from '../../http/route.ts';
import { callFacts, type SectionStreamer, type StreamedItem, sectionItem } from '../../streams/section-stream.ts';
import { type CreateFortuneBody, createFortuneBody, FORTUNE_FORM_V1 } from './fortunes.ts';

export interface FortuneStreamDeps {
  readonly fortunes: FortuneService;
  readonly profiles: ProfileService;
  readonly sections: SectionCallService;
  readonly streamer: SectionStreamer;
}

export function fortuneStreamRoutes(deps: FortuneStreamDeps, form = FORTUNE_FORM_V1): Route[] {
  return [
    route({
      method: 'POST',
      path: '/v1/fortunes/stream',
      group: 'resource',
      access: { kind: 'key', permissions: ['stream:read', 'fortune:write'] },
      summary: 'Generate a fortune and stream it section by section (SSE)',
      operationId: 'streamFortune',
      tag: 'Fortunes',
      answers: answersFortuneStream(form.answer),
      errors: ['generation_failed', 'not_found'],
      requestHeaders: ['Accept-Language', 'Last-Event-ID'],
      idempotent: false,
      body: createFortuneBody,
      handler(context) {
        const { language } = context;
        return streamFortune(deps, context, (fortune) => form.masked(context.caller(), fortune, language));
      },
    }),
  ];
}

/** @param present renders the fortune in the version of the API */
async function streamFortune(
  deps: FortuneStreamDeps,
  context: RouteContext<CreateFortuneBody, unknown>,
  present: (fortune: FortuneRecord) => object | Promise<object>,
): Promise<null> {
  const { body } = context;
  const caller = context.caller();
  const profile = await deps.profiles.get(caller, body.profile_id);
  const request = {
    profileId: body.profile_id,
    type: body.fortune_type,
    model: body.model,
    date: deps.fortunes.dateOf(body.fortune_type, body.date),
  };
  return deps.streamer.stream(context, {
    scope: context.endpoint,
    body,
    asked: body.model,
    profileUpdatedAt: profile.updatedAt,
    disclaimer: disclaimerFields,
    async start(choice, bodyHash, beforeEnqueue, onAdmitted) {
      const source = context.endpoint;
      const start = { source, bodyHash, beforeEnqueue, onAdmitted };
      const ticket = await deps.fortunes.stream(caller, { ...request, ...choice }, start);
      const name = maskName(ticket.profileName);
      return {
        ...ticket,
        simulated: ticket.simulated && isSimulated(ticket.fortune),
        items: [...sectionItems(ticket.parts, name), fortuneItem(deps, ticket.fortune, present)],
      };
    },
    async resume(call, sent) {
      const [parts, ticket] = await Promise.all([
        deps.sections.partsOf(call, sent),
        deps.fortunes.ticketOf(caller, call.fortuneId ?? ''),
      ]);
      if (parts === null || ticket === null) return null;
      return {
        ...callFacts(call),
        simulated: call.simulated && isSimulated(ticket),
        items: [...sectionItems(parts, maskName(profile.name)), fortuneItem(deps, ticket, present)],
      };
    },
  });
}

/** A fortune that a live model wrote is served after its credentials are gone, and the built-in generator writes the sections. */
function isSimulated(ticket: FortuneTicket): boolean {
  return ticket.kind === 'waiting' || ticket.fortune.simulated;
}

function sectionItems(parts: readonly SectionPart[], name: string): StreamedItem[] {
  return parts.map((part) => sectionItem(part, (content) => fillName(content, name)));
}

function fortuneItem(
  deps: FortuneStreamDeps,
  ticket: FortuneTicket,
  present: (fortune: FortuneRecord) => object | Promise<object>,
): StreamedItem {
  return {
    event: 'fortune',
    isReady: ticket.kind === 'ready',
    contentHash: ticket.kind === 'ready' ? ticket.fortune.contentHash : ticket.contentHash,
    async data(wait) {
      if (ticket.kind === 'ready') return present(ticket.fortune);
      // With `present`, which may read the database: the wait reads again after an outage.
      return wait.until(ticket.contentHash, async () => {
        const fortune = await deps.fortunes.complete(ticket);
        return fortune === null ? null : present(fortune);
      });
    },
  };
}

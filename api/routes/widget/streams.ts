import * as z from 'zod';
import { DAILY_SECTIONS, fillName, type SectionContent, toCamelCase } from '../../../shared/content/index.ts';
import type { Clock } from '../../../shared/core/clock.ts';
import { disclaimerFields, legacyDisclaimerFields } from '../../../shared/core/disclaimers.ts';
import type { SectionCallService } from '../../../shared/generation/sections.ts';
import type { ProfileService } from '../../../shared/profiles/profiles.ts';
import { answersStream } from '../../contract/answers.ts';
import { type Route, route } from '../../http/route.ts';
import { legacyStreamComplete, sectionAnswers, streamComplete } from '../../presenters/call-schemas.ts';
import { camelCased } from '../../presenters/camel-cased.ts';
import { type SectionStreamer, sectionStreamPlan } from '../../streams/section-stream.ts';
import { modelName, optionalDay, personName } from '../fields.ts';
import { DAILY_STREAM_HINTS } from '../legacy/hints.ts';
import { legacySaju, resolveSubject, subjectFields } from '../subject.ts';
import { sectionDay } from './sections.ts';

export interface DailyStreamDeps {
  readonly sections: SectionCallService;
  readonly streamer: SectionStreamer;
  readonly profiles: ProfileService;
  readonly clock: Clock;
}

const widgetBody = z.strictObject({
  ...subjectFields,
  model: modelName.default('haiku'),
  date: optionalDay,
});
/** The legacy group ignores unknown fields. */
const legacyBody = z.object({
  saju: legacySaju,
  userName: personName.describe('The name that the texts use'),
  model: modelName.default('haiku'),
  date: optionalDay,
});
/** The sections by the names of their events. */
const streamed = {
  character: sectionAnswers.character,
  tendency: sectionAnswers.tendency,
  fortune: sectionAnswers.fortune,
};
const legacyStreamed = {
  character: camelCased(streamed.character),
  tendency: camelCased(streamed.tendency),
  fortune: camelCased(streamed.fortune),
};
const DESCRIPTION = 'Each section as soon as it is ready, then `complete`';

const anyQuery = z.record(z.string(), z.unknown());

/** The daily fortune as events `character`, `tendency`, `fortune`, `complete`: each section as soon as it is ready. */
export function dailyStreamRoutes(deps: DailyStreamDeps): Route[] {
  const access = { kind: 'key', permissions: ['stream:read'] } as const;
  const summary = 'The daily fortune, streamed section by section (SSE)';
  return [
    route({
      method: 'POST',
      path: '/v1/fortunes/daily-stream',
      group: 'widget',
      access,
      summary,
      operationId: 'streamDailyFortune',
      tag: 'Sections',
      answers: answersStream({ ...streamed, complete: streamComplete }, DESCRIPTION),
      errors: ['generation_failed', 'not_found'],
      requestHeaders: ['Accept-Language', 'Last-Event-ID'],
      unauthorizedCode: 'UNAUTHORIZED',
      body: widgetBody,
      async handler(context) {
        const { body } = context;
        const caller = context.caller();
        const subject = await resolveSubject(deps.profiles, context, body);
        const { pillars, birth, name, profileId, profile, profileUpdatedAt } = subject;
        const date = sectionDay(deps.clock, body.date);
        const plan = sectionStreamPlan(deps, caller, {
          scope: 'widget daily-stream',
          source: context.endpoint,
          body,
          profileUpdatedAt,
          disclaimer: disclaimerFields,
          request: { sections: DAILY_SECTIONS, pillars, birth, profileId, profile, date, model: body.model },
          present: (content) => fillName(content, name),
        });
        return deps.streamer.stream(context, plan);
      },
    }),
    route({
      method: 'POST',
      path: '/api/daily-fortune-stream',
      group: 'legacy',
      access,
      summary,
      operationId: 'streamLegacyDailyFortune',
      tag: 'Legacy',
      answers: answersStream({ ...legacyStreamed, complete: legacyStreamComplete }, DESCRIPTION),
      errors: ['generation_failed'],
      requestHeaders: ['Accept-Language', 'Last-Event-ID'],
      endpointLimit: { name: 'stream', max: 30, windowMs: 60_000 },
      body: legacyBody,
      hints: DAILY_STREAM_HINTS,
      query: anyQuery,
      handler(context) {
        const { body } = context;
        const { userName } = body;
        const date = sectionDay(deps.clock, body.date);
        const plan = sectionStreamPlan(deps, context.caller(), {
          scope: 'legacy daily-fortune-stream',
          source: context.endpoint,
          body,
          profileUpdatedAt: null,
          disclaimer: legacyDisclaimerFields,
          request: {
            sections: DAILY_SECTIONS,
            pillars: body.saju,
            birth: null,
            profileId: null,
            date,
            model: body.model,
          },
          present: (content) => toCamelCase(fillName<SectionContent>(content, userName)),
        });
        return deps.streamer.stream(context, plan);
      },
    }),
  ];
}

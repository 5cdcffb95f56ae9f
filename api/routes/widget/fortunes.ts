import * as z from 'zod';
import type { SectionName } from '../../../shared/content/index.ts';
import { type Route, route } from '../../http/route.ts';
import {
  characterData,
  fortuneData,
  type MadeSections,
  radarData,
  tendencyData,
  weeklyData,
} from '../../presenters/call-contents.ts';
import { isoDate, modelName } from '../fields.ts';
import { subjectFields, subjectQueryFields } from '../subject.ts';
import { answerSections, type SectionRouteDeps, sectionDay, sectionWeek } from './sections.ts';

const model = modelName.default('haiku');
const dailyBody = z.strictObject({ ...subjectFields, model, date: isoDate.optional() });
const weeklyBody = z.strictObject({ ...subjectFields, model, week_of: isoDate.optional() });
const cardQuery = z.strictObject({ ...subjectQueryFields, model, date: isoDate.optional() });

const shared = {
  group: 'widget',
  access: { kind: 'key', permissions: ['fortune:read'] },
  unauthorizedCode: 'UNAUTHORIZED',
} as const;

/** AI content without stored fortunes: the sections of a subject come from the cache or from a pool. */
export function widgetFortuneRoutes(deps: SectionRouteDeps): Route[] {
  return [
    route({
      ...shared,
      method: 'POST',
      path: '/v1/fortunes/daily',
      summary: 'The whole daily fortune: character, tendency, the day and its advice',
      body: dailyBody,
      handler: (context) =>
        answerSections(deps, context, {
          subject: context.body,
          model: context.body.model,
          date: sectionDay(deps.clock, context.body.date),
          wanted: ['character', 'tendency', 'fortune'],
          present: fortuneData,
        }),
    }),
    route({
      ...shared,
      method: 'POST',
      path: '/v1/fortunes/weekly',
      summary: 'The fortune of a week, Monday to Sunday',
      body: weeklyBody,
      handler: (context) =>
        answerSections(deps, context, {
          subject: context.body,
          model: context.body.model,
          date: sectionWeek(deps.clock, context.body.week_of),
          wanted: ['weekly'],
          present: weeklyData,
        }),
    }),
    card(deps, 'character', 'The investment personality alone', characterData),
    card(deps, 'tendency', 'The investment tendency alone', tendencyData),
    card(deps, 'radar', 'The six axes of the radar chart', radarData),
  ];
}

function card(
  deps: SectionRouteDeps,
  section: SectionName,
  summary: string,
  present: (made: MadeSections, name: string | null) => unknown,
): Route {
  return route({
    ...shared,
    method: 'GET',
    path: `/v1/fortunes/${section}`,
    summary,
    query: cardQuery,
    handler: (context) =>
      answerSections(deps, context, {
        subject: context.query,
        place: { inQuery: true },
        model: context.query.model,
        date: sectionDay(deps.clock, context.query.date),
        wanted: [section],
        present,
      }),
  });
}

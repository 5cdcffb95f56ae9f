import * as z from 'zod';
import { DAILY_SECTIONS, type SectionName } from '../../../shared/content/index.ts';
import { answersOk } from '../../contract/answers.ts';
import { type Route, route } from '../../http/route.ts';
import {
  characterData,
  fortuneData,
  type MadeSections,
  radarData,
  tendencyData,
  weeklyData,
} from '../../presenters/call-contents.ts';
import { callData, callMetaAnswer, widgetAnswerOf } from '../../presenters/call-schemas.ts';
import { isoDate, modelName, optionalDay } from '../fields.ts';
import { subjectFields, subjectQueryFields } from '../subject.ts';
import { answerSections, type SectionRouteDeps, sectionDay, sectionWeek } from './sections.ts';

const model = modelName.default('haiku');
const dailyBody = z.strictObject({ ...subjectFields, model, date: optionalDay });
const weeklyBody = z.strictObject({
  ...subjectFields,
  model,
  week_of: isoDate.optional().describe('A KST day of the week; absent: this week'),
});
const cardQuery = z.strictObject({ ...subjectQueryFields, model, date: optionalDay });

const shared = {
  group: 'widget',
  access: { kind: 'key', permissions: ['fortune:read'] },
  unauthorizedCode: 'UNAUTHORIZED',
  requestHeaders: ['Accept-Language'],
} as const;

/** AI content without stored fortunes: the sections of a subject come from the cache or from a pool. */
export function widgetFortuneRoutes(deps: SectionRouteDeps): Route[] {
  return [
    route({
      ...shared,
      method: 'POST',
      path: '/v1/fortunes/daily',
      summary: 'The whole daily fortune: character, tendency, the day and its advice',
      operationId: 'composeDailyFortune',
      tag: 'Sections',
      answers: answersOk(widgetAnswerOf(callData.daily, callMetaAnswer, 'DailyAnswer'), 'The daily fortune'),
      errors: ['generation_failed', 'not_found'],
      body: dailyBody,
      handler: (context) =>
        answerSections(deps, context, {
          subject: context.body,
          model: context.body.model,
          date: sectionDay(deps.clock, context.body.date),
          wanted: DAILY_SECTIONS,
          present: fortuneData,
        }),
    }),
    route({
      ...shared,
      method: 'POST',
      path: '/v1/fortunes/weekly',
      summary: 'The fortune of a week, Monday to Sunday',
      operationId: 'composeWeeklyFortune',
      tag: 'Sections',
      answers: answersOk(widgetAnswerOf(callData.weekly, callMetaAnswer, 'WeeklyAnswer'), 'The fortune of the week'),
      errors: ['generation_failed', 'not_found'],
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
    card(deps, {
      section: 'character',
      operationId: 'getCharacter',
      summary: 'The investment personality alone',
      schema: widgetAnswerOf(callData.character, callMetaAnswer, 'CharacterAnswer'),
      present: characterData,
    }),
    card(deps, {
      section: 'tendency',
      operationId: 'getTendency',
      summary: 'The investment tendency alone',
      schema: widgetAnswerOf(callData.tendency, callMetaAnswer, 'TendencyAnswer'),
      present: tendencyData,
    }),
    card(deps, {
      section: 'radar',
      operationId: 'getRadar',
      summary: 'The six axes of the radar chart',
      schema: widgetAnswerOf(callData.radar, callMetaAnswer, 'RadarAnswer'),
      present: radarData,
    }),
  ];
}

interface Card {
  readonly section: SectionName;
  readonly operationId: string;
  readonly summary: string;
  readonly schema: z.ZodType;
  readonly present: (made: MadeSections, name: string | null) => unknown;
}

function card(deps: SectionRouteDeps, { section, operationId, summary, schema, present }: Card): Route {
  return route({
    ...shared,
    method: 'GET',
    path: `/v1/fortunes/${section}`,
    summary,
    operationId,
    tag: 'Sections',
    answers: answersOk(schema, 'The section'),
    errors: ['generation_failed', 'not_found'],
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

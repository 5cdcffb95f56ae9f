import * as z from 'zod';
import type { DailySchedule, ScheduleService } from '../../../shared/schedules/schedules.ts';
import { answersOk } from '../../contract/answers.ts';
import { type Answer, ok, type Route, route } from '../../http/route.ts';
import { scheduleAnswer } from '../../presenters/schedule-schemas.ts';
import { element, identifier, modelName } from '../fields.ts';

const MAX_PREFIX = 100;

const scheduleBody = z.strictObject({
  enabled: z.boolean().default(false).describe('Whether the fortunes of the day are generated after midnight KST'),
  model: modelName.default('haiku'),
  filter: z
    .strictObject({
      day_master_element: element.optional().describe('Only profiles whose day master has this element'),
      external_id_prefix: identifier(MAX_PREFIX).optional().describe('Only profiles whose external id begins so'),
    })
    .default({})
    .describe('Which profiles; empty: all'),
  warm_sections: z
    .boolean()
    .default(false)
    .describe(
      "Whether the streams' sections of the charts used in the last 7 days are made each day in advance, at the price of a call each",
    ),
});

export interface ScheduleRouteDeps {
  readonly schedules: ScheduleService;
}

export function scheduleRoutes({ schedules }: ScheduleRouteDeps): Route[] {
  const common = { group: 'resource', access: { kind: 'key', permissions: ['fortune:write'] } } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/v1/schedules/daily',
      summary: 'Read the work scheduled after midnight KST',
      operationId: 'getDailySchedule',
      tag: 'Schedules',
      answers: answersOk(scheduleAnswer, 'The schedule'),
      handler: async ({ caller }) => ok(present(await schedules.get(caller()))),
    }),
    route({
      ...common,
      method: 'PUT',
      path: '/v1/schedules/daily',
      summary: 'Switch the daily generation and cache warming on or off',
      operationId: 'setDailySchedule',
      tag: 'Schedules',
      answers: answersOk(scheduleAnswer, 'The new schedule'),
      body: scheduleBody,
      handler({ body, effect }) {
        const { day_master_element: dayMasterElement, external_id_prefix: externalIdPrefix } = body.filter;
        const filter = {
          ...(dayMasterElement === undefined ? {} : { dayMasterElement }),
          ...(externalIdPrefix === undefined ? {} : { externalIdPrefix }),
        };
        const { enabled, model, warm_sections: warmSections } = body;
        return effect((caller) => schedules.set(caller, { enabled, model, filter, warmSections }), changedSchedule);
      },
    }),
  ];
}

function changedSchedule(schedule: DailySchedule): Answer {
  return ok(present(schedule));
}

function present({ enabled, model, filter, warmSections }: DailySchedule) {
  return {
    enabled,
    model,
    filter: {
      ...(filter.dayMasterElement === undefined ? {} : { day_master_element: filter.dayMasterElement }),
      ...(filter.externalIdPrefix === undefined ? {} : { external_id_prefix: filter.externalIdPrefix }),
    },
    warm_sections: warmSections,
  };
}

import * as z from 'zod';
import type { DailySchedule, ScheduleService } from '../../../shared/schedules/schedules.ts';
import { type Answer, ok, type Route, route } from '../../http/route.ts';
import { element, modelName, text } from '../fields.ts';

const MAX_PREFIX = 100;

const scheduleBody = z.strictObject({
  enabled: z.boolean().default(false),
  model: modelName.default('haiku'),
  filter: z
    .strictObject({ day_master_element: element.optional(), external_id_prefix: text(MAX_PREFIX).optional() })
    .default({}),
  warm_sections: z.boolean().default(false),
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
      handler: async ({ caller }) => ok(present(await schedules.get(caller()))),
    }),
    route({
      ...common,
      method: 'PUT',
      path: '/v1/schedules/daily',
      summary: 'Switch the daily generation and cache warming on or off',
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

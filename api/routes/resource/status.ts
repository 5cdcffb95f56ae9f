import type { Config } from '../../../shared/core/config.ts';
import type { StatusService } from '../../../shared/status/status.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { presentStatus } from '../../presenters/status.ts';
import { statusAnswer } from '../../presenters/status-schemas.ts';

export function statusRoutes(deps: {
  readonly status: StatusService;
  readonly config: Pick<Config, 'version' | 'environment'>;
}): Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/status',
      group: 'resource',
      access: { kind: 'key', permissions: [], offline: true },
      summary: 'Read the measured status of the service and its parts, with incidents',
      operationId: 'getStatus',
      tag: 'Service',
      answers: answersOk(statusAnswer, 'The measured status'),
      async handler({ startedAtMs }) {
        const latencyMs = performance.now() - startedAtMs;
        const { version, environment } = deps.config;
        const uptimeSeconds = process.uptime();
        return ok(presentStatus(await deps.status.read(), { version, environment, uptimeSeconds, latencyMs }));
      },
    }),
  ];
}

import type { HealthCheck } from '../../../shared/status/health.ts';
import { type Route, route } from '../../http/route.ts';
import { healthAnswer } from '../../presenters/status-schemas.ts';

export function healthRoutes(health: HealthCheck): Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/health',
      group: 'resource',
      access: { kind: 'public' },
      summary: 'Check whether database and cache respond',
      operationId: 'checkHealth',
      tag: 'Service',
      answers: {
        200: { description: 'The service can work', schema: healthAnswer },
        503: { description: 'Database or cache do not respond', schema: healthAnswer },
      },

      async handler() {
        const { healthy, at } = await health.check();
        return {
          status: healthy ? 200 : 503,
          body: { status: healthy ? 'healthy' : 'unhealthy', timestamp: at.toISOString() },
        };
      },
    }),
  ];
}

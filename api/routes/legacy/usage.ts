import * as z from 'zod';
import type { UsageService } from '../../../shared/usage/summary.ts';
import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { legacyUsage } from '../../presenters/legacy-schemas.ts';

export function usageRoutes(usage: UsageService): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/usage',
      group: 'legacy',
      access: { kind: 'key', permissions: ['usage:read'] },
      summary: "The usage of the key's mode today and this month, and its rate limit",
      operationId: 'getLegacyUsage',
      tag: 'Legacy',
      answers: answersOk(legacyUsage, 'The usage'),
      query: z.record(z.string(), z.unknown()),
      takesTurns: 'lists',
      async handler({ caller, identity, limit }) {
        const { usedToday, limit: perMinute, remaining, resetAt } = await limit();
        const { today, thisMonth } = await usage.summary(caller().owner, usedToday);
        return ok({
          usage: {
            today: { requests: today.requests, limit: identity().limits.perDay, cost: today.costUsd },
            thisMonth: { requests: thisMonth.requests, cost: thisMonth.costUsd },
          },
          rateLimit: { current: perMinute - remaining, limit: perMinute, resetsAt: resetAt.toISOString() },
        });
      },
    }),
  ];
}

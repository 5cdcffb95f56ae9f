import { answersOk } from '../../contract/answers.ts';
import { ok, type Route, route } from '../../http/route.ts';
import { presentList } from '../../presenters/lists.ts';
import { auditListV2 } from '../../presenters/report-schemas.ts';
import { presentAuditEntryV2 } from '../../presenters/v2.ts';
import { auditPage, auditQuery, type ReportRouteDeps, reportRoutes } from '../resource/reports.ts';
import { inV2 } from './promote.ts';

const plan = 'business';

export function reportRoutesV2(deps: ReportRouteDeps): Route[] {
  const v1 = reportRoutes(deps);
  return [
    inV2(v1, 'GET /v1/reports/usage', { plan }),
    inV2(v1, 'GET /v1/reports/fortunes', { plan }),
    inV2(v1, 'GET /v1/reports/profiles', { plan }),
    route({
      method: 'GET',
      path: '/v2/reports/audit',
      group: 'v2',
      access: { kind: 'key', permissions: ['audit:read'] },
      plan: 'enterprise',
      summary: 'The audit log, newest first',
      operationId: 'listAuditEntriesV2',
      tag: 'Version 2',
      answers: answersOk(auditListV2, 'A page of the audit log'),
      query: auditQuery,
      handler: async (context) => ok(presentList(await auditPage(deps, context), presentAuditEntryV2)),
    }),
  ];
}

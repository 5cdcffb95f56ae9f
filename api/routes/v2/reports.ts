import type { Route } from '../../http/route.ts';
import { auditListV2 } from '../../presenters/report-schemas.ts';
import { presentAuditEntryV2 } from '../../presenters/v2.ts';
import { type AuditForm, type ReportRouteDeps, reportRoutes } from '../resource/reports.ts';
import { inV2 } from './promote.ts';

const plan = 'business';

const AUDIT: AuditForm = { list: auditListV2, present: presentAuditEntryV2 };

export function reportRoutesV2(deps: ReportRouteDeps): Route[] {
  const rows = reportRoutes(deps, AUDIT);
  return [
    inV2(rows, 'GET /v1/reports/usage', { plan }),
    inV2(rows, 'GET /v1/reports/fortunes', { plan }),
    inV2(rows, 'GET /v1/reports/profiles', { plan }),
    inV2(rows, 'GET /v1/reports/audit', { plan: 'enterprise' }),
  ];
}

import { isIP } from 'node:net';
import * as z from 'zod';
import { AUDIT_ACTIONS } from '../../../shared/core/audit-actions.ts';
import { type Clock, kstDate, kstDayEnd } from '../../../shared/core/clock.ts';
import type { Page } from '../../../shared/db/cursor-page.ts';
import { AUDIT_RESOURCE_TYPES, type AuditEntryRecord } from '../../../shared/db/models/audit-entries.ts';
import { PERIODS } from '../../../shared/reports/ranges.ts';
import type { ReportService } from '../../../shared/reports/reports.ts';
import { USAGE_GROUPS } from '../../../shared/reports/usage.ts';
import { answersOk } from '../../contract/answers.ts';
import { requireReadOfGroups } from '../../http/permissions.ts';
import { type Answer, ok, type Route, type RouteContext, route } from '../../http/route.ts';
import { presentList } from '../../presenters/lists.ts';
import {
  auditList,
  fortuneReportAnswer,
  profileReportAnswer,
  usageReportAnswer,
} from '../../presenters/report-schemas.ts';
import {
  presentAuditEntry,
  presentFortuneReport,
  presentProfileReport,
  presentUsageReport,
  type RateLimitUsage,
} from '../../presenters/reports.ts';
import type { RateLimitStatus } from '../../rate-limit/limits.ts';
import { instant, isoDate, oneType, pageCursor, pageLimit, typeNames } from '../fields.ts';

const days = {
  start_date: isoDate.optional().describe('First KST day; absent: some days before the last'),
  end_date: isoDate.optional().describe('Last KST day; absent: today'),
} as const;

const usageQuery = z.strictObject({
  ...days,
  period: z.enum(PERIODS).default('day').describe('Length of a bucket of `daily_breakdown`'),
  group_by: z.enum(USAGE_GROUPS).default('endpoint').describe('What the groups are of'),
  latency_by: z.enum(['model']).optional().describe('Adds p50 and p95 of the waits for new answers, by model and day'),
});

const fortunesQuery = oneType(
  z.strictObject({
    ...days,
    ...typeNames,
    fortune_type: typeNames.fortune_type.describe('Only fortunes of this type'),
  }),
);

const profilesQuery = z.strictObject(days);

const auditQuery = z.strictObject({
  action: z.enum(AUDIT_ACTIONS).optional().describe('Only this action'),
  resource_type: z.enum(AUDIT_RESOURCE_TYPES).optional().describe('Only this kind of record'),
  resource_id: z.string().optional().describe('Only this record'),
  actor_ip: z
    .string()
    .refine((text) => isIP(text) !== 0, 'must be an IP address')
    .transform((text) => text.toLowerCase())
    .optional()
    .describe('Only requests from this address'),
  start_date: instant('start').optional(),
  end_date: instant('end').optional(),
  limit: pageLimit(50, 1000),
  cursor: pageCursor,
});

export interface ReportRouteDeps {
  readonly reports: ReportService;
  readonly clock: Clock;
}

/** The form in which a version of the API shows the audit log. */
export interface AuditForm {
  readonly list: z.ZodType;
  present(entry: AuditEntryRecord): object;
}

const V1: AuditForm = { list: auditList, present: presentAuditEntry };

export function reportRoutes(deps: ReportRouteDeps, audit = V1): Route[] {
  const access = { kind: 'key', permissions: ['usage:read'] } as const;
  return [
    route({
      method: 'GET',
      path: '/v1/reports/usage',
      group: 'resource',
      access,
      summary: 'Requests, latencies and charges by endpoint, method, status or key, and over time',
      operationId: 'getUsageReport',
      tag: 'Reports',
      answers: answersOk(usageReportAnswer, 'The report'),
      query: usageQuery,
      takesTurns: 'lists',
      handler: (context) => usageReport(deps, context),
    }),
    route({
      method: 'GET',
      path: '/v1/reports/fortunes',
      group: 'resource',
      access,
      summary: 'Fortunes generated, by type, model, score and day',
      operationId: 'getFortuneReport',
      tag: 'Reports',
      answers: answersOk(fortuneReportAnswer, 'The report'),
      query: fortunesQuery,
      takesTurns: 'lists',
      handler: (context) => fortuneReport(deps, context),
    }),
    route({
      method: 'GET',
      path: '/v1/reports/profiles',
      group: 'resource',
      access,
      summary: 'Profiles by element, gender, decade of birth and day of creation',
      operationId: 'getProfileReport',
      tag: 'Reports',
      answers: answersOk(profileReportAnswer, 'The report'),
      query: profilesQuery,
      takesTurns: 'lists',
      handler: (context) => profileReport(deps, context),
    }),
    route({
      method: 'GET',
      path: '/v1/reports/audit',
      group: 'resource',
      access: { kind: 'key', permissions: ['audit:read'] },
      summary: 'The audit log, newest first',
      operationId: 'listAuditEntries',
      tag: 'Reports',
      answers: answersOk(audit.list, 'A page of the audit log'),
      query: auditQuery,
      takesTurns: 'lists',
      handler: async (context) => ok(presentList(await auditPage(deps, context), audit.present)),
    }),
  ];
}

async function usageReport(
  deps: ReportRouteDeps,
  { caller, identity, limit, query }: RouteContext<unknown, z.output<typeof usageQuery>>,
): Promise<Answer> {
  const { start_date: start, end_date: end, period, group_by: groupBy, latency_by: latencyBy } = query;
  const report = await deps.reports.usage(caller(), { start, end, period, groupBy, waits: latencyBy === 'model' });
  const rate = rateLimitStatus(identity().limits.perDay, await limit(), deps.clock.now());
  return ok(presentUsageReport(report, rate));
}

/** The day's limit; without one the minute's, since the figures must be integers. */
function rateLimitStatus(perDay: number | null, minute: RateLimitStatus, now: Date): RateLimitUsage {
  if (perDay !== null) {
    return { window: 'day', limit: perDay, used: minute.usedToday ?? 0, resetsAt: kstDayEnd(kstDate(now)) };
  }
  const { limit, remaining, resetAt } = minute;
  return { window: 'minute', limit, used: limit - remaining, resetsAt: resetAt };
}

async function fortuneReport(
  deps: ReportRouteDeps,
  { caller, query }: RouteContext<unknown, z.output<typeof fortunesQuery>>,
): Promise<Answer> {
  const { start_date: start, end_date: end, fortune_type: type } = query;
  return ok(presentFortuneReport(await deps.reports.fortunes(caller(), { start, end, type })));
}

async function profileReport(
  deps: ReportRouteDeps,
  { caller, identity, query }: RouteContext<unknown, z.output<typeof profilesQuery>>,
): Promise<Answer> {
  requireReadOfGroups(identity());
  const { start_date: start, end_date: end } = query;
  return ok(presentProfileReport(await deps.reports.profiles(caller(), { start, end })));
}

function auditPage(
  deps: ReportRouteDeps,
  { caller, query }: RouteContext<unknown, z.output<typeof auditQuery>>,
): Promise<Page<AuditEntryRecord>> {
  const filter = {
    action: query.action,
    resourceType: query.resource_type,
    resourceId: query.resource_id,
    actorIp: query.actor_ip,
    since: query.start_date,
    until: query.end_date,
  };
  return deps.reports.audit(caller(), filter, query);
}

import type { Caller } from '../accounts/caller.ts';
import type { FortuneType } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import type { Page, PageRequest } from '../db/cursor-page.ts';
import type { AuditEntryRecord } from '../db/models/audit-entries.ts';
import { type AuditFilter, auditReport } from './audit.ts';
import { type FortuneReport, fortuneReport } from './fortunes.ts';
import { type ProfileReport, profileReport } from './profiles.ts';
import { dayRange } from './ranges.ts';
import { type UsageQuery, type UsageReport, usageReport } from './usage.ts';

/** KST days, both included. Defaults: today, and the report's own number of days before the end. */
export interface ReportDays {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** Usage, fortunes, profiles and audit entries of the key's account and mode. A range has at most 92 days. */
export interface ReportService {
  /** @throws validation_error */
  usage(caller: Caller, query: ReportDays & UsageQuery): Promise<UsageReport>;
  /** @throws validation_error */
  fortunes(caller: Caller, query: ReportDays & { readonly type?: FortuneType | undefined }): Promise<FortuneReport>;
  /** @throws validation_error */
  profiles(caller: Caller, query: ReportDays): Promise<ProfileReport>;
  /** @throws validation_error */
  audit(caller: Caller, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntryRecord>>;
}

const USAGE_DAYS = 7;
const OTHER_DAYS = 30;

export function createReportService(deps: { readonly db: Database; readonly clock: Clock }): ReportService {
  const { db, clock } = deps;
  return {
    async usage({ owner }, { start, end, ...query }) {
      return usageReport(deps, owner, { ...query, range: dayRange(clock, { start, end }, USAGE_DAYS) });
    },
    async fortunes({ owner }, { type, ...days }) {
      return fortuneReport(db, owner, { range: dayRange(clock, days, OTHER_DAYS), type });
    },
    async profiles({ owner }, days) {
      return profileReport(db, owner, dayRange(clock, days, OTHER_DAYS));
    },
    audit: ({ owner }, filter, page) => auditReport(db, owner, filter, page),
  };
}

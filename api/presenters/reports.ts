import type * as z from 'zod';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import type { AuditEntryRecord } from '../../shared/db/models/audit-entries.ts';
import type { KeyCell } from '../../shared/db/models/usage-days.ts';
import {
  type AnswerFigures,
  CATEGORIES,
  type FortuneFigures,
  type FortuneReport,
  REPORT_ORDER,
  SCORE_BANDS,
} from '../../shared/reports/fortunes.ts';
import type { Groups, ProfileReport } from '../../shared/reports/profiles.ts';
import type { KeyFigures, ModelWaits, UsageReport, Waits } from '../../shared/reports/usage.ts';
import type { auditEntry } from './report-schemas.ts';

/** The usage of the limit that the report describes, for one mode of the account. */
export interface RateLimitUsage {
  /** The day's limit, or the minute's for an account without a daily one. */
  readonly window: 'day' | 'minute';
  readonly limit: number;
  readonly used: number;
  readonly resetsAt: Date;
}

/** The usage report, with the parts that `group_by` and `period` ask for. */
export function presentUsageReport(report: UsageReport, rate: RateLimitUsage) {
  const { range, total, groupBy } = report;
  return {
    period: report.period,
    start_date: range.from,
    end_date: range.to,
    summary: {
      total_requests: total.requests,
      successful_requests: total.succeeded,
      failed_requests: total.requests - total.succeeded,
      success_rate: percent(total.succeeded, total.requests),
      total_cost_usd: money(total.costUsd),
      average_latency_ms: average(total.latencyMs, total.requests),
    },
    [`by_${groupBy}`]: report.keys === null ? report.groups.map(groupOf(groupBy)) : report.keys.map(keyFigures),
    ...(report.models !== null && { by_model: report.models.map(modelFigures) }),
    daily_breakdown: report.buckets.map(({ date, requests, costUsd }) => ({
      date,
      requests,
      cost_usd: money(costUsd),
    })),
    rate_limit_status: {
      window: rate.window,
      limit: rate.limit,
      used: rate.used,
      remaining: Math.max(0, rate.limit - rate.used),
      resets_at: rate.resetsAt.toISOString(),
    },
  };
}

function groupOf(groupBy: UsageReport['groupBy']) {
  return ({ name, ...figures }: UsageReport['groups'][number]) => ({
    [groupBy]: groupBy === 'status_code' ? Number(name) : name,
    ...requestFigures(figures),
    cost_usd: money(figures.costUsd),
  });
}

function keyFigures({ key, ...figures }: KeyFigures) {
  return {
    key: key === null ? null : { id: key._id, name: key.name, prefix: key.prefix },
    ...requestFigures(figures),
  };
}

function modelFigures({ model, days, ...waits }: ModelWaits) {
  return { model, ...waitFigures(waits), daily: days.map(({ date, ...ofDay }) => ({ date, ...waitFigures(ofDay) })) };
}

function waitFigures({ answers, p50Ms, p95Ms }: Waits) {
  return { answers, p50_latency_ms: p50Ms, p95_latency_ms: p95Ms };
}

function requestFigures({ requests, succeeded, latencyMs }: KeyCell) {
  return {
    requests,
    failed_requests: requests - succeeded,
    success_rate: percent(succeeded, requests),
    average_latency_ms: average(latencyMs, requests),
  };
}

/** The fortune report. */
export function presentFortuneReport(report: FortuneReport) {
  const { range, total } = report;
  return {
    start_date: range.from,
    end_date: range.to,
    summary: {
      total_fortunes: total.count,
      existing_fortunes: total.existing,
      unique_profiles: total.profiles,
      cache_hit_rate: hitRate(total),
      average_score: averageScore(total),
      average_latency_ms: average(total.latencyMs, total.count),
      total_cost_usd: money(total.costUsd),
    },
    by_type: Object.fromEntries(
      REPORT_ORDER.map((type) => {
        const figures = report.byType[type];
        const share = shareOf(figures.count, total.count);
        return [type, { ...share, average_score: averageScore(figures), cache_hit_rate: hitRate(figures) }];
      }),
    ),
    by_model: Object.fromEntries(
      MODEL_NAMES.map((model) => {
        const { count, latencyMs, costUsd } = report.byModel[model];
        const share = shareOf(count, total.count);
        return [model, { ...share, average_latency_ms: average(latencyMs, count), cost_usd: money(costUsd) }];
      }),
    ),
    score_distribution: Object.fromEntries(SCORE_BANDS.map((band, index) => [band, report.scoreBands[index] ?? 0])),
    category_averages: Object.fromEntries(
      CATEGORIES.map((name) => [name, average(report.categories[name], total.count)]),
    ),
    daily_trend: report.days.map(({ date, ...figures }) => ({
      date,
      count: figures.count,
      average_score: averageScore(figures),
    })),
  };
}

/** Counts only; `by_*` are over all profiles. */
export function presentProfileReport(report: ProfileReport) {
  const { range, total } = report;
  return {
    start_date: range.from,
    end_date: range.to,
    summary: { total_profiles: total, created_in_period: report.created },
    by_day_master_element: groups(report.byElement, total),
    by_gender: groups(report.byGender, total),
    by_birth_decade: groups(report.byDecade, total),
    daily_trend: report.days,
  };
}

function groups({ shown, fewerThanFive }: Groups, total: number) {
  const rest = fewerThanFive === 0 ? [] : [{ name: 'fewer_than_five', count: fewerThanFive }];
  return Object.fromEntries([...shown, ...rest].map(({ name, count }) => [name, shareOf(count, total)]));
}

/** An entry of the audit log. */
export function presentAuditEntry(entry: AuditEntryRecord) {
  return {
    id: entry.entryId,
    action: entry.action,
    resource_type: entry.resourceType,
    resource_id: entry.resourceId,
    actor_ip: entry.actorIp,
    actor_api_key: entry.actorApiKey,
    request_id: entry.requestId,
    metadata: entry.metadata,
    created_at: entry.createdAt.toISOString(),
  } satisfies z.input<typeof auditEntry>;
}

function shareOf(count: number, total: number) {
  return { count, percentage: percent(count, total) };
}

function hitRate({ answers, hits }: AnswerFigures): number {
  return percent(hits, answers);
}

function averageScore({ score, count }: FortuneFigures): number {
  return average(score, count);
}

/** 0 to 100 with one decimal; 0 when the whole is 0. */
function percent(part: number, whole: number): number {
  return average(part * 100, whole);
}

/** With one decimal; 0 when the count is 0. */
function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

/** Four decimals. */
function money(usd: number): number {
  return Math.round(usd * 1e4) / 1e4;
}

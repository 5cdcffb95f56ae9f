import * as z from 'zod';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { AUDIT_ACTIONS } from '../../shared/core/audit-actions.ts';
import { AUDIT_RESOURCE_TYPES } from '../../shared/db/models/audit-entries.ts';
import { CATEGORIES, REPORT_ORDER, SCORE_BANDS } from '../../shared/reports/fortunes.ts';
import { count, day, listOf, percent, perElementOf, requestId, timestamp, usd } from './answer-fields.ts';
import { keyFields } from './key-schemas.ts';

const range = { start_date: day('First day of the report'), end_date: day('Last day of the report') };
const latency = z.number().min(0).describe('Average latency in milliseconds, with one decimal');

const requests = count('Requests');
const requestFields = {
  requests,
  failed_requests: count('Requests answered with a status of 400 or above'),
  success_rate: percent('Requests answered with a status below 400'),
  average_latency_ms: latency,
};
const groupFields = { ...requestFields, cost_usd: usd('Charges, with four decimals') };

const waits = {
  answers: count('Answers that the model wrote while their requests waited; of `202` and of batches none'),
  p50_latency_ms: z
    .int()
    .nullable()
    .describe('Half of these requests took at most so many milliseconds, within a tenth'),
  p95_latency_ms: z
    .int()
    .nullable()
    .describe('95 % of these requests took at most so many milliseconds, within a tenth'),
};

export const usageReportAnswer = z
  .strictObject({
    period: z.enum(['hour', 'day', 'week', 'month']).describe('Length of a bucket of `daily_breakdown`'),
    ...range,
    summary: z
      .strictObject({
        total_requests: requests,
        successful_requests: count('Requests answered with a status below 400'),
        failed_requests: count('The other requests'),
        success_rate: percent('Share of the successful requests'),
        total_cost_usd: usd('Charges, with four decimals'),
        average_latency_ms: latency,
      })
      .describe('The whole range'),
    by_endpoint: z
      .array(
        z.strictObject({
          endpoint: z
            .string()
            .describe('Method and path, or `operator warming`: sections that the operator had made in advance'),
          ...groupFields,
        }),
      )
      .optional()
      .describe('With `group_by=endpoint`: most requests first'),
    by_method: z
      .array(z.strictObject({ method: z.string().describe('Method'), ...groupFields }))
      .optional()
      .describe('With `group_by=method`: most requests first'),
    by_status_code: z
      .array(z.strictObject({ status_code: z.int().describe('Status'), ...groupFields }))
      .optional()
      .describe('With `group_by=status_code`: most requests first'),
    by_key: z
      .array(
        z.strictObject({
          key: z
            .strictObject({ id: keyFields.id, name: keyFields.name, prefix: keyFields.prefix })
            .nullable()
            .describe('The key, also a revoked one; null: all requests that are counted under no key'),
          ...requestFields,
        }),
      )
      .optional()
      .describe('With `group_by=key`: most requests first'),
    by_model: z
      .array(
        z.strictObject({
          model: z.enum(MODEL_NAMES).describe('Model'),
          ...waits,
          daily: z
            .array(z.strictObject({ date: day('The day'), ...waits }))
            .describe('Every day of the range, in order'),
        }),
      )
      .optional()
      .describe('With `latency_by=model`: how long callers waited for new answers'),
    daily_breakdown: z
      .array(
        z.strictObject({
          date: z.string().describe('The bucket: its first day in the range, or its hour'),
          requests,
          cost_usd: usd('Charges, with four decimals'),
        }),
      )
      .describe('Every bucket of the range, in order'),
    rate_limit_status: z
      .strictObject({
        window: z.enum(['day', 'minute']).describe("The limit: the day's, or the minute's where a day has none"),
        limit: count('How many requests it allows'),
        used: count('How many are used'),
        remaining: count('How many are left'),
        resets_at: timestamp('When it starts anew'),
      })
      .describe('The limit now'),
  })
  .meta({ id: 'UsageReport', description: 'Requests, latencies and charges' });

const shareFields = { count: count('How many'), percentage: percent('Their share') };
const share = z.strictObject(shareFields);
const averageScore = z.number().min(0).max(100).describe('Average score, with one decimal');
const hitRate = percent('Answers that caused no model call');

const perName = <T extends z.ZodType>(names: readonly string[], value: T, of: string) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value.describe(`${of} ${name}`)])));

export const fortuneReportAnswer = z
  .strictObject({
    ...range,
    summary: z
      .strictObject({
        total_fortunes: count('Fortunes made in the range, whether or not they still exist'),
        existing_fortunes: count('Those that still exist'),
        unique_profiles: count('Profiles that they are about'),
        cache_hit_rate: hitRate,
        average_score: averageScore,
        average_latency_ms: latency,
        total_cost_usd: usd('What they cost, with four decimals'),
      })
      .describe('The whole range'),
    by_type: perName(
      REPORT_ORDER,
      z.strictObject({ ...shareFields, average_score: averageScore, cache_hit_rate: hitRate }),
      'Fortunes of the type',
    ).describe('By type'),
    by_model: perName(
      MODEL_NAMES,
      z.strictObject({ ...shareFields, average_latency_ms: latency, cost_usd: usd('What they cost') }),
      'Fortunes by',
    ).describe('By model'),
    score_distribution: perName(SCORE_BANDS, z.int().min(0), 'Fortunes with a score of').describe('By score'),
    category_averages: perName(CATEGORIES, z.number(), 'Average score of').describe('Average scores by part of life'),
    daily_trend: z
      .array(z.strictObject({ date: day('The day'), count: count('Fortunes made'), average_score: averageScore }))
      .describe('Every day of the range, in order'),
  })
  .meta({ id: 'FortuneReport', description: 'Fortunes generated' });

const SMALL = 'Groups of fewer than five profiles are left out, and counted together as `fewer_than_five`';
const ofGenders = perName(['male', 'female'], share, 'Profiles of the gender');
const groups = (named: Readonly<Record<string, typeof share>>) =>
  z.strictObject({ ...named, fewer_than_five: share.describe('Profiles of all smaller groups') }).partial();

export const profileReportAnswer = z
  .strictObject({
    ...range,
    summary: z
      .strictObject({
        total_profiles: count('All profiles; the groups are of these'),
        created_in_period: count('Profiles created in the range'),
      })
      .describe('The whole'),
    by_day_master_element: groups(perElementOf(share, 'Profiles')).describe(`By element of the day master. ${SMALL}`),
    by_gender: groups(ofGenders.shape).describe(`By gender. ${SMALL}`),
    by_birth_decade: groups({}).catchall(share).describe(`By decade of birth, such as \`1990s\`. ${SMALL}`),
    daily_trend: z
      .array(z.strictObject({ date: day('The day'), count: count('Profiles created') }))
      .describe('Every day of the range, in order'),
  })
  .meta({ id: 'ProfileReport', description: 'Profiles in figures, with nothing about a single person' });

const action = z.enum(AUDIT_ACTIONS).meta({ id: 'AuditAction', description: 'What was done' });
const resourceType = z.enum(AUDIT_RESOURCE_TYPES).meta({ id: 'AuditResourceType', description: 'A kind of record' });
const actionDone = action.describe('What was done');
const resourceId = z.string().describe('Id of the record');
const keyPrefix = z
  .string()
  .describe('Public part of the key that was used; `dashboard` for a session of the dashboard');

export const auditEntry = z
  .strictObject({
    id: z.int().describe('Number of the entry: increasing and unique per account and mode'),
    action: actionDone,
    resource_type: resourceType.describe('Kind of the record'),
    resource_id: resourceId,
    actor_ip: z.string().describe('Address that the request came from'),
    actor_api_key: keyPrefix,
    request_id: requestId,
    metadata: z.record(z.string(), z.unknown()).describe('More about it, by action; no personal data'),
    created_at: timestamp('When it was done'),
  })
  .meta({ id: 'AuditEntry', description: 'An entry of the audit log' });

export const auditList = listOf(auditEntry, 'AuditLog');

const auditEntryV2 = z
  .strictObject({
    timestamp: timestamp('When it was done'),
    action: actionDone,
    actor: z
      .strictObject({ type: z.literal('api_key').describe('Always `api_key`'), id: keyPrefix })
      .describe('The actor'),
    resource: z
      .strictObject({ type: resourceType.describe('Kind of the record'), id: resourceId })
      .describe('The record'),
    request_id: requestId,
  })
  .meta({ id: 'AuditEntryV2', description: 'An entry of the audit log' });

export const auditListV2 = listOf(auditEntryV2, 'AuditLogV2');

import type { paths } from '../../../clients/typescript/src/schema.generated.ts';
import type { Answered, Batch, Body, CreatedKey, Listed } from '../../../clients/typescript/src/types.ts';

/** What the pages read of the API's answers: the types of the OpenAPI document. */
export type {
  Batch,
  BatchItem,
  CreatedKey as NewKey,
  Delivery,
  DeliveryDetail,
  Event as LoggedEvent,
  Key,
  ListedFortune as FortuneListItem,
  LoggedRequest as RequestEntry,
  Webhook,
  WebhookTest,
  WebhookWithSecret,
} from '../../../clients/typescript/src/types.ts';

type Read<Path extends keyof paths> = Answered<Path, 'get', 200>;

export type Profile = Listed<'/v1/profiles'>;
export type AuditEntry = Listed<'/v1/reports/audit'>;
export type UsageReport = Read<'/v1/reports/usage'>;
export type FortuneReport = Read<'/v1/reports/fortunes'>;
export type ServiceStatus = Read<'/v1/status'>;
export type DailySchedule = Read<'/v1/schedules/daily'>;
export type Fallbacks = Listed<'/v1/fallbacks'>;
export type ElementComparison = Read<'/v1/analytics/comparison'>;
export type DeliveryAttempt = Answered<'/v1/webhooks/{id}/deliveries/{delivery_id}', 'get', 200>['attempts'][number];
export type DeliveryResult = Answered<'/v1/webhooks/{id}/test', 'post', 200>['delivery'];

type CalculatedSaju = Answered<'/v1/calculations/saju', 'post', 200>;
/** What rules read from a chart; the terms are Korean. */
export type Reading = NonNullable<CalculatedSaju['analysis']>;
/** As the dashboard asks for it: with its analysis. */
export type Saju = CalculatedSaju & { readonly analysis: Reading };
export type TimeBasis = Saju['time_basis'];
export type Pillar = Saju['pillars']['year'];
export type Cycle = Saju['ten_year_cycles'][number];
export type Position = Reading['relations'][number]['positions'][number];
export type Element = Saju['day_master']['element'];
export type Tone = Reading['luck']['year']['tone'];

export type Mode = CreatedKey['type'];
export type Model = DailySchedule['model'];
export type FortuneType = NonNullable<Body<'/v1/fortunes', 'post'>['fortune_type']>;
export type BatchProgress = Pick<
  Batch,
  'status' | 'total_count' | 'completed_count' | 'failed_count' | 'canceled_count' | 'hold'
>;

export const MODELS: readonly Model[] = ['haiku', 'sonnet', 'gpt4o', 'gemini'];
export const FORTUNE_TYPES: readonly FortuneType[] = ['daily', 'monthly', 'yearly'];
export const ELEMENTS: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water'];

/** Of the dashboard's own routes, which are in no document. */
export interface Account {
  readonly email: string;
  readonly plan: string;
  readonly per_minute: number;
  readonly per_day: number | null;
  readonly created_at: string;
}

export interface Page<T> {
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly total_count: number;
}

/** The fields of a form. */
export interface Birth {
  readonly birth_year: number;
  readonly birth_month: number;
  readonly birth_day: number;
  readonly birth_hour: number | null;
  readonly gender: 'male' | 'female';
  readonly calendar_type: 'solar' | 'lunar';
  readonly is_leap_month: boolean;
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Problem details; `message` stands in the `error` event of a stream. */
export interface Problem {
  /** The path of a page that explains it. */
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly message?: string;
  readonly code?: string;
  readonly reason?: string;
  readonly hint?: string;
  readonly request_id?: string;
  readonly errors?: readonly FieldError[];
}

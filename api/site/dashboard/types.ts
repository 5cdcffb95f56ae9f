/** What the pages read of the API's answers (docs/api.md). */

export type Mode = 'live' | 'test';
export type Model = 'haiku' | 'sonnet' | 'gpt4o' | 'gemini';
export type FortuneType = 'daily' | 'monthly' | 'yearly';
export type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water';

export const MODELS: readonly Model[] = ['haiku', 'sonnet', 'gpt4o', 'gemini'];
export const FORTUNE_TYPES: readonly FortuneType[] = ['daily', 'monthly', 'yearly'];
export const ELEMENTS: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water'];

export interface DailySchedule {
  readonly enabled: boolean;
  readonly model: Model;
  readonly filter: { readonly day_master_element?: Element; readonly external_id_prefix?: string };
  readonly warm_sections: boolean;
}

export interface Fallbacks {
  readonly model: Model;
  readonly to: readonly Model[];
  readonly background: boolean;
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

export interface Page<T> {
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly total_count: number;
}

export interface Key {
  readonly id: string;
  readonly name: string;
  readonly type: Mode;
  readonly prefix: string;
  readonly permissions: readonly string[];
  readonly allowed_addresses: readonly string[] | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at?: string | null;
  readonly revoked_at?: string | null;
  /** Set after a rotation: the key that replaces it. */
  readonly rotated_to?: string | null;
}

export interface NewKey extends Key {
  readonly key: string;
}

export interface UsageReport {
  readonly start_date: string;
  readonly end_date: string;
  readonly summary: {
    readonly total_requests: number;
    readonly failed_requests: number;
    readonly success_rate: number;
    readonly total_cost_usd: number;
    readonly average_latency_ms: number;
  };
  readonly by_endpoint?: readonly (UsageFigures & { readonly endpoint: string })[];
  readonly by_model?: readonly (Waits & {
    readonly model: Model;
    readonly daily: readonly (Waits & { readonly date: string })[];
  })[];
  readonly by_status_code?: readonly (UsageFigures & { readonly status_code: number })[];
  readonly daily_breakdown: readonly { readonly date: string; readonly requests: number; readonly cost_usd: number }[];
  readonly rate_limit_status: {
    readonly window: 'day' | 'minute';
    readonly limit: number;
    readonly used: number;
    readonly remaining: number;
    readonly resets_at: string;
  };
}

/** How long requests waited for a model's new answers; null: there was none. */
export interface Waits {
  readonly answers: number;
  readonly p50_latency_ms: number | null;
  readonly p95_latency_ms: number | null;
}

export interface UsageFigures {
  readonly requests: number;
  readonly success_rate: number;
  readonly average_latency_ms: number;
  readonly cost_usd: number;
}

export interface FortuneReport {
  readonly summary: {
    readonly total_fortunes: number;
    readonly existing_fortunes: number;
    readonly cache_hit_rate: number;
    readonly total_cost_usd: number;
  };
  readonly by_model: Readonly<
    Record<Model, { readonly count: number; readonly average_latency_ms: number; readonly cost_usd: number }>
  >;
}

export interface ServiceStatus {
  readonly components: {
    readonly ai_models: Readonly<
      Record<Model, { readonly status: string; readonly avg_latency_ms: number; readonly paused?: boolean }>
    >;
  };
}

export interface AuditEntry {
  readonly id: number;
  readonly action: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly actor_ip: string;
  readonly actor_api_key: string;
  readonly request_id: string;
  readonly created_at: string;
}

/** Masked. */
export interface Profile {
  readonly id: string;
  readonly external_id: string | null;
  readonly name: string;
  readonly birth_year: string;
  readonly gender: 'male' | 'female';
  readonly day_master: string;
  readonly day_master_element: Element;
  readonly weakest_element: Element;
  readonly created_at: string;
}

export interface Birth {
  readonly birth_year: number;
  readonly birth_month: number;
  readonly birth_day: number;
  readonly birth_hour: number | null;
  readonly gender: 'male' | 'female';
  readonly calendar_type: 'solar' | 'lunar';
  readonly is_leap_month: boolean;
}

export interface Pillar {
  readonly stem: string;
  readonly stem_hanja: string;
  readonly stem_meaning: string;
  readonly branch: string;
  readonly branch_hanja: string;
  readonly branch_meaning: string;
  readonly element: Element;
  readonly hidden_stems: readonly string[];
}

export interface Cycle {
  readonly age_start: number;
  readonly age_end: number;
  readonly stem: string;
  readonly branch: string;
  readonly element: Element;
  readonly description: string;
}

export type Position = 'year' | 'month' | 'day' | 'hour';

export interface TimeBasis {
  readonly convention: string;
  readonly utc_offset_minutes: number;
  readonly summer_time: boolean;
  readonly local_time: string | null;
  readonly notices: readonly {
    readonly code: 'clock_gap' | 'clock_overlap' | 'term_in_day' | 'term_in_hour' | 'near_term' | 'near_hour';
  }[];
  readonly differs_under: readonly {
    readonly convention: string;
    readonly position: Position;
    readonly pillar: string;
  }[];
}

interface LuckPillar {
  readonly pillar: string;
  readonly stem_ten_god: string;
  readonly branch_ten_god: string;
  readonly stage: string;
  /** -4 to 4. */
  readonly favour: number;
}

/** What rules read from a chart; the terms are Korean. */
export interface Reading {
  readonly strength: {
    readonly grade: string;
    readonly score: number;
    readonly deukryeong: boolean;
    readonly deukji: boolean;
    readonly deukse: boolean;
    readonly rooted: boolean;
  };
  readonly useful_god: {
    readonly useful: Element;
    readonly helping: Element;
    readonly adverse: Element;
    readonly reason: string;
  };
  readonly pattern: { readonly name: string; readonly special: string | null };
  readonly relations: readonly {
    readonly kind: string;
    readonly positions: readonly Position[];
    readonly signs: string;
  }[];
  readonly stages: Readonly<Record<'year' | 'month' | 'day', string>> & { readonly hour?: string };
  readonly markers: readonly { readonly name: string; readonly position: Position }[];
  readonly void_branches: readonly string[];
  readonly luck: {
    readonly cycles: readonly (LuckPillar & { readonly age_start: number })[];
    readonly year: LuckPillar & { readonly year: number; readonly tone: Tone };
    readonly month: LuckPillar & { readonly month: string; readonly tone: Tone };
  };
}

export type Tone = 'bright' | 'fair' | 'mixed' | 'careful';

export interface Saju {
  readonly time_basis: TimeBasis;
  readonly analysis: Reading;
  readonly pillars: Readonly<Record<'year' | 'month' | 'day', Pillar>> & { readonly hour?: Pillar };
  readonly day_master: {
    readonly name: string;
    readonly hanja: string;
    readonly element: Element;
    readonly description: string;
  };
  readonly elements: Readonly<Record<Element, { readonly count: number; readonly percentage: number }>>;
  readonly ten_year_cycles: readonly Cycle[];
}

/** A chart's element shares beside the average of all profiles, in percent. */
export interface ElementComparison {
  readonly data: {
    readonly mine: Readonly<Record<Element, number>>;
    readonly average: Readonly<Record<Element, number>> | null;
  };
}

export interface FortuneListItem {
  readonly id: string;
  readonly fortune_type: FortuneType;
  readonly fortune_date: string;
  readonly model: Model;
  readonly score: number;
  readonly summary: string;
}

export interface BatchItem {
  readonly profile_id: string;
  readonly custom_id?: string;
  readonly fortune_id: string | null;
  readonly status: 'waiting' | 'started' | 'success' | 'cached' | 'failed' | 'canceled';
  readonly error?: { readonly code: string; readonly message: string; readonly reason?: string };
}

export interface BatchCounts {
  readonly status: string;
  readonly total_count: number;
  readonly completed_count: number;
  readonly failed_count: number;
  readonly canceled_count: number;
}

export interface Batch extends BatchCounts {
  readonly id: string;
  readonly fortune_type: FortuneType;
  readonly fortune_date: string;
  readonly model: Model;
  readonly created_at: string;
  readonly estimated_completion: string;
  readonly completed_at?: string;
}

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
  readonly active: boolean;
  readonly failure_count: number;
  readonly disabled_reason: 'failing' | 'gone' | 'owner' | null;
  readonly disabled_at: string | null;
  readonly last_triggered_at: string | null;
}

export interface LoggedEvent {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly deliveries: readonly {
    readonly webhook_id: string | null;
    readonly status: DeliveryResult['status'];
  }[];
}

export interface WebhookWithSecret extends Webhook {
  readonly secret: string;
}

export interface DeliveryResult {
  readonly id: string;
  readonly status: 'pending' | 'success' | 'failed';
  readonly response_code: number | null;
  readonly response_time_ms: number | null;
  readonly attempted_at: string | null;
  readonly error_message?: string;
}

export interface Delivery extends DeliveryResult {
  readonly event_id: string;
  readonly event_type: string;
  readonly attempts: number;
  readonly created_at: string;
  readonly next_attempt_at: string | null;
}

export interface DeliveryAttempt {
  readonly number: number;
  readonly attempted_at: string;
  readonly response_time_ms: number | null;
  readonly error_message?: string;
  readonly payload: unknown;
  readonly request_headers: Readonly<Record<string, string>>;
  readonly response_status: number | null;
  readonly response_headers: Readonly<Record<string, string>> | null;
  readonly response_body: string | null;
}

export interface DeliveryDetail extends Omit<Delivery, 'attempts'> {
  readonly attempts: readonly DeliveryAttempt[];
}

export interface RequestEntry {
  readonly id: string;
  readonly created_at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly reason: string | null;
  readonly duration_ms: number;
  readonly key_prefix: string;
  readonly model: Model | null;
  readonly fortune_id: string | null;
  readonly batch_id: string | null;
  readonly idempotency_key_used: boolean;
  readonly replayed: boolean;
  readonly cost_usd: number | null;
}

export interface WebhookTest {
  readonly delivery: DeliveryResult;
  readonly reactivated: boolean;
  readonly message?: string;
}

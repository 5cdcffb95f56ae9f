/** So many requests in any span of that length. */
export interface WindowLimit {
  /** `minute` for the tier's; an endpoint's own otherwise. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

export interface LimitRequest {
  /** The requests that are counted together, e.g. `acc_…:live` or `ip:…`. */
  readonly subject: string;
  /** All must have room; the headers describe the first. */
  readonly windows: readonly WindowLimit[];
  /** Null: the day is not counted. A `max` of null: it is counted without a limit. */
  readonly day: { readonly max: number | null } | null;
  /** What it counts towards the day; once towards each window. 0: the counts are read, nothing is counted. */
  readonly count: number;
}

export interface LimitVerdict {
  readonly allowed: boolean;
  readonly windows: readonly WindowState[];
  /** Null: not counted. */
  readonly day: DayState | null;
  /** Until all that refused has room again; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

export interface WindowState extends WindowLimit {
  readonly used: number;
  /** When the oldest counted request leaves the window; of an empty one, its length from now. */
  readonly resetAt: Date;
}

export interface DayState {
  readonly max: number | null;
  readonly used: number;
  /** When the KST day ends. */
  readonly resetAt: Date;
}

/** The counts after a request, from Redis or from the fallback counter. */
export interface Counted {
  readonly allowed: boolean;
  /** In the order of the request. */
  readonly windows: readonly { readonly used: number; readonly resetInMs: number }[];
  readonly usedToday: number;
}

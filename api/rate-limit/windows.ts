/** At most `max` requests in any span of that length. */
export interface WindowLimit {
  /** `minute` for the tier's window; otherwise an endpoint's name. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

export interface LimitRequest {
  /** The requests that are counted together, e.g. `acc_…:live` or `ip:…`. */
  readonly subject: string;
  /** All must have room; the headers describe the first. */
  readonly windows: readonly WindowLimit[];
  /** Null: the day is not counted. `max` null: counted without a limit. */
  readonly day: { readonly max: number | null } | null;
  /** Added to the day; each window counts one. 0 reads the counts and changes nothing. */
  readonly count: number;
}

export interface LimitVerdict {
  readonly allowed: boolean;
  readonly windows: readonly WindowState[];
  /** Null: not counted. */
  readonly day: DayState | null;
  /** Until every limit that refused has room again; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

export interface WindowState extends WindowLimit {
  readonly used: number;
  /** When the oldest counted request leaves the window; for an empty window, its length from now. */
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

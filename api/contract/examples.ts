import { RECORDED_EXAMPLES } from './examples.generated.ts';

/** Requests and answers of a run, by operation id: `npm run docs:examples` records them. None is written by hand. */
export interface RecordedExamples {
  readonly operations: Readonly<Record<string, RecordedOperation>>;
  /**
   * Bodies of errors, by `<status> <code>`, with `legacy ` before it in that group. Those of one operation, or of one
   * method, have its operation id or name before it.
   */
  readonly errors: Readonly<Record<string, unknown>>;
  /** Bodies of deliveries, by event type; `callback` is a batch's. */
  readonly deliveries: Readonly<Record<string, unknown>>;
}

export interface RecordedOperation {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  /** The answer's body; of a stream its events, in order. */
  readonly answer: unknown;
  /** Bodies of its further 2xx, by status. */
  readonly others?: Readonly<Record<string, unknown>>;
}

export const RECORDED: RecordedExamples = RECORDED_EXAMPLES;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Telemetry } from 'bullmq';

/**
 * Traces of OpenTelemetry. Nothing of them is loaded unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set: until `setTracing` the
 * functions below do nothing. Spans hold ids and our own words, never bodies, queries or names.
 */
export interface Tracing {
  /** For the queues and workers of BullMQ: a job's run becomes a child of what added it, across processes. */
  readonly telemetry: Telemetry;
  /** The span of a request; everything that `next` starts belongs to it. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  nameRequest(route: string, requestId: string): void;
  current(): string | undefined;
  ids(): TraceIds;
  bound<T extends () => void>(work: T): T;
  span<T>(name: string, parent: string | undefined, work: () => Promise<T>): Promise<T>;
  /** Sends what is recorded, for a second at most. Never rejects. */
  close(): Promise<void>;
}

export interface TraceIds {
  readonly trace_id?: string;
  readonly span_id?: string;
}

let tracing: Tracing | null = null;

/** Called once, by a composition root, before queues and servers are made. */
export function setTracing(started: Tracing): void {
  tracing = started;
}

/** Null while traces are off. */
export function activeTracing(): Tracing | null {
  return tracing;
}

/** The active span as `traceparent`, for a record that another process continues; undefined when it is not recorded. */
function currentTrace(): string | undefined {
  return tracing?.current();
}

/** The field `trace` of a record; none when it is null or not recorded. By default that of the active span. */
export function traceField(trace: string | null | undefined = currentTrace()): { readonly trace?: string } {
  return trace === undefined || trace === null ? {} : { trace };
}

/** For log lines. */
export function traceIds(): TraceIds {
  return tracing?.ids() ?? NO_IDS;
}

const NO_IDS: TraceIds = {};

/** The work, to be called in another context, as part of the active span. */
export function inTrace<T extends () => void>(work: T): T {
  return tracing?.bound(work) ?? work;
}

/** Runs the work in a span of its own, below the active one or, if given, below that of a record. */
export function traced<T>(name: string, work: () => Promise<T>, parent?: string): Promise<T> {
  return tracing === null ? work() : tracing.span(name, parent, work);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { BullMQOtel } from 'bullmq-otel';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { Tracing } from './tracing.ts';

export interface OtelOptions {
  readonly service: 'api' | 'worker';
  readonly endpoint: string;
  /** The share of traces that is recorded, 0 to 1. */
  readonly sampleRatio: number;
  readonly config: Pick<Config, 'version' | 'environment' | 'otlpTimeoutMs'>;
  readonly logger: Logger;
}

const ERROR_LOG_EVERY_MS = 60_000;

/** Records spans and sends them to the collector. See docs/traces.md. */
export function startOtel(options: OtelOptions): Tracing {
  const { service, endpoint, sampleRatio, config, logger } = options;
  logErrors(logger);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: config.otlpTimeoutMs,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': `saju-${service}`,
      'service.version': config.version,
      'deployment.environment.name': config.environment,
      'process.pid': process.pid,
    }),
    sampler: samplerOf(service, sampleRatio),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const propagator = new TraceparentPropagator();
  provider.register({ propagator });
  const undici = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Paths of partners' webhooks may hold secrets.
    startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  undici.setTracerProvider(provider);
  const tracer = provider.getTracer('saju');
  const contextOf = (traceparent: string) => propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  return {
    telemetry: new BullMQOtel({ tracerName: 'bullmq' }),
    serve(request: IncomingMessage, response: ServerResponse, next: () => void) {
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const method = request.method ?? '';
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      // A context costs every `await` of the request a little (docs/traces.md): nine of ten requests need none.
      if (!span.isRecording()) {
        next();
        return;
      }
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.headersSent ? response.statusCode : 499);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), next);
    },
    nameRequest(route, requestId) {
      const span = trace.getActiveSpan();
      span?.updateName(route).setAttributes({ 'http.route': route.replace(/^\S+ /, ''), 'saju.request_id': requestId });
    },
    current() {
      const span = trace.getActiveSpan();
      if (span?.isRecording() !== true) return undefined;
      const carrier: { traceparent?: string } = {};
      propagator.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier.traceparent;
    },
    ids() {
      const active = trace.getActiveSpan()?.spanContext();
      return active === undefined ? {} : { trace_id: active.traceId, span_id: active.spanId };
    },
    bound: (work) => context.bind(context.active(), work),
    span(name, traceparent, work) {
      const parent = traceparent === undefined ? context.active() : contextOf(traceparent);
      return tracer.startActiveSpan(name, {}, parent, async (span) => {
        try {
          return await work();
        } catch (error) {
          // Without the message, which may quote values.
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    async close() {
      undici.disable();
      // It rejects when the collector is away.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/**
 * The trace's id and the span's, and nothing else: a caller's `baggage` and `tracestate` could hold anything, and would
 * travel into Redis, to providers and to partners.
 */
class TraceparentPropagator implements TextMapPropagator {
  readonly #w3c = new W3CTraceContextPropagator();

  inject(...[active, carrier, setter]: Parameters<TextMapPropagator['inject']>): void {
    this.#w3c.inject(active, carrier, setter);
  }

  extract(active: Context, carrier: unknown, getter: Parameters<TextMapPropagator['extract']>[2]): Context {
    const extracted = trace.getSpanContext(this.#w3c.extract(active, carrier, getter));
    if (extracted === undefined) return active;
    const { traceId, spanId, traceFlags } = extracted;
    return trace.setSpanContext(active, { traceId, spanId, traceFlags, isRemote: true });
  }

  fields(): string[] {
    return ['traceparent'];
  }
}

/**
 * Requests are recorded by ratio, whatever their caller asks for, and so are jobs of schedules. All that follows from them,
 * also in other processes, is recorded as they are: nothing that an unrecorded request does begins a trace.
 */
function samplerOf(service: 'api' | 'worker', ratio: number): Sampler {
  const byRatio = new TraceIdRatioBasedSampler(ratio);
  if (service === 'worker') {
    // BullMQ's workers also have spans for asking for jobs and extending locks.
    return new ParentBasedSampler({ root: ofKinds(byRatio, [SpanKind.CONSUMER, SpanKind.PRODUCER]) });
  }
  const root = ofKinds(byRatio, [SpanKind.SERVER]);
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
}

function ofKinds(sampler: Sampler, kinds: readonly SpanKind[]): Sampler {
  return {
    shouldSample(active, traceId, name, kind, attributes, links) {
      if (!kinds.includes(kind)) return { decision: SamplingDecision.NOT_RECORD };
      return sampler.shouldSample(active, traceId, name, kind, attributes, links);
    },
    toString: () => `ofKinds(${sampler.toString()}, ${kinds.join(',')})`,
  };
}

/** Spans that the collector does not take are lost. */
function logErrors(logger: Logger): void {
  let loggedMs = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - loggedMs < ERROR_LOG_EVERY_MS) return;
    loggedMs = performance.now();
    const name = error instanceof Error ? error.name : 'error';
    logger.warn({ reason: name, component: 'traces' }, 'traces could not be sent');
  });
}

import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one process. Labels are names from our own catalogues, never ids or caller data. */
export interface Metrics {
  httpRequest(endpoint: string, status: number, durationMs: number): void;
  jobStarted(queue: string, job: string, waitMs: number): void;
  jobFinished(queue: string, job: string, outcome: string, durationMs: number): void;
  providerCall(model: string, outcome: string, durationMs: number): void;
  /** Requests that the usage ledger could not count. */
  usageDropped(requests: number): void;
  /** Collected when metrics are requested. */
  gauge(name: string, help: string, labels: readonly string[], collect: GaugeCollector): void;
  /** Prometheus text format; `others` are added to our own samples, not to those of the Node process. */
  text(others?: Samples): Promise<string>;
  /** Our own metrics, for the `text` of another process. */
  samples(): Promise<Samples>;
  readonly contentType: string;
}

export type Samples = readonly { readonly name: string }[];

export type GaugeCollector = (
  set: (labels: Readonly<Record<string, string>>, value: number) => void,
) => Promise<void> | void;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(): Metrics {
  const node = new Registry();
  collectDefaultMetrics({ register: node });
  const registry = new Registry();
  const registers = [registry];
  const http = new Histogram({
    name: 'saju_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, by route pattern and HTTP status (499: the client disconnected)',
    labelNames: ['endpoint', 'status'],
    buckets: SECONDS,
    registers,
  });
  const wait = new Histogram({
    name: 'saju_job_wait_seconds',
    help: 'From when a job was due to its start; first runs only',
    labelNames: ['queue', 'job'],
    buckets: SECONDS,
    registers,
  });
  const run = new Histogram({
    name: 'saju_job_duration_seconds',
    help: 'From the start of a job to its end, its wait for a free slot included, by outcome of this run',
    labelNames: ['queue', 'job', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const provider = new Histogram({
    name: 'saju_provider_call_duration_seconds',
    help: 'From requesting a content from a model to its end, including a repeat for output that does not fit, by model and outcome',
    labelNames: ['model', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const providerCalls = new Counter({
    name: 'saju_provider_calls_total',
    help: 'Contents requested from a model, simulated or not, by model and outcome',
    labelNames: ['model', 'outcome'],
    registers,
  });
  const dropped = new Counter({
    name: 'saju_usage_requests_dropped_total',
    help: 'Requests that are missing in usage reports: they could be written neither to the database nor to disk',
    registers,
  });
  return {
    httpRequest: (endpoint, status, durationMs) =>
      http.observe({ endpoint, status: String(status) }, durationMs / 1000),
    jobStarted: (queue, job, waitMs) => wait.observe({ queue, job }, waitMs / 1000),
    jobFinished: (queue, job, outcome, durationMs) => run.observe({ queue, job, outcome }, durationMs / 1000),
    providerCall(model, outcome, durationMs) {
      provider.observe({ model, outcome }, durationMs / 1000);
      providerCalls.inc({ model, outcome });
    },
    usageDropped: (requests) => dropped.inc(requests),
    gauge(name, help, labels, collect) {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          this.reset();
          await collect((values, value) => this.set(values, value));
        },
      });
    },
    async text(others = []) {
      const own = await registry.getMetricsAsJSON();
      const all = AggregatorRegistry.aggregate([own, [...others]]);
      return [await node.metrics(), await all.metrics()].join('\n');
    },
    samples: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}

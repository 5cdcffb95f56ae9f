import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { MODEL_NAMES } from './models.ts';

/**
 * Prometheus metrics of one process. Labels are names from our own catalogues, never ids or caller data. docs/metrics.md
 * describes each; a test compares it with what a started service exports.
 */
export interface Metrics {
  httpRequest(endpoint: string, status: number, durationMs: number): void;
  jobStarted(queue: string, job: string, waitMs: number): void;
  jobFinished(queue: string, job: string, outcome: string, durationMs: number): void;
  providerCall(model: string, outcome: string, durationMs: number): void;
  /** @param outcome `succeeded`, or the kind of the failure */
  generationEnded(model: string, section: string, outcome: string): void;
  /** What the provider reports for one answer, used or not. `cached` are not part of `input`. */
  tokensUsed(model: string, tokens: { readonly [Kind in TokenKind]: number }): void;
  providerCost(model: string, usd: number): void;
  charged(model: string, mode: Mode, usd: number): void;
  providerRateLimited(model: string): void;
  /** @param rule an `OutputRule` */
  outputRefused(model: string, rule: string): void;
  /** @param model the judge; `outcome`: `passed`, `refused`, `failed`, or `skipped` while the judge is away */
  judged(model: string, outcome: string): void;
  deliveryEnded(outcome: DeliveryOutcome): void;
  deliveryAttempted(durationMs: number): void;
  rateLimited(reason: string): void;
  /** Requests that the usage ledger could not count. */
  usageDropped(requests: number): void;
  /** Requests that the request log lost. */
  requestLogDropped(requests: number): void;
  /** Collected when metrics are requested. */
  gauge(name: string, help: string, labels: readonly string[], collect: GaugeCollector): void;
  /** Prometheus text format; `others` are added to our own samples, not to those of the Node process. */
  text(others?: Samples): Promise<string>;
  /** Our own metrics, for the `text` of another process. */
  samples(): Promise<Samples>;
  readonly contentType: string;
}

const TOKEN_KINDS = ['input', 'output', 'cached'] as const;
type TokenKind = (typeof TOKEN_KINDS)[number];
const MODES = ['live', 'test'] as const;
type Mode = (typeof MODES)[number];
/** `abandoned`: its webhook was deleted or switched off before it was sent. */
const DELIVERY_OUTCOMES = ['success', 'failed', 'abandoned'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

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
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames: [...labelNames], buckets: SECONDS, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames: [...labelNames], registers });
  const http = histogram(
    'saju_http_request_duration_seconds',
    'From the arrival of a request to the end of its answer, by route pattern and HTTP status (499: the client disconnected)',
    ['endpoint', 'status'],
  );
  const wait = histogram('saju_job_wait_seconds', 'From when a job was due to its start; first runs only', [
    'queue',
    'job',
  ]);
  const run = histogram(
    'saju_job_duration_seconds',
    'From the start of a job to its end, its wait for a free slot included, by outcome of this run',
    ['queue', 'job', 'outcome'],
  );
  const provider = histogram(
    'saju_provider_call_duration_seconds',
    'From requesting a content from a model to its end, including a repeat for output that does not fit, by model and outcome',
    ['model', 'outcome'],
  );
  const providerCalls = counter(
    'saju_provider_calls_total',
    'Contents requested from a model, simulated or not, by model and outcome',
    ['model', 'outcome'],
  );
  const generations = counter(
    'saju_generations_total',
    'Contents whose generation ended for good, by outcome: succeeded, or why it failed. Attempts that are repeated do not count',
    ['model', 'section', 'outcome'],
  );
  const tokens = counter(
    'saju_generation_tokens_total',
    'Tokens that providers reported, also of answers that could not be used. cached: input read from the provider’s cache, not part of input',
    ['model', 'kind'],
  );
  const cost = counter(
    'saju_provider_cost_usd_total',
    'What providers take for those tokens, by TOKEN_PRICES_…; simulated calls cost nothing',
    ['model'],
  );
  const charges = counter(
    'saju_charges_usd_total',
    'Charges of calls, once each, when the last section of the call is stored',
    ['model', 'mode'],
  );
  const providerLimits = counter('saju_provider_rate_limited_total', 'Provider calls that were answered with 429', [
    'model',
  ]);
  const refusedOutputs = counter(
    'saju_output_refused_total',
    'Answers of models that could not be used, by each rule that they break, the first answers of repeated calls included',
    ['model', 'rule'],
  );
  const judgements = counter(
    'saju_gate_judgements_total',
    'Answers that passed the gate’s rules, by what the judge (GATE_JUDGE_MODEL) made of them. failed, skipped: stored without its verdict',
    ['model', 'outcome'],
  );
  const deliveries = counter(
    'saju_deliveries_total',
    'Webhook deliveries and callbacks that ended: success, failed (no further attempt), abandoned (webhook gone). Without tests',
    ['outcome'],
  );
  const deliveryAttempt = histogram(
    'saju_delivery_attempt_seconds',
    'From the start of one attempt at a delivery to the end of the receiver’s answer or its failure, tests included',
    [],
  );
  const rateLimits = counter(
    'saju_rate_limited_total',
    'Requests that were answered with 429, by the limit that refused them',
    ['reason'],
  );
  const dropped = counter(
    'saju_usage_requests_dropped_total',
    'Requests that are missing in usage reports: they could be written neither to the database nor to disk',
    [],
  );
  const requestLogDropped = counter(
    'saju_request_log_dropped_total',
    'Requests that are missing in the request log: they could not be written before the buffer was full or the process stopped',
    [],
  );
  // A rate misses the first increase of a counter that appears with it.
  for (const model of MODEL_NAMES) {
    for (const kind of TOKEN_KINDS) tokens.inc({ model, kind }, 0);
    for (const mode of MODES) charges.inc({ model, mode }, 0);
    cost.inc({ model }, 0);
    providerLimits.inc({ model }, 0);
  }
  for (const outcome of DELIVERY_OUTCOMES) deliveries.inc({ outcome }, 0);
  return {
    httpRequest: (endpoint, status, durationMs) =>
      http.observe({ endpoint, status: String(status) }, durationMs / 1000),
    jobStarted: (queue, job, waitMs) => wait.observe({ queue, job }, waitMs / 1000),
    jobFinished: (queue, job, outcome, durationMs) => run.observe({ queue, job, outcome }, durationMs / 1000),
    providerCall(model, outcome, durationMs) {
      provider.observe({ model, outcome }, durationMs / 1000);
      providerCalls.inc({ model, outcome });
    },
    generationEnded: (model, section, outcome) => generations.inc({ model, section, outcome }),
    tokensUsed(model, used) {
      for (const kind of TOKEN_KINDS) tokens.inc({ model, kind }, used[kind]);
    },
    providerCost: (model, usd) => cost.inc({ model }, usd),
    charged: (model, mode, usd) => charges.inc({ model, mode }, usd),
    providerRateLimited: (model) => providerLimits.inc({ model }),
    outputRefused: (model, rule) => refusedOutputs.inc({ model, rule }),
    judged: (model, outcome) => judgements.inc({ model, outcome }),
    deliveryEnded: (outcome) => deliveries.inc({ outcome }),
    deliveryAttempted: (durationMs) => deliveryAttempt.observe(durationMs / 1000),
    rateLimited: (reason) => rateLimits.inc({ reason }),
    usageDropped: (requests) => dropped.inc(requests),
    requestLogDropped: (requests) => requestLogDropped.inc(requests),
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

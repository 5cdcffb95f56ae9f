import { type Dashboard, quantile, rate, rateOrZero, shared } from './panels.ts';

const HTTP = 'saju_http_request_duration_seconds';
const GENERATIONS = '{queue=~"generation-.*"}';
const OTHERS = '{queue!~"generation-.*"}';

const OVERVIEW: Dashboard = {
  uid: 'saju-overview',
  title: 'Saju: overview',
  rows: [
    {
      title: 'Requests',
      panels: [
        {
          title: 'Requests by status',
          description: '499: the client disconnected. 429: see "Refused by limits".',
          unit: 'reqps',
          queries: [{ expr: rate(`${HTTP}_count`, 'status'), legend: '{{status}}' }],
          isStacked: true,
        },
        {
          title: 'Share of 5xx',
          description: 'Alert SajuServerErrors above 5 %. By endpoint: which route fails.',
          unit: 'percentunit',
          queries: [
            {
              expr: `${rateOrZero(`${HTTP}_count`, 'endpoint', '{status=~"5.."}')} / ${rate(`${HTTP}_count`, 'endpoint')}`,
              legend: '{{endpoint}}',
            },
          ],
        },
        {
          title: 'Latency',
          description: 'Streams and calls that wait for a generation included.',
          unit: 's',
          queries: [
            { expr: quantile(0.5, HTTP), legend: 'p50' },
            { expr: quantile(0.95, HTTP), legend: 'p95' },
            { expr: quantile(0.99, HTTP), legend: 'p99' },
          ],
        },
        {
          title: 'Latency by endpoint, p95',
          description: 'The slowest ten.',
          unit: 's',
          queries: [{ expr: `topk(10, ${quantile(0.95, HTTP, 'endpoint')})`, legend: '{{endpoint}}' }],
        },
        {
          title: 'Refused by limits',
          description: 'Requests answered with 429, by the limit. A partner over its limit: cli accounts set-limits.',
          unit: 'reqps',
          queries: [{ expr: rate('saju_rate_limited_total', 'reason'), legend: '{{reason}}' }],
        },
        {
          title: 'Open streams',
          description: 'Of each API server.',
          unit: 'short',
          queries: [{ expr: 'sum by (instance) (saju_streams_open)', legend: '{{instance}}' }],
        },
      ],
    },
    {
      title: 'Stores',
      panels: [
        {
          title: 'Stores that accept writes',
          description: '0: an API server got no answer within 0.8 s. Alert SajuStoreDown.',
          unit: 'short',
          queries: [{ expr: 'min by (store) (saju_store_up)', legend: '{{store}}' }],
        },
        {
          title: 'Free disk',
          description: 'Of the disks that hold DATA_DIR. Alert SajuDiskAlmostFull below 10 %.',
          unit: 'percentunit',
          queries: [{ expr: 'saju_disk_free_bytes / saju_disk_size_bytes', legend: '{{instance}}' }],
        },
        {
          title: 'Requests missing in usage reports and in the request log',
          description: 'Alert SajuUsageDropped for reports. Charges are not affected.',
          unit: 'short',
          queries: [
            { expr: 'sum(increase(saju_usage_requests_dropped_total[$__rate_interval]))', legend: 'usage reports' },
            { expr: 'sum(increase(saju_request_log_dropped_total[$__rate_interval]))', legend: 'request log' },
          ],
        },
      ],
    },
  ],
};

const GENERATION: Dashboard = {
  uid: 'saju-generation',
  title: 'Saju: generation pools',
  rows: [
    {
      title: 'Pools',
      panels: [
        {
          title: 'Waiting jobs',
          description: 'Ready to start. Rising with all slots in use: more workers, or a higher concurrency.',
          unit: 'short',
          queries: [
            {
              expr: shared('saju_queue_jobs', 'queue', '{state="waiting", queue=~"generation-.*"}'),
              legend: '{{queue}}',
            },
          ],
        },
        {
          title: 'Oldest waiting job',
          description:
            'Batches may wait for hours while callers are served first. Alert SajuGenerationsWait after an hour.',
          unit: 's',
          queries: [{ expr: shared('saju_queue_oldest_waiting_seconds', 'queue', GENERATIONS), legend: '{{queue}}' }],
        },
        {
          title: 'Slots in use',
          description: 'Share of the provider calls that the workers may make at once.',
          unit: 'percentunit',
          queries: [
            {
              expr: 'sum by (model) (saju_model_slots_in_use) / sum by (model) (saju_model_slots)',
              legend: '{{model}}',
            },
          ],
        },
        {
          title: 'Workers',
          description: 'Processes that take jobs of the model. Alert SajuNoWorker at 0.',
          unit: 'short',
          queries: [{ expr: shared('saju_model_workers', 'model'), legend: '{{model}}' }],
        },
        {
          title: 'Breaker open, queue paused',
          description: '1: open by failures (SajuBreakerOpen), or paused by an operator (SajuQueuePaused).',
          unit: 'short',
          queries: [
            { expr: shared('saju_model_breaker_open', 'model'), legend: '{{model}} breaker' },
            { expr: shared('saju_queue_paused', 'queue', GENERATIONS), legend: '{{queue}} paused' },
          ],
        },
        {
          title: 'Wait of started jobs, p95',
          description: 'From when a job was due to its start.',
          unit: 's',
          queries: [{ expr: quantile(0.95, 'saju_job_wait_seconds', 'queue', GENERATIONS), legend: '{{queue}}' }],
        },
      ],
    },
    {
      title: 'Calls',
      panels: [
        {
          title: 'Generations by outcome',
          description: 'Ended for good. Alert SajuGenerationsFail above a fifth.',
          unit: 'ops',
          queries: [{ expr: rate('saju_generations_total', 'model, outcome'), legend: '{{model}} {{outcome}}' }],
        },
        {
          title: 'Provider latency, p95',
          description: 'Of contents that succeeded, a repeat for refused output included.',
          unit: 's',
          queries: [
            {
              expr: quantile(0.95, 'saju_provider_call_duration_seconds', 'model', '{outcome="succeeded"}'),
              legend: '{{model}}',
            },
          ],
        },
        {
          title: 'Failed provider calls',
          description: 'Attempts, also those that are repeated.',
          unit: 'ops',
          queries: [
            {
              expr: rate('saju_provider_calls_total', 'model, outcome', '{outcome!="succeeded"}'),
              legend: '{{model}} {{outcome}}',
            },
          ],
        },
        {
          title: 'Refused output',
          description: 'Answers that could not be used, by rule. Each costs another call. Alert SajuOutputRefused.',
          unit: 'ops',
          queries: [{ expr: rate('saju_output_refused_total', 'model, rule'), legend: '{{model}} {{rule}}' }],
        },
        {
          title: '429 of providers, and the operators’ limit',
          description: 'Calls that were refused, per second. The limit: cli models set <model> --rate N, per minute.',
          unit: 'short',
          queries: [
            { expr: rate('saju_provider_rate_limited_total', 'model'), legend: '{{model}} refused' },
            { expr: shared('saju_model_rate_limit_per_minute', 'model'), legend: '{{model}} limit per minute' },
          ],
        },
        {
          title: 'Last 5 minutes, over all workers',
          description: 'What /v1/status shows of the models.',
          unit: 'short',
          queries: [
            { expr: shared('saju_model_recent_calls', 'model'), legend: '{{model}} generated' },
            { expr: shared('saju_model_recent_failures', 'model'), legend: '{{model}} failed' },
          ],
        },
      ],
    },
    {
      title: 'Money',
      panels: [
        {
          title: 'Tokens per second',
          description: 'cached: input that the provider read from its cache.',
          unit: 'short',
          queries: [{ expr: rate('saju_generation_tokens_total', 'model, kind'), legend: '{{model}} {{kind}}' }],
        },
        {
          title: 'Charged and paid in the range',
          description: 'Charges of live keys, and what providers took by TOKEN_PRICES_….',
          unit: 'currencyUSD',
          queries: [
            { expr: 'sum by (model) (increase(saju_charges_usd_total[$__range]))', legend: '{{model}} charged' },
            { expr: 'sum by (model) (increase(saju_provider_cost_usd_total[$__range]))', legend: '{{model}} paid' },
          ],
          kind: 'stat',
        },
        {
          title: 'Paid of what is charged',
          description: 'Above 1 the model loses money. Alert SajuCostAboveCharges.',
          unit: 'percentunit',
          queries: [
            {
              expr: 'sum by (model) (increase(saju_provider_cost_usd_total[1d])) / sum by (model) (increase(saju_charges_usd_total[1d]))',
              legend: '{{model}}',
            },
          ],
        },
      ],
    },
  ],
};

const DELIVERIES: Dashboard = {
  uid: 'saju-deliveries',
  title: 'Saju: deliveries and batches',
  rows: [
    {
      title: 'Webhooks',
      panels: [
        {
          title: 'Deliveries that ended',
          description: 'failed: no attempt is left; abandoned: the webhook is gone. Alert SajuDeliveriesFail.',
          unit: 'ops',
          queries: [{ expr: rate('saju_deliveries_total', 'outcome'), legend: '{{outcome}}' }],
          isStacked: true,
        },
        {
          title: 'Attempts, time to the receiver’s answer',
          description: 'Receivers that take seconds fill the slots of their endpoint only.',
          unit: 's',
          queries: [
            { expr: quantile(0.5, 'saju_delivery_attempt_seconds'), legend: 'p50' },
            { expr: quantile(0.95, 'saju_delivery_attempt_seconds'), legend: 'p95' },
          ],
        },
        {
          title: 'Attempts',
          description: 'More than deliveries that ended: receivers fail, and attempts are repeated.',
          unit: 'ops',
          queries: [{ expr: 'sum(rate(saju_delivery_attempt_seconds_count[$__rate_interval]))', legend: 'attempts' }],
        },
      ],
    },
    {
      title: 'Batches',
      panels: [
        {
          title: 'Open batches',
          description: 'Pages of daily runs included. Why one waits: cli explain batch_….',
          unit: 'short',
          queries: [
            { expr: shared('saju_batches', 'state', '{state=~"writing|pending|processing"}'), legend: '{{state}}' },
          ],
        },
        {
          title: 'Ended batches',
          description: 'Up to 100,000 of each; they expire after 90 days.',
          unit: 'short',
          queries: [{ expr: shared('saju_batches', 'state', '{state=~"completed|failed"}'), legend: '{{state}}' }],
          kind: 'stat',
        },
        {
          title: 'Fortunes of the daily run',
          description:
            'Of the present day: those recorded, and those of batches that have ended. Its end: cli schedules list.',
          unit: 'short',
          queries: [{ expr: shared('saju_daily_run_fortunes', 'state'), legend: '{{state}}' }],
        },
      ],
    },
    {
      title: 'Queues without generations',
      panels: [
        {
          title: 'Jobs that wait or are delayed',
          description: 'A delayed delivery waits for its next attempt.',
          unit: 'short',
          queries: [
            {
              expr: shared('saju_queue_jobs', 'queue, state', '{state=~"waiting|delayed", queue!~"generation-.*"}'),
              legend: '{{queue}} {{state}}',
            },
          ],
        },
        {
          title: 'Oldest waiting job',
          description: 'Alert SajuJobsWait after 5 minutes.',
          unit: 's',
          queries: [{ expr: shared('saju_queue_oldest_waiting_seconds', 'queue', OTHERS), legend: '{{queue}}' }],
        },
        {
          title: 'Runs that failed',
          description: 'Alert SajuJobsFail. Their errors are in the logs of the workers.',
          unit: 'ops',
          queries: [
            {
              expr: rateOrZero(
                'saju_job_duration_seconds_count',
                'queue, job',
                '{outcome="failed", job!~"generate|deliver|test-webhook"}',
                '{job!~"generate|deliver|test-webhook"}',
              ),
              legend: '{{queue}} {{job}}',
            },
          ],
        },
      ],
    },
  ],
};

const SCHEDULES: Dashboard = {
  uid: 'saju-schedules',
  title: 'Saju: schedules',
  rows: [
    {
      title: 'Runs',
      panels: [
        {
          title: 'Last success',
          description: 'Alerts SajuDailyRunMissed and SajuHourlyRunMissed.',
          unit: 'dateTimeAsIso',
          queries: [
            { expr: `${shared('saju_schedule_last_success_timestamp_seconds', 'run')} * 1000`, legend: '{{run}}' },
          ],
          kind: 'stat',
        },
        {
          title: 'Time since the last success',
          description: 'Daily runs reach 24 h and fall; a run that goes on rising is missing.',
          unit: 's',
          queries: [
            { expr: `time() - ${shared('saju_schedule_last_success_timestamp_seconds', 'run')}`, legend: '{{run}}' },
          ],
        },
        {
          title: 'Runs of jobs of the pool maintenance',
          description: 'run-schedule, due-runs, reconcile; by outcome.',
          unit: 'ops',
          queries: [
            {
              expr: rate('saju_job_duration_seconds_count', 'job, outcome', '{queue="maintenance"}'),
              legend: '{{job}} {{outcome}}',
            },
          ],
        },
      ],
    },
  ],
};

export const DASHBOARDS: readonly Dashboard[] = [OVERVIEW, GENERATION, DELIVERIES, SCHEDULES];

import * as z from 'zod';
import { isAddressRange } from './addresses.ts';
import { DAY_MS } from './clock.ts';
import {
  DEFAULT_GENERATION_TIMEOUT_MS,
  DEFAULT_PROVIDER_IDLE_MS,
  MODEL_NAMES,
  MODELS,
  type ModelName,
} from './models.ts';
import { parseRedisUrl } from './redis-url.ts';

/**
 * Every environment variable: its form, its default, which parts read it, and what it does. docs/settings.md is written from
 * here by `npm run docs:manual`.
 */

const boolean = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
// Not z.coerce: Number() reads blanks as 0 and accepts hexadecimal.
const integer = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max));
const url = (...protocols: string[]) => urlOf(protocols, URL.canParse);
/** `URL` refuses more hosts than one, which a replica set has. */
const mongodbUrl = () =>
  urlOf(['mongodb', 'mongodb+srv'], (text) => URL.canParse(text.replace(/(,[^,/?@\s]+)+(?=[/?]|$)/, '')));

function urlOf(protocols: readonly string[], isAddress: (text: string) => boolean) {
  return z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)) && isAddress(text), {
      message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });
}

/** What runs on its own: an API server, or a worker of models, of webhooks and mail, or of maintenance. */
export type Part = 'api' | 'models' | 'webhook' | 'maintenance';

const ALL = ['api', 'models', 'webhook', 'maintenance'] as const;

/** @param readBy the parts that need the setting @param meaning for docs/settings.md, which is written from here */
function setting<Schema extends z.ZodType>(schema: Schema, readBy: readonly Part[], meaning: string): Schema {
  return schema.meta({ readBy, meaning });
}

const PLACE = {
  PORT: setting(integer(0, 65_535).default(3000), ['api'], 'the API; 0 takes a free port (not with `npm start`)'),
  OPS_PORT: setting(
    integer(0, 65_535).default(3001),
    ['api'],
    "the operators' port: `/queues`, `/metrics`, `/livez`, `/readyz`; 0 switches it off",
  ),
  HOST: setting(
    z.string().min(1).default('127.0.0.1'),
    ['api'],
    'the address the API listens on; `0.0.0.0` in a container',
  ),
  OPS_HOST: setting(
    z.string().min(1).default('127.0.0.1'),
    ALL,
    "the address the operators' ports listen on; leave it on loopback, or keep it behind a firewall",
  ),
  DATA_DIR: setting(
    z.string().min(1).default('.data'),
    ['api'],
    'folder of usage that the database has not taken yet; with `npm start` also of the embedded services, logs and demo credentials',
  ),
  ENVIRONMENT: setting(
    z.enum(['production', 'staging']).default('staging'),
    ALL,
    'shown in logs and by `/v1/status`; `production` refuses a typed `SECRETS_KEY`',
  ),
  MONGODB_URL: setting(
    mongodbUrl(),
    ALL,
    'a MongoDB replica set, 8.0 or later with feature compatibility version 8.0. Without it `npm start` installs a database',
  ),
  REDIS_URL: setting(
    z.string().superRefine(checkRedisUrl),
    ALL,
    'a Redis 7 or later. Without it `npm start` installs one. One server: `redis://[user:password@]host:port/0`. Sentinels: `redis-sentinel://[user:password@]host:port,host:port/<master name>[?db=0]`. A cluster: `redis-cluster://[user:password@]host:port,host:port`. With TLS: `rediss…`',
  ),
  SENTINEL_PASSWORD: setting(
    z.string().min(1).optional(),
    ALL,
    'password of the sentinels; user and password in `REDIS_URL` are those of Redis itself',
  ),
  SECRETS_KEY: setting(
    z
      .string()
      .refine(isKey, 'must be 32 bytes in base64 (openssl rand -base64 32)')
      .refine((text) => new Set(Buffer.from(text, 'base64')).size >= 12, 'is too regular to be random'),
    ['api', 'webhook', 'maintenance'],
    '32 random bytes in base64 (`openssl rand -base64 32`): seals stored secrets, which are lost without it. The same everywhere. `npm start` makes one',
  ),
  SECRETS_KEY_PREVIOUS: setting(
    z
      .string()
      .transform((text) => text.split(',').flatMap((key) => (key.trim() === '' ? [] : [key.trim()])))
      .refine((keys) => keys.every(isKey), 'must be earlier values of SECRETS_KEY, separated by commas')
      .default([]),
    ['api', 'webhook', 'maintenance'],
    'earlier values of `SECRETS_KEY`, separated by commas: open what they have sealed, until `cli secrets rotate` has sealed it anew ([how](security.md#changing-secrets_key))',
  ),
  TRUST_PROXY: setting(
    z.string().transform(trustProxyValue).default(false),
    ['api'],
    "Express' `trust proxy`: `true`, a number of hops, or addresses. Behind a proxy it decides whose address is limited and audited, and with `X-Forwarded-Host` which host the dashboard is at: let callers reach `PORT` only through it",
  ),
  PUBLIC_URL: setting(
    z.string().refine(isOrigin, 'must be an origin like https://api.example, without a path').optional(),
    ['api'],
    'where callers reach the API (`https://api.example`): in `servers` of the OpenAPI document and the examples of the pages; without it each reader sees the origin that was asked',
  ),
  SUPPORT_URL: setting(
    z.string().refine(isContact, 'must be like mailto:help@partner.example or https://help.example').optional(),
    ['api'],
    'whom partners ask for accounts and help, on the page `/support`: `mailto:…` or `https://…`',
  ),
  REQUEST_LOG_DAYS: setting(
    integer(1, 90).default(7),
    ['api'],
    'how long requests stay in the request log (`GET /v1/requests`); a change holds for later requests',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ALL,
    'the least level that is logged',
  ),
  CONTRACT_CHECK: setting(
    z.enum(['off', 'log']).default('off'),
    ['api'],
    '`log`: compare every answer and event with the OpenAPI document, and log the names of fields that differ; costs processor time. `npm start` sets `log`',
  ),
  CORS_ORIGINS: setting(
    commaSeparated()
      .refine((origins) => origins.every(isOrigin), 'must be origins like https://tools.example, without a path or *')
      .default([]),
    ['api'],
    'comma-separated origins (`https://tools.example`) whose pages may call the API from a browser; keys belong on servers',
  ),
};

const MODEL_SETTINGS = {
  ANTHROPIC_API_KEY: credentials('`haiku` and `sonnet`'),
  OPENAI_API_KEY: credentials('`gpt4o`'),
  GEMINI_API_KEY: credentials('`gemini`'),
  ANTHROPIC_BASE_URL: baseUrl('without `/v1`'),
  OPENAI_BASE_URL: baseUrl('with `/v1`'),
  GEMINI_BASE_URL: baseUrl('without a version'),
  MODEL_ID_HAIKU: modelId('haiku'),
  MODEL_ID_SONNET: modelId('sonnet'),
  MODEL_ID_GPT4O: modelId('gpt4o'),
  MODEL_ID_GEMINI: modelId('gemini'),
  PRICE_HAIKU: price('haiku'),
  PRICE_SONNET: price('sonnet'),
  PRICE_GPT4O: price('gpt4o'),
  PRICE_GEMINI: price('gemini'),
  TOKEN_PRICES_HAIKU: tokenPrices('haiku'),
  TOKEN_PRICES_SONNET: tokenPrices('sonnet'),
  TOKEN_PRICES_GPT4O: tokenPrices('gpt4o'),
  TOKEN_PRICES_GEMINI: tokenPrices('gemini'),
  CONCURRENCY_HAIKU: concurrency(),
  CONCURRENCY_SONNET: concurrency(),
  CONCURRENCY_GPT4O: concurrency(),
  CONCURRENCY_GEMINI: concurrency(),
  GATE_JUDGE_MODEL: setting(
    z.enum(MODEL_NAMES).optional(),
    ['models'],
    "a second model that judges what the models write, after the gate's rules; the operator pays its call for each answer. Each worker that writes needs its key",
  ),
  SIMULATE_UNCONFIGURED_MODELS: setting(
    boolean.default(false),
    ['api', 'maintenance'],
    'a live key on a model without credentials gets built-in content instead of 503, and is charged for it. `npm start` sets it to true',
  ),
  SIMULATOR_LATENCY_MS: setting(integer(0, 60_000).default(0), ['models'], 'latency of the built-in generator'),
  GENERATION_WAIT_MS: setting(
    integer(100, 120_000).default(30_000),
    ['api', 'maintenance'],
    'how long a request waits for its generation, and a generation for a free worker',
  ),
  FALLBACK_AFTER_MS: setting(
    integer(100, 120_000).default(10_000),
    ['api', 'models'],
    "how long a request's job may run before an account's fallback is asked beside it",
  ),
  LIMITER_PATIENCE_MS: setting(
    integer(200, 60_000).default(800),
    ['api'],
    'after so long without an answer from Redis, an API server counts requests by itself',
  ),
};

const RECOVERY = {
  JOB_LOCK_MS: setting(
    integer(1_000, 600_000).default(10_000),
    ['models', 'webhook', 'maintenance'],
    "a running job's lock: jobs of a worker that died run again within twice that. Longer than any worker may pause",
  ),
  GENERATION_TIMEOUT_MS: setting(
    integer(1_000, 600_000).default(DEFAULT_GENERATION_TIMEOUT_MS),
    ['models'],
    'how long one attempt at a generation may take; its lease lasts 5 s longer; below 260001 a slow answer may not fit',
  ),
  PROVIDER_IDLE_MS: setting(
    integer(500, 600_000).default(DEFAULT_PROVIDER_IDLE_MS),
    ['models'],
    'a call of a provider on which nothing arrives for so long ends, and counts as an attempt',
  ),
  RECONCILE_AFTER_MS: setting(
    integer(500, 600_000).default(10_000),
    ['maintenance'],
    'how long a record may stay without progress before the reconciler handles it; an open generation is queued again after a tenth of that. The reconciler runs every 6 times the setting, the watch over batches every 0.3 times',
  ),
  IDEMPOTENCY_LEASE_MS: setting(
    integer(500, 600_000).default(60_000),
    ['api'],
    'when an `Idempotency-Key` is free after its process has died',
  ),
};

const INTERFACES = {
  LEGACY_MODE: setting(
    z.enum(['serve', 'redirect']).default('serve'),
    ['api'],
    '`serve` answers the four moved legacy paths, `redirect` sends 301',
  ),
  WEBHOOK_SOURCE_ADDRESSES: setting(
    commaSeparated()
      .refine((ranges) => ranges.every(isAddressRange), 'must be IP addresses or ranges like 203.0.113.0/28')
      .default([]),
    ['api'],
    'comma-separated addresses or ranges from which the webhook workers reach the internet, as your network has them: partners read them at `/docs/webhook-addresses.json` and let them through their firewalls',
  ),
  WEBHOOK_ALLOW_PRIVATE_TARGETS: setting(
    boolean.default(false),
    ['api', 'webhook'],
    'lets webhooks go to http, private addresses, inner names, names of the hosts file and any port. `npm start` sets it to true',
  ),
  WEBHOOK_DISABLE_AFTER_MS: setting(
    integer(1_000, 31_536_000_000).default(5 * DAY_MS),
    ['webhook'],
    'a webhook is switched off when every attempt of this time has failed',
  ),
  WEBHOOK_RETRY_DELAYS_MS: setting(
    z
      .string()
      .regex(/^\d+(,\d+){3}$/, 'must be four comma-separated numbers of milliseconds')
      .transform((text) => text.split(',').map(Number))
      .default([60_000, 300_000, 1_800_000, 7_200_000]),
    ['webhook'],
    'waits before attempts 2 to 5 of a delivery',
  ),
  // Less than the job's own timeout.
  WEBHOOK_TIMEOUT_MS: setting(
    integer(1_000, 50_000).default(15_000),
    ['webhook', 'maintenance'],
    'how long a receiver may take for its whole answer',
  ),
  SMTP_URL: setting(
    url('smtp', 'smtps').optional(),
    ['webhook'],
    '`smtp://…` or `smtps://…`; without it mails are kept and shown by `cli mail list`. Others only ask whether it is set',
  ),
  MAIL_FROM: setting(
    z.string().min(3).default('Saju <no-reply@localhost>'),
    ['api', 'webhook'],
    'sender of mails to account owners, and recipient of support requests',
  ),
  OPS_USER: setting(z.string().min(1).default('ops'), ALL, "login of the operators' ports"),
  OPS_PASSWORD: setting(
    z.string().min(8).optional(),
    ['api'],
    "without one an operators' port refuses every login. `npm start` makes one",
  ),
  OPS_WRITE: setting(boolean.default(false), ['api'], 'lets operators retry, pause and clean on the board'),
  METRICS_PASSWORD: setting(
    z.string().min(8).optional(),
    ALL,
    "for Prometheus: opens `/metrics` of the operators' ports and nothing else, with any user name",
  ),
};

const TRACES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    url('http', 'https').optional(),
    ALL,
    'a collector, without `/v1/traces`; without it nothing of [traces](traces.md) is loaded',
  ),
  // Below the grace of a process's stop, and short for a collector that hangs.
  OTEL_EXPORTER_OTLP_TIMEOUT: setting(
    integer(100, 600_000).default(1_000),
    ALL,
    'how many milliseconds an export may take before its spans are lost',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z
      .string()
      .regex(/^(0?\.\d+|[01](\.0+)?)$/, 'must be a share from 0 to 1, like 0.1')
      .transform(Number)
      .pipe(z.number().min(0).max(1))
      .default(1),
    ALL,
    'share of the requests that are traced; the same for all processes',
  ),
};

/** By the headings of docs/settings.md. */
export const SETTING_GROUPS = {
  'Where it runs': PLACE,
  Models: MODEL_SETTINGS,
  Recovery: RECOVERY,
  Interfaces: INTERFACES,
  Traces: TRACES,
};

/** Every variable by name. A test checks docker-compose.yml against its keys. */
export const ENVIRONMENT_SCHEMA = z.object({ ...PLACE, ...MODEL_SETTINGS, ...RECOVERY, ...INTERFACES, ...TRACES });

/** Shown below the options of a program. */
export const SETTINGS_HELP = `
Settings are environment variables; MONGODB_URL, REDIS_URL and SECRETS_KEY are needed, the others have defaults
(docs/settings.md):
${wrapped(Object.keys(ENVIRONMENT_SCHEMA.shape))}`;

function credentials(models: string) {
  return setting(
    z.string().min(1).optional(),
    ['models'],
    `credentials of ${models}. Others only ask whether it is set`,
  );
}

function baseUrl(form: string) {
  return setting(
    url('http', 'https').optional(),
    ['models', 'maintenance'],
    `another host than the provider's, ${form}`,
  );
}

function modelId(model: ModelName) {
  const id = z.string().min(1).default(MODELS[model].defaultModelId);
  return setting(id, ['api', 'models', 'maintenance'], "the provider's own id of the model");
}

function price(model: ModelName) {
  const amount = z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be an amount like 0.013')
    .transform(Number)
    .pipe(z.number().min(0).max(100));
  return setting(amount.default(MODELS[model].defaultPriceUsd), ['api', 'maintenance'], 'USD charged per call');
}

function tokenPrices(model: ModelName) {
  const { input, cached, output } = MODELS[model].defaultTokenPrices;
  const prices = z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){2}$/, 'must be three amounts like 1,0.1,5: input, cached input, output')
    .transform((text) => text.split(',').map(Number));
  return setting(
    prices.default([input, cached, output]),
    ['models', 'api'],
    'USD that the provider charges per million tokens of input, cached input and output: for metrics, not for charges',
  );
}

function concurrency() {
  return setting(integer(1, 1000).default(20), ['models'], 'provider calls at once per worker process');
}

function wrapped(names: readonly string[]): string {
  return names.join(' ').replaceAll(/(.{1,110})( |$)/g, '  $1\n');
}

function checkRedisUrl(text: string, context: z.core.$RefinementCtx<string>): void {
  try {
    parseRedisUrl(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
}

function commaSeparated() {
  return z.string().transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  );
}

function isOrigin(text: string): boolean {
  return /^https?:[^*]*$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isContact(text: string): boolean {
  return /^(mailto:[^@\s]+@[^@\s]+|https:\/\/.+)$/.test(text) && URL.canParse(text);
}

function trustProxyValue(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

function isKey(text: string): boolean {
  return Buffer.from(text, 'base64').length === 32;
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { DAY_MS } from './clock.ts';
import {
  DEFAULT_GENERATION_TIMEOUT_MS,
  DEFAULT_PROVIDER_IDLE_MS,
  MODEL_NAMES,
  MODELS,
  type ModelName,
  type ProviderName,
  perModel,
  type TokenPrices,
} from './models.ts';
import { parseRedisUrl } from './redis-url.ts';
import { intendedSetting } from './setting-names.ts';

/**
 * All settings of all processes, read once from the environment. A bad value stops the start with an error that names
 * it.
 * README.md, Settings, describes them.
 */
export interface Config {
  readonly version: string;
  readonly environment: 'production' | 'staging';
  readonly port: number;
  /** Operators' port; 0 = off. */
  readonly opsPort: number;
  readonly host: string;
  /** Address of the operators' port: loopback by default, whatever `host` is. */
  readonly opsHost: string;
  readonly dataDir: string;
  readonly mongodbUrl: string;
  /** One server, sentinels or a cluster: see `redis-url.ts`. */
  readonly redisUrl: string;
  readonly sentinelPassword: string | null;
  /** 32 bytes, base64. Random in a process that seals and names nothing and was given none. */
  readonly secretsKey: string;
  /** Earlier ones, which open what they have sealed. */
  readonly previousSecretsKeys: readonly string[];
  readonly models: Readonly<Record<ModelName, ModelSettings>>;
  readonly simulateUnconfiguredModels: boolean;
  /** Judges what the other models write; null: the gate's rules alone do. */
  readonly gateJudgeModel: ModelName | null;
  readonly simulatorLatencyMs: number;
  readonly legacyMode: 'serve' | 'redirect';
  readonly webhookAllowPrivateTargets: boolean;
  /** A webhook is switched off when every attempt of this time has failed. */
  readonly webhookDisableAfterMs: number;
  /** Waits before attempts 2 to 5. */
  readonly webhookRetryDelaysMs: readonly number[];
  /** For the receiver's whole response. */
  readonly webhookTimeoutMs: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly opsUser: string;
  /** Null: the operators' pages refuse every login. */
  readonly opsPassword: string | null;
  readonly opsWrite: boolean;
  /** Opens `/metrics` of the operators' ports and nothing else, with any user name; null: only the operators' login does. */
  readonly metricsPassword: string | null;
  readonly corsOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** `log`: answers are compared with the OpenAPI document, and a difference is logged. */
  readonly contractCheck: 'off' | 'log';
  readonly generationWaitMs: number;
  /** An account's fallback is asked beside a model that has not answered for this long. */
  readonly fallbackAfterMs: number;
  /** An API server counts requests locally when Redis has been silent for this long. */
  readonly limiterTimeoutMs: number;
  /** How long an idempotency key stays held after its request's process has died. */
  readonly idempotencyLeaseMs: number;
  /** Duration of a running job's lock. The jobs of a dead worker run again within twice that. */
  readonly jobLockMs: number;
  /** Time limit of one attempt at a generation; its lease is longer. */
  readonly generationTimeoutMs: number;
  /** A provider call on which nothing arrives for so long ends; another attempt may follow. */
  readonly providerIdleMs: number;
  /**
   * The reconciler handles a record without progress for this long, and queues an open generation again after a tenth of
   * it. Its period, and those of similar checks, derive from it.
   */
  readonly reconcileAfterMs: number;
  readonly trustProxy: boolean | number | string;
  /** How long requests stay in the request log. */
  readonly requestLogDays: number;
  /** The collector of traces, without `/v1/traces`; null: traces are off. */
  readonly otlpEndpoint: string | null;
  /** A longer export is lost. */
  readonly otlpTimeoutMs: number;
  /** The share of requests that is traced, 0 to 1. */
  readonly traceSampleRatio: number;
}

export interface ModelSettings {
  readonly name: ModelName;
  readonly provider: ProviderName;
  readonly providerModelId: string;
  /** Null: no credentials; see `simulateUnconfiguredModels`. */
  readonly apiKey: string | null;
  /** Name of the environment variable that would configure the model, for the hint of the 503. */
  readonly apiKeyVariable: string;
  readonly baseUrl: string | null;
  readonly priceUsd: number;
  /** For the metric of what the provider charges; no charge depends on it. */
  readonly tokenPrices: TokenPrices;
  readonly concurrency: number;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  /** A line for each bad setting. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`bad settings:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

const boolean = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
// Not z.coerce: Number() reads blanks as 0 and accepts hexadecimal.
const integer = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max));
const money = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be an amount like 0.013')
  .transform(Number)
  .pipe(z.number().max(100));
const tokenPrices = z
  .string()
  .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){2}$/, 'must be three amounts like 1,0.1,5: input, cached input, output')
  .transform((text) => text.split(',').map(Number));
const defaultTokenPrices = (model: ModelName) => {
  const { input, cached, output } = MODELS[model].defaultTokenPrices;
  return tokenPrices.default([input, cached, output]);
};
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

/** Every variable by name. A test checks the README's list and docker-compose.yml against its keys. */
export const ENVIRONMENT_SCHEMA = z.object({
  PORT: integer(0, 65_535).default(3000),
  OPS_PORT: integer(0, 65_535).default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  OPS_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  ENVIRONMENT: z.enum(['production', 'staging']).default('staging'),
  MONGODB_URL: mongodbUrl(),
  REDIS_URL: z.string().superRefine(checkRedisUrl),
  SENTINEL_PASSWORD: z.string().min(1).optional(),
  SECRETS_KEY: z
    .string()
    .refine(isKey, 'must be 32 bytes in base64 (openssl rand -base64 32)')
    .refine((text) => new Set(Buffer.from(text, 'base64')).size >= 12, 'is too regular to be random'),
  SECRETS_KEY_PREVIOUS: z
    .string()
    .transform((text) => text.split(',').flatMap((key) => (key.trim() === '' ? [] : [key.trim()])))
    .refine((keys) => keys.every(isKey), 'must be earlier values of SECRETS_KEY, separated by commas')
    .default([]),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: url('http', 'https').optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: url('http', 'https').optional(),
  GEMINI_API_KEY: z.string().min(1).optional(),
  GEMINI_BASE_URL: url('http', 'https').optional(),
  MODEL_ID_HAIKU: z.string().min(1).default(MODELS.haiku.defaultModelId),
  MODEL_ID_SONNET: z.string().min(1).default(MODELS.sonnet.defaultModelId),
  MODEL_ID_GPT4O: z.string().min(1).default(MODELS.gpt4o.defaultModelId),
  MODEL_ID_GEMINI: z.string().min(1).default(MODELS.gemini.defaultModelId),
  PRICE_HAIKU: money.default(MODELS.haiku.defaultPriceUsd),
  PRICE_SONNET: money.default(MODELS.sonnet.defaultPriceUsd),
  PRICE_GPT4O: money.default(MODELS.gpt4o.defaultPriceUsd),
  PRICE_GEMINI: money.default(MODELS.gemini.defaultPriceUsd),
  TOKEN_PRICES_HAIKU: defaultTokenPrices('haiku'),
  TOKEN_PRICES_SONNET: defaultTokenPrices('sonnet'),
  TOKEN_PRICES_GPT4O: defaultTokenPrices('gpt4o'),
  TOKEN_PRICES_GEMINI: defaultTokenPrices('gemini'),
  CONCURRENCY_HAIKU: integer(1, 1000).default(20),
  CONCURRENCY_SONNET: integer(1, 1000).default(20),
  CONCURRENCY_GPT4O: integer(1, 1000).default(20),
  CONCURRENCY_GEMINI: integer(1, 1000).default(20),
  SIMULATE_UNCONFIGURED_MODELS: boolean.default(false),
  GATE_JUDGE_MODEL: z.enum(MODEL_NAMES).optional(),
  SIMULATOR_LATENCY_MS: integer(0, 60_000).default(0),
  LEGACY_MODE: z.enum(['serve', 'redirect']).default('serve'),
  WEBHOOK_ALLOW_PRIVATE_TARGETS: boolean.default(false),
  WEBHOOK_DISABLE_AFTER_MS: integer(1_000, 31_536_000_000).default(5 * DAY_MS),
  WEBHOOK_RETRY_DELAYS_MS: z
    .string()
    .regex(/^\d+(,\d+){3}$/, 'must be four comma-separated numbers of milliseconds')
    .transform((text) => text.split(',').map(Number))
    .default([60_000, 300_000, 1_800_000, 7_200_000]),
  // Less than the job's own timeout.
  WEBHOOK_TIMEOUT_MS: integer(1_000, 50_000).default(15_000),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3).default('Saju <no-reply@localhost>'),
  OPS_USER: z.string().min(1).default('ops'),
  OPS_PASSWORD: z.string().min(8).optional(),
  OPS_WRITE: boolean.default(false),
  METRICS_PASSWORD: z.string().min(8).optional(),
  CORS_ORIGINS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    )
    .refine((origins) => origins.every(isOrigin), 'must be origins like https://tools.example, without a path or *')
    .default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CONTRACT_CHECK: z.enum(['off', 'log']).default('off'),
  GENERATION_WAIT_MS: integer(100, 120_000).default(30_000),
  FALLBACK_AFTER_MS: integer(100, 120_000).default(10_000),
  LIMITER_PATIENCE_MS: integer(200, 60_000).default(800),
  IDEMPOTENCY_LEASE_MS: integer(500, 600_000).default(60_000),
  JOB_LOCK_MS: integer(1_000, 600_000).default(10_000),
  GENERATION_TIMEOUT_MS: integer(1_000, 600_000).default(DEFAULT_GENERATION_TIMEOUT_MS),
  PROVIDER_IDLE_MS: integer(500, 600_000).default(DEFAULT_PROVIDER_IDLE_MS),
  RECONCILE_AFTER_MS: integer(500, 600_000).default(10_000),
  REQUEST_LOG_DAYS: integer(1, 90).default(7),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  // Below the grace of a process's stop, and short for a collector that hangs.
  OTEL_EXPORTER_OTLP_TIMEOUT: integer(100, 600_000).default(1_000),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0?\.\d+|[01](\.0+)?)$/, 'must be a share from 0 to 1, like 0.1')
    .transform(Number)
    .default(1),
  TRUST_PROXY: z.string().transform(trustProxyValue).default(false),
});

/** Shown below the options of a program. */
export const SETTINGS_HELP = `
Settings are environment variables; MONGODB_URL, REDIS_URL and SECRETS_KEY are needed, the others have defaults
(README.md, "Settings"):
${wrapped(Object.keys(ENVIRONMENT_SCHEMA.shape))}`;

function wrapped(names: readonly string[]): string {
  return names.join(' ').replaceAll(/(.{1,110})( |$)/g, '  $1\n');
}

/**
 * In the place of a secret that another part of the platform has (`smtp://set` for `SMTP_URL`): it tells a process that asks
 * whether there is one, such as an API server about the credentials of a model.
 */
export const SET_ELSEWHERE = 'set';

/**
 * Parses the environment.
 * @param options.withoutSecretsKey the process neither seals nor names anything, as a worker of models alone
 * @throws ConfigError naming every bad variable, including misspelt ones
 */
export function loadConfig(
  environment: Readonly<Record<string, string | undefined>>,
  { withoutSecretsKey = false }: { readonly withoutSecretsKey?: boolean } = {},
): Config {
  // An empty variable counts as unset: docker compose passes `${NAME:-}` in this form.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  if (withoutSecretsKey) given['SECRETS_KEY'] ??= randomBytes(32).toString('base64');
  const parsed = ENVIRONMENT_SCHEMA.safeParse(given);
  const problems = misspelt(Object.keys(given));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = path.join('.');
    problems.push(given[name] === undefined ? `${name} is missing` : `${name}: ${message}`);
  }
  if (given['ENVIRONMENT'] === 'production' && isTyped(given['SECRETS_KEY'] ?? '')) {
    problems.push('SECRETS_KEY: is typed text, not 32 random bytes (openssl rand -base64 32)');
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  return configFrom(parsed.data);
}

/** A setting under a wrong name would silently have no effect. */
function misspelt(names: readonly string[]): string[] {
  const settings = Object.keys(ENVIRONMENT_SCHEMA.shape);
  return names.flatMap((name) => {
    const intended = intendedSetting(name, settings);
    return intended === null ? [] : [`${name} is not a setting: did you mean ${intended}? (unset ${name} if not)`];
  });
}

function isKey(text: string): boolean {
  return Buffer.from(text, 'base64').length === 32;
}

/** Whether the key's bytes are all printable, which happens once in 10^13 random keys. */
function isTyped(key: string): boolean {
  const bytes = Buffer.from(key, 'base64');
  return bytes.length === 32 && bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
}

function checkRedisUrl(text: string, context: z.core.$RefinementCtx<string>): void {
  try {
    parseRedisUrl(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
}

function isOrigin(text: string): boolean {
  return /^https?:[^*]*$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

type Environment = z.output<typeof ENVIRONMENT_SCHEMA>;

function configFrom(env: Environment): Config {
  return {
    version: packageVersion(),
    environment: env.ENVIRONMENT,
    port: env.PORT,
    opsPort: env.OPS_PORT,
    host: env.HOST,
    opsHost: env.OPS_HOST,
    dataDir: env.DATA_DIR,
    mongodbUrl: env.MONGODB_URL,
    redisUrl: env.REDIS_URL,
    sentinelPassword: env.SENTINEL_PASSWORD ?? null,
    secretsKey: env.SECRETS_KEY,
    previousSecretsKeys: env.SECRETS_KEY_PREVIOUS,
    models: modelSettings(env),
    simulateUnconfiguredModels: env.SIMULATE_UNCONFIGURED_MODELS,
    gateJudgeModel: env.GATE_JUDGE_MODEL ?? null,
    simulatorLatencyMs: env.SIMULATOR_LATENCY_MS,
    legacyMode: env.LEGACY_MODE,
    webhookAllowPrivateTargets: env.WEBHOOK_ALLOW_PRIVATE_TARGETS,
    webhookDisableAfterMs: env.WEBHOOK_DISABLE_AFTER_MS,
    webhookRetryDelaysMs: env.WEBHOOK_RETRY_DELAYS_MS,
    webhookTimeoutMs: env.WEBHOOK_TIMEOUT_MS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    opsUser: env.OPS_USER,
    opsPassword: env.OPS_PASSWORD ?? null,
    opsWrite: env.OPS_WRITE,
    metricsPassword: env.METRICS_PASSWORD ?? null,
    corsOrigins: env.CORS_ORIGINS,
    logLevel: env.LOG_LEVEL,
    contractCheck: env.CONTRACT_CHECK,
    generationWaitMs: env.GENERATION_WAIT_MS,
    fallbackAfterMs: env.FALLBACK_AFTER_MS,
    limiterTimeoutMs: env.LIMITER_PATIENCE_MS,
    idempotencyLeaseMs: env.IDEMPOTENCY_LEASE_MS,
    jobLockMs: env.JOB_LOCK_MS,
    generationTimeoutMs: env.GENERATION_TIMEOUT_MS,
    providerIdleMs: env.PROVIDER_IDLE_MS,
    reconcileAfterMs: env.RECONCILE_AFTER_MS,
    trustProxy: env.TRUST_PROXY,
    requestLogDays: env.REQUEST_LOG_DAYS,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    otlpTimeoutMs: env.OTEL_EXPORTER_OTLP_TIMEOUT,
    traceSampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

const PROVIDER_VARIABLE = { anthropic: 'ANTHROPIC', openai: 'OPENAI', google: 'GEMINI' } as const;
const MODEL_VARIABLE = { haiku: 'HAIKU', sonnet: 'SONNET', gpt4o: 'GPT4O', gemini: 'GEMINI' } as const;

/** The variables that configure a model. */
export function settingNames(model: ModelName) {
  const [provider, suffix] = [PROVIDER_VARIABLE[MODELS[model].provider], MODEL_VARIABLE[model]];
  return {
    apiKey: `${provider}_API_KEY`,
    baseUrl: `${provider}_BASE_URL`,
    modelId: `MODEL_ID_${suffix}`,
    price: `PRICE_${suffix}`,
  } as const;
}

function modelSettings(env: Environment): Record<ModelName, ModelSettings> {
  return perModel((name) => {
    const names = settingNames(name);
    const [input = 0, cached = 0, output = 0] = env[`TOKEN_PRICES_${MODEL_VARIABLE[name]}`];
    return {
      name,
      provider: MODELS[name].provider,
      providerModelId: env[names.modelId],
      apiKey: env[names.apiKey] ?? null,
      apiKeyVariable: names.apiKey,
      baseUrl: env[names.baseUrl] ?? null,
      priceUsd: env[names.price],
      tokenPrices: { input, cached, output },
      concurrency: env[`CONCURRENCY_${MODEL_VARIABLE[name]}`],
    };
  });
}

function trustProxyValue(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Of package.json. */
export function packageVersion(): string {
  for (const path of ['../../package.json', '../../../package.json']) {
    try {
      const parsed: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
      if (typeof parsed === 'object' && parsed !== null && 'version' in parsed) return String(parsed.version);
    } catch {
      // In dist/ the file is one folder further up.
    }
  }
  return '0.0.0';
}

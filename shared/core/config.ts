import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { MODELS, type ModelName, type ProviderName, perModel, type TokenPrices } from './models.ts';
import { intendedSetting } from './setting-names.ts';
import { ENVIRONMENT_SCHEMA } from './settings.ts';

/**
 * All settings of all processes, read once from the environment. A bad value stops the start with an error that names
 * it.
 * `settings.ts` describes them.
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
  /** From which deliveries come, for partners' firewalls; empty: not known. */
  readonly webhookSourceAddresses: readonly string[];
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
  /** The origin at which callers reach the API; null: the one that a request names. */
  readonly publicUrl: string | null;
  readonly supportUrl: string | null;
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

/** Whether the key's bytes are all printable, which happens once in 10^13 random keys. */
function isTyped(key: string): boolean {
  const bytes = Buffer.from(key, 'base64');
  return bytes.length === 32 && bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
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
    webhookSourceAddresses: env.WEBHOOK_SOURCE_ADDRESSES,
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
    publicUrl: env.PUBLIC_URL ?? null,
    supportUrl: env.SUPPORT_URL ?? null,
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

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from './config.ts';
import { MODEL_NAMES } from './models.ts';
import { ENVIRONMENT_SCHEMA } from './settings.ts';

const REQUIRED = {
  MONGODB_URL: 'mongodb://127.0.0.1:27017/saju',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SECRETS_KEY: 'MTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3BxcnN0dXY=',
} as const;

function refusal(environment: Readonly<Record<string, string>>): string {
  try {
    loadConfig({ ...REQUIRED, ...environment });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'was accepted';
}

describe('loadConfig', () => {
  it('fills in the documented defaults', () => {
    const config = loadConfig(REQUIRED);
    expect(config).toMatchObject({
      environment: 'staging',
      port: 3000,
      opsPort: 3001,
      host: '127.0.0.1',
      opsHost: '127.0.0.1',
      dataDir: '.data',
      simulateUnconfiguredModels: false,
      simulatorLatencyMs: 0,
      legacyMode: 'serve',
      webhookAllowPrivateTargets: false,
      webhookDisableAfterMs: 432_000_000,
      webhookRetryDelaysMs: [60_000, 300_000, 1_800_000, 7_200_000],
      smtpUrl: null,
      opsUser: 'ops',
      opsPassword: null,
      opsWrite: false,
      metricsPassword: null,
      corsOrigins: [],
      webhookSourceAddresses: [],
      logLevel: 'info',
      contractCheck: 'off',
      generationWaitMs: 30_000,
      fallbackAfterMs: 10_000,
      trustProxy: false,
      otlpEndpoint: null,
      otlpTimeoutMs: 1_000,
      traceSampleRatio: 1,
    });
    for (const name of MODEL_NAMES) {
      expect(config.models[name]).toMatchObject({ name, apiKey: null, baseUrl: null, concurrency: 20 });
    }
    expect(MODEL_NAMES.map((name) => config.models[name].priceUsd)).toEqual([0.013, 0.066, 0.05, 0.01]);
    expect(config.models.haiku.tokenPrices).toEqual({ input: 1, cached: 0.1, output: 5 });
  });

  it('takes earlier keys separated by commas, by default none', () => {
    const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    expect(loadConfig(REQUIRED).previousSecretsKeys).toEqual([]);
    expect(loadConfig({ ...REQUIRED, SECRETS_KEY_PREVIOUS: keys.join(', ') }).previousSecretsKeys).toEqual(keys);
  });

  it('makes a SECRETS_KEY only for a process that needs none and has none', () => {
    const { SECRETS_KEY, ...others } = REQUIRED;
    const made = () => loadConfig(others, { withoutSecretsKey: true }).secretsKey;
    expect(Buffer.from(made(), 'base64')).toHaveLength(32);
    expect(made()).not.toBe(made());
    expect(loadConfig(REQUIRED, { withoutSecretsKey: true }).secretsKey).toBe(SECRETS_KEY);
  });

  it('returns the version of package.json', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(loadConfig(REQUIRED).version).toBe(version);
  });

  it.each(Object.keys(REQUIRED))('names %s when it is missing or empty', (name) => {
    expect(refusal({ [name]: '' })).toContain(`${name} is missing`);
  });

  it.each([
    'mongodb://a:27017,b:27017,c:27017/saju?replicaSet=rs0',
    'mongodb://user:pa,ss@a:27017,[::1]:27018/saju',
    'mongodb://a,b',
    'mongodb+srv://cluster.example/saju',
  ])('takes the replica set %s', (mongodbUrl) => {
    expect(loadConfig({ ...REQUIRED, MONGODB_URL: mongodbUrl }).mongodbUrl).toBe(mongodbUrl);
  });

  it('treats an empty variable as unset', () => {
    const empty = Object.fromEntries(
      Object.keys(ENVIRONMENT_SCHEMA.shape)
        .filter((name) => !(name in REQUIRED))
        .map((name) => [name, '']),
    );
    expect(loadConfig({ ...empty, ...REQUIRED })).toEqual(loadConfig(REQUIRED));
  });

  it('ignores unknown variables', () => {
    expect(loadConfig({ ...REQUIRED, PATH: '/bin', npm_config_x: 'y' })).toEqual(loadConfig(REQUIRED));
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', 'three thousand'],
    ['PORT', ' '],
    ['OPS_PORT', '0x10000'],
    ['ENVIRONMENT', 'development'],
    ['MONGODB_URL', 'http://127.0.0.1'],
    ['MONGODB_URL', '127.0.0.1:27017'],
    ['MONGODB_URL', 'mongodb://a:27017,,b:27017/saju'],
    ['MONGODB_URL', 'mongodb://a:27017, b:27017/saju'],
    ['REDIS_URL', 'redis:6379'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['REDIS_URL', 'redis-sentinel://127.0.0.1:26379'],
    ['REDIS_URL', 'redis-cluster://127.0.0.1:6379/0'],
    ['SECRETS_KEY', 'c2hvcnQ='],
    ['SECRETS_KEY_PREVIOUS', `${Buffer.alloc(32, 1).toString('base64')},short`],
    ['SECRETS_KEY', Buffer.alloc(33, 1).toString('base64')],
    ['SECRETS_KEY', Buffer.alloc(32).toString('base64')],
    ['SECRETS_KEY', Buffer.from('ab'.repeat(16)).toString('base64')],
    ['SECRETS_KEY', 'this is no base64 at all, it is 32+'],
    ['ANTHROPIC_BASE_URL', 'api.example'],
    ['OPENAI_BASE_URL', 'ftp://api.example'],
    ['GEMINI_BASE_URL', 'https://'],
    ['PRICE_HAIKU', '-0.01'],
    ['PRICE_SONNET', 'free'],
    ['TOKEN_PRICES_HAIKU', '1,5'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%'],
    ['TOKEN_PRICES_GEMINI', '1,-0.1,5'],
    ['CONCURRENCY_GPT4O', '0'],
    ['CONCURRENCY_GEMINI', '1001'],
    ['SIMULATE_UNCONFIGURED_MODELS', 'yes'],
    ['SIMULATOR_LATENCY_MS', '60001'],
    ['LEGACY_MODE', 'off'],
    ['WEBHOOK_ALLOW_PRIVATE_TARGETS', 'TRUE'],
    ['WEBHOOK_RETRY_DELAYS_MS', '1,2,3'],
    ['WEBHOOK_RETRY_DELAYS_MS', '1,2,3,4,5'],
    ['WEBHOOK_RETRY_DELAYS_MS', '1,2,3,-4'],
    ['WEBHOOK_RETRY_DELAYS_MS', '1 2 3 4'],
    ['WEBHOOK_TIMEOUT_MS', '50001'],
    ['REQUEST_LOG_DAYS', '0'],
    ['REQUEST_LOG_DAYS', '91'],
    ['SMTP_URL', 'http://mail.example'],
    ['OPS_PASSWORD', 'short'],
    ['METRICS_PASSWORD', 'short'],
    ['OPS_WRITE', 'on'],
    ['PUBLIC_URL', 'https://a.example/path'],
    ['PUBLIC_URL', 'a.example'],
    ['SUPPORT_URL', 'help@partner.example'],
    ['SUPPORT_URL', 'javascript:alert(1)'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'https://a.example,https://*.example'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', 'a.example'],
    ['CORS_ORIGINS', 'https://A.example'],
    ['WEBHOOK_SOURCE_ADDRESSES', 'hooks.example'],
    ['WEBHOOK_SOURCE_ADDRESSES', '203.0.113.0/33'],
    ['WEBHOOK_SOURCE_ADDRESSES', '2001:db8::/3.2'],
    ['LOG_LEVEL', 'verbose'],
    ['CONTRACT_CHECK', 'fail'],
    ['GENERATION_WAIT_MS', '99'],
    ['GENERATION_WAIT_MS', '120001'],
    ['FALLBACK_AFTER_MS', '99'],
    ['IDEMPOTENCY_LEASE_MS', '499'],
    ['JOB_LOCK_MS', '999'],
    ['GENERATION_TIMEOUT_MS', '600001'],
    ['PROVIDER_IDLE_MS', '499'],
    ['RECONCILE_AFTER_MS', '10s'],
  ])('refuses %s=%j by name', (name, value) => {
    expect(refusal({ [name]: value })).toContain(`\n  ${name}: `);
  });

  it('names every bad variable in one message', () => {
    const message = refusal({ PORT: 'x', LOG_LEVEL: 'loud', SECRETS_KEY: '', PRICE_GEMINI: '-1' });
    for (const name of ['PORT', 'LOG_LEVEL', 'SECRETS_KEY', 'PRICE_GEMINI']) expect(message).toContain(name);
  });

  it('refuses a typed key in production', () => {
    const typed = Buffer.from('correct horse battery staple 123').toString('base64');
    expect(refusal({ ENVIRONMENT: 'production', SECRETS_KEY: typed })).toContain('SECRETS_KEY: is typed text');
    expect(refusal({ ENVIRONMENT: 'production', SECRETS_KEY: typed })).not.toContain(typed);
    expect(loadConfig({ ...REQUIRED, SECRETS_KEY: typed }).environment).toBe('staging');
    const random = randomBytes(32).toString('base64');
    expect(loadConfig({ ...REQUIRED, ENVIRONMENT: 'production', SECRETS_KEY: random }).secretsKey).toBe(random);
  });

  it('never repeats a refused secret in its message', () => {
    const message = refusal({
      SECRETS_KEY: 'c2VjcmV0LXNlY3JldA==',
      OPS_PASSWORD: 'hunter2',
      REDIS_URL: 'redis-cluster://u:hunter2@h/1',
    });
    expect(message).not.toContain('c2VjcmV0LXNlY3JldA');
    expect(message).not.toContain('hunter2');
  });

  it('reads all settings', () => {
    const config = loadConfig({
      ...REQUIRED,
      PORT: '0',
      OPS_PORT: '0',
      OPENAI_API_KEY: 'sk',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      MODEL_ID_GPT4O: 'gpt-x',
      PRICE_GPT4O: '0.2',
      TOKEN_PRICES_GPT4O: '2,0.5,8',
      CONCURRENCY_GPT4O: '7',
      SIMULATE_UNCONFIGURED_MODELS: '1',
      WEBHOOK_RETRY_DELAYS_MS: '1,2,3,4',
      CORS_ORIGINS: 'https://a.example, https://b.example,',
      WEBHOOK_SOURCE_ADDRESSES: '203.0.113.7, 203.0.113.16/28,2001:db8::7',
    });
    expect(config).toMatchObject({ port: 0, opsPort: 0, simulateUnconfiguredModels: true });
    expect(config.models.gpt4o).toEqual({
      name: 'gpt4o',
      provider: 'openai',
      providerModelId: 'gpt-x',
      apiKey: 'sk',
      apiKeyVariable: 'OPENAI_API_KEY',
      baseUrl: 'http://127.0.0.1:9/v1',
      priceUsd: 0.2,
      tokenPrices: { input: 2, cached: 0.5, output: 8 },
      concurrency: 7,
    });
    expect(config.webhookRetryDelaysMs).toEqual([1, 2, 3, 4]);
    expect(config.corsOrigins).toEqual(['https://a.example', 'https://b.example']);
    expect(config.webhookSourceAddresses).toEqual(['203.0.113.7', '203.0.113.16/28', '2001:db8::7']);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ])('reads TRUST_PROXY=%s in the form of Express', (text, value) => {
    expect(loadConfig({ ...REQUIRED, TRUST_PROXY: text }).trustProxy).toBe(value);
  });
});

import { connect } from 'node:net';
import { type Config, ConfigError, loadConfig, SET_ELSEWHERE } from '../../../shared/core/config.ts';
import { MODEL_NAMES } from '../../../shared/core/models.ts';
import type { PoolName } from '../../../shared/queues/catalogue.ts';
import { CHECK_MS, type Check, type Finding, good } from './check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings; null with the problems of each when they are bad. */
export function readSettings(environment: Environment): { config: Config | null; problems: readonly string[] } {
  try {
    return { config: loadConfig(environment), problems: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: null, problems: error.problems };
  }
}

/** The names of the settings of a pool's live processes; null: none is alive, or Redis does not answer. Never throws. */
export type FleetSettings = (pool: PoolName) => Promise<ReadonlySet<string> | null>;

const NODE_WANTED = [20, 19] as const;

/** Settings, Node, credentials, and what the settings name besides the stores. */
export function settingsChecks(
  { config, problems }: ReturnType<typeof readSettings>,
  fleet: FleetSettings = async () => null,
): Check[] {
  const settings: Check = {
    name: 'settings',
    fix: 'correct the variables: docs/settings.md',
    run: () =>
      config === null
        ? { detail: problems.join('; '), fix: 'correct the variables: docs/settings.md' }
        : good(`version ${config.version}, ${config.environment}`),
  };
  const checks = [settings, nodeCheck()];
  return config === null ? checks : [...checks, ...credentialChecks(config, fleet), ...addressChecks(config)];
}

function nodeCheck(): Check {
  const fix = `install Node ${NODE_WANTED.join('.')} or later`;
  return {
    name: 'node',
    fix,
    run() {
      const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
      const isNew = major > NODE_WANTED[0] || (major === NODE_WANTED[0] && minor >= NODE_WANTED[1]);
      return { detail: process.versions.node, fix: isNew ? null : fix };
    },
  };
}

/** By the processes that run; without any, by the settings of this shell. */
function credentialChecks(config: Config, fleet: FleetSettings): Check[] {
  return MODEL_NAMES.map((model): Check => {
    const { apiKey, apiKeyVariable, providerModelId } = config.models[model];
    const fix = `set ${apiKeyVariable}, or SIMULATE_UNCONFIGURED_MODELS=true to try the service without it`;
    return {
      name: `credentials.${model}`,
      fix,
      async run() {
        // API servers, which decide that models are simulated, are in every pool.
        const [own, all] = await Promise.all([fleet(model), fleet('maintenance')]);
        const isSet = own === null ? apiKey !== null : own.has(apiKeyVariable);
        const isSimulated = all?.has('SIMULATE_UNCONFIGURED_MODELS') ?? config.simulateUnconfiguredModels;
        const here = apiKey === SET_ELSEWHERE ? "at the model's workers" : 'in this shell';
        const where = own === null ? here : 'in the processes that run';
        if (isSet)
          return good(`live: ${apiKeyVariable} is set ${where}${apiKey === null ? '' : `, ${providerModelId}`}`);
        if (isSimulated) return good(`simulated: ${apiKeyVariable} is not set ${where}`);
        const detail = `${apiKeyVariable} is not set ${where}: live calls of this model get 503 not_configured`;
        return { detail, fix };
      },
    };
  });
}

const PROVIDER_URLS = {
  anthropic: 'https://api.anthropic.com',
  openai: 'https://api.openai.com',
  google: 'https://generativelanguage.googleapis.com',
} as const;

/** The providers with credentials, and the mail server: those that this process has, for others its host may not reach. */
function addressChecks({ models, smtpUrl }: Config): Check[] {
  const configured = Object.values(models).filter(({ apiKey }) => apiKey !== null && apiKey !== SET_ELSEWHERE);
  const urls = new Map(configured.map(({ provider, baseUrl }) => [provider, baseUrl ?? PROVIDER_URLS[provider]]));
  const providers = [...urls].map(
    ([provider, url]): Check => ({
      name: `provider.${provider}`,
      fix: `let this host reach ${new URL(url).origin}: its proxy, firewall and DNS`,
      run: () => answersHttp(url),
    }),
  );
  if (smtpUrl === null) return providers;
  const { protocol, hostname, port } = new URL(smtpUrl);
  if (hostname === SET_ELSEWHERE) return providers;
  const smtpPort = port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port);
  const fix = `let this host reach ${hostname}:${smtpPort}, or correct SMTP_URL`;
  return [...providers, { name: 'smtp', fix, run: () => acceptsConnections(hostname, smtpPort) }];
}

/** Any response proves that the provider is reached; credentials are proved by the first call. */
async function answersHttp(url: string): Promise<Finding> {
  const { origin } = new URL(url);
  try {
    const { status } = await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(CHECK_MS - 500) });
    return good(`${origin} answers (${status})`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`${origin}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function acceptsConnections(host: string, port: number): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: CHECK_MS - 500 });
    const end = (report: () => void) => {
      socket.destroy();
      report();
    };
    socket.once('connect', () => end(() => resolve(good(`${host}:${port} accepts connections`))));
    socket.once('timeout', () => end(() => reject(new Error(`${host}:${port} does not answer`))));
    socket.once('error', (error) => end(() => reject(error)));
  });
}

/** The four models that a request may select. */
export type ModelName = 'haiku' | 'sonnet' | 'gpt4o' | 'gemini';

export const MODEL_NAMES: readonly ModelName[] = ['haiku', 'sonnet', 'gpt4o', 'gemini'];

/** A value for each model. */
export function perModel<T>(of: (model: ModelName) => T): Record<ModelName, T> {
  return { haiku: of('haiku'), sonnet: of('sonnet'), gpt4o: of('gpt4o'), gemini: of('gemini') };
}

/** A value for each model, all read at once. */
export async function readPerModel<T>(read: (model: ModelName) => Promise<T>): Promise<Record<ModelName, Awaited<T>>> {
  const all = [read('haiku'), read('sonnet'), read('gpt4o'), read('gemini')] as const;
  const [haiku, sonnet, gpt4o, gemini] = await Promise.all(all);
  return { haiku, sonnet, gpt4o, gemini };
}

export type ProviderName = 'anthropic' | 'openai' | 'google';

export interface ModelSpec {
  readonly name: ModelName;
  readonly provider: ProviderName;
  /**
   * The provider's own id, of a dated version where it has them: of these it has none, and each id names one version.
   * Configuration may override it (`MODEL_ID_*`).
   */
  readonly defaultModelId: string;
  /**
   * Output tokens of one call. The longest section is about 2,500 Korean characters, below 4,000 tokens; the rest is
   * for models that reason before they write. An answer that is cut off there is requested with `raisedLimit`.
   */
  readonly maxTokens: number;
  /** The most that the model can write in one call. */
  readonly maxOutputTokens: number;
  /** Per call. Configuration may override it (`PRICE_*`). */
  readonly defaultPriceUsd: number;
  /** What the provider charges. Configuration may override them (`TOKEN_PRICES_*`). */
  readonly defaultTokenPrices: TokenPrices;
}

/** USD per million tokens. */
export interface TokenPrices {
  readonly input: number;
  /** Input that the provider reads from its cache. */
  readonly cached: number;
  readonly output: number;
}

/** Anthropic's and OpenAI's price of input written into the provider's cache, as a multiple of the input price. */
const CACHE_WRITE_FACTOR = 1.25;

/** The tokens of one call or of several. */
export interface UsedTokens {
  /** All input: with `cachedTokens`, which the provider read from its cache, and `cacheWriteTokens`. */
  readonly inputTokens: number;
  readonly cachedTokens?: number;
  /** Input that the provider wrote into its cache. Absent: none, or it costs no more than other input. */
  readonly cacheWriteTokens?: number;
  readonly outputTokens: number;
}

/** @param usage null: no tokens are known */
export function tokenCostUsd(prices: TokenPrices, usage: UsedTokens | null): number {
  if (usage === null) return 0;
  const { inputTokens, cachedTokens: cached = 0, cacheWriteTokens: written = 0, outputTokens } = usage;
  const plain = Math.max(0, inputTokens - cached - written);
  const input = (plain + CACHE_WRITE_FACTOR * written) * prices.input + cached * prices.cached;
  return (input + outputTokens * prices.output) / 1_000_000;
}

/** The tokens of several calls together. */
export function sumOfUsage(usages: readonly UsedTokens[]): UsedTokens & { readonly cachedTokens: number } {
  const sum = (name: keyof UsedTokens) => usages.reduce((total, each) => total + (each[name] ?? 0), 0);
  const cacheWriteTokens = sum('cacheWriteTokens');
  return {
    inputTokens: sum('inputTokens'),
    cachedTokens: sum('cachedTokens'),
    ...(cacheWriteTokens === 0 ? {} : { cacheWriteTokens }),
    outputTokens: sum('outputTokens'),
  };
}

const MAX_TOKENS = 5_000;

export const MODELS: Readonly<Record<ModelName, ModelSpec>> = {
  haiku: model('haiku', 'anthropic', 'claude-haiku-5-5', 64_000, 0.013, { input: 1, cached: 0.1, output: 5 }),
  sonnet: model('sonnet', 'anthropic', 'claude-sonnet-5-5', 64_000, 0.066, { input: 3, cached: 0.3, output: 15 }),
  gpt4o: model('gpt4o', 'openai', 'gpt-6-luna', 128_000, 0.05, { input: 0.1, cached: 0.01, output: 0.5 }),
  gemini: model('gemini', 'google', 'gemini-3.5-flash', 65_536, 0.01, { input: 0.5, cached: 0.05, output: 3 }),
};

function model(
  name: ModelName,
  provider: ProviderName,
  defaultModelId: string,
  maxOutputTokens: number,
  defaultPriceUsd: number,
  defaultTokenPrices: TokenPrices,
): ModelSpec {
  return {
    name,
    provider,
    defaultModelId,
    maxTokens: MAX_TOKENS,
    maxOutputTokens,
    defaultPriceUsd,
    defaultTokenPrices,
  };
}

/** The token limit of the call that repeats one that ended at its limit: twice as high, up to what the model can write. */
export function raisedLimit({ maxTokens, maxOutputTokens }: Pick<ModelSpec, 'maxTokens' | 'maxOutputTokens'>): number {
  return Math.min(2 * maxTokens, maxOutputTokens);
}

/** About half of what the slowest of the four models usually writes in a second. */
const SLOW_TOKENS_PER_SECOND = 60;
/** From the request to the first token. */
export const SLOW_START_MS = 5_000;

/** The time limit of a provider call, including the whole body, in ms: what so many output tokens take a slow model. */
export function callTimeoutMs(maxTokens: number): number {
  return SLOW_START_MS + Math.ceil((maxTokens * 1_000) / SLOW_TOKENS_PER_SECOND);
}

/** What an attempt at a generation may need: a slow call that ends at its token limit, and its repeat with a higher one. */
export const LONGEST_CALLS_MS = Math.max(
  ...Object.values(MODELS).map((each) => callTimeoutMs(each.maxTokens) + callTimeoutMs(raisedLimit(each))),
);

/** Upper limit of one attempt, in ms (`GENERATION_TIMEOUT_MS`): its provider calls, and storing. */
export const DEFAULT_GENERATION_TIMEOUT_MS = 300_000;

/** A provider call on which nothing arrives for so long ends, in ms (`PROVIDER_IDLE_MS`). */
export const DEFAULT_PROVIDER_IDLE_MS = 20_000;

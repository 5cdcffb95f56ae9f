/** The four models that a request may select. */
export type ModelName = 'haiku' | 'sonnet' | 'gpt4o' | 'gemini';

export const MODEL_NAMES: readonly ModelName[] = ['haiku', 'sonnet', 'gpt4o', 'gemini'];

/** Upper limit of one attempt at a generation, in ms: provider calls, pauses and storing (`GENERATION_TIMEOUT_MS`). */
export const DEFAULT_GENERATION_TIMEOUT_MS = 60_000;

export type ProviderName = 'anthropic' | 'openai' | 'google';

export interface ModelSpec {
  readonly name: ModelName;
  readonly provider: ProviderName;
  /** The provider's own id. Configuration may override it (`MODEL_ID_*`). */
  readonly defaultModelId: string;
  /** Of one provider call, including the whole body. */
  readonly timeoutMs: 25_000;
  /**
   * Output tokens of one call. The longest section is about 2,500 Korean characters, below 4,000 tokens; the rest is
   * for models that reason before they write.
   */
  readonly maxTokens: number;
  /** Per call (decisions 4). Configuration may override it (`PRICE_*`). */
  readonly defaultPriceUsd: number;
  /** What the provider takes. Configuration may override them (`TOKEN_PRICES_*`). */
  readonly defaultTokenPrices: TokenPrices;
}

/** USD per million tokens. */
export interface TokenPrices {
  readonly input: number;
  /** Input that the provider reads from its cache. */
  readonly cached: number;
  readonly output: number;
}

export const MODELS: Readonly<Record<ModelName, ModelSpec>> = {
  haiku: model('haiku', 'anthropic', 'claude-haiku-5-5', 0.013, { input: 1, cached: 0.1, output: 5 }),
  sonnet: model('sonnet', 'anthropic', 'claude-sonnet-5-5', 0.066, { input: 3, cached: 0.3, output: 15 }),
  gpt4o: model('gpt4o', 'openai', 'gpt-4o', 0.05, { input: 2.5, cached: 1.25, output: 10 }),
  gemini: model('gemini', 'google', 'gemini-3.5-flash', 0.01, { input: 0.5, cached: 0.05, output: 3 }),
};

function model(
  name: ModelName,
  provider: ProviderName,
  defaultModelId: string,
  defaultPriceUsd: number,
  defaultTokenPrices: TokenPrices,
): ModelSpec {
  return { name, provider, defaultModelId, timeoutMs: 25_000, maxTokens: 8_000, defaultPriceUsd, defaultTokenPrices };
}

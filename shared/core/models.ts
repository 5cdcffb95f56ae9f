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
}

export const MODELS: Readonly<Record<ModelName, ModelSpec>> = {
  haiku: model('haiku', 'anthropic', 'claude-haiku-5-5', 0.013),
  sonnet: model('sonnet', 'anthropic', 'claude-sonnet-5-5', 0.066),
  gpt4o: model('gpt4o', 'openai', 'gpt-4o', 0.05),
  gemini: model('gemini', 'google', 'gemini-3.5-flash', 0.01),
};

function model(name: ModelName, provider: ProviderName, defaultModelId: string, defaultPriceUsd: number): ModelSpec {
  return { name, provider, defaultModelId, timeoutMs: 25_000, maxTokens: 8_000, defaultPriceUsd };
}

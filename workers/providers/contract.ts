import type { JsonSchema, WritingSettings } from '../../shared/content/index.ts';
import type { ProviderName, UsedTokens } from '../../shared/core/models.ts';

export interface GenerateRequest {
  /** The provider's own model id. */
  readonly modelId: string;
  readonly system: string;
  readonly user: string;
  /** A short name for the schema; OpenAI requires one. */
  readonly schemaName: string;
  /** Schema of the output, in the subset that all three providers enforce. */
  readonly schema: JsonSchema;
  /** Each adapter sends the ones that its model accepts. */
  readonly settings: WritingSettings;
  /** Upper bound of the output tokens. */
  readonly maxTokens: number;
  /** Bound on the whole call, from connecting to the last byte, in ms. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Called when the provider begins to answer. */
  readonly answering?: (() => void) | undefined;
}

/** The tokens that a provider reports for an answer. */
export type TokenUsage = UsedTokens & { readonly cachedTokens: number };

/** What a provider says about an answer, also about one that cannot be used. */
export interface AnswerFacts {
  readonly usage: TokenUsage;
  /** The model that answered, as the provider names it, usually a dated version; null: not named. */
  readonly model: string | null;
  /** The provider's id of the request, for its support. */
  readonly requestId: string | null;
}

export interface GenerateResult extends AnswerFacts {
  /** Parsed JSON. Not validated: the caller validates it. */
  readonly output: unknown;
}

export interface Provider {
  readonly name: ProviderName;
  /**
   * One HTTP request, never repeated: the caller has the only retry loop.
   * @throws only ProviderError
   */
  generate(request: GenerateRequest): Promise<GenerateResult>;
  /** The models that the account may call. @throws any error of the connection or the SDK */
  listModels(signal: AbortSignal): Promise<readonly ListedModel[]>;
}

export interface ListedModel {
  /** The provider's own id. */
  readonly id: string;
  /** When the provider ends it; null: it names no day. */
  readonly shutdownAt: Date | null;
}

export interface ProviderSettings {
  readonly provider: ProviderName;
  readonly apiKey: string;
  /** Defaults to the provider's public address. OpenAI's ends in `/v1`, the others do not. */
  readonly baseUrl?: string;
  /** A call on which nothing arrives for so long ends as `transient`, in ms; default `DEFAULT_PROVIDER_IDLE_MS`. */
  readonly idleMs?: number;
}

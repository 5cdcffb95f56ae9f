import type { JsonSchema } from '../../shared/content/index.ts';
import { ProviderError } from './errors.ts';

export type { JsonSchema } from '../../shared/content/index.ts';
export type { ProviderErrorKind } from './errors.ts';
export { ProviderError } from './errors.ts';

export type ProviderName = 'anthropic' | 'openai' | 'google';

export interface GenerateRequest {
  /** The provider's own model id. */
  readonly modelId: string;
  readonly system: string;
  readonly user: string;
  /** A short name for the schema; OpenAI wants one. */
  readonly schemaName: string;
  /** What the answer must look like, in the subset that all three providers enforce. */
  readonly schema: JsonSchema;
  /** Upper bound of the answer's tokens. */
  readonly maxTokens: number;
  /** Bound on the whole call, from connecting to the last byte, in ms. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface GenerateResult {
  /** Parsed JSON. Not validated: the caller does that. */
  readonly output: unknown;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}

export interface Provider {
  readonly name: ProviderName;
  /**
   * One HTTP request, never repeated: there is exactly one retry loop, and it is the caller's.
   *
   * @throws ProviderError and nothing else.
   */
  generate(request: GenerateRequest): Promise<GenerateResult>;
}

export interface ProviderSettings {
  readonly provider: ProviderName;
  readonly apiKey: string;
  /** Without it the provider's public address. OpenAI's ends in `/v1`, the others' do not. */
  readonly baseUrl?: string;
}

/**
 * Makes the provider; only now is its SDK loaded (40 to 90 ms each). Sends nothing.
 *
 * @throws ProviderError `bad_credentials` when the key cannot be a header value.
 */
export async function createProvider(settings: ProviderSettings): Promise<Provider> {
  if (!/^[\x21-\x7e]+$/.test(settings.apiKey)) {
    throw new ProviderError('bad_credentials', `the ${settings.provider} key is empty or holds illegal characters`);
  }
  switch (settings.provider) {
    case 'anthropic':
      return (await import('./anthropic.ts')).anthropicProvider(settings);
    case 'openai':
      return (await import('./openai.ts')).openaiProvider(settings);
    case 'google':
      return (await import('./google.ts')).googleProvider(settings);
  }
}

import { SET_ELSEWHERE } from '../../shared/core/config.ts';
import type { Provider, ProviderSettings } from './contract.ts';
import { ProviderError } from './errors.ts';

export type { AnswerFacts, GenerateRequest, GenerateResult, Provider, TokenUsage } from './contract.ts';
export type { ProviderErrorKind } from './errors.ts';
export { CONSEQUENCES, isFailureOfProvider, ProviderError } from './errors.ts';

/**
 * Creates the provider and loads its SDK, which takes 40 to 90 ms. Sends nothing.
 * @throws ProviderError `bad_credentials` when the key cannot be a header value
 */
export async function createProvider(settings: ProviderSettings): Promise<Provider> {
  if (!/^[\x21-\x7e]+$/.test(settings.apiKey)) {
    throw new ProviderError('bad_credentials', `the ${settings.provider} key is empty or holds illegal characters`);
  }
  if (settings.apiKey === SET_ELSEWHERE) {
    throw new ProviderError(
      'bad_credentials',
      `the ${settings.provider} key is '${SET_ELSEWHERE}', which names no key`,
    );
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

import Anthropic, { APIError } from '@anthropic-ai/sdk';
import { MAX_TIMER_MS } from '../../shared/core/deadline.ts';
import type { AnswerFacts, GenerateRequest, GenerateResult, Provider, ProviderSettings } from './contract.ts';
import { callWithin } from './deadline.ts';
import { connectionError, errorFromAnswer, ProviderError } from './errors.ts';
import { fetchWhole } from './fetch.ts';
import { field } from './field.ts';
import { cutOff, nameOf, parseOutput, resultOf, tokenCount } from './output.ts';
import { retryAfterMsFromHeaders } from './retry-after.ts';
import { claudeCacheMark, claudeEffort } from './writing-settings.ts';

/** Claude by the Messages API, with structured output in `output_config.format`. */
export function anthropicProvider(settings: ProviderSettings): Provider {
  const client = new Anthropic({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    fetch: fetchWhole,
    maxRetries: 0,
    // Without an explicit timeout the SDK refuses requests of more than about 21,000 tokens that do not stream.
    timeout: MAX_TIMER_MS,
    // Overrides ANTHROPIC_LOG and the telemetry variables, which would log prompts.
    logLevel: 'off',
    openTelemetry: false,
  });
  return {
    name: 'anthropic',
    generate: (request) => callWithin(request, (signal) => generate(client, request, signal), sortError),
  };
}

async function generate(client: Anthropic, request: GenerateRequest, signal: AbortSignal): Promise<GenerateResult> {
  const message: unknown = await client.messages.create(
    {
      model: request.modelId,
      max_tokens: request.maxTokens,
      system: [{ type: 'text', text: request.system, ...claudeCacheMark(request.modelId, request.system) }],
      messages: [{ role: 'user', content: request.user }],
      output_config: {
        ...claudeEffort(request.modelId),
        format: { type: 'json_schema', schema: request.schema },
      },
    },
    { signal },
  );
  return resultOf(factsOf(message), () => outputOf(message));
}

/** Anthropic counts input that its cache holds, or takes up, separately. */
function factsOf(message: unknown): AnswerFacts {
  const count = (name: string) => tokenCount(field(message, 'usage', name));
  const cachedTokens = count('cache_read_input_tokens');
  const cacheWriteTokens = count('cache_creation_input_tokens');
  return {
    usage: {
      inputTokens: count('input_tokens') + cacheWriteTokens + cachedTokens,
      cachedTokens,
      ...(cacheWriteTokens === 0 ? {} : { cacheWriteTokens }),
      outputTokens: count('output_tokens'),
    },
    model: nameOf(field(message, 'model')),
    // The SDK adds it from the response's header.
    requestId: nameOf(field(message, '_request_id')),
  };
}

function outputOf(message: unknown): unknown {
  const stopReason = field(message, 'stop_reason');
  if (stopReason === 'refusal') throw new ProviderError('refused', 'anthropic stopped with a refusal');
  const content = field(message, 'content');
  if (!Array.isArray(content)) throw new ProviderError('transient', 'anthropic answered 200 without a message');
  const text = content.map((block) => (field(block, 'type') === 'text' ? field(block, 'text') : '')).join('');
  if (stopReason === 'max_tokens' || stopReason === 'model_context_window_exceeded') {
    throw cutOff('anthropic', stopReason, text);
  }
  return parseOutput('anthropic', text);
}

function sortError(error: unknown): ProviderError {
  if (error instanceof APIError && typeof error.status === 'number') {
    return errorFromAnswer({
      provider: 'anthropic',
      status: error.status,
      words: [error.errorCode, error.type],
      freeText: error.apiMessage ?? '',
      retryAfterMs: retryAfterMsFromHeaders(error.headers, Date.now()),
      requestId: nameOf(error.requestID),
    });
  }
  return connectionError('anthropic', error);
}

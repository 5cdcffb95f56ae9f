import OpenAI, { APIError } from 'openai';
import { MAX_TIMER_MS } from '../../shared/core/deadline.ts';
import type { AnswerFacts, GenerateRequest, GenerateResult, Provider, ProviderSettings } from './contract.ts';
import { callWithin } from './deadline.ts';
import { connectionError, errorFromAnswer, ProviderError } from './errors.ts';
import { fetchWhole } from './fetch.ts';
import { field } from './field.ts';
import { cutOff, nameOf, parseOutput, resultOf, tokenCount } from './output.ts';
import { retryAfterMsFromHeaders } from './retry-after.ts';
import { gptSettings } from './writing-settings.ts';

/** GPT by the Chat Completions API, with structured output in `response_format` and `strict: true`. */
export function openaiProvider(settings: ProviderSettings): Provider {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    fetch: fetchWhole,
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    // Overrides OPENAI_LOG, which would log prompts.
    logLevel: 'off',
  });
  return {
    name: 'openai',
    generate: (request) => callWithin(request, (signal) => generate(client, request, signal), sortError),
  };
}

async function generate(client: OpenAI, request: GenerateRequest, signal: AbortSignal): Promise<GenerateResult> {
  const completion: unknown = await client.chat.completions.create(
    {
      model: request.modelId,
      ...gptSettings(request.modelId, request.settings),
      max_completion_tokens: request.maxTokens,
      messages: [
        { role: 'system', content: request.system },
        { role: 'user', content: request.user },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: request.schemaName.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 64),
          strict: true,
          schema: request.schema,
        },
      },
    },
    { signal },
  );
  return resultOf(factsOf(completion), () => outputOf(completion));
}

function factsOf(completion: unknown): AnswerFacts {
  return {
    usage: {
      inputTokens: tokenCount(field(completion, 'usage', 'prompt_tokens')),
      cachedTokens: tokenCount(field(completion, 'usage', 'prompt_tokens_details', 'cached_tokens')),
      // Reasoning included.
      outputTokens: tokenCount(field(completion, 'usage', 'completion_tokens')),
    },
    model: nameOf(field(completion, 'model')),
    // The SDK adds it from the response's header.
    requestId: nameOf(field(completion, '_request_id')),
  };
}

function outputOf(completion: unknown): unknown {
  const choice = field(completion, 'choices', 0);
  if (choice === undefined) throw new ProviderError('transient', 'openai answered 200 without a choice');
  const finishReason = field(choice, 'finish_reason');
  const refusal = field(choice, 'message', 'refusal');
  if (finishReason === 'content_filter' || (typeof refusal === 'string' && refusal !== '')) {
    throw new ProviderError('refused', 'openai refused or filtered the answer');
  }
  const content = field(choice, 'message', 'content');
  const text = typeof content === 'string' ? content : '';
  if (finishReason === 'length') throw cutOff('openai', finishReason, text);
  return parseOutput('openai', text);
}

function sortError(error: unknown): ProviderError {
  if (error instanceof APIError && typeof error.status === 'number') {
    return errorFromAnswer({
      provider: 'openai',
      status: error.status,
      words: [error.code, error.type],
      freeText: error.message,
      retryAfterMs: retryAfterMsFromHeaders(error.headers, Date.now()),
      requestId: nameOf(error.requestID),
    });
  }
  return connectionError('openai', error);
}

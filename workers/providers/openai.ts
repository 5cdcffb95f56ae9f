import OpenAI, { APIError } from 'openai';
import { MAX_TIMER_MS } from '../../shared/core/deadline.ts';
import { DEFAULT_PROVIDER_IDLE_MS } from '../../shared/core/models.ts';
import type { AnswerFacts, GenerateRequest, GenerateResult, Provider, ProviderSettings } from './contract.ts';
import { callWithin } from './deadline.ts';
import { connectionError, errorFromAnswer, ProviderError } from './errors.ts';
import { providerFetch } from './fetch.ts';
import { field } from './field.ts';
import { listed } from './listed-models.ts';
import { cutOff, endedEarly, nameOf, parseOutput, resultOf, tokenCount } from './output.ts';
import { retryAfterMsFromHeaders } from './retry-after.ts';
import { gptSettings } from './writing-settings.ts';

/** GPT by the Chat Completions API, streamed, with structured output in `response_format` and `strict: true`. */
export function openaiProvider(settings: ProviderSettings): Provider {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    fetch: providerFetch(settings.idleMs ?? DEFAULT_PROVIDER_IDLE_MS),
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    // Overrides OPENAI_LOG, which would log prompts.
    logLevel: 'off',
  });
  return {
    name: 'openai',
    generate: (request) => callWithin(request, (signal) => generate(client, request, signal), sortError),
    listModels: async (signal) => {
      const models: unknown[] = [];
      for await (const each of client.models.list({ signal })) models.push(each);
      return listed(models);
    },
  };
}

async function generate(client: OpenAI, request: GenerateRequest, signal: AbortSignal): Promise<GenerateResult> {
  const { data: chunks, request_id: requestId } = await client.chat.completions
    .create(
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
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    )
    .withResponse();
  request.answering?.();
  const completion = await read(chunks);
  return resultOf(factsOf(completion, nameOf(requestId)), () => outputOf(completion));
}

/** What the chunks of a stream add up to. */
interface Completion {
  readonly model: unknown;
  /** Comes after the last choice. */
  readonly usage: unknown;
  readonly text: string;
  readonly refusal: string;
  readonly finishReason: unknown;
}

async function read(chunks: AsyncIterable<unknown>): Promise<Completion> {
  let model: unknown;
  let usage: unknown;
  let text = '';
  let refusal = '';
  let finishReason: unknown;
  for await (const chunk of chunks) {
    model = field(chunk, 'model') ?? model;
    usage = field(chunk, 'usage') ?? usage;
    const choice = field(chunk, 'choices', 0);
    text += field(choice, 'delta', 'content') ?? '';
    refusal += field(choice, 'delta', 'refusal') ?? '';
    finishReason = field(choice, 'finish_reason') ?? finishReason;
  }
  return { model, usage, text, refusal, finishReason };
}

function factsOf({ model, usage }: Completion, requestId: string | null): AnswerFacts {
  const cacheWriteTokens = tokenCount(field(usage, 'prompt_tokens_details', 'cache_write_tokens'));
  return {
    usage: {
      inputTokens: tokenCount(field(usage, 'prompt_tokens')),
      cachedTokens: tokenCount(field(usage, 'prompt_tokens_details', 'cached_tokens')),
      ...(cacheWriteTokens === 0 ? {} : { cacheWriteTokens }),
      // Reasoning included.
      outputTokens: tokenCount(field(usage, 'completion_tokens')),
    },
    model: nameOf(model),
    requestId,
  };
}

function outputOf({ finishReason, refusal, text }: Completion): unknown {
  if (finishReason === 'content_filter' || refusal !== '') {
    const errorType = refusal === '' ? 'content_filter' : 'refusal';
    throw new ProviderError('refused', 'openai refused or filtered the answer', { errorType });
  }
  if (finishReason === 'length') throw cutOff('openai', finishReason, text);
  // The SDK ends a stream that lacks its end without an error.
  if (typeof finishReason !== 'string') throw endedEarly('openai');
  return parseOutput('openai', text);
}

function sortError(error: unknown): ProviderError {
  // Without a status: an error in the middle of a stream, whose response began with 200.
  if (error instanceof APIError && (typeof error.status === 'number' || error.error !== undefined)) {
    return errorFromAnswer({
      provider: 'openai',
      status: error.status ?? null,
      words: [error.code, error.type],
      freeText: error.message,
      retryAfterMs: retryAfterMsFromHeaders(error.headers, Date.now()),
      requestId: nameOf(error.requestID),
    });
  }
  return connectionError('openai', error);
}

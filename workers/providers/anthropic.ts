import Anthropic, { APIError } from '@anthropic-ai/sdk';
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
import { claudeCacheMark, claudeEffort } from './writing-settings.ts';

/** Claude by the Messages API, streamed, with structured output in `output_config.format`. */
export function anthropicProvider(settings: ProviderSettings): Provider {
  const client = new Anthropic({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? null,
    fetch: providerFetch(settings.idleMs ?? DEFAULT_PROVIDER_IDLE_MS),
    maxRetries: 0,
    timeout: MAX_TIMER_MS,
    // Overrides ANTHROPIC_LOG and the telemetry variables, which would log prompts.
    logLevel: 'off',
    openTelemetry: false,
  });
  return {
    name: 'anthropic',
    generate: (request) => callWithin(request, (signal) => generate(client, request, signal), sortError),
    listModels: async (signal) => {
      const models: unknown[] = [];
      for await (const each of client.models.list({ limit: 1_000 }, { signal })) models.push(each);
      return listed(models);
    },
  };
}

async function generate(client: Anthropic, request: GenerateRequest, signal: AbortSignal): Promise<GenerateResult> {
  const { data: events, request_id: requestId } = await client.messages
    .create(
      {
        model: request.modelId,
        max_tokens: request.maxTokens,
        system: [{ type: 'text', text: request.system, ...claudeCacheMark(request.modelId, request.system) }],
        messages: [{ role: 'user', content: request.user }],
        output_config: {
          ...claudeEffort(request.modelId),
          format: { type: 'json_schema', schema: request.schema },
        },
        stream: true,
      },
      { signal },
    )
    .withResponse();
  request.answering?.();
  const message = await read(events);
  return resultOf(factsOf(message, nameOf(requestId)), () => outputOf(message));
}

/** What the events of a stream add up to. */
interface Message {
  readonly model: unknown;
  readonly usage: Counts;
  readonly text: string;
  readonly stopReason: unknown;
  readonly isComplete: boolean;
}

async function read(events: AsyncIterable<unknown>): Promise<Message> {
  let model: unknown;
  let usage: Counts = {};
  let text = '';
  let stopReason: unknown;
  let isComplete = false;
  for await (const event of events) {
    switch (field(event, 'type')) {
      case 'message_start':
        model = field(event, 'message', 'model');
        usage = countsOf(field(event, 'message', 'usage'));
        break;
      case 'content_block_delta':
        if (field(event, 'delta', 'type') === 'text_delta') text += String(field(event, 'delta', 'text'));
        break;
      case 'message_delta':
        stopReason = field(event, 'delta', 'stop_reason');
        // Totals, and only of what it names: the input usually stands in `message_start` alone.
        usage = { ...usage, ...countsOf(field(event, 'usage')) };
        break;
      case 'message_stop':
        isComplete = true;
    }
  }
  return { model, usage, text, stopReason, isComplete };
}

const COUNTS = ['input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens', 'output_tokens'] as const;
type Counts = Partial<Readonly<Record<(typeof COUNTS)[number], number>>>;

/** Those that are named, and no others: each event may name thousands. */
function countsOf(usage: unknown): Counts {
  const named = COUNTS.map((name) => [name, field(usage, name)] as const);
  return Object.fromEntries(named.filter(([, count]) => typeof count === 'number'));
}

/** Anthropic counts input that its cache holds, or takes up, separately. */
function factsOf({ model, usage }: Message, requestId: string | null): AnswerFacts {
  const count = (name: keyof Counts) => tokenCount(usage[name]);
  const cachedTokens = count('cache_read_input_tokens');
  const cacheWriteTokens = count('cache_creation_input_tokens');
  return {
    usage: {
      inputTokens: count('input_tokens') + cacheWriteTokens + cachedTokens,
      cachedTokens,
      ...(cacheWriteTokens === 0 ? {} : { cacheWriteTokens }),
      outputTokens: count('output_tokens'),
    },
    model: nameOf(model),
    requestId,
  };
}

function outputOf({ stopReason, text, isComplete }: Message): unknown {
  if (stopReason === 'refusal') {
    throw new ProviderError('refused', 'anthropic stopped with a refusal', { errorType: stopReason });
  }
  if (stopReason === 'max_tokens' || stopReason === 'model_context_window_exceeded') {
    throw cutOff('anthropic', stopReason, text);
  }
  if (!isComplete) throw endedEarly('anthropic');
  return parseOutput('anthropic', text);
}

function sortError(error: unknown): ProviderError {
  // Without a status: an error in the middle of a stream, whose response began with 200.
  if (error instanceof APIError && (typeof error.status === 'number' || error.type !== null)) {
    return errorFromAnswer({
      provider: 'anthropic',
      status: error.status ?? null,
      words: [error.errorCode, error.type],
      freeText: error.apiMessage ?? '',
      retryAfterMs: retryAfterMsFromHeaders(error.headers, Date.now()),
      requestId: nameOf(error.requestID),
    });
  }
  return connectionError('anthropic', error);
}

import { DEFAULT_PROVIDER_IDLE_MS } from '../../shared/core/models.ts';
import type {
  AnswerFacts,
  GenerateRequest,
  GenerateResult,
  ListedModel,
  Provider,
  ProviderSettings,
} from './contract.ts';
import { callWithin } from './deadline.ts';
import { connectionError, errorFromAnswer, ProviderError } from './errors.ts';
import { type ProviderFetch, providerFetch } from './fetch.ts';
import { field } from './field.ts';
import { geminiSchema } from './gemini-schema.ts';
import { listed } from './listed-models.ts';
import { cutOff, endedEarly, nameOf, parseOutput, resultOf, tokenCount } from './output.ts';
import { retryAfterMsFromDetails, retryAfterMsFromHeaders } from './retry-after.ts';
import { geminiSettings } from './writing-settings.ts';

/**
 * Gemini by `streamGenerateContent`, with structured output in `responseSchema`. By hand: Google supports its SDK of this
 * size no longer, and the present one takes 0.3 s and 20 MB to load and drops the headers of errors.
 */
export function googleProvider({ apiKey, baseUrl, idleMs = DEFAULT_PROVIDER_IDLE_MS }: ProviderSettings): Provider {
  const fetch = providerFetch(idleMs);
  const api = { fetch, apiKey, root: (baseUrl ?? 'https://generativelanguage.googleapis.com').replace(/\/+$/, '') };
  return {
    name: 'google',
    generate: (request) =>
      callWithin(
        request,
        (signal) => generate(api, request, signal),
        (error) => connectionError('google', error),
      ),
    listModels: (signal) => listModels(api, signal),
  };
}

async function listModels({ fetch, apiKey, root }: Api, signal: AbortSignal): Promise<readonly ListedModel[]> {
  const headers = { 'x-goog-api-key': apiKey };
  const response = await fetch(`${root}/v1beta/models?pageSize=1000`, { headers, signal });
  if (response.status !== 200) throw new Error(`the list of models answered ${response.status}`);
  return listed(field(await response.json(), 'models'));
}

interface Api {
  readonly fetch: ProviderFetch;
  readonly apiKey: string;
  readonly root: string;
}

async function generate(api: Api, request: GenerateRequest, signal: AbortSignal): Promise<GenerateResult> {
  const model = encodeURIComponent(request.modelId);
  const response = await api.fetch(`${api.root}/v1beta/models/${model}:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': api.apiKey },
    body: JSON.stringify({
      systemInstruction: { parts: [{ text: request.system }] },
      contents: [{ role: 'user', parts: [{ text: request.user }] }],
      generationConfig: {
        ...geminiSettings(request.modelId, request.settings),
        maxOutputTokens: request.maxTokens,
        responseMimeType: 'application/json',
        responseSchema: geminiSchema(request.schema),
      },
    }),
    signal,
  });
  request.answering?.();
  const text = await response.text();
  if (response.status !== 200) throw errorOf(parsed(text), response.status, response.headers);
  const chunks = eventsOf(text);
  for (const chunk of chunks) {
    // An error in the middle of a stream, whose response began with 200.
    if (field(chunk, 'error') !== undefined) throw errorOf(chunk, null, response.headers);
  }
  return resultOf(factsOf(chunks), () => outputOf(chunks));
}

/** The data of a stream's events; of anything but a stream, none. */
function eventsOf(stream: string): readonly unknown[] {
  return stream
    .split(/\r?\n\r?\n/)
    .map((event) => /^data: ?([\s\S]*)$/.exec(event.trim())?.[1])
    .filter((data) => data !== undefined)
    .map((data) => JSON.parse(data));
}

/** Each event repeats the names and the counts so far; the last one has the totals. */
function factsOf(chunks: readonly unknown[]): AnswerFacts {
  const last = (...path: readonly string[]) =>
    chunks.map((chunk) => field(chunk, ...path)).findLast((value) => value !== undefined);
  const count = (name: string) => tokenCount(last('usageMetadata', name));
  return {
    usage: {
      inputTokens: count('promptTokenCount'),
      cachedTokens: count('cachedContentTokenCount'),
      // Thinking is billed as output and counted separately.
      outputTokens: count('candidatesTokenCount') + count('thoughtsTokenCount'),
    },
    model: nameOf(last('modelVersion')),
    requestId: nameOf(last('responseId')),
  };
}

/** Finish reasons for a withheld answer, including ones newer than this list's other words. */
const BLOCKED = /SAFETY|BLOCKLIST|PROHIBITED|SPII/;

function outputOf(chunks: readonly unknown[]): unknown {
  const blockReason = chunks.map((chunk) => field(chunk, 'promptFeedback', 'blockReason')).find((reason) => reason);
  if (typeof blockReason === 'string') {
    throw new ProviderError('refused', 'google blocked the prompt', { errorType: nameOf(blockReason) });
  }
  const candidates = chunks
    .map((chunk) => field(chunk, 'candidates', 0))
    .filter((candidate) => candidate !== undefined);
  const finishReason = candidates.map((candidate) => field(candidate, 'finishReason')).findLast((reason) => reason);
  const text = candidates.map((candidate) => textOf(field(candidate, 'content', 'parts'))).join('');
  if (typeof finishReason !== 'string') throw endedEarly('google');
  const errorType = nameOf(finishReason);
  if (BLOCKED.test(finishReason)) throw new ProviderError('refused', 'google withheld the answer', { errorType });
  if (finishReason === 'MAX_TOKENS') throw cutOff('google', finishReason, text);
  if (finishReason === 'STOP') return parseOutput('google', text);
  // RECITATION, LANGUAGE, OTHER and the like: what it writes at the second time may pass.
  throw new ProviderError('invalid_output', 'google did not finish the answer', { text, errorType });
}

function textOf(parts: unknown): string {
  if (!Array.isArray(parts)) return '';
  return parts
    .filter((part) => field(part, 'thought') !== true)
    .map((part) => field(part, 'text') ?? '')
    .join('');
}

/** @param status null: the error came in the middle of a stream */
function errorOf(body: unknown, status: number | null, headers: Headers): ProviderError {
  const details = field(body, 'error', 'details');
  const reasons = Array.isArray(details) ? details.map((detail) => field(detail, 'reason')) : [];
  return errorFromAnswer({
    provider: 'google',
    status,
    words: [...reasons, field(body, 'error', 'status')],
    freeText: String(field(body, 'error', 'message') ?? ''),
    retryAfterMs: retryAfterMsFromDetails(details) ?? retryAfterMsFromHeaders(headers, Date.now()),
    // Errors of Gemini have no id.
    requestId: null,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

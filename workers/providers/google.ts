import { GoogleGenerativeAI, GoogleGenerativeAIFetchError } from '@google/generative-ai';
import type { AnswerFacts, GenerateRequest, GenerateResult, Provider, ProviderSettings } from './contract.ts';
import { callWithin } from './deadline.ts';
import { connectionError, errorFromAnswer, ProviderError } from './errors.ts';
import { field } from './field.ts';
import { geminiSchema } from './gemini-schema.ts';
import { cutOff, nameOf, parseOutput, resultOf, tokenCount } from './output.ts';
import { retryAfterMsFromDetails } from './retry-after.ts';
import { geminiSettings } from './writing-settings.ts';

/** Gemini by `generateContent`, with structured output in `responseSchema`. */
export function googleProvider(settings: ProviderSettings): Provider {
  const client = new GoogleGenerativeAI(settings.apiKey);
  // No SDK `timeout`: the SDK never clears that timer, so each call would delay the end of the process by the rest of
  // it.
  const options = settings.baseUrl === undefined ? {} : { baseUrl: settings.baseUrl.replace(/\/+$/, '') };
  return {
    name: 'google',
    generate: (request) => callWithin(request, (signal) => generate(client, options, request, signal), sortError),
  };
}

async function generate(
  client: GoogleGenerativeAI,
  options: { readonly baseUrl?: string },
  request: GenerateRequest,
  signal: AbortSignal,
): Promise<GenerateResult> {
  const model = client.getGenerativeModel(
    {
      model: request.modelId,
      systemInstruction: request.system,
      generationConfig: {
        // The API has thinkingConfig, which the SDK passes on and its type lacks.
        ...geminiSettings(request.modelId, request.settings),
        maxOutputTokens: request.maxTokens,
        responseMimeType: 'application/json',
        responseSchema: geminiSchema(request.schema),
      },
    },
    options,
  );
  const result = await model.generateContent(request.user, { signal });
  return resultOf(factsOf(result.response), () => outputOf(result.response));
}

function factsOf(response: unknown): AnswerFacts {
  const count = (name: string) => tokenCount(field(response, 'usageMetadata', name));
  return {
    usage: {
      inputTokens: count('promptTokenCount'),
      cachedTokens: count('cachedContentTokenCount'),
      // Thinking is billed as output and counted separately.
      outputTokens: count('candidatesTokenCount') + count('thoughtsTokenCount'),
    },
    model: nameOf(field(response, 'modelVersion')),
    requestId: nameOf(field(response, 'responseId')),
  };
}

/** Finish reasons for a withheld answer, including ones newer than the SDK. */
const BLOCKED = /SAFETY|RECITATION|LANGUAGE|BLOCKLIST|PROHIBITED|SPII/;

// response.text() is not used: it writes to the console, and returns an answer cut by MAX_TOKENS without an error.
function outputOf(response: unknown): unknown {
  const blockReason = field(response, 'promptFeedback', 'blockReason');
  if (typeof blockReason === 'string') throw new ProviderError('refused', 'google blocked the prompt');
  const candidate = field(response, 'candidates', 0);
  const finishReason = field(candidate, 'finishReason');
  const text = textOf(field(candidate, 'content', 'parts'));
  if (typeof finishReason === 'string' && finishReason !== 'STOP') {
    if (BLOCKED.test(finishReason)) throw new ProviderError('refused', 'google withheld the answer');
    if (finishReason === 'MAX_TOKENS') throw cutOff('google', finishReason, text);
    throw new ProviderError('invalid_output', 'google did not finish the answer (other)', { text });
  }
  return parseOutput('google', text);
}

function textOf(parts: unknown): string {
  if (!Array.isArray(parts)) return '';
  return parts
    .filter((part) => field(part, 'thought') !== true)
    .map((part) => field(part, 'text') ?? '')
    .join('');
}

function sortError(error: unknown): ProviderError {
  if (error instanceof GoogleGenerativeAIFetchError && typeof error.status === 'number') {
    const details: readonly unknown[] = error.errorDetails ?? [];
    return errorFromAnswer({
      provider: 'google',
      status: error.status,
      words: details.map((detail) => field(detail, 'reason')),
      freeText: error.message,
      retryAfterMs: retryAfterMsFromDetails(details),
      // Errors of Gemini have no id.
      requestId: null,
    });
  }
  return connectionError('google', error);
}

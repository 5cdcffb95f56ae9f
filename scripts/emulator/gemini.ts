import { asArray, asNumber, asObject, asString, isObject, textsOf } from './json.ts';
import {
  type Call,
  type Completion,
  chunksOf,
  type Incoming,
  isInvalidKey,
  isUnknownModel,
  type JsonObject,
  type Problem,
  type Protocol,
  problem,
} from './protocol.ts';
import { geminiSchemaProblem } from './schema-rules.ts';

/** `POST /v1beta/models/{model}:generateContent` and `:streamGenerateContent?alt=sse`. */
export const geminiGenerate: Protocol = {
  provider: 'google',
  modelOf: (incoming) => PATH.exec(incoming.path)?.[1] ?? '',
  read,
  problem: renderProblem,
  outOfCredit: () => problem(429, 'Your prepayment credits are depleted.'),
  unknownModel,
  tooLong: () => problem(400, 'The input token count exceeds the maximum number of tokens allowed (1048576).'),
  plain: (call, completion) =>
    completion.finish === 'no_answer'
      ? { usageMetadata: usage(completion, 0), ...ids(call, completion) }
      : completion.finish === 'refused'
        ? { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: usage(completion, 0), ...ids(call, completion) }
        : chunk(call, completion, completion.text, true),
  stream: frames,
};

const PATH = /^\/v1(?:beta)?\/(?:models|tunedModels)\/([^/:]+):(generateContent|streamGenerateContent)$/;

const STATUSES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

function renderProblem({ status, message, code, retryAfterMs }: Problem): object {
  const details = [
    ...(code === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code, domain: 'googleapis.com' }]),
    ...(retryAfterMs === undefined
      ? []
      : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfterMs / 1000}s` }]),
  ];
  const word = STATUSES[status] ?? 'UNKNOWN';
  return { error: { code: status, message, status: word, ...(details.length > 0 ? { details } : {}) } };
}

function read(incoming: Incoming): Call | Problem {
  const key = asString(incoming.headers['x-goog-api-key']) ?? incoming.query.get('key') ?? '';
  if (key === '') return problem(403, "Method doesn't allow unregistered callers. Please use API Key.");
  if (isInvalidKey(key)) return problem(400, 'API key not valid.', { code: 'API_KEY_INVALID' });
  const body = incoming.body;
  if (!isObject(body)) return problem(400, 'Invalid JSON payload received.');
  const [, model = '', task = ''] = PATH.exec(incoming.path) ?? [];
  if (isUnknownModel(model)) return unknownModel(model);
  const contents = asArray(body['contents']).map(asObject);
  if (contents.length === 0) return problem(400, '* GenerateContentRequest.contents: contents is not specified');
  const config = asObject(body['generationConfig']) ?? {};
  const schema = readSchema(config);
  if ('kind' in schema) return schema;
  const system = asObject(body['systemInstruction'] ?? body['system_instruction']);
  return {
    kind: 'call',
    model,
    stream: task === 'streamGenerateContent',
    streamUsage: true,
    prompt: [system, ...contents].map((content) => textsOf(content?.['parts'])).join('\n'),
    schema: schema.schema,
    maxTokens: asNumber(config['maxOutputTokens']),
  };
}

function unknownModel(model: string): Problem {
  return problem(404, `models/${model} is not found for API version v1beta.`);
}

function readSchema(config: JsonObject): { readonly schema: JsonObject | null } | Problem {
  const schema = asObject(config['responseSchema']) ?? asObject(config['responseJsonSchema']);
  if (schema === null) return { schema };
  if (config['responseMimeType'] !== 'application/json') {
    return problem(400, "Response schema is only supported with response mime type 'application/json'.");
  }
  const wrong = config['responseSchema'] === undefined ? null : geminiSchemaProblem(schema);
  return wrong === null ? { schema } : problem(400, wrong);
}

const FINISH_REASONS = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  refused: 'SAFETY',
  filtered: 'SAFETY',
  unfinished: 'RECITATION',
  no_answer: 'STOP',
} as const;

function chunk(call: Call, completion: Completion, text: string, isLast: boolean) {
  const content = { role: 'model', parts: [{ text }] };
  return {
    candidates: [
      {
        ...(completion.finish === 'filtered' ? {} : { content }),
        ...(isLast ? { finishReason: FINISH_REASONS[completion.finish] } : {}),
        index: 0,
      },
    ],
    usageMetadata: usage(completion, isLast ? completion.outputTokens : 0),
    ...ids(call, completion),
  };
}

function ids(call: Call, { id }: Completion) {
  return { modelVersion: call.model, responseId: id };
}

function usage({ inputTokens }: Completion, outputTokens: number) {
  return {
    promptTokenCount: inputTokens,
    candidatesTokenCount: outputTokens,
    totalTokenCount: inputTokens + outputTokens,
  };
}

function frames(call: Call, completion: Completion): readonly string[] {
  const frame = (data: object) => `data: ${JSON.stringify(data)}\r\n\r\n`;
  if (completion.finish === 'refused' || completion.finish === 'no_answer') {
    return [frame(geminiGenerate.plain(call, completion))];
  }
  const chunks = completion.text === '' ? [''] : chunksOf(completion.text, 80);
  return chunks.map((text, at) => frame(chunk(call, completion, text, at === chunks.length - 1)));
}

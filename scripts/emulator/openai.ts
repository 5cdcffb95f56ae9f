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
import { openaiSchemaProblem } from './schema-rules.ts';

/** `POST /v1/chat/completions`, plain and streaming. */
export const openaiChat: Protocol = {
  provider: 'openai',
  modelOf: (incoming) => asString(asObject(incoming.body)?.['model']) ?? '',
  read(incoming) {
    return commonProblem(incoming) ?? readChat(asObject(incoming.body) ?? {});
  },
  problem: openaiProblem,
  outOfCredit,
  unknownModel,
  tooLong,
  plain: (call, completion) => ({
    ...chatHead(call, completion, 'chat.completion'),
    choices:
      completion.finish === 'no_answer'
        ? []
        : [{ index: 0, message: chatMessage(completion), logprobs: null, finish_reason: finishReason(completion) }],
    usage: chatUsage(completion),
  }),
  stream: chatFrames,
};

/** The checks common to OpenAI's two endpoints. */
export function commonProblem({ headers, body }: Incoming): Problem | null {
  const key = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) return problem(401, "You didn't provide an API key.");
  if (isInvalidKey(key)) return problem(401, 'Incorrect API key provided.', { code: 'invalid_api_key' });
  if (!isObject(body)) return problem(400, 'We could not parse the JSON body of your request.');
  const model = asString(body['model']);
  if (model === null || model === '') return problem(400, 'you must provide a model parameter');
  return isUnknownModel(model) ? unknownModel(model) : null;
}

export function outOfCredit(): Problem {
  return problem(429, 'You exceeded your current quota.', { code: NO_QUOTA });
}

const NO_QUOTA = 'insufficient_quota';

export function unknownModel(model: string): Problem {
  return problem(404, `The model \`${model}\` does not exist.`, { code: 'model_not_found' });
}

export function tooLong(): Problem {
  return problem(400, "This model's maximum context length is 128000 tokens.", { code: 'context_length_exceeded' });
}

/** Checks the common part of `response_format.json_schema` and `text.format`. */
export function readSchema(format: JsonObject, param: string): { readonly schema: JsonObject } | Problem {
  const name = asString(format['name']);
  if (name === null || !/^[a-zA-Z0-9_-]{1,64}$/.test(name)) {
    return problem(400, `Invalid '${param}.name': string does not match pattern '^[a-zA-Z0-9_-]+$'.`);
  }
  const schema = asObject(format['schema']);
  if (schema === null) return problem(400, `Missing required parameter: '${param}.schema'.`);
  const wrong = format['strict'] === true ? openaiSchemaProblem(schema) : null;
  return wrong === null ? { schema } : problem(400, `Invalid schema for response_format '${name}': ${wrong}`);
}

export function openaiProblem({ status, message, code }: Problem): object {
  const usualType = status === 429 ? 'requests' : status >= 500 ? 'server_error' : 'invalid_request_error';
  const type = code === NO_QUOTA ? code : usualType;
  const usualCode = status === 429 ? 'rate_limit_exceeded' : null;
  return { error: { message, type, param: null, code: code ?? usualCode } };
}

function readChat(body: JsonObject): Call | Problem {
  const messages = asArray(body['messages']).map(asObject);
  if (messages.length === 0) return problem(400, "Missing required parameter: 'messages'.");
  if (messages.some((message) => !ROLES.has(asString(message?.['role']) ?? ''))) {
    return problem(400, "Invalid value for 'messages[].role'.");
  }
  if (body['max_tokens'] !== undefined && body['max_completion_tokens'] !== undefined) {
    return problem(400, "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.");
  }
  const maxTokens = asNumber(body['max_completion_tokens'] ?? body['max_tokens']);
  if (maxTokens !== null && maxTokens < 1) return problem(400, "Invalid 'max_tokens': below the minimum of 1.");
  const format = readFormat(asObject(body['response_format']));
  if ('kind' in format) return format;
  return {
    kind: 'call',
    model: asString(body['model']) ?? '',
    stream: body['stream'] === true,
    streamUsage: asObject(body['stream_options'])?.['include_usage'] === true,
    prompt: messages.map((message) => textsOf(message?.['content'])).join('\n'),
    schema: format.schema,
    maxTokens,
  };
}

const ROLES: ReadonlySet<string> = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);

function readFormat(format: JsonObject | null): { readonly schema: JsonObject | null } | Problem {
  const type = format?.['type'] ?? 'text';
  if (type === 'text') return { schema: null };
  if (type === 'json_object') return { schema: { type: 'object', properties: { text: { type: 'string' } } } };
  if (type !== 'json_schema') return problem(400, "Invalid value for 'response_format.type'.");
  return readSchema(asObject(format?.['json_schema']) ?? {}, 'response_format.json_schema');
}

function chatHead(call: Call, completion: Completion, object: string) {
  return { id: `chatcmpl-${completion.id}`, object, created: 1_780_000_000, model: call.model };
}

function chatMessage({ finish, text }: Completion) {
  if (finish === 'refused') return { role: 'assistant', content: null, refusal: REFUSAL };
  return { role: 'assistant', content: finish === 'filtered' ? '' : text, refusal: null };
}

export const REFUSAL = "I'm sorry, I can't help with that.";

function finishReason({ finish }: Completion): string {
  if (finish === 'length') return 'length';
  return finish === 'filtered' ? 'content_filter' : 'stop';
}

function chatUsage({ inputTokens, outputTokens }: Completion) {
  return { prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens };
}

function chatFrames(call: Call, completion: Completion): readonly string[] {
  const head = chatHead(call, completion, 'chat.completion.chunk');
  const frame = (choices: readonly object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...head, choices, ...more })}\n\n`;
  const choice = (delta: object, finish_reason: string | null = null) => [{ index: 0, delta, finish_reason }];
  const message = chatMessage(completion);
  const deltas =
    message.content === null
      ? chunksOf(REFUSAL).map((refusal) => ({ refusal }))
      : chunksOf(message.content).map((content) => ({ content }));
  const answer = [
    frame(choice({ role: 'assistant', content: '' })),
    ...deltas.map((delta) => frame(choice(delta))),
    frame(choice({}, finishReason(completion))),
  ];
  return [
    ...(completion.finish === 'no_answer' ? [] : answer),
    ...(call.streamUsage ? [frame([], { usage: chatUsage(completion) })] : []),
    'data: [DONE]\n\n',
  ];
}

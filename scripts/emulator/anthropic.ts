import { asArray, asNumber, asObject, asString, isObject, textsOf } from './json.ts';
import {
  type Call,
  type Completion,
  chunksOf,
  type Incoming,
  isInvalidKey,
  isUnknownModel,
  type Problem,
  type Protocol,
  problem,
} from './protocol.ts';
import { anthropicSchemaProblem } from './schema-rules.ts';

/** `POST /v1/messages`, plain and streaming. */
export const anthropicMessages: Protocol = {
  provider: 'anthropic',
  modelOf: (incoming) => asString(asObject(incoming.body)?.['model']) ?? '',
  read,
  problem: ({ status, message, code }) => ({
    type: 'error',
    error: { type: code ?? TYPES[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error'), message },
    request_id: 'req_emulated',
  }),
  outOfCredit: () => problem(400, 'Your credit balance is too low to access the Anthropic API.'),
  unknownModel,
  tooLong: () => problem(400, 'prompt is too long: 200001 tokens > 200000 maximum'),
  plain: (call, completion) => ({
    ...messageHead(call, completion),
    content: ['refused', 'no_answer'].includes(completion.finish) ? [] : [{ type: 'text', text: completion.text }],
    stop_reason: stopReason(completion),
    stop_sequence: null,
    usage: { input_tokens: completion.inputTokens, output_tokens: completion.outputTokens },
  }),
  stream: frames,
};

const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

function read(incoming: Incoming): Call | Problem {
  const { headers, body } = incoming;
  const key = asString(headers['x-api-key']) ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) return problem(401, 'x-api-key header is required');
  if (isInvalidKey(key)) return problem(401, 'invalid x-api-key');
  if (headers['anthropic-version'] === undefined) return problem(400, 'anthropic-version: header is required');
  if (!isObject(body)) return problem(400, 'The request body is not valid JSON.');
  const model = asString(body['model']);
  if (model === null || model === '') return problem(400, 'model: Field required');
  if (isUnknownModel(model)) return unknownModel(model);
  const maxTokens = asNumber(body['max_tokens']);
  if (maxTokens === null) return problem(400, 'max_tokens: Field required');
  if (maxTokens < 1) return problem(400, 'max_tokens: Input should be greater than or equal to 1');
  const messages = asArray(body['messages']).map(asObject);
  if (messages.length === 0) return problem(400, 'messages: at least one message is required');
  if (messages[0]?.['role'] !== 'user') return problem(400, 'messages: first message must use the "user" role');
  const format = asObject(asObject(body['output_config'])?.['format']);
  const schema = asObject(format?.['schema']);
  if (format !== null && (format['type'] !== 'json_schema' || schema === null)) {
    return problem(400, 'output_config.format.schema: Field required');
  }
  const wrong = schema === null ? null : anthropicSchemaProblem(schema);
  if (wrong !== null) return problem(400, `output_config.format.schema: ${wrong}`);
  const texts = [body['system'], ...messages.map((message) => message?.['content'])].map(textsOf);
  const stream = body['stream'] === true;
  return { kind: 'call', model, stream, streamUsage: true, prompt: texts.join('\n'), schema, maxTokens };
}

function unknownModel(model: string): Problem {
  return problem(404, `model: ${model}`);
}

function messageHead(call: Call, completion: Completion) {
  return { id: `msg_${completion.id}`, type: 'message', role: 'assistant', model: call.model };
}

function stopReason({ finish }: Completion): string {
  if (finish === 'length') return 'max_tokens';
  return finish === 'refused' || finish === 'filtered' ? 'refusal' : 'end_turn';
}

function frames(call: Call, completion: Completion): readonly string[] {
  const message = {
    ...messageHead(call, completion),
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: completion.inputTokens, output_tokens: 1 },
  };
  if (completion.finish === 'no_answer') return ['event: ping\ndata: {"type":"ping"}\n\n'];
  const text = completion.finish === 'refused' ? '' : completion.text;
  const events: readonly (readonly [string, object])[] = [
    ['message_start', { message }],
    ['content_block_start', { index: 0, content_block: { type: 'text', text: '' } }],
    ['ping', {}],
    ...chunksOf(text).map(
      (chunk) => ['content_block_delta', { index: 0, delta: { type: 'text_delta', text: chunk } }] as const,
    ),
    ['content_block_stop', { index: 0 }],
    [
      'message_delta',
      {
        delta: { stop_reason: stopReason(completion), stop_sequence: null },
        usage: { output_tokens: completion.outputTokens },
      },
    ],
    ['message_stop', {}],
  ];
  return events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
}

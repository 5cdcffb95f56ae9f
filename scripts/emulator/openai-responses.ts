import { asArray, asNumber, asObject, asString, textsOf } from './json.ts';
import { commonProblem, openaiProblem, outOfCredit, REFUSAL, readSchema, tooLong, unknownModel } from './openai.ts';
import {
  type Call,
  type Completion,
  chunksOf,
  type JsonObject,
  type Problem,
  type Protocol,
  problem,
} from './protocol.ts';

/** `POST /v1/responses`, plain and streaming. */
export const openaiResponses: Protocol = {
  provider: 'openai',
  modelOf: (incoming) => asString(asObject(incoming.body)?.['model']) ?? '',
  read(incoming) {
    return commonProblem(incoming) ?? readResponses(asObject(incoming.body) ?? {});
  },
  problem: openaiProblem,
  outOfCredit,
  unknownModel,
  tooLong,
  plain: response,
  stream: frames,
};

function readResponses(body: JsonObject): Call | Problem {
  const input = body['input'];
  if (input === undefined) return problem(400, "Missing required parameter: 'input'.");
  const texts =
    typeof input === 'string'
      ? input
      : asArray(input)
          .map((item) => textsOf(asObject(item)?.['content']))
          .join('\n');
  const format = asObject(asObject(body['text'])?.['format']);
  const schema = format?.['type'] === 'json_schema' ? readSchema(format, 'text.format') : { schema: null };
  if ('kind' in schema) return schema;
  return {
    kind: 'call',
    model: asString(body['model']) ?? '',
    stream: body['stream'] === true,
    streamUsage: true,
    prompt: `${asString(body['instructions']) ?? ''}\n${texts}`,
    schema: schema.schema,
    maxTokens: asNumber(body['max_output_tokens']),
  };
}

function response(call: Call, completion: Completion) {
  const isCut = completion.finish === 'length' || completion.finish === 'filtered';
  const reason = completion.finish === 'length' ? 'max_output_tokens' : 'content_filter';
  return {
    ...responseHead(call, completion),
    status: isCut ? 'incomplete' : 'completed',
    incomplete_details: isCut ? { reason } : null,
    output: [message(completion)],
    usage: {
      input_tokens: completion.inputTokens,
      output_tokens: completion.outputTokens,
      total_tokens: completion.inputTokens + completion.outputTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  };
}

function responseHead(call: Call, completion: Completion) {
  return {
    id: `resp_${completion.id}`,
    object: 'response',
    created_at: 1_780_000_000,
    model: call.model,
    error: null,
    parallel_tool_calls: true,
    tools: [],
    metadata: {},
  };
}

function message(completion: Completion) {
  return {
    type: 'message',
    id: `msg_${completion.id}`,
    status: 'completed',
    role: 'assistant',
    content: [part(completion)],
  };
}

function part({ finish, text }: Completion) {
  return finish === 'refused'
    ? { type: 'refusal', refusal: REFUSAL }
    : { type: 'output_text', text: finish === 'filtered' ? '' : text, annotations: [] };
}

function frames(call: Call, completion: Completion): readonly string[] {
  const whole = part(completion);
  const at = { item_id: `msg_${completion.id}`, output_index: 0, content_index: 0 };
  const isRefusal = whole.type === 'refusal';
  const text = isRefusal ? REFUSAL : (whole.text ?? '');
  const word = isRefusal ? 'refusal' : 'output_text';
  const started = { ...responseHead(call, completion), status: 'in_progress', output: [], usage: null };
  const item = { ...message(completion), status: 'in_progress', content: [] };
  const emptyPart = isRefusal ? { ...whole, refusal: '' } : { ...whole, text: '' };
  const end = response(call, completion);
  const events: readonly (readonly [string, object])[] = [
    ['response.created', { response: started }],
    ['response.in_progress', { response: started }],
    ['response.output_item.added', { output_index: 0, item }],
    ['response.content_part.added', { ...at, part: emptyPart }],
    ...chunksOf(text).map(
      (delta) => [`response.${word}.delta`, { ...at, delta, ...(isRefusal ? {} : { logprobs: [] }) }] as const,
    ),
    [`response.${word}.done`, { ...at, ...(isRefusal ? { refusal: text } : { text, logprobs: [] }) }],
    ['response.content_part.done', { ...at, part: whole }],
    ['response.output_item.done', { output_index: 0, item: message(completion) }],
    [`response.${end.status}`, { response: end }],
  ];
  return events.map(
    ([type, data], sequence_number) =>
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number, ...data })}\n\n`,
  );
}

import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { type BehaviourRequest, type Emulator, startEmulator } from '../../scripts/emulator/index.ts';
import type { ProviderName } from '../../shared/core/models.ts';
import { keepsWithin } from '../../tests/harness/http.ts';
import type { GenerateRequest, Provider } from './contract.ts';
import { ProviderError, type ProviderErrorKind } from './errors.ts';
import { field } from './field.ts';
import { createProvider } from './provider.ts';

const MONTH = {
  type: 'object',
  properties: { score: { type: 'integer', description: '0-100' }, keyword: { type: 'string' } },
  required: ['score', 'keyword'],
  additionalProperties: false,
} as const;
const SCHEMA = {
  type: 'object',
  properties: {
    summary: { type: 'string', description: '두 문장으로 된 요약' },
    score: { type: 'integer', description: '오늘의 점수' },
    months: {
      type: 'object',
      properties: { january: MONTH, february: MONTH },
      required: ['january', 'february'],
      additionalProperties: false,
    },
  },
  required: ['summary', 'score', 'months'],
  additionalProperties: false,
} as const;
const fitsSchema = z.strictObject({
  summary: z.string().min(1),
  score: z.int(),
  months: z.strictObject({
    january: z.strictObject({ score: z.int().min(0).max(100), keyword: z.string() }),
    february: z.strictObject({ score: z.int().min(0).max(100), keyword: z.string() }),
  }),
});

const NAMES: readonly ProviderName[] = ['anthropic', 'openai', 'google'];
const KEY = 'sk-secret-key-of-the-test';
const PROMPT = '비밀 기둥 무술 갑자';

let emulator: Emulator;
const providers = new Map<ProviderName, Provider>();
const servers: Server[] = [];

beforeAll(async () => {
  emulator = await startEmulator();
  for (const name of NAMES) providers.set(name, await connect(name, emulator.url));
});
afterEach(() => emulator.reset());
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await emulator.close();
});

describe.each(NAMES)('%s', (name) => {
  it('returns output that fits the schema, with the token usage', async () => {
    const { output, usage } = await generate(name);
    expect(fitsSchema.safeParse(output).error).toBeUndefined();
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  const isRequestId = { anthropic: /^req_emulated$/, openai: /^req_emulated$/, google: /^[0-9a-z]{7,}$/ }[name];

  it('says which model has answered, and the id of the request', async () => {
    expect(await generate(name)).toMatchObject({
      model: 'model-1',
      requestId: expect.stringMatching(isRequestId),
    });
  });

  it.each(['malformed', 'truncated', 'refused', 'filtered'] as const)(
    'says what an answer took that cannot be used, and by which model: %s',
    async (mode) => {
      emulator.behave({ mode });
      const error = await failure(name);
      expect(error).toMatchObject({ model: 'model-1', requestId: expect.stringMatching(isRequestId) });
      expect(error.usage?.inputTokens).toBeGreaterThan(0);
      if (mode === 'malformed' || mode === 'truncated') expect(error.usage?.outputTokens).toBeGreaterThan(0);
    },
  );

  it('keeps the text of an answer that cannot be read, out of the sight of logs', async () => {
    emulator.behave({ mode: 'malformed' });
    const error = await failure(name);
    expect(error.text()).toContain('이상입니다.');
    expect(error.isCutOff).toBe(false);
    expect(JSON.stringify(error)).not.toContain('이상입니다.');
  });

  it('keeps the id of a request that was answered with an error, where there is one, and knows no tokens', async () => {
    emulator.behave({ error_status: 500 });
    const requestId = name === 'google' ? null : 'req_emulated';
    expect(await failure(name)).toMatchObject({ requestId, usage: null, model: null });
  });

  it('sends one request with the schema in the structured-output field, both prompts and the token limit', async () => {
    emulator.clearRequests();
    await generate(name, { maxTokens: 3210 });
    const requests = emulator.requests();
    expect(requests).toHaveLength(1);
    const body = requests[0]?.body ?? '';
    for (const part of ['"summary"', '시스템 지시', PROMPT, '3210']) expect(body).toContain(part);
    const field = { anthropic: 'output_config', openai: 'response_format', google: 'responseSchema' }[name];
    expect(body).toContain(`"${field}"`);
  });

  const sentTo: Readonly<
    Record<ProviderName, readonly { readonly modelId: string; readonly system?: string; readonly sent: string }[]>
  > = {
    anthropic: [
      { modelId: 'claude-haiku-5-5', sent: '"effort":"low"' },
      { modelId: 'claude-sonnet-5-5', system: '지시'.repeat(1_100), sent: '"cache_control":{"type":"ephemeral"}' },
    ],
    openai: [
      { modelId: 'gpt-4o-2024-11-20', sent: '"temperature":0.8' },
      { modelId: 'gpt-5.6-luna', sent: '"reasoning_effort":"low"' },
    ],
    google: [
      { modelId: 'gemini-2.5-flash', sent: '"temperature":0.8' },
      { modelId: 'gemini-3.5-flash', sent: '"thinkingConfig":{"thinkingLevel":"low"}' },
    ],
  };
  it.each(sentTo[name])('sends $modelId $sent', async ({ sent, ...request }) => {
    emulator.clearRequests();
    await generate(name, request);
    expect(emulator.requests()[0]?.body).toContain(sent);
  });

  it('extracts JSON from a Markdown fence', async () => {
    emulator.behave({ mode: 'fenced' });
    const { output } = await generate(name);
    expect(fitsSchema.safeParse(output).error).toBeUndefined();
  });

  it('returns JSON that does not fit the schema, for validation by the caller', async () => {
    emulator.behave({ mode: 'misfit' });
    expect((await generate(name)).output).toEqual({ unexpected: expect.any(String) });
  });

  const sorted: readonly (readonly [BehaviourRequest, ProviderErrorKind, number | null])[] = [
    [{ error_status: 429 }, 'rate_limited', 429],
    [{ mode: 'overloaded' }, 'overloaded', name === 'anthropic' ? 529 : 503],
    [{ error_status: 529 }, 'overloaded', 529],
    [{ error_status: 408 }, 'transient', 408],
    [{ error_status: 409 }, 'transient', 409],
    [{ error_status: 500 }, 'transient', 500],
    [{ error_status: 502 }, 'transient', 502],
    [{ error_status: 503 }, 'transient', 503],
    [{ error_status: 504 }, 'transient', 504],
    [{ error_status: 400 }, 'invalid_request', 400],
    [{ error_status: 404 }, 'unknown_model', 404],
    [{ mode: 'unknown_model' }, 'unknown_model', 404],
    [{ error_status: 413 }, 'invalid_request', 413],
    [{ mode: 'too_long' }, 'invalid_request', 400],
    [{ error_status: 422 }, 'invalid_request', 422],
    [{ error_status: 401 }, 'bad_credentials', 401],
    [{ error_status: 402 }, 'out_of_credit', 402],
    [{ mode: 'out_of_credit' }, 'out_of_credit', name === 'anthropic' ? 400 : 429],
    [{ error_status: 403 }, 'bad_credentials', 403],
    [{ mode: 'malformed' }, 'invalid_output', null],
    [{ mode: 'truncated' }, 'invalid_output', null],
    [{ mode: 'refused' }, 'refused', null],
    [{ mode: 'filtered' }, 'refused', null],
    [{ mode: 'cut_before_headers' }, 'transient', null],
    [{ mode: 'cut_body' }, 'transient', null],
    [{ mode: 'page' }, 'transient', null],
    [{ mode: 'no_answer' }, 'transient', null],
    [{ mode: 'wordless' }, 'invalid_output', null],
    [{ mode: 'unfinished' }, 'invalid_output', null],
  ];
  it.each(sorted)('classifies %j as %s, after one request', async (behaviour, kind, status) => {
    emulator.behave(behaviour);
    emulator.clearRequests();
    const error = await failure(name);
    expect({ kind: error.kind, status: error.status }).toEqual({ kind, status });
    expect(emulator.stats().total).toBe(1);
  });

  it('reads the delay of a rate limit and does not wait for it', async () => {
    emulator.behave({ retry_after_ms: 3_600_000 });
    expect(await failure(name)).toMatchObject({ kind: 'rate_limited', retryAfterMs: 3_600_000 });
  });

  it('reads the delay of an overload', async () => {
    emulator.behave({ mode: 'overloaded', retry_after_ms: 1500 });
    expect(await failure(name)).toMatchObject({ kind: 'overloaded', retryAfterMs: 1500 });
  });

  it('classifies a 503 with a delay as an overload, and one with delay 0 as transient', async () => {
    emulator.behave({ error_status: 503, retry_after_ms: 2000 });
    expect(await failure(name)).toMatchObject({ kind: 'overloaded', retryAfterMs: 2000 });
    emulator.behave({ error_status: 503, retry_after_ms: 0 });
    expect(await failure(name)).toMatchObject({ kind: 'transient', retryAfterMs: 0 });
  });

  it('turns a negative delay into 0', async () => {
    emulator.behave({ retry_after_ms: -5000 });
    expect(await failure(name)).toMatchObject({ kind: 'rate_limited', retryAfterMs: 0 });
  });

  it('classifies output that ends at the token limit as truncated', async () => {
    const error = await failure(name, { maxTokens: 5 });
    expect(error).toMatchObject({ kind: 'invalid_output', status: null, isCutOff: true, usage: { outputTokens: 5 } });
    expect(error.text()).toHaveLength(10);
  });

  it('classifies a model that the provider does not know', async () => {
    expect(await failure(name, { modelId: 'no-such-model' })).toMatchObject({ kind: 'unknown_model', status: 404 });
  });

  it('classifies an unknown key as bad credentials', async () => {
    const provider = await connect(name, emulator.url, 'invalid-key');
    const error = await provider.generate(request()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ProviderError', kind: 'bad_credentials' });
  });

  it.each(['hang', 'stall'] as const)('ends a call on which nothing arrives any more: %s', async (mode) => {
    emulator.behave({ mode, stall_after: 2 });
    const provider = await connect(name, emulator.url, KEY, 500);
    const error = await provider.generate(request()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      kind: 'transient',
      status: null,
      errorType: 'silent',
      message: `${name} sent nothing for PROVIDER_IDLE_MS`,
    });
    await allLeft();
  });

  it('gives a slow answer that goes on arriving all the time of its limit', async () => {
    // Gemini answers in fewer, longer pieces.
    emulator.behave({ mode: 'drip', drip_ms: name === 'google' ? 900 : 200 });
    // A busy machine delays a piece, but not by a second.
    const idleMs = 2_000;
    const provider = await connect(name, emulator.url, KEY, idleMs);
    const short = {
      ...SCHEMA,
      properties: { ...SCHEMA.properties, summary: { type: 'string', description: '400자' } },
    } as const;
    const startedAt = performance.now();
    const { output, usage } = await provider.generate(request({ schema: short }));
    expect(performance.now() - startedAt).toBeGreaterThan(idleMs);
    expect(fitsSchema.safeParse(output).error).toBeUndefined();
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  it('says the same of a streamed answer as the emulator says of a plain one', async () => {
    const { output, usage } = await generate(name);
    const plain = await plainAnswer(name, emulator.requests().at(-1)?.body ?? '');
    expect({ output, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens }).toEqual(plain);
  });

  it('streams each call', async () => {
    emulator.clearRequests();
    await generate(name);
    const [sent] = emulator.requests();
    const streams =
      name === 'google' ? sent?.path.endsWith(':streamGenerateContent') : sent?.body.includes('"stream":true');
    expect(streams).toBe(true);
  });

  it('takes an answer whose usage is zero, and counts no tokens for it', async () => {
    emulator.behave({ mode: 'unmetered' });
    const { output, usage } = await generate(name);
    expect(fitsSchema.safeParse(output).error).toBeUndefined();
    expect(usage).toEqual({ inputTokens: 0, cachedTokens: 0, outputTokens: 0 });
  });

  it('asks for more room when thoughts have eaten the limit', async () => {
    emulator.behave({ mode: 'thinking' });
    const error = await failure(name);
    expect(error).toMatchObject({ kind: 'invalid_output', isCutOff: true, usage: { outputTokens: 4000 } });
    expect(error.text()).toBe('');
  });

  it.each(['hang', 'drip'] as const)('ends a call at its timeout although the server would %s', async (mode) => {
    emulator.behave({ mode, drip_ms: 50 });
    expect(await failure(name, { timeoutMs: 150 })).toMatchObject({ kind: 'transient', status: null });
    await allLeft();
  });

  it.each(['hang', 'drip'] as const)(
    'ends a call at once when the caller aborts it while the server would %s',
    async (mode) => {
      emulator.behave({ mode, drip_ms: 20 });
      // The aim is 50 ms; a slow machine needs more.
      await keepsWithin(1_000, async () => {
        const controller = new AbortController();
        const call = failure(name, { signal: controller.signal });
        await until(() => emulator.stats().in_flight === 1);
        const abortedAt = performance.now();
        controller.abort();
        expect((await call).kind).toBe('aborted');
        const tookMs = performance.now() - abortedAt;
        await allLeft();
        return tookMs;
      });
    },
  );

  it('sends no request when the caller has already aborted', async () => {
    emulator.clearRequests();
    expect((await failure(name, { signal: AbortSignal.abort() })).kind).toBe('aborted');
    expect(emulator.stats().total).toBe(0);
  });

  it('classifies a refused connection as transient', async () => {
    const closed = await startEmulator();
    await closed.close();
    const provider = await connect(name, closed.url);
    const error = await provider.generate(request()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'transient', status: null });
    expect(error).toHaveProperty('message', expect.stringContaining('ECONNREFUSED'));
  });

  it.each([
    ['a page instead of JSON', 'text/html', '<html>Bad gateway</html>'],
    ['broken JSON', 'application/json', '{"cand'],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
    ['an empty list', 'application/json', '[]'],
    ['a stream without an event', 'text/event-stream', ''],
    ['an event that is no JSON', 'text/event-stream', 'event: message_start\ndata: {"cand\n\n'],
    ['an event that is null', 'text/event-stream', 'event: message_start\ndata: null\n\n'],
  ])('survives %s with status 200', async (_, contentType, body) => {
    const provider = await connect(
      name,
      await serve((_request, response) => response.writeHead(200, { 'content-type': contentType }).end(body)),
    );
    const error = await provider.generate(request()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ProviderError', kind: 'transient' });
  });

  it('never puts the provider’s text about prompt or key into its messages', async () => {
    const echo = `Incorrect key ${KEY} for prompt ${PROMPT}`;
    const bodies = [
      { error: { message: echo, type: KEY, code: KEY, status: 'INVALID', details: [{ reason: PROMPT }] } },
      { type: 'error', error: { type: PROMPT, message: echo } },
    ];
    for (const body of bodies) {
      const provider = await connect(
        name,
        await serve((_request, response) =>
          response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        ),
      );
      const error = await provider.generate(request()).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ kind: 'invalid_request' });
      const shown = `${error instanceof Error ? `${error.stack} ${error.cause}` : ''} ${JSON.stringify(error)}`;
      expect(shown).not.toContain(KEY);
      expect(shown).not.toContain(PROMPT);
    }
  });

  it('keeps 20 concurrent calls apart', async () => {
    const outputs = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => (await generate(name, { user: `사용자 ${at}` })).output),
    );
    expect(new Set(outputs.map((output) => JSON.stringify(output))).size).toBe(20);
  });
});

const SAID: readonly (readonly [ProviderName, number, object, ProviderErrorKind, string | null])[] = [
  ['openai', 429, { type: 'insufficient_quota', code: 'insufficient_quota' }, 'out_of_credit', 'insufficient_quota'],
  ['openai', 429, { type: 'requests', code: 'rate_limit_exceeded' }, 'rate_limited', 'rate_limit_exceeded'],
  ['openai', 429, { type: 'billing_not_active', code: null }, 'out_of_credit', 'billing_not_active'],
  ['openai', 403, { type: 'invalid_request_error', code: 'model_not_found' }, 'unknown_model', 'model_not_found'],
  ['anthropic', 402, { type: 'billing_error' }, 'out_of_credit', 'billing_error'],
  [
    'anthropic',
    400,
    { type: 'invalid_request_error', message: 'Your credit balance is too low to access it.' },
    'out_of_credit',
    'invalid_request_error',
  ],
  [
    'anthropic',
    400,
    { type: 'invalid_request_error', message: 'max_tokens: too high' },
    'invalid_request',
    'invalid_request_error',
  ],
  ['anthropic', 404, { type: 'not_found_error' }, 'unknown_model', 'not_found_error'],
  ['openai', 404, {}, 'transient', null],
  [
    'google',
    429,
    {
      status: 'RESOURCE_EXHAUSTED',
      message: 'You exceeded your current quota, please check your plan and billing details.',
    },
    'rate_limited',
    'RESOURCE_EXHAUSTED',
  ],
  [
    'google',
    429,
    { status: 'RESOURCE_EXHAUSTED', message: 'Your prepayment credits are depleted.' },
    'out_of_credit',
    'RESOURCE_EXHAUSTED',
  ],
  [
    'google',
    403,
    { status: 'PERMISSION_DENIED', details: [{ reason: 'BILLING_DISABLED' }] },
    'out_of_credit',
    'BILLING_DISABLED',
  ],
  ['google', 404, { status: 'NOT_FOUND' }, 'unknown_model', 'NOT_FOUND'],
  [
    'google',
    400,
    { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] },
    'bad_credentials',
    'API_KEY_INVALID',
  ],
];
it.each(SAID)('%s: reads %i %j as %s, and keeps its word for it', async (name, status, error, kind, errorType) => {
  const provider = await connect(name, await serveJson(status, { type: 'error', error }));
  await expect(provider.generate(request())).rejects.toMatchObject({ kind, status, errorType });
});

it.each(['RECITATION', 'LANGUAGE', 'OTHER', 'MALFORMED_RESPONSE'])(
  'has Gemini write again what it ended for %s',
  async (finishReason) => {
    const parts = [{ text: '{"summary":"오늘' }];
    const provider = await connect(
      'google',
      await serveStream([{ candidates: [{ content: { parts }, finishReason }] }]),
    );
    const error = await provider.generate(request()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'invalid_output', isCutOff: false, errorType: finishReason });
  },
);

it('reads a refusal beside a content of null', async () => {
  const choice = (delta: object, finish_reason: string | null) => ({ choices: [{ delta, finish_reason }] });
  const events = [
    choice({ content: null, refusal: '도와드릴 ' }, null),
    choice({ content: null, refusal: '수 없습니다.' }, 'stop'),
    '[DONE]',
  ];
  const provider = await connect('openai', await serveStream(events));
  await expect(provider.generate(request())).rejects.toMatchObject({ kind: 'refused', errorType: 'refusal' });
});

it('classifies a prompt that OpenAI filters before the model as a refusal', async () => {
  const body = { error: { message: 'filtered', type: 'invalid_request_error', code: 'content_filter' } };
  const provider = await connect('openai', await serveJson(400, body));
  await expect(provider.generate(request())).rejects.toMatchObject({ kind: 'refused', status: 400 });
});

it('recognises overloaded_error from Anthropic under any status', async () => {
  const body = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
  const provider = await connect('anthropic', await serveJson(500, body));
  await expect(provider.generate(request())).rejects.toMatchObject({ kind: 'overloaded', status: 500 });
});

const CACHED_INPUT: readonly (readonly [ProviderName, readonly (object | string)[]])[] = [
  [
    'anthropic',
    [
      {
        type: 'message_start',
        message: {
          model: 'claude-haiku-5-5-20260901',
          usage: { input_tokens: 10, cache_creation_input_tokens: 20, cache_read_input_tokens: 70, output_tokens: 1 },
        },
      },
      { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: '생각 중' } },
      { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: '{}' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { input_tokens: null, output_tokens: 5 } },
      { type: 'message_stop' },
    ],
  ],
  [
    'openai',
    [
      { model: 'gpt-4o-2024-08-06', choices: [{ delta: { role: 'assistant', content: '' }, finish_reason: null }] },
      { model: 'gpt-4o-2024-08-06', choices: [{ delta: { content: '{}' }, finish_reason: null }], usage: null },
      { model: 'gpt-4o-2024-08-06', choices: [{ delta: {}, finish_reason: 'stop' }], usage: null },
      {
        model: 'gpt-4o-2024-08-06',
        choices: [],
        usage: {
          prompt_tokens: 100,
          completion_tokens: 5,
          prompt_tokens_details: { cached_tokens: 70, cache_write_tokens: 20 },
        },
      },
      '[DONE]',
    ],
  ],
  [
    'google',
    [
      {
        modelVersion: 'gemini-3.5-flash-001',
        candidates: [{ content: { parts: [{ text: '{' }] } }],
        usageMetadata: { promptTokenCount: 100, cachedContentTokenCount: 70, candidatesTokenCount: 1 },
      },
      {
        modelVersion: 'gemini-3.5-flash-001',
        candidates: [{ content: { parts: [{ text: '}' }] }, finishReason: 'STOP' }],
        usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 5 },
      },
    ],
  ],
];
it.each(CACHED_INPUT)('counts the cached part of the input of %s, within the input', async (name, events) => {
  const provider = await connect(name, await serveStream(events));
  const { output, usage, model } = await provider.generate(request());
  expect(output).toEqual({});
  expect(usage).toMatchObject({ inputTokens: 100, cachedTokens: 70, outputTokens: 5 });
  expect(usage.cacheWriteTokens).toBe(name === 'google' ? undefined : 20);
  expect(model).toMatch(/20260901$|2024-08-06$|-001$/);
});

it.each(CACHED_INPUT)(
  'asks again when the stream of %s ends before its end, and no connection was cut',
  async (name, events) => {
    const isTotal = (event: object | string) =>
      JSON.stringify(event).includes('_reason":"') || JSON.stringify(event).includes('finishReason');
    const provider = await connect(name, await serveStream(events.slice(0, events.findIndex(isTotal))));
    await expect(provider.generate(request())).rejects.toMatchObject({
      kind: 'transient',
      message: `${name} ended its answer before it was complete`,
    });
  },
);

const BROKEN_OFF: readonly (readonly [ProviderName, object, ProviderErrorKind])[] = [
  ['anthropic', { type: 'error', error: { type: 'overloaded_error', message: PROMPT } }, 'overloaded'],
  ['anthropic', { type: 'error', error: { type: 'rate_limit_error', message: PROMPT } }, 'rate_limited'],
  ['anthropic', { type: 'error', error: { type: 'api_error', message: PROMPT } }, 'transient'],
  ['openai', { error: { type: 'server_error', code: null, message: PROMPT } }, 'transient'],
  ['openai', { error: { type: 'requests', code: 'rate_limit_exceeded', message: PROMPT } }, 'rate_limited'],
  ['google', { error: { code: 503, status: 'UNAVAILABLE', message: 'The model is overloaded.' } }, 'overloaded'],
  ['google', { error: { code: 500, status: 'INTERNAL', message: PROMPT } }, 'transient'],
];
it.each(BROKEN_OFF)('%s: reads the error %j in the middle of a stream as %s', async (name, event, kind) => {
  const events = CACHED_INPUT.find(([other]) => other === name)?.[1].slice(0, 1) ?? [];
  const provider = await connect(name, await serveStream([...events, event]));
  const error = await provider.generate(request()).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ProviderError', kind, status: null });
  expect(JSON.stringify(error)).not.toContain(PROMPT);
});

it('omits thoughts from a Gemini response and counts them as output', async () => {
  const parts = [{ text: '생각 중', thought: true }, { text: '{"a":' }, { text: '1}' }];
  const event = {
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, thoughtsTokenCount: 7, totalTokenCount: 22 },
  };
  const provider = await connect('google', await serveStream([event]));
  expect(await provider.generate(request())).toEqual({
    output: { a: 1 },
    usage: { inputTokens: 10, cachedTokens: 0, outputTokens: 12 },
    model: null,
    requestId: null,
  });
});

it.each(['', 'key with space', 'key\nwith line', '키'])(
  'refuses the impossible key %j without sending it',
  async (apiKey) => {
    const made = createProvider({ provider: 'openai', apiKey });
    await expect(made).rejects.toMatchObject({ kind: 'bad_credentials' });
  },
);

function connect(provider: ProviderName, url: string, apiKey = KEY, idleMs = 20_000): Promise<Provider> {
  return createProvider({ provider, apiKey, baseUrl: provider === 'openai' ? `${url}/v1` : url, idleMs });
}

/** What the emulator answers to the same request when it does not stream. */
async function plainAnswer(name: ProviderName, sent: string) {
  const path = {
    anthropic: '/v1/messages',
    openai: '/v1/chat/completions',
    google: '/v1beta/models/model-1:generateContent',
  };
  const key = { 'x-goog-api-key': KEY, authorization: `Bearer ${KEY}`, 'anthropic-version': '2026-10-21' };
  const plain = sent.replace(/"stream":true,?|"stream_options":\{[^}]*\},?/g, '').replace(/,\}$/, '}');
  const answer = await fetch(emulator.url + path[name], { method: 'POST', headers: key, body: plain });
  const body: unknown = await answer.json();
  const paths = {
    anthropic: [
      ['content', 0, 'text'],
      ['usage', 'input_tokens'],
      ['usage', 'output_tokens'],
    ],
    openai: [
      ['choices', 0, 'message', 'content'],
      ['usage', 'prompt_tokens'],
      ['usage', 'completion_tokens'],
    ],
    google: [
      ['candidates', 0, 'content', 'parts', 0, 'text'],
      ['usageMetadata', 'promptTokenCount'],
      ['usageMetadata', 'candidatesTokenCount'],
    ],
  } as const;
  const [text, inputTokens, outputTokens] = paths[name].map((path) => field(body, ...path));
  return { output: JSON.parse(String(text)), inputTokens, outputTokens };
}

function request(more: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    modelId: 'model-1',
    system: '시스템 지시',
    user: PROMPT,
    schemaName: 'weekly section',
    schema: SCHEMA,
    settings: { temperature: 0.8, thinking: 'low' },
    maxTokens: 4000,
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    ...more,
  };
}

async function generate(name: ProviderName, more: Partial<GenerateRequest> = {}) {
  const provider = providers.get(name);
  if (provider === undefined) throw new Error(`no provider ${name}`);
  return await provider.generate(request(more));
}

async function failure(name: ProviderName, more: Partial<GenerateRequest> = {}): Promise<ProviderError> {
  const outcome = await generate(name, more).catch((reason: unknown) => reason);
  if (!(outcome instanceof ProviderError)) throw new Error('expected a ProviderError', { cause: outcome });
  return outcome;
}

/** Waits until the requests of aborted calls have ended at the server too. */
function allLeft(): Promise<void> {
  return until(() => emulator.stats().in_flight === 0);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

function serveJson(status: number, body: object): Promise<string> {
  return serve((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
}

/** Events as each provider sends them: Claude's have names besides. */
function serveStream(events: readonly (object | string)[]): Promise<string> {
  const frames = events.map((event) => {
    const name = typeof event === 'object' && 'type' in event ? `event: ${event.type}\n` : '';
    return `${name}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`;
  });
  return serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frames.join('')),
  );
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

it.each(NAMES)('%s: follows no redirect with prompt and key', async (name) => {
  let elsewhere = 0;
  const other = await serve((_request, response) => {
    elsewhere += 1;
    response.end('{}');
  });
  const provider = await connect(
    name,
    await serve((_request, response) => response.writeHead(307, { location: other }).end()),
  );
  const error = await provider.generate(request()).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'transient', status: 307 });
  expect(elsewhere).toBe(0);
});

it.each(NAMES)('%s: fails a response without a body', async (name) => {
  const provider = await connect(name, await serve((_request, response) => response.writeHead(204).end()));
  const error = await provider.generate(request()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProviderError);
});

const ENDLESS = {
  answer: `data: ${JSON.stringify({ type: 'ping', text: '가'.repeat(20_000) })}\n\n`,
  event: 'data: a\n'.repeat(1_000),
  'row of line ends': '\r\n'.repeat(1_000),
};

it.each(NAMES.flatMap((name) => Object.entries(ENDLESS).map(([what, frame]) => [name, what, frame] as const)))(
  '%s: ends an unending %s',
  async (name, _, frame) => {
    let sent = 0;
    const endless = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const write = () => {
        while (!response.destroyed && response.write(frame)) sent += Buffer.byteLength(frame);
      };
      response.on('drain', write);
      write();
    });
    const provider = await connect(name, endless);
    const error = await provider.generate(request()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      kind: 'transient',
      errorType: 'too_large',
      message: `${name} sent more than any answer needs`,
    });
    expect(sent).toBeLessThan(32 * 2 ** 20);
  },
);

import Anthropic, { AnthropicError } from '@anthropic-ai/sdk';
import { GoogleGenerativeAI, SchemaType } from '@google/generative-ai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import OpenAI from 'openai';
import { type Emulator, startEmulator } from './index.ts';

const SCHEMA = {
  type: 'object',
  properties: { summary: { type: 'string' }, score: { type: 'integer' } },
  required: ['summary', 'score'],
  additionalProperties: false,
} as const;
const FITTING = { summary: expect.stringMatching(/[가-힣]/), score: expect.any(Number) };

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterEach(() => emulator.reset());
afterAll(() => emulator.close());

describe('OpenAI chat completions', () => {
  const stream = () =>
    openai().chat.completions.stream({
      model: 'gpt',
      messages: [{ role: 'user', content: '안녕' }],
      stream_options: { include_usage: true },
      response_format: { type: 'json_schema', json_schema: { name: 's', strict: true, schema: SCHEMA } },
    });

  it("streams the plain call's response, with finish reason and usage", async () => {
    const streamed = await stream().finalChatCompletion();
    const plain = await openai().chat.completions.create({
      model: 'gpt',
      messages: [{ role: 'user', content: '안녕' }],
      response_format: { type: 'json_schema', json_schema: { name: 's', strict: true, schema: SCHEMA } },
    });
    const text = streamed.choices[0]?.message.content ?? '';
    expect(JSON.parse(text)).toEqual(FITTING);
    expect(text).toBe(plain.choices[0]?.message.content);
    expect(streamed.choices[0]?.finish_reason).toBe('stop');
    expect(streamed.usage).toEqual(plain.usage);
  });

  it('streams a refusal', async () => {
    emulator.behave({ mode: 'refused' });
    const streamed = await stream().finalChatCompletion();
    expect(streamed.choices[0]?.message).toMatchObject({ refusal: expect.any(String) });
  });

  it('cuts a stream in its middle', async () => {
    emulator.behave({ mode: 'cut_body' });
    await expect(stream().finalChatCompletion()).rejects.toThrow();
  });
});

describe('OpenAI responses', () => {
  const request = {
    model: 'gpt',
    instructions: '지시',
    input: '안녕',
    text: { format: { type: 'json_schema', name: 's', strict: true, schema: SCHEMA } },
  } as const;

  it("streams the plain call's response, with usage", async () => {
    const streamed = await openai().responses.stream(request).finalResponse();
    const plain = await openai().responses.create(request);
    expect(JSON.parse(plain.output_text)).toEqual(FITTING);
    expect(streamed.output_text).toBe(plain.output_text);
    expect(streamed.status).toBe('completed');
    expect(streamed.usage).toEqual(plain.usage);
  });

  it('marks a response cut by the token limit as incomplete', async () => {
    emulator.behave({ mode: 'truncated' });
    const plain = await openai().responses.create(request);
    expect(plain).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
  });
});

describe('Anthropic messages', () => {
  const request = {
    model: 'claude',
    max_tokens: 1000,
    messages: [{ role: 'user' as const, content: '안녕' }],
    output_config: { format: { type: 'json_schema' as const, schema: SCHEMA } },
  };

  it("streams the plain call's response, with stop reason and usage", async () => {
    const streamed = await anthropic().messages.stream(request).finalMessage();
    const plain = await anthropic().messages.create(request);
    expect(JSON.parse(textOf(streamed))).toEqual(FITTING);
    expect(textOf(streamed)).toBe(textOf(plain));
    expect(streamed.stop_reason).toBe('end_turn');
    expect(streamed.usage.output_tokens).toBe(plain.usage.output_tokens);
  });

  it('cuts a stream in its middle', async () => {
    emulator.behave({ mode: 'cut_body' });
    await expect(anthropic().messages.stream(request).finalMessage()).rejects.toThrow(AnthropicError);
  });

  it('accepts the older x-api-key header too', async () => {
    const headers = { 'x-api-key': 'k', 'anthropic-version': '2023-06-01', 'content-type': 'application/json' };
    const answer = await fetch(`${emulator.url}/v1/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    expect(answer.status).toBe(200);
  });
});

describe('Gemini', () => {
  const model = () =>
    new GoogleGenerativeAI('k').getGenerativeModel(
      {
        model: 'gemini',
        generationConfig: {
          responseMimeType: 'application/json',
          responseSchema: {
            type: SchemaType.OBJECT,
            properties: { summary: { type: SchemaType.STRING }, score: { type: SchemaType.INTEGER } },
            required: ['summary', 'score'],
          },
        },
      },
      { baseUrl: emulator.url },
    );

  it("streams the plain call's response, with finish reason and usage", async () => {
    const { stream, response } = await model().generateContentStream('안녕');
    const pieces: string[] = [];
    for await (const chunk of stream) pieces.push(chunk.text());
    const plain = (await model().generateContent('안녕')).response;
    expect(JSON.parse(pieces.join(''))).toEqual(FITTING);
    expect(pieces.join('')).toBe(plain.text());
    expect((await response).candidates?.[0]?.finishReason).toBe('STOP');
    expect((await response).usageMetadata).toEqual(plain.usageMetadata);
  });

  it('cuts a stream in its middle', async () => {
    emulator.behave({ mode: 'cut_body' });
    const long = await model().generateContentStream('안녕');
    await expect(long.response).rejects.toThrow();
    await expect(long.stream.next()).rejects.toThrow();
  });
});

it('drips a stream frame by frame', async () => {
  emulator.behave({ mode: 'drip', drip_ms: 5 });
  const arrivals: number[] = [];
  const stream = await anthropic().messages.create({
    model: 'claude',
    max_tokens: 1000,
    messages: [{ role: 'user', content: '안녕' }],
    stream: true,
  });
  for await (const _ of stream) arrivals.push(performance.now());
  expect(arrivals.length).toBeGreaterThan(5);
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(15);
});

function openai() {
  return new OpenAI({ apiKey: 'k', baseURL: `${emulator.url}/v1`, maxRetries: 0 });
}

function anthropic() {
  return new Anthropic({ apiKey: 'k', baseURL: emulator.url, maxRetries: 0 });
}

function textOf(message: { readonly content: readonly { readonly type: string; readonly text?: string }[] }): string {
  return message.content.map((block) => block.text ?? '').join('');
}

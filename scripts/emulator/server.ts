import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Random, seededRandom } from '../../tests/harness/random.ts';
import { type Answer, closedSignal, jsonAnswer, sendAnswer, sendProblem, streamAnswer } from './answer.ts';
import { anthropicMessages } from './anthropic.ts';
import { type Behaviour, type BehaviourRequest, createBehaviours, type Mode, NORMAL } from './behaviour.ts';
import { type Complete, createCompleter } from './completion.ts';
import { answerControl, type ControlledState } from './control.ts';
import { geminiGenerate } from './gemini.ts';
import { openaiChat } from './openai.ts';
import { openaiResponses } from './openai-responses.ts';
import {
  type Call,
  type Completion,
  type Incoming,
  type Problem,
  type Protocol,
  type ProviderName,
  problem,
} from './protocol.ts';
import { createRecorder, type RecordedRequest, type RequestState, type Stats, type TokenCounts } from './recorder.ts';

export interface EmulatorOptions extends Partial<Behaviour> {
  /** 0 (default) takes a free one. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Seeds jitter and error rates. The content depends on the requests alone. */
  readonly seed?: number;
  /** Number of requests recorded, default 20,000; 0 records none. */
  readonly recordLimit?: number;
}

export interface Emulator {
  readonly url: string;
  readonly port: number;
  /** The same as `POST /__emulator/behaviour`. */
  behave(request: BehaviourRequest): void;
  /** Resets to the behaviour given at start, and answers what is held. */
  reset(): void;
  /** Answers the requests that are held (mode `held`), of one provider or of all, and holds no further ones. */
  release(provider?: ProviderName): void;
  /** Lists the model with the day of its end, `YYYY-MM-DD`. The same as `POST /__emulator/models`. */
  endModel(id: string, date: string): void;
  /** The recorded requests, oldest first. */
  requests(): readonly RecordedRequest[];
  clearRequests(): void;
  stats(): Stats;
  /** Ends all connections, hanging ones too. */
  close(): Promise<void>;
}

/**
 * Starts an HTTP server with the wire formats of OpenAI, Anthropic and Gemini, plain and streaming. It answers with
 * content that fits the schema in the request. Faults are set by options, by the methods, or over HTTP
 * (`/__emulator/…`, see control.ts).
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { port = 0, host = '127.0.0.1', seed = 1, recordLimit = 20_000, ...defaults } = options;
  const emulation: Emulation = {
    behaviours: createBehaviours({ ...NORMAL, ...defaults }),
    recorder: createRecorder(recordLimit),
    shutdowns: new Map(),
    complete: createCompleter(),
    random: seededRandom(seed),
    held: new Set(),
  };
  const release = (provider?: ProviderName) => {
    emulation.behaviours.removeMode('held', provider);
    for (const each of emulation.held) if (provider === undefined || each.provider === provider) each.release();
  };
  // Longer than any client's idle timeout, so that the emulator cuts a connection only on request.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    handle(emulation, request, response).catch((error: unknown) => {
      if (!response.destroyed) console.error('Provider emulator:', error);
      response.destroy();
    });
  });
  const boundPort = await listen(server, port, host);
  return {
    url: `http://${host}:${boundPort}`,
    port: boundPort,
    behave: emulation.behaviours.add,
    reset() {
      emulation.behaviours.clear();
      release();
    },
    release,
    endModel: (id, date) => void emulation.shutdowns.set(id, date),
    requests: emulation.recorder.requests,
    clearRequests: emulation.recorder.clear,
    stats: emulation.recorder.stats,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The state of one emulator. */
interface Emulation extends ControlledState {
  readonly complete: Complete;
  readonly random: Random;
  readonly held: Set<{ readonly provider: ProviderName; release(): void }>;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function handle(emulation: Emulation, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const arrivedAt = performance.now();
  const url = new URL(request.url ?? '/', 'http://emulator');
  const text = await readBody(request);
  if (url.pathname.startsWith('/__emulator/')) {
    const { status, body } = answerControl(emulation, { method: request.method ?? '', url, text });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return;
  }
  if (request.method === 'GET' && /^\/v1(beta)?\/models$/.test(url.pathname)) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(listOf(emulation, url)));
    return;
  }
  const protocol = request.method === 'POST' ? protocolFor(url.pathname) : undefined;
  if (protocol === undefined) {
    sendProblem(response, openaiChat, problem(404, `Invalid URL (${request.method} ${url.pathname})`));
    return;
  }
  const incoming: Incoming = {
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: parse(text),
  };
  const model = protocol.modelOf(incoming);
  const end = emulation.recorder.start({ provider: protocol.provider, model, path: url.pathname, body: text });
  response.once('close', () => end('client_gone'));
  const call = protocol.read(incoming);
  if (call.kind === 'problem') {
    end(`invalid:${call.status}`);
    sendProblem(response, protocol, call);
    return;
  }
  const behaviour = emulation.behaviours.take(protocol.provider, model);
  try {
    end(...(await perform(emulation, protocol, { call, arrivedAt }, behaviour, response)));
  } catch (error) {
    // Waiting, dripping and hanging reject when the client disconnects. Any other error is a bug.
    if (!response.destroyed) throw error;
    end('client_gone');
  }
}

/** The models that were given an end (`POST /__emulator/models`), as each provider lists them. */
function listOf({ shutdowns }: Emulation, { pathname }: URL): object {
  const ends = [...shutdowns];
  if (pathname === '/v1beta/models') {
    return { models: ends.map(([id, shutdownDate]) => ({ name: `models/${id}`, shutdownDate })) };
  }
  const data = ends.map(([id, shutdown_date]) => ({ type: 'model', object: 'model', id, shutdown_date }));
  return { object: 'list', data, has_more: false, first_id: null, last_id: null };
}

function protocolFor(path: string): Protocol | undefined {
  if (path === '/v1/chat/completions') return openaiChat;
  if (path === '/v1/responses') return openaiResponses;
  if (path === '/v1/messages') return anthropicMessages;
  return /:(?:generateContent|streamGenerateContent)$/.test(path) ? geminiGenerate : undefined;
}

/**
 * Responds as the behaviour requires, at its latency after the request's arrival: the time to create the response is
 * not added. Rejects when the client disconnects in the meantime.
 */
async function perform(
  emulation: Emulation,
  protocol: Protocol,
  { call, arrivedAt }: { readonly call: Call; readonly arrivedAt: number },
  behaviour: Behaviour,
  response: ServerResponse,
): Promise<readonly [RequestState, (TokenCounts | null)?]> {
  const answerAt = arrivedAt + behaviour.latencyMs + emulation.random() * behaviour.jitterMs;
  const isFaulty = behaviour.errorRate >= 1 || emulation.random() < behaviour.errorRate;
  const mode = isFaulty ? behaviour.mode : 'ok';
  // From its arrival: a release answers it also while its latency passes.
  const release = mode === 'held' ? released(emulation, protocol.provider, response) : null;
  release?.catch(() => undefined);
  const fault = isFaulty ? faultOf(protocol, call, behaviour) : null;
  const isAnswered = fault === null && mode !== 'hang' && mode !== 'cut_before_headers';
  const completion = isAnswered ? emulation.complete(call, mode) : null;
  const answer = completion === null ? null : answerOf(protocol, call, completion, mode);
  const leftMs = Math.ceil(answerAt - performance.now());
  if (leftMs > 0) await delay(leftMs, undefined, { signal: closedSignal(response) });
  await release;
  if (fault !== null) {
    const delayMs = behaviour.retryAfterMs;
    sendProblem(response, protocol, delayMs === null ? fault : { ...fault, retryAfterMs: delayMs });
    return [`error:${fault.status}`];
  }
  if (completion === null || answer === null) {
    if (mode === 'hang') return await new Promise((_, reject) => response.once('close', reject));
    response.destroy();
    return ['fault:cut_before_headers'];
  }
  await sendAnswer(response, answer, { ...behaviour, mode });
  const state = ANSWERS.includes(mode) ? 'ok' : (`fault:${mode}` as const);
  const isWhole = mode !== 'cut_body' && mode !== 'page';
  return [state, isWhole ? { input_tokens: completion.inputTokens, output_tokens: completion.outputTokens } : null];
}

/** The modes whose answers are whole and right. */
const ANSWERS: readonly Mode[] = ['ok', 'fenced', 'drip', 'held'];

/** Resolves when the request is released; rejects when its client disconnects before. */
function released({ held }: Emulation, provider: ProviderName, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = { provider, release: () => leave(resolve) };
    const leave = (then: () => void) => {
      held.delete(request);
      then();
    };
    held.add(request);
    response.once('close', () => leave(reject));
  });
}

function answerOf(protocol: Protocol, call: Call, completion: Completion, mode: Behaviour['mode']): Answer {
  if (mode === 'page') return { contentType: 'text/html', pieces: ['<html><body>Bad gateway</body></html>'] };
  return call.stream ? streamAnswer(protocol.stream(call, completion)) : jsonAnswer(protocol.plain(call, completion));
}

const OVERLOADED = 'The model is overloaded. Please try again later.';

/** The error with which the behaviour answers; null: none. */
function faultOf(protocol: Protocol, call: Call, { mode, errorStatus }: Behaviour): Problem | null {
  if (errorStatus !== null) {
    const isOverload = mode === 'overloaded' || errorStatus === 529;
    return problem(errorStatus, isOverload ? OVERLOADED : `Emulated error ${errorStatus}.`);
  }
  if (mode === 'out_of_credit') return protocol.outOfCredit();
  if (mode === 'unknown_model') return protocol.unknownModel(call.model);
  if (mode === 'too_long') return protocol.tooLong();
  return mode === 'overloaded' ? problem(protocol.provider === 'anthropic' ? 529 : 503, OVERLOADED) : null;
}

// With events: an async iterator costs this server a tenth of its throughput.
function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(utf8.decode(Buffer.concat(chunks))));
    request.on('error', reject);
  });
}

// A third faster for Korean than Buffer's toString, which was this server's most expensive call.
const utf8 = new TextDecoder();

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import * as z from 'zod';
import { type Behaviours, behaviourRequest } from './behaviour.ts';
import type { Recorder } from './recorder.ts';

/** The state that the remote control reads and changes. */
export interface ControlledState {
  readonly behaviours: Behaviours;
  readonly recorder: Recorder;
  /** Ids of models, and the days of their ends. */
  readonly shutdowns: Map<string, string>;
}

export interface ControlRequest {
  readonly method: string;
  readonly url: URL;
  readonly text: string;
}

export interface ControlAnswer {
  readonly status: number;
  readonly body: object;
}

/**
 * The emulator's remote control:
 *
 * - `POST /__emulator/behaviour` adds a rule (behaviour.ts), `GET` lists the rules, newest first, `DELETE` removes all.
 * - `GET /__emulator/requests?model=&provider=&contains=&limit=` returns the newest recorded requests, in order of
 *   arrival; `contains` searches path and body. `DELETE` removes them and resets the counts.
 * - `POST /__emulator/models` lists a model with the day of its end: `{"id": …, "shutdown_date": "YYYY-MM-DD"}`.
 * - `GET /__emulator/stats` counts requests: in total and by model, in flight and the most ever in flight.
 */
export function answerControl(emulation: ControlledState, request: ControlRequest): ControlAnswer {
  switch (`${request.method} ${request.url.pathname}`) {
    case 'POST /__emulator/behaviour':
      return addBehaviour(emulation, request.text);
    case 'GET /__emulator/behaviour':
      return { status: 200, body: { rules: emulation.behaviours.list() } };
    case 'DELETE /__emulator/behaviour':
      emulation.behaviours.clear();
      return { status: 200, body: { rules: [] } };
    case 'GET /__emulator/requests':
      return { status: 200, body: { requests: selectRequests(emulation, request.url.searchParams) } };
    case 'DELETE /__emulator/requests':
      emulation.recorder.clear();
      return { status: 200, body: { requests: [] } };
    case 'POST /__emulator/models':
      return endModel(emulation, request.text);
    case 'GET /__emulator/stats':
      return { status: 200, body: emulation.recorder.stats() };
    default:
      return { status: 404, body: { error: 'no such control endpoint' } };
  }
}

function addBehaviour(emulation: ControlledState, text: string): ControlAnswer {
  const parsed = behaviourRequest.safeParse(parseJson(text));
  if (!parsed.success) return { status: 400, body: { error: z.prettifyError(parsed.error) } };
  emulation.behaviours.add(parsed.data);
  return { status: 200, body: { rules: emulation.behaviours.list() } };
}

const modelEnd = z.strictObject({ id: z.string(), shutdown_date: z.iso.date() });

function endModel({ shutdowns }: ControlledState, text: string): ControlAnswer {
  const parsed = modelEnd.safeParse(parseJson(text));
  if (!parsed.success) return { status: 400, body: { error: z.prettifyError(parsed.error) } };
  shutdowns.set(parsed.data.id, parsed.data.shutdown_date);
  return { status: 200, body: { models: Object.fromEntries(shutdowns) } };
}

function selectRequests(emulation: ControlledState, query: URLSearchParams) {
  const [model, provider, contains] = [query.get('model'), query.get('provider'), query.get('contains')];
  const selected = emulation.recorder
    .requests()
    .filter((request) => model === null || request.model === model)
    .filter((request) => provider === null || request.provider === provider)
    .filter(({ path, body }) => contains === null || path.includes(contains) || body.includes(contains));
  const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY);
  return selected.slice(Math.max(0, selected.length - limit));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

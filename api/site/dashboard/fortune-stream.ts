import { useRef, useState } from 'preact/hooks';
import { type Api, ApiError, type StreamEvent } from './api.ts';
import { asApiError } from './loading.ts';
import type { Problem } from './types.ts';

/** The sections of a streamed fortune, in the order in which they are shown. */
export const SECTIONS = ['character', 'tendency', 'fortune'] as const;

export interface ArrivedSection {
  readonly data: unknown;
  /** Milliseconds after the start. */
  readonly afterMs: number;
}

export interface StreamState {
  readonly phase: 'idle' | 'running' | 'reconnecting' | 'stopped' | 'complete' | 'failed';
  readonly sections: Readonly<Record<string, ArrivedSection>>;
  /** The section that came last. */
  readonly newest: string | null;
  readonly complete: {
    readonly cached: boolean;
    readonly cost: number;
    readonly request_id: string;
    readonly ai_generated: boolean;
  } | null;
  readonly error: ApiError | null;
  readonly position: string | null;
  /** All of them, as they came. */
  readonly events: readonly ReceivedEvent[];
}

export interface ReceivedEvent extends Omit<StreamEvent, 'requestId'> {
  /** Milliseconds after the start. */
  readonly afterMs: number;
}

export interface StreamRequest {
  readonly path: string;
  readonly body: unknown;
}

const IDLE: StreamState = {
  phase: 'idle',
  sections: {},
  newest: null,
  complete: null,
  error: null,
  position: null,
  events: [],
};

/** One streamed fortune at a time: started, cut off, and resumed from where it was. */
export function useFortuneStream(api: Api) {
  const [state, setState] = useState<StreamState>(IDLE);
  const running = useRef<{
    readonly abort: AbortController;
    readonly request: StreamRequest;
    startedAt: number;
  } | null>(null);
  const change = (changes: Partial<StreamState>) => setState((now) => ({ ...now, ...changes }));
  const take = ({ name, data, requestId }: StreamEvent, startedAt: number) => {
    const afterMs = performance.now() - startedAt;
    setState((now) => ({ ...now, events: [...now.events, { name, data, afterMs }] }));
    if (name === 'error') return change({ phase: 'failed', error: errorOf(data, requestId) });
    if (name === 'complete') return change({ phase: 'complete', complete: data as StreamState['complete'] });
    const arrived = { data, afterMs };
    return setState((now) => ({
      ...now,
      phase: 'running',
      newest: name,
      sections: { ...now.sections, [name]: arrived },
    }));
  };
  const follow = async (request: StreamRequest, startedAt: number, lastEventId: string | undefined) => {
    const abort = new AbortController();
    running.current = { abort, request, startedAt };
    try {
      await api.follow(request.path, {
        body: request.body,
        signal: abort.signal,
        lastEventId,
        onEvent: (event) => take(event, startedAt),
        onPosition: (position) => change({ position }),
        onReconnect: () => change({ phase: 'reconnecting' }),
      });
    } catch (error) {
      if (abort.signal.aborted) change({ phase: 'stopped' });
      else change({ phase: 'failed', error: asApiError(error) });
    }
  };
  return {
    state,
    start(request: StreamRequest) {
      running.current?.abort.abort();
      setState({ ...IDLE, phase: 'running' });
      void follow(request, performance.now(), undefined);
    },
    /** Closes the connection; the generation goes on. */
    stop: () => running.current?.abort.abort(),
    /** Repeats the request from the last event. */
    resume() {
      const last = running.current;
      if (last === null) return;
      change({ phase: 'running', error: null });
      void follow(last.request, last.startedAt, state.position ?? undefined);
    },
  };
}

/** The `error` event as the failure of a call. */
function errorOf(data: unknown, requestId: string | null): ApiError {
  const { retryable, ...problem } = data as Problem & { readonly retryable?: boolean };
  return new ApiError(retryable === true ? 503 : 400, problem, requestId, null);
}

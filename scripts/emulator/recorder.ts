import type { ProviderName } from './protocol.ts';

/**
 * The outcome of a request: answered, rejected as the real provider would (`invalid`), answered by an injected error or
 * fault (its status or mode), or aborted by the client.
 */
export type RequestState =
  | 'in_flight'
  | 'ok'
  | 'client_gone'
  | `invalid:${number}`
  | `error:${number}`
  | `fault:${string}`;

export interface TokenCounts {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** One request in the form of `GET /__emulator/requests`. */
export interface RecordedRequest {
  readonly provider: ProviderName;
  readonly model: string;
  readonly path: string;
  readonly body: string;
  /** ISO 8601 with milliseconds. */
  readonly received_at: string;
  state: RequestState;
  /** The tokens that its answer stated; null: it got none, or not all of it. */
  usage: TokenCounts | null;
}

interface Counts {
  total: number;
  in_flight: number;
  max_in_flight: number;
  by_state: Record<string, number>;
}

/** The form of `GET /__emulator/stats`. */
export interface Stats extends Counts {
  readonly by_model: Readonly<Record<string, Counts>>;
}

export interface Recorder {
  /** Records an arrival. The returned function records its end; only its first call counts. */
  start(
    request: Omit<RecordedRequest, 'received_at' | 'state' | 'usage'>,
  ): (state: RequestState, usage?: TokenCounts | null) => void;
  requests(): readonly RecordedRequest[];
  /** Removes the recorded requests and resets the counts. Requests in flight remain counted as such. */
  clear(): void;
  stats(): Stats;
}

/** @param limit number of requests recorded, the newest; 0 records none. Counting is unaffected. */
export function createRecorder(limit: number): Recorder {
  let ring: RecordedRequest[] = [];
  let next = 0;
  let total = emptyCounts();
  let byModel = new Map<string, Counts>();

  const store = (request: RecordedRequest) => {
    if (limit === 0) return;
    ring[next] = request;
    next = (next + 1) % limit;
  };

  return {
    start(request) {
      const model = byModel.get(request.model) ?? emptyCounts();
      byModel.set(request.model, model);
      const counts = [total, model];
      const received_at = new Date().toISOString();
      const record: RecordedRequest = { ...request, received_at, state: 'in_flight', usage: null };
      for (const count of counts) arrive(count);
      store(record);
      return (state, usage = null) => {
        if (record.state !== 'in_flight') return;
        record.state = state;
        record.usage = usage;
        for (const count of counts) release(count, state);
      };
    },
    requests: () => [...ring.slice(next), ...ring.slice(0, next)],
    clear() {
      ring = [];
      next = 0;
      total = restarted(total);
      byModel = new Map(
        [...byModel].filter(([, counts]) => counts.in_flight > 0).map(([model, counts]) => [model, restarted(counts)]),
      );
    },
    stats: () => structuredClone({ ...total, by_model: Object.fromEntries(byModel) }),
  };
}

function emptyCounts(): Counts {
  return { total: 0, in_flight: 0, max_in_flight: 0, by_state: {} };
}

// The same object, because requests in flight decrement it later.
function restarted(counts: Counts): Counts {
  counts.total = 0;
  counts.max_in_flight = counts.in_flight;
  counts.by_state = {};
  return counts;
}

function arrive(counts: Counts): void {
  counts.total += 1;
  counts.in_flight += 1;
  counts.max_in_flight = Math.max(counts.max_in_flight, counts.in_flight);
}

function release(counts: Counts, state: RequestState): void {
  counts.in_flight -= 1;
  counts.by_state[state] = (counts.by_state[state] ?? 0) + 1;
}

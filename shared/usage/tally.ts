import type { FortuneType } from '../content/index.ts';
import { kstDate, kstMinute } from '../core/clock.ts';
import type { ModelName } from '../core/models.ts';
import { type Owner, ownerKey } from '../core/owner.ts';
import type { FortuneAnswers, KeyCell, ModelLatencies, UsageCell } from '../db/models/usage-days.ts';
import { latencyBucket } from './latencies.ts';

/** One request with a valid key, after its response. */
export interface CountedRequest {
  readonly owner: Owner;
  readonly keyId: string;
  /** Method and the route's pattern, `GET /v1/fortunes/{id}`. */
  readonly endpoint: string;
  readonly status: number;
  readonly latencyMs: number;
  readonly arrivedAt: Date;
  /** Fortunes in the response. */
  readonly fortunes: readonly { readonly type: FortuneType; readonly cached: boolean }[];
  /** The model that wrote the answer while the request waited; null: none did. */
  readonly writtenBy: ModelName | null;
}

/** An owner's requests in one KST minute, as counted by this process. */
export interface UsageEntry {
  readonly accountId: string;
  readonly livemode: boolean;
  /** `YYYY-MM-DDTHH:MM` */
  readonly minute: string;
  readonly cells: Readonly<Record<string, UsageCell>>;
  readonly keys: Readonly<Record<string, KeyCell>>;
  readonly fortunes: Readonly<Partial<Record<FortuneType, FortuneAnswers>>>;
  readonly latencies: ModelLatencies;
}

/** The counts since the previous batch, added to the records as a whole and once. */
export interface UsageBatch {
  /** The process that counted. New with every start. */
  readonly writer: string;
  /** Starts at 1. A writer's batches are added in this order. */
  readonly number: number;
  readonly entries: readonly UsageEntry[];
}

export interface Tally {
  /** False: the tally is full and the request is not counted. */
  add(request: CountedRequest): boolean;
  readonly empty: boolean;
  /** Returns all counts and resets them. */
  take(): readonly UsageEntry[];
}

interface OpenEntry {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly minute: string;
  readonly cells: Map<string, UsageCell>;
  readonly keys: Record<string, KeyCell>;
  readonly fortunes: Partial<Record<FortuneType, FortuneAnswers>>;
  readonly latencies: ModelLatencies;
}

/** The keys of an owner that a process counts in a day, so that a day's record has at most as many for each of its writers. */
export const MAX_KEYS = 100;

/** @param maxCells limits the memory while nothing can be written; keys have as many again */
export function createTally(maxCells: number): Tally {
  let entries = new Map<string, OpenEntry>();
  let cells = 0;
  let keyCells = 0;
  const isCounted = createKeyBound();
  /** Undefined: the request is counted without its key. */
  const keyCellOf = (entry: OpenEntry, request: CountedRequest): KeyCell | undefined => {
    const { keyId } = request;
    if (entry.keys[keyId] === undefined && keyCells < maxCells && isCounted(request)) {
      keyCells += 1;
      entry.keys[keyId] = { requests: 0, succeeded: 0, latencyMs: 0 };
    }
    return entry.keys[keyId];
  };
  return {
    add(request) {
      const entry = entryOf(entries, request);
      const key = cellKey(request.endpoint, request.status);
      let cell = entry.cells.get(key);
      if (cell === undefined) {
        if (cells >= maxCells) return false;
        cells += 1;
        cell = { requests: 0, latencyMs: 0 };
        entry.cells.set(key, cell);
      }
      const latencyMs = Math.round(request.latencyMs * 10) / 10;
      cell.requests += 1;
      cell.latencyMs += latencyMs;
      const ofKey = keyCellOf(entry, request);
      if (ofKey !== undefined) {
        ofKey.requests += 1;
        ofKey.succeeded += request.status < 400 ? 1 : 0;
        ofKey.latencyMs += latencyMs;
      }
      for (const { type, cached } of request.fortunes) {
        const answered = entry.fortunes[type] ?? { answers: 0, hits: 0 };
        entry.fortunes[type] = { answers: answered.answers + 1, hits: answered.hits + (cached ? 1 : 0) };
      }
      if (request.writtenBy !== null) {
        const latencies = entry.latencies[request.writtenBy] ?? {};
        const bucket = latencyBucket(request.latencyMs);
        entry.latencies[request.writtenBy] = { ...latencies, [bucket]: (latencies[bucket] ?? 0) + 1 };
      }
      return true;
    },
    get empty() {
      return cells === 0;
    },
    take() {
      const counted = [...entries.values()].filter((entry) => entry.cells.size > 0);
      const taken = counted.map((entry) => ({ ...entry, cells: Object.fromEntries(entry.cells) }));
      entries = new Map();
      cells = 0;
      keyCells = 0;
      return taken;
    },
  };
}

/** @returns whether the request's key is among the first of its owner in the newest day */
function createKeyBound(): (request: CountedRequest) => boolean {
  let newest = '';
  const keys = new Map<string, Set<string>>();
  return ({ owner, keyId, arrivedAt }) => {
    const day = kstDate(arrivedAt);
    if (day > newest) {
      newest = day;
      keys.clear();
    }
    const ofOwner = keys.get(ownerKey(owner)) ?? new Set();
    if (ofOwner.size < MAX_KEYS) keys.set(ownerKey(owner), ofOwner.add(keyId));
    return ofOwner.has(keyId);
  };
}

const MINUTE_MS = 60_000;

function entryOf(entries: Map<string, OpenEntry>, { owner, arrivedAt }: CountedRequest): OpenEntry {
  const { accountId, livemode } = owner;
  const key = `${accountId}:${livemode}:${Math.floor(arrivedAt.getTime() / MINUTE_MS)}`;
  const found = entries.get(key);
  if (found !== undefined) return found;
  const minute = kstMinute(arrivedAt);
  const entry = { accountId, livemode, minute, cells: new Map(), keys: {}, fortunes: {}, latencies: {} };
  entries.set(key, entry);
  return entry;
}

/** The name of a cell as a field of a record: no dot and no leading dollar sign. */
export function cellKey(endpoint: string, status: number): string {
  return `${endpoint.replaceAll('%', '%25').replaceAll('.', '%2E').replaceAll('$', '%24')}|${status}`;
}

export function parseCellKey(key: string): { readonly endpoint: string; readonly status: number } {
  const bar = key.lastIndexOf('|');
  return { endpoint: decodeURIComponent(key.slice(0, bar)), status: Number(key.slice(bar + 1)) };
}

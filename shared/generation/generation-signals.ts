import type { Logger } from '../core/logger.ts';
import type { RedisClient } from '../queues/redis.ts';

/** One capped Redis Stream signals the end of generations to every API server: ids and states, never content. */
export const GENERATION_EVENTS = '{generation-events}';
const STREAM_MAX_LENGTH = 10_000;
const BLOCK_MS = 5_000;
const READER_KEY = `${GENERATION_EVENTS}:reader`;
const READER_KEY_TTL_SECONDS = 60;

export interface GenerationEvent {
  readonly generationId: string;
  /** Callers wait by content hash, so a caller that shares a generation need not know its id. */
  readonly contentHash: string;
  readonly section: string;
  readonly state: 'succeeded' | 'failed';
}

/** Signals every API server. */
export async function publishGenerationEvent(redis: RedisClient, event: GenerationEvent): Promise<void> {
  await redis.xadd(
    GENERATION_EVENTS,
    'MAXLEN',
    '~',
    STREAM_MAX_LENGTH,
    '*',
    'g',
    event.generationId,
    'c',
    event.contentHash,
    's',
    event.section,
    't',
    event.state,
  );
}

export type GenerationListener = (event: GenerationEvent) => void;

export interface GenerationEvents {
  /** Calls `listener` once when a generation of that content ends. */
  subscribe(contentHash: string, listener: GenerationListener): void;
  /** Removes the listener, if it is still subscribed. */
  unsubscribe(contentHash: string, listener: GenerationListener): void;
  /** Signals the listeners of this process only. */
  dispatch(event: GenerationEvent): void;
  readonly listenerCount: number;
  close(): Promise<void>;
}

/**
 * The one reader of a process: serves every synchronous wait and every stream. Callers subscribe first and read the
 * database afterwards, so that no end is missed.
 * @param redis a dedicated connection (its reads block).
 */
export function readGenerationEvents(redis: RedisClient, logger: Logger): GenerationEvents {
  const listeners = new Map<string, Set<GenerationListener>>();
  let closed = false;
  const dispatch = (event: GenerationEvent) => {
    const waiting = listeners.get(event.contentHash);
    if (waiting === undefined) return;
    listeners.delete(event.contentHash);
    for (const listener of waiting) listener(event);
  };
  const done = readLoop(redis, logger, dispatch, () => closed);
  return {
    subscribe(contentHash, listener) {
      const waiting = listeners.get(contentHash) ?? new Set();
      waiting.add(listener);
      listeners.set(contentHash, waiting);
    },
    unsubscribe(contentHash, listener) {
      const waiting = listeners.get(contentHash);
      if (waiting?.delete(listener) && waiting.size === 0) listeners.delete(contentHash);
    },
    dispatch,
    get listenerCount() {
      return listeners.size;
    },
    async close() {
      closed = true;
      // A read that waits for an unreachable Redis never returns, even after a disconnect.
      const isConnected = redis.status === 'ready';
      redis.disconnect();
      if (isConnected) await done;
    },
  };
}

async function readLoop(
  redis: RedisClient,
  logger: Logger,
  dispatch: (event: GenerationEvent) => void,
  isClosed: () => boolean,
): Promise<void> {
  let lastId: string | null = null;
  while (!isClosed()) {
    try {
      // Every read names an id: with '$', an event between two reads would be lost.
      lastId ??= await latestId(redis);
      const answer: StreamAnswer = await redis.xread(
        'COUNT',
        1_000,
        'BLOCK',
        BLOCK_MS,
        'STREAMS',
        GENERATION_EVENTS,
        lastId,
      );
      // A demoted node answers reads for ever; a write makes the connection move to the new primary.
      if (answer === null) await redis.set(READER_KEY, '', 'EX', READER_KEY_TTL_SECONDS);
      for (const [, entries] of answer ?? []) {
        for (const [id, fields] of entries) {
          lastId = id;
          const event = parseEvent(fields);
          if (event !== null) dispatch(event);
        }
      }
      // The woken listeners run first; further events collect meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
    } catch (error) {
      if (isClosed()) return;
      logger.warn({ component: 'generation-events', err: error }, 'reading generation events failed; trying again');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function latestId(redis: RedisClient): Promise<string> {
  const [latest] = await redis.xrevrange(GENERATION_EVENTS, '+', '-', 'COUNT', 1);
  return latest?.[0] ?? '0-0';
}

type StreamAnswer = readonly [stream: string, entries: readonly [id: string, fields: readonly string[]][]][] | null;

function parseEvent(fields: readonly string[]): GenerationEvent | null {
  const value = (key: string) => fields[fields.indexOf(key) + 1];
  const [generationId, contentHash, section, state] = [value('g'), value('c'), value('s'), value('t')];
  if (generationId === undefined || contentHash === undefined || section === undefined) return null;
  return state === 'succeeded' || state === 'failed' ? { generationId, contentHash, section, state } : null;
}

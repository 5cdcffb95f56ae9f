import * as z from 'zod';
import type { Birth } from './births.ts';
import type { OpenedStream, StreamRequest, StreamTimes } from './stream-client.ts';

/** The input of the stream readers (programs/streams.ts, programs/stream-crowd.ts). */
export const streamRequests = z.array(z.object({ url: z.string(), key: z.string(), body: z.string() }));

/** The events of a daily fortune's stream, in any order, `complete` last. */
const SECTIONS = ['character', 'fortune', 'tendency'];

/** The outcome of one stream. */
export interface Outcome {
  readonly times: StreamTimes;
  /** Each section once, then `complete`, with a distinct id of one call for every event. */
  readonly isWhole: boolean;
  /** Without a generation. */
  readonly isCached: boolean;
}

/** Waits for the end of a stream. */
export async function outcomeOf(stream: OpenedStream): Promise<Outcome> {
  const times = await stream.ended;
  const { events } = times;
  const last = events.at(-1);
  const sections = events.slice(0, -1).map(({ event }) => event);
  const calls = new Set(events.map(({ id }) => id.slice(0, id.indexOf('.'))));
  return {
    times,
    isWhole:
      last?.event === 'complete' &&
      sections.sort().join() === SECTIONS.join() &&
      new Set(events.map(({ id }) => id)).size === events.length &&
      calls.size === 1,
    isCached: last?.event === 'complete' && last.data.startsWith('{"cached":true'),
  };
}

/** Three sections in parallel, of one chart, by one model. */
export function dailyStream(apiUrl: string, key: string, birth: Birth): StreamRequest {
  const two = (number: number) => String(number).padStart(2, '0');
  const body = {
    name: '김벤치',
    birth_date: `${birth.birth_year}-${two(birth.birth_month)}-${two(birth.birth_day)}`,
    birth_time: `${two(birth.birth_hour)}:00`,
    gender: birth.gender,
    model: 'haiku',
  };
  return { url: `${apiUrl}/v1/fortunes/daily-stream`, key, body: JSON.stringify(body) };
}

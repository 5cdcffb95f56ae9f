import { BIRTH, type Client, type HttpAnswer, until } from './http.ts';

/** Profiles with distinct charts: no two share content. @param count at most 300 */
export async function createProfiles(call: Client, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += 20) {
    const places = Array.from({ length: Math.min(20, count - from) }, (_, index) => from + index);
    const created = places.map(async (place) => {
      const birth = { ...BIRTH, birth_month: 1 + Math.floor(place / 25), birth_day: 1 + (place % 25) };
      return (await call('POST', '/v1/profiles', { body: birth })).textAt('id');
    });
    ids.push(...(await Promise.all(created)));
  }
  return ids;
}

/** Polls a batch until it has ended. @returns its last read */
export function batchEnded(call: Client, id: string, timeoutMs = 100_000): Promise<HttpAnswer> {
  return until(
    'the batch has ended',
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const answer = await call('GET', `/v1/fortunes/batch/${id}`).catch(() => null);
      return answer === null || answer.status !== 200 || answer.at('completed_at') === undefined ? null : answer;
    },
    timeoutMs,
  );
}

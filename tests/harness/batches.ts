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

/** Posts a batch of daily fortunes. @param more further fields of its body */
export function postBatch(
  call: Client,
  profile_ids: readonly unknown[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<HttpAnswer> {
  return call('POST', '/v1/fortunes/batch', { body: { profile_ids, fortune_type: 'daily', ...more } });
}

/** The same, and the batch must be accepted. @returns its id */
export async function createBatch(...args: Parameters<typeof postBatch>): Promise<string> {
  const accepted = await postBatch(...args);
  if (accepted.status !== 202) throw new Error(`the batch was not accepted: ${accepted.status} ${accepted.text}`);
  return accepted.textAt('id');
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

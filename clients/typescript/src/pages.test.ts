import { afterEach, describe, expect, it } from '@jest/globals';
import { type Answer, json, type ScriptedServer, startScriptedServer } from '../../../tests/harness/scripted-server.ts';
import { Saju } from './index.ts';

describe('a list', () => {
  let server: ScriptedServer | null = null;

  afterEach(async () => {
    await server?.close();
    server = null;
  });

  async function clientOf(answers: readonly Answer[]) {
    const started = await startScriptedServer(answers);
    server = started;
    return { started, saju: new Saju({ apiKey: 'bs_test_x', baseUrl: started.url }) };
  }

  it('asks for the pages when their items are needed, with the same filter', async () => {
    const { started, saju } = await clientOf([page(['a', 'b'], 'next'), page(['c'], null)]);
    const seen: string[] = [];
    for await (const { id } of saju.profiles.list({ limit: 2, external_id: '고객 1' })) {
      seen.push(id);
      if (id === 'b') expect(started.requests).toHaveLength(1);
    }
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(started.requests.map(({ url }) => new URL(url, 'http://x').searchParams).map(Object.fromEntries)).toEqual([
      { limit: '2', external_id: '고객 1' },
      { limit: '2', external_id: '고객 1', cursor: 'next' },
    ]);
  });

  it('asks for no further page when the caller leaves the loop', async () => {
    const { started, saju } = await clientOf([page(['a', 'b'], 'next')]);
    for await (const _item of saju.profiles.list()) break;
    expect(started.requests).toHaveLength(1);
  });

  it('begins anew with each iteration, or at a given cursor', async () => {
    const { started, saju } = await clientOf([page(['a'], null)]);
    const list = saju.profiles.list({ cursor: 'there' });
    expect(await list.toArray()).toHaveLength(1);
    expect((await list.page()).total_count).toBe(9);
    expect(started.requests.map(({ url }) => url)).toEqual(['/v1/profiles?cursor=there', '/v1/profiles?cursor=there']);
  });

  it('goes over empty pages, and ends at one without a cursor', async () => {
    const { saju } = await clientOf([page([], 'b'), page(['a'], 'c'), page([], null, true)]);
    expect(await saju.profiles.list().toArray()).toHaveLength(1);
  });

  it('repeats a page that failed', async () => {
    const busy = json(503, {}, { 'Retry-After': '0' });
    const { saju } = await clientOf([page(['a'], 'b'), busy, page(['c'], null)]);
    expect((await saju.profiles.list().toArray()).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('does not turn in a circle', async () => {
    const { saju } = await clientOf([page(['a'], 'same')]);
    await expect(saju.profiles.list().toArray()).rejects.toMatchObject({ name: 'SajuError' });
  });
});

function page(ids: readonly string[], next: string | null, hasMore = next !== null): Answer {
  return json(200, { data: ids.map((id) => ({ id })), has_more: hasMore, next_cursor: next, total_count: 9 });
}

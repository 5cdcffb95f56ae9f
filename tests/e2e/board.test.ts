import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../shared/core/clock.ts';
import { addCalls } from '../../shared/status/model-health.ts';
import { batchEnded, createBatch, createProfiles } from '../harness/batches.ts';
import { createClient, until } from '../harness/http.ts';
import { OPS_LOGIN } from '../harness/platform.ts';
import { type ProviderPlatform, startProviderPlatform } from '../harness/providers.ts';

interface BoardQueue {
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly jobs: readonly {
    readonly name: string;
    readonly failedReason?: string;
    readonly stacktrace: readonly string[];
    readonly externalUrl: { readonly href: string };
  }[];
}

const AUTHORIZATION = `Basic ${Buffer.from(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`).toString('base64')}`;

describe('the queue board', () => {
  let started: ProviderPlatform;

  beforeAll(async () => {
    started = await startProviderPlatform({ pools: 'haiku,maintenance' });
  });
  afterAll(() => started.platform.stop());

  const failedJobsOf = async (queue: string): Promise<BoardQueue> => {
    const board = createClient(started.apiServer.opsUrl);
    const path = `/queues/api/queues?activeQueue=${queue}&status=failed&page=1&jobsPerPage=50`;
    const { body } = await board('GET', path, { headers: { Authorization: AUTHORIZATION } });
    const found = (body as { queues: BoardQueue[] }).queues.find(({ name }) => name === queue);
    if (found === undefined) throw new Error(`the board has no queue ${queue}`);
    return found;
  };

  it('shows every generation of a batch as failed, with its reason, while the provider answers 500', async () => {
    const { call, emulator, platform } = started;
    // With fewer successful calls the breaker would open, and the batch would wait for its probes.
    await addCalls(platform.redis, systemClock, 'haiku', { succeeded: 50, failed: 0, tripping: 0, latencyMs: 50 });
    emulator.behave({ error_status: 500 });
    const batchId = await createBatch(call, await createProfiles(call, 12), { model: 'haiku' });
    expect((await batchEnded(call, batchId)).body).toMatchObject({ completed_count: 0, failed_count: 12 });
    const queue = await until('all jobs have ended', async () => {
      const found = await failedJobsOf('generation-haiku');
      return found.counts['failed'] === 12 && found;
    });
    expect(queue.counts).toMatchObject({ failed: 12, completed: 0, active: 0, delayed: 0, prioritized: 0 });
    expect(queue.jobs.map(({ failedReason }) => JSON.parse(failedReason ?? ''))).toEqual(
      Array(12).fill({ kind: 'transient', provider_status: 500, provider_error_type: 'api_error', attempts: 3 }),
    );
    for (const { name, stacktrace, externalUrl } of queue.jobs) {
      expect([name, stacktrace]).toEqual(['haiku profile_fortune', []]);
      const story = await createClient(started.apiServer.opsUrl)('GET', externalUrl.href, {
        headers: { Authorization: AUTHORIZATION },
      });
      expect([story.status, story.text.includes('api_error')]).toEqual([200, true]);
    }
  });
});

import { expect } from '@jest/globals';
import * as z from 'zod';
import { runCommand } from '../harness/cli.ts';
import { BIRTH, createClient, keepsWithin, until } from '../harness/http.ts';
import { OPS_LOGIN } from '../harness/platform.ts';
import { type Site, STRIKE_NAMES, STRIKES, type StrikeName, strikeAmidWork, strikeIdle } from './flows.ts';

/** Until the platform serves again after another server has become primary. */
const SERVED_WITHIN_MS = 5_000;

const DIAGNOSIS = z.object({ checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })) });
/** Checks of the doctor that ask Redis, and hold for what runs here. */
const DIAGNOSED = ['redis', 'redis.clock', 'workers.haiku', 'workers.webhook', 'workers.maintenance'];

/** API server, worker, limits, webhooks, generations, board, metrics, command line and doctor. */
export async function expectEveryPart(site: Site): Promise<void> {
  const { front, platform, receiver } = site;
  const account = await platform.account();
  const call = createClient(front.url, { key: account.liveKey });
  const operator = createClient(front.opsUrl, {
    headers: { Authorization: `Basic ${btoa(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`)}` },
  });
  expect((await call('GET', '/v1/health')).status).toBe(200);
  await until('the worker is known', async () => {
    return (await call('GET', '/v1/status')).at('components.ai_models.haiku.status') === 'operational';
  });
  const remaining = async () => Number((await call('GET', '/v1/profiles')).headers.get('x-ratelimit-remaining'));
  expect((await remaining()) - (await remaining())).toBe(1);
  const webhook = { url: `${receiver.url}/parts`, events: ['profile.created'] };
  const webhookId = (await call('POST', '/v1/webhooks', { body: webhook })).textAt('id');
  expect((await call('POST', `/v1/webhooks/${webhookId}/test`, { body: {} })).status).toBe(200);
  const profile_id = (await call('POST', '/v1/profiles', { body: BIRTH })).textAt('id');
  await until('the event is delivered', async () => receiver.received('/parts').length === 2);
  expect((await call('POST', '/v1/fortunes', { body: { profile_id, type: 'daily' } })).status).toBe(201);
  const board = await operator('GET', '/queues/api/queues?activeQueue=generation-haiku&status=completed&page=1');
  expect(board.status).toBe(200);
  expect(board.text).toContain('generation-haiku');
  await until('the metrics show the job and its worker', async () => {
    const { text } = await operator('GET', '/metrics');
    return (
      /saju_queue_jobs\{queue="generation-haiku",state="completed"\} [1-9]/.test(text) &&
      text.includes('saju_model_workers{model="haiku"} 1')
    );
  });
  // The doctor ends with 1 here, because some checks fail, such as that of the mail server, which is not set.
  const cli = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await runCommand(platform, [...args, '--json'])).stdout);
  expect(await cli('reconcile', '--dry-run')).toMatchObject({ requeued: 0 });
  let wrong: unknown;
  await until(
    () => `the doctor finds nothing wrong: ${JSON.stringify(wrong)}`,
    async () => {
      const { checks } = DIAGNOSIS.parse(await cli('doctor'));
      const found = checks.filter(({ name }) => DIAGNOSED.includes(name));
      wrong = found.filter(({ ok }) => !ok);
      return found.length === DIAGNOSED.length && found.every(({ ok }) => ok);
    },
  );
}

/** @param key of which the primary is struck */
export async function expectNothingLost(site: Site, key: string, name: StrikeName): Promise<void> {
  const strike = STRIKES[name];
  let year = 1930 + 10 * STRIKE_NAMES.indexOf(name);
  const outcome = await strikeAmidWork(site, key, strike, year);
  site.outcomes.set(name, outcome);
  await site.nodes.settled();
  expect(outcome).toMatchObject({ lost: 0, chargedTwice: 0 });
  let { servedMs } = outcome;
  await keepsWithin(SERVED_WITHIN_MS, async () => {
    year += 1;
    if (servedMs >= SERVED_WITHIN_MS) servedMs = await strikeIdle(site, key, strike, year);
    return servedMs;
  });
}

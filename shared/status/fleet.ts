import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Config, ConfigError, settingNames } from '../core/config.ts';
import { withDeadline } from '../core/deadline.ts';
import type { Logger } from '../core/logger.ts';
import { MODEL_NAMES, MODELS, type ModelName } from '../core/models.ts';
import { runEvery } from '../core/run-every.ts';
import type { PoolName } from '../queues/catalogue.ts';
import { renewMember } from '../queues/members.ts';
import type { RedisClient } from '../queues/redis.ts';

/**
 * The live processes of each pool and their settings, in Redis: names of settings, never values. A worker without the
 * settings of the others would take jobs that it cannot process, so it refuses to start. API servers belong to every
 * pool, because they decide what its workers do.
 */
export interface Fleet {
  /** @throws ConfigError naming the settings that this process lacks */
  requireSame(pools: readonly PoolName[]): Promise<void>;
  /** Publishes this process's settings until it is closed. */
  register(pools: readonly PoolName[]): { close(): Promise<void> };
}

const RENEW_EVERY_MS = 1_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** A process without a heartbeat for this long is dead. */
const ALIVE_MS = 10_000;

interface Member {
  readonly id: string;
  readonly settings: readonly string[];
  readonly renewedAt: number;
}

export function createFleet(deps: {
  readonly redis: RedisClient;
  readonly config: Config;
  /** A setting with any value counts as present. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
}): Fleet {
  const { redis, config, environment, logger } = deps;
  const own = randomUUID();
  const memberOf = (pool: PoolName) => `${own} ${settingsOf(config, pool).join(' ')}`;

  const renew = (pools: readonly PoolName[]) =>
    Promise.all(pools.map((pool) => renewMember(redis, keyOf(pool), memberOf(pool), ALIVE_MS)));
  const findMissing = async (pools: readonly PoolName[], earlier: ReadonlyMap<string, number>) => {
    const missing = new Set<string>();
    const read = new Map<string, number>();
    for (const pool of pools) {
      for (const { id, settings, renewedAt } of await readMembers(redis, pool)) {
        read.set(`${pool} ${id}`, renewedAt);
        if (renewedAt <= (earlier.get(`${pool} ${id}`) ?? 0)) continue;
        for (const name of settings) if (!environment[name]) missing.add(name);
      }
    }
    return { missing, read };
  };

  return {
    async requireSame(pools) {
      const { missing, read } = await findMissing(pools, new Map());
      if (missing.size === 0) return;
      // The entry of a killed process is not renewed.
      await delay(3 * RENEW_EVERY_MS);
      const confirmed = await findMissing(pools, read);
      if (confirmed.missing.size === 0) return;
      throw new ConfigError(
        [...confirmed.missing].sort().map((name) => `${name} is missing: running processes of the same pools have it`),
      );
    },
    register(pools) {
      const report = (work: Promise<unknown>) =>
        work.catch((error: unknown) => logger.warn({ err: error, component: 'fleet' }, 'cannot publish settings'));
      const renewals = runEvery(RENEW_EVERY_MS, () => report(renew(pools)), { atOnce: true });
      return {
        async close() {
          const ended = renewals.stop();
          if (redis.status !== 'ready') return;
          const deregisterAll = async () => {
            await ended;
            await report(Promise.all(pools.map((pool) => redis.zrem(keyOf(pool), memberOf(pool)))));
          };
          // A Redis that hangs expires this process on its own, and must not delay the stop.
          await withDeadline(CLOSE_TIMEOUT_MS, deregisterAll(), () => undefined);
        },
      };
    },
  };
}

/**
 * The settings that live processes of a pool have, by name; API servers are in every pool. Null: none is alive.
 * @throws when Redis does not answer
 */
export async function liveSettings(redis: RedisClient, pool: PoolName): Promise<ReadonlySet<string> | null> {
  const members = await readMembers(redis, pool);
  return members.length === 0 ? null : new Set(members.flatMap(({ settings }) => settings));
}

const keyOf = (pool: PoolName) => `{pool:${pool}}:settings`;

async function readMembers(redis: RedisClient, pool: PoolName): Promise<Member[]> {
  return membersFrom(await redis.zrangebyscore(keyOf(pool), '-inf', '+inf', 'WITHSCORES'));
}

function membersFrom(members: readonly string[]): Member[] {
  return members.flatMap((member, index) => {
    if (index % 2 === 1) return [];
    const [id = '', ...settings] = member.split(' ');
    return [{ id, settings: settings.filter((name) => name !== ''), renewedAt: Number(members[index + 1]) }];
  });
}

/** The settings of a pool that change the result of its jobs when absent or left at their default. */
export function settingsOf(config: Config, pool: PoolName): readonly string[] {
  if (pool === 'webhook') {
    return [
      ...(config.smtpUrl === null ? [] : ['SMTP_URL']),
      ...(config.webhookAllowPrivateTargets ? ['WEBHOOK_ALLOW_PRIVATE_TARGETS'] : []),
    ];
  }
  if (pool !== 'maintenance') {
    return [...credentialsOf(config, pool), ...(config.gateJudgeModel === null ? [] : ['GATE_JUDGE_MODEL'])];
  }
  // The maintenance pool opens the generations of batches, as an API server would.
  return [
    ...(config.simulateUnconfiguredModels ? ['SIMULATE_UNCONFIGURED_MODELS'] : []),
    ...MODEL_NAMES.flatMap((model) => [...credentialsOf(config, model), ...termsOf(config, model)]),
  ];
}

function credentialsOf(config: Config, model: ModelName): string[] {
  const { apiKey, baseUrl } = config.models[model];
  const names = settingNames(model);
  return [...(apiKey === null ? [] : [names.apiKey]), ...(baseUrl === null ? [] : [names.baseUrl])];
}

function termsOf(config: Config, model: ModelName): string[] {
  const { providerModelId, priceUsd } = config.models[model];
  const { defaultModelId, defaultPriceUsd } = MODELS[model];
  const names = settingNames(model);
  return [
    ...(providerModelId === defaultModelId ? [] : [names.modelId]),
    ...(priceUsd === defaultPriceUsd ? [] : [names.price]),
  ];
}

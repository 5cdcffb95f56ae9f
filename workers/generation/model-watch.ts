import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { ModelName } from '../../shared/core/models.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { recordShutdown, takeWatch } from '../../shared/status/model-health.ts';
import type { Providers } from './providers.ts';

const LIST_TIMEOUT_MS = 30_000;
const ASKED_EVERY_MS = 2_000;

/**
 * Asks the providers when they end the models of this worker, once for each run of `models-watch`: only a model's worker has
 * its key. A provider that does not answer leaves what was known.
 */
export function startModelWatch(
  deps: {
    readonly config: Pick<Config, 'models'>;
    readonly providers: Pick<Providers, 'of'>;
    readonly redis: RedisClient;
    readonly logger: Logger;
  },
  models: readonly ModelName[],
): { close(): void } {
  const { config, redis, logger } = deps;
  const watched = models.filter((model) => config.models[model].apiKey !== null);
  const read = async (model: ModelName) => {
    if (!(await takeWatch(redis, model))) return;
    const provider = await deps.providers.of(model);
    const listed = await provider.listModels(AbortSignal.timeout(LIST_TIMEOUT_MS));
    const shutdownAt = listed.find(({ id }) => id === config.models[model].providerModelId)?.shutdownAt ?? null;
    await recordShutdown(redis, model, shutdownAt);
    if (shutdownAt !== null) logger.warn({ model, shutdown_date: shutdownAt }, 'the provider ends a model');
  };
  let running = false;
  const timer = setInterval(async () => {
    // Calls wait while Redis is away, and would accumulate.
    if (running) return;
    running = true;
    for (const model of watched) {
      await read(model).catch((error: unknown) =>
        logger.warn({ err: error, model, component: 'model-watch' }, "a provider's list of models cannot be read"),
      );
    }
    running = false;
  }, ASKED_EVERY_MS);
  return { close: () => clearInterval(timer) };
}

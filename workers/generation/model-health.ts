import { randomUUID } from 'node:crypto';
import type { Clock } from '../../shared/core/clock.ts';
import { type Config, settingNames } from '../../shared/core/config.ts';
import { withDeadline } from '../../shared/core/deadline.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { ModelName } from '../../shared/core/models.ts';
import { runEvery } from '../../shared/core/run-every.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import {
  acquireProbe,
  closeBreaker,
  endHoldOfOtherId,
  extendOpen,
  holdModels,
  modelsHeld,
  type OpenBreakers,
  openBreaker,
  readOpen,
  shouldOpen,
} from '../../shared/status/breaker.ts';
import { liveSettings } from '../../shared/status/fleet.ts';
import {
  addCalls,
  type CallSums,
  deregister,
  type Held,
  hasOtherWorker,
  heartbeat,
  publishSlots,
  readModel,
  type SlotCounts,
  type WaitSums,
} from '../../shared/status/model-health.ts';
import { startRecovery } from '../../shared/status/recovery.ts';
import type { ProviderErrorKind } from '../providers/provider.ts';

type Call = Pick<GenerationRecord, 'model' | 'simulated'>;

/** Reports this worker's provider calls and tracks which models' breakers are open. */
export interface ModelHealth {
  /** Whether the call may be made; `probe`: it tests a model whose breaker is open. */
  enter(call: Call): Promise<'call' | 'probe' | 'refused'>;
  succeeded(call: Call, latencyMs: number, entry: 'call' | 'probe'): void;
  /** An attempt has failed: for the breaker. */
  failed(call: Call, kind: ProviderErrorKind, entry: 'call' | 'probe'): void;
  /** A job of the model has started for the first time. */
  started(model: ModelName, waitedMs: number): void;
  /** A call ends without an answer, after all its attempts: for the status. */
  gaveUp(call: Call): void;
  /** Why its calls wait for an operator; null: they do not. */
  heldAs(model: ModelName): Held | null;
  /**
   * The provider refuses this worker's credentials. While another worker takes the model's jobs, this one takes none. It
   * tries again after `RETRY_REFUSED_MS`.
   * @returns whether another worker takes them
   */
  refused(model: ModelName): Promise<boolean>;
  /**
   * This process has no credentials for the model: while another one has, it takes none of the model's jobs.
   * @returns whether another one has
   */
  lacksCredentials(model: ModelName): Promise<boolean>;
  /** Starts the reports and heartbeats of a worker of these models; `close` stops them and deregisters the worker. */
  start(models: readonly ModelName[], runtime: ModelRuntime): Promise<{ close(): Promise<void> }>;
}

export interface ModelRuntime {
  isRunning(): boolean;
  /** Whether this worker leaves the jobs of the model to others: the provider refuses its credentials, or it has none. */
  setRefused(model: ModelName, isRefused: boolean): void;
  slots(model: ModelName): SlotCounts | null;
}

const REPORT_EVERY_MS = 1_000;
/** Unchanged slots are published this often: an idle worker should cost Redis little. */
const REPEAT_SLOTS_MS = 4_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Credentials may be corrected at the provider. */
const RETRY_REFUSED_MS = 60_000;

export function createModelHealth(deps: {
  readonly redis: RedisClient;
  readonly clock: Clock;
  readonly config: Pick<Config, 'models'>;
  readonly logger: Logger;
}): ModelHealth {
  const { redis, clock, config, logger } = deps;
  const worker = randomUUID();
  const counted = new Map<ModelName, { -readonly [Field in keyof (CallSums & WaitSums)]: number }>();
  let open: OpenBreakers = new Map();
  let changed = 0;
  /** When the provider first refused this worker's credentials. */
  const refusedAt = new Map<ModelName, number>();
  /** Models for which this process has no credentials, although their calls are not simulated. */
  const lacking = new Set<ModelName>();
  let setRefused: ModelRuntime['setRefused'] = () => undefined;
  let slotsOf: ModelRuntime['slots'] = () => null;
  /** The slots last published, and when, by model. */
  const published = new Map<ModelName, { readonly slots: string; readonly at: number }>();

  /** The simulator never fails, so its calls count only for models that it replaces. */
  const counts = ({ model, simulated }: Call) => !simulated || config.models[model].apiKey === null;
  const sums = (model: ModelName) => {
    const known = counted.get(model) ?? { succeeded: 0, failed: 0, tripping: 0, latencyMs: 0, started: 0, waitedMs: 0 };
    counted.set(model, known);
    return known;
  };
  const logged = (work: Promise<unknown>) =>
    work.catch((error: unknown) =>
      logger.warn({ err: error, component: 'model-health' }, 'provider calls could not be reported'),
    );

  const reportCalls = async () => {
    const reported = [...counted];
    counted.clear();
    for (const [model, calls] of reported) {
      await addCalls(redis, clock, model, calls);
      if (calls.tripping > 0 && shouldOpen(await readModel(redis, clock, model))) {
        await openBreaker(redis, clock, model);
        logger.warn({ model, component: 'breaker' }, 'the breaker has opened');
      }
    }
  };
  const forgetRefusal = (model: ModelName) => {
    if (refusedAt.delete(model)) void logged(deregister(redis, model, worker, 'refused'));
  };
  /** While Redis does not answer they may have. */
  const othersHaveCredentials = async (model: ModelName) => {
    try {
      return (await liveSettings(redis, model))?.has(config.models[model].apiKeyVariable) ?? false;
    } catch {
      return true;
    }
  };
  /** @returns whether only other workers take the model's jobs */
  const isLeftToOthers = async (model: ModelName) => {
    if (lacking.has(model) && !(await othersHaveCredentials(model))) lacking.delete(model);
    if (lacking.has(model)) return true;
    if (performance.now() - (refusedAt.get(model) ?? performance.now()) > RETRY_REFUSED_MS) forgetRefusal(model);
    if (!refusedAt.has(model)) return false;
    await heartbeat(redis, model, worker, 'refused');
    return hasOtherWorker(redis, model, worker);
  };
  const reportAlive = async (model: ModelName) => {
    const isLeft = await isLeftToOthers(model);
    setRefused(model, isLeft);
    await (isLeft ? deregister(redis, model, worker) : heartbeat(redis, model, worker));
    await reportSlots(model);
  };
  const reportSlots = async (model: ModelName) => {
    const slots = slotsOf(model);
    if (slots === null) return;
    const [text, at] = [`${slots.total} ${slots.held}`, performance.now()];
    const last = published.get(model);
    if (last?.slots === text && at - last.at < REPEAT_SLOTS_MS) return;
    await publishSlots(redis, model, worker, slots);
    published.set(model, { slots: text, at });
  };
  const report = async (alive: readonly ModelName[]) => {
    await Promise.all(alive.map(reportAlive));
    await reportCalls();
    const before = changed;
    const read = await readOpen(redis);
    // A breaker that this worker changed in between may be as before in this read.
    if (changed === before) open = read;
  };
  const asked = (model: ModelName) => ({ model, modelId: config.models[model].providerModelId });
  const hold = (call: Call, held: Held) => {
    const models = modelsHeld(call.model, held);
    if (open.get(call.model) !== held) {
      const { apiKeyVariable, providerModelId } = config.models[call.model];
      const cause = {
        out_of_credit: `the account of ${apiKeyVariable} has no credit left: add credit at the provider`,
        unknown_model: `the provider does not know the model ${providerModelId}: correct ${settingNames(call.model).modelId}`,
      }[held];
      logger.error({ model: call.model, held, component: 'breaker' }, `${models.join(', ')} held: ${cause}`);
    }
    open = new Map([...open, ...models.map((model) => [model, held] as const)]);
    changed += 1;
    void logged(holdModels(redis, clock, asked(call.model), held));
  };
  const close = (call: Call) => {
    const held = open.get(call.model) ?? null;
    const models = held === null ? [call.model] : modelsHeld(call.model, held);
    open = new Map([...open].filter(([model]) => !models.includes(model)));
    changed += 1;
    logger.info({ model: call.model, component: 'breaker' }, 'the breaker has closed');
    for (const model of models) {
      void logged(Promise.all([closeBreaker(redis, clock, model), startRecovery(redis, model)]));
    }
  };

  return {
    async enter(call) {
      const state = call.simulated ? undefined : open.get(call.model);
      if (state === undefined) return 'call';
      return (await acquireProbe(redis, call.model, 'probed', state)) ? 'probe' : 'refused';
    },
    succeeded(call, latencyMs, entry) {
      if (!call.simulated) forgetRefusal(call.model);
      if (!counts(call)) return;
      const known = sums(call.model);
      known.succeeded += 1;
      known.latencyMs += latencyMs;
      if (entry === 'probe') close(call);
    },
    heldAs: (model) => open.get(model) ?? null,
    failed(call, kind, entry) {
      if (!counts(call) || kind === 'aborted') return;
      if (kind === 'out_of_credit' || kind === 'unknown_model') return hold(call, kind);
      const known = sums(call.model);
      // A provider that states when it has capacity gets a pause, which loses no calls.
      if (kind !== 'rate_limited' && kind !== 'overloaded') known.tripping += 1;
      if (entry === 'probe') void logged(extendOpen(redis, call.model));
    },
    started(model, waitedMs) {
      const known = sums(model);
      known.started += 1;
      known.waitedMs += waitedMs;
    },
    gaveUp(call) {
      if (counts(call)) sums(call.model).failed += 1;
    },
    async refused(model) {
      if (!refusedAt.has(model)) {
        refusedAt.set(model, performance.now());
        logger.warn(
          { model, component: 'model-health' },
          `the provider refuses the credentials of this worker: check ${config.models[model].apiKeyVariable}`,
        );
      }
      const isLeft = await isLeftToOthers(model);
      if (isLeft) setRefused(model, true);
      return isLeft;
    },
    async lacksCredentials(model) {
      if (lacking.has(model)) return true;
      if (!(await othersHaveCredentials(model))) return false;
      lacking.add(model);
      logger.warn(
        { model, component: 'model-health' },
        `this worker has no ${config.models[model].apiKeyVariable}, which other processes have: it takes no jobs of the model`,
      );
      setRefused(model, true);
      return true;
    },
    async start(models, runtime) {
      setRefused = runtime.setRefused;
      slotsOf = runtime.slots;
      await logged(Promise.all(models.map((model) => endHoldOfOtherId(redis, clock, asked(model)))));
      await logged(report(models));
      const reports = runEvery(REPORT_EVERY_MS, () => logged(report(runtime.isRunning() ? models : [])));
      return {
        async close() {
          const ended = reports.stop();
          if (redis.status !== 'ready') return;
          const deregisterAll = async () => {
            await ended;
            const left = models.flatMap((model) =>
              (['workers', 'refused'] as const).map((role) => deregister(redis, model, worker, role)),
            );
            await logged(Promise.all([reportCalls(), ...left]));
          };
          // If Redis hangs, the heartbeats expire; it must not delay the stop.
          await withDeadline(CLOSE_TIMEOUT_MS, deregisterAll(), () => undefined);
        },
      };
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { JUDGEMENT_SCHEMA, judgePrompt, refusalOf, type SectionRequest } from '../../shared/content/index.ts';
import type { Clock } from '../../shared/core/clock.ts';
import type { Config } from '../../shared/core/config.ts';
import type { Logger } from '../../shared/core/logger.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import type { ModelName } from '../../shared/core/models.ts';
import type { PoolSettingsWatch } from '../../shared/status/pool-settings.ts';
import { type GenerateResult, ProviderError } from '../providers/provider.ts';
import { bookCall } from './book-call.ts';
import type { CostLedger } from './cost-ledger.ts';
import { type ProviderPauses, throwIfPaused } from './provider-pauses.ts';
import { type ProviderRate, takePermit } from './provider-rate.ts';
import type { Providers } from './providers.ts';

/** A second model that reads what another has written, after the gate's rules have found nothing. */
export interface Judge {
  /**
   * A judge that cannot be asked lets the answer pass: it then stands by the rules alone, which metric, log and alert tell.
   * @returns why the answer is refused, for its writer; null: it may be stored
   * @throws ProviderError `aborted` with the signal
   */
  judge(request: SectionRequest, output: unknown, signal: AbortSignal): Promise<string | null>;
}

export interface JudgeDeps {
  readonly config: Pick<Config, 'gateJudgeModel' | 'models'>;
  readonly clock: Clock;
  readonly providers: Pick<Providers, 'of'>;
  readonly poolSettings: Pick<PoolSettingsWatch, 'of'>;
  readonly providerPauses: Pick<ProviderPauses, 'remainingMs'>;
  readonly providerRate: Pick<ProviderRate, 'take'>;
  readonly costLedger: Pick<CostLedger, 'add'>;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** A reader waits for it: shorter than the call that it judges. */
const TIMEOUT_MS = 10_000;
/** For a permit of the operators' limit. */
const PERMIT_WAIT_MS = 3_000;
/** A verdict has some 100 tokens; the rest is for models that think first. */
const MAX_TOKENS = 2_000;

/** After so many failures in a row the judge is not asked for a while, so that its silence delays no answer. */
const AWAY_AFTER = 3;
const AWAY_MS = 30_000;

/** @returns null when no model is to judge */
export function createJudge(deps: JudgeDeps): Judge | null {
  const { config, metrics, logger } = deps;
  const model = config.gateJudgeModel;
  if (model === null) return null;
  let failures = 0;
  let awayUntil = 0;
  return {
    async judge(request, output, signal) {
      if (performance.now() < awayUntil) {
        metrics.judged(model, 'skipped');
        return null;
      }
      try {
        const refusal = await verdictOn(deps, model, request, output, signal);
        failures = 0;
        metrics.judged(model, refusal === null ? 'passed' : 'refused');
        return refusal;
      } catch (error) {
        if (signal.aborted) throw new ProviderError('aborted', 'the attempt ended while its answer was judged');
        failures += 1;
        if (failures >= AWAY_AFTER) awayUntil = performance.now() + AWAY_MS;
        metrics.judged(model, 'failed');
        logger.warn({ err: error, model, component: 'judge' }, 'an answer is stored without the verdict of the judge');
        return null;
      }
    },
  };
}

/** @throws when the judge cannot be asked, or gives no verdict */
async function verdictOn(
  deps: JudgeDeps,
  model: ModelName,
  request: SectionRequest,
  output: unknown,
  signal: AbortSignal,
): Promise<string | null> {
  if (deps.poolSettings.of(model).paused) throw new Error('an operator has paused the judge');
  throwIfPaused(await deps.providerPauses.remainingMs(model));
  const permit = await permitFor(deps, model, signal);
  try {
    const provider = await deps.providers.of(model);
    permit.use();
    const { output: judgement } = await booked(deps, model, () =>
      provider.generate({
        ...judgePrompt(request, output),
        modelId: deps.config.models[model].providerModelId,
        schemaName: 'judgement',
        schema: JUDGEMENT_SCHEMA,
        settings: { temperature: 0, thinking: 'minimal' },
        maxTokens: MAX_TOKENS,
        timeoutMs: TIMEOUT_MS,
        signal,
      }),
    );
    const refusal = refusalOf(judgement);
    if (refusal === undefined) throw new Error('the judge gave no verdict');
    return refusal;
  } finally {
    permit.release();
  }
}

async function permitFor(deps: JudgeDeps, model: ModelName, signal: AbortSignal) {
  const startedAt = performance.now();
  for (;;) {
    const permit = await takePermit(deps, model, true);
    if (typeof permit !== 'number') return permit;
    if (performance.now() + permit > startedAt + PERMIT_WAIT_MS) throw new Error('the judge has no permit left');
    await delay(permit, undefined, { signal });
  }
}

/** The operator pays for it: no call of a partner is charged for a verdict. */
async function booked(deps: JudgeDeps, model: ModelName, ask: () => Promise<GenerateResult>): Promise<GenerateResult> {
  const asked = { model, providerModelId: deps.config.models[model].providerModelId };
  const startedAt = performance.now();
  const book = (outcome: string, { usage, model: providerModel, requestId: providerRequestId }: Answered) =>
    bookCall(deps, asked, {
      ...{ at: deps.clock.now(), outcome, providerModel, providerRequestId, usage },
      latencyMs: Math.round(performance.now() - startedAt),
    });
  try {
    const answer = await ask();
    book('succeeded', answer);
    return answer;
  } catch (error) {
    if (error instanceof ProviderError) book(error.kind, error);
    throw error;
  }
}

type Answered = { readonly [Name in 'usage' | 'model' | 'requestId']: GenerateResult[Name] | null };

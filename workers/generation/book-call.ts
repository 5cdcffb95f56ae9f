import type { Config } from '../../shared/core/config.ts';
import type { Metrics } from '../../shared/core/metrics.ts';
import { type ModelName, tokenCostUsd } from '../../shared/core/models.ts';
import type { GenerationCall } from '../../shared/db/models/generations.ts';
import type { CostLedger } from './cost-ledger.ts';

interface BookingDeps {
  readonly config: Pick<Config, 'models'>;
  readonly metrics: Metrics;
  readonly costLedger: Pick<CostLedger, 'add'>;
}

/** Books what the provider takes for a call, also for one without a usable answer: in the metrics and in the costs of its day. */
export function bookCall(
  { config, metrics, costLedger }: BookingDeps,
  asked: { readonly model: ModelName; readonly providerModelId: string },
  call: GenerationCall,
): void {
  const { model } = asked;
  const costUsd = tokenCostUsd(config.models[model].tokenPrices, call.usage);
  costLedger.add({ ...asked, call, costUsd });
  if (call.usage === null) return;
  const { inputTokens, cachedTokens: cached, outputTokens: output } = call.usage;
  metrics.tokensUsed(model, { input: Math.max(0, inputTokens - cached), cached, output });
  metrics.providerCost(model, costUsd);
}

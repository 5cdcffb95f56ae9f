import { MODEL_NAMES, MODELS, type ModelName } from '../../shared/content/index.ts';
import { settingNames } from '../../shared/core/config.ts';
import type { TokenPrices } from '../../shared/core/models.ts';

/** How to reach each model, and what it takes; a key of null: not at all. */
export type EvalSettings = Readonly<
  Record<
    ModelName,
    {
      readonly apiKey: string | null;
      readonly baseUrl: string | null;
      readonly modelId: string;
      readonly tokenPrices: TokenPrices;
    }
  >
>;

/** From the service's own variables. The others that it needs (databases, secrets) are not needed here. */
export function evalSettings(environment: Readonly<Record<string, string | undefined>>): EvalSettings {
  const read = (name: string): string | null => environment[name] || null;
  const of = (model: ModelName) => {
    const names = settingNames(model);
    const modelId = read(names.modelId) ?? MODELS[model].defaultModelId;
    const [apiKey, baseUrl] = [read(names.apiKey), read(names.baseUrl)];
    return [model, { apiKey, baseUrl, modelId, tokenPrices: MODELS[model].defaultTokenPrices }] as const;
  };
  return Object.fromEntries(MODEL_NAMES.map(of)) as EvalSettings;
}

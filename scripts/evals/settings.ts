import { MODEL_NAMES, MODELS, type ModelName } from '../../shared/content/index.ts';
import { settingNames } from '../../shared/core/config.ts';

/** How to reach each model; a key of null: not at all. */
export type EvalSettings = Readonly<
  Record<ModelName, { readonly apiKey: string | null; readonly baseUrl: string | null; readonly modelId: string }>
>;

/** From the service's own variables. The others that it needs (databases, secrets) are not needed here. */
export function evalSettings(environment: Readonly<Record<string, string | undefined>>): EvalSettings {
  const read = (name: string): string | null => environment[name] || null;
  const of = (model: ModelName) => {
    const names = settingNames(model);
    const modelId = read(names.modelId) ?? MODELS[model].defaultModelId;
    return [model, { apiKey: read(names.apiKey), baseUrl: read(names.baseUrl), modelId }] as const;
  };
  return Object.fromEntries(MODEL_NAMES.map(of)) as EvalSettings;
}

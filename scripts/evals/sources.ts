import {
  MODEL_NAMES,
  type ModelName,
  type SectionRequest,
  sectionJsonSchema,
  sectionPrompt,
  simulateSection,
  WRITING_SETTINGS,
} from '../../shared/content/index.ts';
import { callTimeoutMs, MODELS } from '../../shared/core/models.ts';
import {
  createProvider,
  type GenerateRequest,
  type Provider,
  ProviderError,
} from '../../workers/providers/provider.ts';
import type { EvalSettings } from './settings.ts';

/** Writes the content of a request at once: the built-in generator. */
export type WriteNow = (request: SectionRequest) => unknown;

export interface Source {
  readonly name: string;
  readonly models: readonly ModelName[];
  /** The output, or undefined when the model gave none. */
  write(model: ModelName, request: SectionRequest): Promise<unknown>;
}

export const simulatorSource: Source = {
  name: 'simulator',
  models: MODEL_NAMES,
  write: async (model, request) => simulateSection(request, model),
};

/** Models over their providers' classes: real ones, or the emulator by its address. */
export function providerSource(name: string, settings: EvalSettings): Source {
  const models = MODEL_NAMES.filter((model) => settings[model].apiKey !== null);
  const ask = asker(settings);
  return {
    name,
    models,
    write: (model, request) => {
      const { system, user } = sectionPrompt(request);
      const { section } = request;
      const settings = WRITING_SETTINGS[section];
      return ask(model, { system, user, schemaName: section, schema: sectionJsonSchema(section), settings });
    },
  };
}

export type Question = Pick<GenerateRequest, 'system' | 'user' | 'schemaName' | 'schema' | 'settings'>;

/** Asks once. A declined or unreadable answer is `undefined`: it counts, and does not end the run. */
export function asker(settings: EvalSettings): (model: ModelName, question: Question) => Promise<unknown> {
  const providers = new Map<string, Promise<Provider>>();
  return async (model, question) => {
    const { provider, maxTokens } = MODELS[model];
    const { apiKey, baseUrl, modelId } = settings[model];
    if (apiKey === null) throw new Error(`${model} has no key`);
    const made =
      providers.get(provider) ?? createProvider({ provider, apiKey, ...(baseUrl === null ? {} : { baseUrl }) });
    providers.set(provider, made);
    try {
      const { signal } = new AbortController();
      return (
        await (await made).generate({ ...question, modelId, maxTokens, timeoutMs: callTimeoutMs(maxTokens), signal })
      ).output;
    } catch (error) {
      if (error instanceof ProviderError && (error.kind === 'invalid_output' || error.kind === 'refused')) return;
      throw error;
    }
  };
}

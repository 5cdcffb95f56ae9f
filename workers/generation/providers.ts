import { setTimeout as delay } from 'node:timers/promises';
import {
  type ModelName,
  type SectionRequest,
  sectionJsonSchema,
  sectionPrompt,
  simulateSection,
  WRITING_SETTINGS,
} from '../../shared/content/index.ts';
import type { Config } from '../../shared/core/config.ts';
import { callTimeoutMs } from '../../shared/core/models.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import {
  createProvider,
  type GenerateRequest,
  type GenerateResult,
  type Provider,
  ProviderError,
} from '../providers/provider.ts';

/** Generates the output of one section. */
export interface SectionProvider {
  generate(call: SectionCall): Promise<GenerateResult>;
}

export interface SectionCall extends Pick<GenerateRequest, 'maxTokens' | 'signal' | 'answering'> {
  /** Follows the section's prompt: the correction of an earlier output, or nothing. */
  readonly appended: string;
}

export interface Providers {
  /** The process must have credentials for the model of a generation that is not simulated. */
  forGeneration(generation: GenerationRecord, request: SectionRequest): Promise<SectionProvider>;
  /** The process must have credentials for the model. */
  of(model: ModelName): Promise<Provider>;
  /** Loads the SDKs of these models, so that the first calls do not wait for them. */
  prepare(models: readonly ModelName[]): Promise<void>;
}

/** The real providers, each created at its first call, and the simulator for test keys and unconfigured models. */
export function createProviders(config: Pick<Config, 'models' | 'providerIdleMs' | 'simulatorLatencyMs'>): Providers {
  const known = new Map<string, ReturnType<typeof createProvider>>();
  const providerOf = (model: ModelName): Promise<Provider> => {
    const { provider, apiKey, baseUrl } = config.models[model];
    if (apiKey === null) throw new Error(`this process has no credentials for ${model}`);
    const settings = { provider, apiKey, ...(baseUrl === null ? {} : { baseUrl }), idleMs: config.providerIdleMs };
    const made = known.get(provider) ?? createProvider(settings);
    known.set(provider, made);
    return made;
  };
  return {
    of: providerOf,
    forGeneration: async (generation, request) =>
      generation.simulated
        ? simulator(request, generation.model, config.simulatorLatencyMs)
        : // As this process is set: the id may have changed since the generation was opened, because the provider ended the old one.
          sectionProvider(await providerOf(generation.model), config.models[generation.model], request),
    async prepare(models) {
      const configured = models.filter((model) => config.models[model].apiKey !== null);
      await Promise.all(configured.map(providerOf));
    },
  };
}

/** A provider with the section's prompt, schema and settings. */
export function sectionProvider(
  provider: Pick<Provider, 'generate'>,
  { providerModelId }: Pick<GenerationRecord, 'providerModelId'>,
  request: SectionRequest,
): SectionProvider {
  const { section } = request;
  const { system, user } = sectionPrompt(request);
  return {
    generate: ({ appended, maxTokens, signal, answering }) =>
      provider.generate({
        modelId: providerModelId,
        system,
        user: user + appended,
        schemaName: section,
        schema: sectionJsonSchema(section, request.variant),
        settings: WRITING_SETTINGS[section],
        maxTokens,
        timeoutMs: callTimeoutMs(maxTokens),
        signal,
        answering,
      }),
  };
}

function simulator(section: SectionRequest, model: ModelName, latencyMs: number): SectionProvider {
  return {
    async generate({ signal }) {
      if (latencyMs > 0) await simulateLatency(latencyMs, signal);
      const usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
      return { output: simulateSection(section, model), usage, model: null, requestId: null };
    },
  };
}

/** @throws ProviderError aborted */
async function simulateLatency(latencyMs: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(latencyMs, undefined, { signal });
  } catch {
    throw new ProviderError('aborted', 'the simulated call was aborted');
  }
}

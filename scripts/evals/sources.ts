import { setTimeout as delay } from 'node:timers/promises';
import {
  MODEL_NAMES,
  type ModelName,
  type SectionRequest,
  sectionJsonSchema,
  sectionPrompt,
  simulateSection,
  WRITING_SETTINGS,
} from '../../shared/content/index.ts';
import { callTimeoutMs, MODELS, type UsedTokens } from '../../shared/core/models.ts';
import {
  createProvider,
  type GenerateRequest,
  type Provider,
  ProviderError,
  type ProviderErrorKind,
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
export function providerSource(name: string, settings: EvalSettings, ask = asker(settings)): Source {
  return {
    name,
    models: MODEL_NAMES.filter((model) => settings[model].apiKey !== null),
    write: (model, request) => ask(model, questionOf(request)),
  };
}

export type Question = Pick<GenerateRequest, 'system' | 'user' | 'schemaName' | 'schema' | 'settings'>;

/** What the service asks a model for a content. */
export function questionOf(request: SectionRequest): Question {
  const { section, variant } = request;
  const { system, user } = sectionPrompt(request);
  const schema = sectionJsonSchema(section, variant);
  return { system, user, schemaName: section, schema, settings: WRITING_SETTINGS[section] };
}

/** The output; undefined: the model declined, wrote no JSON, or did not answer in five tries. */
export type Ask = (model: ModelName, question: Question) => Promise<unknown>;

const PASSING: ReadonlySet<ProviderErrorKind> = new Set(['rate_limited', 'overloaded', 'transient']);
const MAX_TRIES = 5;
/** So many unanswered questions end the run: the provider is away. */
const MAX_UNANSWERED = 5;

/**
 * Asks once, and again after an error that passes: a run of an hour is not lost to a 429.
 * @param ended called for every call, with the tokens that the provider reported
 * @returns a function that throws ProviderError when the rest cannot be answered either: bad credentials, an unknown
 *   model, a provider that is away
 */
export function asker(
  settings: EvalSettings,
  ended: (model: ModelName, usage: UsedTokens | null) => void = () => undefined,
): Ask {
  const providers = new Map<string, Promise<Provider>>();
  const unanswered = new Map<ModelName, number>();
  return async (model, question) => {
    const { provider, maxTokens } = MODELS[model];
    const { apiKey, baseUrl, modelId } = settings[model];
    if (apiKey === null) throw new Error(`${model} has no key`);
    const made =
      providers.get(provider) ?? createProvider({ provider, apiKey, ...(baseUrl === null ? {} : { baseUrl }) });
    providers.set(provider, made);
    const { signal } = new AbortController();
    const request = { ...question, modelId, maxTokens, timeoutMs: callTimeoutMs(maxTokens), signal };
    for (let tries = 1; ; tries++) {
      try {
        const { output, usage } = await (await made).generate(request);
        ended(model, usage);
        return output;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        ended(model, error.usage);
        if (error.kind === 'invalid_output' || error.kind === 'refused') return undefined;
        if (!PASSING.has(error.kind)) throw error;
        if (tries === MAX_TRIES) {
          const count = (unanswered.get(model) ?? 0) + 1;
          unanswered.set(model, count);
          if (count === MAX_UNANSWERED) throw error;
          return undefined;
        }
        await delay(error.retryAfterMs ?? 1_000 * 2 ** tries);
      }
    }
  };
}

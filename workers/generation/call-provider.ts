import {
  parseSection,
  type SectionContent,
  type SectionRequest,
  sectionJsonSchema,
  sectionPrompt,
} from '../../shared/content/index.ts';
import { MODELS } from '../../shared/core/models.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { ProviderError } from '../providers/provider.ts';
import type { Providers } from './providers.ts';

export interface GeneratedSection {
  readonly content: SectionContent;
  readonly usage: Usage;
  readonly latencyMs: number;
}

interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ProviderCall {
  readonly providers: Providers;
  readonly signal: AbortSignal;
  /** Called before a correction is requested. @throws when the provider must not be called now */
  beforeCorrection(): Promise<void>;
}

/** Requests the section; invalid output is requested once more, with the reasons. @throws ProviderError */
export async function callProvider(call: ProviderCall, generation: GenerationRecord): Promise<GeneratedSection> {
  const request = requestOf(generation);
  const first = await callOnce(call, generation, request, []);
  if (first.parsed.ok) return { ...first, content: first.parsed.content };
  await call.beforeCorrection();
  const second = await callOnce(call, generation, request, first.parsed.reasons);
  if (!second.parsed.ok) throw new ProviderError('invalid_output', 'the output was invalid twice');
  const usage = {
    inputTokens: first.usage.inputTokens + second.usage.inputTokens,
    outputTokens: first.usage.outputTokens + second.usage.outputTokens,
  };
  return { content: second.parsed.content, usage, latencyMs: second.latencyMs };
}

export function requestOf(generation: GenerationRecord): SectionRequest {
  const { section, pillars, period, fortuneType } = generation;
  return { section, pillars, period, ...(fortuneType === null ? {} : { fortuneType }) };
}

async function callOnce(
  { providers, signal }: ProviderCall,
  generation: GenerationRecord,
  request: SectionRequest,
  reasons: readonly string[],
) {
  const provider = await providers.forGeneration(generation, request);
  const { system, user } = sectionPrompt(request);
  const { maxTokens, timeoutMs } = MODELS[generation.model];
  const startedAt = performance.now();
  const { output, usage } = await provider
    .generate({
      modelId: generation.providerModelId,
      system,
      user: reasons.length === 0 ? user : `${user}\n\n${correction(reasons)}`,
      schemaName: request.section,
      schema: sectionJsonSchema(request.section),
      maxTokens,
      timeoutMs,
      signal,
    })
    .catch(unreadableOutput);
  return { parsed: parseSection(request, output), usage, latencyMs: Math.round(performance.now() - startedAt) };
}

/** Unreadable JSON counts as invalid output. */
function unreadableOutput(error: unknown): { readonly output: unknown; readonly usage: Usage } {
  if (error instanceof ProviderError && error.kind === 'invalid_output')
    return { output: undefined, usage: { inputTokens: 0, outputTokens: 0 } };
  throw error;
}

function correction(reasons: readonly string[]): string {
  return `앞선 응답은 형식에 맞지 않았습니다. 다음을 고쳐 JSON 전체를 다시 작성하십시오.\n- ${reasons.slice(0, 10).join('\n- ')}`;
}

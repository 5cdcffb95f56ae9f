import {
  acceptOutput,
  type OutputRule,
  type SectionContent,
  type SectionRequest,
  sectionJsonSchema,
  sectionPrompt,
} from '../../shared/content/index.ts';
import { MODELS } from '../../shared/core/models.ts';
import type { GenerationRecord } from '../../shared/db/models/generations.ts';
import { ProviderError, type TokenUsage } from '../providers/provider.ts';
import type { Providers } from './providers.ts';

export interface GeneratedSection {
  readonly content: SectionContent;
  readonly usage: TokenUsage;
  readonly latencyMs: number;
}

export interface ProviderCall {
  readonly providers: Providers;
  readonly signal: AbortSignal;
  /** Called before a correction is requested. @throws when the provider must not be called now */
  beforeCorrection(): Promise<void>;
  /** Called for every answer of the model, also one that it declined. @param broken the rules that its output breaks */
  answered(usage: TokenUsage, broken: readonly OutputRule[]): void;
}

/**
 * Requests the section. Output that does not fit its schema or that the gate refuses is requested once more, with the
 * reasons and the output itself.
 * @throws ProviderError `invalid_output` when the second does not fit either
 */
export async function callProvider(call: ProviderCall, generation: GenerationRecord): Promise<GeneratedSection> {
  const request = requestOf(generation);
  const first = await callOnce(call, generation, request, '');
  if (first.accepted.ok) return { ...first, content: first.accepted.content };
  await call.beforeCorrection();
  const second = await callOnce(call, generation, request, correction(first.accepted.reasons, first.output));
  if (!second.accepted.ok) throw new ProviderError('invalid_output', 'the output was invalid twice');
  const usage = {
    inputTokens: first.usage.inputTokens + second.usage.inputTokens,
    cachedTokens: first.usage.cachedTokens + second.usage.cachedTokens,
    outputTokens: first.usage.outputTokens + second.usage.outputTokens,
  };
  return { content: second.accepted.content, usage, latencyMs: second.latencyMs };
}

export function requestOf(generation: GenerationRecord): SectionRequest {
  const { section, pillars, period, fortuneType } = generation;
  return { section, pillars, period, ...(fortuneType === null ? {} : { fortuneType }) };
}

async function callOnce(call: ProviderCall, generation: GenerationRecord, request: SectionRequest, appended: string) {
  const provider = await call.providers.forGeneration(generation, request);
  const { system, user } = sectionPrompt(request);
  const { maxTokens, timeoutMs } = MODELS[generation.model];
  const startedAt = performance.now();
  const answer = await provider
    .generate({
      modelId: generation.providerModelId,
      system,
      user: user + appended,
      schemaName: request.section,
      schema: sectionJsonSchema(request.section),
      maxTokens,
      timeoutMs,
      signal: call.signal,
    })
    .catch((error: unknown) => withoutOutput(call, error));
  const { output, usage } = answer;
  const accepted = acceptOutput(request, output);
  const broken = accepted.ok ? [] : accepted.rules;
  call.answered(usage, output === undefined ? ['unreadable'] : broken);
  return { accepted, output, usage, latencyMs: Math.round(performance.now() - startedAt) };
}

const NO_TOKENS: TokenUsage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/** Unreadable JSON counts as invalid output. @throws any other error */
function withoutOutput(call: ProviderCall, error: unknown): { readonly output: undefined; readonly usage: TokenUsage } {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, usage } = error;
  if (kind === 'invalid_output') return { output: undefined, usage: usage ?? NO_TOKENS };
  if (usage !== null) call.answered(usage, []);
  throw error;
}

const MAX_QUOTED_REASONS = 10;
/** Longer than any valid output. */
const MAX_QUOTED_OUTPUT = 12_000;

function correction(reasons: readonly string[], output: unknown): string {
  const previous = output === undefined ? '' : `\n\n# 앞선 응답\n${JSON.stringify(output).slice(0, MAX_QUOTED_OUTPUT)}`;
  const wrong = reasons.slice(0, MAX_QUOTED_REASONS).join('\n- ');
  return `${previous}\n\n# 고칠 것\n앞선 응답은 그대로 쓸 수 없습니다. 다음을 고쳐 JSON 전체를 다시 작성하십시오.\n- ${wrong}`;
}

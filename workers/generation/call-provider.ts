import {
  acceptOutput,
  type OutputRule,
  type SectionContent,
  type SectionRequest,
  WRITING_SETTINGS,
} from '../../shared/content/index.ts';
import { MODELS, raisedLimit, sumOfUsage } from '../../shared/core/models.ts';
import type { GenerationCall, GenerationRecord } from '../../shared/db/models/generations.ts';
import { providerAnswer } from '../../shared/generation/failed-fortunes.ts';
import { type AnswerFacts, type GenerateResult, ProviderError, type TokenUsage } from '../providers/provider.ts';
import type { Judge } from './judge.ts';
import type { Providers } from './providers.ts';

export interface GeneratedSection {
  readonly content: SectionContent;
  /** Of all provider calls for it. */
  readonly usage: TokenUsage;
  readonly latencyMs: number;
}

/** A call of the provider that has ended, for whatever reason. */
export interface EndedCall extends Omit<GenerationCall, 'at' | 'broken'> {
  /** The rules that its output breaks. */
  readonly broken: readonly OutputRule[];
}

export interface ProviderCall {
  readonly providers: Providers;
  readonly signal: AbortSignal;
  /** Called when the provider begins to answer. */
  readonly answering?: () => void;
  /** Called before a correction is requested. @throws when the provider must not be called now */
  beforeCorrection(): Promise<void>;
  /** Reads what the gate's rules pass; null: nothing does. */
  readonly judge: Judge | null;
  /** Called for every call, also one without an answer. */
  ended(call: EndedCall): void;
}

/**
 * Requests the section. Output that is cut off, that does not fit its schema or that the gate refuses is requested once
 * more, with the reasons and the output itself; after a cut with a higher token limit.
 * @throws ProviderError `invalid_output` when the second does not fit either
 */
export async function callProvider(call: ProviderCall, generation: GenerationRecord): Promise<GeneratedSection> {
  const request = requestOf(generation);
  const model = MODELS[generation.model];
  const first = await callOnce(call, generation, request, { appended: '', maxTokens: model.maxTokens });
  if (first.content !== null) return first;
  await call.beforeCorrection();
  const second = await callOnce(call, generation, request, {
    appended: correction(first.reasons, first.output),
    maxTokens: first.isCutOff ? raisedLimit(model) : model.maxTokens,
  });
  if (second.content === null) throw new ProviderError('invalid_output', 'the output was invalid twice');
  return { content: second.content, usage: sumOfUsage([first.usage, second.usage]), latencyMs: second.latencyMs };
}

export function requestOf(generation: GenerationRecord): SectionRequest {
  const { section, pillars, period, fortuneType, variant, luck, openPillars } = generation;
  if (pillars === undefined) throw new Error('a generation without its chart cannot be requested');
  return {
    section,
    pillars,
    period,
    ...(fortuneType === null ? {} : { fortuneType }),
    ...(variant === undefined ? {} : { variant }),
    ...(luck === undefined ? {} : { luck }),
    ...(openPillars === undefined ? {} : { openPillars }),
  };
}

interface UnusedOutput {
  readonly content: null;
  /** What is wrong with it, in the language of the prompt. */
  readonly reasons: readonly string[];
  /** As the model wrote it. */
  readonly output: string;
  readonly isCutOff: boolean;
  readonly usage: TokenUsage;
}

/** @throws ProviderError: there is no output */
async function callOnce(
  call: ProviderCall,
  generation: GenerationRecord,
  request: SectionRequest,
  { appended, maxTokens }: { readonly appended: string; readonly maxTokens: number },
): Promise<GeneratedSection | UnusedOutput> {
  const provider = await call.providers.forGeneration(generation, request);
  const settings = WRITING_SETTINGS[request.section];
  const startedAt = performance.now();
  const ended = (
    outcome: string,
    { usage, model, requestId }: Nullable<AnswerFacts>,
    broken: readonly OutputRule[] = [],
    latencyMs = Math.round(performance.now() - startedAt),
    error?: ProviderError,
  ): number => {
    const answered = { ...providerAnswer(error), providerModel: model, providerRequestId: requestId };
    call.ended({ outcome, ...answered, settings, usage, latencyMs, broken });
    return latencyMs;
  };
  let answer: GenerateResult;
  try {
    answer = await provider.generate({ appended, maxTokens, signal: call.signal, answering: call.answering });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind, isCutOff, usage } = error;
    ended(isCutOff ? 'cut_off' : kind, error, kind === 'invalid_output' ? ['unreadable'] : [], undefined, error);
    if (kind !== 'invalid_output') throw error;
    const reasons = [isCutOff ? CUT_OFF : UNREADABLE];
    return { content: null, reasons, output: error.text(), isCutOff, usage: usage ?? NO_TOKENS };
  }
  const { output, usage } = answer;
  const latencyMs = Math.round(performance.now() - startedAt);
  const failed = (error: unknown) => {
    ended(error instanceof ProviderError ? error.kind : 'internal', answer, [], latencyMs);
    throw error;
  };
  const unused = (reasons: readonly string[]) => {
    return { content: null, reasons, output: textOf(output), isCutOff: false, usage };
  };
  try {
    const accepted = acceptOutput(request, output);
    if (!accepted.ok) {
      ended('invalid_output', answer, accepted.rules, latencyMs);
      return unused(accepted.reasons);
    }
    const refusal = generation.simulated ? null : ((await call.judge?.judge(request, output, call.signal)) ?? null);
    if (refusal !== null) {
      ended('invalid_output', answer, ['judge'], latencyMs);
      return unused([refusal]);
    }
    return { content: accepted.content, usage, latencyMs: ended('succeeded', answer, [], latencyMs) };
  } catch (error) {
    // The answer is paid for and must be counted, whatever ends its check.
    return failed(error);
  }
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

const NO_TOKENS: TokenUsage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

const CUT_OFF = '응답이 길이 한도에서 잘렸습니다. 정해진 길이에 맞추어 짧게 쓰고, JSON을 끝까지 닫으십시오.';
const UNREADABLE = '응답이 올바른 JSON이 아닙니다. 설명이나 다른 글 없이 JSON 하나만 쓰십시오.';

/** Nothing where it is nested deeper than the stack. */
function textOf(output: unknown): string {
  try {
    return JSON.stringify(output);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

const MAX_QUOTED_REASONS = 10;
/** Longer than any valid output. */
const MAX_QUOTED_OUTPUT = 12_000;

function correction(reasons: readonly string[], output: string): string {
  const previous = output === '' ? '' : `\n\n# 앞선 응답\n${output.slice(0, MAX_QUOTED_OUTPUT)}`;
  const wrong = reasons.slice(0, MAX_QUOTED_REASONS).join('\n- ');
  return `${previous}\n\n# 고칠 것\n앞선 응답은 그대로 쓸 수 없습니다. 다음을 고쳐 JSON 전체를 다시 작성하십시오.\n- ${wrong}`;
}

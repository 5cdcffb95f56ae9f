import type { GenerateResult, TokenUsage } from './contract.ts';
import { ProviderError } from './errors.ts';

/** The result of an answer that may hold no usable output. @throws the ProviderError of `read`, with the usage */
export function resultOf(usage: TokenUsage, read: () => unknown): GenerateResult {
  try {
    return { output: read(), usage };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind, message, retryAfterMs, status } = error;
    throw new ProviderError(kind, message, { retryAfterMs, status, usage });
  }
}

/**
 * Parses the text of a structured answer. Some models wrap the JSON in a Markdown fence in spite of the schema; the
 * fence is removed.
 * @throws ProviderError `invalid_output` when the text is empty or not JSON; the message does not contain the text
 */
export function parseOutput(provider: string, text: string): unknown {
  const parsed = tryParse(text) ?? tryParse(insideFence(text));
  if (parsed === null) {
    throw new ProviderError('invalid_output', `${provider} answered ${text.length} characters that are not JSON`);
  }
  return parsed.value;
}

/** A token count; anything but a whole number >= 0 counts as 0. */
export function tokenCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

function tryParse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The text between the first fence and the last one: a string inside the JSON may contain a fence itself. */
function insideFence(text: string): string {
  return /```[a-zA-Z]*([\s\S]*)```/.exec(text)?.[1] ?? '';
}

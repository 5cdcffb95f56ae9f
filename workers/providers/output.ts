import type { AnswerFacts, GenerateResult } from './contract.ts';
import { ProviderError } from './errors.ts';

/** The result of an answer that may hold no usable output. @throws the ProviderError of `read`, with the facts */
export function resultOf(facts: AnswerFacts, read: () => unknown): GenerateResult {
  try {
    return { output: read(), ...facts };
  } catch (error) {
    throw error instanceof ProviderError ? error.about(facts) : error;
  }
}

/** A stream ended without the provider's word for its end, although the connection was not cut. */
export function endedEarly(provider: string): ProviderError {
  return new ProviderError('transient', `${provider} ended its answer before it was complete`);
}

/** @param reason the provider's word for it @param text what was written up to the token limit */
export function cutOff(provider: string, reason: string, text: string): ProviderError {
  return new ProviderError('invalid_output', `${provider} cut the answer short (${reason})`, { text, isCutOff: true });
}

/** A model or an id as a provider names it; null: none, or nothing that a record should hold. */
export function nameOf(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.:/@-]{1,128}$/.test(value) ? value : null;
}

/** Many times the longest section: a model that repeats itself up to its token limit writes less. */
const MAX_CHARACTERS = 100_000;

/**
 * Parses the text of a structured answer. Some models wrap the JSON in a Markdown fence in spite of the schema; the
 * fence is removed.
 * @throws ProviderError `invalid_output` when the text is empty, not JSON or far too long; the message does not contain the text
 */
export function parseOutput(provider: string, text: string): unknown {
  if (text.length > MAX_CHARACTERS) {
    throw new ProviderError('invalid_output', `${provider} answered ${text.length} characters`);
  }
  const parsed = tryParse(text) ?? tryParse(insideFence(text));
  if (parsed === null) {
    throw new ProviderError('invalid_output', `${provider} answered ${text.length} characters that are not JSON`, {
      text,
    });
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

const FENCE = '```';

/** The text between the first fence and the last one: a string inside the JSON may contain a fence itself. */
function insideFence(text: string): string {
  const start = text.indexOf(FENCE);
  const end = text.lastIndexOf(FENCE);
  return end > start ? text.slice(start + FENCE.length, end).replace(/^[a-zA-Z]+/, '') : '';
}

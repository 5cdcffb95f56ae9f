import { ProviderError } from './errors.ts';

/**
 * Parses the text of a structured answer. Some models wrap the JSON in a Markdown fence although a schema was given,
 * so that is taken off.
 *
 * @throws ProviderError `invalid_output` when the text is empty or no JSON. The message does not hold the text.
 */
export function parseOutput(provider: string, text: string): unknown {
  const parsed = tryParse(text) ?? tryParse(insideFence(text));
  if (parsed === null) {
    throw new ProviderError('invalid_output', `${provider} answered ${text.length} characters that are no JSON`);
  }
  return parsed.value;
}

/** A token count: what is no whole number >= 0 counts as 0. */
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

/** What lies between the first fence and the last one: a string inside the JSON may hold a fence itself. */
function insideFence(text: string): string {
  return /```[a-zA-Z]*([\s\S]*)```/.exec(text)?.[1] ?? '';
}

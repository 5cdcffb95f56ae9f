import type { JsonObject } from './protocol.ts';

export function asObject(value: unknown): JsonObject | null {
  return isObject(value) ? value : null;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** All texts in a message's content: a string, or a list of parts with a `text` each. */
export function textsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return asArray(content)
    .map((part) => asString(part) ?? asString(asObject(part)?.['text']) ?? '')
    .join('\n');
}

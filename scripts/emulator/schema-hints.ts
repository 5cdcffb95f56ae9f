import { asNumber, asString } from './json.ts';
import type { JsonObject } from './protocol.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * The range of a number: from the keywords, else from words in the description, where SDKs and adapters move them:
 * `0-100`, `0~100`, `1부터 12`, `minimum: 0, maximum: 100`.
 */
export function numberRange(schema: JsonObject): Range | null {
  const min = bound(schema, 'minimum', 'exclusiveMinimum', 1);
  const max = bound(schema, 'maximum', 'exclusiveMaximum', -1);
  if (min !== null && max !== null) return { min, max };
  if (min !== null) return { min, max: Math.max(min, 100) };
  if (max !== null) return { min: Math.min(0, max), max };
  return rangeInWords(descriptionOf(schema));
}

/** The range of a text's length in characters. */
export function lengthRange(schema: JsonObject): Range | null {
  const min = keyword(schema, 'minLength') ?? 0;
  const max = keyword(schema, 'maxLength') ?? Number.POSITIVE_INFINITY;
  return min === 0 && max === Number.POSITIVE_INFINITY ? null : { min, max };
}

/** The number of items of a list: `minItems`, else a number of pieces in the description (`3개`), else 3. */
export function itemCount(schema: JsonObject): number {
  const min = keyword(schema, 'minItems');
  const max = keyword(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;
  const count = /(\d{1,3})\s*(?:[-~–]\s*\d{1,3}\s*)?(?:개|가지|items?\b)/.exec(descriptionOf(schema))?.[1];
  return Math.min(min ?? (count === undefined ? 3 : Number(count)), max);
}

/** The number of sentences of a text: from the description (`한 문장`, `3~5문장`), else 2. */
export function sentenceCount(schema: JsonObject): number {
  const description = descriptionOf(schema);
  if (/한 문장/.test(description)) return 1;
  return Number(/(\d{1,2})\s*(?:[-~–]\s*\d{1,2}\s*)?문장/.exec(description)?.[1] ?? 2);
}

export function descriptionOf(schema: JsonObject): string {
  return asString(schema['description']) ?? '';
}

function bound(schema: JsonObject, inclusive: string, exclusive: string, step: 1 | -1): number | null {
  const open = keyword(schema, exclusive);
  return keyword(schema, inclusive) ?? (open === null ? null : open + step);
}

/** A numeric keyword, or an adapter's form of it in the description: `minimum: 0`. */
function keyword(schema: JsonObject, name: string): number | null {
  const inPlace = asNumber(schema[name]);
  if (inPlace !== null) return inPlace;
  const moved = new RegExp(`\\b${name}: (-?\\d+(?:\\.\\d+)?)`).exec(descriptionOf(schema))?.[1];
  return moved === undefined ? null : Number(moved);
}

const RANGE = /(-?\d+(?:\.\d+)?)\s*(?:점|%)?\s*(?:-|~|–|∼|to\b|and\b|부터|에서|이상)\s*(-?\d+(?:\.\d+)?)/;

function rangeInWords(description: string): Range | null {
  const found = RANGE.exec(description);
  if (found === null) return null;
  const [min, max] = [Number(found[1]), Number(found[2])];
  return min < max ? { min, max } : null;
}

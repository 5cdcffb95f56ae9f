import * as z from 'zod';
import { OUTPUT_SCHEMAS } from './outputs.ts';
import type { SectionName } from './requests.ts';

/**
 * The subset of JSON Schema that all three providers accept: objects whose properties are all named and required, texts
 * and integers. Ranges, lengths and patterns are absent, because providers reject or silently drop them.
 */
export type JsonSchema =
  | { readonly type: 'string' | 'integer'; readonly description?: string }
  | {
      readonly type: 'object';
      readonly properties: { readonly [name: string]: JsonSchema };
      readonly required: readonly string[];
      readonly additionalProperties: false;
    };

/**
 * The provider's schema for a section. OpenAI (strict) and Anthropic take it unchanged. Gemini rejects
 * `additionalProperties` and sorts properties by name unless given an order; its adapter handles both.
 */
export function sectionJsonSchema(section: SectionName): JsonSchema {
  let schema = converted.get(section);
  if (schema === undefined) {
    schema = providerSafe(z.toJSONSchema(OUTPUT_SCHEMAS[section], { io: 'input' }));
    converted.set(section, schema);
  }
  return schema;
}

/** Converted once per section: a conversion costs 0.4 ms and always gives the same result. */
const converted = new Map<SectionName, JsonSchema>();

/** @throws TypeError on anything outside the subset, so that no request contains an unsafe keyword. */
function providerSafe(node: unknown): JsonSchema {
  const { type, description, properties, ...rest } = JSON_SCHEMA_NODE.parse(node);
  if (type === 'object') {
    const entries = Object.entries(properties ?? {}).map(([name, property]) => [name, providerSafe(property)] as const);
    const required = entries.map(([name]) => name);
    return { type, properties: Object.fromEntries(entries), required, additionalProperties: false };
  }
  if (Object.keys(rest).some((keyword) => keyword !== 'required')) {
    throw new TypeError(`not safe for every provider: ${Object.keys(rest).join(', ')}`);
  }
  const kind = type === 'number' ? 'integer' : type;
  return description === undefined ? { type: kind } : { type: kind, description };
}

const JSON_SCHEMA_NODE = z.looseObject({
  type: z.enum(['object', 'string', 'number']),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

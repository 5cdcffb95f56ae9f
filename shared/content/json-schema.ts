import * as z from 'zod';
import { MINOR_DESCRIPTIONS, OUTPUT_SCHEMAS } from './outputs.ts';
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
 * The provider's schema for a section, for readers of age or under 19. OpenAI (strict) and Anthropic take it unchanged. Gemini rejects
 * `additionalProperties` and sorts properties by name unless given an order; its adapter handles both.
 */
export function sectionJsonSchema(section: SectionName, variant?: 'minor'): JsonSchema {
  const key = `${section} ${variant}`;
  let schema = converted.get(key);
  if (schema === undefined) {
    schema = providerSafe(z.toJSONSchema(OUTPUT_SCHEMAS[section], { io: 'input' }));
    if (variant === 'minor') schema = described(schema, MINOR_DESCRIPTIONS[section] ?? {}, []);
    converted.set(key, schema);
  }
  return schema;
}

/** Converted once per section and variant: a conversion costs 0.4 ms and always gives the same result. */
const converted = new Map<string, JsonSchema>();

/** The same schema with other descriptions by path; what each says of its form, in brackets, stays. */
function described(schema: JsonSchema, texts: Readonly<Record<string, string>>, keys: readonly string[]): JsonSchema {
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties).map(
      ([name, property]) => [name, described(property, texts, [...keys, name])] as const,
    );
    return { ...schema, properties: Object.fromEntries(entries) };
  }
  const text = texts[keys.join('.')];
  if (text === undefined) return schema;
  return { ...schema, description: `${text} ${/\([^(]*\)$/u.exec(schema.description ?? '')?.[0] ?? ''}` };
}

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

import * as z from 'zod';
import { OUTPUT_SCHEMAS } from './outputs.ts';
import type { SectionName } from './requests.ts';

/**
 * The subset of JSON Schema that survives all three providers: objects whose properties are all named and required,
 * texts and integers. No ranges, lengths or patterns, which providers refuse or silently drop.
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
 * The schema that a provider is given for a section: as it is for OpenAI (strict) and Anthropic. Gemini refuses
 * `additionalProperties` and sorts properties by name unless told an order: its adapter sees to both.
 */
export function sectionJsonSchema(section: SectionName): JsonSchema {
  let schema = converted.get(section);
  if (schema === undefined) {
    schema = providerSafe(z.toJSONSchema(OUTPUT_SCHEMAS[section], { io: 'input' }));
    converted.set(section, schema);
  }
  return schema;
}

/** Converting costs 0.4 ms and always gives the same, so it is done once for a section. */
const converted = new Map<SectionName, JsonSchema>();

/** Throws on anything outside the subset, so that no unsafe keyword can slip into a request unseen. */
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

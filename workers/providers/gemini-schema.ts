import type { JsonSchema } from '../../shared/content/index.ts';

export type GeminiSchema = { readonly description?: string } & (
  | { readonly type: 'string' | 'integer' }
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, GeminiSchema>>;
      readonly required: readonly string[];
      readonly propertyOrdering: readonly string[];
    }
);

/**
 * Converts a schema to Gemini's OpenAPI subset: without `additionalProperties`, which Gemini answers with 400, and with
 * `propertyOrdering`, because Gemini otherwise sorts properties by name and writes a conclusion before its reasons.
 */
export function geminiSchema(schema: JsonSchema): GeminiSchema {
  if (schema.type !== 'object') {
    return { ...(schema.description === undefined ? {} : { description: schema.description }), type: schema.type };
  }
  const names = Object.keys(schema.properties);
  const properties = Object.entries(schema.properties).map(([name, property]) => [name, geminiSchema(property)]);
  return { type: 'object', properties: Object.fromEntries(properties), required: names, propertyOrdering: names };
}

import { type ResponseSchema, SchemaType } from '@google/generative-ai';
import type { JsonSchema } from '../../shared/content/index.ts';

/**
 * Converts a schema to Gemini's OpenAPI subset: without `additionalProperties`, which Gemini answers with 400, and with
 * `propertyOrdering`, because Gemini otherwise sorts properties by name and writes a conclusion before its reasons.
 */
export function geminiSchema(schema: JsonSchema): ResponseSchema {
  const description =
    schema.type === 'object' || schema.description === undefined ? {} : { description: schema.description };
  switch (schema.type) {
    case 'string':
      return { ...description, type: SchemaType.STRING };
    case 'integer':
      return { ...description, type: SchemaType.INTEGER };
    case 'object': {
      const names = Object.keys(schema.properties);
      const properties = Object.entries(schema.properties).map(([name, property]) => [name, geminiSchema(property)]);
      // The API supports propertyOrdering, but the SDK's type lacks it.
      const object: ResponseSchema & { readonly propertyOrdering: readonly string[] } = {
        type: SchemaType.OBJECT,
        properties: Object.fromEntries(properties),
        required: names,
        propertyOrdering: names,
      };
      return object;
    }
  }
}

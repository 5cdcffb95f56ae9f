import { type ResponseSchema, SchemaType } from '@google/generative-ai';
import type { JsonSchema } from '../../shared/content/index.ts';

/**
 * Says a schema in Gemini's OpenAPI subset: without `additionalProperties`, which it answers with 400, and with a
 * `propertyOrdering`, since it sorts by name otherwise and writes a conclusion before its reasons.
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
      // The SDK's type does not know propertyOrdering, the API does.
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

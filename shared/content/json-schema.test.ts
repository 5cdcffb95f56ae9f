import { describe, expect, it } from '@jest/globals';
import { type JsonSchema, sectionJsonSchema } from './json-schema.ts';
import { SECTION_NAMES } from './requests.ts';

function nodes(schema: JsonSchema, path: string): readonly (readonly [string, JsonSchema])[] {
  if (schema.type !== 'object') return [[path, schema]];
  const below = Object.entries(schema.properties).flatMap(([name, property]) => nodes(property, `${path}.${name}`));
  return [[path, schema], ...below];
}

describe('sectionJsonSchema', () => {
  it.each(SECTION_NAMES)('of %s uses only keywords that all three providers accept', (section) => {
    for (const [path, node] of nodes(sectionJsonSchema(section), section)) {
      if (node.type === 'object') {
        expect(Object.keys(node).sort()).toEqual(['additionalProperties', 'properties', 'required', 'type']);
        expect(node.required).toEqual(Object.keys(node.properties));
        expect(node.additionalProperties).toBe(false);
      } else {
        expect(['string', 'integer']).toContain(node.type);
        expect(`${path}: ${node.description}`).toMatch(/: .+\(.+\)$/);
      }
    }
  });

  it.each(SECTION_NAMES)('of %s stays within the limits of strict mode: 100 properties, 5 levels', (section) => {
    const all = nodes(sectionJsonSchema(section), section);
    expect(all.length).toBeLessThanOrEqual(100);
    expect(Math.max(...all.map(([path]) => path.split('.').length - 1))).toBeLessThanOrEqual(5);
  });
});

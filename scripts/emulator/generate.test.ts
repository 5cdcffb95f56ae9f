import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { seededRandom } from '../../tests/harness/random.ts';
import { compileSchema } from './generate.ts';
import type { JsonObject } from './protocol.ts';

/** Any schema of the kind that a provider accepts, with ranges and lengths in their keywords. */
const { schema: anySchema } = fc.letrec<{ schema: z.core.JSONSchema.JSONSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(fc.nat(40), fc.nat(60))
      .map(([minLength, more]) => ({ type: 'string', minLength, maxLength: minLength + more })),
    fc
      .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(99))
      .map(([minimum, more]) => ({ type: 'integer', minimum, maximum: minimum + more })),
    fc
      .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(99))
      .map(([minimum, more]) => ({ type: 'number', minimum, maximum: minimum + more })),
    fc.constantFrom({ type: 'boolean' } as const, { type: 'null' } as const),
    fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 4 }).map((values) => ({ type: 'string', enum: values })),
    fc
      .tuple(tie('schema'), fc.nat(4), fc.nat(2))
      .map(([items, minItems, more]) => ({ type: 'array', items, minItems, maxItems: minItems + more })),
    fc.tuple(tie('schema'), tie('schema')).map(([a, b]) => ({ anyOf: [a, b] })),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tie('schema'), { maxKeys: 5 }).map((properties) => ({
      type: 'object',
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    })),
  ) as fc.Arbitrary<z.core.JSONSchema.JSONSchema>,
}));

describe('compileSchema', () => {
  it('creates values that fit any schema', () => {
    fc.assert(
      fc.property(anySchema, fc.nat(), (schema, seed) => {
        const value = generate(schema as JsonObject, seed);
        expect(z.fromJSONSchema(schema).safeParse(value).error).toBeUndefined();
      }),
      { seed: 20261120, numRuns: 500 },
    );
  });

  it('creates the same value from the same seed and others from others', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } } };
    expect(generate(schema, 7)).toEqual(generate(schema, 7));
    expect(generate(schema, 7)).not.toEqual(generate(schema, 8));
  });

  it('reads a range from the words of the description', () => {
    const texts = [
      '0-10',
      '0~10',
      '0 이상 10 이하',
      '0부터 10까지',
      '점수 (minimum: 0, maximum: 10)',
      'from 0 to 10',
      '0점~10점',
    ];
    for (const description of texts) {
      for (let seed = 0; seed < 50; seed += 1) {
        const value = generate({ type: 'integer', description }, seed);
        expect({ description, inside: Number(value) >= 0 && Number(value) <= 10 }).toEqual({
          description,
          inside: true,
        });
      }
    }
  });

  it('reads a number of items from the words of the description, and creates 3 without', () => {
    expect(generate({ type: 'array', items: { type: 'string' }, description: '조언 5개' })).toHaveLength(5);
    expect(generate({ type: 'array', items: { type: 'string' }, description: '(minItems: 4)' })).toHaveLength(4);
    expect(generate({ type: 'array', items: { type: 'string' } })).toHaveLength(3);
  });

  it('reads a number of sentences from the words of the description', () => {
    const sentences = (description: string) => String(generate({ type: 'string', description })).split('.').length - 1;
    expect(['조언, 한 문장', '총평, 3~4문장', '설명 2문장', '설명'].map(sentences)).toEqual([1, 3, 2, 2]);
  });

  it('supports the upper-case types of Gemini', () => {
    const schema = {
      type: 'OBJECT',
      properties: { list: { type: 'ARRAY', items: { type: 'INTEGER' } }, on: { type: 'BOOLEAN', nullable: true } },
    };
    expect(generate(schema)).toEqual({
      list: [expect.any(Number), expect.any(Number), expect.any(Number)],
      on: expect.any(Boolean),
    });
  });

  it('follows references, merges allOf and ends recursion', () => {
    const schema = {
      type: 'object',
      properties: {
        word: { $ref: '#/$defs/word' },
        both: { allOf: [{ $ref: '#/$defs/part' }, { type: 'object', properties: { b: { const: 2 } } }] },
        tree: { $ref: '#/$defs/tree' },
      },
      $defs: {
        word: { const: '말' },
        part: { type: 'object', properties: { a: { const: 1 } } },
        tree: { type: 'object', properties: { next: { anyOf: [{ $ref: '#/$defs/tree' }, { type: 'null' }] } } },
      },
    };
    expect(generate(schema)).toMatchObject({ word: '말', both: { a: 1, b: 2 } });
    expect(JSON.stringify(generate(schema))).toContain('"next":null');
  });

  it('writes Korean, and the placeholder only for prompts that contain it', () => {
    const schema = { type: 'array', items: { type: 'string' }, minItems: 40 };
    const random = () => seededRandom(1);
    const plain = JSON.stringify(compileSchema(schema)({ random: random(), named: false }));
    expect(plain).toMatch(/[가-힣]{2}/);
    expect(plain).not.toContain('{{name}}');
    expect(JSON.stringify(compileSchema(schema)({ random: random(), named: true }))).toContain('{{name}}');
  });
});

function generate(schema: JsonObject, seed = 1): unknown {
  return compileSchema(schema)({ random: seededRandom(seed), named: false });
}

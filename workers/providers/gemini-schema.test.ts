import { expect, it } from '@jest/globals';
import { geminiSchema } from './gemini-schema.ts';

it('keeps the order of the properties, at every level, and omits keywords that Gemini refuses', () => {
  const day = {
    type: 'object',
    properties: { score: { type: 'integer', description: '0-100' }, keyword: { type: 'string' } },
    required: ['score', 'keyword'],
    additionalProperties: false,
  } as const;
  const week = {
    type: 'object',
    properties: { reasons: { type: 'string' }, monday: day, advice: { type: 'string' } },
    required: ['reasons', 'monday', 'advice'],
    additionalProperties: false,
  } as const;
  expect(geminiSchema(week)).toEqual({
    type: 'object',
    properties: {
      reasons: { type: 'string' },
      monday: {
        type: 'object',
        properties: { score: { type: 'integer', description: '0-100' }, keyword: { type: 'string' } },
        required: ['score', 'keyword'],
        propertyOrdering: ['score', 'keyword'],
      },
      advice: { type: 'string' },
    },
    required: ['reasons', 'monday', 'advice'],
    propertyOrdering: ['reasons', 'monday', 'advice'],
  });
});

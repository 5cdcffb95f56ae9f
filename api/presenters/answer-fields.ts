import * as z from 'zod';
import { FORTUNE_TYPES, MODEL_NAMES } from '../../shared/content/index.ts';
import { EVENT_TYPES } from '../../shared/core/event-types.ts';
import { ELEMENTS } from '../../shared/saju/index.ts';

/**
 * Schemas of single fields that several answers share. Schemas of answers are strict and have no default, coercion or
 * transformation: they describe what is sent, every property has a description, and `.meta({ id })` names a component
 * of the OpenAPI document.
 */

export const timestamp = (description: string) => z.iso.datetime().describe(`${description}, ISO 8601 in UTC`);
export const timestampOrNull = (description: string) =>
  z.iso.datetime().nullable().describe(`${description}, ISO 8601 in UTC; null before`);
export const day = (description: string) => z.iso.date().describe(`${description}, a KST day as YYYY-MM-DD`);
export const count = (description: string) => z.int().min(0).describe(description);
export const usd = (description: string) => z.number().describe(`${description}, in US dollars`);
export const milliseconds = (description: string) => z.number().min(0).describe(`${description}, in milliseconds`);
/** 0 to 100 with one decimal. */
export const percent = (description: string) => z.number().min(0).max(100).describe(`${description}, in percent`);
export const score = (description: string) => z.int().min(0).max(100).describe(`${description}, 0 to 100`);

export const requestId = z.string().regex(/^req_/).describe('Id of the request: name it when you ask us about it');

/** Of every answer that holds texts, as `shared/core/disclaimers.ts` makes them. */
export const disclaimerAnswered = {
  ai_generated: z
    .boolean()
    .describe('Whether a model wrote the texts, or a part of them; false: the built-in generator wrote all'),
  disclaimer: z
    .string()
    .describe(
      'To show beside the texts: who wrote them, if a model did, and that they are no advice. In Korean, or in English as `Accept-Language` asks',
    ),
};

export const elementName = z
  .enum(ELEMENTS)
  .meta({ id: 'Element', description: 'One of the five elements (오행), in their generating order' });
export const modelAnswered = z
  .enum(MODEL_NAMES)
  .meta({ id: 'Model', description: 'The model that writes the texts; it decides the price of a call' });
export const fortuneTypeAnswered = z
  .enum(FORTUNE_TYPES)
  .meta({ id: 'FortuneType', description: 'The length of the period that a fortune is about' });
export const genderAnswered = z
  .enum(['male', 'female'])
  .meta({ id: 'Gender', description: 'Gender; it decides the direction of the ten-year cycles' });
export const calendarAnswered = z
  .enum(['solar', 'lunar'])
  .meta({ id: 'Calendar', description: 'The calendar in which a birth date is given' });
export const eventType = z
  .enum(EVENT_TYPES)
  .meta({ id: 'EventType', description: 'A kind of event that webhooks can subscribe to' });

/** A value for each of the five elements. */
export function perElementOf<T extends z.ZodType>(value: T, of: string) {
  const field = (element: string) => value.describe(`${of}: ${element}`);
  return {
    wood: field('wood (목)'),
    fire: field('fire (화)'),
    earth: field('earth (토)'),
    metal: field('metal (금)'),
    water: field('water (수)'),
  };
}

/** The answer of a list. @param id names the component, such as `ProfileList` */
export function listOf<T extends z.ZodType>(item: T, id: string) {
  return z
    .strictObject({
      data: z.array(item).describe('The records of this page, newest first'),
      has_more: z.boolean().describe('Whether another page follows'),
      next_cursor: z.string().nullable().describe('Send it as `cursor` for the next page; null on the last'),
      total_count: count('Number of records over all pages'),
    })
    .meta({ id, description: 'A page of a list' });
}

export const deletedRecord = z
  .strictObject({
    id: z.string().describe('Id of the deleted record'),
    deleted: z.literal(true).describe('Always true'),
    deleted_at: timestamp('When it was deleted'),
  })
  .meta({ id: 'Deleted', description: 'Confirms a deletion' });

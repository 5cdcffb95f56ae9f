import * as z from 'zod';
import { streamErrorAnswer } from '../presenters/error-schemas.ts';

/** A documented answer that is no error. */
export interface DocumentedAnswer {
  readonly description: string;
  /** Of the body; absent for an answer without one. */
  readonly schema?: z.ZodType;
  /** An event stream: the schema of each event's data, by its name. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** Headers of this answer that are always there. */
  readonly headers?: readonly AnswerHeader[];
}

export type AnswerHeader = 'Location' | 'Preference-Applied';

/** By status. */
export type DocumentedAnswers = Readonly<Record<number, DocumentedAnswer>>;

export function answersOk(schema: z.ZodType, description: string): DocumentedAnswers {
  return { 200: { description, schema } };
}

export function answersCreated(schema: z.ZodType, description: string): DocumentedAnswers {
  return { 201: { description, schema, headers: ['Location'] } };
}

export function answersAccepted(schema: z.ZodType, description: string): DocumentedAnswers {
  return { 202: { description, schema, headers: ['Location'] } };
}

/** Every stream may end with `error`. */
export function answersStream(events: Readonly<Record<string, z.ZodType>>, description: string): DocumentedAnswers {
  return { 200: { description, events: { ...events, error: streamErrorAnswer } } };
}

/** One event as a client parses it: OpenAPI 3.1 has no schema for a sequence of them. */
export function eventOf(events: Readonly<Record<string, z.ZodType>>): z.ZodType {
  const [first, ...rest] = Object.entries(events).map(([name, data]) =>
    z.strictObject({
      id: z.string().describe('Position in the stream: send the last one as `Last-Event-ID` to resume'),
      event: z.literal(name).describe('Name of the event'),
      data: data.describe('The data, as JSON'),
    }),
  );
  if (first === undefined) throw new Error('a stream without events');
  return z.discriminatedUnion('event', [first, ...rest]);
}

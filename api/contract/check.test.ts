import { describe, expect, it } from '@jest/globals';
import type { Response } from 'express';
import * as z from 'zod';
import { silentLogger } from '../../tests/harness/stores.ts';
import type { RequestState } from '../http/request-state.ts';
import { ok, route } from '../http/route.ts';
import { answersStream } from './answers.ts';
import { createContractCheck } from './check.ts';

const person = z.strictObject({ id: z.string(), people: z.array(z.strictObject({ name: z.string() })) });

const read = route({
  method: 'GET',
  path: '/v1/people/{id}',
  group: 'resource',
  access: { kind: 'key', permissions: ['profile:read'] },
  summary: 'Read a person',
  operationId: 'getPerson',
  tag: 'Profiles',
  answers: { 200: { description: 'The person', schema: person, headers: ['Location'] } },
  handler: async () => ok({}),
});

const remove = route({ ...read, method: 'DELETE', answers: { 204: { description: 'The person is gone' } } });

const stream = route({ ...read, answers: answersStream({ progress: person }, 'People') });

const response = {} as Response;
const state = { requestId: 'req_1', endpoint: 'GET /v1/people/{id}', group: 'resource', response } as RequestState;

/** The fields of each line that the check logs. */
function checking(work: (check: ReturnType<typeof createContractCheck>) => void): unknown[] {
  const lines: { readonly fields: unknown }[] = [];
  work(createContractCheck({ ...silentLogger, error: (line: { readonly fields: unknown }) => lines.push(line) }));
  return lines.map(({ fields }) => fields);
}

const answer = (status: number, body: unknown, headers = { Location: '/v1/people/1' }) => ({
  status,
  headers,
  body: JSON.stringify(body),
});
const problem = (fields: object) => ({
  type: '/errors/not-found',
  title: 'Not Found',
  status: 404,
  detail: 'No such person.',
  instance: '/v1/people/1',
  code: 'not_found',
  request_id: 'req_1',
  ...fields,
});

describe('the check of what is sent', () => {
  it('logs nothing about answers as documented', () => {
    const lines = checking((check) => {
      check.answer(read, state, answer(200, { id: '1', people: [{ name: '홍길동' }] }));
      check.answer(read, state, answer(404, problem({})));
      check.answer(null, state, answer(405, problem({ status: 405, code: 'method_not_allowed' })));
      check.answer(remove, state, { status: 204, headers: {}, body: '' });
      check.expect(stream, state);
      check.event(response, 'progress', { id: '1', people: [] });
    });
    expect(lines).toEqual([]);
    expect(checking((check) => check.answer(remove, state, answer(204, {})))).toEqual([
      ['(it has a body, and none is documented)'],
    ]);
  });

  it('names missing, unknown and mistyped fields, and never their values', () => {
    const lines = checking((check) => {
      check.answer(read, state, answer(200, { people: [{ name: '홍길동', age: 36 }, { name: 7 }] }));
    });
    expect(lines).toEqual([['id: invalid_type', 'people.0.age: unrecognized_keys', 'people.1.name: invalid_type']]);
    expect(JSON.stringify(lines)).not.toMatch(/홍길동|36/);
  });

  it('names statuses, headers, codes, reasons and events that are not documented', () => {
    const lines = checking((check) => {
      check.answer(read, state, answer(202, { id: '1', people: [] }));
      check.answer(read, state, { ...answer(200, { id: '1', people: [] }), headers: {} });
      check.answer(read, state, answer(404, problem({ code: 'not_ready' })));
      check.answer(
        read,
        state,
        answer(503, problem({ status: 503, code: 'service_unavailable', reason: 'no_worker' })),
      );
      check.expect(stream, state);
      check.event(response, 'unheard', {});
    });
    expect(lines).toEqual([
      ['(this status is not documented)'],
      ['(no header Location)'],
      ['code: not_ready is not documented'],
      ['reason: no_worker is not documented'],
      ['(this event is not documented)'],
    ]);
  });

  it('accepts the answers of either form of a union, and names the fields of the nearest', () => {
    const either = z.union([z.strictObject({ a: z.string(), b: z.string() }), z.strictObject({ c: z.string() })]);
    const union = route({ ...read, answers: { 200: { description: 'Either', schema: either } } });
    const lines = checking((check) => {
      check.answer(union, state, answer(200, { c: 'x' }));
      check.answer(union, state, answer(200, { a: 'x', b: 1 }));
    });
    expect(lines).toEqual([['b: invalid_type']]);
  });
});

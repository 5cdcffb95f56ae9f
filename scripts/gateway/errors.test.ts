import { describe, expect, it } from '@jest/globals';
import { CommandError, codeOfSqlState, commandErrorFrom, unpackSqlState } from './errors.ts';
import { EngineError, EngineLostError } from './postgres/errors.ts';

const engineError = (state: string) =>
  new EngineError(
    new Map([
      ['C', state],
      ['M', 'message'],
    ]),
  );

describe('An error of the engine', () => {
  it('packed into a write error as a number is its SQLSTATE', () => {
    expect(unpackSqlState(319029277)).toBe('M001C');
  });

  it.each([
    ['M001C', 11000],
    ['23505', 11000],
    ['23P01', 11000],
    ['40001', 112],
    ['40P01', 112],
    ['M00F1', 112],
    ['57014', 50],
    ['57P01', 91],
    ['08006', 91],
    ['M0008', 26],
    ['M09ZZ', 2],
    ['XX000', 1],
  ])('%s is code %d', (state, code) => {
    expect(codeOfSqlState(state)).toBe(code);
  });

  it('marks a conflict in a transaction as repeatable as a whole', () => {
    expect(commandErrorFrom(engineError('40001'), true).labels).toEqual(['TransientTransactionError']);
    expect(commandErrorFrom(engineError('40001'), false).labels).toEqual([]);
  });

  it('that is its loss is code 91 and states what may be repeated', () => {
    const lost = new EngineLostError('gone');
    expect(commandErrorFrom(lost, false)).toMatchObject({ code: 91, labels: ['RetryableWriteError'] });
    expect(commandErrorFrom(lost, true)).toMatchObject({ code: 91, labels: ['TransientTransactionError'] });
  });

  it('becomes a reply with code, name and labels', () => {
    const reply = new CommandError(112, 'no', ['TransientTransactionError'], { extra: 1 }).toReply();
    const expected = { ok: 0, errmsg: 'no', code: 112, codeName: 'WriteConflict', extra: 1 };
    expect(reply).toEqual({ ...expected, errorLabels: ['TransientTransactionError'] });
  });
});

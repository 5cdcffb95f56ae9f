import { describe, expect, it } from '@jest/globals';
import { QUEUE_NAMES, queuePrefix } from '../../shared/queues/catalogue.ts';
import { createSlotRule } from './slot-rule.mjs';

const offencesOf = (...commands: readonly string[]) => {
  const rule = createSlotRule();
  for (const command of commands) rule.see(`+1795377974.440854 [3 127.0.0.1:37412] ${command}`);
  return [...rule.offences];
};
const called = (command: string) => `+1795377974.440914 [3 lua] ${command}`;

describe('the slot rule', () => {
  it.each([
    '"get" "anything"',
    '"mget" "{a}:1" "{a}:2"',
    '"evalsha" "abc" "2" "{a}:1" "x{a}" "{b}"',
    '"xread" "COUNT" "9" "BLOCK" "5" "STREAMS" "{a}:1" "{a}:2" "0-0" "0-0"',
    '"set" "{a}:1" "a value with \\"{b}\\""',
    '"ping"',
  ])('is kept by %s', (command) => {
    expect(offencesOf(command)).toEqual([]);
  });

  it.each([
    ['"mget" "a" "b"', 'mget: a and b'],
    ['"del" "{a}:1" "{b}:1"', 'del: a and b'],
    ['"EVALSHA" "abc" "2" "{a}:1" "{b}:1"', 'evalsha: a and b'],
    ['"rename" "{}a" "{}b"', 'rename: {}a and {}b'],
  ])('is broken by %s', (command, offence) => {
    expect(offencesOf(command)).toEqual([offence]);
  });

  it('holds for what a script calls, declared or not', () => {
    const rule = createSlotRule();
    for (const line of ['+1.1 [0 1.1.1.1:1] "evalsha" "abc" "1" "{a}:1"', called('"get" "{a}:2"')]) rule.see(line);
    expect([...rule.offences]).toEqual([]);
    rule.see(called('"get" "{b}:1"'));
    expect([...rule.offences]).toEqual(['evalsha calls get: a and b']);
  });

  it('refuses a script that declares no key and uses one', () => {
    const rule = createSlotRule();
    for (const line of ['+1.1 [0 1.1.1.1:1] "eval" "…" "0"', called('"get" "{a}:2"')]) rule.see(line);
    expect([...rule.offences]).toEqual(['eval calls get: its keys are not declared']);
  });

  it('holds for a whole transaction, and only for its own client', () => {
    const of = (client: number, command: string) => `+1.1 [0 127.0.0.1:${client}] ${command}`;
    const seen = (...lines: readonly string[]) => {
      const rule = createSlotRule();
      for (const line of lines) rule.see(line);
      return [...rule.offences];
    };
    const open = [of(1, '"multi"'), of(2, '"get" "b"'), of(1, '"set" "a" "1"')];
    expect(seen(...open, of(1, '"exec"'), of(1, '"get" "b"'))).toEqual([]);
    expect(seen(...open, of(1, '"get" "b"'), of(1, '"exec"'))).toEqual(['a transaction with get: a and b']);
  });
});

describe('the queues', () => {
  it('have a hash tag each, so that BullMQ keeps all keys of a queue in one slot', () => {
    for (const queue of QUEUE_NAMES) expect(queuePrefix(queue)).toBe(`{${queue}}`);
  });
});

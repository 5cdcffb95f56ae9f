import { describe, expect, it } from '@jest/globals';
import { POOL_NAMES } from '../shared/queues/catalogue.ts';
import { parseArguments } from './arguments.ts';

const parse = (...args: string[]) => parseArguments(['node', 'workers/main.js', ...args]);

describe('the arguments of a worker', () => {
  it('run all pools without schedules when nothing is said', () => {
    expect(parse()).toEqual({ pools: POOL_NAMES, concurrency: null, schedules: false });
    expect(parse('--pools', 'all')).toEqual(parse());
  });

  it('name pools, concurrency and schedules', () => {
    expect(parse('--pools', 'haiku, maintenance', '--concurrency', '7', '--schedules')).toEqual({
      pools: ['haiku', 'maintenance'],
      concurrency: 7,
      schedules: true,
    });
  });

  it.each(['hiaku', '', 'haiku,,sonnet', 'haiku sonnet', 'generation-haiku'])(
    'refuse the pools %j and say which there are',
    (pools) => {
      expect(() => parse('--pools', pools)).toThrow(`is not one of ${POOL_NAMES.join(', ')}, all`);
    },
  );

  it.each(['0', '-1', '1.5', '1001', 'many', ''])('refuse the concurrency %j', (count) => {
    expect(() => parse('--concurrency', count)).toThrow('--concurrency must be from 1 to 1000');
  });
});

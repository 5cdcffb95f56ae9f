import { describe, expect, it } from '@jest/globals';
import { POOL_NAMES } from '../shared/queues/catalogue.ts';
import { parseArguments } from './arguments.ts';

const parse = (...args: string[]) => parseArguments(['node', 'workers/main.js', ...args]);

describe('the arguments of a worker', () => {
  it('run all pools without schedules by default', () => {
    expect(parse()).toEqual({ pools: POOL_NAMES, concurrency: null, schedules: false, opsPort: null });
    expect(parse('--pools', 'all')).toEqual(parse());
  });

  it('name pools, concurrency and schedules', () => {
    expect(parse('--pools', 'haiku, maintenance', '--concurrency', '7', '--schedules')).toEqual({
      pools: ['haiku', 'maintenance'],
      concurrency: 7,
      schedules: true,
      opsPort: null,
    });
  });

  it.each(['hiaku', '', 'haiku,,sonnet', 'haiku sonnet', 'generation-haiku'])(
    'refuse the pools %j and list the valid ones',
    (pools) => {
      expect(() => parse('--pools', pools)).toThrow(`is not one of ${POOL_NAMES.join(', ')}, all`);
    },
  );

  it('name the port for operators', () => {
    expect(parse('--ops-port', '3002').opsPort).toBe(3002);
    expect(() => parse('--ops-port', '65536')).toThrow('--ops-port must be a port number');
    expect(() => parse('--ops-port', '0x10')).toThrow('--ops-port must be a port number');
  });

  it.each(['0', '-1', '1.5', '1001', 'many', ''])('refuse the concurrency %j', (count) => {
    expect(() => parse('--concurrency', count)).toThrow('--concurrency must be from 1 to 1000');
  });
});

import { describe, expect, it } from '@jest/globals';
import { parseRedisUrl } from './redis-url.ts';

const refusalOf = (url: string) => {
  try {
    return parseRedisUrl(url);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

const anyone = { username: undefined, password: undefined };

describe('the address of Redis', () => {
  it.each(['redis://127.0.0.1', 'rediss://u:p@cache.example:6380/3'])('is that of one server: %s', (url) => {
    expect(parseRedisUrl(url)).toEqual({ topology: 'single', url });
  });

  it.each([
    [
      'redis-sentinel://one:26380,two,[::1]:3/main',
      {
        ...anyone,
        tls: false,
        hosts: [
          { host: 'one', port: 26_380 },
          { host: 'two', port: 26_379 },
          { host: '::1', port: 3 },
        ],
        name: 'main',
        db: 0,
      },
    ],
    [
      'rediss-sentinel://app:p%40ss%3Aword@10.0.0.1:1/main?db=7',
      {
        tls: true,
        hosts: [{ host: '10.0.0.1', port: 1 }],
        username: 'app',
        password: 'p@ss:word',
        name: 'main',
        db: 7,
      },
    ],
    [
      'redis-sentinel://:secret@one/main',
      { tls: false, hosts: [{ host: 'one', port: 26_379 }], ...anyone, password: 'secret', name: 'main', db: 0 },
    ],
  ])('names sentinels, their primary and its login: %s', (url, address) => {
    expect(parseRedisUrl(url)).toEqual({ topology: 'sentinel', ...address });
  });

  it.each([
    [
      'redis-cluster://one:7001,two',
      {
        ...anyone,
        tls: false,
        hosts: [
          { host: 'one', port: 7_001 },
          { host: 'two', port: 6_379 },
        ],
      },
    ],
    [
      'rediss-cluster://app:secret@one:7001/',
      { tls: true, hosts: [{ host: 'one', port: 7_001 }], username: 'app', password: 'secret' },
    ],
  ])('names nodes of a cluster: %s', (url, address) => {
    expect(parseRedisUrl(url)).toEqual({ topology: 'cluster', ...address });
  });

  it.each([
    'redis-sentinel://one:26379',
    'redis-sentinel://one:26379/',
    'redis-sentinel:///main',
    'redis-sentinel://one,/main',
    'redis-sentinel://one:0/main',
    'redis-sentinel://one:65536/main',
    'redis-sentinel://one/main/2',
    'redis-sentinel://one/main?db=x',
    'redis-sentinel://one/main?timeout=3',
    'redis-sentinel://u:%zz@one/main',
  ])('is refused with the form of sentinels: %s', (url) => {
    expect(refusalOf(url)).toContain(
      'must be redis-sentinel://[user:password@]host:port,host:port/<master name>[?db=0]',
    );
  });

  it.each(['redis-cluster://', 'redis-cluster://one/1', 'redis-cluster://one?db=0', 'redis-cluster://one two:3'])(
    'is refused with the form of clusters: %s',
    (url) => {
      expect(refusalOf(url)).toContain('must be redis-cluster://[user:password@]host:port,host:port');
    },
  );

  it.each(['one:6379', 'http://one', 'redis+sentinel://one/main'])('is refused with all forms: %s', (url) => {
    expect(refusalOf(url)).toContain('redis://, redis-sentinel:// or redis-cluster://');
  });
});

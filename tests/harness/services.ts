import { randomUUID } from 'node:crypto';

/** Addresses of the run's services for one Jest worker; each worker has a database and a Redis database of its own. */
export type TestServices = { readonly mongodbUrl: string; readonly redisUrl: string };

/** Redis has 64 (scripts/local/services/redis.mjs), for up to four Jest workers. */
const REDIS_DATABASES = 16;

/**
 * The services that `npm test` started, as this Jest worker may use them: database `saju_test_<worker>` and the first of
 * its Redis databases. Throws when they are missing: a test that needs them must not pass without.
 */
export function testServices(): TestServices {
  return { mongodbUrl: databaseUrl(`saju_test_${workerNumber()}`), redisUrl: redisUrl(0) };
}

let redisCount = 0;

/** Platforms of one file run at the same time: in a shared Redis database the workers of one would take the other's jobs. */
export function freshRedisUrl(): string {
  redisCount += 1;
  return redisUrl(1 + (redisCount % (REDIS_DATABASES - 1)));
}

/** The address of an unused database, for tests that would disturb the worker's other files. */
export function freshDatabaseUrl(): string {
  return databaseUrl(`saju_test_${workerNumber()}_${randomUUID().slice(0, 8)}`);
}

/** Whether the database fails commands of the processes under test: `npm run test:faults`. */
export const databaseFails = process.env['SAJU_TEST_FAULTS'] !== undefined;

/**
 * The address for a process under test. Its name tells its commands from those of the tests: in `npm run test:faults`
 * they fail (scripts/test/faults.mjs), and always the gateway records them (scripts/gateway/command-log.ts).
 */
export function addressUnderTest(mongodbUrl: string): string {
  const url = new URL(mongodbUrl);
  url.searchParams.set('appName', 'saju-under-test');
  // The driver looks for the next primary after 50 ms instead of 500.
  if (databaseFails) url.searchParams.set('minHeartbeatFrequencyMS', '50');
  return url.href;
}

export function databaseUrl(name: string): string {
  const url = new URL(required('SAJU_TEST_MONGODB_URL'));
  url.pathname = `/${name}`;
  return url.href;
}

function redisUrl(place: number): string {
  const url = new URL(required('SAJU_TEST_REDIS_URL'));
  url.pathname = `/${(Number(workerNumber()) - 1) * REDIS_DATABASES + place}`;
  return url.href;
}

export function workerNumber(): string {
  return process.env['JEST_WORKER_ID'] ?? '1';
}

function required(name: 'SAJU_TEST_MONGODB_URL' | 'SAJU_TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is missing: run the tests by \`npm test\``);
  return value;
}

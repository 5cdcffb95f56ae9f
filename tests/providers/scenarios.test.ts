import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pMap from 'p-map';
import { writeResults } from '../harness/results.ts';
import { freshDatabaseUrl } from '../harness/services.ts';
import { DESCRIPTION, scenarioTable } from './report.ts';
import { type Outcome, runScenario, type Scenario } from './run-scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/** They mostly wait. */
const SIDE_BY_SIDE = 4;
const LONGEST_MS = 600_000;
/** `SCENARIO=S06,S07` runs only these. */
const ONLY = process.env['SCENARIO'];
const CHOSEN = SCENARIOS.filter(({ name }) => ONLY === undefined || ONLY.includes(name.slice(0, 3)));
const BACK_WITHIN_MS = 30_000;

describe('while the provider of the model fails, and another model may answer', () => {
  const runs = new Map<string, Promise<Outcome>>();
  const outcomes = new Map<string, Outcome>();

  beforeAll(async () => {
    const database = { MONGODB_URL: freshDatabaseUrl(), SECRETS_KEY: randomBytes(32).toString('base64') };
    // The longest begins early, but not first: the last one gets the first one's Redis database (`freshRedisUrl`).
    const [first, ...others] = CHOSEN;
    const longestFirst = others.toSorted((one, other) => Number(other.isLong ?? 0) - Number(one.isLong ?? 0));
    const order = first === undefined ? [] : [first, ...longestFirst];
    const run = async (scenario: Scenario) => {
      const outcome = runScenario(scenario, database);
      runs.set(scenario.name, outcome);
      await outcome.catch(() => undefined);
    };
    await pMap(order, run, { concurrency: SIDE_BY_SIDE });
  }, LONGEST_MS);
  afterAll(() => {
    const table = scenarioTable(outcomes);
    process.stderr.write(`\n${table}\n`);
    if (process.env['SAJU_TEST_WRITE'] !== undefined && outcomes.size === SCENARIOS.length) {
      writeResults('providers', { ...DESCRIPTION, tables: table });
    }
  });

  it.each(CHOSEN)(
    '$name: each call is served or fails clearly, is charged at most once, and the model comes back',
    async (scenario) => {
      const outcome = await runs.get(scenario.name);
      if (outcome === undefined) throw new Error('it has not run');
      expectPromises(scenario, outcome);
      outcomes.set(scenario.name, outcome);
    },
  );
});

function expectPromises(scenario: Scenario, outcome: Outcome): void {
  const { answers, charges, calls, open, stated, booked, backMs } = outcome;
  // The fallback works: only a machine that is too busy for a deadline may fail a call.
  const errors = answers.flatMap(({ error }) => error ?? []);
  expect(errors.filter(({ reason }) => reason !== 'still_running' && reason !== 'no_worker')).toEqual([]);
  expect(open).toBe(0);
  const charged = new Map(charges.map(({ requestId, chargedUsd }) => [requestId, chargedUsd]));
  expect(charged.size).toBe(charges.length);
  for (const { requestId, costUsd, error } of answers) {
    // What still runs goes on and is charged, as its caller reads.
    if (error?.reason === 'still_running') charged.delete(requestId);
    else expect(charged.get(requestId) ?? 0).toBe(error === null ? costUsd : 0);
  }
  expect(charged.size).toBe(answers.filter(({ error }) => error === null).length);
  expect(calls.asked.recorded).toBe(calls.asked.asked);
  expect(calls.fallback.recorded).toBe(calls.fallback.asked);
  expect(booked.calls).toBe(stated.calls);
  const sections = answers.reduce((sum, answer) => sum + answer.sections, 0);
  expect(calls.asked.asked).toBeLessThanOrEqual(sections * (scenario.callsPerSection ?? 1));
  expect(calls.fallback.asked).toBeLessThanOrEqual(sections);
  if (scenario.isPaused) expect(outcome.failedCalls).toBeLessThan(sections / 2);
  if (scenario.name.startsWith('S16')) {
    expect(booked).toEqual({ ...stated, costUsd: expect.closeTo(stated.costUsd, 9) });
  }
  expect(backMs).not.toBeNull();
  expect(backMs).toBeLessThan(BACK_WITHIN_MS);
}

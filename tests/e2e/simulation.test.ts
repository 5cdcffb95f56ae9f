import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createClient, until } from '../harness/http.ts';
import { failuresIn } from '../harness/logs.ts';
import { startPlatform, type TestPlatform } from '../harness/platform.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { commands, idsListed } from '../harness/simulation/commands.ts';
import { createPartner, type Model, newModel, type Partner } from '../harness/simulation/partner.ts';

const RUNS = Number(process.env['SIMULATION_RUNS'] ?? 4);
/** Fixed, so that a failure can be reproduced; set another to explore further. */
const SEED = Number(process.env['SIMULATION_SEED'] ?? 20_261_121);
const MAX_COMMANDS = 50;
const REVOKED_WITHIN_MS = 5_000;

describe('a simulated partner', () => {
  let platform: TestPlatform;
  let receiver: Receiver;
  let urls: string[];

  beforeAll(async () => {
    receiver = await startReceiver();
    platform = await startPlatform();
    urls = [(await platform.startApiServer()).url, (await platform.startApiServer()).url];
    await platform.startWorker('all');
  });
  afterAll(async () => {
    await platform.stop();
    await receiver.close();
  });

  it(`finds ledgers, records and masked data correct after every step (${RUNS} runs, seed ${SEED})`, async () => {
    const runs = fc.asyncProperty(fc.commands(commands, { maxCommands: MAX_COMMANDS, size: 'max' }), async (steps) => {
      const model = newModel();
      const partner = await createPartner(platform, urls, receiver);
      await fc.asyncModelRun(() => ({ model, real: partner }), steps);
      await expectInvariants(model, partner);
    });
    await fc.assert(runs, { numRuns: RUNS, seed: SEED, endOnFailure: true });
    expect(failuresIn(platform.logs())).toEqual([]);
  }, 600_000);
});

/** The invariants after any sequence of commands. */
async function expectInvariants(model: Model, partner: Partner): Promise<void> {
  const { db } = partner.platform.admin;
  const { accountId } = partner.account;
  await until(
    'no generation is open',
    async () => (await db.generations.countDocuments({ accountId, open: true })) === 0,
  );
  await expectRecords(model, partner);
  await expectLedger(partner);
  await expectNoTraceOfDeleted(model, partner);
  await expectAudit(model, partner);
  await expectNoPersonalData(partner);
  await expectRevokedKeysRefused(partner);
}

/** Exactly one fortune per profile, type, date and model, and only fortunes that responses returned. */
async function expectRecords(model: Model, partner: Partner): Promise<void> {
  const { db } = partner.platform.admin;
  const stored = await db.fortunes.find({ accountId: partner.account.accountId }).lean();
  const keys = stored.map(({ profileId, fortuneType, fortuneDate, model: name }) =>
    [profileId, fortuneType, fortuneDate, name].join(),
  );
  expect(keys.sort()).toEqual([...model.fortunes.keys()].sort());
  expect(stored.every(({ state }) => state === 'ready')).toBe(true);
  expect(await idsListed(partner, '/v1/fortunes')).toEqual(stored.map(({ _id }) => _id).sort());
  expect(await idsListed(partner, '/v1/profiles')).toEqual(model.people.map(({ id }) => id).sort());
}

/** The ledger and the reports equal the costs in the responses. */
async function expectLedger(partner: Partner): Promise<void> {
  const { db } = partner.platform.admin;
  const calls = await db.calls.find({ accountId: partner.account.accountId }).lean();
  expect(calls.filter(({ state }) => state === 'open')).toEqual([]);
  const charged = calls.reduce((sum, { chargedUsd }) => sum + chargedUsd, 0);
  expect(charged).toBeGreaterThan(partner.charges.statedUsd - 1e-6);
  expect(charged).toBeLessThan(partner.charges.statedUsd + partner.charges.uncertainUsd + 1e-6);
  const usage = await partner.call('GET', '/api/usage');
  expect(usage.at('usage.thisMonth.cost')).toBeCloseTo(charged, 4);
  await until('the report shows the charges', async () => {
    const report = await partner.call('GET', '/v1/reports/usage');
    return Math.abs(Number(report.at('summary.total_cost_usd')) - charged) < 1e-4;
  });
}

/** A deleted profile leaves no fortune, no content and no reservation. */
async function expectNoTraceOfDeleted(model: Model, partner: Partner): Promise<void> {
  const { db } = partner.platform.admin;
  const deletedIds = model.deleted.map(({ id }) => id);
  expect(await db.profiles.countDocuments({ _id: { $in: deletedIds } })).toBe(0);
  expect(await db.fortunes.countDocuments({ profileId: { $in: deletedIds } })).toBe(0);
  const { accountId } = partner.account;
  const living = new Set((await db.profiles.find({ accountId }, { chart: 1 }).lean()).map(({ chart }) => chart));
  const contents = await db.contents.find({ accountId }, { chart: 1 }).lean();
  expect(contents.filter(({ chart }) => !living.has(chart))).toEqual([]);
}

async function expectAudit(model: Model, partner: Partner): Promise<void> {
  const entries = await partner.platform.admin.db.auditEntries.find({ accountId: partner.account.accountId }).lean();
  const counted = new Map<string, number>();
  for (const { action } of entries) counted.set(action, (counted.get(action) ?? 0) + 1);
  // A batch writes one entry for all its fortunes; deletions and unmasked reads must be exact.
  counted.delete('fortune.created');
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(model.audited));
  expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(entries.length);
}

/** Events, deliveries and logs hold no data that responses mask. */
async function expectNoPersonalData(partner: Partner): Promise<void> {
  const { db } = partner.platform.admin;
  const events = await db.events.find({ accountId: partner.account.accountId }).lean();
  const received = partner.receiver.received(new URL(partner.webhookUrl).pathname).map(({ raw }) => raw.toString());
  expect(partner.leaksIn([...events.map(({ body }) => body), ...received, partner.platform.logs()].join('\n'))).toEqual(
    [],
  );
}

async function expectRevokedKeysRefused(partner: Partner): Promise<void> {
  for (const { key, atMs } of partner.revoked) {
    await until('five seconds have passed', async () => Date.now() - atMs > REVOKED_WITHIN_MS);
    for (const url of partner.urls) {
      const answer = await createClient(url, { key })('GET', '/v1/profiles');
      expect({ key: key.slice(0, 20), status: answer.status }).toEqual({ key: key.slice(0, 20), status: 401 });
    }
  }
}

import { ownedBy } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import { type Answer, type Exchange, textAt, valueAt } from './client.ts';
import { pause } from './fleet.ts';
import type { Partner } from './partner.ts';
import { violationOf } from './store-invariants.ts';
import type { Violation } from './violation.ts';

const TRIES = 60;
const RETRY_MS = 2_000;

/** An answer to a partner, after the limit's minute if need be. */
async function read(partner: Partner, path: string): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await partner.ask({ method: 'GET', path });
    if (answer !== null) return answer;
    await pause(RETRY_MS);
  }
  throw new Error(`GET ${path} is not answered although everything is healed`);
}

/** What the API tells of a partner's charges is what the store holds, and no less than its answers told. */
export async function toldCharges(db: Pick<Database, 'calls'>, partner: Partner): Promise<Violation[]> {
  const calls = await db.calls.find(ownedBy(partner.owner), { chargedUsd: 1 }).lean();
  const charged = calls.reduce((sum, { chargedUsd }) => sum + chargedUsd, 0);
  const usage = Number(valueAt(await read(partner, '/api/usage'), 'usage.thisMonth.cost'));
  const report = Number(valueAt(await read(partner, '/v1/reports/usage'), 'summary.total_cost_usd'));
  const differing = Object.entries({ '/api/usage': usage, '/v1/reports/usage': report }).filter(
    ([, usd]) => !(Math.abs(usd - charged) < 1e-4),
  );
  const violations = differing.map(([path, usd]) => ({
    invariant: 'reports equal the ledger',
    detail: `${path} of ${partner.name} says ${usd} USD, the calls hold ${charged}`,
    ids: [],
    at: null,
  }));
  if (partner.toldUsd < charged + 1e-6) return violations;
  const detail = `${partner.name} was told of ${partner.toldUsd} USD, the calls hold ${charged}`;
  return [...violations, { invariant: 'a told cost is charged', detail, ids: [], at: null }];
}

/** What usage reports leave out: requests without a key. */
const WITHOUT_KEY = / (\/v1\/(health|status)|\/api\/(keys|account).*)$/;
const REPORT_TRIES = 5;

/** The reports count every request of the load once. Last counts of a busy API server may be some seconds late. */
export async function countedRequests(
  partners: readonly Partner[],
  exchanges: readonly Exchange[],
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const partner of partners) {
    for (let tries = 1; ; tries += 1) {
      await pause(RETRY_MS);
      const sent = exchanges.filter(({ tenant, endpoint, answer }) => {
        return tenant === partner.name && answer.status > 0 && !WITHOUT_KEY.test(endpoint);
      }).length;
      const rows = valueAt(await read(partner, '/v1/reports/usage'), 'by_endpoint');
      const counted = (Array.isArray(rows) ? rows : [])
        .filter(({ endpoint }) => !WITHOUT_KEY.test(endpoint))
        .reduce((sum: number, { requests }) => sum + requests, 0);
      if (counted === sent) break;
      if (tries < REPORT_TRIES) continue;
      const detail = `the report of ${partner.name} has ${counted} requests, answered were ${sent}`;
      violations.push({ invariant: 'reports count every request once', detail, ids: [], at: null });
      break;
    }
  }
  return violations;
}

/** A 202 has become a fortune, or says why not. */
export async function keptPromises(partner: Partner): Promise<Violation[]> {
  const promised = [...partner.fortunes.values()].filter(({ promised, state, profileId }) => {
    const profile = partner.profiles.get(profileId);
    return promised && state === 'expected' && profile?.state === 'alive' && !profile.changed;
  });
  const broken: { readonly _id: string; readonly createdAt: Date }[] = [];
  for (const { id, at } of promised) {
    const answer = await read(partner, `/v1/fortunes/${id}`);
    const explained =
      answer.status === 404 && textAt(answer, 'code') === 'generation_failed' && textAt(answer, 'reason') !== '';
    if (answer.status !== 200 && !explained) broken.push({ _id: id, createdAt: at });
  }
  return violationOf(
    'nothing accepted is lost',
    `promised fortunes of ${partner.name} have neither content nor reason`,
    broken,
  );
}

/** The counts of every batch add up, and so do its results. */
export async function toldBatches(partner: Partner): Promise<Violation[]> {
  const wrong: { readonly _id: string; readonly createdAt: Date }[] = [];
  for (const [id, at] of partner.batches) {
    const answer = await read(partner, `/v1/fortunes/batch/${id}`);
    const count = (name: string) => Number(valueAt(answer, name));
    const results = valueAt(answer, 'results');
    const rows: readonly { readonly status: string }[] = Array.isArray(results) ? results : [];
    const having = (...states: readonly string[]) => rows.filter(({ status }) => states.includes(status)).length;
    const adds =
      ['completed', 'failed'].includes(textAt(answer, 'status')) &&
      count('completed_count') + count('failed_count') + count('canceled_count') === count('total_count') &&
      rows.length === count('total_count') &&
      having('success', 'cached') === count('completed_count') &&
      having('failed') === count('failed_count') &&
      having('canceled') === count('canceled_count');
    if (!adds) wrong.push({ _id: id, createdAt: at });
  }
  return violationOf('the counts of a batch add up', `batches of ${partner.name} tell other counts`, wrong);
}

/** Lists hold what the store holds, and deleted profiles are not found. */
export async function toldRecords(db: Pick<Database, 'fortunes' | 'profiles'>, partner: Partner): Promise<Violation[]> {
  const stored = {
    fortunes: await db.fortunes.find({ ...ownedBy(partner.owner), state: 'ready' }, { _id: 1 }).lean(),
    profiles: await db.profiles.find(ownedBy(partner.owner), { _id: 1 }).lean(),
  };
  const violations: Violation[] = [];
  for (const [name, records] of Object.entries(stored)) {
    const listed = await idsListed(partner, `/v1/${name}`);
    const missing = records.filter(({ _id }) => !listed.includes(_id));
    violations.push(...violationOf('lists are complete', `${name} of ${partner.name} are in no list`, missing));
    if (listed.length === records.length) continue;
    const detail = `the list of ${name} of ${partner.name} has ${listed.length} entries for ${records.length} records`;
    violations.push({ invariant: 'lists are complete', detail, ids: [], at: null });
  }
  const deleted = [...partner.profiles.values()].filter(({ state }) => state === 'deleted');
  const found: { readonly _id: string }[] = [];
  for (const { id } of deleted) {
    if ((await read(partner, `/v1/profiles/${id}`)).status !== 404) found.push({ _id: id });
  }
  return [...violations, ...violationOf('a deleted profile leaves nothing', 'deleted profiles are found', found)];
}

async function idsListed(partner: Partner, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await read(partner, `${path}?limit=100${cursor}`);
    const data = valueAt(page, 'data');
    const rows: readonly { readonly id: string }[] = Array.isArray(data) ? data : [];
    ids.push(...rows.map(({ id }) => id));
    if (valueAt(page, 'has_more') !== true) return ids;
    cursor = `&cursor=${encodeURIComponent(textAt(page, 'next_cursor'))}`;
  }
}

import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startCluster } from '../harness/redis-nodes.ts';
import { expectEveryPart, expectNothingLost } from './expectations.ts';
import { publish, type Site, STRIKE_NAMES, startSite } from './flows.ts';

const TOPOLOGY = 'a cluster of 3 + 3 nodes';
/** A key of the primary that has most to lose. */
const KEY = '{generation-haiku}';

describe(`the platform on ${TOPOLOGY}`, () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(startCluster);
  });
  afterAll(async () => {
    await site.stop();
    publish('cluster', site.outcomes);
  });

  it('runs every part', () => expectEveryPart(site));

  it.each(STRIKE_NAMES)('loses nothing and charges nothing twice when a primary %s', (name) =>
    expectNothingLost(site, KEY, name),
  );
});

import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startSentinels } from '../harness/redis-nodes.ts';
import { expectEveryPart, expectNothingLost } from './expectations.ts';
import { publish, type Site, STRIKE_NAMES, startSite } from './flows.ts';

const TOPOLOGY = '1 + 2 servers with 3 sentinels';

describe(`the platform on ${TOPOLOGY}`, () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(startSentinels);
  });
  afterAll(async () => {
    await site.stop();
    publish('sentinels', site.outcomes);
  });

  it('runs every part', () => expectEveryPart(site));

  it.each(STRIKE_NAMES)('loses nothing and charges nothing twice when a primary %s', (name) =>
    expectNothingLost(site, '', name),
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryRecord } from '../../tests/harness/records.ts';
import { openDatabase } from '../../tests/harness/stores.ts';
import { newSecretBox, newWebhook } from '../../tests/harness/webhooks.ts';
import { systemClock } from '../core/clock.ts';
import type { Database } from '../db/connect.ts';
import { loadPending } from './pending-deliveries.ts';

describe('a pending delivery', () => {
  const clock = systemClock;
  const secrets = newSecretBox();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase();
  });
  afterAll(() => db.close());

  it('whose secret cannot be decrypted is loaded without it, and the others with theirs', async () => {
    const [broken, sound] = [await newWebhook(db, clock, secrets), await newWebhook(db, clock, secrets)];
    const foreign = newSecretBox().seal('whsec_foreign');
    const until = new Date(clock.now().getTime() + 60_000);
    await db.webhooks.updateOne({ _id: broken.webhook._id }, { $set: { secret: foreign } });
    // Rotated since: the new secret signs although the old one cannot be decrypted.
    await db.webhooks.updateOne(
      { _id: sound.webhook._id },
      { $set: { previousSecrets: [{ secret: foreign, until }] } },
    );
    await db.accounts.updateOne({ _id: broken.caller.owner.accountId }, { $set: { signingSecret: foreign } });
    const callback = { kind: 'callback', webhookId: null, url: 'http://127.0.0.1:9/' } as const;
    const deliveries = [
      deliveryRecord(broken.caller.owner, clock.now(), { _id: 'dlv_b1', webhookId: broken.webhook._id }),
      deliveryRecord(broken.caller.owner, clock.now(), { _id: 'dlv_b2', ...callback }),
      deliveryRecord(sound.caller.owner, clock.now(), { _id: 'dlv_s1', webhookId: sound.webhook._id }),
      deliveryRecord(sound.caller.owner, clock.now(), { _id: 'dlv_s2', ...callback }),
    ];
    await db.deliveries.create(deliveries);
    const loaded = await loadPending(
      { db, clock, secrets },
      deliveries.map(({ _id, accountId }) => ({ deliveryId: _id, accountId })),
    );
    const readable = expect.stringMatching(/^whsec_/);
    expect(loaded.map((pending) => pending?.target)).toMatchObject([
      { secret: null, previousSecrets: [] },
      { secret: null, previousSecrets: [] },
      { secret: readable, previousSecrets: [] },
      { secret: readable, previousSecrets: [] },
    ]);
  });
});

// Shards the collections of partners' data by account, for `mongosh`: docs/scaling.md, MongoDB on many shards.

/** That of `MONGODB_URL`. */
const database = 'saju';

/** Which accounts each shard has, `[shard, min, max]`, `max` exclusive: `['shard0', MinKey(), 'acc_01k0']`. */
const shards = [];

const byAccount = [
  'profiles',
  'fortunes',
  'failed_fortunes',
  'contents',
  'generations',
  'calls',
  'call_days',
  'audit_entries',
  'batches',
  'batch_items',
  'events',
  'webhooks',
  'deliveries',
  'delivery_attempts',
  'sightings',
  'usage_days',
  'usage_minutes',
  'requests',
  'report_days',
  'fortune_days',
  'profile_sums',
  'fortune_counts',
];
// The others have an index that begins with the account.
for (const name of ['delivery_attempts', 'failed_fortunes', 'fortune_days'])
  db.getSiblingDB(database)[name].createIndex({ accountId: 1 });
for (const name of byAccount) sh.shardCollection(`${database}.${name}`, { accountId: 1 });
sh.shardCollection(`${database}.idempotency_keys`, { _id: 1 }); // Its ids begin with the account.

for (const [shard, min, max] of shards) {
  sh.addShardToZone(shard, shard);
  for (const name of byAccount)
    sh.updateZoneKeyRange(`${database}.${name}`, { accountId: min }, { accountId: max }, shard);
  sh.updateZoneKeyRange(`${database}.idempotency_keys`, { _id: min }, { _id: max }, shard);
}

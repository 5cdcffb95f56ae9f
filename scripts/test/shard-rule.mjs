/** The field by which a sharded MongoDB distributes each collection (docs/scaling.md). Null: it is not sharded. */
export const shardKeys = {
  profiles: 'accountId',
  fortunes: 'accountId',
  failed_fortunes: 'accountId',
  contents: 'accountId',
  generations: 'accountId',
  calls: 'accountId',
  call_days: 'accountId',
  report_days: 'accountId',
  fortune_days: 'accountId',
  profile_sums: 'accountId',
  fortune_counts: 'accountId',
  audit_entries: 'accountId',
  batches: 'accountId',
  batch_items: 'accountId',
  events: 'accountId',
  webhooks: 'accountId',
  deliveries: 'accountId',
  delivery_attempts: 'accountId',
  sightings: 'accountId',
  usage_days: 'accountId',
  usage_minutes: 'accountId',
  requests: 'accountId',
  // Its ids begin with the account.
  idempotency_keys: '_id',
  // Few records: of accounts, of operators, of schedules, of a webhook's failures in an hour.
  accounts: null,
  api_keys: null,
  dashboard_sessions: null,
  schedules: null,
  schedule_runs: null,
  mails: null,
  support_requests: null,
  analytics_cache: null,
  incidents: null,
  operator_actions: null,
  // Sums of the whole platform, some records a day.
  model_days: null,
  pool_settings: null,
  status_watches: null,
  probes: null,
  schema: null,
};

/** What all shards are asked for on purpose. docs/scaling.md says what each costs. */
export const scans = {
  reconciler: [
    'aggregate batch_items {state =}',
    'find batch_items {state =, _id}',
    'find batches {state =, _id, createdAt}',
    'find calls {state =, _id, createdAt}',
    'find calls {caused =, state =, lost, settledAt}',
    'find events {pending =, _id, createdAt}',
    'find fortunes {state =, _id, createdAt}',
    'find generations {open =, _id}',
  ],
  deliveries: ['aggregate deliveries {status =, nextAttemptAt}'],
  retention: [
    'find audit_entries {createdAt}',
    'find batch_items {expiresAt}',
    'find batches {expiresAt}',
    'find calls {_id, settledAt} in a transaction',
    'find contents {expiresAt}',
    'find deliveries {createdAt}',
    'find delivery_attempts {createdAt}',
    'find events {createdAt}',
    'find failed_fortunes {expiresAt}',
    'find fortune_days {expiresAt}',
    'find generations {expiresAt, state}',
    'find idempotency_keys {expiresAt}',
    'find requests {expiresAt}',
    'find sightings {expiresAt}',
    'find usage_minutes {expiresAt}',
  ],
  analytics: [
    'aggregate fortunes {fortuneDate =, fortuneType =, livemode =, state =}',
    'aggregate profiles {livemode =}',
    'aggregate profiles {livemode =, pillars =}',
    'aggregate profiles {livemode =, investment}',
  ],
  broadcast: ['aggregate webhooks {events =}'],
  // An operator who looks for an id, or opens a page over all accounts: only with this comment (shared/operations).
  operator: [
    'find audit_entries {requestId =, createdAt} as operator',
    'find audit_entries {resourceId =, createdAt} as operator',
    'aggregate batches {fortuneDate =, kind =, _id} as operator',
    'find batches {_id =} as operator',
    'find batches {actor =, _id} as operator',
    'find batches {state =} as operator',
    'find batches {} as operator',
    'find calls {_id =} as operator',
    'find calls {_id} as operator',
    'find calls {fortuneId =, _id} as operator',
    'find calls {requestId =, _id} as operator',
    'find deliveries {_id =} as operator',
    'find deliveries {_id} as operator',
    'find deliveries {eventId =, kind =, _id} as operator',
    'find deliveries {kind =, requestId =, _id} as operator',
    'find events {_id =} as operator',
    'find events {requestId =, _id} as operator',
    'find failed_fortunes {_id =} as operator',
    'find fortunes {_id =} as operator',
    'find generations {_id =} as operator',
    'find generations {_id} as operator',
    'find profiles {_id =} as operator',
    'find requests {_id =} as operator',
    'find webhooks {_id =} as operator',
    'find webhooks {active =, disabledReason} as operator',
  ],
  // No scan: the range of the ids is that of an account, which is on one shard.
  answers: [
    'update idempotency_keys {about =, accountId =, _id} in a transaction',
    'find idempotency_keys {accountId =, _id}',
  ],
  metrics: ['aggregate batches {state =}'],
  pace: ['find batch_items {model =, state =, finishedAt}'],
};

/**
 * The operations that a sharded MongoDB would send to all shards, or refuse.
 * @param shapes as the gateway records them (scripts/gateway/shapes.ts)
 */
export function scattered(shapes) {
  const allowed = new Set(Object.values(scans).flat());
  return [...new Set(shapes.filter((shape) => !isTargeted(shape)).map(lineOf))].filter((line) => !allowed.has(line));
}

function isTargeted({ operation, collection, inTransaction, equal }) {
  const key = shardKeys[collection];
  if (key === null) return true;
  // MongoDB refuses it in transactions on sharded collections.
  if (operation === 'distinct' && inTransaction) return false;
  return equal.includes(key);
}

function lineOf({ operation, collection, inTransaction, equal, other, comment }) {
  const fields = [...equal.map((field) => `${field} =`), ...other].join(', ');
  return `${operation} ${collection} {${fields}}${inTransaction ? ' in a transaction' : ''}${comment === undefined ? '' : ` as ${comment}`}`;
}

import { createHash, createHmac } from 'node:crypto';
import { ownedBy } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import type { Received } from '../../tests/harness/receiver.ts';
import type { Subscription } from './load.ts';
import { violationOf } from './store-invariants.ts';
import type { Violation } from './violation.ts';

/** A delivery that the receiver accepted. */
export type Arrival = Pick<Received, 'path' | 'headers' | 'raw'>;

const headerOf = ({ headers }: Arrival, name: string) => String(headers[name] ?? '');
const eventOf = (arrival: Arrival) => headerOf(arrival, 'webhook-id');

/** Every event arrived at least once at each endpoint that was subscribed all the time. */
export async function deliveredEvents(
  db: Pick<Database, 'events'>,
  subscriptions: readonly Pick<Subscription, 'path' | 'partner'>[],
  arrivals: readonly Arrival[],
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { path, partner } of subscriptions) {
    const arrived = new Set(arrivals.filter((one) => one.path === path).map(eventOf));
    const events = await db.events.find(ownedBy(partner.owner), { type: 1, createdAt: 1 }).lean();
    const lost = events.filter(({ _id }) => !arrived.has(_id));
    violations.push(...violationOf('every event is delivered', `events never arrived at ${path}`, lost));
  }
  return violations;
}

/** No delivery was given up: the receiver refuses few, and never five times. */
export async function failedDeliveries(db: Pick<Database, 'deliveries' | 'webhooks'>): Promise<Violation[]> {
  const [failed, webhooks] = await Promise.all([
    db.deliveries.find({ status: 'failed', kind: { $ne: 'test' } }, { webhookId: 1, createdAt: 1 }).lean(),
    db.webhooks.find({}, { _id: 1 }).lean(),
  ]);
  const existing = new Set(webhooks.map(({ _id }) => _id));
  const wrong = failed.filter(({ webhookId }) => webhookId === null || existing.has(webhookId));
  return violationOf('every event is delivered', 'deliveries were given up', wrong);
}

/**
 * An event has one body, and every delivery a valid signature.
 * @param secrets of each path; a path without an entry has unknown secrets
 */
export function arrivalsAreSound(
  arrivals: readonly Arrival[],
  secrets: ReadonlyMap<string, readonly string[]>,
): Violation[] {
  const digests = new Map<string, string>();
  const twoBodies: { readonly _id: string }[] = [];
  const unsigned: { readonly _id: string }[] = [];
  for (const arrival of arrivals) {
    const { path, raw } = arrival;
    const eventId = eventOf(arrival);
    const digest = createHash('sha256').update(raw).digest('hex');
    // With the current secret, and with the one before the last rotation.
    const signatures = ['x-saju-signature', 'x-saju-signature-previous'].map((name) => headerOf(arrival, name));
    // A callback's body is the event's data, without the envelope.
    const key = `${path.startsWith('/callback/')} ${eventId}`;
    if ((digests.get(key) ?? digest) !== digest) twoBodies.push({ _id: eventId });
    digests.set(key, digest);
    const known = secrets.get(path);
    const valid = known?.some((secret) => signatures.includes(createHmac('sha256', secret).update(raw).digest('hex')));
    if (valid === false) unsigned.push({ _id: eventId });
  }
  return [
    ...violationOf('an event has one body', 'events arrived with two bodies', twoBodies),
    ...violationOf('every delivery is signed', 'deliveries have no valid signature', unsigned),
  ];
}

import { type Clock, HOUR_MS } from '../core/clock.ts';
import { firstIdAt } from '../core/ids.ts';
import type { Database } from '../db/connect.ts';
import type { DeliveryRecord } from '../db/models/deliveries.ts';
import type { IncidentRecord } from '../db/models/incidents.ts';
import { rawCollection } from '../db/records.ts';
import { ACROSS_ACCOUNTS } from './across-accounts.ts';
import { failuresOf, type RecentFailure, recentGenerations } from './recent-work.ts';

/** Recent failed deliveries with one cause, and the newest case. */
export interface DeliveryFailure {
  readonly error: string;
  readonly count: number;
  readonly lastId: string;
}

export interface IncidentsView {
  /** The newest first; the open one, if any, is the first. */
  readonly incidents: readonly IncidentRecord[];
  /** Of the last hour. */
  readonly failures: readonly RecentFailure[];
  readonly deliveryFailures: readonly DeliveryFailure[];
}

const MOST = 50;
const MAX_DELIVERIES = 2_000;

export async function viewIncidents(deps: { readonly db: Database; readonly clock: Clock }): Promise<IncidentsView> {
  const { db } = deps;
  const [incidents, generations, deliveryFailures] = await Promise.all([
    rawCollection(db.incidents).find({}).sort({ _id: -1 }).limit(MOST).toArray(),
    recentGenerations(deps),
    failedDeliveries(deps),
  ]);
  return { incidents, failures: failuresOf(generations, deps.clock.now()), deliveryFailures };
}

/** Deliveries of the last hour's events that have failed, or whose last attempt has. */
async function failedDeliveries({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const newest = await rawCollection(db.deliveries)
    .find({ _id: { $gte: firstIdAt('dlv', since) } }, ACROSS_ACCOUNTS)
    .sort({ _id: -1 })
    .limit(MAX_DELIVERIES)
    .project<Pick<DeliveryRecord, '_id' | 'status' | 'errorMessage'>>({ status: 1, errorMessage: 1 })
    .toArray();
  const causes = new Map<string, DeliveryFailure>();
  for (const { _id, status, errorMessage } of newest) {
    if (status === 'success' || errorMessage === null) continue;
    const known = causes.get(errorMessage) ?? { error: errorMessage, count: 0, lastId: _id };
    causes.set(errorMessage, { ...known, count: known.count + 1 });
  }
  return [...causes.values()].toSorted((a, b) => b.count - a.count);
}

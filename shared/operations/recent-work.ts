import { type Clock, HOUR_MS } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { firstIdAt } from '../core/ids.ts';
import { type ModelName, perModel, tokenCostUsd } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { ACROSS_ACCOUNTS } from './across-accounts.ts';

/** Recent work of a model, over all accounts. */
export interface RecentWork {
  readonly generations: number;
  readonly failed: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly chargesUsd: number;
  /** What the tokens of live calls cost at `TOKEN_PRICES_…`, of those that failed too. */
  readonly providerCostUsd: number;
}

/** A kind of recent failure, with its newest case. */
export interface RecentFailure {
  readonly model: ModelName;
  readonly kind: string;
  readonly count: number;
  readonly lastId: string;
  readonly lastAt: Date;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Of the hour, the newest records: a page must not read 100,000 of them. */
const MAX_RECORDS = 5_000;

type Generation = Pick<GenerationRecord, '_id' | 'model' | 'state' | 'simulated' | 'usage' | 'error' | 'finishedAt'>;

/** Of the last hour, at most its newest 5,000 generations and calls. Ids begin with their time: no index is needed. */
export async function recentWork(
  deps: Deps & { readonly config: Pick<Config, 'models'> },
): Promise<Record<ModelName, RecentWork>> {
  const { db, clock } = deps;
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const [generations, calls] = await Promise.all([
    recentGenerations(deps),
    rawCollection(db.calls)
      .find({ _id: { $gte: firstIdAt('call', since) } }, ACROSS_ACCOUNTS)
      .sort({ _id: -1 })
      .limit(MAX_RECORDS)
      .project<Pick<CallRecord, 'model' | 'chargedUsd'>>({ model: 1, chargedUsd: 1 })
      .toArray(),
  ]);
  return perModel((model) => {
    const prices = deps.config.models[model].tokenPrices;
    const made = generations.filter((each) => each.model === model);
    const sum = (value: (generation: Generation) => number) => made.reduce((total, each) => total + value(each), 0);
    const charged = calls.filter((call) => call.model === model).reduce((usd, call) => usd + call.chargedUsd, 0);
    return {
      generations: made.length,
      failed: made.filter(({ state }) => state === 'failed').length,
      inputTokens: sum(({ usage }) => usage?.inputTokens ?? 0),
      outputTokens: sum(({ usage }) => usage?.outputTokens ?? 0),
      chargesUsd: roundedUsd(charged),
      providerCostUsd: roundedUsd(sum(({ simulated, usage }) => (simulated ? 0 : tokenCostUsd(prices, usage)))),
    };
  });
}

/** The failed generations of the same hour by model and kind, the most frequent first. */
export async function recentFailures(deps: Deps): Promise<readonly RecentFailure[]> {
  const kinds = new Map<string, RecentFailure>();
  for (const { _id, model, state, error, finishedAt } of await recentGenerations(deps)) {
    if (state !== 'failed') continue;
    const kind = error?.kind ?? 'unknown';
    // The newest come first.
    const known = kinds.get(`${model} ${kind}`) ?? { model, kind, count: 0, lastId: _id, lastAt: finishedAt };
    kinds.set(`${model} ${kind}`, {
      ...known,
      lastAt: known.lastAt ?? deps.clock.now(),
      count: known.count + 1,
    });
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count);
}

/** Those that began in the last `periodMs`, newest first. */
export function recentGenerations(
  { db, clock }: { readonly db: Pick<Database, 'generations'>; readonly clock: Clock },
  periodMs = HOUR_MS,
): Promise<Generation[]> {
  const since = new Date(clock.now().getTime() - periodMs);
  return rawCollection(db.generations)
    .find({ _id: { $gte: firstIdAt('gen', since) } }, ACROSS_ACCOUNTS)
    .sort({ _id: -1 })
    .limit(MAX_RECORDS)
    .project<Generation>({ model: 1, state: 1, simulated: 1, usage: 1, error: 1, finishedAt: 1 })
    .toArray();
}

/** To four decimals. */
export function roundedUsd(usd: number): number {
  return Math.round(usd * 1e4) / 1e4;
}

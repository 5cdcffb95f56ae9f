import { type Clock, HOUR_MS } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { firstIdAt } from '../core/ids.ts';
import { type ModelName, perModel, tokenCostUsd } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { CallRecord } from '../db/models/calls.ts';
import type { GenerationCall, GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { CANCELLED_KIND, SUSPENDED_KIND } from '../generation/end-calls.ts';
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

/** A kind of recent failure and what the provider had answered last, with the newest case. */
export interface RecentFailure {
  readonly model: ModelName;
  readonly kind: string;
  /** As `transient 500 api_error`; null: no provider was called, or its answer is the kind. */
  readonly answer: string | null;
  readonly count: number;
  readonly lastId: string;
  readonly lastAt: Date;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

interface GenerationDeps {
  readonly db: Pick<Database, 'generations'>;
  readonly clock: Clock;
}

/** Of the hour, the newest records: a page must not read 100,000 of them. */
const MAX_RECORDS = 5_000;

type Generation = Pick<GenerationRecord, '_id' | 'model' | 'state' | 'simulated' | 'usage' | 'error' | 'finishedAt'> & {
  /** Of a provider; null: none has ended. */
  readonly lastCall?: Pick<GenerationCall, 'outcome' | 'providerStatus' | 'providerErrorType'> | null;
};

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

/** The failed ones by model, kind and answer, the most frequent first. @param generations the newest first */
export function failuresOf(generations: readonly Generation[], now: Date): readonly RecentFailure[] {
  const kinds = new Map<string, RecentFailure>();
  for (const generation of generations) {
    const { _id, model, state, error, finishedAt } = generation;
    if (state !== 'failed' || isEndedByOwner(generation)) continue;
    const [kind, answer] = [error?.kind ?? 'unknown', answerBefore(generation)];
    const name = `${model} ${kind} ${answer}`;
    // The newest come first.
    const known = kinds.get(name) ?? { model, kind, answer, count: 0, lastId: _id, lastAt: finishedAt };
    kinds.set(name, {
      ...known,
      lastAt: known.lastAt ?? now,
      count: known.count + 1,
    });
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count);
}

/** That is no failure. */
export function isEndedByOwner({ error }: Pick<Generation, 'error'>): boolean {
  return error?.kind === CANCELLED_KIND || error?.kind === SUSPENDED_KIND;
}

/** `circuit_open (transient 500 api_error)` */
export function causeOf({ kind, answer }: Pick<RecentFailure, 'kind' | 'answer'>): string {
  return answer === null ? kind : `${kind} (${answer})`;
}

/** An open breaker is the last kind of many failures, and says nothing of what opened it. */
function answerBefore({ error, lastCall }: Pick<Generation, 'error' | 'lastCall'>): string | null {
  if (!lastCall || lastCall.outcome === 'succeeded') return null;
  const { outcome, providerStatus, providerErrorType } = lastCall;
  const words = [outcome === error?.kind ? undefined : outcome, providerStatus, providerErrorType];
  return words.filter((word) => word !== undefined).join(' ') || null;
}

/** Those that began in the last `periodMs`, newest first. */
export function recentGenerations({ db, clock }: GenerationDeps, periodMs = HOUR_MS): Promise<Generation[]> {
  const since = new Date(clock.now().getTime() - periodMs);
  return rawCollection(db.generations)
    .find({ _id: { $gte: firstIdAt('gen', since) } }, ACROSS_ACCOUNTS)
    .sort({ _id: -1 })
    .limit(MAX_RECORDS)
    .project<Generation>({ ...PROJECTION, lastCall: { $last: '$calls' } })
    .toArray();
}

const PROJECTION = { model: 1, state: 1, simulated: 1, usage: 1, error: 1, finishedAt: 1 };

/** To four decimals. */
export function roundedUsd(usd: number): number {
  return Math.round(usd * 1e4) / 1e4;
}

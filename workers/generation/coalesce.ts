import type { Config } from '../../shared/core/config.ts';
import {
  type Claim,
  claimGeneration,
  claimGenerations,
  leaseMsOf,
  markStarted,
} from '../../shared/generation/claims.ts';
import {
  type Settled,
  type Settlement,
  type SettlementDeps,
  settleGeneration,
} from '../../shared/generation/settle.ts';
import { settleTogether } from '../../shared/generation/settle-bulk.ts';
import { PRIORITY } from '../../shared/queues/catalogue.ts';
import { createBatcher } from './coalescer.ts';

/** What jobs of one process do together: the busier it is, the less each costs the database. */
export interface Together {
  claim(generationId: string): Promise<Claim | null>;
  /** For one that waits for a place: `begin` follows when it has one. */
  claimAhead(generationId: string, priority: number): Promise<Claim | null>;
  begin(generationId: string): Promise<void>;
  /** The work between a claim and its settlement, so that those settled are known to be followed by more. */
  during<T>(claim: Claim, work: () => Promise<T>): Promise<T>;
  /** @param hasBacklog more calls follow: bulk work is settled between them */
  settle(settlement: Settlement, hasBacklog: boolean): Promise<Settled>;
}

/** As many as the usual pool has places; more would keep the first waiting for the last. */
const GROUP = { maxItems: 25, maxConcurrent: 2 } as const;
/** Nobody waits for bulk work, and its places are given on: a settlement costs a third when three are settled together. */
const BULK_LINGER_MS = 100;
const BEGIN_LINGER_MS = 100;
/** The place that a claim ahead waits for is a provider's call away. */
const AHEAD_LINGER_MS = 20;

export function createTogether(
  deps: SettlementDeps & { readonly config: Pick<Config, 'generationTimeoutMs'> },
): Together {
  const leaseMs = leaseMsOf(deps.config.generationTimeoutMs);
  let bulkUnderWay = 0;
  let isEnding = false;
  const settleBulk = createBatcher<Settlement, Settled>({
    ...GROUP,
    lingerMs: BULK_LINGER_MS,
    // Of the last of a batch the more part goes ahead: its end waits for what is left.
    isMoreComing: (waiting) => bulkUnderWay > (isEnding ? waiting : 0),
    run: (group) => settleTogether(deps, group),
  });
  const inTurn = createTurns();
  const claim = createBatcher<string, Claim | null>({
    ...GROUP,
    firstAtOnce: true,
    run: (ids) => claimGenerations(deps.db, deps.clock, ids, false, leaseMs),
  });
  const claimBulkAhead = createBatcher<string, Claim | null>({
    ...GROUP,
    lingerMs: AHEAD_LINGER_MS,
    isMoreComing: () => true,
    run: (ids) => claimGenerations(deps.db, deps.clock, ids, true, leaseMs),
  });
  return {
    claim,
    claimAhead: (generationId, priority) =>
      priority >= PRIORITY.liveBatch
        ? claimBulkAhead(generationId)
        : claimGeneration(deps.db, deps.clock, generationId, true, leaseMs),
    begin: createBatcher<string, void>({
      ...GROUP,
      lingerMs: BEGIN_LINGER_MS,
      isMoreComing: () => true,
      async run(ids) {
        await markStarted(deps.db, deps.clock, ids);
        return ids.map(() => undefined);
      },
    }),
    async during({ generation }, work) {
      if (!generation.background) return work();
      bulkUnderWay += 1;
      try {
        return await work();
      } finally {
        bulkUnderWay -= 1;
      }
    },
    // Somebody waits for the others: they wait for nobody but those of their own call.
    settle(settlement, hasBacklog) {
      const { claim, result, call } = settlement;
      isEnding = !hasBacklog;
      if (claim.generation.background && !claim.generation.joined) return settleBulk(settlement);
      const work = () => settleGeneration(deps, claim, result, call);
      return call === null || call.caused.length === 1 ? work() : inTurn(call._id, work);
    },
  };
}

/**
 * Runs work under one key one after the other. The sections of a call all write to its record: of two transactions at once the
 * database would undo one, which then has to be done again.
 */
function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

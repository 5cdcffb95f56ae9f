import { type Claim, claimGenerations } from '../../shared/services/generations.ts';
import { type Settlement, type SettlementDeps, settleGeneration } from '../../shared/services/settlement.ts';
import { type Settled, settleTogether } from '../../shared/services/settlement-together.ts';
import { createBatcher } from '../batcher.ts';

/** What jobs of one process do together: the busier it is, the less each costs the database. */
export interface Together {
  claim(generationId: string): Promise<Claim | null>;
  settle(settlement: Settlement): Promise<Settled>;
}

/** As many as the usual pool has places; more would keep the first waiting for the last. */
const GROUP = { maxItems: 25, maxConcurrent: 2 } as const;

export function createTogether(deps: SettlementDeps): Together {
  const settleBulk = createBatcher<Settlement, Settled>({ ...GROUP, run: (group) => settleTogether(deps, group) });
  const inTurn = createTurns();
  return {
    claim: createBatcher<string, Claim | null>({
      ...GROUP,
      firstAtOnce: true,
      run: (ids) => claimGenerations(deps.db, deps.clock, ids),
    }),
    // Somebody waits for the others: they wait for nobody but those of their own call.
    settle(settlement) {
      const { claim, result, call } = settlement;
      if (claim.generation.background) return settleBulk(settlement);
      const work = () => settleGeneration(deps, claim, result, call);
      return call === null || claim.generation.bill !== null ? work() : inTurn(call._id, work);
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

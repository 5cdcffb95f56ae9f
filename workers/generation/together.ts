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
  return {
    claim: createBatcher<string, Claim | null>({
      ...GROUP,
      run: (ids) => claimGenerations(deps.db, deps.clock, ids),
    }),
    // Somebody waits for the others: they wait for nobody.
    settle: (settlement) =>
      settlement.claim.generation.background
        ? settleBulk(settlement)
        : settleGeneration(deps, settlement.claim, settlement.result, settlement.call),
  };
}

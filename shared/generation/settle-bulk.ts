import { isDatabaseAway } from '../core/outages.ts';
import { writeAll } from '../db/writes.ts';
import {
  isWholeCall,
  type Settled,
  type Settlement,
  type SettlementDeps,
  settleGeneration,
  settlingOf,
  usualWrites,
} from './settle.ts';

/**
 * Settles generations of bulk work together: one transaction for all, with one command per collection. When one of them
 * is not the usual case, nothing is written and each is settled by itself.
 * @returns what became of each, in order; of those settled by themselves each may have failed alone
 */
export async function settleTogether(
  deps: SettlementDeps,
  settlements: readonly Settlement[],
): Promise<readonly (Settled | Promise<Settled>)[]> {
  if (settlements.length > 1 && settlements.every(isPlain) && (await settleAll(deps, settlements))) {
    return settlements.map(({ call }) => ({
      joined: false,
      cancelled: false,
      stored: true,
      chargedUsd: call?.priceUsd ?? 0,
    }));
  }
  const alone = settlements.map(({ claim, result, call }) => settleGeneration(deps, claim, result, call));
  await Promise.allSettled(alone);
  return alone;
}

/** One charge, one fortune: all that it writes has to find its document. */
function isPlain({ claim: { generation }, call }: Settlement): boolean {
  return call !== null && isWholeCall(generation, call) && generation.fortune !== null && !generation.joined;
}

class NotAll extends Error {}

async function settleAll(deps: SettlementDeps, settlements: readonly Settlement[]): Promise<boolean> {
  try {
    await deps.events.transaction(async (session, _emit, emitWrite) => {
      const writes = settlements.flatMap((each) => usualWrites(settlingOf(deps, each), false, emitWrite));
      if (!(await writeAll(deps.db, writes, session))) throw new NotAll('one is not as it was');
    });
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // Each by itself finds out which it was, and fails alone.
    return false;
  }
}

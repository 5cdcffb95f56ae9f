import { isDatabaseAway } from '../core/outages.ts';
import { writeAll } from '../db/writes.ts';
import { isWholeCall, type Settled, type Settlement, settleGeneration, settlingOf, usualWrites } from './settle.ts';
import type { SettlementDeps } from './store-fortune.ts';

/**
 * Settles generations of bulk work in one transaction, with one command per collection. If one of them is not the usual
 * case, nothing is written and each is settled alone.
 * @returns the result of each, in order; those settled alone may fail alone
 */
export async function settleGroup(
  deps: SettlementDeps,
  settlements: readonly Settlement[],
): Promise<readonly (Settled | Promise<Settled>)[]> {
  if (settlements.length > 1 && settlements.every(isPlain) && (await settleInOneTransaction(deps, settlements))) {
    return settlements.map(({ call }) => ({
      shared: false,
      cancelled: false,
      stored: true,
      chargedUsd: call?.priceUsd ?? 0,
    }));
  }
  const alone = settlements.map(({ claim, result, call }) => settleGeneration(deps, claim, result, call));
  await Promise.allSettled(alone);
  return alone;
}

/** The usual case: one charge and one fortune, so every write must match its document. */
function isPlain({ claim: { generation }, call }: Settlement): boolean {
  return (
    call !== null &&
    call.raceId === undefined &&
    isWholeCall(generation, call) &&
    generation.fortune !== null &&
    !generation.joined
  );
}

class UnmatchedWrite extends Error {}

async function settleInOneTransaction(deps: SettlementDeps, settlements: readonly Settlement[]): Promise<boolean> {
  const owners = settlements.map(({ claim }) => claim.generation);
  try {
    await deps.events.transaction(owners, async (session, _emit, emitWrite) => {
      const writes = settlements.flatMap((each) => usualWrites(settlingOf(deps, each), false, emitWrite));
      if (!(await writeAll(deps.db, writes, session))) throw new UnmatchedWrite('a write matched no document');
    });
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // When each is settled alone, only the faulty one fails.
    return false;
  }
}

import type { Database } from '../../shared/db/connect.ts';
import { rawCollection } from '../../shared/db/records.ts';
import { type Claim, heldBy } from '../../shared/generation/claims.ts';

/** A provider call that may end does so within this time after the model of another call has answered in its place. */
const CHECK_EVERY_MS = 1_000;

export interface OutrunWatch {
  /** Aborts when the job's own signal does, or when the generation was closed. */
  readonly signal: AbortSignal;
  isOutrun(): boolean;
  stop(): void;
}

/**
 * Watches whether a generation that may race another one is closed while its provider is called.
 * @param mayEnd whether the call may end then; asked again until it may
 */
export function watchOutrun(db: Database, claim: Claim, signal: AbortSignal, mayEnd: () => boolean): OutrunWatch {
  const { hasFallback, isRival } = claim.generation;
  if (!hasFallback && !isRival) return { signal, isOutrun: () => false, stop: () => undefined };
  const outrun = new AbortController();
  const check = async () => {
    if (!mayEnd()) return;
    const held = await rawCollection(db.generations).findOne(heldBy(claim), { projection: { _id: 1 } });
    if (held === null) outrun.abort();
  };
  // Unknown while the database is away.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS);
  return {
    signal: AbortSignal.any([signal, outrun.signal]),
    isOutrun: () => outrun.signal.aborted,
    stop: () => clearInterval(timer),
  };
}

import { randomUUID } from 'node:crypto';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { sumOfUsage } from '../core/models.ts';
import { inAccounts } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { GenerationCall, GenerationRecord } from '../db/models/generations.ts';
import { rawCollection } from '../db/records.ts';
import { JOBS, type JobPayload } from '../queues/catalogue.ts';

/** A lease outlives the longest attempt, which is the job's timeout: if it has expired, its holder is dead. */
export function leaseMsOf(timeoutMs: number): number {
  return timeoutMs + 5_000;
}

export const LEASE_MS = leaseMsOf(JOBS.generate.timeoutMs);

/** A caller's deadline counts from the arrival of its request, `startBy` from a moment later. */
export const DEADLINE_SLACK_MS = 500;

export interface Claim {
  readonly generation: GenerationRecord;
  /** Fences every later write of this attempt. */
  readonly token: string;
}

/** The ids in the payload of a generation's job. */
export type GenerationJob = Pick<JobPayload<'generate'>, 'generationId' | 'accountId'>;

/** A claim does not wait for the disk, which took 1.5 to 5 ms of every synchronous call: see `heldBy`. */
const CLAIM_WRITE_CONCERN = { w: 1, j: false } as const;

/**
 * Claims the generation for one attempt and marks it started. Null when it is closed: finished, cancelled or timed out.
 * The claim replaces the token of a worker that lost its job, so that worker's writes change nothing.
 */
export async function claimGeneration(
  db: Database,
  clock: Clock,
  job: GenerationJob,
  leaseMs = LEASE_MS,
): Promise<Claim | null> {
  const claimed = newClaim(clock, leaseMs);
  const generation = await rawCollection(db.generations).findOneAndUpdate(
    { ...generationOf(job), open: true },
    { $set: claimed },
    { returnDocument: 'after', writeConcern: CLAIM_WRITE_CONCERN },
  );
  return generation === null ? null : { generation, token: claimed.attemptToken };
}

/** The record of a job, as a filter. */
export function generationOf({ generationId, accountId }: GenerationJob) {
  return { _id: generationId, ...(accountId !== undefined && { accountId }) };
}

function newClaim(clock: Clock, leaseMs: number) {
  const now = clock.now();
  return { attemptToken: randomUUID(), leaseUntil: new Date(now.getTime() + leaseMs), startedAt: now };
}

/**
 * Matches the claim's generation unless another attempt has claimed or closed it. A missing token means that a database
 * crash lost the claim. The attempt continues, because a repeat would call and pay the provider again.
 */
export function heldBy({ generation, token }: Claim) {
  const { _id, accountId } = generation;
  return { _id, accountId, open: true, attemptToken: { $in: [token, null] } } as const;
}

/** `claimGeneration` for several jobs, in two parallel commands. @returns the claims in the order of the jobs */
export async function claimGenerations(
  db: Database,
  clock: Clock,
  jobs: readonly GenerationJob[],
  leaseMs = LEASE_MS,
): Promise<readonly (Claim | null)[]> {
  const [first] = jobs;
  if (first !== undefined && jobs.length === 1) return [await claimGeneration(db, clock, first, leaseMs)];
  const claimed = newClaim(clock, leaseMs);
  const token = claimed.attemptToken;
  const among = {
    ...inAccounts(jobs),
    _id: { $in: jobs.map(({ generationId }) => generationId) },
    open: true,
  } as const;
  const generations = rawCollection(db.generations);
  const [{ modifiedCount }, read] = await Promise.all([
    generations.updateMany(among, { $set: claimed }, { writeConcern: CLAIM_WRITE_CONCERN }),
    generations.find(among).toArray(),
  ]);
  // A generation closed in between was claimed but not read, or read but not claimed.
  const areAll = modifiedCount === jobs.length && read.length === jobs.length;
  const mine = areAll ? read : await generations.find({ ...among, attemptToken: token }).toArray();
  const found = new Map(
    mine.map((generation) => [generation._id, { generation: { ...generation, ...claimed }, token }]),
  );
  return jobs.map(({ generationId }) => found.get(generationId) ?? null);
}

/** The fields of a generation that record its provider calls. */
export type CallFields = Partial<Pick<GenerationRecord, 'calls' | 'usage'>>;

const MAX_KEPT_CALLS = 20;

/** @param made the provider calls since the claim @returns the fields with these added; none without calls */
export function withCalls({ calls = [], usage }: GenerationRecord, made: readonly GenerationCall[]): CallFields {
  if (made.length === 0) return {};
  const reported = made.flatMap((call) => call.usage ?? []);
  return {
    calls: [...calls, ...made].slice(-MAX_KEPT_CALLS),
    usage: reported.length === 0 ? usage : sumOfUsage([...(usage === null ? [] : [usage]), ...reported]),
  };
}

/** Releases a claim without counting an attempt: the provider pauses, or the process stops. */
export async function releaseGeneration(db: Database, claim: Claim, calls: CallFields = {}): Promise<void> {
  await db.generations.updateOne(heldBy(claim), { $set: { ...calls, attemptToken: null, leaseUntil: null } });
}

/** Undoes a claim that made no provider call: the generation has not started. */
export async function withdrawClaim(db: Database, claim: Claim): Promise<void> {
  const before = { attemptToken: null, leaseUntil: null, startedAt: null };
  await rawCollection(db.generations).updateOne(heldBy(claim), { $set: before });
}

/** Counts a failed provider call and releases the claim. @returns the attempts so far; null: the claim was lost */
export async function countFailedAttempt(db: Database, claim: Claim, calls: CallFields = {}): Promise<number | null> {
  const after = await db.generations
    .findOneAndUpdate(
      heldBy(claim),
      { $inc: { attempts: 1 }, $set: { ...calls, attemptToken: null, leaseUntil: null } },
      { returnDocument: 'after' },
    )
    .lean();
  return after?.attempts ?? null;
}

/** Records the provider calls of an attempt whose generation was closed meanwhile, because another model has answered. */
export async function recordLateCalls(db: Database, { generation }: Claim, calls: CallFields): Promise<void> {
  const { _id, accountId } = generation;
  if (Object.keys(calls).length === 0) return;
  await db.generations.updateOne({ _id, accountId, state: 'failed' }, { $set: calls });
}

const FINISHED_RETENTION_MS = 7 * DAY_MS;

/** What a generation holds of a birth. Only its provider calls need it. */
export const BIRTH_FIELDS = { pillars: 1, chart: 1, variant: 1, luck: 1, openPillars: 1 } as const;

/** The update that closes a generation. What is kept for a while afterwards leads to no birth. */
export function closing(clock: Clock, fields: Partial<GenerationRecord>) {
  const now = clock.now();
  return {
    $set: {
      ...fields,
      fortune: null,
      attemptToken: null,
      leaseUntil: null,
      finishedAt: now,
      expiresAt: new Date(now.getTime() + FINISHED_RETENTION_MS),
    },
    $unset: { open: 1, ...BIRTH_FIELDS },
  } as const;
}

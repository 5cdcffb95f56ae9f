import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { canonicalJson } from '../core/canonical-json.ts';
import { type Clock, DAY_MS } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { type Owner, ownedBy, ownerKey } from '../core/owner.ts';
import { type SecretBox, sha256Hex } from '../core/secrets.ts';
import type { Database } from '../db/connect.ts';
import type { IdempotencyKeyRecord } from '../db/models/idempotency-keys.ts';
import { insertRecord, isDuplicateKey, rawCollection } from '../db/records.ts';
import type { Attempt } from './caller.ts';
import { freed } from './stored-answers.ts';

/** An answer as it was sent, without what differs in every response (request id, limits). */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Its deletion takes the stored answer away. */
  readonly about?: AnswerSubject | undefined;
}

/** What an answer shows of a person. */
export interface AnswerSubject {
  readonly profileId: string;
  readonly fortuneId?: string;
}

/** The fields by which two requests with one key are compared. */
export interface KeyedRequest {
  readonly method: string;
  /** With the query, as it was sent. */
  readonly path: string;
  readonly body: Uint8Array;
  /** Id of the API key that alone may repeat it, also once it is rotated (`firstKeyId`); absent: every key of the owner. */
  readonly onlyBy?: string | undefined;
}

/** A key held by a request. */
export interface HeldKey extends Attempt {
  /** Records the answer in the effect's transaction. @throws conflict when another attempt has taken the key over */
  settle(answer: StoredAnswer, session: ClientSession): Promise<void>;
}

export interface OnceResult {
  /** Null: `work` has sent the answer itself, and nothing is stored. */
  readonly answer: StoredAnswer | null;
  readonly replayed: boolean;
}

export interface IdempotencyService {
  /**
   * Runs a request once per key of an owner: the first attempt runs `work`, later ones get its answer. A lease holds
   * the key and is renewed while `work` runs; after a crash the key is free when the lease has expired. Answers without
   * a lasting outcome (5xx; 401, 403, 409, 413, 429) free it at once.
   * @param work renders its own failures; an error that it throws frees the key
   * @throws conflict: another request used the key, or the first attempt is still running (with `retry_after`); gone:
   *   what the answer was about has been deleted
   */
  once(
    owner: Owner,
    key: string,
    request: KeyedRequest,
    work: (held: HeldKey) => Promise<StoredAnswer | null>,
  ): Promise<OnceResult>;
}

export interface IdempotencyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly leaseMs: number;
}

const KEY_VALID_MS = DAY_MS;
const RETRY_AFTER_SECONDS = 5;
const NOT_STORED = new Set([401, 403, 409, 413, 429]);

export function createIdempotencyService(deps: IdempotencyDeps): IdempotencyService {
  return {
    async once(owner, key, request, work) {
      const taken = await take(deps, owner, key, fingerprintOf(deps.secrets, request));
      if (taken.kind === 'stored') return { answer: open(deps.secrets, taken.answer), replayed: true };
      return { answer: await perform(deps, taken, work), replayed: false };
    },
  };
}

/** Keyed, because the body may contain a name and a birth, which could be guessed from a plain hash. */
function fingerprintOf(secrets: SecretBox, { method, path, body, onlyBy }: KeyedRequest): string {
  // Routes match with and without a trailing slash.
  const canonicalPath = path.replace(/^([^?]+)\/(?=\?|$)/, '$1');
  return secrets.pseudonym(
    `${method} ${canonicalPath}\n${sha256Hex(canonicalBody(body))}${onlyBy === undefined ? '' : `\n${onlyBy}`}`,
  );
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** A body that is not JSON, or has no canonical form, is compared by its bytes. */
function canonicalBody(body: Uint8Array): string | Uint8Array {
  try {
    return canonicalJson(JSON.parse(UTF_8.decode(body)));
  } catch {
    return body;
  }
}

type Taken =
  | { readonly kind: 'held'; readonly record: IdempotencyKeyRecord; readonly repeated: boolean }
  | { readonly kind: 'stored'; readonly answer: string };

async function take(deps: IdempotencyDeps, owner: Owner, key: string, fingerprint: string): Promise<Taken> {
  const { db } = deps;
  const record = newRecord(deps, owner, key, fingerprint);
  for (;;) {
    try {
      await insertRecord(db.idempotencyKeys, record);
      return { kind: 'held', record, repeated: false };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const found = await rawCollection(db.idempotencyKeys).findOne({ _id: record._id });
    // Null: it expired between the two.
    if (found !== null) return takeOver(deps, found, record);
  }
}

function newRecord(
  { clock, leaseMs }: IdempotencyDeps,
  owner: Owner,
  key: string,
  fingerprint: string,
): IdempotencyKeyRecord {
  const now = clock.now();
  return {
    _id: `${ownerKey(owner)}:${key}`,
    ...ownedBy(owner),
    fingerprint,
    state: 'running',
    token: randomUUID(),
    leaseUntil: new Date(now.getTime() + leaseMs),
    effectId: randomUUID(),
    since: now,
    answer: null,
    about: [],
    expiresAt: new Date(now.getTime() + KEY_VALID_MS),
  };
}

async function takeOver(
  { db, clock }: IdempotencyDeps,
  found: IdempotencyKeyRecord,
  fresh: IdempotencyKeyRecord,
): Promise<Taken> {
  const now = clock.now();
  const same = found.fingerprint === fresh.fingerprint;
  const running = found.state === 'running' && found.leaseUntil > now;
  const stored = found.state === 'stored' && found.expiresAt > now;
  const gone = found.state === 'gone' && found.expiresAt > now;
  if ((running || stored || gone) && !same) throw keyReused();
  if (running) throw inProgress();
  if (gone) throw answerGone();
  if (stored && found.answer !== null) return { kind: 'stored', answer: found.answer };
  // The key is free. The same request continues with the effect that an earlier attempt may have committed.
  const repeated = same && found.state === 'running' && found.since.getTime() + KEY_VALID_MS > now.getTime();
  const record = repeated ? { ...fresh, effectId: found.effectId, since: found.since } : fresh;
  const { _id, ...fields } = record;
  const { token, state, leaseUntil } = found;
  const taken = await rawCollection(db.idempotencyKeys).updateOne({ _id, token, state, leaseUntil }, { $set: fields });
  if (taken.matchedCount === 0) throw inProgress();
  return { kind: 'held', record, repeated };
}

async function perform(
  deps: IdempotencyDeps,
  { record, repeated }: Extract<Taken, { kind: 'held' }>,
  work: (held: HeldKey) => Promise<StoredAnswer | null>,
): Promise<StoredAnswer | null> {
  const renewing = renewLease(deps, record);
  let settled: string | null = null;
  try {
    const answer = await work({
      effectId: record.effectId,
      since: record.since,
      repeated,
      async settle(given, session) {
        // Each renewal since the transaction's snapshot would make it repeat: one longer than their period would never end.
        renewing.stop();
        settled = textOf(given);
        if (!(await store(deps, record, given, session))) throw inProgress();
      },
    });
    renewing.stop();
    // Only an answer with another outcome overwrites the one settled with the effect.
    if (answer === null || !isOutcome(answer)) {
      const isLost = !(await freeKey(deps, record));
      if (isLost && answer !== null) throw inProgress();
    } else if (textOf(answer) !== settled) {
      const isLost = !(await storeAfterwards(deps, record, answer));
      // What it met may be what the attempt that has the key now has done.
      if (isLost && answer.status >= 400) throw inProgress();
    }
    return answer;
  } catch (error) {
    throw (await freeKey(deps, record)) ? error : inProgress();
  } finally {
    renewing.stop();
  }
}

/** Ten times that of a usual error. A caller could have gigabytes of refusals kept that a repeat would meet again anyway. */
const LONGEST_STORED_ERROR = 4_096;

function isOutcome({ status, body }: StoredAnswer): boolean {
  if (status < 300) return true;
  return status >= 400 && status < 500 && !NOT_STORED.has(status) && body.length <= LONGEST_STORED_ERROR;
}

function textOf({ status, headers, body }: StoredAnswer): string {
  return JSON.stringify({ status, headers, body });
}

async function store(
  { db, secrets }: IdempotencyDeps,
  { _id, token }: IdempotencyKeyRecord,
  answer: StoredAnswer,
  session?: ClientSession,
): Promise<boolean> {
  const { profileId, fortuneId } = answer.about ?? {};
  const about = [profileId, fortuneId].filter((id) => id !== undefined);
  const change = { $set: { state: 'stored' as const, answer: secrets.seal(textOf(answer)), about } };
  const options = session === undefined ? {} : { session };
  const stored = await rawCollection(db.idempotencyKeys).updateOne({ _id, token }, change, options);
  return stored.matchedCount > 0;
}

/**
 * The answer is correct even when it cannot be stored: a repeat then finds the effect once the lease has expired.
 * @returns false: another attempt has taken the key over
 */
async function storeAfterwards(
  deps: IdempotencyDeps,
  record: IdempotencyKeyRecord,
  answer: StoredAnswer,
): Promise<boolean> {
  try {
    const { fortuneId } = answer.about ?? {};
    if (fortuneId === undefined) return await store(deps, record, answer);
    await storeWithFortune(deps, record, answer, fortuneId);
  } catch (error) {
    deps.logger.warn({ err: error }, 'the answer to a request with an idempotency key was not stored');
  }
  return true;
}

/**
 * Stores the answer unless its fortune has been deleted since it was read; the two conflict. A fortune that was only
 * announced, and has failed by now, leaves the key free.
 */
async function storeWithFortune(
  deps: IdempotencyDeps,
  record: IdempotencyKeyRecord,
  answer: StoredAnswer,
  fortuneId: string,
): Promise<void> {
  const { db } = deps;
  const { _id, token, accountId } = record;
  const isStored = await db.transaction(accountId, async (session) => {
    const count = { $inc: { storedAnswers: 1 } };
    const fortune = await db.fortunes.updateOne({ _id: fortuneId, accountId }, count, { session });
    if (fortune.matchedCount === 0) return false;
    await store(deps, record, answer, session);
    return true;
  });
  if (isStored) return;
  if (answer.status === ACCEPTED) await freeKey(deps, record);
  else await rawCollection(db.idempotencyKeys).updateOne({ _id, token }, { $set: { state: 'gone' } });
}

const ACCEPTED = 202;

/**
 * Ends the lease now. An answer stored by the effect's transaction stays; a renewal in progress does not match.
 * @returns false: another attempt has taken the key over, and may have done it all; this one's failure is no outcome
 */
async function freeKey(
  { db, logger }: IdempotencyDeps,
  { _id, token }: Pick<IdempotencyKeyRecord, '_id' | 'token'>,
): Promise<boolean> {
  const keys = rawCollection(db.idempotencyKeys);
  try {
    const { matchedCount } = await keys.updateOne({ _id, token, state: 'running' }, { $set: freed() });
    return matchedCount > 0 || (await keys.findOne({ _id, token: { $ne: token } })) === null;
  } catch (error) {
    logger.warn({ err: error }, 'an idempotency key stays taken until its lease expires');
    return true;
  }
}

function renewLease({ db, clock, logger, leaseMs }: IdempotencyDeps, { _id, token }: IdempotencyKeyRecord) {
  const renew = async () => {
    const leaseUntil = new Date(clock.now().getTime() + leaseMs);
    await rawCollection(db.idempotencyKeys).updateOne({ _id, token, state: 'running' }, { $set: { leaseUntil } });
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) =>
      logger.warn({ err: error }, 'the lease of an idempotency key could not be renewed'),
    );
  }, leaseMs / 3);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function open(secrets: SecretBox, sealed: string): StoredAnswer {
  const answer: unknown = JSON.parse(secrets.open(sealed));
  if (!isStoredAnswer(answer)) throw new Error('not a stored answer');
  return answer;
}

function isStoredAnswer(value: unknown): value is StoredAnswer {
  return typeof value === 'object' && value !== null && 'status' in value && 'headers' in value && 'body' in value;
}

function keyReused(): AppError {
  return new AppError('conflict', 'The idempotency key was already used for a different request.', {
    hint: 'Use a new key for each request; repeat a request with the same method, path, body and API key. Another API key may repeat it if both have profile:read, profile:unmask and webhook:manage.',
  });
}

function answerGone(): AppError {
  return new AppError('gone', 'The profile or fortune of the answer to this idempotency key was deleted.', {
    hint: 'To do it again, send the request with a new key.',
  });
}

function inProgress(): AppError {
  return new AppError('conflict', 'The first request with this idempotency key is still in progress.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    hint: 'Repeat the request later: it then gets the answer to the first.',
  });
}

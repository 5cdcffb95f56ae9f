import type { QueryFilter } from 'mongoose';
import { DAY_MS } from '../core/clock.ts';
import { withDeadline } from '../core/deadline.ts';
import { notFound } from '../core/errors.ts';
import { firstIdAt, timeOfId } from '../core/ids.ts';
import type { Logger } from '../core/logger.ts';
import { accountsOf, type Owner, ownedBy } from '../core/owner.ts';
import { runEvery } from '../core/run-every.ts';
import type { Database } from '../db/connect.ts';
import { type Page, type PageRequest, pageById } from '../db/cursor-page.ts';
import type { CallRecord } from '../db/models/calls.ts';
import { FAILED_STATUS, type RequestRecord } from '../db/models/requests.ts';
import { insertNew, rawCollection } from '../db/records.ts';

/** A recorded request with what its calls have been charged so far, and the model that answered. */
export interface LoggedRequest extends RequestRecord {
  readonly costUsd: number;
}

export interface RequestFilter {
  /** First and last status. */
  readonly status?: readonly [number, number] | undefined;
  /** The route's pattern. */
  readonly path?: string | undefined;
  readonly code?: string | undefined;
  readonly key?: { readonly keyId: string } | { readonly keyPrefix: string } | undefined;
  readonly createdFrom?: Date | undefined;
  readonly createdTo?: Date | undefined;
}

export interface RequestLog {
  /**
   * Records a request in memory and returns at once. When the buffer is full, the oldest record in it is lost.
   * @param isOverLimit of such requests of an account, the first 100 of a minute are recorded
   */
  record(request: Omit<RequestRecord, 'expiresAt'>, isOverLimit: boolean): void;
  /** Newest first, with all that this process has recorded; other processes' records follow within a second. */
  list(owner: Owner, filter: RequestFilter, page: PageRequest): Promise<Page<LoggedRequest>>;
  /** @throws not_found, also for a request that was not recorded */
  get(owner: Owner, id: string): Promise<LoggedRequest>;
  /** Starts to write the records every second. `close` writes the rest. */
  start(): { close(): Promise<void> };
}

export interface RequestLogDeps {
  readonly db: Database;
  readonly logger: Logger;
  readonly config: { readonly requestLogDays: number };
  /** Requests that could not be recorded, because memory was full or the process stopped without a database. */
  readonly dropped: (requests: number) => void;
}

const WRITE_EVERY_MS = 1_000;
const CLOSE_WITHIN_MS = 5_000;
/** About 5 MB. */
const MAX_WAITING = 5_000;
const PAGE = 1_000;
/** Of an account. Its limit bounds the other requests. */
const MAX_OVER_LIMIT_A_MINUTE = 100;

export function createRequestLog({ db, logger, config, dropped }: RequestLogDeps): RequestLog {
  const keptMs = config.requestLogDays * DAY_MS;
  const waiting: RequestRecord[] = [];
  let writing: Promise<void> | null = null;
  let failing = false;
  const overLimit = { minute: 0, requests: new Map<string, number>() };

  /** Counts a request above the limit. */
  const isWithinBound = ({ _id, accountId }: Pick<RequestRecord, '_id' | 'accountId'>): boolean => {
    const minute = Math.floor(timeOfId(_id).getTime() / 60_000);
    if (minute !== overLimit.minute) {
      overLimit.minute = minute;
      overLimit.requests.clear();
    }
    const requests = (overLimit.requests.get(accountId) ?? 0) + 1;
    overLimit.requests.set(accountId, requests);
    return requests <= MAX_OVER_LIMIT_A_MINUTE;
  };
  const writeAll = async () => {
    while (waiting.length > 0) {
      const page = waiting.splice(0, PAGE);
      try {
        // A page whose result is unknown is written again: records that exist are left out.
        await insertNew(db.requests, page);
      } catch (error) {
        const kept = Math.max(0, MAX_WAITING - waiting.length);
        waiting.unshift(...page.slice(Math.max(0, page.length - kept)));
        dropped(Math.max(0, page.length - kept));
        throw error;
      }
    }
  };
  /** One at a time: a further caller waits for the same writes, and then for its own. */
  const write = async (): Promise<void> => {
    await writing?.catch(() => undefined);
    if (waiting.length === 0) return;
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    await writing;
  };
  const tryToWrite = async () => {
    try {
      await write();
      failing = false;
    } catch (error) {
      if (!failing) logger.warn({ err: error, component: 'request-log' }, 'cannot write the request log, will retry');
      failing = true;
    }
  };

  return {
    record(request, isOverLimit) {
      if (isOverLimit && !isWithinBound(request)) return;
      if (waiting.length >= MAX_WAITING) {
        waiting.shift();
        dropped(1);
      }
      waiting.push({ ...request, expiresAt: new Date(timeOfId(request._id).getTime() + keptMs) });
    },
    async list(owner, filter, page) {
      await write();
      const found = await pageById(db.requests, 'req', conditionsOf(owner, filter), page);
      return { ...found, items: await withCosts(db, found.items) };
    },
    async get(owner, id) {
      await write();
      const record = await rawCollection(db.requests).findOne({ _id: id, ...ownedBy(owner) });
      const [logged] = record === null ? [] : await withCosts(db, [record]);
      if (logged === undefined) throw notFound('request in the log');
      return logged;
    },
    start() {
      const rounds = runEvery(WRITE_EVERY_MS, tryToWrite);
      return {
        async close() {
          await withDeadline(CLOSE_WITHIN_MS, rounds.stop().then(tryToWrite), () => undefined);
          if (waiting.length === 0) return;
          logger.warn({ component: 'request-log', dropped: waiting.length }, 'records of the request log are lost');
          dropped(waiting.length);
        },
      };
    },
  };
}

function conditionsOf(
  owner: Owner,
  { status, path, code, key, createdFrom, createdTo }: RequestFilter,
): QueryFilter<RequestRecord> {
  const conditions: QueryFilter<RequestRecord>[] = [
    ...(status === undefined ? [] : [{ status: { $gte: status[0], $lte: status[1] } }]),
    ...(path === undefined ? [] : [{ path }]),
    // Only refused requests have a code: the first condition is the filter of the partial index.
    ...(code === undefined ? [] : [{ status: { $gte: FAILED_STATUS }, code }]),
    ...(key === undefined ? [] : [key]),
    ...(createdFrom === undefined ? [] : [{ _id: { $gte: firstIdAt('req', createdFrom) } }]),
    ...(createdTo === undefined ? [] : [{ _id: { $lt: firstIdAt('req', new Date(createdTo.getTime() + 1)) } }]),
  ];
  return { $and: [ownedBy(owner), ...conditions] };
}

/** A call is charged when its content is stored, which may be after the answer: its record knows, the request's does not. */
async function withCosts(db: Database, records: readonly RequestRecord[]): Promise<LoggedRequest[]> {
  const ids = records.flatMap(({ callIds }) => callIds);
  const charged =
    ids.length === 0
      ? []
      : await rawCollection(db.calls)
          .find({ accountId: accountsOf(records), _id: { $in: ids }, state: 'charged' })
          .project<Pick<CallRecord, '_id' | 'model' | 'chargedUsd'>>({ model: 1, chargedUsd: 1 })
          .toArray();
  return records.map((record) => {
    const own = charged.filter(({ _id }) => record.callIds.includes(_id));
    const costUsd = own.reduce((sum, { chargedUsd }) => sum + chargedUsd, 0);
    // Two are charged when others waited for a call that a fallback outran: the last one answered.
    return {
      ...record,
      model: (own.length === 1 && own[0]?.model) || record.model,
      costUsd: Math.round(costUsd * 1e4) / 1e4,
    };
  });
}

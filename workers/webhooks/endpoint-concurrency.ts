import { sha256Hex } from '../../shared/core/secrets.ts';
import type { RedisClient } from '../../shared/queues/redis.ts';
import { defineScript } from '../../shared/queues/script.ts';
import { type Backlog, MAX_QUEUED } from '../../shared/webhooks/backlog.ts';

/** Where an attempt goes. */
export interface Endpoint {
  readonly accountId: string;
  /** Without a port. */
  readonly host: string;
  /** A webhook, or the callbacks of an account and mode to one origin. */
  readonly endpoint: string;
}

/**
 * How an attempt went. `sound`: answered with 2xx, however slowly. `late`: failed slowly, such as one that hangs.
 * `neutral`: failed quickly, or was not made.
 */
export type Pace = 'sound' | 'late' | 'neutral';

/** A delivery, as parked ones are remembered. */
export interface ParkedDelivery {
  readonly _id: string;
  readonly livemode: boolean;
  /** A later attempt or a replay, which goes behind the first attempts of all accounts. */
  readonly again?: boolean;
}

/** The run of a delivery's job, when it ends. */
export interface DeliveryRun {
  readonly accountId: string;
  readonly deliveryId: string;
  readonly pace: Pace;
  /** Null: the delivery had ended before, so that it says nothing of its endpoint. */
  readonly endpoint: Endpoint | null;
}

export interface Released {
  /** The account's parked deliveries to queue next. */
  readonly next: readonly ParkedDelivery[];
  /** Nearly none are parked here any more, and MongoDB has more that are due: queue some. To one caller at a time. */
  readonly hasRoom: boolean;
}

/**
 * Concurrent attempts by endpoint, host and account, shared by all worker processes. Of an account so many deliveries have a job
 * at a time as may have an attempt: the others wait without one, so that those of another account never queue behind them.
 */
export interface EndpointConcurrency {
  /**
   * Reserves the job of a delivery. False: it needs none now, because no slot is free. It is then parked, and a later `release`
   * returns it. If too many are parked it is not, and a later `release` has room.
   */
  reserve(endpoint: Endpoint, delivery: ParkedDelivery): Promise<boolean>;
  /** Acquires a slot for its attempt. False as with `reserve`. */
  acquire(endpoint: Endpoint, delivery: ParkedDelivery): Promise<boolean>;
  /** The same for a test, which is never parked. Some slots of each host and account are kept free for tests. */
  acquireForTest(endpoint: Endpoint, delivery: ParkedDelivery): Promise<boolean>;
  /** Ends what a delivery holds: its job's place, and its slot if it has one, wherever that is. */
  release(run: DeliveryRun): Promise<Released>;
  /** Lets a later `release` have room, for a minute. */
  noteBacklog(backlog: Backlog): Promise<void>;
  hasParked(backlog: Backlog): Promise<boolean>;
}

/**
 * The slots of an endpoint are a congestion window: each 2xx adds one slot, each slow failure halves them. An endpoint
 * that hangs with a thousand deliveries therefore holds one to four jobs of a worker. The window of an unknown endpoint
 * starts low, and doubles with every round trip.
 */
const WINDOW = { initial: 4, min: 1 } as const;
/** At most so many attempts of an account go to one host at a time, over all of its webhooks and callbacks. */
export const MAX_AT_HOST = 40;
/** An account holds no more of the pool and of its queue than this. */
export const MAX_OF_ACCOUNT = 50;
/** Of each maximum, for tests: deliveries that hang must not keep an owner from testing a webhook. */
const KEPT_FOR_TESTS = 4;
/** Longer than any attempt: what a dead worker held is free after this. */
const SLOT_TTL_MS = 60_000;
/** Expiry of parked deliveries. The reconciler finds those that Redis loses. */
const PARKED_TTL_MS = 3_600_000;
/** Of an endpoint: Redis holds a bounded number for each account. The others are found in MongoDB. */
const MAX_PARKED = MAX_QUEUED;
/** After this, a backlog whose receiver hangs is looked at again. */
const BACKLOG_TTL_MS = 60_000;
/** Endpoints of an account with parked deliveries. More than it can have while it has a free slot. */
const MAX_TURNS = 200;

/**
 * Keys of an account, which share a hash tag: `busy` (deliveries with a job), `busy:<host>`, `busy:<host>:<endpoint>` (slots), all
 * with their expiry,
 * `window:<host>:<endpoint>`, `parked:<host>:<endpoint>` (by time), `turns`: the endpoints with parked deliveries, by
 * their last turn, `backlog:<endpoint>`: more are due than are parked, and `slot:<delivery>`: where it has its slot.
 */
const COMMON = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
-- Several may be parked in one millisecond, and equal scores would be ordered by id.
local nowMicros = t[1] * 1000000 + t[2]
local function busy(key)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  return redis.call('ZCARD', key)
end
local function windowOf(key) return tonumber(redis.call('GET', key) or '${WINDOW.initial}') end
-- Where it was acquired: its webhook may be off, gone or moved since.
local function freeSlot(tag, id)
  local place = redis.call('GETDEL', tag .. 'slot:' .. id)
  if place then
    redis.call('ZREM', tag .. 'busy:' .. string.match(place, '^[^:]+'), id)
    redis.call('ZREM', tag .. 'busy:' .. place, id)
  end
  return place
end
`;

const ACQUIRE = `${COMMON}
local account, host, endpoint, window, parked, turns, backlog = unpack(KEYS)
local id, member, place, kept, isReserving, tag = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5] == '1', ARGV[6]
if redis.call('GET', tag .. 'slot:' .. id) ~= place then freeSlot(tag, id) end
local isTest = kept == 0
local free = (redis.call('ZSCORE', account, id) or busy(account) < ${MAX_OF_ACCOUNT} - kept)
  and busy(host) < ${MAX_AT_HOST} - kept and (busy(endpoint) < windowOf(window) or isTest)
if free or redis.call('ZSCORE', endpoint, id) then
  for index = 1, isReserving and 1 or 3 do
    redis.call('ZADD', KEYS[index], now + ${SLOT_TTL_MS}, id)
    redis.call('PEXPIRE', KEYS[index], ${SLOT_TTL_MS})
  end
  if not isReserving then redis.call('SET', tag .. 'slot:' .. id, place, 'PX', ${SLOT_TTL_MS}) end
  redis.call('ZREM', parked, member)
  return 1
end
if isTest then return 0 end
redis.call('ZREM', account, id)
local count = redis.call('ZCARD', parked)
local isFull = count >= ${MAX_PARKED} or (count == 0 and redis.call('ZCARD', turns) >= ${MAX_TURNS})
if isFull and not redis.call('ZSCORE', parked, member) then
  redis.call('SET', backlog, 1, 'PX', ${BACKLOG_TTL_MS})
  return 0
end
redis.call('ZADD', parked, 'NX', nowMicros, member)
redis.call('PEXPIRE', parked, ${PARKED_TTL_MS})
redis.call('ZADD', turns, 'NX', nowMicros, place)
redis.call('PEXPIRE', turns, ${PARKED_TTL_MS})
return 0
`;

const RELEASE = `${COMMON}
local account, turns = unpack(KEYS)
local id, pace, tag, place = unpack(ARGV)
redis.call('ZREM', account, id)
local freed = freeSlot(tag, id)
-- Without a slot the account was erased meanwhile.
if freed and pace ~= 'neutral' then
  local window = tag .. 'window:' .. freed
  local slots = windowOf(window)
  slots = pace == 'sound' and math.min(${MAX_AT_HOST}, slots + 1) or math.max(${WINDOW.min}, math.floor(slots / 2))
  redis.call('SET', window, slots, 'PX', ${PARKED_TTL_MS})
end
local room = ${MAX_OF_ACCOUNT - KEPT_FOR_TESTS} - busy(account)
local roomAt, next = {}, {}
for _, place in ipairs(redis.call('ZRANGE', turns, 0, ${MAX_TURNS - 1})) do
  if room <= #next then break end
  local at = tag .. 'busy:' .. string.match(place, '^[^:]+')
  roomAt[at] = roomAt[at] or ${MAX_AT_HOST - KEPT_FOR_TESTS} - busy(at)
  local free = windowOf(tag .. 'window:' .. place) - busy(tag .. 'busy:' .. place)
  local count = math.min(room - #next, roomAt[at], free)
  if count > 0 then
    local popped = redis.call('ZPOPMIN', tag .. 'parked:' .. place, count)
    for index = 1, #popped, 2 do
      next[#next + 1] = popped[index]
      redis.call('ZADD', account, now + ${SLOT_TTL_MS}, string.match(popped[index], '^[^:]+'))
      redis.call('PEXPIRE', account, ${SLOT_TTL_MS})
    end
    roomAt[at] = roomAt[at] - #popped / 2
    if redis.call('EXISTS', tag .. 'parked:' .. place) == 0 then
      redis.call('ZREM', turns, place)
    else
      redis.call('ZADD', turns, nowMicros, place)
    end
  end
end
local isLow = place ~= '' and redis.call('ZCARD', tag .. 'parked:' .. place) < ${MAX_PARKED / 2}
return { isLow and redis.call('DEL', tag .. 'backlog:' .. string.match(place, ':(.*)')) or 0, next }
`;

export function createEndpointConcurrency(redis: RedisClient): EndpointConcurrency {
  const acquireSlot = defineScript(redis, 'sajuAcquireSlot', ACQUIRE, 7);
  const releaseSlot = defineScript(redis, 'sajuReleaseSlot', RELEASE, 2);
  const acquire = async (endpoint: Endpoint, delivery: ParkedDelivery, kept: number, isReserving: 0 | 1 = 0) => {
    const { keys, place, tag } = keysOf(endpoint);
    return (await acquireSlot(...keys, delivery._id, memberOf(delivery), place, kept, isReserving, tag)) === 1;
  };
  return {
    reserve: (endpoint, delivery) => acquire(endpoint, delivery, KEPT_FOR_TESTS, 1),
    acquire: (endpoint, delivery) => acquire(endpoint, delivery, KEPT_FOR_TESTS),
    acquireForTest: (endpoint, delivery) => acquire(endpoint, delivery, 0),
    async release({ accountId, deliveryId, pace, endpoint }) {
      const tag = tagOf({ accountId });
      const place = endpoint === null ? '' : placeOf(endpoint);
      const answer = await releaseSlot(`${tag}busy`, `${tag}turns`, deliveryId, pace, tag, place);
      const [hasRoom, next]: unknown[] = Array.isArray(answer) ? answer : [];
      return {
        next: Array.isArray(next) ? next.map((member) => deliveryOf(String(member))) : [],
        hasRoom: hasRoom === 1,
      };
    },
    async noteBacklog(backlog) {
      await redis.set(backlogKey(backlog), '1', 'PX', BACKLOG_TTL_MS);
    },
    async hasParked(backlog) {
      const places = await redis.zrange(`${tagOf(backlog)}turns`, '0', '-1');
      return places.some((place) => place.endsWith(`:${backlog.endpoint}`));
    },
  };
}

function tagOf({ accountId }: Pick<Endpoint, 'accountId'>): string {
  return `{deliveries:${accountId}}:`;
}

function backlogKey(backlog: Backlog): string {
  return `${tagOf(backlog)}backlog:${backlog.endpoint ?? ''}`;
}

/** A host is a partner's data, which Redis does not hold. */
function hostKey({ host }: Pick<Endpoint, 'host'>): string {
  return sha256Hex(host).slice(0, 16);
}

function placeOf(endpoint: Endpoint): string {
  return `${hostKey(endpoint)}:${endpoint.endpoint}`;
}

function keysOf(endpoint: Endpoint) {
  const tag = tagOf(endpoint);
  const place = placeOf(endpoint);
  const names = ['busy', `busy:${hostKey(endpoint)}`, `busy:${place}`, `window:${place}`, `parked:${place}`, 'turns'];
  return { tag, place, keys: [...names.map((name) => tag + name), backlogKey(endpoint)] };
}

function memberOf({ _id, livemode, again = false }: ParkedDelivery): string {
  return `${_id}:${livemode ? 'live' : 'test'}${again ? ':again' : ''}`;
}

function deliveryOf(member: string): ParkedDelivery {
  const [_id = '', mode, again] = member.split(':');
  return { _id, livemode: mode === 'live', ...(again === undefined ? {} : { again: true }) };
}

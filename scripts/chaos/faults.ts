import { readdirSync, readFileSync } from 'node:fs';
import { between, pick, type Random, shuffled } from '../../tests/harness/random.ts';
import type { BehaviourRequest } from '../emulator/index.ts';
import { type Fleet, JOB_LOCK_MS, type Member, onRedis, pause, type Role } from './fleet.ts';

/** What callers may notice of a fault besides 503: allowances of the invariants. */
export type Touches = 'api-server' | 'redis' | 'other';

export interface Fault {
  readonly name: string;
  /** For the report. */
  readonly what: string;
  readonly touches: Touches;
  /**
   * Recovery counts from here: `begin` where the rest of the fleet is to go on at once, `end` where nothing can work
   * before the fault is undone.
   */
  readonly recoversFrom: 'begin' | 'end';
  /** Causes the fault, holds it and undoes it. `note` tells what was chosen. */
  run(fleet: Fleet, random: Random, note: (what: string) => void): Promise<void>;
}

const HOLD_MIN_MS = 1_000;
const HOLD_MAX_MS = 4_000;
const RESTART_AFTER_MS = 1_000;

const hold = (random: Random) => pause(between(HOLD_MIN_MS, HOLD_MAX_MS, random));

function membersOf(fleet: Fleet, role: Role): Member[] {
  return fleet.members.filter((member) => member.role === role);
}

/** kill -9 of some processes at once; each starts again after a second. */
async function killed(members: readonly Member[], note: (what: string) => void): Promise<void> {
  note(members.map(({ name }) => name).join(' and '));
  await Promise.all(members.map((member) => member.kill()));
  await pause(RESTART_AFTER_MS);
  await Promise.all(members.map((member) => member.start()));
}

async function paused(pids: readonly number[], ms: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await pause(ms);
  signal(pids, 'SIGCONT');
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // One of the engine's processes ended by itself.
    }
  }
}

/** A process with its children. */
function family(pids: readonly number[]): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && pids.includes(parentOf(name)));
  return [...pids, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}

function ofRole(role: Role, noun: string): Fault[] {
  const touches = role === 'api-server' ? 'api-server' : 'other';
  return [
    {
      name: `${role}-kill`,
      what: `kill -9 of ${noun}, started again after a second`,
      touches,
      recoversFrom: 'begin',
      run: (fleet, random, note) => killed(shuffled(membersOf(fleet, role), random).slice(0, 1), note),
    },
    {
      name: `${role}-pause`,
      what: `${noun} stopped (SIGSTOP) for longer than a job's lock`,
      touches,
      // A caller of a paused API server waits for it.
      recoversFrom: role === 'api-server' ? 'end' : 'begin',
      async run(fleet, random, note) {
        const member = pick(membersOf(fleet, role), random);
        if (member === undefined) return;
        note(member.name);
        await paused([member.pid()], JOB_LOCK_MS + between(1_000, 4_000, random));
      },
    },
    {
      name: `${role}-clock`,
      what: `${noun} started again with a clock that is minutes off`,
      touches,
      recoversFrom: 'end',
      async run(fleet, random, note) {
        const member = pick(membersOf(fleet, role), random);
        if (member === undefined) return;
        const minutes = between(2, 6, random) * (random() < 0.5 ? -1 : 1);
        note(`${member.name} by ${minutes} min`);
        await member.stop();
        await member.start(minutes * 60_000);
        await pause(5_000);
        await member.stop();
        await member.start();
      },
    },
  ];
}

function ofProvider(name: string, what: string, behaviour: BehaviourRequest): Fault {
  return {
    name,
    what,
    touches: 'other',
    recoversFrom: 'end',
    run: ({ provider }, random) => provider.during(behaviour, () => hold(random)),
  };
}

export const FAULTS: readonly Fault[] = [
  ...ofRole('api-server', 'an API server'),
  ...ofRole('worker', 'a worker'),
  ...ofRole('scheduler', 'a scheduler'),
  {
    name: 'two-killed',
    what: 'kill -9 of two processes at once, of any kind',
    touches: 'api-server',
    recoversFrom: 'end',
    run: (fleet, random, note) => killed(shuffled(fleet.members, random).slice(0, 2), note),
  },
  {
    name: 'rolling-restart',
    what: 'SIGTERM and restart of every process, one after another',
    touches: 'api-server',
    recoversFrom: 'end',
    async run({ members }) {
      for (const member of members) {
        await member.stop();
        await member.start();
      }
    },
  },
  {
    name: 'redis-kill',
    what: 'kill -9 of Redis, started again on its append-only file',
    touches: 'redis',
    recoversFrom: 'end',
    async run({ redisNodes: [node] }, random) {
      await node?.kill();
      await hold(random);
      await node?.start();
    },
  },
  {
    name: 'redis-pause',
    what: 'Redis stopped (SIGSTOP)',
    touches: 'redis',
    recoversFrom: 'end',
    run: ({ redisNodes: [node] }, random) => paused(node?.pids() ?? [], between(HOLD_MIN_MS, HOLD_MAX_MS, random)),
  },
  {
    name: 'redis-flush',
    what: 'Redis emptied (FLUSHALL)',
    touches: 'redis',
    recoversFrom: 'end',
    async run({ redisUrl }) {
      await onRedis(redisUrl, (redis) => redis.flushall());
    },
  },
  {
    name: 'redis-failover',
    what: 'the replica of Redis promoted behind the same address',
    touches: 'redis',
    recoversFrom: 'end',
    run: (fleet) => fleet.failOverRedis(),
  },
  {
    name: 'redis-cut',
    what: 'all connections to Redis cut',
    touches: 'redis',
    recoversFrom: 'end',
    run: async ({ redisProxy }) => redisProxy.cut(),
  },
  {
    name: 'engine-kill',
    what: 'kill -9 of the database engine, started again',
    touches: 'other',
    recoversFrom: 'end',
    async run({ engine }, random) {
      await engine.kill();
      await hold(random);
      await engine.start();
    },
  },
  {
    name: 'engine-pause',
    what: 'every process of the database engine stopped (SIGSTOP)',
    touches: 'other',
    recoversFrom: 'end',
    run: ({ engine }, random) => paused(family(engine.pids()), between(HOLD_MIN_MS, HOLD_MAX_MS, random)),
  },
  {
    name: 'gateway-kill',
    what: 'kill -9 of the gateway, started again',
    touches: 'other',
    recoversFrom: 'end',
    async run({ gateway }, random) {
      await gateway.kill();
      await hold(random);
      await gateway.start();
    },
  },
  {
    name: 'gateway-pause',
    what: 'the gateway stopped (SIGSTOP)',
    touches: 'other',
    recoversFrom: 'end',
    run: ({ gateway }, random) => paused(gateway.pids(), between(HOLD_MIN_MS, HOLD_MAX_MS, random)),
  },
  ofProvider('provider-down', 'every provider cuts every connection', { mode: 'cut_before_headers' }),
  ofProvider('provider-slow', 'every provider answers after 8 s, later than the attempt waits', { latency_ms: 8_000 }),
  ofProvider('provider-rate-limit', 'every provider answers 429 with a Retry-After of 2 s', { retry_after_ms: 2_000 }),
  {
    name: 'disk-full',
    what: 'the disk of the database is full (ENOSPC)',
    touches: 'other',
    recoversFrom: 'end',
    // The engine may end when it cannot write its log; the fleet starts it again.
    async run({ disk }, random) {
      disk?.fill();
      await hold(random);
      disk?.empty();
    },
  },
];

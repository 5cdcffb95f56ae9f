import { addDays, kstDate } from '../../shared/core/clock.ts';
import type { Platform } from '../cli/platform.ts';
import { type Answer, type ChaosClient, textAt } from './client.ts';
import { pause } from './fleet.ts';
import { createAccount } from './load.ts';
import { nextBirth } from './partner.ts';

/** The kinds of requests whose recovery is measured. */
export const PROBES = ['read', 'write', 'fortune', 'stream', 'batch'] as const;
export type ProbeName = (typeof PROBES)[number];

/** Milliseconds until the kind succeeded again; null: not within the limit. */
export type Recovery = Readonly<Record<ProbeName, number | null>>;

const EVERY_MS = 100;
const MAX_IN_FLIGHT = 5;
/** A second measurement begins at the same number: no two probes ask for the same content. */
const DAYS = 700;

interface Probe {
  readonly name: ProbeName;
  send(): Promise<boolean>;
}

/** A small tenant for each kind of request. The caller measures one fault at a time. */
export async function openProbe(admin: Platform, client: ChaosClient) {
  const probes = await Promise.all(PROBES.map((name) => openOne(name, admin, client)));
  return {
    /** Sends each kind every 100 ms until one that was sent after the call has succeeded. */
    async recovery(limitMs: number): Promise<Recovery> {
      const since = Date.now();
      const found = await Promise.all(
        probes.map(async ({ name, send }) => [name, await firstSuccess(send, since, limitMs)] as const),
      );
      return Object.fromEntries(found) as Recovery;
    },
  };
}

export type RecoveryProbe = Awaited<ReturnType<typeof openProbe>>;

async function firstSuccess(send: () => Promise<boolean>, since: number, limitMs: number): Promise<number | null> {
  let recoveredMs: number | null = null;
  let inFlight = 0;
  while (recoveredMs === null && Date.now() - since < limitMs) {
    if (inFlight < MAX_IN_FLIGHT) {
      inFlight += 1;
      send().then((ok) => {
        inFlight -= 1;
        if (ok) recoveredMs ??= Date.now() - since;
      });
    }
    await pause(EVERY_MS);
  }
  return recoveredMs;
}

async function openOne(name: ProbeName, admin: Platform, client: ChaosClient): Promise<Probe> {
  const account = await createAccount(admin, 'enterprise');
  const headers = { 'X-API-Key': await account.key('live') };
  const call = (method: string, path: string, body?: unknown) =>
    client.send(`probe ${name}`, { method, path, headers, ...(body === undefined ? {} : { body }) });
  const newProfile = async () => {
    for (;;) {
      const answer = await call('POST', '/v1/profiles', { name: '김탐침', ...nextBirth() });
      if (answer.status === 201) return textAt(answer, 'id');
      await pause(EVERY_MS);
    }
  };
  let profile = await newProfile();
  let sent = 0;
  /** Asks for content that was never asked for: a worker must generate it. */
  const newDay = async () => {
    sent += 1;
    if (sent % DAYS === 0) profile = await newProfile();
    return addDays(kstDate(new Date()), (sent % DAYS) - DAYS / 2);
  };
  const send: Readonly<Record<ProbeName, () => Promise<Answer>>> = {
    read: () => call('GET', `/v1/profiles/${profile}`),
    // Changes of one profile would wait for each other.
    write: () => call('POST', '/v1/profiles', { name: '김탐침', ...nextBirth() }),
    fortune: async () => call('POST', '/v1/fortunes', { profile_id: profile, type: 'daily', date: await newDay() }),
    stream: async () => {
      const { birth_year: year, birth_month: month, birth_day: day, gender } = nextBirth();
      const two = (number: number) => String(number).padStart(2, '0');
      const body = { birth_date: `${year}-${two(month)}-${two(day)}`, gender };
      return call('POST', '/v1/fortunes/daily-stream', body);
    },
    batch: async () => {
      const body = { profile_ids: [profile], fortune_type: 'daily', fortune_date: await newDay() };
      return call('POST', '/v1/fortunes/batch', body);
    },
  };
  return {
    name,
    async send() {
      const { status, cut, text } = await send[name]();
      const ok = status >= 200 && status < 300 && !cut;
      return ok && (name !== 'stream' || text.includes('event: complete'));
    },
  };
}

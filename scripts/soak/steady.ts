import { setTimeout as delay } from 'node:timers/promises';
import { createSoakClient, type SoakAnswer } from './client.ts';
import { nextRequest, type Random, type Tenant } from './kinds.ts';
import type { Sample, Sampler } from './samples.ts';

export interface SteadyOptions {
  readonly minutes: number;
  /** Requests a second, whether earlier ones are answered or not. */
  readonly rate: number;
  readonly random: Random;
  readonly sampleEveryMs: number;
  readonly log: (line: string) => void;
}

export interface SteadyResult {
  /** At equal distances in time. */
  readonly samples: readonly Sample[];
  /** Answers by status, above 499 with the error's reason. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Requests without an answer. */
  readonly unanswered: number;
}

const CONNECTIONS = 64;

/** Sends mixed requests at a steady rate, and looks at the platform at equal intervals. */
export async function steadySoak(
  servers: readonly string[],
  tenants: readonly Tenant[],
  sampler: Sampler,
  options: SteadyOptions,
): Promise<SteadyResult> {
  const { minutes, rate, random, sampleEveryMs, log } = options;
  const client = createSoakClient(servers, CONNECTIONS);
  const outcomes: Record<string, number> = {};
  let [unanswered, failedBefore] = [0, 0];
  const inFlight = new Set<Promise<void>>();
  const send = async (tenant: Tenant) => {
    const { request, learn } = nextRequest(tenant, random);
    try {
      const answer = await client.send(request);
      learn(answer);
      const name = outcomeOf(answer);
      outcomes[name] = (outcomes[name] ?? 0) + 1;
    } catch (error) {
      unanswered += 1;
      log(String(error));
    }
  };
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + minutes * 60_000;
  const watching = (async () => {
    for (let due = startedAt + sampleEveryMs; due <= endsAt; due += sampleEveryMs) {
      await delay(Math.max(0, due - performance.now()));
      const failed = Object.entries(outcomes).reduce((sum, [name, count]) => sum + (isFailure(name) ? count : 0), 0);
      const sample = { ...(await sampler.take()), 'answers above 499': failed - failedBefore };
      failedBefore = failed;
      samples.push(sample);
      log(`${Math.round((performance.now() - startedAt) / 60_000)} min: ${describe(sample)}`);
    }
  })();
  for (let sent = 0; performance.now() < endsAt; sent += 1) {
    const tenant = tenants[sent % tenants.length];
    if (tenant === undefined) throw new Error('no tenant to send for');
    const sending = send(tenant).finally(() => inFlight.delete(sending));
    inFlight.add(sending);
    await delay(Math.max(0, startedAt + ((sent + 1) * 1_000) / rate - performance.now()));
  }
  await watching;
  await Promise.all(inFlight);
  client.close();
  return { samples, outcomes, unanswered };
}

/** Whether a key of `outcomes` is of a status above 499. */
export function isFailure(outcome: string): boolean {
  return outcome.startsWith('5');
}

function outcomeOf({ status, text }: SoakAnswer): string {
  if (status < 500) return String(status);
  return `${status} ${/"reason": *"(\w+)"/.exec(text)?.[1] ?? 'without a reason'}`;
}

function describe(sample: Sample): string {
  return Object.entries(sample)
    .map(([name, value]) => `${name} ${Math.round(value)}`)
    .join('; ');
}

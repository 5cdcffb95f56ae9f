import { MODEL_NAMES } from '../../../shared/content/index.ts';
import { createRandom } from '../../../shared/content/simulator/random.ts';
import { addDays, type Clock, kstDate } from '../../../shared/core/clock.ts';
import type { Owner } from '../../../shared/core/owner.ts';
import type { Database } from '../../../shared/db/connect.ts';
import { cellKey } from '../../../shared/usage/tally.ts';

/** Endpoint, requests on a usual day, status, latency in milliseconds. */
const TRAFFIC = [
  ['POST /v1/fortunes', 180, 201, 940],
  ['GET /v1/fortunes/{id}', 420, 200, 6],
  ['GET /v1/fortunes/daily/{profile_id}', 260, 200, 210],
  ['POST /v1/fortunes/stream', 90, 200, 1_900],
  ['POST /v1/fortunes/batch', 6, 202, 34],
  ['POST /v1/profiles', 40, 201, 18],
  ['POST /v1/fortunes', 4, 429, 2],
  ['POST /v1/fortunes', 2, 503, 3_100],
] as const;
const PRICES_USD = { haiku: 0.013, sonnet: 0.066, gpt4o: 0.05, gemini: 0.01 } as const;
const FORTUNES_A_DAY = { haiku: 120, sonnet: 18, gpt4o: 12, gemini: 60 } as const;

/**
 * Usage and charges of the days before today, as sums by day; an account that has them keeps them. Only for pictures and
 * for trying reports: no fortunes stand behind them.
 */
export async function seedHistory(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  owner: Owner,
  days: number,
): Promise<void> {
  const today = kstDate(clock.now());
  for (let ago = 1; ago <= days; ago += 1) {
    const day = addDays(today, -ago);
    const random = createRandom(`history ${day}`);
    // Weekends are quieter, and there is some growth.
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const level = (weekday === 0 || weekday === 6 ? 0.55 : 1) * (1.2 - ago / (2 * days));
    const many = (usual: number) => Math.round((usual * level * random.between(85, 115)) / 100);
    await seedRequests(db, owner, day, many);
    await seedCharges(db, owner, day, many);
  }
}

type Many = (usual: number) => number;

async function seedRequests(db: Database, owner: Owner, day: string, many: Many): Promise<void> {
  const cells = Object.fromEntries(
    TRAFFIC.map(([endpoint, usual, status, latencyMs]) => {
      const requests = many(usual);
      return [cellKey(endpoint, status), { requests, latencyMs: requests * latencyMs }];
    }),
  );
  const requests = Object.values(cells).reduce((sum, cell) => sum + cell.requests, 0);
  const { accountId } = owner;
  await db.usageDays.updateOne(
    { _id: `history|${accountId}|${owner.livemode}|${day}`, accountId },
    { $setOnInsert: { livemode: owner.livemode, day, requests, cells, writers: {} } },
    { upsert: true },
  );
}

async function seedCharges(db: Database, owner: Owner, day: string, many: Many): Promise<void> {
  const { accountId } = owner;
  for (const model of MODEL_NAMES) {
    const count = many(FORTUNES_A_DAY[model]);
    const fields = {
      livemode: owner.livemode,
      day,
      model,
      source: 'POST /v1/fortunes',
      background: false,
      type: 'daily',
      band: 3,
      count,
      existing: count,
      chargedUsd: Math.round(count * PRICES_USD[model] * 1e4) / 1e4,
      score: count * 72,
      latencyMs: count * 1_100,
      ...{ overall: count * 72, wealth: count * 70, love: count * 68, health: count * 74, career: count * 71 },
    } as const;
    await db.callDays.updateOne(
      { _id: `history|${accountId}|${owner.livemode}|${day}|${model}`, accountId },
      { $setOnInsert: fields },
      { upsert: true },
    );
  }
}

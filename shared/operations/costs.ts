import { addDays, type Clock, kstDate, kstDayStart } from '../core/clock.ts';
import { MODEL_NAMES, type ModelName } from '../core/models.ts';
import type { Database } from '../db/connect.ts';
import type { ModelDayRecord, ModelDaySums } from '../db/models/model-days.ts';
import { rawCollection } from '../db/records.ts';
import { CALL_RETENTION_DAYS } from '../usage/call-days.ts';
import { roundedUsd } from './recent-work.ts';

/** What the provider charges for a model on a KST day, against what live calls were charged for it. */
export interface ModelCost extends ModelDaySums {
  readonly day: string;
  readonly model: ModelName;
  /** The models that the provider says have answered. */
  readonly providerModels: readonly string[];
  readonly chargesUsd: number;
  readonly marginUsd: number;
}

/** Charges of earlier days are stored as sums by account. */
export const MAX_COST_DAYS = CALL_RETENTION_DAYS - 1;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** @param days the last day is today @returns the days and models with calls or charges, the newest day first */
export async function viewCosts(deps: Deps, days: number): Promise<readonly ModelCost[]> {
  const from = addDays(kstDate(deps.clock.now()), 1 - days);
  const [records, charges] = await Promise.all([
    rawCollection(deps.db.modelDays)
      .find({ day: { $gte: from } })
      .toArray(),
    chargesSince(deps.db, from),
  ]);
  const found = [...new Set([...records, ...charges].map(({ day }) => day))].sort().reverse();
  return found.flatMap((day) =>
    MODEL_NAMES.flatMap((model) => {
      const isOf = (one: { readonly day: string; readonly model: ModelName }) => one.day === day && one.model === model;
      const taken = records.filter(isOf);
      const charged = charges.filter(isOf);
      return taken.length + charged.length === 0 ? [] : [costOf(day, model, taken, charged)];
    }),
  );
}

function costOf(
  day: string,
  model: ModelName,
  taken: readonly ModelDayRecord[],
  charged: readonly { readonly usd: number }[],
): ModelCost {
  const sum = (name: keyof ModelDaySums) => taken.reduce((total, record) => total + record[name], 0);
  const costUsd = sum('costUsd');
  const chargesUsd = charged.reduce((total, { usd }) => total + usd, 0);
  return {
    day,
    model,
    providerModels: taken.map(({ providerModel }) => providerModel).sort(),
    calls: sum('calls'),
    failed: sum('failed'),
    unreported: sum('unreported'),
    inputTokens: sum('inputTokens'),
    cachedTokens: sum('cachedTokens'),
    outputTokens: sum('outputTokens'),
    costUsd: roundedUsd(costUsd),
    failedCostUsd: roundedUsd(sum('failedCostUsd')),
    chargesUsd: roundedUsd(chargesUsd),
    marginUsd: roundedUsd(chargesUsd - costUsd),
  };
}

/** Of all accounts, also of those that were deleted since, named: a sharded database then reads the index of charges of each. */
async function chargesSince(
  db: Database,
  from: string,
): Promise<readonly { readonly day: string; readonly model: ModelName; readonly usd: number }[]> {
  const [present, deleted] = await Promise.all([
    db.accounts.distinct('_id'),
    db.operatorActions.distinct('target', { action: 'account.deleted', createdAt: { $gte: kstDayStart(from) } }),
  ]);
  const accountIds = [...present, ...deleted];
  if (accountIds.length === 0) return [];
  const day = { $dateToString: { date: '$settledAt', format: '%Y-%m-%d', timezone: '+09:00' } };
  return db.calls.aggregate([
    {
      $match: {
        accountId: { $in: accountIds },
        livemode: true,
        settledAt: { $gte: kstDayStart(from) },
        chargedUsd: { $gt: 0 },
      },
    },
    { $group: { _id: { day, model: '$model' }, usd: { $sum: '$chargedUsd' } } },
    { $project: { _id: 0, day: '$_id.day', model: '$_id.model', usd: 1 } },
  ]);
}

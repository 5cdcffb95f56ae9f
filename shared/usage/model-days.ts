import { kstDate } from '../core/clock.ts';
import type { ModelName } from '../core/models.ts';
import { addSums } from '../core/sums.ts';
import type { Database } from '../db/connect.ts';
import type { GenerationCall } from '../db/models/generations.ts';
import type { ModelDayRecord, ModelDaySums } from '../db/models/model-days.ts';
import { rawCollection } from '../db/records.ts';
import { onlyDuplicateKeys } from './store.ts';

export interface CountedCall {
  readonly model: ModelName;
  /** The model that was asked. */
  readonly providerModelId: string;
  readonly call: GenerationCall;
  readonly costUsd: number;
}

/** Names a group of calls: each group of a process has a higher number than the one before. */
export interface CountedGroup {
  readonly writer: string;
  readonly number: number;
  readonly calls: readonly CountedCall[];
}

/**
 * Adds provider calls to the records of their days exactly once, after any number of partial attempts, as
 * `shared/usage/store.ts` adds requests: a record takes a group only if its number is above the writer's last one.
 */
export async function addToModelDays(db: Database, group: CountedGroup): Promise<void> {
  const days = [...sumsByDay(group.calls).values()];
  const write = (upsert: boolean) =>
    rawCollection(db.modelDays).bulkWrite(
      days.map((day) => update(group, day, upsert)),
      { ordered: false },
    );
  try {
    await write(true);
  } catch (error) {
    if (!onlyDuplicateKeys(error)) throw error;
    // A record has this group already, and matches nothing now; or another process has just created it.
    await write(false);
  }
}

interface DaySums {
  readonly fields: Pick<ModelDayRecord, 'day' | 'model' | 'providerModel'>;
  readonly sums: ModelDaySums;
}

function sumsByDay(calls: readonly CountedCall[]): Map<string, DaySums> {
  const days = new Map<string, DaySums>();
  for (const each of calls) {
    const { model, providerModelId, call } = each;
    const fields = { day: kstDate(call.at), model, providerModel: call.providerModel ?? providerModelId };
    const id = idOf(fields);
    const sums = sumsOf(each);
    const known = days.get(id);
    days.set(id, { fields, sums: known === undefined ? sums : addSums(known.sums, sums) });
  }
  return days;
}

function idOf({ day, model, providerModel }: DaySums['fields']): string {
  return `${day}|${model}|${providerModel}`;
}

function update({ writer, number }: CountedGroup, { fields, sums }: DaySums, upsert: boolean) {
  return {
    updateOne: {
      filter: { _id: idOf(fields), [`writers.${writer}`]: { $not: { $gte: number } } },
      update: {
        $inc: { ...sums },
        $set: { [`writers.${writer}`]: number },
        ...(upsert ? { $setOnInsert: fields } : {}),
      },
      upsert,
    },
  };
}

function sumsOf({ call: { outcome, usage }, costUsd }: CountedCall): ModelDaySums {
  const isFailed = outcome !== 'succeeded';
  const { inputTokens, cachedTokens, outputTokens } = usage ?? { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
  return {
    calls: 1,
    failed: isFailed ? 1 : 0,
    unreported: usage === null ? 1 : 0,
    inputTokens: Math.max(0, inputTokens - cachedTokens),
    cachedTokens,
    outputTokens,
    costUsd,
    failedCostUsd: isFailed ? costUsd : 0,
  };
}

import { MODELS } from '../../shared/core/models.ts';
import { type Owner, ownedBy } from '../../shared/core/owner.ts';
import type { Database } from '../../shared/db/connect.ts';
import { UNENDED } from '../../shared/db/models/batches.ts';
import type { CallRecord } from '../../shared/db/models/calls.ts';
import { chartsOf } from '../../shared/generation/own-contents.ts';
import type { Partner } from './partner.ts';
import type { Violation } from './violation.ts';

/** The invariants of the records. Each returns what breaks it; all work has ended before. */

type Db = Pick<
  Database,
  | 'calls'
  | 'generations'
  | 'fortunes'
  | 'failedFortunes'
  | 'contents'
  | 'profiles'
  | 'batches'
  | 'batchItems'
  | 'events'
  | 'deliveries'
>;

const MAX_IDS = 20;

/** One violation for all records that break a promise in the same way; none for no record. */
export function violationOf(
  invariant: string,
  detail: string,
  records: readonly { readonly _id: string; readonly createdAt?: Date | undefined }[],
): Violation[] {
  if (records.length === 0) return [];
  const ids = records.slice(0, MAX_IDS).map(({ _id }) => _id);
  return [{ invariant, detail: `${records.length} ${detail}`, ids, at: records[0]?.createdAt ?? null }];
}

/** Every call, generation, batch and event has ended, every delivery was made. */
export async function openWork(db: Db): Promise<Violation[]> {
  const what = 'all accepted work ends';
  const [calls, generations, fortunes, batches, items, events, deliveries] = await Promise.all([
    db.calls.find({ state: 'open' }, { createdAt: 1 }).lean(),
    db.generations.find({ open: true }, { createdAt: 1 }).lean(),
    db.fortunes.find({ state: 'pending' }, { createdAt: 1 }).lean(),
    db.batches.find({ state: { $in: [...UNENDED] } }, { createdAt: 1 }).lean(),
    db.batchItems.find({ state: { $in: ['waiting', 'started'] } }, { startedAt: 1 }).lean(),
    db.events.find({ pending: true }, { createdAt: 1 }).lean(),
    // A test delivery that no worker took has failed for its caller, and stays pending.
    db.deliveries.find({ status: 'pending', kind: { $ne: 'test' } }, { createdAt: 1 }).lean(),
  ]);
  return [
    ...violationOf(what, 'calls are open', calls),
    ...violationOf(what, 'generations are open', generations),
    ...violationOf(what, 'fortunes are reserved and neither stored nor dropped', fortunes),
    ...violationOf(what, 'batches have not ended', batches),
    ...violationOf(what, 'items of batches have not ended', items),
    ...violationOf(what, 'events are not dispatched', events),
    ...violationOf(what, 'deliveries are not made', deliveries),
  ];
}

/** Every generation and every item that failed has a reason. */
export async function reasons(db: Db): Promise<Violation[]> {
  const [generations, items] = await Promise.all([
    db.generations.find({ state: 'failed', error: null }, { createdAt: 1 }).lean(),
    db.batchItems.find({ state: 'failed', error: null }, { startedAt: 1 }).lean(),
  ]);
  return [
    ...violationOf('a failure has a reason', 'generations failed without a reason', generations),
    ...violationOf('a failure has a reason', 'items failed without a reason', items),
  ];
}

/** A call is charged its model's price once when it generated something in live mode, and nothing otherwise. */
export async function charges(db: Db): Promise<Violation[]> {
  const calls = await db.calls
    .find({}, { model: 1, livemode: 1, state: 1, chargedUsd: 1, caused: 1, shared: 1, fortuneId: 1, createdAt: 1 })
    .lean();
  const wrong = calls.filter(({ model, livemode, state, chargedUsd, caused }) => {
    const due = livemode && state === 'charged' && caused.length > 0 ? MODELS[model].defaultPriceUsd : 0;
    return chargedUsd !== due;
  });
  const charged = calls.filter(({ state }) => state === 'charged');
  const payers = new Map<string, number>();
  for (const { caused } of charged) {
    for (const { generationId } of caused) payers.set(generationId, (payers.get(generationId) ?? 0) + 1);
  }
  const twice = [...payers].filter(([, count]) => count > 1).map(([_id]) => ({ _id }));
  // Also of fortunes that were deleted. A stream's call for the other sections of a fortune's chart names it, too.
  const paid = charged.filter(
    ({ chargedUsd, caused }) => chargedUsd > 0 && caused.some(({ section }) => section === 'profile_fortune'),
  );
  const fortunePayers = new Map<string, string[]>();
  for (const { _id, fortuneId, caused } of paid) {
    if (fortuneId === null) continue;
    const sections = caused.map(({ section, generationId }) => `${section} ${generationId}`).join();
    fortunePayers.set(fortuneId, [...(fortunePayers.get(fortuneId) ?? []), `${_id} for ${sections}`]);
  }
  const fortunesTwice = [...fortunePayers]
    .filter(([, payers]) => payers.length > 1)
    .map(([fortuneId, payers]) => ({ _id: `${fortuneId} (${payers.join('; ')})` }));

  const byId = new Map(calls.map((call) => [call._id, call]));
  const fortunes = await db.fortunes
    .find({ state: 'ready', livemode: true, cached: false }, { callId: 1, createdAt: 1 })
    .lean();
  const unpaid = fortunes.flatMap(({ _id, callId, createdAt }) => {
    const call = byId.get(callId ?? '');
    // The fortune of a stream stays although another section failed, and then the call costs nothing.
    if (call?.state === 'failed' && call.caused.length + (call.shared?.length ?? 0) > 1) return [];
    if ((call?.chargedUsd ?? 0) > 0) return [];
    return [{ _id: `${_id} (call ${callId}: ${call?.state ?? 'missing'}, caused ${call?.caused.length})`, createdAt }];
  });
  return [
    ...violationOf('a charge is the price', 'calls are charged another amount than is due', wrong),
    ...violationOf('nothing is charged twice', 'generations are charged by several calls', twice),
    ...violationOf('nothing is charged twice', 'fortunes are charged by several calls', fortunesTwice),
    ...violationOf('a generated fortune is charged', 'generated fortunes have no charge', unpaid),
  ];
}

/** Kinds of generations that no failure ended. */
const OWNERS_ACTS = ['cancelled', 'account_suspended'];

/**
 * What was delivered is paid for. A section that was stored, and so could be read, or that a stream has sent, belongs to
 * a charged call, to an open one, or to one that a failure of ours or of a provider ended. A fortune costs what its call
 * was charged.
 */
export async function delivered(
  db: Pick<Db, 'calls' | 'generations' | 'fortunes'>,
  received: Partner['received'] = [],
): Promise<Violation[]> {
  const [generations, calls, fortunes] = await Promise.all([
    db.generations.find({}, { state: 1, error: 1, createdAt: 1 }).lean(),
    db.calls.find({}, { state: 1, chargedUsd: 1, caused: 1, shared: 1, createdAt: 1 }).lean(),
    db.fortunes.find({ state: 'ready' }, { callId: 1, costUsd: 1, createdAt: 1 }).lean(),
  ]);
  const ends = new Map(generations.map((generation) => [generation._id, generation]));
  const payers = new Map(calls.flatMap((call) => call.caused.map(({ generationId }) => [generationId, call])));
  const endsOf = ({ caused, shared = [] }: Pick<CallRecord, 'caused' | 'shared'>) =>
    [...caused.map(({ generationId }) => generationId), ...shared].map((generationId) => ends.get(generationId));
  const isExcused = (call: Pick<CallRecord, 'caused' | 'shared'>) =>
    endsOf(call).some((end) => end?.state === 'failed' && !OWNERS_ACTS.includes(end.error?.kind ?? ''));
  const unpaid = generations.filter(({ _id, state }) => {
    const call = payers.get(_id);
    return state === 'succeeded' && (call === undefined || (call.state === 'failed' && !isExcused(call)));
  });
  const byId = new Map(calls.map((call) => [call._id, call]));
  const sent = received.flatMap(({ callId, event }) => {
    const call = byId.get(callId);
    // A section that is not among those that the call generates is paid for by the one that did.
    const isOwn = call?.caused.some(({ section }) => section === event || section === `profile_${event}`) ?? true;
    const isPaid = !isOwn || (call !== undefined && (call.state !== 'failed' || isExcused(call)));
    if (isPaid) return [];
    const how = call === undefined ? [] : endsOf(call).map((end) => end?.error?.kind ?? end?.state ?? 'no generation');
    const state = [call?.state ?? 'missing', ...how].join(', ');
    return [{ _id: `${callId} (${event}: ${state})`, createdAt: call?.createdAt }];
  });
  const otherwise = fortunes.flatMap(({ _id, callId, costUsd, createdAt }) => {
    const call = byId.get(callId ?? '');
    if (call === undefined || call.state === 'open' || call.chargedUsd === costUsd) return [];
    return [{ _id: `${_id} (${costUsd} USD, its call ${callId} was charged ${call.chargedUsd})`, createdAt }];
  });
  const what = 'what was delivered is paid for';
  return [
    ...violationOf(what, 'stored sections belong to no call that is charged or excused', unpaid),
    ...violationOf(what, 'sections were sent for calls that are neither charged nor excused', sent),
    ...violationOf(what, 'fortunes cost another amount than their calls were charged', otherwise),
  ];
}

/** One fortune per profile, type, date and model. */
export async function uniqueFortunes(db: Db): Promise<Violation[]> {
  const fortunes = await db.fortunes
    .find({}, { profileId: 1, fortuneType: 1, fortuneDate: 1, model: 1, createdAt: 1 })
    .lean();
  const seen = new Set<string>();
  const repeated = fortunes.filter(({ profileId, fortuneType, fortuneDate, model }) => {
    const key = [profileId, fortuneType, fortuneDate, model].join();
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
  return violationOf('one fortune per profile, type, date and model', 'fortunes exist twice', repeated);
}

/** Every content was generated for a call that is recorded. */
export async function contentsOfCalls(db: Db): Promise<Violation[]> {
  const [contents, generations, calls] = await Promise.all([
    db.contents.find({}, { createdAt: 1 }).lean(),
    db.generations.find({ state: 'succeeded' }, { contentHash: 1 }).lean(),
    db.calls.find({}, { caused: 1 }).lean(),
  ]);
  const caused = new Set(calls.flatMap((call) => call.caused.map(({ generationId }) => generationId)));
  const known = new Set(generations.flatMap(({ _id, contentHash }) => (caused.has(_id) ? [contentHash] : [])));
  const orphans = contents.filter(({ _id }) => !known.has(_id));
  return violationOf('no content without its call', 'contents belong to no call', orphans);
}

/**
 * Deleted profiles leave nothing.
 * @param owners those whose contents belong to profiles only
 */
export async function deletedProfiles(
  db: Db,
  deleted: readonly string[],
  owners: readonly Owner[],
): Promise<Violation[]> {
  const what = 'a deleted profile leaves nothing';
  const [profiles, fortunes] = await Promise.all([
    db.profiles.find({ _id: { $in: [...deleted] } }, { createdAt: 1 }).lean(),
    db.fortunes.find({ profileId: { $in: [...deleted] } }, { createdAt: 1 }).lean(),
  ]);
  const contents: Violation[] = [];
  for (const owner of owners) {
    const profiles = await db.profiles.find(ownedBy(owner), { chart: 1, birthRevision: 1 }).lean();
    const living = new Set(profiles.flatMap(chartsOf));
    const stored = await db.contents.find(ownedBy(owner), { chart: 1, createdAt: 1 }).lean();
    const left = stored.filter(({ chart }) => !living.has(chart));
    contents.push(...violationOf(what, `contents of charts without a profile (${owner.accountId})`, left));
  }
  return [
    ...violationOf(what, 'deleted profiles exist', profiles),
    ...violationOf(what, 'fortunes of deleted profiles exist', fortunes),
    ...contents,
  ];
}

/** What a partner knows of an accepted request. */
export type Accepted = Pick<Partner, 'name' | 'profiles' | 'fortunes' | 'batches'>;

/** Accepted fortunes are stored, or failed with a reason where they were accepted with 202. */
export async function acceptedFortunes(db: Db, partner: Accepted): Promise<Violation[]> {
  const expected = [...partner.fortunes.values()].filter(({ state, profileId }) => {
    const profile = partner.profiles.get(profileId);
    return state === 'expected' && profile?.state === 'alive' && !profile.changed;
  });
  const ids = expected.map(({ id }) => id);
  const [stored, failed] = await Promise.all([
    db.fortunes.find({ _id: { $in: ids }, state: 'ready' }, { _id: 1 }).lean(),
    db.failedFortunes.find({ _id: { $in: ids } }, { _id: 1 }).lean(),
  ]);
  const present = new Set(stored.map(({ _id }) => _id));
  const excused = new Set(failed.map(({ _id }) => _id));
  const lost = expected.filter(({ id, promised }) => !present.has(id) && !(promised && excused.has(id)));
  return violationOf(
    'nothing accepted is lost',
    `fortunes of ${partner.name} were accepted and do not exist`,
    lost.map(({ id, at }) => ({ _id: id, createdAt: at })),
  );
}

/** Accepted batches have ended, with an outcome for each item, and successful items have their fortune. */
export async function acceptedBatches(db: Db, partner: Accepted): Promise<Violation[]> {
  const ids = [...partner.batches.keys()];
  const [batches, items] = await Promise.all([
    db.batches.find({ _id: { $in: ids } }, { totalCount: 1, state: 1, createdAt: 1 }).lean(),
    db.batchItems.find({ batchId: { $in: ids } }, { batchId: 1, state: 1, profileId: 1, fortuneId: 1 }).lean(),
  ]);
  const found = new Set(batches.map(({ _id }) => _id));
  const missing = ids.filter((id) => !found.has(id)).map((_id) => ({ _id, createdAt: partner.batches.get(_id) }));
  const ended = new Map<string, number>();
  for (const { batchId, state } of items) {
    if (state !== 'waiting' && state !== 'started') ended.set(batchId, (ended.get(batchId) ?? 0) + 1);
  }
  const uncounted = batches.filter(({ _id, totalCount }) => ended.get(_id) !== totalCount);
  const successes = items.filter(({ state, profileId, fortuneId }) => {
    const profile = partner.profiles.get(profileId);
    const deleted = partner.fortunes.get(fortuneId ?? '')?.state ?? 'expected';
    const kept = profile?.state === 'alive' && !profile.changed && deleted === 'expected';
    return kept && (state === 'success' || state === 'cached');
  });
  const stored = await db.fortunes
    .find({ _id: { $in: successes.map(({ fortuneId }) => fortuneId ?? '') }, state: 'ready' }, { _id: 1 })
    .lean();
  const present = new Set(stored.map(({ _id }) => _id));
  const lost = successes.filter(({ fortuneId }) => !present.has(fortuneId ?? ''));
  const what = 'nothing accepted is lost';
  return [
    ...violationOf(what, `batches of ${partner.name} were accepted and do not exist`, missing),
    ...violationOf('the counts of a batch add up', `batches of ${partner.name} have other counts`, uncounted),
    ...violationOf(what, `items of ${partner.name} succeeded and their fortune does not exist`, lost),
  ];
}

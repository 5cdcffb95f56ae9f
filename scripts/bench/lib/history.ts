import { randomBytes } from 'node:crypto';
import { DAY_MS, kstDate } from '../../../shared/core/clock.ts';
import { newId } from '../../../shared/core/ids.ts';
import { type Owner, ownedBy } from '../../../shared/core/owner.ts';
import type { CallRecord } from '../../../shared/db/models/calls.ts';
import type { EventRecord } from '../../../shared/db/models/events.ts';
import type { FortuneRecord } from '../../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../../shared/db/models/profiles.ts';
import { newProfileRecord } from '../../../shared/profiles/profile-fields.ts';
import { demoFortune } from '../../cli/demo/fortune.ts';
import { demoPerson } from '../../cli/demo/person.ts';
import type { Platform } from '../../cli/platform.ts';

/** Some of the records that tests read, for requests. */
export interface SeededIds {
  readonly profiles: readonly string[];
  readonly fortunes: readonly string[];
}

const CHUNK = 1_000;
/** Charged days before today over which the fortunes spread. */
const DAYS = 30;
/** Contents are copied: writing one takes longer than everything else. */
const CONTENTS = 50;
/** Every so many records are remembered. */
const REMEMBERED_OF = 50;

/**
 * Writes profiles as partners make them, each with a fortune of one of the last thirty days, its charge and its event,
 * straight into the collections.
 * @param range numbers of the people, from 1; the same numbers are the same people
 */
export async function seedHistory(
  admin: Pick<Platform, 'db' | 'clock' | 'secrets'>,
  owner: Owner,
  range: { readonly first: number; readonly last: number },
): Promise<SeededIds> {
  const { db, clock } = admin;
  const now = clock.now();
  const ids = { profiles: [] as string[], fortunes: [] as string[] };
  const templates: FortuneRecord[] = [];
  const lane = async (starts: number[]) => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      const profiles: ProfileRecord[] = [];
      const fortunes: FortuneRecord[] = [];
      for (let index = from; index <= Math.min(from + CHUNK - 1, range.last); index += 1) {
        const profile = newProfileRecord(owner, demoPerson('growth', index), now);
        if (templates.length < CONTENTS) templates.push(demoFortune(admin.secrets, profile, kstDate(now), now));
        const template = templates[index % templates.length];
        if (template === undefined) throw new Error('no content to copy');
        const at = new Date(now.getTime() - (index % DAYS) * DAY_MS);
        profiles.push({ ...profile, fortuneStoredAt: at });
        fortunes.push(fortuneOf(profile, template, at));
        if (index % REMEMBERED_OF === 0) {
          ids.profiles.push(profile._id);
          ids.fortunes.push(fortunes.at(-1)?._id ?? '');
        }
      }
      await Promise.all([
        db.profiles.collection.insertMany(profiles as never, { ordered: false }),
        db.fortunes.collection.insertMany(fortunes as never, { ordered: false }),
        db.calls.collection.insertMany(fortunes.map(callOf) as never, { ordered: false }),
        db.events.collection.insertMany(fortunes.map(eventOf) as never, { ordered: false }),
      ]);
    }
  };
  const starts = Array.from(
    { length: Math.ceil((range.last - range.first + 1) / CHUNK) },
    (_, chunk) => range.first + chunk * CHUNK,
  );
  await Promise.all([lane(starts), lane(starts)]);
  return ids;
}

function fortuneOf(profile: ProfileRecord, template: FortuneRecord, at: Date): FortuneRecord {
  return {
    ...template,
    _id: newId('ftn'),
    profileId: profile._id,
    fortuneDate: kstDate(at),
    callId: newId('call'),
    contentHash: randomBytes(20).toString('hex'),
    pillars: profile.pillars,
    profile: { name: profile.name, dayMaster: profile.dayMaster, dayMasterElement: profile.dayMasterElement },
    cached: false,
    simulated: false,
    costUsd: PRICE_USD,
    latencyMs: 1_200,
    createdAt: at,
    generatedAt: at,
  };
}

const PRICE_USD = 0.013;

function callOf(fortune: FortuneRecord): CallRecord {
  const score = fortune.score ?? 0;
  return {
    _id: fortune.callId ?? '',
    ...ownedBy(fortune),
    source: 'POST /v1/fortunes',
    requestId: newId('req'),
    model: fortune.model,
    date: fortune.fortuneDate,
    bodyHash: null,
    parts: null,
    fortuneId: fortune._id,
    caused: [{ section: 'profile_fortune', generationId: newId('gen'), done: true }],
    priceUsd: PRICE_USD,
    state: 'charged',
    chargedUsd: PRICE_USD,
    simulated: false,
    createdAt: fortune.createdAt,
    settledAt: fortune.createdAt,
    background: false,
    fortune: {
      type: fortune.fortuneType,
      profileId: fortune.profileId,
      score,
      categories: { overall: score, wealth: score, love: score, health: score, career: score },
      latencyMs: fortune.latencyMs,
    },
  };
}

function eventOf(fortune: FortuneRecord): EventRecord {
  const body = JSON.stringify({
    type: 'fortune.generated',
    data: { fortune_id: fortune._id, profile_id: fortune.profileId, score: fortune.score, model: fortune.model },
  });
  return {
    _id: newId('evt'),
    ...ownedBy(fortune),
    type: 'fortune.generated',
    body,
    callbackUrl: null,
    onceKey: null,
    createdAt: fortune.createdAt,
  };
}

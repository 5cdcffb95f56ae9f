import { createRandom } from '../../../shared/content/simulator/random.ts';
import { type Clock, kstDate } from '../../../shared/core/clock.ts';
import { type Owner, ownedBy } from '../../../shared/core/owner.ts';
import type { SecretBox } from '../../../shared/core/secrets.ts';
import type { Database } from '../../../shared/db/connect.ts';
import type { ProfileRecord } from '../../../shared/db/models/profiles.ts';
import { newProfileRecord } from '../../../shared/profiles/profile-fields.ts';
import { demoFortune } from './fortune.ts';
import { demoExternalId, demoPerson } from './person.ts';

export interface SeedOptions {
  /** 1 to 999,999. */
  readonly profiles: number;
  /** Percentage of profiles that get today's fortune. */
  readonly fortunesPercent: number;
  readonly seed: string;
}

export interface SeedCounts {
  readonly profilesMade: number;
  readonly profilesExisted: number;
  readonly fortunesMade: number;
  readonly fortunesExisted: number;
}

export interface SeedDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

const CHUNK = 1_000;
/** Concurrent chunks: one is computed while others are stored. */
const LANES = 4;

/**
 * Creates the missing demo people `demo-000001` … of the account's mode, and today's fortunes for a part of them.
 * Existing ones are unchanged, so a seeding can be repeated, resumed and enlarged.
 * @param onProgress gets the number of people done so far
 */
export async function seedDemo(
  deps: SeedDeps,
  owner: Owner,
  options: SeedOptions,
  onProgress: (done: number) => void,
): Promise<SeedCounts> {
  const starts = Array.from({ length: Math.ceil(options.profiles / CHUNK) }, (_, chunk) => 1 + chunk * CHUNK);
  const counts: SeedCounts[] = [];
  let done = 0;
  const lane = async () => {
    for (let first = starts.shift(); first !== undefined; first = starts.shift()) {
      const last = Math.min(first + CHUNK - 1, options.profiles);
      counts.push(await seedChunk(deps, owner, options, { first, last }));
      done += last - first + 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return counts.reduce(add, { profilesMade: 0, profilesExisted: 0, fortunesMade: 0, fortunesExisted: 0 });
}

function add(a: SeedCounts, b: SeedCounts): SeedCounts {
  return {
    profilesMade: a.profilesMade + b.profilesMade,
    profilesExisted: a.profilesExisted + b.profilesExisted,
    fortunesMade: a.fortunesMade + b.fortunesMade,
    fortunesExisted: a.fortunesExisted + b.fortunesExisted,
  };
}

interface Range {
  readonly first: number;
  readonly last: number;
}

async function seedChunk(deps: SeedDeps, owner: Owner, options: SeedOptions, range: Range): Promise<SeedCounts> {
  const { db, clock } = deps;
  const existing = await db.profiles
    .find({
      ...ownedBy(owner),
      externalId: { $gte: demoExternalId(range.first), $lte: demoExternalId(range.last) },
    })
    .lean();
  const byExternalId = new Map(existing.map((profile) => [profile.externalId, profile]));
  const now = clock.now();
  const today = kstDate(now);
  const made: ProfileRecord[] = [];
  const withFortune: ProfileRecord[] = [];
  for (let index = range.first; index <= range.last; index += 1) {
    const known = byExternalId.get(demoExternalId(index));
    const fortunate = hasFortune(options, index);
    const profile = known ?? {
      ...newProfileRecord(owner, demoPerson(options.seed, index), now),
      fortuneStoredAt: fortunate ? now : null,
    };
    if (known === undefined) made.push(profile);
    if (fortunate) withFortune.push(profile);
  }
  if (made.length > 0) await db.profiles.insertMany(made, { lean: true, ordered: false });
  const fortunes = await seedFortunes(deps, withFortune, existing.length > 0, today, now);
  return { profilesMade: made.length, profilesExisted: existing.length, ...fortunes };
}

/** A day's fortunes of these profiles. `mayExist`: some may exist. */
async function seedFortunes(
  { db, secrets }: SeedDeps,
  profiles: readonly ProfileRecord[],
  mayExist: boolean,
  today: string,
  now: Date,
): Promise<Pick<SeedCounts, 'fortunesMade' | 'fortunesExisted'>> {
  const key = { fortuneType: 'daily', fortuneDate: today } as const;
  const found = mayExist
    ? await db.fortunes
        .find({ ...key, profileId: { $in: profiles.map(({ _id }) => _id) } })
        .select({ profileId: 1 })
        .lean()
    : [];
  const have = new Set(found.map(({ profileId }) => profileId));
  const made = profiles.filter(({ _id }) => !have.has(_id)).map((profile) => demoFortune(secrets, profile, today, now));
  if (made.length > 0) await db.fortunes.insertMany(made, { lean: true, ordered: false });
  return { fortunesMade: made.length, fortunesExisted: have.size };
}

function hasFortune({ seed, fortunesPercent }: SeedOptions, index: number): boolean {
  return createRandom(`fortune:${seed}:${index}`).below(100) < fortunesPercent;
}

import { DAY_MS } from '../core/clock.ts';
import { AppError, invalidField, invertedRange } from '../core/errors.ts';
import { firstIdAt } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import type { ProfileRange } from '../db/models/batches.ts';
import { BY_EXTERNAL_ID } from '../db/models/profiles.ts';
import { MAX_BATCH_ITEMS } from './new-batch.ts';

/** Profiles of an owner that a request does not name one by one. Without any field: all. */
export interface ProfileSelection {
  readonly externalIds?: readonly string[] | undefined;
  readonly createdFrom?: Date | undefined;
  /** Included. */
  readonly createdTo?: Date | undefined;
}

export const MAX_SELECTED = 100_000;

/** Above every id of a profile. */
const AFTER_ALL = 'prf_{';

export type Selected =
  /** Few: their ids. */
  | { readonly profileIds: readonly string[] }
  /** More than a request writes: where they are, and how many. */
  | ({ readonly count: number } & ProfileRange);

/** Ids begin with a host's time, and `createdAt` is the database's: so much may lie between them. */
const CLOCKS_DIFFER_MS = DAY_MS;

/** The profiles of an owner in a range, each of which an id of the range bounds. */
export function profilesIn(owner: Owner, { after, last, createdFrom, createdTo }: ProfileRange) {
  const createdAt = {
    ...(createdFrom === null ? {} : { $gte: createdFrom }),
    ...(createdTo === null ? {} : { $lte: createdTo }),
  };
  return {
    ...ownedBy(owner),
    _id: { $gt: after, $lte: last },
    // By the index alone where no time is asked for.
    ...(createdFrom === null && createdTo === null ? {} : { createdAt }),
  };
}

/**
 * What a selection holds now. Profiles that are created later have larger ids than the last one.
 * @param most as many as a batch takes
 * @throws validation_error when it holds none, payload_too_large when it holds more than a batch takes
 */
export async function selectProfiles(
  db: Database,
  owner: Owner,
  selection: ProfileSelection,
  most = MAX_SELECTED,
): Promise<Selected> {
  const { externalIds, createdFrom = null, createdTo = null } = selection;
  if ((externalIds?.length ?? 0) > MAX_BATCH_ITEMS) {
    throw new AppError('payload_too_large', `A batch takes at most ${MAX_BATCH_ITEMS} external ids.`, {
      hint: 'Split them over several batches, or select by the time of creation.',
    });
  }
  if (createdFrom !== null && createdTo !== null && createdFrom > createdTo) {
    throw invertedRange('profiles.created_from', 'profiles.created_to');
  }
  const range = {
    after: createdFrom === null ? '' : firstIdAt('prf', new Date(createdFrom.getTime() - CLOCKS_DIFFER_MS)),
    last: createdTo === null ? AFTER_ALL : firstIdAt('prf', new Date(createdTo.getTime() + CLOCKS_DIFFER_MS)),
    createdFrom,
    createdTo,
  };
  const listed = externalIds === undefined ? {} : { externalId: { $in: [...externalIds] } };
  const which = { ...profilesIn(owner, range), ...listed };
  const idsOnly = () => {
    const find = db.profiles.find(which).select({ _id: 1 }).lean();
    return externalIds === undefined ? find : find.hint(BY_EXTERNAL_ID);
  };
  const first = await idsOnly()
    .sort({ _id: 1 })
    .limit(MAX_BATCH_ITEMS + 1);
  if (first.length === 0) throw invalidField('profiles', 'selects no profile');
  if (first.length <= MAX_BATCH_ITEMS) return { profileIds: first.map(({ _id }) => _id) };
  const [newest] = await idsOnly().sort({ _id: -1 }).limit(1);
  const frozen = { ...range, last: newest?._id ?? range.last };
  const count = await db.profiles.countDocuments(profilesIn(owner, frozen), { limit: most + 1 });
  if (count <= most) return { count, ...frozen };
  throw new AppError('payload_too_large', `A batch takes at most ${most} selected profiles.`, {
    hint: 'Split them over several batches by profiles.created_from and profiles.created_to.',
  });
}

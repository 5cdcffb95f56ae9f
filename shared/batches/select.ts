import { AppError, invalidField, invertedRange } from '../core/errors.ts';
import { firstIdAt } from '../core/ids.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import type { Database } from '../db/connect.ts';
import { MAX_BATCH_ITEMS } from './new-batch.ts';

/** Profiles of an owner that a request does not name one by one. Without any field: all. */
export interface ProfileSelection {
  readonly externalIds?: readonly string[] | undefined;
  readonly createdFrom?: Date | undefined;
  /** Included. */
  readonly createdTo?: Date | undefined;
}

export const MAX_SELECTED = 100_000;

export type Selected =
  /** Few: their ids. */
  | { readonly profileIds: readonly string[] }
  /** More than a request writes: those whose ids are after one, up to another, and how many they are. */
  | { readonly count: number; readonly after: string; readonly last: string };

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
  const { externalIds, createdFrom, createdTo } = selection;
  if ((externalIds?.length ?? 0) > MAX_BATCH_ITEMS) {
    throw new AppError('payload_too_large', `A batch takes at most ${MAX_BATCH_ITEMS} external ids.`, {
      hint: 'Split them over several batches, or select by the time of creation.',
    });
  }
  if (createdFrom !== undefined && createdTo !== undefined && createdFrom > createdTo) {
    throw invertedRange('profiles.created_from', 'profiles.created_to');
  }
  const after = createdFrom === undefined ? '' : firstIdAt('prf', createdFrom);
  const ids = {
    $gt: after,
    ...(createdTo === undefined ? {} : { $lt: firstIdAt('prf', new Date(createdTo.getTime() + 1)) }),
  };
  const which = {
    ...ownedBy(owner),
    _id: ids,
    ...(externalIds === undefined ? {} : { externalId: { $in: [...externalIds] } }),
  };
  const idsOnly = () => db.profiles.find(which).select({ _id: 1 }).lean();
  const first = await idsOnly()
    .sort({ _id: 1 })
    .limit(MAX_BATCH_ITEMS + 1);
  if (first.length === 0) throw invalidField('profiles', 'selects no profile');
  if (first.length <= MAX_BATCH_ITEMS) return { profileIds: first.map(({ _id }) => _id) };
  const [newest] = await idsOnly().sort({ _id: -1 }).limit(1);
  const last = newest?._id ?? after;
  const count = await db.profiles.countDocuments({ ...which, _id: { $gt: after, $lte: last } }, { limit: most + 1 });
  if (count <= most) return { count, after, last };
  throw new AppError('payload_too_large', `A batch takes at most ${most} selected profiles.`, {
    hint: 'Split them over several batches by profiles.created_from and profiles.created_to.',
  });
}

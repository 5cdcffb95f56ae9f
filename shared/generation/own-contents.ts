import type { Caller } from '../accounts/caller.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';

/**
 * API keys that may not read persons have contents of their own: shared ones would tell them, by price, refusal or time,
 * which births are stored. For a given birth they are the key's, to the end of their period. For a stored profile they are
 * the key's and the profile's, and end with it or with its birth: another profile of the same chart makes no difference.
 * A profile whose birth such a key has chosen shares no contents, whoever asks: its fortunes are answered to that key, too.
 */
export type OwnContents =
  | { readonly keyId: string; readonly profile: BirthVersion | null }
  | { readonly keyId: null; readonly profile: BirthVersion };

/** A profile with the birth that it has until a change that deletes its fortunes. */
type BirthVersion = Pick<ProfileRecord, '_id' | 'birthRevision' | 'sharesNoTexts'>;

/** @param profile null: the caller gave the birth @returns undefined: the contents of the account are shared */
export function ownContentsOf(
  { mayNotReadPersons, firstKeyId }: Pick<Caller, 'mayNotReadPersons' | 'firstKeyId'>,
  profile: BirthVersion | null,
): OwnContents | undefined {
  if (profile?.sharesNoTexts === true) return { keyId: null, profile };
  return mayNotReadPersons === true && firstKeyId ? { keyId: firstKeyId, profile } : undefined;
}

/** @param revision of the profile, when a fortune was asked for */
export function isOfPresentBirth(
  { birthRevision }: Pick<BirthVersion, 'birthRevision'>,
  revision?: number | null,
): boolean {
  return (birthRevision ?? 0) <= (revision ?? 0);
}

/** Their part of the content key. */
export function namesOf({ keyId, profile }: OwnContents): readonly (string | number)[] {
  return [keyId ?? '', ...(profile === null ? [] : [profile._id, profile.birthRevision ?? 0])];
}

/** The `chart` of contents: of all profiles that have the chart, of one profile, or of none, which no deletion takes along. */
export function chartOfContents(chart: string, own?: OwnContents): string {
  if (own === undefined) return chart;
  return own.profile === null ? `${chart} ${own.keyId}` : chartOfProfile({ chart, ...own.profile });
}

function chartOfProfile({ chart, _id, birthRevision }: Pick<ProfileRecord, 'chart'> & BirthVersion): string {
  return `${chart} ${_id} ${birthRevision ?? 0}`;
}

/** Of the contents that end with the profile: the shared ones only with the last profile that shares them. */
export function chartsOf(profile: Pick<ProfileRecord, 'chart'> & BirthVersion): readonly string[] {
  const own = chartOfProfile(profile);
  return profile.sharesNoTexts === true ? [own] : [profile.chart, own];
}

/** The profiles of an owner that contents with such a `chart` are for. */
export function profilesOf(chartOfContent: string) {
  const [chart = '', _id, birthRevision] = chartOfContent.split(' ');
  if (_id === undefined) return { chart, sharesNoTexts: { $ne: true as const } };
  return { chart, _id, birthRevision: Number(birthRevision) || null };
}

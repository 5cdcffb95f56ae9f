import { maskName } from '../../shared/content/index.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import { birthOfProfile } from '../../shared/profiles/profile-fields.ts';
import { type AppliedTimeBasis, appliedTimeBasis, profileSaju } from '../../shared/saju/index.ts';

/** Every read except `/unmasked`: no other personal data. */
export function maskedProfile(profile: ProfileRecord) {
  return {
    id: profile._id,
    external_id: profile.externalId,
    name: maskName(profile.name),
    birth_year: maskYear(profile.birthYear),
    gender: profile.gender,
    day_master: profile.dayMaster,
    day_master_element: profile.dayMasterElement,
    weakest_element: profile.weakestElement,
    created_at: profile.createdAt.toISOString(),
    updated_at: profile.updatedAt.toISOString(),
  };
}

/** A profile, whole. */
export function unmaskedProfile(profile: ProfileRecord) {
  const timeBasis = timeBasisOfProfile(profile);
  return {
    id: profile._id,
    external_id: profile.externalId,
    name: profile.name,
    birth_year: profile.birthYear,
    birth_month: profile.birthMonth,
    birth_day: profile.birthDay,
    birth_hour: profile.birthHour,
    birth_minute: profile.birthMinute ?? null,
    gender: profile.gender,
    calendar_type: profile.calendarType,
    is_leap_month: profile.isLeapMonth,
    time_basis: { ...timeBasis, fold: profile.timeBasis?.fold ?? 0 },
    ...(profile.investment === null ? {} : { investment: profile.investment }),
    day_master: profile.dayMaster,
    day_master_element: profile.dayMasterElement,
    weakest_element: profile.weakestElement,
    saju: profileSaju(profile.pillars, timeBasis),
    created_at: profile.createdAt.toISOString(),
    updated_at: profile.updatedAt.toISOString(),
  };
}

/** How the clock of a profile's birth is read. It holds personal data: for unmasked answers only. */
export function timeBasisOfProfile(profile: ProfileRecord): AppliedTimeBasis {
  return appliedTimeBasis(birthOfProfile(profile), profile.pillars);
}

/** First two digits, then two asterisks. */
function maskYear(year: number): string {
  return `${String(year).slice(0, 2)}**`;
}

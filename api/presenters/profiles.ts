import { maskName } from '../../shared/content/index.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import { profileSaju } from '../../shared/saju/index.ts';

/** Every read except `/unmasked` (decisions 8): no other personal data. */
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

/** The Profile of the specification, whole. */
export function unmaskedProfile(profile: ProfileRecord) {
  return {
    id: profile._id,
    external_id: profile.externalId,
    name: profile.name,
    birth_year: profile.birthYear,
    birth_month: profile.birthMonth,
    birth_day: profile.birthDay,
    birth_hour: profile.birthHour,
    gender: profile.gender,
    calendar_type: profile.calendarType,
    is_leap_month: profile.isLeapMonth,
    ...(profile.investment === null ? {} : { investment: profile.investment }),
    day_master: profile.dayMaster,
    day_master_element: profile.dayMasterElement,
    weakest_element: profile.weakestElement,
    saju: profileSaju(profile.pillars),
    created_at: profile.createdAt.toISOString(),
    updated_at: profile.updatedAt.toISOString(),
  };
}

/** First two digits, then two asterisks. */
function maskYear(year: number): string {
  return `${String(year).slice(0, 2)}**`;
}

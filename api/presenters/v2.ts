import type { BatchView } from '../../shared/batches/view.ts';
import { maskName } from '../../shared/content/index.ts';
import type { AuditEntryRecord } from '../../shared/db/models/audit-entries.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import type { Language } from '../http/language.ts';
import { presentBatch } from './batches.ts';
import { type CallFacts, fortuneAnswer, maskedFortune, unmaskedFortune } from './fortunes.ts';
import { maskedProfile, unmaskedProfile } from './profiles.ts';

/** v2: v1's answers with the person nested. `birthDate` is the one camelCase field, on purpose. */

export function maskedProfileV2(profile: ProfileRecord) {
  const { id, external_id, name: _name, birth_year: _year, gender: _gender, ...rest } = maskedProfile(profile);
  return { id, external_id, person: maskedPerson(profile), ...rest };
}

export function unmaskedProfileV2(profile: ProfileRecord) {
  const {
    id,
    external_id,
    name: _name,
    birth_year: _y,
    birth_month: _m,
    birth_day: _d,
    ...rest
  } = unmaskedProfile(profile);
  const { birth_hour: _hour, birth_minute: _minute, gender: _gender, ...calendar } = rest;
  const { calendar_type: _calendar, is_leap_month: _leap, time_basis: timeBasis, ...others } = calendar;
  return { id, external_id, person: { ...unmaskedPerson(profile), time_basis: timeBasis }, ...others };
}

/** @param profile the fortune's profile */
export function maskedFortuneV2(fortune: FortuneRecord, profile: ProfileRecord, language: Language) {
  return withPerson(maskedFortune(fortune, language), profile);
}

/** @param profile the fortune's profile */
export function unmaskedFortuneV2(fortune: FortuneRecord, profile: ProfileRecord, language: Language) {
  const { profile: unmasked, ...rest } = unmaskedFortune(fortune, profile, language);
  const { day_master, day_master_element, weakest_element, saju } = unmasked;
  return { ...rest, person: { ...unmaskedPerson(profile), day_master, day_master_element, weakest_element, saju } };
}

/** @param profiles of the results, by id; a result without one has no person */
export function presentBatchV2(view: BatchView, profiles: ReadonlyMap<string, ProfileRecord>, wholeAddress: boolean) {
  const { results, ...batch } = presentBatch(view, wholeAddress);
  if (results === undefined) return batch;
  return {
    ...batch,
    results: results.map(({ profile_id, ...result }) => {
      const profile = profiles.get(profile_id);
      return { profile_id, person: profile === undefined ? null : maskedPerson(profile), ...result };
    }),
  };
}

export function fortuneAnswerV2(fortune: FortuneRecord, profile: ProfileRecord, call: CallFacts) {
  return withPerson(fortuneAnswer(fortune, call), profile);
}

export function presentAuditEntryV2(entry: AuditEntryRecord) {
  return {
    timestamp: entry.createdAt.toISOString(),
    action: entry.action,
    actor: { type: 'api_key', id: entry.actorApiKey },
    resource: { type: entry.resourceType, id: entry.resourceId },
    request_id: entry.requestId,
  };
}

function withPerson<T extends ReturnType<typeof maskedFortune>>(fortune: T, profile: ProfileRecord) {
  const { profile: _profile, ...rest } = fortune;
  const { day_master, day_master_element } = fortune.profile;
  return { ...rest, person: { ...maskedPerson(profile), day_master, day_master_element } };
}

function maskedPerson({ name, birthYear, gender }: ProfileRecord) {
  return { name: maskName(name), birthDate: `${String(birthYear).slice(0, 2)}**-**-**`, gender };
}

function unmaskedPerson({ name, birthYear, birthMonth, birthDay, ...profile }: ProfileRecord) {
  return {
    name,
    birthDate: [birthYear, pad(birthMonth), pad(birthDay)].join('-'),
    birth_hour: profile.birthHour,
    birth_minute: profile.birthMinute ?? null,
    gender: profile.gender,
    calendar_type: profile.calendarType,
    is_leap_month: profile.isLeapMonth,
  };
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}

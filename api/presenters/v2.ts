import { maskName } from '../../shared/content/index.ts';
import type { AuditEntryRecord } from '../../shared/models/auditEntries.ts';
import type { FortuneRecord } from '../../shared/models/fortunes.ts';
import type { ProfileRecord } from '../../shared/models/profiles.ts';
import { type CallFacts, fortuneAnswer, maskedFortune } from './fortunes.ts';
import { maskedProfile, unmaskedProfile } from './profiles.ts';

/** v2 (decisions 14): v1's answers with the person nested. `birthDate` is the one camelCase field, on purpose. */

export function maskedProfileV2(profile: ProfileRecord) {
  const { id, external_id, name: _name, birth_year: _year, gender: _gender, ...rest } = maskedProfile(profile);
  return { id, external_id, person: maskedPerson(profile), ...rest };
}

export function unmaskedProfileV2(profile: ProfileRecord) {
  const { id, external_id, name, birth_year, birth_month, birth_day, birth_hour, ...rest } = unmaskedProfile(profile);
  const { gender, calendar_type, is_leap_month, ...others } = rest;
  const birthDate = [birth_year, pad(birth_month), pad(birth_day)].join('-');
  return {
    id,
    external_id,
    person: { name, birthDate, birth_hour, gender, calendar_type, is_leap_month },
    ...others,
  };
}

/** @param profile the fortune's */
export function maskedFortuneV2(fortune: FortuneRecord, profile: ProfileRecord) {
  return withPerson(maskedFortune(fortune), profile);
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

function pad(part: number): string {
  return String(part).padStart(2, '0');
}

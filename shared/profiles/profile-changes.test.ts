import { describe, expect, it } from '@jest/globals';
import { newOwner, profileRecord } from '../../tests/harness/records.ts';
import { testClock } from '../../tests/harness/stores.ts';
import type { ProfileRecord } from '../db/models/profiles.ts';
import { DEFAULT_TIME_BASIS } from '../saju/time-basis.ts';
import { changedFields, checkChanges, type ProfileChanges } from './profile-changes.ts';
import { birthOfProfile, pillarsOf } from './profile-fields.ts';

const profileOf = (birth: Partial<ProfileRecord>) => profileRecord(testClock(), newOwner(), birth);
const isAccepted = (profile: ProfileRecord) => {
  try {
    return pillarsOf(birthOfProfile(profile)) !== null;
  } catch {
    return false;
  }
};
const TOKYO = { ...DEFAULT_TIME_BASIS, clock: 'civil', birthPlace: 'tokyo' } as const;
const STORED = [1988, 2000, 2001, 2020]
  .flatMap((birthYear) => [1, 2, 4, 7].map((birthMonth) => ({ birthYear, birthMonth })))
  .flatMap((month) => [11, 29].map((birthDay) => ({ ...month, birthDay })))
  .flatMap((date) => [null, 9].map((birthHour) => ({ ...date, birthHour, isLeapMonth: false })))
  .flatMap((birth) => [
    profileOf({ ...birth, calendarType: 'solar' }),
    profileOf({ ...birth, calendarType: 'lunar', timeBasis: TOKYO }),
  ])
  .filter(isAccepted);

describe('changes of a profile', () => {
  const answerOf = (before: ProfileRecord, changes: ProfileChanges) => {
    try {
      checkChanges(changes, { onlyWhole: false });
      changedFields(before, changes, { onlyWhole: false });
      return 'taken';
    } catch (error) {
      return JSON.stringify(error, ['message', 'code', 'errors', 'path', 'hint']);
    }
  };
  const answersTo = (birth: ProfileChanges['birth']) => [
    ...new Set(STORED.map((before) => answerOf(before, { birth }))),
  ];

  it.each<ProfileChanges['birth']>([
    { day: 31, calendarType: 'lunar', isLeapMonth: true },
    { day: 30, month: 2, calendarType: 'solar', minute: 5 },
    { isLeapMonth: true, calendarType: 'solar', minute: 5 },
    { isLeapMonth: true, calendarType: 'solar', timeBasis: { fold: 1 } },
    { day: 31, calendarType: 'lunar', timeBasis: { birthPlace: 'tokyo' } },
    { year: 1990, month: 2, day: 30, calendarType: 'solar', isLeapMonth: false, minute: 5 },
    { hour: null, minute: 5, isLeapMonth: true },
    { timeBasis: { clock: 'standard', birthPlace: 'tokyo' }, minute: 5, isLeapMonth: true },
  ])('that no stored birth goes with have one answer: %j', (birth) => {
    expect(answersTo(birth)).toEqual([expect.not.stringMatching('taken')]);
  });

  it.each<ProfileChanges['birth']>([
    { day: 29 },
    { month: 2 },
    { calendarType: 'lunar', day: 30 },
    { isLeapMonth: true, calendarType: 'lunar' },
    { minute: 5 },
    { minute: 5, isLeapMonth: true, calendarType: 'lunar' },
    { timeBasis: { fold: 1 } },
    { timeBasis: { birthPlace: 'tokyo' } },
    { timeBasis: { clock: 'standard' }, minute: 5 },
  ])('that some stored births go with are taken, or have one answer: %j', (birth) => {
    const answers = answersTo(birth);
    expect(answers).toContain('taken');
    expect(answers).toHaveLength(2);
  });

  it('name the whole part that is wrong by itself, and otherwise what was given', () => {
    const [before = profileOf({})] = STORED;
    const date = { year: 1990, month: 2, day: 30, calendarType: 'solar', isLeapMonth: false } as const;
    expect(answerOf(before, { birth: date })).toContain('1990-02 has only 28 days');
    expect(answerOf(before, { birth: { hour: null, minute: 5 } })).toContain('birth_minute: needs birth_hour');
    expect(answerOf(before, { birth: { day: 30, month: 2 } })).toContain(
      'birth_day: does not go with the stored birth: correct it, or give calendar_type, birth_year, is_leap_month beside it',
    );
  });
});

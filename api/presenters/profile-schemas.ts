import * as z from 'zod';
import { TRADING_STYLES } from '../../shared/db/models/profiles.ts';
import { calendarAnswered, deletedRecord, elementName, genderAnswered, listOf, timestamp } from './answer-fields.ts';
import { timeBasisAnswer } from './reading-schemas.ts';
import { profileSajuAnswer } from './saju-schemas.ts';

export const profileId = z.string().regex(/^prf_/).describe("The profile's id, `prf_…`");
const externalId = z.string().nullable().describe('Your own id of the person; null without one');

export const maskedName = z.string().describe('The name, masked: its first character and asterisks');
export const dayMasterName = z.string().describe('Name of the day master, such as 경금');
export const dayMasterElement = elementName.describe('Element of the day master');
const weakestElement = elementName.describe('The weakest element of the chart');

const times = {
  created_at: timestamp('When it was created'),
  updated_at: timestamp('When it was changed last'),
};

export const profileAnswer = z
  .strictObject({
    id: profileId,
    external_id: externalId,
    name: maskedName,
    birth_year: z.string().describe('The year of birth, masked: two digits and two asterisks'),
    gender: genderAnswered.describe('Gender'),
    day_master: dayMasterName,
    day_master_element: dayMasterElement,
    weakest_element: weakestElement,
    ...times,
  })
  .meta({ id: 'Profile', description: 'A person, masked' });

/** After a change of some fields by a caller that may not read persons: nothing of what it did not give. */
export const changedProfile = z
  .strictObject({ id: profileId, updated_at: times.updated_at })
  .meta({ id: 'ChangedProfile', description: 'Confirms a change, and shows nothing of the person' });

export const profileList = listOf(profileAnswer, 'ProfileList');

export const birthAnswered = {
  birth_year: z.int().describe('Year of birth, in the given calendar'),
  birth_month: z.int().describe('Month of birth, 1 to 12'),
  birth_day: z.int().describe('Day of birth, 1 to 31'),
  birth_hour: z.int().nullable().describe('Hour of birth, 0 to 23; null when it is unknown'),
  birth_minute: z.int().nullable().describe('Minute of birth, 0 to 59; null when none was given'),
};

const profileTimeBasis = timeBasisAnswer
  .extend({ fold: z.int().min(0).max(1).describe('Of a time shown twice: 0 the first, 1 the second') })
  .meta({ id: 'ProfileTimeBasis', description: 'How the clock of the birth is read, as the profile keeps it' });

const investmentAnswered = z
  .strictObject({
    favorite_coins: z.array(z.string().describe('A ticker')).optional().describe('Coins that the person likes'),
    trading_style: z.enum(TRADING_STYLES).optional().describe('How the person trades'),
    portfolio: z
      .array(
        z.strictObject({
          asset: z.string().describe('A ticker, or the name of a kind of asset'),
          percentage: z.number().describe('Its share in percent'),
        }),
      )
      .optional()
      .describe('What the person holds'),
  })
  .meta({ id: 'Investment', description: "A person's investments, as declared" });

/** What follows the person in an unmasked profile, in every version. */
const unmaskedRest = {
  investment: investmentAnswered.optional().describe('Absent when none was declared'),
  day_master: dayMasterName,
  day_master_element: dayMasterElement,
  weakest_element: weakestElement,
  saju: profileSajuAnswer.describe('The chart'),
  ...times,
};

export const unmaskedProfileAnswer = z
  .strictObject({
    id: profileId,
    external_id: externalId,
    name: z.string().describe('The name'),
    ...birthAnswered,
    gender: genderAnswered.describe('Gender'),
    calendar_type: calendarAnswered.describe('Calendar of the birth date'),
    is_leap_month: z.boolean().describe('Whether the lunar month is a leap month'),
    time_basis: profileTimeBasis,
    ...unmaskedRest,
  })
  .meta({ id: 'UnmaskedProfile', description: 'A person with all personal data' });

const relatedDataDeleted = z
  .strictObject({
    fortunes: z.int().describe('Fortunes that went with it'),
    cached_calculations: z
      .int()
      .optional()
      .describe('Stored calculations that went with it; absent without the permission `profile:read`'),
  })
  .describe('What was deleted with the profile');

export const deletedProfile = deletedRecord
  .extend({ related_data_deleted: relatedDataDeleted })
  .meta({ id: 'DeletedProfile', description: 'Confirms that a profile and all about it are deleted' });

/** v2 nests the person. `birthDate` is the one camelCase field, on purpose. */
const maskedPersonFields = {
  name: maskedName,
  birthDate: z.string().describe('Date of birth, masked: `19**-**-**`'),
  gender: genderAnswered.describe('Gender'),
};

export const maskedPersonAnswer = z
  .strictObject(maskedPersonFields)
  .meta({ id: 'Person', description: 'A person, masked' });

export const fortunePersonAnswer = z
  .strictObject({ ...maskedPersonFields, day_master: dayMasterName, day_master_element: dayMasterElement })
  .meta({ id: 'FortunePerson', description: 'The person of a fortune, masked' });

export const unmaskedPersonFields = {
  name: z.string().describe('The name'),
  birthDate: z.string().describe('Date of birth in the given calendar, YYYY-MM-DD'),
  birth_hour: birthAnswered.birth_hour,
  birth_minute: birthAnswered.birth_minute,
  gender: genderAnswered.describe('Gender'),
  calendar_type: calendarAnswered.describe('Calendar of the birth date'),
  is_leap_month: z.boolean().describe('Whether the lunar month is a leap month'),
};

export const profileAnswerV2 = z
  .strictObject({
    id: profileId,
    external_id: externalId,
    person: maskedPersonAnswer.describe('The person, masked'),
    day_master: dayMasterName,
    day_master_element: dayMasterElement,
    weakest_element: weakestElement,
    ...times,
  })
  .meta({ id: 'ProfileV2', description: 'A profile with its person, masked' });

export const profileListV2 = listOf(profileAnswerV2, 'ProfileListV2');

export const unmaskedProfileAnswerV2 = z
  .strictObject({
    id: profileId,
    external_id: externalId,
    person: z
      .strictObject({ ...unmaskedPersonFields, time_basis: profileTimeBasis })
      .meta({ id: 'UnmaskedPerson', description: 'A person with all personal data' }),
    ...unmaskedRest,
  })
  .meta({ id: 'UnmaskedProfileV2', description: 'A profile with all personal data' });

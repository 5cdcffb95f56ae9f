import * as z from 'zod';
import { CONTENT_SCHEMAS } from '../../shared/content/index.ts';
import {
  day,
  disclaimerAnswered,
  elementName,
  fortuneTypeAnswered,
  genderAnswered,
  listOf,
  milliseconds,
  modelAnswered,
  timestamp,
  timestampOrNull,
} from './answer-fields.ts';
import { fortuneMetaAnswer } from './call-schemas.ts';
import {
  birthAnswered,
  dayMasterElement,
  dayMasterName,
  fortunePersonAnswer,
  maskedName,
  profileId,
  unmaskedPersonFields,
} from './profile-schemas.ts';
import { fortuneSajuAnswer } from './saju-schemas.ts';

const fortuneId = z.string().regex(/^ftn_/).describe("The fortune's id, `ftn_…`");

const envelope = {
  id: fortuneId,
  profile_id: profileId.describe('The profile that it is about'),
  fortune_type: fortuneTypeAnswered.describe('Day, month or year'),
  fortune_date: day("First day of the fortune's period"),
  model: modelAnswered.describe('The model that wrote it'),
};

const { analysis, ...content } = CONTENT_SCHEMAS.profile_fortune.shape;

const cached = z.boolean().describe('Whether its texts were there already when it was made');
const generatedAt = timestampOrNull('When its texts were made');
const provenance = {
  cached,
  generated_at: generatedAt,
  latency_ms: milliseconds('How long the model took'),
  ...disclaimerAnswered,
};

const maskedFields = { ...envelope, ...content };
const profileOfFortune = z
  .strictObject({ name: maskedName, day_master: dayMasterName, day_master_element: dayMasterElement })
  .describe('The person, masked');

export const fortuneAnswerOfId = z
  .strictObject({ ...maskedFields, profile: profileOfFortune, ...provenance })
  .meta({ id: 'Fortune', description: 'A fortune, masked' });

const callFields = {
  cached: z.boolean().describe('Whether this call caused no model call, and so cost nothing'),
  type: fortuneTypeAnswered.describe('The same as `fortune_type`'),
  created_at: timestamp('When the fortune was asked for first'),
  meta: fortuneMetaAnswer.describe('Facts about the call'),
};

export const generatedFortune = z
  .strictObject({ ...maskedFields, profile: profileOfFortune, ...provenance, ...callFields })
  .meta({ id: 'GeneratedFortune', description: 'A fortune, masked, with facts about the call' });

const weakest = elementName.describe('The weakest element of the chart');
const chart = fortuneSajuAnswer.describe('The chart that the fortune was made for');

export const unmaskedFortuneAnswer = z
  .strictObject({
    ...maskedFields,
    analysis,
    profile: z
      .strictObject({
        id: profileId,
        name: z.string().describe('The name'),
        ...birthAnswered,
        gender: genderAnswered.describe('Gender'),
        day_master: dayMasterName,
        day_master_element: dayMasterElement,
        weakest_element: weakest,
        saju: chart,
      })
      .describe('The person, with personal data'),
    ...provenance,
  })
  .meta({ id: 'UnmaskedFortune', description: 'A fortune with personal data and its analysis' });

const fortuneListed = z
  .strictObject({
    ...envelope,
    score: z.int().min(0).max(100).nullable().describe('Score of the period, 0 to 100'),
    summary: content.summary,
    cached,
    generated_at: generatedAt,
  })
  .meta({ id: 'FortuneListItem', description: 'A fortune in a list' });

export const fortuneList = listOf(fortuneListed, 'FortuneList');

export const pendingFortune = z
  .strictObject({ id: fortuneId, status: z.literal('pending').describe('It is being generated') })
  .meta({ id: 'PendingFortune', description: 'A fortune that is generated in the background: read it at `Location`' });

export const fortuneAnswerOfIdV2 = z
  .strictObject({ ...maskedFields, ...provenance, person: fortunePersonAnswer.describe('The person, masked') })
  .meta({ id: 'FortuneV2', description: 'A fortune, masked' });

export const generatedFortuneV2 = z
  .strictObject({
    ...maskedFields,
    ...provenance,
    ...callFields,
    person: fortunePersonAnswer.describe('The person, masked'),
  })
  .meta({ id: 'GeneratedFortuneV2', description: 'A fortune, masked, with facts about the call' });

export const unmaskedFortuneAnswerV2 = z
  .strictObject({
    ...maskedFields,
    analysis,
    ...provenance,
    person: z
      .strictObject({
        ...unmaskedPersonFields,
        day_master: dayMasterName,
        day_master_element: dayMasterElement,
        weakest_element: weakest,
        saju: chart,
      })
      .describe('The person, with personal data'),
  })
  .meta({ id: 'UnmaskedFortuneV2', description: 'A fortune with personal data and its analysis' });

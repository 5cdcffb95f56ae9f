import { fillName, type ModelName, maskName, type ProfileFortuneContent } from '../../shared/content/index.ts';
import { disclaimerFields } from '../../shared/core/disclaimers.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import { chartOf, fortuneSaju } from '../../shared/saju/index.ts';
import type { Language } from '../http/language.ts';
import { fallbackField } from './calls.ts';
import { timeBasisOfProfile } from './profiles.ts';

/** A fortune, masked. */
export function maskedFortune(fortune: FortuneRecord, language: Language) {
  const name = maskName(fortune.profile.name);
  const { analysis: _unmaskedOnly, ...content } = contentFor(fortune, name);
  return {
    ...envelope(fortune),
    ...content,
    profile: {
      name,
      day_master: fortune.profile.dayMaster,
      day_master_element: fortune.profile.dayMasterElement,
    },
    ...provenance(fortune, language),
  };
}

/** With the person and the analysis. The chart is the one that the content was made for. */
export function unmaskedFortune(fortune: FortuneRecord, profile: ProfileRecord, language: Language) {
  return {
    ...envelope(fortune),
    ...contentFor(fortune, profile.name),
    profile: {
      id: profile._id,
      name: profile.name,
      birth_year: profile.birthYear,
      birth_month: profile.birthMonth,
      birth_day: profile.birthDay,
      birth_hour: profile.birthHour,
      birth_minute: profile.birthMinute ?? null,
      gender: profile.gender,
      day_master: fortune.profile.dayMaster,
      day_master_element: fortune.profile.dayMasterElement,
      weakest_element: chartOf(fortune.pillars).balance.weakest,
      saju: fortuneSaju(fortune.pillars, timeBasisOfProfile(profile)),
    },
    ...provenance(fortune, language),
  };
}

/** A fortune in lists. */
export function fortuneListItem(fortune: FortuneRecord) {
  return {
    ...envelope(fortune),
    score: fortune.score,
    summary: fillName(readyContent(fortune).summary, maskName(fortune.profile.name)),
    cached: fortune.cached,
    generated_at: fortune.generatedAt?.toISOString() ?? null,
  };
}

export interface CallFacts {
  readonly requestId: string;
  /** Whole milliseconds that this call took. */
  readonly durationMs: number;
  /** The call caused no provider call. */
  readonly cached: boolean;
  readonly costPerCallUsd: number;
  /** What this request was charged. */
  readonly costUsd: number;
  readonly language: Language;
  /** The model that was asked for. */
  readonly asked: ModelName;
}

/** The answer of a call that may generate: the masked Fortune, the migration guide's names and `meta`. */
export function fortuneAnswer(fortune: FortuneRecord, call: CallFacts) {
  return {
    ...maskedFortune(fortune, call.language),
    cached: call.cached,
    type: fortune.fortuneType,
    created_at: fortune.createdAt.toISOString(),
    meta: {
      model: fortune.model,
      ...fallbackField(call.asked, fortune.model),
      request_id: call.requestId,
      cost_per_call: call.costPerCallUsd,
      cost: call.costUsd,
      duration_ms: call.durationMs,
      latency: call.durationMs,
      cached: call.cached,
      cache: call.cached ? { hits: ['profile_fortune'], misses: [] } : { hits: [], misses: ['profile_fortune'] },
      simulated: fortune.simulated,
    },
  };
}

function envelope(fortune: FortuneRecord) {
  return {
    id: fortune._id,
    profile_id: fortune.profileId,
    fortune_type: fortune.fortuneType,
    fortune_date: fortune.fortuneDate,
    model: fortune.model,
  };
}

function provenance(fortune: FortuneRecord, language: Language) {
  return {
    cached: fortune.cached,
    generated_at: fortune.generatedAt?.toISOString() ?? null,
    latency_ms: fortune.latencyMs,
    ...disclaimerFields(fortune.simulated, language),
  };
}

function contentFor(fortune: FortuneRecord, name: string): ProfileFortuneContent {
  return fillName(readyContent(fortune), name);
}

function readyContent(fortune: FortuneRecord): ProfileFortuneContent {
  if (fortune.content === null) throw new Error('a fortune that is not ready was presented');
  return fortune.content;
}

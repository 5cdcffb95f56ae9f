import { randomBytes } from 'node:crypto';
import {
  parseSection,
  type SectionContent,
  type SectionName,
  type SectionRequest,
  simulateSection,
} from '../../shared/content/index.ts';
import type { Clock } from '../../shared/core/clock.ts';
import { newId } from '../../shared/core/ids.ts';
import type { Owner } from '../../shared/core/owner.ts';
import type { CallRecord } from '../../shared/db/models/calls.ts';
import type { DeliveryRecord } from '../../shared/db/models/deliveries.ts';
import type { FortuneRecord } from '../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../shared/db/models/profiles.ts';
import type { WebhookRecord } from '../../shared/db/models/webhooks.ts';
import type { GenerationSpec } from '../../shared/generation/single-flight.ts';

/** Valid records of one chart, for tests of the services that use them. */

export const PILLARS = { year: 6, month: 17, day: 34, hour: 19 } as const;
const CHART = '6.17.34.19';

export function newOwner(livemode = true): Owner {
  return { accountId: newId('acc'), livemode };
}

export function newHash(): string {
  return randomBytes(20).toString('hex');
}

export function sectionRequest(section: SectionName = 'profile_fortune'): SectionRequest {
  return {
    section,
    pillars: PILLARS,
    period: '2026-11-21',
    ...(section === 'profile_fortune' ? { fortuneType: 'daily' as const } : {}),
  };
}

export function sectionResult(section: SectionName = 'profile_fortune') {
  return {
    content: parsedContent(section),
    usage: { inputTokens: 100, outputTokens: 200 },
    latencyMs: 1_234,
    expiresAt: new Date('2100-01-01T00:00:00.000Z'),
  };
}

function parsedContent(section: SectionName): SectionContent {
  const request = sectionRequest(section);
  const parsed = parseSection(request, simulateSection(request));
  if (!parsed.ok) throw new Error(parsed.reasons.join());
  return parsed.content;
}

export function generationSpec(clock: Clock, owner: Owner, changes: Partial<GenerationSpec> = {}): GenerationSpec {
  return {
    owner,
    request: sectionRequest(),
    chart: CHART,
    contentHash: newHash(),
    model: 'haiku',
    providerModelId: 'claude-test',
    simulated: false,
    source: 'POST /v1/fortunes',
    requestId: newId('req'),
    priority: 1,
    startBy: new Date(clock.now().getTime() + 30_000),
    background: false,
    fortune: null,
    // Without a fortune as for a birth that the caller gave.
    profilesOnly: (changes.fortune ?? null) !== null,
    ...changes,
  };
}

export function callRecord(clock: Clock, owner: Owner, caused: CallRecord['caused']): CallRecord {
  return {
    _id: newId('call'),
    ...owner,
    source: 'POST /v1/fortunes',
    requestId: newId('req'),
    model: 'haiku',
    date: '2026-11-21',
    bodyHash: null,
    parts: null,
    fortuneId: null,
    caused,
    priceUsd: 0.013,
    state: 'open',
    chargedUsd: 0,
    simulated: false,
    createdAt: clock.now(),
    settledAt: null,
    background: false,
    fortune: null,
  };
}

/** An active webhook of `fortune.generated`. An owner has one with each slot. */
export function webhookRecord(clock: Clock, owner: Owner, changes: Partial<WebhookRecord> = {}): WebhookRecord {
  return {
    _id: newId('whk'),
    ...owner,
    url: 'https://receiver.example/',
    events: ['fortune.generated'],
    description: null,
    active: true,
    secret: 'sealed',
    failureCount: 0,
    lastTriggeredAt: null,
    slot: 0,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...changes,
  };
}

export function deliveryRecord(owner: Owner, createdAt: Date, changes: Partial<DeliveryRecord> = {}): DeliveryRecord {
  return {
    _id: 'dlv_1',
    ...owner,
    kind: 'event',
    webhookId: 'whk_1',
    url: null,
    endpoint: 'webhookId' in changes ? (changes.webhookId ?? null) : 'whk_1',
    eventId: 'evt_1',
    eventType: 'daily.reset',
    body: '{}',
    status: 'pending',
    attempts: 1,
    roundAttempts: 1,
    nextAttemptAt: createdAt,
    attemptedAt: null,
    responseCode: null,
    responseTimeMs: null,
    errorMessage: null,
    createdAt,
    ...changes,
  };
}

export function profileRecord(clock: Clock, owner: Owner, changes: Partial<ProfileRecord> = {}): ProfileRecord {
  return {
    _id: newId('prf'),
    ...owner,
    externalId: null,
    name: '홍길동',
    birthYear: 1990,
    birthMonth: 5,
    birthDay: 15,
    birthHour: 14,
    birthMinute: null,
    timeBasis: null,
    gender: 'female',
    calendarType: 'solar',
    isLeapMonth: false,
    investment: null,
    pillars: PILLARS,
    chart: CHART,
    dayMaster: '경금',
    dayMasterElement: 'metal',
    weakestElement: 'fire',
    createdAt: clock.now(),
    updatedAt: clock.now(),
    fortuneStoredAt: null,
    ...changes,
  };
}

export function reservedFortune(
  clock: Clock,
  profile: ProfileRecord,
  changes: Partial<FortuneRecord> & { readonly contentHash: string },
): FortuneRecord {
  return {
    _id: newId('ftn'),
    accountId: profile.accountId,
    livemode: profile.livemode,
    state: 'pending',
    profileId: profile._id,
    fortuneType: 'daily',
    fortuneDate: '2026-11-21',
    model: 'haiku',
    callId: newId('call'),
    pillars: profile.pillars,
    profile: { name: profile.name, dayMaster: profile.dayMaster, dayMasterElement: profile.dayMasterElement },
    content: null,
    score: null,
    cached: false,
    simulated: false,
    costUsd: 0,
    latencyMs: 0,
    createdAt: clock.now(),
    generatedAt: null,
    actor: { ip: '127.0.0.1', apiKey: 'bs_live_abcdefghijkl', requestId: newId('req') },
    ...changes,
  };
}

import { contentKey, parseSection, type SectionRequest, simulateSection } from '../../../shared/content/index.ts';
import { newId } from '../../../shared/core/ids.ts';
import { ownedBy } from '../../../shared/core/owner.ts';
import type { SecretBox } from '../../../shared/core/secrets.ts';
import type { FortuneRecord } from '../../../shared/db/models/fortunes.ts';
import type { ProfileRecord } from '../../../shared/db/models/profiles.ts';
import { fortuneProfile } from '../../../shared/fortunes/request.ts';

const MODEL = 'haiku';

/** A stored daily fortune, written by the simulator. No call generated it, so it has no cost. */
export function demoFortune(secrets: SecretBox, profile: ProfileRecord, date: string, now: Date): FortuneRecord {
  const owner = ownedBy(profile);
  const request = {
    section: 'profile_fortune',
    pillars: profile.pillars,
    period: date,
    fortuneType: 'daily',
  } as const satisfies SectionRequest;
  const parsed = parseSection(request, simulateSection(request));
  if (!parsed.ok) throw new Error(`the simulator's fortune is invalid: ${parsed.reasons.join(', ')}`);
  return {
    _id: newId('ftn'),
    ...owner,
    state: 'ready',
    profileId: profile._id,
    fortuneType: 'daily',
    fortuneDate: date,
    model: MODEL,
    callId: null,
    contentHash: secrets.pseudonym(contentKey({ ...owner, request, model: MODEL, simulated: true })),
    pillars: profile.pillars,
    profile: fortuneProfile(profile),
    content: parsed.content,
    score: parsed.content.score,
    cached: true,
    simulated: true,
    costUsd: 0,
    latencyMs: 0,
    createdAt: now,
    generatedAt: now,
    actor: null,
  };
}

import type { AuditLog } from '../accounts/audit.ts';
import { type Acting, idOfEffect } from '../accounts/caller.ts';
import type { FortuneType, ModelName } from '../content/index.ts';
import type { Clock } from '../core/clock.ts';
import { AppError, invalidField } from '../core/errors.ts';
import { type Owner, ownedBy } from '../core/owner.ts';
import { fortuneDate } from '../fortunes/periods.ts';
import { modelTerms, type SectionCallDeps } from '../generation/call-terms.ts';
import { ownContentsOf } from '../generation/own-contents.ts';
import type { TargetCheck } from '../webhooks/targets.ts';
import type { Estimates } from './estimate.ts';
import { type HoldDeps, holdOfBatch } from './hold.ts';
import { type ItemTarget, MAX_BATCH_ITEMS, newBatch, newLargeBatch, recordBatch } from './new-batch.ts';
import { type ProfileSelection, selectProfiles } from './select.ts';
import { type QueueBatchDeps, queueBatch } from './turns.ts';
import type { BatchView } from './view.ts';

export interface BatchRequest {
  readonly profiles: ListedProfiles | ProfileSelection;
  readonly fortuneType: FortuneType;
  readonly fortuneDate?: string | undefined;
  readonly model: ModelName;
  readonly webhookUrl?: string | undefined;
}

export interface ListedProfiles {
  readonly targets: readonly ItemTarget[];
  /** The field that listed them, for errors. */
  readonly listedAs: 'profile_ids' | 'items';
}

export interface CreateBatchDeps extends QueueBatchDeps, Pick<HoldDeps, 'breakers'> {
  readonly clock: Clock;
  readonly config: SectionCallDeps['config'];
  readonly audit: AuditLog;
  readonly targets: TargetCheck;
  readonly estimates: Estimates;
}

/**
 * Records a batch and queues it.
 * @param admit counts the items against the caller's limits; throws when they are used up
 * @throws payload_too_large, validation_error, conflict (too many large ones), service_unavailable (model not configured)
 */
export async function createBatch(
  deps: CreateBatchDeps,
  caller: Acting<BatchView>,
  request: BatchRequest,
  admit: (items: number) => Promise<void>,
): Promise<BatchView> {
  const { db, clock, audit } = deps;
  if ('targets' in request.profiles) checkTargets(request.profiles);
  const date = fortuneDate(clock, request.fortuneType, request.fortuneDate, 'fortune_date');
  if (request.webhookUrl !== undefined) {
    deps.targets.check(request.webhookUrl, { livemode: caller.owner.livemode, field: 'webhook_url' });
  }
  modelTerms(deps.config, caller.owner, request.model);
  const selected = await profilesOf(db, caller.owner, request.profiles);
  const own = ownContentsOf(caller, null);
  const fields = {
    _id: idOfEffect('batch', caller.attempt),
    ...ownedBy(caller.owner),
    kind: 'request',
    fortuneType: request.fortuneType,
    fortuneDate: date,
    model: request.model,
    webhookUrl: request.webhookUrl ?? null,
    actor: { ...caller.actor },
    ...(own && { ownKeyId: own.keyId }),
  } as const;
  const { batch: recorded, items } =
    'targets' in selected
      ? newBatch(clock, fields, selected.targets)
      : { batch: newLargeBatch(clock, fields, selected), items: [] };
  const open = recorded.totalCount;
  const estimatedCompletion = (await deps.estimates([recorded]))(recorded, open);
  const batch = { ...recorded, estimatedCompletion };
  const view: BatchView = {
    batch: { ...batch, state: 'processing' },
    counts: { completed: 0, failed: 0, canceled: 0, open },
    estimatedCompletion,
    hold: await holdOfBatch(deps, batch),
    results: null,
  };
  let admitted: Promise<void> | undefined;
  await db.transaction(batch.accountId, async (session) => {
    await recordBatch({ db, audit }, { batch, items }, session);
    await caller.attempt?.settle(session, view);
    // Last, and once if the transaction is repeated: what is not recorded is not counted.
    admitted ??= admit(recorded.totalCount);
    await admitted;
  });
  for (const { profileId } of items) caller.notes?.recordSubject({ profileId });
  return { ...view, batch: { ...batch, state: await queueBatch(deps, batch) } };
}

/** Of an account and mode, not ended: each is counted when it is listed, and its items are written in turn. */
const MAX_OPEN_LARGE = 10;

/** Requests at the same moment may pass it together: it bounds the load, and is no limit to the item. */
async function refuseMany(db: QueueBatchDeps['db'], owner: Owner): Promise<void> {
  const open = { ...ownedBy(owner), kind: 'request' as const, completedAt: null, itemCount: { $exists: true } };
  if ((await db.batches.countDocuments(open, { limit: MAX_OPEN_LARGE })) < MAX_OPEN_LARGE) return;
  throw new AppError('conflict', `${MAX_OPEN_LARGE} batches of many profiles have not ended yet.`, {
    hint: 'Create it when one of them has ended, or cancel one.',
  });
}

async function profilesOf(
  db: QueueBatchDeps['db'],
  owner: Owner,
  profiles: BatchRequest['profiles'],
): Promise<{ readonly targets: readonly ItemTarget[] } | Parameters<typeof newLargeBatch>[2]> {
  if ('targets' in profiles) return profiles;
  const selected = await selectProfiles(db, owner, profiles);
  if ('count' in selected) {
    await refuseMany(db, owner);
    return selected;
  }
  return { targets: selected.profileIds.map((profileId) => ({ profileId })) };
}

function checkTargets({ targets, listedAs }: ListedProfiles): void {
  if (targets.length > MAX_BATCH_ITEMS) {
    throw new AppError('payload_too_large', `A batch takes at most ${MAX_BATCH_ITEMS} profiles.`, {
      hint: 'Split the profiles over several batches.',
    });
  }
  const profileIds = new Set<string>();
  const customIds = new Set<string>();
  targets.forEach(({ profileId, customId }, place) => {
    const path = `${listedAs}.${place}`;
    const isItem = listedAs === 'items';
    if (profileIds.has(profileId)) throw invalidField(isItem ? `${path}.profile_id` : path, 'must not be listed twice');
    if (customId !== undefined && customIds.has(customId)) {
      throw invalidField(`${path}.custom_id`, 'must not be given to two items');
    }
    profileIds.add(profileId);
    if (customId !== undefined) customIds.add(customId);
  });
}

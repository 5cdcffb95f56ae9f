import * as z from 'zod';
import { MODEL_NAMES } from '../../shared/content/index.ts';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import { count, requestId, timestamp, timestampOrNull, usd } from './answer-fields.ts';
import { callData, callMetaAnswer, compareMetaAnswer } from './call-schemas.ts';
import { camelCased } from './camel-cased.ts';
import { sajuAnswer } from './saju-schemas.ts';

/** Answers of the legacy group: `{success: true, data, …}` in camelCase. */

const success = z.literal(true).describe('Always true');
const generatedAt = timestamp('When the answer was made');
const meta = camelCased(callMetaAnswer).describe('Facts about the call');

const permission = z.enum(PERMISSIONS).meta({ id: 'Permission', description: 'What a key may do' });

const withData = <T extends z.ZodType>(data: T) => ({ success, data: data.describe('The answer itself') });

const failedModel = z
  .strictObject({
    error: z
      .strictObject({
        code: z.string().describe('The code of the error'),
        message: z.string().describe('What happened, in a sentence'),
        reason: z.string().optional().describe('The stable cause'),
      })
      .describe('Why the model has no answer'),
  })
  .meta({ id: 'LegacyFailedModel', description: 'A model that failed: it was not charged' });

const comparison = z
  .strictObject(
    Object.fromEntries(
      MODEL_NAMES.map((name) => [
        name,
        z.union([camelCased(callData.daily), failedModel]).describe(`The answer of ${name}`),
      ]),
    ),
  )
  .meta({ id: 'LegacyComparison', description: 'The daily fortune of each model' });

const oneModel = z
  .strictObject({
    ...withData(
      z.union(
        [callData.daily, callData.today, callData.character, callData.tendency, callData.radar].map((data) =>
          camelCased(data),
        ),
      ),
    ),
    generatedAt,
    meta,
  })
  .meta({ id: 'LegacyDailyAnswer', description: 'The sections that `type` asks for' });

const allModels = z
  .strictObject({
    ...withData(comparison),
    generatedAt,
    meta: camelCased(compareMetaAnswer).describe('Facts about the call'),
  })
  .meta({ id: 'LegacyComparisonAnswer', description: 'With `type: compare`: the answers of all models' });

export const legacyDailyAnswer = z.union([oneModel, allModels]);

export const legacyYearlyAnswer = z
  .strictObject({ ...withData(camelCased(callData.yearly)), generatedAt, meta })
  .meta({ id: 'LegacyYearlyAnswer', description: 'The fortune of a year' });

export const legacySajuAnswer = z
  .strictObject({
    ...withData(camelCased(sajuAnswer)),
    generatedAt,
    meta: z.strictObject({ requestId }).describe('Facts about the call'),
  })
  .meta({ id: 'LegacySajuAnswer', description: 'The calculated four pillars of a birth' });

const keyFields = {
  id: z.string().regex(/^key_/).describe("The key's id, `key_…`"),
  name: z.string().describe('Its name'),
  type: z.enum(['live', 'test']).describe('Its mode'),
  prefix: z.string().describe('Its public part, as it is shown in logs'),
  permissions: z.array(permission).describe('What it may do'),
  createdAt: timestamp('When it was created'),
  expiresAt: timestamp('When it ends').optional().describe('When it ends; absent when it does not'),
  revokedAt: timestamp('When it was revoked').optional().describe('When it was revoked; absent when it was not'),
};

const legacyKey = z
  .strictObject({ ...keyFields, lastUsedAt: timestampOrNull('When it was used last') })
  .meta({ id: 'LegacyKey', description: 'An API key, without the key itself' });

export const legacyCreatedKey = z
  .strictObject(
    withData(z.strictObject({ ...keyFields, key: z.string().describe('The key itself; it is shown this once') })),
  )
  .meta({ id: 'LegacyCreatedKey', description: 'A new API key' });

export const legacyKeyList = z
  .strictObject({
    success,
    data: z.array(legacyKey).describe('Keys, newest first'),
    meta: z
      .strictObject({
        totalCount: count('Number of keys over all pages'),
        hasMore: z.boolean().describe('Whether another page follows'),
        nextCursor: z.string().nullable().describe('Send it as `cursor` for the next page; null on the last'),
      })
      .describe('The page'),
  })
  .meta({ id: 'LegacyKeyList', description: 'The keys of the account' });

export const legacyRevokedKey = z
  .strictObject(withData(legacyKey))
  .meta({ id: 'LegacyRevokedKey', description: 'The revoked key' });

export const legacySigningSecret = z
  .strictObject(
    withData(z.strictObject({ signingSecret: z.string().describe('Signs the callbacks of batches, `whsec_…`') })),
  )
  .meta({ id: 'LegacySigningSecret', description: 'The signing secret of the account' });

const requests = count('Requests');

export const legacyUsage = z
  .strictObject({
    usage: z
      .strictObject({
        today: z
          .strictObject({
            requests,
            limit: z.int().nullable().describe('The daily limit; null without one'),
            cost: usd('Charges'),
          })
          .describe('Today, KST'),
        thisMonth: z.strictObject({ requests, cost: usd('Charges') }).describe('This month, KST'),
      })
      .describe('Usage'),
    rateLimit: z
      .strictObject({
        current: count('Requests in the current minute'),
        limit: count('How many a minute allows'),
        resetsAt: timestamp('When there is room again'),
      })
      .describe('The limit of a minute'),
  })
  .meta({ id: 'LegacyUsage', description: "The usage of the key's mode" });

export const legacySupportRequest = z
  .strictObject(
    withData(
      z.strictObject({
        id: z.string().describe("The request's id, `sup_…`"),
        status: z.literal('received').describe('It is recorded, and the operator gets a mail'),
      }),
    ),
  )
  .meta({ id: 'LegacySupportRequest', description: 'Confirms that the request arrived' });

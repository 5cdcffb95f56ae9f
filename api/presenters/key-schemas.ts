import * as z from 'zod';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import { listOf, timestamp, timestampOrNull } from './answer-fields.ts';

export const keyFields = {
  id: z.string().regex(/^key_/).describe("The key's id, `key_…`"),
  name: z.string().describe('Its name'),
  type: z.enum(['live', 'test']).describe('Its mode'),
  prefix: z.string().describe('Its first 20 characters, by which the audit log names it'),
  permissions: z.array(z.enum(PERMISSIONS)).describe('What it may do'),
  allowed_addresses: z
    .array(z.string())
    .nullable()
    .describe('The addresses and ranges from which it may be used; null: everywhere'),
  created_at: timestamp('When it was created'),
  expires_at: z.iso.datetime().nullable().describe('When it ends, ISO 8601 in UTC; null: never'),
};

const keyAnswer = z
  .strictObject({
    ...keyFields,
    last_used_at: timestampOrNull('When it was used last'),
    revoked_at: timestampOrNull('When it was revoked'),
    rotated_to: z.string().nullable().describe('The id of the key that replaces it; null: it was not rotated'),
  })
  .meta({ id: 'Key', description: 'An API key, without the key itself' });

export const keyList = listOf(keyAnswer, 'KeyList');

export const createdKey = z
  .strictObject({ ...keyFields, key: z.string().describe('The key itself; it is shown this once') })
  .meta({ id: 'CreatedKey', description: 'A new API key' });

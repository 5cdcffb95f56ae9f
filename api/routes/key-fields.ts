import * as z from 'zod';
import { PERMISSIONS } from '../../shared/core/permissions.ts';
import { listOf, text } from './fields.ts';

/** What the two groups that create keys ask for, apart from the end of the key, which each spells its own way. */
export const newKeyFields = {
  name: text(100).describe('Its name, at most 100 characters'),
  type: z.enum(['live', 'test']).describe('Its mode'),
  permissions: listOf(z.enum(PERMISSIONS), { min: 1, tooFew: 'must name at least one permission' })
    .optional()
    .describe('What it may do; absent: everything but unmasked data and the audit log'),
};

export const keyEnd = z.iso
  .datetime({ offset: true, error: 'must be an ISO 8601 timestamp' })
  .transform((value) => new Date(value))
  .optional()
  .describe('When it ends, ISO 8601; absent: never');

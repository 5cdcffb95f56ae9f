import { randomBytes } from 'node:crypto';
import { PERMISSIONS, type Permission } from '../../shared/core/permissions.ts';
import type { Platform } from '../cli/platform.ts';
import type { Tenant } from './kinds.ts';

/** The two modes of a new enterprise account. */
export async function createTenants(admin: Pick<Platform, 'accounts' | 'keys'>): Promise<readonly Tenant[]> {
  const email = `${randomBytes(8).toString('hex')}@soak.example`;
  const { account } = await admin.accounts.create({ email, plan: 'enterprise' });
  const newKey = async (type: 'live' | 'test', permissions: readonly Permission[]) =>
    (await admin.keys.create(account._id, { name: 'soak', type, permissions })).key;
  const tenant = async (name: 'live' | 'test'): Promise<Tenant> => ({
    name,
    key: await newKey(name, PERMISSIONS),
    poorKey: await newKey(name, ['usage:read']),
    profiles: [],
    fortunes: [],
    batches: [],
  });
  return [await tenant('live'), await tenant('test')];
}

import { randomBytes } from 'node:crypto';
import { PERMISSIONS, type Permission } from '../../shared/core/permissions.ts';
import type { Platform } from '../cli/platform.ts';
import type { World } from './kinds.ts';

/** The two worlds of a new enterprise account. */
export async function createWorlds(admin: Pick<Platform, 'accounts' | 'keys'>): Promise<readonly World[]> {
  const email = `${randomBytes(8).toString('hex')}@soak.example`;
  const { account } = await admin.accounts.create({ email, plan: 'enterprise' });
  const newKey = async (type: 'live' | 'test', permissions: readonly Permission[]) =>
    (await admin.keys.create(account._id, { name: 'soak', type, permissions })).key;
  const world = async (name: 'live' | 'test'): Promise<World> => ({
    name,
    key: await newKey(name, PERMISSIONS),
    poorKey: await newKey(name, ['usage:read']),
    profiles: [],
    fortunes: [],
    batches: [],
  });
  return [await world('live'), await world('test')];
}

import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PERMISSIONS, PERMISSIONS } from './permissions.ts';

describe('permissions', () => {
  it('are these twelve', () => {
    expect([...PERMISSIONS].sort()).toEqual([
      'analytics:read',
      'audit:read',
      'fortune:read',
      'fortune:unmask',
      'fortune:write',
      'profile:read',
      'profile:unmask',
      'profile:write',
      'saju:calculate',
      'stream:read',
      'usage:read',
      'webhook:manage',
    ]);
  });

  it('are granted to a key that lists none, except those for personal data and the audit log', () => {
    const withheld = PERMISSIONS.filter((name) => !DEFAULT_PERMISSIONS.includes(name));
    expect(withheld).toEqual(['fortune:unmask', 'profile:unmask', 'audit:read']);
  });
});

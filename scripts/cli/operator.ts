import { userInfo } from 'node:os';
import type { Platform } from './platform.ts';

/**
 * The name under which an action is recorded: the user of the operating system; in a container whose user has no name,
 * the operators' login.
 */
export function operatorName({ config }: Pick<Platform, 'config'>): string {
  try {
    return userInfo().username;
  } catch {
    return config.opsUser;
  }
}

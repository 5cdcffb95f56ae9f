import type { Config } from './config.ts';
import { equalInConstantTime } from './secrets.ts';

/** Whether an `Authorization` header is the operators' login (HTTP Basic). Without a password nobody gets in. */
export function isOperator(
  config: Pick<Config, 'opsUser' | 'opsPassword'>,
  authorization: string | undefined,
): boolean {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return config.opsPassword !== null && equalInConstantTime(given, `${config.opsUser}:${config.opsPassword}`);
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The environment of the service's processes. The given variables win; addresses, secrets and the defaults of a machine
 * without provider keys complete them.
 */
export function serviceEnvironment({ environment = process.env, dataDir, mongodbUrl, redisUrl }) {
  return {
    SIMULATE_UNCONFIGURED_MODELS: 'true',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    OPS_USER: 'ops',
    ...secretsIn(dataDir, environment),
    ...withoutEmpty(environment),
    DATA_DIR: dataDir,
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
  };
}

/**
 * `$DATA_DIR/secrets.json` (mode 600), created once: `{SECRETS_KEY, OPS_PASSWORD}`. Empty when the environment has
 * both, so that no unused secret is written.
 */
export function secretsIn(dataDir, environment = process.env) {
  if (environment.SECRETS_KEY && environment.OPS_PASSWORD) return {};
  const file = path.join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw new Error(`${file} cannot be read: ${error.message}`);
  }
  const secrets = {
    SECRETS_KEY: randomBytes(32).toString('base64'),
    OPS_PASSWORD: randomBytes(18).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, file);
  return secrets;
}

/** `FOO= npm start` counts as FOO unset. */
export function withoutEmpty(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

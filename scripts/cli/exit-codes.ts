import { CommanderError } from 'commander';
import { ConfigError } from '../../shared/core/config.ts';
import { AppError } from '../../shared/core/errors.ts';
import { isDatabaseAway, isRedisAway } from '../../shared/core/outages.ts';
import { ConfirmationError } from '../../shared/operations/delete-account.ts';
import { DirectoryNotEmptyError } from '../../shared/operations/export-account.ts';

/** docs/cli.md documents them. */
const EXIT = {
  /** The command failed, or `doctor` has found something. */
  failed: 1,
  /** The command, an argument, an option or a setting is wrong: a repetition fails too. */
  usage: 2,
  /** MongoDB or Redis does not answer: a repetition may succeed. */
  storeAway: 3,
} as const;

/** A command has printed its result, which is a failure. */
export class FailedResult extends Error {
  override readonly name = 'FailedResult';
}

/** Redis did not answer in time; MongoDB's driver has errors of its own. */
export class RedisAwayError extends Error {
  override readonly name = 'RedisAwayError';
}

/** The command does not fit the installation. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A repetition with the same words fails too. */
const USAGE_ERRORS = [ConfigError, ConfirmationError, DirectoryNotEmptyError, UsageError];

/** The exit code of a failure, and the lines for stderr; none where the command or commander has printed its own. */
export function endingOf(error: unknown): { readonly code: number; readonly message: string | null } {
  if (error instanceof CommanderError) {
    return { code: error.exitCode === 0 ? 0 : EXIT.usage, message: null };
  }
  if (error instanceof FailedResult) return { code: EXIT.failed, message: null };
  if (error instanceof Error && USAGE_ERRORS.some((kind) => error instanceof kind)) {
    return { code: EXIT.usage, message: error.message };
  }
  if (error instanceof AppError) {
    const { hint } = error.options;
    return { code: EXIT.failed, message: hint === undefined ? error.detail : `${error.detail} ${hint}` };
  }
  if (error instanceof RedisAwayError || isRedisAway(error)) {
    return { code: EXIT.storeAway, message: 'Redis does not answer: check REDIS_URL, or run `doctor`.' };
  }
  if (isDatabaseAway(error)) {
    return { code: EXIT.storeAway, message: 'MongoDB does not answer: check MONGODB_URL, or run `doctor`.' };
  }
  return { code: EXIT.failed, message: error instanceof Error ? error.message : String(error) };
}

/** A failure that the user can correct. Printed as one line, without a stack. */
export class UserError extends Error {}

/** Error codes of a folder that is not writable or is not a folder. */
const fileCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/** Prints the failure on stderr (one line for a UserError, the stack for a defect) and exits with 1. */
export function exitWith(error) {
  process.stderr.write(`${lineOf(error)}\n`);
  process.exit(1);
}

function lineOf(error) {
  if (error instanceof UserError) return error.message;
  if (error?.path !== undefined && fileCodes.has(error.code)) {
    return `${error.message}: make it writable for this user, or choose another folder (DATA_DIR, XDG_CACHE_HOME).`;
  }
  return error?.stack ?? error;
}

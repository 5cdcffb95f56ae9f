/** A failure that the person at the terminal can do something about: shown as its one line, without a stack. */
export class UserError extends Error {}

/** What the system says of a folder that we may not write to, or that is none. */
const fileCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/** Prints what went wrong (one line for what the user can change, the stack for a defect) on stderr and ends the process with 1. */
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

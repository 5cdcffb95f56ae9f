import { DeadlineError, runWithin } from '../../../shared/core/deadline.ts';

/** The result of one check, as `doctor --json` shows it. */
export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  /** What to do; null when nothing is wrong. */
  readonly fix: string | null;
}

export type Finding = Pick<CheckResult, 'detail'> & { readonly fix: string | null };

export interface Check {
  readonly name: string;
  /** What to do when it rejects or takes too long. */
  readonly fix: string;
  readonly run: () => Promise<Finding> | Finding;
}

/** Long enough for a busy machine; a check that takes longer has found something wrong. */
export const CHECK_MS = 5_000;

export function good(detail: string): Finding {
  return { detail, fix: null };
}

/** Runs all checks at once. It never rejects, and takes little longer than `timeoutMs`. */
export function runChecks(checks: readonly Check[], timeoutMs = CHECK_MS): Promise<CheckResult[]> {
  return Promise.all(checks.map((check) => runCheck(check, timeoutMs)));
}

async function runCheck({ name, fix: usualFix, run }: Check, timeoutMs: number): Promise<CheckResult> {
  const { signal } = new AbortController();
  try {
    const { detail, fix } = await runWithin({ timeoutMs, signal }, async () => run());
    return { name, ok: fix === null, detail, fix };
  } catch (error) {
    return { name, ok: false, detail: reasonOf(error), fix: usualFix };
  }
}

/** One line without a stack, and without the user and password of an address. */
function reasonOf(error: unknown): string {
  if (error instanceof DeadlineError) return error.message;
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message
    .replace(/\/\/[^/@\s]*@/g, '//')
    .replace(/\s+/g, ' ')
    .trim();
}

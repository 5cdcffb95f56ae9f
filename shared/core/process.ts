import type { DestinationStream } from 'pino';
import type { Clock } from './clock.ts';
import { ConfigError } from './config.ts';
import type { Logger } from './logger.ts';

/** What an API server or a worker is started with. */
export interface StartOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** As in `process.argv`: the first two are skipped. */
  readonly argv: readonly string[];
  /** Where its log goes; by default to stdout. */
  readonly logTo?: DestinationStream;
  /** By default the machine's. */
  readonly clock?: Clock;
}

export interface RunningProcess {
  readonly logger: Logger;
  /** Sent to the parent with the ready message, such as the port in use. */
  readonly info?: Readonly<Record<string, string | number>>;
  /** The steps of the shutdown, in an order that loses nothing. */
  readonly stop: readonly StopStep[];
}

/** No later start can succeed: the parent does not try again, and shows the message. */
export class RefusedStart extends Error {
  override readonly name: string = 'RefusedStart';
}

export interface StopStep {
  /** The step's name in the log. */
  readonly name: string;
  /**
   * After this the shutdown continues without it, so that a step that hangs does not stop later ones from writing their
   * data.
   */
  readonly limitMs?: number;
  run(): unknown;
}

const STEP_LIMIT_MS = 5_000;
/**
 * Longer than the longest drain (35 s of an API server). Work left after it is found and repeated, as after a crash.
 */
const STOP_LIMIT_MS = 60_000;
/** For the last line of a log to be written. */
const CRASH_LIMIT_MS = 1_000;
/** npm forwards a Ctrl-C that the terminal has sent to its whole process group: one key press arrives twice. */
const SAME_SIGNAL_MS = 500;

/** A process that has not started to serve has nothing to lose. */
const START_LIMIT_MS = 10_000;

/**
 * Runs a composition root. Sends the parent a message when it is ready, and stops step by step on SIGTERM and SIGINT.
 * Exits at once on a second signal (after `SAME_SIGNAL_MS`), or when stopping takes over a minute. A failed start ends
 * with exit code 1 and one line; with code 0 when it was told to stop before, which leaves nothing undone. The log names each step of the shutdown when it starts; the exit code is 1 when one
 * failed or exceeded its limit. An uncaught error ends the process with a log line, redacted like any other: Node would
 * print the error's unredacted message.
 */
export function runProcess(options: { readonly name: string; readonly start: () => Promise<RunningProcess> }): void {
  let stoppingSince: number | null = null;
  const starting = options.start();
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    const unborn = setTimeout(() => {
      process.stderr.write(`${options.name} ends on ${signal} before it was ready\n`);
      process.exit(0);
    }, START_LIMIT_MS);
    starting.then(async ({ logger, stop: steps }) => {
      clearTimeout(unborn);
      logger.info({ signal }, 'stopping');
      const exit = (code: number) => logger.flush(() => process.exit(code));
      setTimeout(() => {
        logger.error({ signal }, 'stopping took too long');
        exit(1);
      }, STOP_LIMIT_MS).unref();
      const allDone = await runStopSteps(steps, logger);
      logger.info('stopped');
      exit(allDone ? 0 : 1);
    });
  };
  // Also receives unhandled rejections.
  process.on('uncaughtException', (error) => {
    const crash = (logger: Logger) => {
      logger.fatal({ err: error }, 'an uncaught error ends the process');
      logger.flush(() => process.exit(1));
    };
    starting.then(
      ({ logger }) => crash(logger),
      () => undefined,
    );
    setTimeout(() => process.exit(1), CRASH_LIMIT_MS);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent ended without a signal: no other event would stop this process.
  process.on('disconnect', () => stop('SIGTERM'));
  starting.then(
    ({ info }) => process.send?.({ type: 'ready', ...info }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      process.stderr.write(`${options.name} cannot start: ${message}\n`);
      const exit = () => process.exit(stoppingSince === null ? 1 : 0);
      // A start with the same settings ends in the same way.
      const isFinal = error instanceof RefusedStart || error instanceof ConfigError;
      if (isFinal && process.send) process.send({ type: 'refused', message }, exit);
      else exit();
    },
  );
}

/** @returns whether all steps succeeded within their limits */
export async function runStopSteps(
  steps: readonly StopStep[],
  logger: Pick<Logger, 'info' | 'error'>,
): Promise<boolean> {
  let allDone = true;
  for (const { name, limitMs = STEP_LIMIT_MS, run } of steps) {
    logger.info({ step: name }, 'stopping');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not within ${limitMs} ms`)), limitMs);
    });
    try {
      await Promise.race([run(), late]);
    } catch (error) {
      allDone = false;
      logger.error({ step: name, err: error }, 'a step of stopping failed');
    } finally {
      clearTimeout(timer);
    }
  }
  return allDone;
}

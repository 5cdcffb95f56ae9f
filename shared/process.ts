import type { Logger } from './logger.ts';

export interface RunningProcess {
  readonly logger: Logger;
  /** Told to the parent with the ready message, e.g. the port that was taken. */
  readonly info?: Readonly<Record<string, string | number>>;
  /** Stops in order; loses nothing. */
  close(): Promise<void>;
}

/** Longer than the longest drain (35 s of a front); what is left after it is found and done again, as after a crash. */
const STOP_LIMIT_MS = 60_000;

/**
 * Runs a composition root: tells the parent when it is ready, stops in order on SIGTERM and SIGINT, leaves at once on
 * a second one or when stopping takes over a minute. A failed start ends with exit code 1 and one line.
 */
export function runProcess(options: { readonly name: string; readonly start: () => Promise<RunningProcess> }): void {
  let stopping = false;
  const starting = options.start();
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    starting.then(async (running) => {
      running.logger.info({ signal }, 'stopping');
      setTimeout(() => {
        running.logger.error({ signal }, 'stopping took too long');
        running.logger.flush(() => process.exit(1));
      }, STOP_LIMIT_MS).unref();
      await running.close();
      running.logger.info('stopped');
      running.logger.flush(() => process.exit(0));
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent went away without a signal: nobody would stop us any more.
  process.on('disconnect', () => stop('SIGTERM'));
  starting.then(
    ({ info }) => process.send?.({ type: 'ready', ...info }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      process.stderr.write(`${options.name} cannot start: ${message}\n`);
      process.exit(1);
    },
  );
}

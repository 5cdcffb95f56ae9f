/**
 * Runs `work` every `everyMs`, one run at a time: while a store is away, a run waits for it and further ones do not pile
 * up.
 * @param work must not reject
 * @param options.atOnce starts the first run now
 */
export function runEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): Repetition {
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= work().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(run, everyMs);
  if (atOnce) run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

export interface Repetition {
  /** Starts no further run, and resolves when the present one has ended. */
  stop(): Promise<void>;
}

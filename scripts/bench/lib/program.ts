import type * as z from 'zod';

/**
 * A process that `startNode` starts: takes its input from the parent, sends what `run` resolves to as its ready
 * message, and lives on when that holds something open, until SIGTERM or until the parent is gone.
 */
export function program<I>(input: z.ZodType<I>, run: (input: I) => Promise<Readonly<Record<string, unknown>>>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
  process.once('message', (message: unknown) => {
    const sent = typeof message === 'object' && message !== null && 'input' in message ? message.input : undefined;
    Promise.resolve()
      .then(() => run(input.parse(sent)))
      .then(
        (result) => process.send?.({ type: 'ready', ...result }),
        (error: unknown) => {
          process.send?.({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
        },
      );
  });
}

import type * as z from 'zod';

/**
 * A process for `startNode`: gets its input from the parent and sends the result of `run` as its ready message. When
 * something remains open, it lives until SIGTERM or until the parent ends.
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

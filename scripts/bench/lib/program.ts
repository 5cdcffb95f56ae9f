import { createServer } from 'node:http';
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

/** A server whose every answer is the result, as JSON. @returns its address */
export function answerWith(result: () => Promise<unknown>): Promise<string> {
  const server = createServer((_request, response) => {
    result().then((value) => response.end(JSON.stringify(value)));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}

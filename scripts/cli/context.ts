import type { Clock } from '../../shared/core/clock.ts';
import type { Platform } from './platform.ts';

/** Where commands print: their results on stdout, messages and progress on stderr. */
export interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { readonly isTTY?: boolean; write(text: string): unknown };
}

/** All that a command uses of its process, so that a test can run it in another. */
export interface CommandContext extends Streams {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** @throws when the settings are bad or MongoDB does not answer */
  open(): Promise<Platform>;
}

/** Runs a command and closes what it opened. */
export async function withPlatform<T>(
  { open }: Pick<CommandContext, 'open'>,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await open();
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

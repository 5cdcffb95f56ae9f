import type { Clock } from '../../shared/core/clock.ts';
import type { OpenOptions, Platform } from './platform.ts';

/** Where commands print: their results on stdout, messages and progress on stderr. */
export interface Streams {
  /** `columns`: the width of a terminal. */
  readonly stdout: { readonly columns?: number; write(text: string): unknown };
  readonly stderr: { readonly isTTY?: boolean; write(text: string): unknown };
}

/** Asks the one who types the command. */
export type Ask = (question: string) => Promise<string>;

/** All that a command uses of its process, so that a test can run it in another. */
export interface CommandContext extends Streams {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Null when the input is no terminal. */
  readonly ask: Ask | null;
  /** @throws when the settings are bad or MongoDB does not answer */
  open(options?: OpenOptions): Promise<Platform>;
}

/** Asks for confirmation. @throws when the operator does not confirm, or when there is no terminal and no `--yes` */
export async function confirm({ ask }: Pick<CommandContext, 'ask'>, question: string, yes = false): Promise<void> {
  if (yes) return;
  if (ask === null) throw new Error('Nobody can be asked here: add --yes.');
  if (!/^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim())) throw new Error('Nothing was changed.');
}

/** Runs a command and closes what it opened. */
export async function withPlatform<T>(
  { open }: Pick<CommandContext, 'open'>,
  work: (platform: Platform) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const platform = await open(options);
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

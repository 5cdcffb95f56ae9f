import type { Logger } from './logger.ts';
import { runEvery } from './run-every.ts';

/** A value that this process reads again and again. */
export interface WatchedRead<T> {
  /** As of the last read that succeeded. */
  current(): T;
  close(): Promise<void>;
}

/**
 * @param options.onRead called after each read but the first
 * @param options.warning logged at the first of several reads that fail
 * @throws when the first read fails
 */
export async function watchRead<T>(options: {
  readonly everyMs: number;
  readonly read: () => Promise<T>;
  readonly onRead?: (value: T, before: T) => void;
  readonly logger: Logger;
  readonly component: string;
  readonly warning: string;
}): Promise<WatchedRead<T>> {
  const { everyMs, read, onRead, logger, component, warning } = options;
  let known = await read();
  let isAway = false;
  const { stop } = runEvery(everyMs, async () => {
    try {
      const before = known;
      known = await read();
      isAway = false;
      onRead?.(known, before);
    } catch (error) {
      if (!isAway) logger.warn({ err: error, component }, warning);
      isAway = true;
    }
  });
  return { current: () => known, close: stop };
}

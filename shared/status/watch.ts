import { runEvery } from '../core/run-every.ts';
import { CHECK_EVERY_MS, type IncidentWatch } from './incidents.ts';

/** A timer and not a job, because the watch must also run while Redis is unavailable. */
export function startStatusWatch(watch: IncidentWatch): { close(): Promise<void> } {
  const { stop } = runEvery(CHECK_EVERY_MS, () => watch.check(), { atOnce: true });
  return { close: stop };
}

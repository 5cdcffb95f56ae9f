import { CHECK_EVERY_MS, type IncidentWatch } from './incidents.ts';

/** A timer and not a job, because the watch must also run while Redis is unavailable. */
export function startStatusWatch(watch: IncidentWatch): { close(): Promise<void> } {
  let checking: Promise<void> | null = null;
  const check = () => {
    checking ??= watch.check().finally(() => {
      checking = null;
    });
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  check();
  return {
    async close() {
      clearInterval(timer);
      await checking;
    },
  };
}

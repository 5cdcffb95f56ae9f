import { type IncidentWatch, LOOK_EVERY_MS } from './incidents.ts';

/** A timer and no job: the watch must look while there is no Redis to queue with. */
export function startStatusWatch(watch: IncidentWatch): { close(): Promise<void> } {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= watch.look().finally(() => {
      looking = null;
    });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

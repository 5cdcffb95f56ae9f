/**
 * Keeps long work from being silent: when nothing was logged for `silenceMs`, it logs what is going on and for how long.
 * Log through the `log` that it returns; `doing` names what begins now, `alive` says that the work has shown itself in
 * another way. It does not keep the process running.
 */
export function createHeartbeat(log, { doing: first, silenceMs = 8_000 }) {
  let what = first;
  let since = performance.now();
  let stopped = false;
  const timer = setInterval(
    () => log(`${what}: ${((performance.now() - since) / 1000).toFixed(0)} s so far`),
    silenceMs,
  );
  timer.unref();
  const alive = () => {
    // A timer that was cleared and is refreshed would run again.
    if (!stopped) timer.refresh();
  };
  return {
    log(line) {
      alive();
      log(line);
    },
    doing(next) {
      what = next;
      since = performance.now();
      alive();
    },
    alive,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}

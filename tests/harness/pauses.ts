/** Blocks the process for the given time, like a pause of the whole machine. */
export function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

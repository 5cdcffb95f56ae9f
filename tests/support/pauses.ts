/** Keeps the process from doing anything else for so long, as a pause of the whole machine does. */
export function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/**
 * Measures the service and the baseline within one run. The second one finds warmer services, so they alternate; in the
 * first run the service starts.
 */
export async function inTurn<T>(
  run: number,
  ours: () => Promise<T>,
  bare: () => Promise<T>,
): Promise<{ readonly ours: T; readonly bare: T }> {
  if (run % 2 === 0) return { ours: await ours(), bare: await bare() };
  const first = await bare();
  return { ours: await ours(), bare: first };
}

/**
 * Measures ours and the baseline within one run. Who comes second meets warmer services, so they take turns; in the first
 * run ours begins.
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

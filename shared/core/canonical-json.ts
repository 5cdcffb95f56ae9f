/**
 * JSON with sorted keys and without white space: equal values give equal texts, whatever their original form.
 * @throws RangeError for numbers beyond the range of a double, which JSON cannot express, and for values nested too
 * deep
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) throw new RangeError('a number out of range');
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * Reads a property by its path from JSON of unknown shape; `undefined` when any part is missing.
 * Array indices work too.
 */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, String(key)) : undefined),
    value,
  );
}

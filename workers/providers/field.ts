/**
 * Reads a property of JSON of unknown shape by its path; `undefined` as soon as something is missing.
 * Array indices work too.
 */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, String(key)) : undefined),
    value,
  );
}

/** A copy of plain JSON data with every text mapped and every key unchanged. */
export function mapStrings<T>(value: T, map: (text: string) => string): T;
export function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, map));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]));
}

/** `T` with every key at every depth in camelCase: the legacy group's form of content. */
export type CamelCased<T> = T extends readonly (infer Item)[]
  ? readonly CamelCased<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as Key extends string ? CamelKey<Key> : Key]: CamelCased<T[Key]> }
    : T;

type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key;

/** A copy of plain JSON data with every key in camelCase and every value unchanged. */
export function toCamelCase<T>(value: T): CamelCased<T>;
export function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => toCamelCase(item));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [camelKey(key), toCamelCase(item)]));
}

function camelKey(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Objects such as Date count as values. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

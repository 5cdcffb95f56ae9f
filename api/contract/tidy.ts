type Json = Readonly<Record<string, unknown>>;

/** Components of requests: like request bodies they refuse fields that are not listed. */
const STRICT_COMPONENTS: readonly string[] = ['FourPillars', 'PillarInput', 'InvestmentInput'];

/**
 * The finished document without what says nothing, as plain JSON:
 *
 * - Answers and deliveries may get further fields, so theirs are open; the check of what is sent stays strict.
 * - A property or parameter that only refers to a component takes over its description.
 */
export function tidied(document: object): Json {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  if (!isObject(copy)) throw new Error('the document is no object');
  const components = objectAt(objectAt(copy, 'components'), 'schemas');
  const describe = (value: unknown): unknown => {
    if (!isObject(value) || typeof value['description'] === 'string') return value;
    const schema = isObject(value['schema']) ? value['schema'] : value;
    const description = schema['description'] ?? described(components, schema);
    return description === undefined ? value : { ...value, description };
  };
  /** @param isStrict in a request, which refuses fields that are not listed */
  const tidy = (value: unknown, isStrict: boolean, isDelivery: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => tidy(item, isStrict, isDelivery));
    if (!isObject(value)) return value;
    const isOpen = !isStrict || '$ref' in value;
    const entries = Object.entries(value)
      .filter(([name, inner]) => !(name === 'additionalProperties' && inner === false && isOpen))
      // The names of a record are strings: JSON has no others.
      .filter(([name]) => name !== 'propertyNames')
      .map(([name, inner]): [string, unknown] => {
        // An example is data, whatever its fields are called.
        if (name === 'example' || name === 'examples') return [name, inner];
        if (name === 'parameters' && Array.isArray(inner)) return [name, inner.map(describe)];
        const isRequest = (name === 'requestBody' && !isDelivery) || STRICT_COMPONENTS.includes(name);
        const made = tidy(inner, isStrict || isRequest, isDelivery);
        return [name, name === 'properties' ? mapped(made, describe) : made];
      });
    return Object.fromEntries(entries);
  };
  return {
    ...copy,
    paths: tidy(copy['paths'], false, false),
    webhooks: tidy(copy['webhooks'], false, true),
    components: tidy(copy['components'], false, false),
  };
}

/** Of the component that it refers to, or of what it is when it is not null. */
function described(components: Json, { $ref, anyOf }: Json): unknown {
  const first = isList(anyOf) && isObject(anyOf[0]) ? anyOf[0] : { $ref };
  if (first['description'] !== undefined) return first['description'];
  const target = first['$ref'];
  if (typeof target !== 'string') return undefined;
  return objectAt(components, target.replace('#/components/schemas/', ''))['description'];
}

function mapped(value: unknown, map: (inner: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner)]));
}

function objectAt(value: Json, name: string): Json {
  const inner = value[name];
  return isObject(inner) ? inner : {};
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

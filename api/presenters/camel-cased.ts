import * as z from 'zod';
import { toCamelCase } from '../../shared/content/index.ts';

/** One converted schema for each schema, so that a named component stays one component. */
const converted = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The schema of `toCamelCase(value)`, from that of `value`: objects, lists and what may be absent or null are
 * converted, at any depth. Named components get the prefix `Legacy`. Lengths of lists are not taken over.
 */
export function camelCased(schema: z.ZodType): z.ZodType {
  const known = converted.get(schema);
  if (known !== undefined) return known;
  const plain = convert(schema);
  const { id, description } = schema.meta() ?? {};
  const made =
    plain === schema || (id === undefined && description === undefined)
      ? plain
      : plain.meta({
          ...(description === undefined ? {} : { description }),
          ...(id === undefined ? {} : { id: `Legacy${id}` }),
        });
  converted.set(schema, made);
  return made;
}

function convert(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
    return z.strictObject(Object.fromEntries(fields.map(([name, field]) => [camelKey(name), camelCased(field)])));
  }
  if (schema instanceof z.ZodArray) return z.array(camelCased(schema.element as z.ZodType));
  if (schema instanceof z.ZodOptional) return camelCased(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return camelCased(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => camelCased(option as z.ZodType)));
  return schema;
}

function camelKey(name: string): string {
  return Object.keys(toCamelCase({ [name]: null }))[0] ?? name;
}

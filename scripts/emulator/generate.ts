import { between, type Random } from '../../tests/harness/random.ts';
import { asArray, asNumber, asObject, asString } from './json.ts';
import { colour, direction, paragraph, sentence, shortWord } from './korean.ts';
import type { JsonObject } from './protocol.ts';
import { descriptionOf, itemCount, lengthRange, numberRange, sentenceCount } from './schema-hints.ts';

export interface Context {
  readonly random: Random;
  /** Whether the prompt contains the placeholder `{{name}}`. */
  readonly named: boolean;
  /** The sentences of the answer so far. */
  readonly used?: Set<string>;
}

/** Creates one value that fits the compiled schema. The same random numbers give the same value. */
export type Generator = (context: Context) => unknown;

/**
 * Compiles a JSON schema, or Gemini's OpenAPI subset with its upper-case types. Supports `$ref`, `anyOf`, `oneOf`,
 * `allOf`, `enum`, `const`, type lists, ranges, lengths, item counts and the usual formats; not `pattern`. A recursive
 * schema ends at depth 8 with null or an empty list where it allows them.
 */
export function compileSchema(schema: JsonObject): Generator {
  const generate = compile(schema, { root: schema, references: new Map(), name: '', depth: 0 });
  return (context) => generate({ ...context, used: new Set() });
}

interface Scope {
  readonly root: JsonObject;
  readonly references: ReadonlyMap<string, number>;
  readonly name: string;
  readonly depth: number;
}

const MAX_DEPTH = 8;

function compile(given: unknown, scope: Scope): Generator {
  const schema = asObject(given) ?? {};
  const reference = asString(schema['$ref']);
  if (reference !== null) return compileReference(reference, scope);
  if ('const' in schema) return () => schema['const'];
  const values = asArray(schema['enum']);
  if (values.length > 0) return ({ random }) => values[Math.floor(random() * values.length)];
  const variants = asArray(schema['anyOf'] ?? schema['oneOf']);
  if (variants.length > 0) return compileVariants(variants, scope);
  const parts = asArray(schema['allOf']);
  if (parts.length > 0) return compile(merge(schema, parts, scope), scope);
  return compileType(schema, scope);
}

function compileType(schema: JsonObject, scope: Scope): Generator {
  switch (typeOf(schema)) {
    case 'object':
      return compileObject(schema, scope);
    case 'array':
      return compileArray(schema, scope);
    case 'integer':
      return compileInteger(schema, scope.name);
    case 'number':
      return compileNumber(schema);
    case 'boolean':
      return ({ random }) => random() < 0.5;
    case 'null':
      return () => null;
    default:
      return compileString(schema, scope.name);
  }
}

/** The first type that is not null, in lower case. */
function typeOf(schema: JsonObject): string {
  const given = schema['type'];
  const types = (typeof given === 'string' ? [given] : asArray(given)).map((type) => String(type).toLowerCase());
  const inferred = schema['properties'] !== undefined ? 'object' : schema['items'] !== undefined ? 'array' : 'string';
  return types.find((type) => type !== 'null') ?? types[0] ?? inferred;
}

function compileObject(schema: JsonObject, scope: Scope): Generator {
  const members = Object.entries(asObject(schema['properties']) ?? {}).map(
    ([name, property]) => [name, compile(property, { ...scope, name, depth: scope.depth + 1 })] as const,
  );
  return (context) => {
    const value: Record<string, unknown> = {};
    for (const [name, generate] of members) value[name] = generate(context);
    return value;
  };
}

function compileArray(schema: JsonObject, scope: Scope): Generator {
  const count = scope.depth > MAX_DEPTH ? (asNumber(schema['minItems']) ?? 0) : itemCount(schema);
  if (count === 0) return () => [];
  const generate = compile(schema['items'], { ...scope, depth: scope.depth + 1 });
  return (context) => Array.from({ length: count }, () => generate(context));
}

function compileReference(reference: string, scope: Scope): Generator {
  const target = lookUp(reference, scope);
  const seen = scope.references.get(reference) ?? 0;
  if (scope.depth > MAX_DEPTH || seen > 2) return () => null;
  const references = new Map(scope.references).set(reference, seen + 1);
  return compile(target, { ...scope, references, depth: scope.depth + 1 });
}

function compileVariants(variants: readonly unknown[], scope: Scope): Generator {
  const full = variants.filter((variant) => typeOf(asObject(variant) ?? {}) !== 'null' || asObject(variant)?.['$ref']);
  if (full.length === 0 || (scope.depth > MAX_DEPTH && full.length < variants.length)) return () => null;
  const generators = full.map((variant) => compile(variant, scope));
  return (context) => generators[Math.floor(context.random() * generators.length)]?.(context);
}

function merge(schema: JsonObject, parts: readonly unknown[], scope: Scope): JsonObject {
  const { allOf: _, ...own } = schema;
  const resolved = [...parts, own].map((part) => asObject(resolve(part, scope)) ?? {});
  const properties = Object.assign({}, ...resolved.map((part) => asObject(part['properties'])));
  return Object.assign({}, ...resolved, Object.keys(properties).length > 0 ? { properties } : {});
}

function resolve(part: unknown, scope: Scope): unknown {
  const reference = asString(asObject(part)?.['$ref']);
  return reference === null ? part : lookUp(reference, scope);
}

function lookUp(reference: string, scope: Scope): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => asObject(at)?.[key], scope.root);
}

function compileInteger(schema: JsonObject, name: string): Generator {
  const { min, max } = numberRange(schema) ?? usualRange(name);
  const [low, high] = [Math.ceil(min), Math.floor(max)];
  const step = asNumber(schema['multipleOf']) ?? 1;
  return ({ random }) => between(Math.ceil(low / step), Math.floor(high / step), random) * step;
}

function usualRange(name: string) {
  if (/hour/i.test(name)) return { min: 0, max: 23 };
  if (/minute/i.test(name)) return { min: 0, max: 59 };
  if (/month/i.test(name)) return { min: 1, max: 12 };
  if (/score|percent/i.test(name)) return { min: 40, max: 95 };
  return { min: 1, max: 100 };
}

function compileNumber(schema: JsonObject): Generator {
  const { min, max } = numberRange(schema) ?? { min: 0, max: 100 };
  return ({ random }) => Math.min(max, Math.round((min + random() * (max - min)) * 100) / 100);
}

function compileString(schema: JsonObject, name: string): Generator {
  const formatted = FORMATS[asString(schema['format']) ?? ''];
  if (formatted !== undefined) return ({ random }) => formatted(random);
  if (/colou?r/i.test(name)) return ({ random }) => colour(random);
  if (/direction/i.test(name)) return ({ random }) => direction(random);
  const length = lengthRange(schema);
  const count = sentenceCount(schema);
  const isShort = SHORT_NAME.test(name) || SHORT_WORDS.test(descriptionOf(schema)) || (length?.max ?? 99) < 15;
  return ({ random, named, used }) => {
    const text = isShort ? shortWord(random) : paragraph(random, named, count, used);
    return length === null ? text : withLength(text, length.min, length.max, random);
  };
}

const SHORT_NAME = /keyword|title|label|grade|type$|name$|number/i;
const SHORT_WORDS = /한 단어|낱말|키워드|짧은 이름|one word|keyword/i;

function withLength(text: string, min: number, max: number, random: Random): string {
  let grown = text;
  while (grown.length < min) grown += ` ${sentence(random, false)}`;
  return grown
    .slice(0, Math.max(min, Math.min(max, grown.length)))
    .trimEnd()
    .padEnd(min, '.');
}

const two = (value: number) => String(value).padStart(2, '0');
const day = (random: Random) => `2026-${two(between(1, 12, random))}-${two(between(1, 28, random))}`;
const time = (random: Random) => `${two(between(0, 23, random))}:${two(between(0, 59, random))}:00`;

const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  date: day,
  time: (random) => `${time(random)}Z`,
  'date-time': (random) => `${day(random)}T${time(random)}Z`,
  email: (random) => `user${between(1, 999, random)}@example.com`,
  uri: (random) => `https://example.com/${between(1, 999, random)}`,
  uuid: (random) => `00000000-0000-4000-8000-${String(between(0, 999_999_999, random)).padStart(12, '0')}`,
};

import { asArray, asObject, asString, isObject } from './json.ts';
import type { JsonObject } from './protocol.ts';

/**
 * The rules of OpenAI's strict mode, in the words of its error messages.
 *
 * @returns the error, or `null`
 */
export function openaiSchemaProblem(schema: JsonObject): string | null {
  if (schema['type'] !== 'object')
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema['type']}"'.`;
  return firstProblem(schema, (node, path) => {
    if (schemaTypes(node).includes('object') || node['properties'] !== undefined) {
      if (node['additionalProperties'] !== false) {
        return `In context=${path}, 'additionalProperties' is required to be supplied and to be false.`;
      }
      const required = asArray(node['required']);
      const missing = Object.keys(asObject(node['properties']) ?? {}).find((name) => !required.includes(name));
      if (missing !== undefined) {
        return `In context=${path}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
      }
    }
    const unsupported = ['allOf', 'oneOf', 'not', 'if', 'minLength', 'maxLength', 'patternProperties'].find(
      (word) => word in node,
    );
    if (unsupported !== undefined) return `In context=${path}, '${unsupported}' is not permitted.`;
    if ('$ref' in node && Object.keys(node).some((word) => word !== '$ref' && word !== '$defs')) {
      return `In context=${path}, $ref cannot have keywords beside it.`;
    }
    return typeless(node) ? `In context=${path}, schema must have a 'type' key.` : null;
  });
}

/** The rules of Anthropic's structured output: closed objects, no ranges, no lengths. */
export function anthropicSchemaProblem(schema: JsonObject): string | null {
  return firstProblem(schema, (node) => {
    const types = schemaTypes(node);
    if (types.includes('object') && node['additionalProperties'] !== false) {
      return "For 'object' type, 'additionalProperties' must be explicitly set to false";
    }
    const unsupported = UNSUPPORTED_BY_ANTHROPIC.filter((word) => word in node);
    if (unsupported.length > 0)
      return `For '${types[0] ?? 'any'}' type, properties ${unsupported.join(', ')} are not supported`;
    const minItems = node['minItems'];
    if (minItems !== undefined && minItems !== 0 && minItems !== 1) {
      return "For 'array' type, 'minItems' values other than 0 or 1 are not supported";
    }
    return null;
  });
}

const UNSUPPORTED_BY_ANTHROPIC = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'maxItems',
  'uniqueItems',
  'oneOf',
];

/** The fields of Gemini's `Schema`. Its JSON reader rejects any other name. */
export function geminiSchemaProblem(schema: JsonObject): string | null {
  return firstProblem(schema, (node, path) => {
    const unknown = Object.keys(node).find((name) => !GEMINI_FIELDS.has(name));
    if (unknown !== undefined) {
      return `Invalid JSON payload received. Unknown name "${unknown}" at 'generation_config.response_schema${path}': Cannot find field.`;
    }
    const type = asString(node['type'])?.toLowerCase();
    if (type === undefined)
      return node['anyOf'] === undefined ? `response_schema${path}.type: must be specified` : null;
    if (!GEMINI_TYPES.has(type)) return `Invalid value at 'generation_config.response_schema${path}.type'`;
    const isEmpty = type === 'object' && Object.keys(asObject(node['properties']) ?? {}).length === 0;
    if (isEmpty) return `response_schema${path}.properties: should be non-empty for OBJECT type`;
    if (type === 'array' && node['items'] === undefined) return `response_schema${path}.items: missing field.`;
    if (node['enum'] !== undefined && type !== 'string')
      return `response_schema${path}.enum: only allowed for STRING type`;
    return null;
  });
}

const GEMINI_TYPES: ReadonlySet<string> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
  'null',
]);

const GEMINI_FIELDS: ReadonlySet<string> = new Set([
  'type',
  'format',
  'title',
  'description',
  'nullable',
  'enum',
  'maxItems',
  'minItems',
  'properties',
  'required',
  'minProperties',
  'maxProperties',
  'minLength',
  'maxLength',
  'pattern',
  'example',
  'anyOf',
  'propertyOrdering',
  'default',
  'items',
  'minimum',
  'maximum',
]);

type Rule = (node: JsonObject, path: string) => string | null;

/** Visits all schemas within a schema, the outer before the inner. */
function firstProblem(node: JsonObject, rule: Rule, path = '()'): string | null {
  const own = rule(node, path);
  if (own !== null) return own;
  for (const [name, child] of children(node)) {
    const found = firstProblem(child, rule, path === '()' ? `('${name}')` : `${path.slice(0, -1)}, '${name}')`);
    if (found !== null) return found;
  }
  return null;
}

function children(node: JsonObject): readonly (readonly [string, JsonObject])[] {
  const found: [string, JsonObject][] = [];
  const add = (name: string, child: unknown) => {
    if (isObject(child)) found.push([name, child]);
  };
  for (const word of MAPS) for (const [name, child] of Object.entries(asObject(node[word]) ?? {})) add(name, child);
  for (const word of LISTS) for (const [at, child] of asArray(node[word]).entries()) add(`${word}.${at}`, child);
  add('items', node['items']);
  return found;
}

const MAPS = ['properties', '$defs', 'definitions'] as const;
const LISTS = ['anyOf', 'oneOf', 'allOf'] as const;

function schemaTypes(node: JsonObject): readonly unknown[] {
  return typeof node['type'] === 'string' ? [node['type']] : asArray(node['type']);
}

function typeless(node: JsonObject): boolean {
  return !['type', '$ref', 'anyOf', 'enum', 'const', '$defs'].some((word) => word in node);
}

import * as z from 'zod';
import type { Route, RouteGroup } from '../../../api/http/route.ts';

const GROUPS: Readonly<Record<RouteGroup, string>> = {
  resource: 'Resource group',
  widget: 'Widget group',
  v2: 'v2 group',
  legacy: 'Legacy group (deprecated; also under `/v1/api`)',
};

/** The endpoints of the route table in Markdown, by group: access, limit, fields of body and query. */
export function renderReference(routes: readonly Route[]): string {
  const groups = Object.entries(GROUPS).map(([group, title]) => {
    const own = routes.filter((route) => route.group === group);
    return own.length === 0 ? [] : [`### ${title}`, ...own.map(renderRoute)];
  });
  return `${groups.flat().join('\n\n')}\n`;
}

function renderRoute(route: Route): string {
  const facts = [accessOf(route), limitOf(route)].filter((fact) => fact !== '').join('; ');
  const fields = [...fieldsOf('query', route.query), ...fieldsOf('body', route.body)];
  const line = `**\`${route.method} ${route.path}\`** – ${route.summary}. ${facts}.`;
  return fields.length === 0 ? line : `${line}\n\n${fields.join('\n')}`;
}

function accessOf({ access, plan }: Route): string {
  const needed = plan === undefined ? '' : `; plan ${plan}`;
  if (access.kind === 'public') return 'No key';
  if (access.kind === 'bearer') return 'Access token';
  if (access.permissions.length === 0) return 'Any valid key';
  return access.permissions.map((permission) => `\`${permission}\``).join(' and ') + needed;
}

function limitOf({ endpointLimit }: Route): string {
  if (endpointLimit === undefined) return '';
  const { max, windowMs, appliesTo } = endpointLimit;
  return `at most ${max} ${windowMs === 60_000 ? 'a minute' : 'an hour'}${appliesTo === undefined ? '' : ` (${endpointLimit.name})`}`;
}

const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string()).transform((types) => types.join(' or '))]).optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
});

function fieldsOf(place: 'query' | 'body', type: z.ZodType | undefined): string[] {
  if (type === undefined) return [];
  const { properties = {}, required = [] } = schema.parse(inlined(type));
  const subject = SUBJECT.every((name) => name in properties);
  const own = Object.entries(properties).filter(([name]) => !(subject && SUBJECT.includes(name)));
  const lines = own.map(([name, field]) => {
    const need = required.includes(name) ? 'required' : 'optional';
    return `- ${place} \`${name}\`: ${typeOf(name, field)}, ${need}${defaultOf(field)}${descriptionOf(field)}`;
  });
  return subject ? [`- ${place}: a subject`, ...lines] : lines;
}

/** The JSON schema without references to its definitions, which have descriptions of their own. */
function inlined(type: z.ZodType): unknown {
  const { $defs = {}, ...rest } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own }: { readonly $ref?: string } = value;
    const { description: _ofDefinition, ...definition } = Object($defs[$ref?.replace('#/$defs/', '') ?? '']);
    const all: Readonly<Record<string, unknown>> = { ...definition, ...own };
    return Object.fromEntries(Object.entries(all).map(([name, inner]) => [name, inline(inner)]));
  };
  return inline(rest);
}

/** The fields of a subject (docs/api.md); a query has no `saju`. */
const SUBJECT = [
  'profile_id',
  'birth_date',
  'birthDate',
  'birth_time',
  'birthTime',
  'gender',
  'calendar_type',
  'is_leap_month',
  'name',
];

function typeOf(name: string, field: unknown): string {
  const { type, enum: values, properties, items, anyOf, minimum, maximum } = schema.parse(field);
  if (name === 'saju') return 'four pillars';
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(' ');
  if (anyOf !== undefined) return anyOf.map((one) => typeOf('', one)).join(' or ');
  if (type === 'array') return `list of ${typeOf('', items)}`;
  if (properties !== undefined && 'birthDate' in properties) return 'a subject';
  if (properties !== undefined) return `{${Object.keys(properties).join(', ')}}`;
  const range = minimum !== undefined && maximum !== undefined ? ` ${minimum} to ${maximum}` : '';
  return `${type ?? 'any'}${range}`;
}

function descriptionOf(field: unknown): string {
  const { description } = schema.parse(field);
  return description === undefined ? '' : `. ${description}`;
}

function defaultOf(field: unknown): string {
  const value = schema.parse(field).default;
  return value === undefined ? '' : `, default \`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

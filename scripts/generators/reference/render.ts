import * as z from 'zod';
import type { Route, RouteGroup } from '../../../api/http/route.ts';
import { EVENT_TYPES } from '../../../shared/core/event-types.ts';

const GROUPS: Readonly<Record<RouteGroup, string>> = {
  resource: 'Resource group',
  widget: 'Widget group',
  v2: 'v2 group',
  legacy: 'Legacy group (deprecated; also under `/v1/api`)',
};

/** The endpoints of the route table in Markdown, by group: access, limit, fields of body and query. */
export function renderReference(routes: readonly Route[]): string {
  const recurring = recurringFields(routes);
  const said = new Map<string, string>();
  const groups = Object.entries(GROUPS).map(([group, title]) => {
    const own = routes.filter((route) => route.group === group);
    const inV2 = own.filter((route) => isAsInV1(route, routes));
    const lines = own.filter((route) => !inV2.includes(route)).map((route) => renderRoute(route, recurring, said));
    const parts = [inV2.length === 0 ? '' : renderAsInV1(inV2), lines.join('\n')];
    return own.length === 0 ? [] : [`### ${title}`, ...parts.filter((part) => part !== '')];
  });
  const fields = [...recurring].sort(([one], [other]) => one.localeCompare(other, 'en')).map(([, text]) => `- ${text}`);
  return `${['### Fields of several endpoints', NOTE, fields.join('\n'), ...groups.flat()].join('\n\n')}\n`;
}

const NOTE = `An endpoint below names these fields only, and describes those that are its own, or that it takes otherwise. Required fields are **bold**. A field without a type is a string. An event type is one of ${choices(EVENT_TYPES)}.`;

/** Whether the v1 route of a v2 path says the same, but for the plan. */
function isAsInV1(route: Route, routes: readonly Route[]): boolean {
  const name = ({ method, path }: Route) => `${method} ${path.replace(/^\/v2\//, '/v1/')}`;
  const factsOf = (one: Route) =>
    JSON.stringify([one.summary, one.access, limitOf(one), fieldsOf(one.query), fieldsOf(one.body)]);
  const v1 = routes.find((other) => other.group !== 'v2' && name(other) === name(route));
  return route.group === 'v2' && v1 !== undefined && factsOf(v1) === factsOf(route);
}

function renderAsInV1(routes: readonly Route[]): string {
  const lines = [...new Set(routes.map(({ plan }) => plan))].map((plan) => {
    const own = routes.filter((route) => route.plan === plan);
    const names = [...new Set(own.map(({ path }) => path))].map((path) => {
      const methods = own.filter((route) => route.path === path).map(({ method }) => method);
      return `\`${methods.join(', ')} ${path}\``;
    });
    return `- ${plan === undefined ? 'every plan' : `plan ${plan}`}: ${names.join('; ')}`;
  });
  return `Purpose, permission, limit and fields of these are those of the v1 endpoint with the same method and path. Answers may differ: see \`openapi.json\`.\n\n${lines.join('\n')}`;
}

/** @param said the fields of body or query that an endpoint above has, with its name; gets those of this one */
function renderRoute(route: Route, recurring: ReadonlyMap<string, string>, said: Map<string, string>): string {
  const name = `\`${route.method} ${route.path}\``;
  const facts = [accessOf(route), limitOf(route)].filter((fact) => fact !== '').join('; ');
  const places = Object.entries({ Query: fieldsOf(route.query), Body: fieldsOf(route.body) }).map(([place, fields]) =>
    renderFields(place, fields, recurring, said, name),
  );
  const line = `- ${name}: ${route.summary}. ${facts}.${places.map(({ named }) => named).join('')}`;
  return [line, ...places.flatMap((place) => place.described)].join('\n');
}

function renderFields(
  place: string,
  fields: readonly Field[],
  recurring: ReadonlyMap<string, string>,
  said: Map<string, string>,
  endpoint: string,
): { readonly named: string; readonly described: readonly string[] } {
  const isNamedOnly = ({ name, text }: Field) => name === SUBJECT_NAME || recurring.get(name) === text;
  const names = fields.filter(isNamedOnly).map(nameOf);
  const own = fields.filter((field) => !isNamedOnly(field));
  const named = names.length === 0 ? '' : ` ${place}: ${names.join(', ')}.`;
  const described = own.map(
    (field) => `  - ${place.toLowerCase()} ${nameOf(field)}${field.text.slice(field.name.length + 2)}`,
  );
  const all = [named, ...described].join('\n');
  const before = said.get(all);
  const shorter = ` ${place} as of ${before}.`;
  if (before !== undefined && shorter.length < all.length) return { named: shorter, described: [] };
  said.set(all, endpoint);
  return { named, described };
}

/** The most frequent description of each field that several routes have, by the field's name. */
function recurringFields(routes: readonly Route[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Field & { count: number }>();
  for (const field of routes.flatMap((route) => [...fieldsOf(route.query), ...fieldsOf(route.body)])) {
    if (field.name === SUBJECT_NAME) continue;
    const counted = counts.get(field.text);
    counts.set(field.text, { ...field, count: (counted?.count ?? 0) + 1 });
  }
  const often = [...counts.values()].filter(({ count }) => count > 1).sort((one, other) => one.count - other.count);
  return new Map(often.map(({ name, text }) => [name, text]));
}

interface Field {
  readonly name: string;
  /** Name in code marks, type, default, description. */
  readonly text: string;
  readonly isRequired: boolean;
}

function nameOf({ name, isRequired }: Field): string {
  if (name === SUBJECT_NAME) return name;
  return isRequired ? `**\`${name}\`**` : `\`${name}\``;
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

function fieldsOf(type: z.ZodType | undefined): Field[] {
  if (type === undefined) return [];
  const { properties = {}, required = [] } = schema.parse(inlined(type));
  const isSubject = SUBJECT.every((name) => name in properties);
  const own = Object.entries(properties).filter(([name]) => !(isSubject && SUBJECT.includes(name)));
  const fields = own.map(([name, field]) => {
    const type = typeOf(name, field) + defaultOf(field);
    const { description } = schema.parse(field);
    const about = type === 'string' && description !== undefined ? [description] : [type, description ?? []].flat();
    const text = `\`${name}\`: ${about.join('. ')}`;
    return { name, text, isRequired: required.includes(name) };
  });
  return isSubject ? [{ name: SUBJECT_NAME, text: '', isRequired: true }, ...fields] : fields;
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

const SUBJECT_NAME = 'a subject';
/** Its fields (docs/api.md); a query has no `saju`. */
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
  if (values !== undefined) {
    const others = values.filter((value) => !EVENT_TYPES.some((event) => event === value));
    const hasAllEvents = values.length - others.length === EVENT_TYPES.length;
    if (!hasAllEvents) return choices(values);
    return others.length === 0 ? 'event type' : `${choices(others)} or an event type`;
  }
  if (anyOf !== undefined) return anyOf.map((one) => typeOf('', one)).join(' or ');
  if (type === 'array') return `list of ${typeOf('', items)}`;
  if (properties !== undefined && 'birthDate' in properties) return 'a subject';
  if (properties !== undefined) return `{${Object.keys(properties).join(', ')}}`;
  const isRange = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const range = isRange ? ` ${minimum} to ${maximum}` : '';
  return `${type ?? 'any'}${range}`;
}

function choices(values: readonly unknown[]): string {
  return values.map((value) => `\`${String(value)}\``).join(' ');
}

function defaultOf(field: unknown): string {
  const value = schema.parse(field).default;
  return value === undefined ? '' : `, default \`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

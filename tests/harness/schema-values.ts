import * as fc from 'fast-check';
import * as z from 'zod';
import { STEMS } from '../../shared/saju/index.ts';
import { sajuInput } from './charts.ts';
import { dayFromNow } from './dates.ts';
import { reference } from './references.ts';

/**
 * Values that a schema accepts, derived from its structure; where it only has a rule
 * (a refinement, a pattern, a transformation) it tries plausible values and keeps the accepted ones.
 * @param name of the field, for fields whose rule is elsewhere: ids and addresses
 */
export function valuesOf(schema: z.core.$ZodType, name = ''): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectsOf(def);
    case 'array':
      return fc
        .oneof(
          {
            weight: 3,
            arbitrary: fc.uniqueArray(valuesOf(def.element, name), { maxLength: 4, selector: JSON.stringify }),
          },
          { weight: 1, arbitrary: fc.array(valuesOf(def.element, name), { maxLength: 30 }) },
        )
        .filter((list) => z.safeParse(schema, list).success);
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), valuesOf(def.valueType), { maxKeys: 3 });
    case 'optional':
    case 'default':
      return valuesOf(def.innerType, name);
    case 'nullable':
      return fc.option(valuesOf(def.innerType, name));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numbersOf(def);
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option, name)));
    case 'pipe':
      // A preprocessed value (`z.preprocess`) is sent in its processed form.
      return valuesOf(def.in._zod.def.type === 'transform' ? def.out : def.in, name).filter(
        (value) => z.safeParse(schema, value).success,
      );
    case 'unknown':
      return fc.oneof(
        fc.integer({ min: 0, max: 12 }).map((number) => sajuInput(number)),
        fc.jsonValue(),
      );
    case 'string':
      return textsOf(schema, name);
    default:
      throw new Error(`tests/harness/schema-values.ts knows no values of a ${def.type}`);
  }
}

/** Fields of which a body accepts at most one, chosen more often than by chance. */
const ALTERNATIVES = ['profile_id', 'saju', 'birth_date'];

function objectsOf(def: z.core.$ZodObjectDef): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(def.shape);
  // A loose object that a transformation reads; the fields of a birth are the only ones of this kind.
  if (fields.length === 0) return camelBirth;
  const values = Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, name)]));
  const required = fields.filter(([, field]) => field._zod.optin !== 'optional').map(([name]) => name);
  const optional = Object.keys(values).filter((name) => !required.includes(name));
  const alternatives = optional.filter((name) => ALTERNATIVES.includes(name));
  const chosen = fc.oneof(
    { weight: 2, arbitrary: fc.subarray(optional) },
    { weight: 3, arbitrary: fc.subarray(optional, { maxLength: Math.min(1, optional.length) }) },
    ...(alternatives.length === 0
      ? []
      : [{ weight: 6, arbitrary: fc.constantFrom(...alternatives).map((name) => [name]) }]),
  );
  return chosen.chain((names) => fc.record(pick(values, [...required, ...names])));
}

function pick<T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

const camelBirth = fc.record(
  {
    birthYear: fc.integer({ min: 1900, max: 2100 }),
    birthMonth: fc.integer({ min: 1, max: 12 }),
    birthDay: fc.integer({ min: 1, max: 28 }),
    birth_hour: fc.integer({ min: 0, max: 23 }),
    gender: fc.constantFrom('male', 'female'),
    calendarType: fc.constantFrom('solar', 'lunar'),
  },
  { requiredKeys: ['birthYear', 'birthMonth', 'birthDay', 'gender'] },
);

function numbersOf({ checks = [] }: z.core.$ZodNumberDef): fc.Arbitrary<number> {
  const bounds = { greater_than: -1e9, less_than: 1e9 };
  for (const {
    _zod: { def },
  } of checks) {
    if (def.check === 'greater_than' || def.check === 'less_than')
      bounds[def.check] = Number(Reflect.get(def, 'value'));
  }
  const [min, max] = [bounds.greater_than, bounds.less_than];
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

/** Fields whose values refer to existing records; `url` is the address of the test's receiver. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  profile_id: Array.from({ length: 8 }, (_, index) => reference('prf', index)),
  profile_ids: Array.from({ length: 8 }, (_, index) => reference('prf', index)),
  resource_id: ['prf', 'ftn', 'whk'].map((kind) => reference(kind, 0)),
  url: [reference('url', 0)],
  webhook_url: [reference('url', 0)],
};

const PLAUSIBLE: readonly string[] = [
  ...[-370, -366, -31, -7, -1, 0, 0, 0, 1, 7, 31, 365, 366, 370].map(dayFromNow),
  '1990-05-15',
  '2000-02-29',
  '1900-01-01',
  '00:00',
  '14:30',
  '23:59',
  '2026-01-01T00:00:00Z',
  '2026-11-21T09:00:00.000+09:00',
  '2099-12-31T23:59:59.999Z',
  ...['1', '2', '20', '100', '1000', '0', '126.98', '129'],
  ...['true', 'false'],
  ...STEMS.flatMap(({ hangul, hanja, name }) => [hangul, hanja, name]),
  ...['BTC', 'ETH', 'A1'],
  ...['홍길동', 'Kim', '{{name}}', '$&', '👩‍👩‍👧', '한 줄', 'ㄱ', '가'.repeat(50), '𝒳'],
  ...['127.0.0.1', '::1'],
];

/** Fields of free text: any well-formed text is valid. */
function textsOf(schema: z.core.$ZodType, name: string): fc.Arbitrary<string> {
  const accepts = (text: string) => z.safeParse(schema, text).success;
  const named = BY_NAME[name];
  if (named !== undefined) return fc.constantFrom(...named);
  const accepted = PLAUSIBLE.filter(accepts);
  if (accepted.length === 0) throw new Error(`no plausible value for ${name}: add one to PLAUSIBLE`);
  if (accepted.length < PLAUSIBLE.length / 2) return fc.constantFrom(...accepted);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...accepted) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(accepts) },
  );
}

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { CONTENT_SCHEMAS } from './contents.ts';
import { type JsonSchema, sectionJsonSchema } from './json-schema.ts';
import { parseSection } from './parse.ts';
import {
  FORTUNE_TYPES,
  type FortuneType,
  SECTION_NAMES,
  type SectionName,
  type SectionRequest,
  sectionPeriod,
} from './requests.ts';
import { sectionScores } from './scores/section.ts';
import { simulateSection } from './simulator/simulate.ts';

const SEED = 20261120;
const DATE = '2026-11-20';
const pillars = { year: 6, month: 17, day: 34, hour: 0 };

function requestFor<S extends SectionName>(section: S, fortuneType: FortuneType = 'daily'): SectionRequest<S> {
  return { section, pillars, period: sectionPeriod(section, DATE, fortuneType), fortuneType };
}

/** Any value that satisfies a schema and leaves no text blank, including huge texts and control characters. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'object') {
    return fc.record(Object.fromEntries(Object.entries(schema.properties).map(([name, of]) => [name, fitting(of)])));
  }
  if (schema.type === 'string') {
    return fc.oneof(
      fc.string({ unit: 'binary' }).map((value) => `${value}글`),
      fc.constantFrom(' \n 글', '\u0000글', '{{name}}님은', '가 나. '.repeat(900)),
    );
  }
  return fc.oneof(fc.integer(), fc.integer({ min: -30, max: 130 }), fc.constantFrom(1e300, -1e300, 0, 24, 100));
}

function textPaths(value: unknown): string[][] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPaths(item).map((path) => [key, ...path]));
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  return key === undefined ? text : { ...Object(value), [key]: withText(Reflect.get(Object(value), key), rest, text) };
}

/** The output with another number for every number, and with a score at every level. */
function withScores(value: unknown, score: number): unknown {
  if (typeof value === 'number') return score;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    return [key, key.endsWith('_hour') || key === 'number' ? item : withScores(item, score)] as const;
  });
  return { ...Object.fromEntries(entries), score };
}

describe('parseSection', () => {
  it.each(SECTION_NAMES)('accepts every value of the JSON schema of %s, and returns valid content', (section) => {
    const request = requestFor(section);
    fc.assert(
      fc.property(fitting(sectionJsonSchema(section)), (output) => {
        const parsed = parseSection(request, output);
        expect(parsed).toMatchObject({ ok: true });
        if (parsed.ok) CONTENT_SCHEMAS[section].parse(parsed.content);
      }),
      { seed: SEED, numRuns: 150 },
    );
  });

  it.each(SECTION_NAMES)('returns valid content for the simulated %s of many charts', (section) => {
    for (const chart of randomCharts(150, `parse ${section}`)) {
      for (const fortuneType of section === 'profile_fortune' ? FORTUNE_TYPES : FORTUNE_TYPES.slice(0, 1)) {
        const request = { ...requestFor(section, fortuneType), pillars: chart };
        const parsed = parseSection(request, simulateSection(request));
        if (!parsed.ok) throw new Error(parsed.reasons.join('; '));
        CONTENT_SCHEMAS[section].parse(parsed.content);
      }
    }
  });

  it('rejects missing fields and other types, with reasons that name the field and no value', () => {
    const output = { ...simulateSection(requestFor('tendency')), summary: 12345, warning: undefined };
    const parsed = parseSection(requestFor('tendency'), output);
    expect(parsed).toEqual({
      ok: false,
      reasons: [
        'summary: Invalid input: expected string, received number',
        'warning: Invalid input: expected string, received undefined',
      ],
      rules: ['schema'],
    });
  });

  it.each([null, undefined, 'text', 3, [], {}])('refuses %p', (output) => {
    expect(parseSection(requestFor('radar'), output).ok).toBe(false);
  });

  it('strips fields that the schema does not have', () => {
    const parsed = parseSection(requestFor('radar'), { ...simulateSection(requestFor('radar')), extra: 'x' });
    expect(JSON.stringify(parsed)).not.toContain('extra');
  });

  it.each(['', ' ', '\n\t', '\u0000', '\u200b', '\u200d', '\u3000', '\u3164', '\u2800', '\ud800'])(
    'rejects the blank text %j in any field of any section, and names the field',
    (blank) => {
      for (const section of SECTION_NAMES) {
        const request = requestFor(section);
        const output = simulateSection(request);
        for (const path of textPaths(output)) {
          expect(parseSection(request, withText(output, path, blank))).toEqual({
            ok: false,
            reasons: [`${path.join('.')}: must not be blank`],
            rules: ['blank'],
          });
        }
      }
    },
  );

  it('computes the fields of a day', () => {
    const request = requestFor('fortune');
    expect(parseSection(request, simulateSection(request))).toMatchObject({
      ok: true,
      content: { today_fortune: { date: DATE, formatted_date: '2026년 11월 20일 금요일', day_element: 'earth' } },
    });
  });

  it('computes the day master of a character', () => {
    const request = requestFor('character');
    expect(parseSection(request, simulateSection(request))).toMatchObject({
      ok: true,
      content: { day_master: '무토', day_master_hanja: '戊', element_name: '토(土)', emoji: '⛰️' },
    });
  });

  it('computes days, pillars, best and caution day of a week', () => {
    const request = requestFor('weekly');
    const parsed = parseSection(request, simulateSection(request));
    if (!parsed.ok) throw new Error(parsed.reasons.join('; '));
    const { content } = parsed;
    expect(content).toMatchObject({ week_start: '2026-11-16', week_end: '2026-11-22' });
    expect(content.days[4]).toMatchObject({ date: DATE, day_pillar: '무술', day_element: 'earth' });
    const scores = content.days.map(({ score }) => score);
    expect(content.best_day).toBe(content.days[scores.indexOf(Math.max(...scores))]?.date);
    expect(content.caution_day).toBe(content.days[scores.indexOf(Math.min(...scores))]?.date);
  });

  it('takes every score from the service, whatever the output says', () => {
    for (const section of SECTION_NAMES) {
      const request = requestFor(section);
      const output = simulateSection(request);
      const honest = parseSection(request, output);
      expect(parseSection(request, withScores(output, 5))).toEqual(honest);
      expect(parseSection(request, withScores(output, 100))).toEqual(honest);
    }
  });

  it('numbers quarters and months and names the year', () => {
    const request = requestFor('yearly');
    const parsed = parseSection(request, simulateSection(request));
    if (!parsed.ok) throw new Error(parsed.reasons.join('; '));
    expect(parsed.content).toMatchObject({ year: 2026, year_pillar: '병오' });
    expect(parsed.content.quarters.map(({ quarter }) => quarter)).toEqual([1, 2, 3, 4]);
    expect(parsed.content.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("gives the overall category the fortune's score", () => {
    const request = requestFor('profile_fortune', 'monthly');
    const parsed = parseSection(request, simulateSection(request));
    const { score } = sectionScores(request);
    expect(parsed).toMatchObject({ ok: true, content: { score, categories: { overall: { score } } } });
  });
});

import {
  BRANCHES,
  branchOf,
  hourPillarOf,
  modulo,
  monthPillarOf,
  pillarHangul,
  pillarIndex,
  STEMS,
} from './sexagenary.ts';
import type { Pillars, Position } from './types.ts';

/** One error in a `saju` input. `path` is dotted, such as `saju.pillars.day`. */
export interface PillarsInputError {
  readonly path: string;
  readonly message: string;
  readonly hint?: string;
}

export type PillarsInputResult =
  | { readonly ok: true; readonly pillars: Pillars }
  | { readonly ok: false; readonly errors: readonly PillarsInputError[] };

/**
 * Parses the `saju` input of the legacy and widget groups:
 * `{pillars: {year: {stem: {hangul, hanja?}, branch: {hangul, hanja?}}, month, day, hour}}`, hour an object or null.
 *
 * Every pillar must be one of the sixty pairs, the year must allow the month and the day the hour, and hanja must agree
 * with hangul when it is given. Other fields of the input (day master, element counts) are ignored, because everything
 * is computed from the pillars. All errors are reported.
 * @param strict rejects fields that no `saju` has (the widget group)
 */
export function parsePillarsInput(input: unknown, strict: boolean): PillarsInputResult {
  const result = readPillars(input);
  const unknown = strict ? unknownFields(input, SAJU_FIELDS, 'saju') : [];
  if (unknown.length === 0) return result;
  return { ok: false, errors: [...(result.ok ? [] : result.errors), ...unknown] };
}

/** The known fields of an object with those of its nested objects. Null: the value is not checked. */
interface KnownFields {
  readonly [name: string]: KnownFields | null;
}

const SIGN: KnownFields = { hangul: null, hanja: null };
const PILLAR: KnownFields = { stem: SIGN, branch: SIGN };
const SAJU_FIELDS: KnownFields = {
  pillars: { year: PILLAR, month: PILLAR, day: PILLAR, hour: PILLAR },
  dayMaster: null,
  elements: null,
  dominantElement: null,
  weakestElement: null,
  zodiac: null,
};

function unknownFields(value: unknown, known: KnownFields, path: string): PillarsInputError[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = `${path}.${name}`;
    if (!Object.hasOwn(known, name)) return [{ path: at, message: 'is not a known field' }];
    const fields = known[name] ?? null;
    return fields === null ? [] : unknownFields(inner, fields, at);
  });
}

function readPillars(input: unknown): PillarsInputResult {
  if (!isObject(input)) return failure({ path: 'saju', message: notAnObject(input), hint: EXAMPLE });
  const given = input['pillars'];
  if (!isObject(given)) {
    return failure({ path: 'saju.pillars', message: notAnObject(given), hint: EXAMPLE });
  }
  const errors: PillarsInputError[] = [];
  const refuse = (position: Position, fault: Fault) => errors.push({ path: `saju.pillars.${position}`, ...fault });
  const read = (position: Position): number | null => {
    const result = parsePillar(given[position]);
    if (typeof result === 'number') return result;
    refuse(position, result);
    return null;
  };
  const [year, month, day] = [read('year'), read('month'), read('day')];
  const hour = given['hour'] === null ? null : read('hour');
  if (year !== null && month !== null) {
    const possible = monthsOfBranch(year, month);
    if (!possible.includes(month)) refuse('month', impossible('month', month, 'year', year, possible));
  }
  if (day !== null && hour !== null) {
    const possible = hoursOfBranch(day, hour);
    if (!possible.includes(hour)) refuse('hour', impossible('hour', hour, 'day', day, possible));
  }
  if (year === null || month === null || day === null || errors.length > 0) return { ok: false, errors };
  return { ok: true, pillars: { year, month, day, hour } };
}

/** The month of a branch in a year of that pillar: the year's stem decides the month's stem (월두법). */
function monthsOfBranch(year: number, month: number): readonly number[] {
  // Pillars repeat every sixty years, so any year of the pillar serves. The first month is 인.
  return [monthPillarOf(year + 4, modulo(branchOf(month).index - 2, 12))];
}

/**
 * The hours of a branch on a day of that pillar: the day's stem decides the hour's stem. A 자 hour is
 * the day's first, or starts at 23:00 and has the stem of the next day (야자시).
 */
function hoursOfBranch(day: number, hour: number): readonly number[] {
  const { index } = branchOf(hour);
  return index === 0 ? [hourPillarOf(day, 0), hourPillarOf(day, 23)] : [hourPillarOf(day, 2 * index)];
}

function impossible(
  position: Position,
  pillar: number,
  above: Position,
  abovePillar: number,
  possible: readonly number[],
): Fault {
  const [given, under] = [pillarHangul(pillar), pillarHangul(abovePillar)];
  return {
    message: `${given} cannot be the ${position} of the ${above} ${under}.`,
    hint: `With this branch the ${position} of ${under} is ${possible.map(pillarHangul).join(' or ')}.`,
  };
}

interface Fault {
  readonly message: string;
  readonly hint?: string;
}

interface Sign {
  readonly index: number;
  readonly hangul: string;
  readonly hanja: string;
}

const EXAMPLE =
  'Example: {"pillars": {"year": {"stem": {"hangul": "경"}, "branch": {"hangul": "오"}}, "month": …, "day": …, "hour": null}}';

function parsePillar(value: unknown): number | Fault {
  if (value === undefined) return { message: 'is required', hint: 'Only hour may be null, and it must be present.' };
  if (!isObject(value)) return { message: 'must be an object with stem and branch', hint: EXAMPLE };
  const stem = parseSign(value['stem'], STEMS, 'stem');
  if (typeof stem !== 'number') return stem;
  const branch = parseSign(value['branch'], BRANCHES, 'branch');
  if (typeof branch !== 'number') return branch;
  const index = pillarIndex(stem, branch);
  if (index !== null) return index;
  const pair = `${STEMS[stem]?.hangul}${BRANCHES[branch]?.hangul}`;
  return {
    message: `${pair} is not one of the sixty stem-branch pairs.`,
    hint: 'A yang stem (갑병무경임) goes with a yang branch (자인진오신술), a yin stem with a yin one.',
  };
}

function parseSign(value: unknown, signs: readonly Sign[], part: 'stem' | 'branch'): number | Fault {
  if (!isObject(value) || typeof value['hangul'] !== 'string') {
    return { message: `${part}.hangul must be a string.`, hint: EXAMPLE };
  }
  const [hangul, hanja] = [composed(value['hangul']), composed(value['hanja'])];
  const sign = signs.find((candidate) => candidate.hangul === hangul);
  if (sign === undefined) {
    const all = signs.map((candidate) => candidate.hangul).join('');
    return { message: `${part}.hangul is not one of the ${signs.length} characters of ${all}.` };
  }
  if (hanja === undefined || hanja === null || hanja === '' || hanja === sign.hanja) return sign.index;
  return {
    message: `${part}.hangul and ${part}.hanja disagree: ${sign.hangul} is ${sign.hanja}.`,
    hint: 'Correct one of them, or omit hanja.',
  };
}

/** One code point per sign: hangul may arrive decomposed, and keyboards type compatibility hanja (辰 as 신 is U+F971). */
function composed(value: unknown): unknown {
  return typeof value === 'string' ? value.normalize('NFC') : value;
}

function notAnObject(value: unknown): string {
  return value === undefined ? 'is required' : 'must be an object';
}

function failure(error: PillarsInputError): PillarsInputResult {
  return { ok: false, errors: [error] };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

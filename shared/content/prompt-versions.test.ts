import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import type { Position } from '../saju/index.ts';
import { sectionJsonSchema } from './json-schema.ts';
import { PROMPT_VERSIONS, promptVersion } from './prompt-versions.ts';
import { sectionPrompt } from './prompts.ts';
import { FORTUNE_TYPES, SECTION_NAMES, type SectionName, type SectionRequest, sectionPeriod } from './requests.ts';
import { WRITING_SETTINGS } from './writing-settings.ts';

/** Many charts, with an hour and without, on one day, for readers of age and under 19: every kind of line occurs. */
const CHARTS = [
  { year: 6, month: 17, day: 34, hour: 0 },
  { year: 40, month: 39, day: 34, hour: null },
  ...randomCharts(100, 'prompt versions'),
];

function samplesOf(section: SectionName): SectionRequest[] {
  const types = section === 'profile_fortune' ? FORTUNE_TYPES : FORTUNE_TYPES.slice(0, 1);
  return CHARTS.flatMap((pillars) =>
    types.map((fortuneType) => {
      const period = sectionPeriod(section, '2026-11-20', fortuneType);
      return { section, pillars, period, ...(section === 'profile_fortune' ? { fortuneType } : {}) };
    }),
  ).flatMap((request): SectionRequest[] => [
    request,
    { ...request, ...cycleOf(request), variant: 'minor' },
    // No text of a radar depends on the birth.
    ...(section === 'radar' ? [] : [{ ...request, openPillars: openOf(request) }]),
  ]);
}

/** A year or month in which a ten-year cycle begins. */
function cycleOf({ section, fortuneType, pillars }: SectionRequest): Pick<SectionRequest, 'luck'> {
  const isKnown = section === 'yearly' || fortuneType === 'monthly' || fortuneType === 'yearly';
  return isKnown ? { luck: { pillar: (pillars.month + 1) % 60, turning: true } } : {};
}

/** At 입춘 the year is open with the month. */
function openOf({ pillars: { hour, day } }: SectionRequest): readonly Position[] {
  if (hour === null) return day % 2 === 0 ? ['month'] : ['year', 'month'];
  return day % 2 === 0 ? ['hour'] : ['month', 'hour'];
}

/** Of all that a model is given: system, facts and task for some charts, the schemas and the settings. */
function hashOf(section: SectionName): string {
  const schemas = [sectionJsonSchema(section), sectionJsonSchema(section, 'minor')];
  const given = [samplesOf(section).map(sectionPrompt), schemas, WRITING_SETTINGS[section]];
  return createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
}

describe('the version of a prompt', () => {
  it('is that of words for charts of every kind', () => {
    const prompts = samplesOf('character').map((request) => sectionPrompt(request).user);
    for (const words of ['시주: 모름', '득령 있음', '득령 없음']) {
      expect({ words, found: prompts.some((user) => user.includes(words)) }).toEqual({ words, found: true });
    }
  });

  it.each(SECTION_NAMES)('of %s is raised when its words change: add a version with the received hash', (section) => {
    expect({ [promptVersion(section)]: hashOf(section) }).toEqual({
      [promptVersion(section)]: PROMPT_VERSIONS[section][promptVersion(section)],
    });
  });

  it.each(SECTION_NAMES)('of %s grows, and no two versions have the same words', (section) => {
    const versions = Object.keys(PROMPT_VERSIONS[section]).map(Number);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    const hashes = Object.values(PROMPT_VERSIONS[section]);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

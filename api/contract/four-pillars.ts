import * as z from 'zod';

/**
 * The `saju` of a request, as documented. `parsePillarsInput` (shared/saju) reads it: it names every error with its path,
 * which a schema could not.
 */

const sign = (example: string, description: string) =>
  z
    .strictObject({
      hangul: z.string().describe(`In hangul, such as ${example}`),
      hanja: z
        .string()
        .nullable()
        .optional()
        .describe('In hanja; taken from `hangul` when it is absent, null or empty'),
    })
    .describe(description);

const pillar = z
  .strictObject({ stem: sign('경', 'Heavenly stem'), branch: sign('오', 'Earthly branch') })
  .meta({ id: 'PillarInput', description: 'A pillar: a stem and a branch of the same polarity' });

const ignored = z.unknown().optional().describe('Ignored: everything is computed from the pillars');

export const fourPillars = z
  .strictObject({
    pillars: z
      .strictObject({
        year: pillar.describe('The pillar of the year'),
        month: pillar.describe("The pillar of the month: its stem follows from the year's"),
        day: pillar.describe('The pillar of the day'),
        hour: pillar.nullable().describe("The pillar of the hour: its stem follows from the day's. Null when unknown"),
      })
      .describe('The four pillars'),
    dayMaster: ignored,
    elements: ignored,
    dominantElement: ignored,
    weakestElement: ignored,
    zodiac: ignored,
  })
  .meta({ id: 'FourPillars', description: 'Four pillars', unusedIO: 'input' });

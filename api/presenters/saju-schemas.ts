import * as z from 'zod';
import { BRANCH_RELATION_NAMES } from '../../shared/saju/index.ts';
import { count, elementName, percent, perElementOf, score } from './answer-fields.ts';
import { readingAnswer, timeBasisAnswer } from './reading-schemas.ts';

/** The answers of the calendar: the calculated chart, and its forms in profiles and fortunes. */

const stem = z.string().describe('Heavenly stem in hangul, such as 경');
const branch = z.string().describe('Earthly branch in hangul, such as 오');
const stemHanja = z.string().describe('Heavenly stem in hanja, such as 庚');
const branchHanja = z.string().describe('Earthly branch in hanja, such as 午');
const pillarElement = elementName.describe("The stem's element, which stands for the pillar");

const sajuPillar = z
  .strictObject({
    stem,
    stem_hanja: stemHanja,
    stem_meaning: z.string().describe('The image of the stem, in Korean'),
    branch,
    branch_hanja: branchHanja,
    branch_meaning: z.string().describe('The image of the branch, in Korean'),
    element: pillarElement,
    hidden_stems: z
      .array(z.string().describe('A hidden stem in hangul'))
      .describe('Hidden stems of the branch (지장간), in the order 여기, 중기, 정기'),
  })
  .meta({ id: 'SajuPillar', description: 'A pillar of a calculated chart' });

const elementShare = z
  .strictObject({
    count: count('How many stems and branches have the element'),
    percentage: percent('Their share, with one decimal; the five may not add up to exactly 100'),
    stems: z.array(stem).describe('The stems of the element'),
    branches: z.array(branch).describe('The branches of the element'),
  })
  .meta({ id: 'ElementShare', description: "An element's share of a chart" });

const sajuCycle = z
  .strictObject({
    age_start: count('First age of the cycle, in completed years (만 나이)'),
    age_end: count('Last age of the cycle, in completed years (만 나이)'),
    stem,
    branch,
    element: pillarElement,
    description: z.string().describe('What the cycle means for the chart, in Korean'),
  })
  .meta({ id: 'TenYearCycle', description: 'A ten-year cycle (대운)' });

const texts = (description: string) => z.array(z.string().describe('One sentence, in Korean')).describe(description);

const analysis = z
  .strictObject({
    personality: z.string().describe('The personality that the chart shows, in Korean'),
    strengths: texts('Strengths'),
    weaknesses: texts('Weaknesses'),
    career_advice: z.string().describe('Advice on work and investing, in Korean'),
    relationship_advice: z.string().describe('Advice on relationships, in Korean'),
    ...readingAnswer,
  })
  .meta({ id: 'ChartAnalysis', description: 'The reading of a chart by fixed rules; only `luck` depends on the day' });

export const sajuAnswer = z
  .strictObject({
    pillars: z
      .strictObject({
        year: sajuPillar.describe('The pillar of the year'),
        month: sajuPillar.describe('The pillar of the month'),
        day: sajuPillar.describe('The pillar of the day'),
        hour: sajuPillar.optional().describe('The pillar of the hour; absent when the hour is unknown'),
      })
      .describe('The four pillars'),
    time_basis: timeBasisAnswer.describe('How the clock of the birth was read'),
    day_master: z
      .strictObject({
        stem,
        hanja: stemHanja,
        name: z.string().describe('Name of the day master, such as 경금'),
        element: elementName.describe('Element of the day master'),
        polarity: z.enum(['yang', 'yin']).describe('Polarity of the day master'),
        description: z.string().describe('The day master in a sentence, in Korean'),
        characteristics: texts('Characteristics of the day master'),
      })
      .describe('The day master (일간): the stem of the day'),
    elements: z.strictObject(perElementOf(elementShare, 'Share')).describe('The five elements of the chart'),
    element_balance: z
      .strictObject({
        strongest: elementName.describe('The strongest element'),
        weakest: elementName.describe('The weakest element'),
        needed: z.array(elementName).describe('Elements that the chart lacks'),
        excess: z.array(elementName).describe('Elements of which it has too much'),
      })
      .describe('The balance of the five elements'),
    ten_year_cycles: z.array(sajuCycle).describe('The ten-year cycles, the first first'),
    analysis: analysis.optional().describe('Present unless `include_analysis` is false'),
  })
  .meta({ id: 'Saju', description: 'The calculated four pillars of a birth' });

const profilePillar = z
  .strictObject({ stem, stem_hanja: stemHanja, branch, branch_hanja: branchHanja, element: pillarElement })
  .meta({ id: 'ProfilePillar', description: 'A pillar of a profile' });

const pillarsOf = <T extends z.ZodType>(pillar: T) =>
  z
    .strictObject({
      year: pillar.describe('The pillar of the year'),
      month: pillar.describe('The pillar of the month'),
      day: pillar.describe('The pillar of the day'),
      hour: pillar.nullable().describe('The pillar of the hour; null when the hour is unknown'),
    })
    .describe('The four pillars');

export const profileSajuAnswer = z
  .strictObject({
    pillars: pillarsOf(profilePillar),
    time_basis: timeBasisAnswer.describe('How the clock of the birth was read'),
    day_master: z
      .strictObject({
        name: z.string().describe('Name of the day master, such as 경금'),
        hanja: stemHanja,
        element: elementName.describe('Element of the day master'),
        description: z.string().describe('The day master in a sentence, in Korean'),
      })
      .describe('The day master (일간)'),
    elements: z.strictObject(perElementOf(z.int().min(0), 'Count')).describe('How often the chart has each element'),
    weakest_element: elementName.describe('The weakest element'),
    strongest_element: elementName.describe('The strongest element'),
  })
  .meta({ id: 'ProfileSaju', description: "A profile's chart" });

export const fortuneSajuAnswer = z
  .strictObject({
    pillars: pillarsOf(
      z
        .strictObject({ stem, branch, element: pillarElement })
        .meta({ id: 'FortunePillar', description: 'A pillar in an unmasked fortune' }),
    ),
    time_basis: timeBasisAnswer.describe('How the clock of the present birth is read'),
    elements: z.strictObject(perElementOf(z.int().min(0), 'Count')).describe('How often the chart has each element'),
  })
  .meta({ id: 'FortuneSaju', description: 'The chart that a fortune was made for' });

const points = (description: string) => z.int().describe(description);
const branchRelation = z
  .enum(BRANCH_RELATION_NAMES)
  .meta({ id: 'BranchRelation', description: 'How two branches relate (합, 충, 형, 해, 원진, 파)' });
const alsoHolds = (what: string) =>
  z.array(branchRelation).describe(`What else holds between the ${what} branches, \`same\` aside`);

export const compatibilityAnswer = z
  .strictObject({
    score: score('Compatibility'),
    grade: z.enum(['S', 'A', 'B', 'C', 'D']).describe('Grade of the score: S from 90, A from 75, B from 60, C from 45'),
    breakdown: z
      .strictObject({
        day_stem: points('Points of the day stems, at most 25'),
        day_branch: points('Points of the day branches, at most 25'),
        year_branch: points('Points of the year branches, at most 15'),
        element_balance: points('Points for useful and helping gods that one has of the other, at most 25'),
        other_pillars: points('Points of the other pillars, at most 10'),
      })
      .describe('The parts of the score'),
    relations: z
      .strictObject({
        day_stem: z
          .enum([
            'stem_combination',
            'generating',
            'same_element',
            'controlling_opposite_polarity',
            'controlling_same_polarity',
          ])
          .describe('How the day stems relate'),
        day_branch: branchRelation.describe('How the day branches relate'),
        day_branch_also: alsoHolds('day'),
        year_branch: branchRelation.describe('How the year branches relate'),
        year_branch_also: alsoHolds('year'),
      })
      .describe('How the two charts relate'),
    element_complement: z
      .strictObject({
        a_gives: z.array(elementName).describe("`b`'s useful and helping god, each if `a` has it"),
        b_gives: z.array(elementName).describe("`a`'s useful and helping god, each if `b` has it"),
      })
      .describe('What each gives the other'),
    summary: z.string().describe('The result in a few sentences, in Korean'),
    strengths: texts('What goes well'),
    cautions: texts('What needs care'),
  })
  .meta({ id: 'Compatibility', description: 'The compatibility of two charts by rules' });

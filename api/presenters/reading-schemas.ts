import * as z from 'zod';
import {
  BIRTH_PLACE_NAMES,
  CLOCKS,
  DAY_BOUNDARIES,
  LUCK_TONES,
  POSITIONS,
  STRENGTH_GRADES,
  TEN_GOD_GROUPS,
  TEN_GODS,
  TWELVE_STAGES,
} from '../../shared/saju/index.ts';
import { count, elementName, percent } from './answer-fields.ts';

/** The answers of a chart's reading: time basis, strength, useful god, pattern, relations, markers, luck. */

const position = z.enum(POSITIONS).meta({ id: 'Position', description: 'One of the four pillars' });
const pillarName = (description: string) => z.string().describe(`${description}, in hangul, such as 경오`);

const sides = (of: string) =>
  z
    .strictObject({ before: pillarName(`${of} before the limit`), after: pillarName(`${of} from the limit on`) })
    .describe(`${of} on both sides of the limit`);

const clockNotice = z
  .strictObject({
    code: z
      .enum(['clock_gap', 'clock_overlap'])
      .describe('The clock never showed the time, and was read as before the change; or it showed it twice'),
  })
  .meta({ id: 'ClockNotice', description: 'A time that the clock never showed, or showed twice' });

const termNotice = z
  .strictObject({
    code: z
      .enum(['term_in_day', 'term_in_hour', 'near_term'])
      .describe(
        'A month begins on the day of an unknown hour, in the hour of an unknown minute, or within two minutes of the birth',
      ),
    at: z.iso.datetime().describe('The instant of the solar term at which the month begins, in UTC, to the minute'),
    month: sides('The month pillar'),
    year: sides('The year pillar, which changes at 입춘 only'),
  })
  .meta({
    id: 'TermNotice',
    description: 'The month, and at 입춘 the year, depend on a time that is not known well enough',
  });

const hourNotice = z
  .strictObject({
    code: z.literal('near_hour').describe('The minute is known, and within two minutes of a limit of double hours'),
    at: z.iso.datetime().describe('The instant of the limit, in UTC'),
    day: sides('The day pillar, which changes where a day starts at 23:00'),
    hour: sides('The hour pillar'),
  })
  .meta({ id: 'HourNotice', description: 'The hour depends on minutes' });

/** Of the birth itself, so it is part of unmasked answers only. */
export const timeBasisAnswer = z
  .strictObject({
    clock: z.enum(CLOCKS).describe('The clock that was read: UTC+9, or what clocks at the place showed'),
    day_boundary: z.enum(DAY_BOUNDARIES).describe('When a day starts: 야자시, 정자시, or midnight'),
    longitude_deg: z.number().nullable().describe('Degrees east that were used; null: the meridian of 135 degrees'),
    birth_place: z.enum(BIRTH_PLACE_NAMES).nullable().describe('The place that was given; null without one'),
    convention: z.string().describe('`<clock>/<135 or the longitude>/<day boundary>`'),
    instant: z.iso.datetime().describe('The instant of the birth in UTC; that of noon when the hour is unknown'),
    utc_offset_minutes: z.number().describe('Minutes that the clock was ahead of UTC'),
    summer_time: z.boolean().describe('Whether summer time was in force where the birth was'),
    local_time: z.iso
      .datetime({ local: true })
      .nullable()
      .describe('The clock that decides day and hour, without a zone; null when the hour is unknown'),
    notices: z
      .array(z.union([clockNotice, termNotice, hourNotice]))
      .describe('What the birth leaves open, and what was odd about its clock; empty for most births'),
    differs_under: z
      .array(
        z.strictObject({
          convention: z
            .string()
            .describe('Another common convention; that of the birth for a pillar that a notice leaves open'),
          position: position.describe('The pillar that changes'),
          pillar: pillarName('The pillar under that convention'),
        }),
      )
      .describe(
        'The other chart where a notice leaves a pillar open, then the pillars that another convention would change',
      ),
  })
  .meta({ id: 'TimeBasis', description: 'How the clock of the birth was read' });

const groupShares = z.strictObject({
  비겁: percent('Share of the own element'),
  식상: percent('Share of what it feeds'),
  재성: percent('Share of what it controls'),
  관성: percent('Share of what controls it'),
  인성: percent('Share of what feeds it'),
});

const strength = z
  .strictObject({
    grade: z.enum(STRENGTH_GRADES).describe('극신약, 신약, 중화, 신강 or 극신강'),
    score: z.number().min(0).max(100).describe('0 to 100 with one decimal'),
    deukryeong: z.boolean().describe('The month supports the day master (득령)'),
    deukji: z.boolean().describe("The day's branch supports it (득지)"),
    deukse: z.boolean().describe('Most of the rest supports it (득세)'),
    rooted: z.boolean().describe("A branch hides the day master's element (통근)"),
    group_share: groupShares.describe('Percent of the chart by group, with one decimal'),
  })
  .meta({ id: 'Strength', description: 'How strong the day master is (신강, 신약)' });

const group = z.enum(TEN_GOD_GROUPS);

const usefulGod = z
  .strictObject({
    side: z
      .enum(['follow', 'support', 'drain', 'balance'])
      .describe('The day master is to follow, be supported or be drained; balance: the season or a mediator decides'),
    useful: elementName.describe('The useful god (용신)'),
    helping: elementName.describe('The helping god (희신)'),
    adverse: elementName.describe('The adverse god (기신)'),
    group: group.describe('The useful god seen from the day master'),
    reason: z.string().describe('Why, such as `억부:인성 과다 + 조후`'),
    presence: z
      .enum(['stem', 'hidden', 'absent'])
      .describe('The useful god stands on a stem, only in a branch, or nowhere in the chart'),
    climate: z
      .strictObject({
        stems: z.string().describe('Stems that temper the season, by rank, in hangul'),
        element: elementName.describe('Element of the first of them'),
        urgent: z.boolean().describe('A month of winter or summer'),
        fits: z.boolean().nullable().describe('Whether the strength allows that element; null when it follows'),
      })
      .describe('What the season asks for (조후)'),
    disease: z
      .enum(['식상', '재성', '관성', '인성'])
      .nullable()
      .describe('A group of 45 percent or more (병); null: none'),
  })
  .meta({ id: 'UsefulGod', description: 'The useful god (용신); it never contradicts the strength' });

const pattern = z
  .strictObject({
    name: z.string().describe('Such as 정인격'),
    exposed: z.boolean().describe("The month's main hidden stem stands on a stem"),
    special: z.string().nullable().describe('Such as 종왕격, for a chart that follows; null otherwise'),
  })
  .meta({ id: 'Pattern', description: 'The pattern (격국)' });

const relationKind = z
  .enum(['천간합', '천간충', '육합', '반합', '가합', '삼합', '방합', '충', '형', '자형', '삼형', '파', '해', '원진'])
  .meta({
    id: 'RelationKind',
    description: 'A relation of stems or branches; 삼합, 방합 and 삼형 need three branches',
  });
const positions = z.array(position).describe('The pillars of the chart that take part');

const relation = z
  .strictObject({
    kind: relationKind,
    positions,
    signs: z.string().describe('The stems or branches in hangul'),
    element: elementName.optional().describe('What a 삼합 or 방합 turns into'),
  })
  .meta({ id: 'Relation', description: 'A relation inside the chart' });

const metRelation = z
  .strictObject({
    kind: relationKind,
    positions,
    own: z.string().describe('The stem or branches of the chart'),
    other: z.string().describe("The period's stem or branch"),
  })
  .meta({ id: 'MetRelation', description: "A relation of a period's pillar to the chart" });

const stage = z.enum(TWELVE_STAGES);

const stages = z
  .strictObject({
    year: stage.describe('On the branch of the year'),
    month: stage.describe('On the branch of the month'),
    day: stage.describe('On the branch of the day'),
    hour: stage.optional().describe('On the branch of the hour; absent when it is unknown'),
  })
  .meta({ id: 'Stages', description: 'The stage of the day stem on each branch (12운성)' });

const marker = z
  .strictObject({
    name: z
      .enum(['천을귀인', '문창귀인', '양인', '역마', '도화', '화개', '백호', '괴강', '공망'])
      .describe('Name of the marker'),
    position: position.describe('The pillar that has it'),
    from: z
      .array(z.enum(['year', 'day']))
      .optional()
      .describe('역마, 도화 and 화개: the pillars whose branch they are counted from'),
  })
  .meta({ id: 'Marker', description: 'A marker (신살): a remark, not a prediction' });

const luckPillar = {
  pillar: pillarName('Its pillar'),
  stem_ten_god: z.enum(TEN_GODS).describe('Ten god of the stem'),
  branch_ten_god: z.enum(TEN_GODS).describe('Ten god of the branch'),
  stage: stage.describe('Stage of the day stem on its branch'),
  favour: z.int().min(-4).max(4).describe('-4 to 4, by the useful, helping and adverse god'),
};
const luckPeriod = {
  ...luckPillar,
  tone: z.enum(LUCK_TONES).describe('From bright to careful'),
  cycle: pillarName('The ten-year cycle that holds').nullable(),
  turning: z.boolean().describe('The ten-year cycle changes in this period'),
  relations: z.array(metRelation).describe('Relations to the chart'),
};

const luck = z
  .strictObject({
    direction: z.enum(['forward', 'backward']).describe('How the ten-year cycles run'),
    start_age: count('Age at which the first cycle starts, in completed years'),
    cycles: z
      .array(
        z
          .strictObject({
            age_start: count('First age of the cycle'),
            age_end: count('Last age of the cycle'),
            ...luckPillar,
          })
          .meta({ id: 'LuckCycle', description: 'A ten-year cycle and how far it favours the chart' }),
      )
      .describe('The ten-year cycles'),
    year: z
      .strictObject({
        year: z.int().describe('The present year, in KST'),
        ...luckPeriod,
        cycle_relations: z.array(relationKind).describe('천간합, 천간충, 육합, 충 and 형 between cycle and year'),
      })
      .describe('The present year'),
    month: z
      .strictObject({ month: z.string().describe('The present month, `YYYY-MM` in KST'), ...luckPeriod })
      .describe('The present month'),
  })
  .meta({ id: 'Luck', description: 'The ten-year cycles, and the present year and month in them' });

/** What `analysis` holds besides its texts. */
export const readingAnswer = {
  strength: strength.describe('Strength of the day master'),
  useful_god: usefulGod.describe('Useful, helping and adverse god'),
  pattern: pattern.describe('The pattern'),
  relations: z.array(relation).describe('All relations inside the chart'),
  stages: stages.describe('12운성 by position'),
  markers: z.array(marker).describe('신살 by position'),
  void_branches: z
    .array(z.string().describe('A branch in hangul'))
    .describe('The two branches that the day pillar leaves out (공망)'),
  luck: luck.describe('The ten-year cycles, and the present year and month'),
};

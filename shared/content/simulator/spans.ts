import { addDays } from '../../core/clock.ts';
import type { ModelName } from '../../core/models.ts';
import { type Chart, dayPillar, monthPillarsOfYear, yearPillarOfYear } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { Cycle } from '../cycle.ts';
import { type Flow, flowOf } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import { BASE, MONTHS, QUARTERS, type Score, WEEKDAYS, weekScores, yearAndMonths } from '../scores/periods.ts';
import type { Corpus } from './corpus.ts';
import { drawFor, filled, turnOf } from './draw.ts';
import { namer } from './fortune.ts';
import { joined } from './joined.ts';
import { type Lead, leadOf, levelOf } from './lead.ts';
import { TIMES } from './profile-fortune.ts';

/** One day of a week or one month of a year. */
interface Step {
  readonly name: string;
  /** Of a week. */
  readonly day?: string;
  readonly score: number;
  readonly lead: Lead;
}

const DAY_NAMES = ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] as const;

/** A week's fortune from its Monday: how it goes, its best and its hardest day, and what to do. */
export function simulateWeekly(
  chart: Chart,
  monday: string,
  model: ModelName,
  corpus: Corpus,
): SectionOutput<'weekly'> {
  const { score, days: scores } = weekScores(chart, monday);
  const steps = WEEKDAYS.map((day, offset) =>
    dayStep(chart, at(DAY_NAMES, offset), scores[day], addDays(monday, offset)),
  );
  const number = turnOf('weekly', monday);
  const draw = drawFor(chart, model, 'weekly', { number, pillar: null, isOfManyTimes: true });
  const keyed = drawFor(chart, model, 'keywords', { number, pillar: null, isOfManyTimes: true });
  const level = levelOf(score);
  const name = namer(number, 2);
  const ends = extremes(steps);
  const days = told(steps, ends);
  const summary = joined(
    draw.from(corpus.week.summary[level]),
    ...days
      .filter((step) => isOneOf(ends, step))
      .map((step) => draw.of(corpus.weekdays, step.lead, { 요일: step.name }, step.day)),
  );
  const advice = draw.line(corpus.week.advice[level]);
  const keywords = days.map(({ lead, day }) => ({ keyword: keyed.of(corpus.keywords, lead, {}, day) }));
  const [mon, tue, wed, thu, fri, sat, sun] = keywords;
  return {
    summary: name(0, summary),
    days: { mon, tue, wed, thu, fri, sat, sun } as SectionOutput<'weekly'>['days'],
    advice: name(1, advice),
  };
}

/** A year's fortune. A month counts by the pillar that holds in its middle. */
export function simulateYearly(
  chart: Chart,
  year: number,
  model: ModelName,
  corpus: Corpus,
  cycle: Cycle | null,
): SectionOutput<'yearly'> {
  const flow = flowOf(chart, yearPillarOfYear(year));
  const scores = yearAndMonths(chart, year);
  const pillars = monthPillarsOfYear(year);
  const steps = MONTHS.map((month, index) =>
    stepOf(`${index + 1}월`, scores.months[month], flowOf(chart, at(pillars, index))),
  );
  const ends = extremes(steps);
  const [best, worst] = ends;
  const lead = leadOf(scores, flow);
  const turn = { number: year, pillar: null, isOfManyTimes: true };
  const [draw, keyed] = [drawFor(chart, model, 'yearly', turn), drawFor(chart, model, 'keywords', turn)];
  const time = TIMES.yearly;
  const [, story] = draw.story(corpus.long, lead, { 때: time.now });
  const summary = joined(
    `{{name}}님, ${joined(draw.from(corpus.yearPaces[lead.level]), story)}`,
    cycle === null ? '' : corpus.explain.cycle({ chart, lead, draw, time }, cycle),
    filled(corpus.yearEnds, { 나은: best.name, 더딘: worst.name }),
  );
  const months = told(steps, ends);
  const quarters = QUARTERS.map((quarter, index) => {
    const step = monthOfQuarter(scores.quarters[quarter].score, months.slice(3 * index, 3 * index + 3), ends);
    return {
      advice: draw.of(corpus.spans, step.lead, { 때: isOpposed(step.lead, lead) ? `다만 ${step.name}` : step.name }),
    };
  });
  const advice = draw.line(corpus.yearAdvice[lead.level]);
  const keywords = months.map((step) => ({ keyword: keyed.of(corpus.keywords, step.lead) }));
  return {
    summary,
    quarters: Object.fromEntries(
      QUARTERS.map((name, index) => [name, quarters[index]]),
    ) as SectionOutput<'yearly'>['quarters'],
    months: Object.fromEntries(
      MONTHS.map((name, index) => [name, keywords[index]]),
    ) as SectionOutput<'yearly'>['months'],
    advice,
  };
}

function stepOf(name: string, made: Score, flow: Flow): Step {
  return { name, score: made.score, lead: leadOf(made, flow) };
}

function dayStep(chart: Chart, name: string, made: Score, day: string): Step {
  return { ...stepOf(name, made, flowOf(chart, dayPillar(day))), day };
}

type Ends = readonly [best: Step, worst: Step];

/** The steps with the highest and the lowest score. Of equal ones the earlier. */
function extremes(steps: readonly Step[]): Ends {
  return [steps.reduce((a, b) => (b.score > a.score ? b : a)), steps.reduce((a, b) => (b.score < a.score ? b : a))];
}

/** Where all go badly, a text calls the best one better; where all go well, it calls the worst one slower. */
function told(steps: readonly Step[], [best, worst]: Ends): readonly Step[] {
  return steps.map((step) => {
    if (step === best) return step.lead.up ? step : turned(step, true);
    return step === worst && step.lead.up ? turned(step, false) : step;
  });
}

/** Whether both tell of the same thing, and one that it goes well, the other that it goes badly. */
function isOpposed({ keys: [one] }: Lead, { keys: [other] }: Lead): boolean {
  const subject = (key = '') => key.replace(/^[합충] |[+-]$/gu, '');
  return one !== other && subject(one) === subject(other);
}

function isOneOf(ends: Ends, { name }: Step): boolean {
  return ends.some((end) => end.name === name);
}

/** A step that the others make better or slower than it is. Its first key is for a text, the other for a keyword. */
function turned(step: Step, up: boolean): Step {
  return { ...step, lead: { ...step.lead, keys: up ? ['나은', '올해+'] : ['더딘', '올해-'], up, reason: null } };
}

/** The month that a quarter's advice speaks of: one that the year names, or its best one if it goes well, otherwise its hardest. */
function monthOfQuarter(score: number, months: readonly Step[], ends: Ends): Step {
  const [best, worst] = extremes(months);
  return months.find((month) => isOneOf(ends, month)) ?? (score >= BASE ? best : worst);
}

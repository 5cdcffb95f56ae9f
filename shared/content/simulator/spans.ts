import { addDays } from '../../core/clock.ts';
import type { ModelName } from '../../core/models.ts';
import { type Chart, dayPillar, monthPillarsOfYear, yearPillarOfYear } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { Cycle } from '../cycle.ts';
import { type Flow, flowOf } from '../facts.ts';
import type { SectionOutput } from '../outputs.ts';
import { BASE, MONTHS, QUARTERS, type Score, WEEKDAYS, weekScores, yearAndMonths } from '../scores/periods.ts';
import type { Corpus } from './corpus.ts';
import { drawFor, turnOf } from './draw.ts';
import { joined } from './joined.ts';
import { type Lead, leadOf, levelOf } from './lead.ts';
import { TIMES } from './profile-fortune.ts';

/** One day of a week or one month of a year. */
interface Step {
  readonly name: string;
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
  const { score, days } = weekScores(chart, monday);
  const steps = WEEKDAYS.map((day, offset) =>
    stepOf(chart, at(DAY_NAMES, offset), days[day], flowOf(chart, dayPillar(addDays(monday, offset)))),
  );
  const draw = drawFor(chart, model, 'weekly', { number: turnOf('weekly', monday), pillar: null });
  const level = levelOf(score);
  const summary = joined(
    draw.from(corpus.week.summary[level]),
    ...extremes(steps).map(({ lead, name }) => draw.of(corpus.weekdays, lead, { 요일: name })),
  );
  const advice = joined(draw.line(corpus.week.advice[level]), draw.line(corpus.week.advice[level]));
  const keywords = steps.map(({ lead }) => ({ keyword: draw.of(corpus.keywords, lead) }));
  const [mon, tue, wed, thu, fri, sat, sun] = keywords;
  return { summary, days: { mon, tue, wed, thu, fri, sat, sun } as SectionOutput<'weekly'>['days'], advice };
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
    stepOf(chart, `${index + 1}월`, scores.months[month], flowOf(chart, at(pillars, index))),
  );
  const lead = leadOf(chart, scores, flow, year);
  const draw = drawFor(chart, model, 'yearly', { number: year, pillar: null });
  const time = TIMES.yearly;
  const [, story] = draw.story(corpus.long, lead, { 때: time.now });
  const ends = extremes(steps);
  const summary = joined(
    `{{name}}님, ${story}`,
    ...ends.map((step) => draw.of(corpus.spans, apart(step.lead, lead), { 때: step.name })),
    cycle === null ? '' : corpus.explain.cycle({ chart, flow, lead, draw, time }, cycle),
  );
  const told = new Set([lead, ...ends.map((step) => step.lead)].map(({ keys }) => keys[0]));
  const quarters = QUARTERS.map((quarter, index) => {
    const { score } = scores.quarters[quarter];
    const months = steps.slice(3 * index, 3 * index + 3).filter((step) => !ends.includes(step));
    const month = monthOfQuarter(score, months, told);
    told.add(month.lead.keys[0]);
    return {
      advice: draw.of(corpus.spans, apart(month.lead, lead), { 때: month.name }),
    };
  });
  const advice = joined(draw.line(corpus.yearAdvice[lead.level]), draw.line(corpus.yearAdvice[lead.level]));
  const keywords = steps.map((step) => ({ keyword: draw.of(corpus.keywords, step.lead) }));
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

function stepOf(chart: Chart, name: string, made: Score, flow: Flow): Step {
  return { name, score: made.score, lead: leadOf(chart, made, flow) };
}

/** The steps with the highest and the lowest score, in their order. Of equal ones the earlier. */
function extremes(steps: readonly Step[]): readonly Step[] {
  const best = steps.reduce((a, b) => (b.score > a.score ? b : a));
  const worst = steps.reduce((a, b) => (b.score < a.score ? b : a));
  return steps.filter((step) => step === best || step === worst);
}

/** A month with the reason that the year tells already speaks of the year. */
function apart(step: Lead, told: Lead): Lead {
  const sign = step.up ? '+' : '-';
  return step.keys[0] === told.keys[0] ? { ...step, keys: [`올해${sign}`, `평온${sign}`] } : step;
}

/**
 * The month that a quarter's advice speaks of: the nearest to its score. One that goes the same way comes before it if its
 * reason is not told yet.
 */
function monthOfQuarter(score: number, months: readonly Step[], told: ReadonlySet<string | undefined>): Step {
  const far = (step: Step) => Math.abs(step.score - score);
  const order = [...months].sort((a, b) => far(a) - far(b));
  const fresh = order.find(({ lead }) => lead.up === score >= BASE && !told.has(lead.keys[0]));
  return fresh ?? at(order, 0);
}

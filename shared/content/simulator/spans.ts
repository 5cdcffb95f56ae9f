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
  const { score, days } = weekScores(chart, monday);
  const steps = WEEKDAYS.map((day, offset) =>
    dayStep(chart, at(DAY_NAMES, offset), days[day], addDays(monday, offset)),
  );
  const number = turnOf('weekly', monday);
  const draw = drawFor(chart, model, 'weekly', { number, pillar: null });
  const level = levelOf(score);
  const name = namer(number, 2);
  const summary = joined(
    draw.from(corpus.week.summary[level]),
    ...extremes(steps).map((step) => draw.of(corpus.weekdays, step.lead, { 요일: step.name }, step.day)),
  );
  const advice = joined(draw.line(corpus.week.advice[level]), draw.line(corpus.week.advice[level]));
  const keywords = steps.map(({ lead, day }) => ({ keyword: draw.of(corpus.keywords, lead, {}, day) }));
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
    stepOf(chart, `${index + 1}월`, scores.months[month], flowOf(chart, at(pillars, index))),
  );
  const lead = leadOf(chart, scores, flow, year);
  const draw = drawFor(chart, model, 'yearly', { number: year, pillar: null });
  const spanOf = (own: Lead) => own.keys.find((key) => corpus.spans[key] !== undefined) ?? '';
  const time = TIMES.yearly;
  const [about, story] = draw.story(corpus.long, lead, { 때: time.now });
  const ends = extremes(steps);
  const told = new Set([spanOf(lead)]);
  const spanned = (step: Step) => {
    const own = told.has(spanOf(step.lead)) ? plain(step.lead) : step.lead;
    told.add(spanOf(own));
    return draw.of(corpus.spans, own, { 때: step.name });
  };
  const summary = joined(
    `{{name}}님, ${joined(draw.from(corpus.yearPaces[lead.level]), story)}`,
    cycle === null ? '' : corpus.explain.cycle({ chart, lead, draw, time }, cycle),
    ...ends.map(spanned),
  );
  const quarters = QUARTERS.map((quarter, index) => {
    const { score } = scores.quarters[quarter];
    const months = steps.slice(3 * index, 3 * index + 3).filter((step) => ends.every(({ name }) => name !== step.name));
    return { advice: spanned(monthOfQuarter(score, months, told, spanOf)) };
  });
  draw.leave(about.split(' '));
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

function dayStep(chart: Chart, name: string, made: Score, day: string): Step {
  return { ...stepOf(chart, name, made, flowOf(chart, dayPillar(day))), day };
}

/**
 * The steps with the highest and the lowest score, in their order. Of equal ones the earlier. Where all go badly, the text calls
 * the best one better; where all go well, it calls the worst one slower.
 */
function extremes(steps: readonly Step[]): readonly Step[] {
  const best = steps.reduce((a, b) => (b.score > a.score ? b : a));
  const worst = steps.reduce((a, b) => (b.score < a.score ? b : a));
  return steps.flatMap((step) => {
    if (step === best) return [step.lead.up ? step : compared(step, '나은')];
    if (step === worst) return [step.lead.up ? compared(step, '더딘') : step];
    return [];
  });
}

function compared(step: Step, key: string): Step {
  return { ...step, lead: { ...step.lead, keys: [key], reason: null } };
}

/** Without a reason: the text has named it already. */
function plain(lead: Lead): Lead {
  const sign = lead.up ? '+' : '-';
  return { ...lead, keys: [`올해${sign}`, `평온${sign}`], reason: null };
}

/**
 * The month that a quarter's advice speaks of: the nearest to its score. One that goes the same way comes before it if its
 * reason is not told yet.
 */
function monthOfQuarter(
  score: number,
  months: readonly Step[],
  told: ReadonlySet<string>,
  spanOf: (lead: Lead) => string,
): Step {
  const far = (step: Step) => Math.abs(step.score - score);
  const order = [...months].sort((a, b) => far(a) - far(b));
  const agreeing = order.filter(({ lead }) => lead.up === score >= BASE);
  return agreeing.find(({ lead }) => !told.has(spanOf(lead))) ?? agreeing[0] ?? at(order, 0);
}

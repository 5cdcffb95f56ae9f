import type { ModelName } from '../../core/models.ts';
import { type Chart, solarTermOn } from '../../saju/index.ts';
import { flowOf, periodPillar } from '../facts.ts';
import { isMarketDay } from '../market-days.ts';
import type { SectionOutput } from '../outputs.ts';
import type { Corpus } from './corpus.ts';
import { drawFor, turnOf } from './draw.ts';
import { joined } from './joined.ts';
import { leadOfDay } from './lead.ts';
import { timingOf } from './timing.ts';

/** Today's fortune: the strongest reason of its score is its story, and every other field says something else. */
export function simulateFortune(
  chart: Chart,
  date: string,
  model: ModelName,
  corpus: Corpus,
): SectionOutput<'fortune'> {
  const flow = flowOf(chart, periodPillar('daily', date));
  const number = turnOf('daily', date);
  const lead = leadOfDay(chart, date);
  const draw = drawFor(chart, model, 'daily', { number, pillar: flow.pillar, day: date });
  const [, told, act, leave] = draw.story(corpus.day, lead);
  const market = isMarketDay(date) ? 'open' : 'closed';
  const { short, warnings, long } = corpus.fortune;
  const message = draw.line(short[market][lead.up ? 'up' : 'down']);
  const warning = draw.line(warnings[market]);
  const habit = draw.long(long);
  const timing = timingOf(chart, flow, corpus.timing, draw);
  const why = corpus.explain.why({ chart, flow, lead, draw, time: { now: '오늘', unit: '일' } });
  const name = namer(number, 2);
  return {
    today_fortune: {
      overall_analysis: joined(termOf(date, corpus), name(0, told)),
      action_items: {
        do_1: act,
        do_2: draw.line(corpus.does),
        avoid_1: leave,
        avoid_2: draw.line(corpus.leaves),
      },
      timing: {
        best: { start_hour: timing.best.start, end_hour: timing.best.end },
        avoid: { start_hour: timing.avoid.start, end_hour: timing.avoid.end },
        reason: timing.reason,
      },
    },
    investment_fortune: {
      short_term: { message, warning },
      long_term: { message: name(1, habit.message), advice: habit.advice },
      example: habit.example,
    },
    why_explanation: why,
  };
}

/** Of a day with a solar term; empty on others, and where the corpus speaks of none. */
export function termOf(date: string, { terms }: Corpus): string {
  const term = solarTermOn(date);
  return (term === null ? undefined : terms[term]) ?? '';
}

/** Addresses the reader in one of some texts, each day in another. */
export function namer(turn: number, places = 3): (place: number, text: string) => string {
  return (place, text) => (turn % places === place ? `{{name}}님, ${text}` : text);
}

import type { ModelName } from '../../core/models.ts';
import { chartOf } from '../../saju/index.ts';
import { cycleOf } from '../cycle.ts';
import type { SectionOutput } from '../outputs.ts';
import { fortuneTypeOf, type SectionName, type SectionRequest } from '../requests.ts';
import { simulateCharacter, simulateRadar, simulateTendency } from './chart-sections.ts';
import { simulateFortune } from './fortune.ts';
import * as minor from './minor/sections.ts';
import { simulateProfileFortune } from './profile-fortune.ts';
import { simulateWeekly } from './weekly.ts';
import { simulateYearly } from './yearly.ts';

/**
 * The built-in generator: replaces a model and returns output of the form of `sectionJsonSchema`.
 *
 * Deterministic: the same chart, period, section, fortune type and model always give the same content. Different charts
 * share less than 2 % of their sentences (tests check it). A call takes 20 to 900 µs.
 *
 * @param model whose voice it takes
 */
export function simulateSection<S extends SectionName>(
  request: SectionRequest<S>,
  model: ModelName = 'haiku',
): SectionOutput<S> {
  return (request.variant === 'minor' ? FOR_MINORS : SIMULATORS)[request.section](request, model);
}

type Simulators = {
  readonly [S in SectionName]: (request: SectionRequest<S>, model: ModelName) => SectionOutput<S>;
};

const FOR_MINORS: Simulators = {
  character: minor.minorCharacter,
  tendency: minor.minorTendency,
  radar: ({ pillars }) => simulateRadar(chartOf(pillars)),
  fortune: minor.minorFortune,
  weekly: minor.minorWeekly,
  yearly: minor.minorYearly,
  profile_fortune: minor.minorProfileFortune,
};

const SIMULATORS: Simulators = {
  character: ({ pillars }, model) => simulateCharacter(chartOf(pillars), model),
  tendency: ({ pillars }, model) => simulateTendency(chartOf(pillars), model),
  radar: ({ pillars }) => simulateRadar(chartOf(pillars)),
  fortune: ({ pillars, period }, model) => simulateFortune(chartOf(pillars), period, model),
  weekly: ({ pillars, period }, model) => simulateWeekly(chartOf(pillars), period, model),
  yearly: (request, model) => {
    const chart = chartOf(request.pillars);
    return simulateYearly(chart, Number(request.period.slice(0, 4)), model, cycleOf(request, chart));
  },
  profile_fortune: (request, model) => {
    const chart = chartOf(request.pillars);
    const type = fortuneTypeOf(request) ?? 'daily';
    return simulateProfileFortune(chart, request.period, type, model, cycleOf(request, chart));
  },
};

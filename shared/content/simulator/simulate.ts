import type { ModelName } from '../../core/models.ts';
import { cycleOf } from '../cycle.ts';
import type { SectionOutput } from '../outputs.ts';
import { chartOfRequest, fortuneTypeOf, type SectionName, type SectionRequest } from '../requests.ts';
import { OF_AGE } from './adult/corpus.ts';
import type { Corpus } from './corpus.ts';
import { simulateFortune } from './fortune.ts';
import { UNDER_19 } from './minor/corpus.ts';
import { simulateCharacter, simulateRadar, simulateTendency } from './person.ts';
import { simulateProfileFortune } from './profile-fortune.ts';
import { simulateWeekly, simulateYearly } from './spans.ts';

/**
 * The built-in generator: replaces a model and returns output of the form of `sectionJsonSchema`.
 *
 * Deterministic: the same chart, period, section, fortune type, reader and model always give the same content.
 *
 * @param model part of the seed: models choose different sentences
 */
export function simulateSection<S extends SectionName>(
  request: SectionRequest<S>,
  model: ModelName = 'haiku',
): SectionOutput<S> {
  return SIMULATORS[request.section](request, model, request.variant === 'minor' ? UNDER_19 : OF_AGE);
}

type Simulators = {
  readonly [S in SectionName]: (request: SectionRequest<S>, model: ModelName, corpus: Corpus) => SectionOutput<S>;
};

const SIMULATORS: Simulators = {
  character: (request, model, corpus) => simulateCharacter(chartOfRequest(request), model, corpus),
  tendency: (request, model, corpus) => simulateTendency(chartOfRequest(request), model, corpus),
  radar: (request) => simulateRadar(chartOfRequest(request)),
  fortune: (request, model, corpus) => simulateFortune(chartOfRequest(request), request.period, model, corpus),
  weekly: (request, model, corpus) => simulateWeekly(chartOfRequest(request), request.period, model, corpus),
  yearly: (request, model, corpus) => {
    const chart = chartOfRequest(request);
    return simulateYearly(chart, Number(request.period.slice(0, 4)), model, corpus, cycleOf(request, chart));
  },
  profile_fortune: (request, model, corpus) => {
    const chart = chartOfRequest(request);
    const type = fortuneTypeOf(request) ?? 'daily';
    return simulateProfileFortune(chart, request.period, type, model, corpus, cycleOf(request, chart));
  },
};

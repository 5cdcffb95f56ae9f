import { chartOfRequest, fortuneTypeOf, type SectionName, type SectionRequest } from '../requests.ts';
import { type Aptitude, type AptitudeName, aptitudesOf } from './aptitudes.ts';
import {
  dayScores,
  monthScores,
  type PeriodScores,
  type Score,
  type WeekScores,
  weekScores,
  type YearScores,
  yearAndMonths,
  yearScores,
} from './periods.ts';

/** The aptitudes that `tendency` shows. */
export const TENDENCIES = ['risk_tolerance', 'long_term_aptitude', 'trend_sensitivity'] as const;
type TendencyName = (typeof TENDENCIES)[number];

/** The scores of a section, each at the path of the model's output that it belongs to. */
export interface SectionScores {
  readonly character: Readonly<Record<never, never>>;
  readonly tendency: { readonly scores: Readonly<Record<TendencyName, Aptitude>> };
  readonly radar: Readonly<Record<AptitudeName, Aptitude>>;
  readonly fortune: { readonly today_fortune: Score };
  readonly weekly: WeekScores;
  readonly yearly: YearScores;
  readonly profile_fortune: PeriodScores;
}

/**
 * The only source of every score that is stored, shown or given to a model. A few microseconds a period; a year has
 * thirteen.
 */
export function sectionScores<S extends SectionName>(request: SectionRequest<S>): SectionScores[S] {
  return SCORES[request.section](request);
}

const SCORES: { readonly [S in SectionName]: (request: SectionRequest) => SectionScores[S] } = {
  character: () => ({}),
  tendency: (request) => {
    const { risk_tolerance, long_term_aptitude, trend_sensitivity } = aptitudesOf(chartOfRequest(request));
    return { scores: { risk_tolerance, long_term_aptitude, trend_sensitivity } };
  },
  radar: (request) => aptitudesOf(chartOfRequest(request)),
  fortune: (request) => {
    const { score, reasons } = dayScores(chartOfRequest(request), request.period);
    return { today_fortune: { score, reasons } };
  },
  weekly: (request) => weekScores(chartOfRequest(request), request.period),
  yearly: (request) => yearAndMonths(chartOfRequest(request), yearOf(request.period)),
  profile_fortune: (request) => {
    const chart = chartOfRequest(request);
    switch (fortuneTypeOf(request) ?? 'daily') {
      case 'daily':
        return dayScores(chart, request.period);
      case 'monthly':
        return monthScores(chart, yearOf(request.period), Number(request.period.slice(5, 7)));
      case 'yearly':
        return yearScores(chart, yearOf(request.period));
    }
  },
};

function yearOf(period: string): number {
  return Number(period.slice(0, 4));
}

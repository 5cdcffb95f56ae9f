import type { ModelName } from '../../core/models.ts';
import type { Chart } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import type { SectionOutput } from '../outputs.ts';
import { aptitudesOf } from '../scores/aptitudes.ts';
import * as character from './corpus/character.ts';
import { SEASON_NAMES, STEM_NOUNS } from './corpus/day-masters.ts';
import * as tendency from './corpus/tendency.ts';
import { chartLexicon, groupOfGod, leadingGod, toneOf } from './lexicon.ts';
import { picksFor } from './seeds.ts';
import type { Lexicon } from './templates.ts';
import { createWriter } from './writer.ts';

/** The sections that depend on the chart alone: character, tendency and radar. */

export function simulateCharacter(chart: Chart, model: ModelName): SectionOutput<'character'> {
  const writer = createWriter([chartLexicon(chart), investorLexicon(chart)], picksFor(chart, model, 'character', 0));
  return {
    title: writer.say(character.TITLES),
    identity: writer.text(
      character.IDENTITY_OPENINGS,
      character.IDENTITY_MONTHS,
      character.IDENTITY_DAYS,
      character.IDENTITY_BALANCES,
    ),
    investment_identity: writer.text(
      character.INVESTMENT_OPENINGS,
      character.INVESTMENT_STRENGTHS,
      character.INVESTMENT_RISKS,
      character.INVESTMENT_ENDS,
    ),
  };
}

export function simulateTendency(chart: Chart, model: ModelName): SectionOutput<'tendency'> {
  const { risk_tolerance, long_term_aptitude, trend_sensitivity } = aptitudesOf(chart);
  const scores: Lexicon = {
    위험성향: tendency.RISK[toneOf(risk_tolerance.score)],
    장기성향: tendency.LONG_RUN[toneOf(long_term_aptitude.score)],
    흐름성향: tendency.TREND[toneOf(trend_sensitivity.score)],
  };
  const writer = createWriter(
    [chartLexicon(chart), investorLexicon(chart), scores],
    picksFor(chart, model, 'tendency', 0),
  );
  return {
    summary: writer.text(tendency.SUMMARY_OPENINGS, tendency.SUMMARY_LONG, tendency.SUMMARY_TREND),
    warning: writer.text(tendency.WARNINGS, tendency.WARNING_TIPS),
  };
}

export function simulateRadar(chart: Chart): SectionOutput<'radar'> {
  const aptitudes = aptitudesOf(chart);
  return {
    risk_tolerance: aptitudes.risk_tolerance.score,
    long_term_aptitude: aptitudes.long_term_aptitude.score,
    trend_sensitivity: aptitudes.trend_sensitivity.score,
    patience: aptitudes.patience.score,
    analysis: aptitudes.analysis.score,
    intuition: aptitudes.intuition.score,
  };
}

function investorLexicon(chart: Chart): Lexicon {
  return {
    주기질: character.INVESTOR_TRAITS[groupOfGod(leadingGod(chart))],
    투자결: character.INVESTOR_STYLES[chart.balance.strongest],
    꾸밈: character.TITLE_EPITHETS[chart.balance.strongest],
    절기: at(SEASON_NAMES, chart.month.index % 12),
    일명사: at(STEM_NOUNS, chart.dayMaster.index),
  };
}

import { describe, expect, it } from '@jest/globals';
import { randomCharts } from '../../../tests/harness/random-charts.ts';
import { chartOf } from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { ELEMENT_NAMES } from '../facts.ts';
import { dayScores } from '../scores/periods.ts';
import type { Reason } from '../scores/reasons.ts';
import { simulateSection } from './simulate.ts';

const DATE = '2026-11-20';
const charts = randomCharts(500, 'explain');

/** What a text must name to have given a reason. */
function nameOf(reason: Reason): string {
  switch (reason.kind) {
    case 'element':
      return `${ELEMENT_NAMES[reason.element].charAt(0)} 기운`;
    case 'relation':
      return reason.relation.kind;
    case 'god':
      return reason.god;
    case 'year':
    case 'whole':
      return '기운';
  }
}

function lastSentence(text: string): string {
  return at(text.split(/(?<=[.])\s+/).slice(-1), 0);
}

describe('the explanation of a day', () => {
  const days = charts.map((pillars) => ({
    ...dayScores(chartOf(pillars), DATE),
    daily: simulateSection({ section: 'fortune', pillars, period: DATE }),
    profile: simulateSection({ section: 'profile_fortune', pillars, period: DATE }),
  }));

  it('names the score and the reason that weighs most in its direction', () => {
    for (const { score, reasons, daily, profile } of days) {
      const sum = reasons.reduce((points, reason) => points + reason.points, 0);
      const leading = reasons.find(({ points }) => points > 0 === sum >= 0) ?? reasons[0];
      for (const text of [daily.why_explanation, profile.analysis.element_interaction]) {
        const sentence = lastSentence(text);
        expect(sentence).toContain(`${score}점`);
        if (leading !== undefined) expect(sentence).toContain(nameOf(leading));
      }
    }
  });

  it('gives the birth chart as no reason for it', () => {
    const ofBirth = /신강|신약|중화|타고난|태어나|짜임이라|[일월연]주/;
    for (const { daily, profile } of days) {
      expect(lastSentence(daily.why_explanation)).not.toMatch(ofBirth);
      expect(lastSentence(profile.analysis.element_interaction)).not.toMatch(ofBirth);
    }
  });
});

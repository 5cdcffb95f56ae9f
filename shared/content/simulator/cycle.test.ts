import { expect, it } from '@jest/globals';
import { wrongParticles } from '../../../scripts/evals/wrong-particles.ts';
import { randomCharts } from '../../../tests/harness/random-charts.ts';
import { MODEL_NAMES } from '../../core/models.ts';
import { chartOf } from '../../saju/index.ts';
import { cycleOf } from '../cycle.ts';
import { flowOf, periodPillar } from '../facts.ts';
import { refusalsOf } from '../gate/gate.ts';
import { type SectionRequest, sectionPeriod } from '../requests.ts';
import { simulateSection } from './simulate.ts';

const KINDS = [
  { section: 'yearly' },
  { section: 'profile_fortune', fortuneType: 'yearly' },
  { section: 'profile_fortune', fortuneType: 'monthly' },
] as const;

/** The text that names the cycle. */
function spokenIn(request: SectionRequest, index: number): string {
  const model = MODEL_NAMES[index % MODEL_NAMES.length] ?? 'haiku';
  const output: unknown = simulateSection(request, model);
  expect(refusalsOf(request, output)).toEqual([]);
  return JSON.stringify(output)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => /대운|글자끼리|바탕에 흐릅니다/.test(sentence))
    .join(' ');
}

it.each(KINDS)(
  'the texts of %o name a known cycle with its ten god and how the period meets it, and no unknown one',
  (kind) => {
    const { section } = kind;
    const fortuneType = 'fortuneType' in kind ? kind.fortuneType : undefined;
    for (const [index, pillars] of randomCharts(120, `cycles ${fortuneType}`).entries()) {
      const step = (index % 10) + 1;
      const luck = { pillar: (pillars.month + (index % 2 === 0 ? step : 60 - step)) % 60, turning: index % 4 === 0 };
      const period = sectionPeriod(section, '2026-11-20', fortuneType);
      const request: SectionRequest = {
        section,
        pillars,
        period,
        ...(fortuneType === undefined ? {} : { fortuneType }),
      };
      expect(spokenIn(request, index)).toBe('');
      const known = { ...request, luck };
      const cycle = cycleOf(known, chartOf(pillars));
      const sentence = spokenIn(known, index);
      for (const word of [`${cycle?.flow.hangul}(${cycle?.flow.hanja})`, `${cycle?.flow.stemGod}, 곧`]) {
        expect(sentence).toContain(word);
      }
      if (luck.turning) expect(sentence).toContain('바뀝니다');
      const isSame =
        cycle?.flow.pillar === flowOf(chartOf(pillars), periodPillar(fortuneType ?? 'yearly', period)).pillar;
      for (const kind of isSame ? ['복음'] : (cycle?.met ?? [])) expect(sentence).toContain(`${kind}`);
      expect(wrongParticles(sentence)).toEqual([]);
    }
  },
);

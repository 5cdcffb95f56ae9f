import { expect, it } from '@jest/globals';
import { wrongParticles } from '../../../scripts/evals/wrong-particles.ts';
import { randomCharts } from '../../../tests/harness/random-charts.ts';
import { MODEL_NAMES } from '../../core/models.ts';
import { chartOf, favourOf, type RelationKind } from '../../saju/index.ts';
import { cycleOf } from '../cycle.ts';
import { usefulGodOfChart } from '../facts.ts';
import { refusalsOf } from '../gate/gate.ts';
import { type SectionRequest, sectionPeriod } from '../requests.ts';
import { simulateSection } from './simulate.ts';

const KINDS = [
  { section: 'yearly' },
  { section: 'profile_fortune', fortuneType: 'yearly' },
  { section: 'profile_fortune', fortuneType: 'monthly' },
] as const;

const STRAINS: readonly RelationKind[] = ['충', '형', '천간충'];

/** The sentences that name the cycle. */
function spokenIn(request: SectionRequest, index: number): readonly string[] {
  const model = MODEL_NAMES[index % MODEL_NAMES.length] ?? 'haiku';
  const output: unknown = simulateSection(request, model);
  expect(refusalsOf(request, output)).toEqual([]);
  return JSON.stringify(output)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.includes('대운'));
}

it.each(KINDS)('the texts of %o say in one sentence what a known cycle does to the period, or nothing', (kind) => {
  const { section } = kind;
  const fortuneType = 'fortuneType' in kind ? kind.fortuneType : undefined;
  let silent = 0;
  for (const [index, pillars] of randomCharts(120, `cycles ${fortuneType}`).entries()) {
    const step = (index % 10) + 1;
    const luck = { pillar: (pillars.month + (index % 2 === 0 ? step : 60 - step)) % 60, turning: index % 4 === 0 };
    const period = sectionPeriod(section, '2026-11-20', fortuneType);
    const request: SectionRequest = { section, pillars, period, ...(fortuneType === undefined ? {} : { fortuneType }) };
    expect(spokenIn(request, index)).toEqual([]);
    const sentences = spokenIn({ ...request, luck }, index);
    const favour = favourOf(usefulGodOfChart(chartOf(pillars)), luck.pillar);
    // One that helps and is at odds with the period is no plain help.
    const isMixed =
      favour > 0 && (cycleOf({ ...request, luck }, chartOf(pillars))?.met ?? []).some((kind) => STRAINS.includes(kind));
    const isTold = luck.turning || (favour !== 0 && !isMixed);
    expect(sentences).toHaveLength(isTold ? 1 : 0);
    if (!isTold) {
      silent++;
      continue;
    }
    if (luck.turning) expect(sentences[0]).toMatch(/대운이 (?:\S+ )*바뀌/u);
    if (favour !== 0) expect(sentences[0]).toMatch(favour > 0 ? /도움이 [되됩]/u : /부담이 [되됩]/u);
    expect(wrongParticles(sentences.join(' '))).toEqual([]);
  }
  expect(silent).toBeGreaterThan(5);
});

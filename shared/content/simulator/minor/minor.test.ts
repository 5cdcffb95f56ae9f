import { describe, expect, it } from '@jest/globals';
import { GOLDEN_DATE, type Kind, MINOR_KINDS, requestOf } from '../../../../scripts/evals/golden.ts';
import { hasWrongMarks } from '../../../../scripts/evals/measures.ts';
import { sweepRequests, withRandomCycle } from '../../../../scripts/evals/sweep.ts';
import { wrongParticles } from '../../../../scripts/evals/wrong-particles.ts';
import { randomCharts } from '../../../../tests/harness/random-charts.ts';
import { refusalsOf } from '../../gate/gate.ts';
import { parseSection } from '../../parse.ts';
import type { SectionRequest } from '../../requests.ts';
import { sectionScores } from '../../scores/section.ts';
import { createRandom } from '../random.ts';
import { simulateSection } from '../simulate.ts';

/** A sample, with limits close above its present values. `npm run evals` sweeps 2,000 charts a kind, all days and models. */
const charts = randomCharts(150, 'minors 2026-11-20');
const WRITTEN = MINOR_KINDS.filter(({ section }) => section !== 'radar');

interface Content {
  readonly request: SectionRequest;
  readonly output: unknown;
}

const known = new Map<string, readonly Content[]>();

/** What is written for each chart on one day, computed once for all tests. */
function contentsOf(kind: Kind): readonly Content[] {
  const random = createRandom(`cycles ${kind.name}`);
  const write = (pillars: (typeof charts)[number]): Content => {
    const request = withRandomCycle(requestOf(kind, pillars, GOLDEN_DATE), random);
    return { request, output: simulateSection(request) };
  };
  const contents = known.get(kind.name) ?? charts.map(write);
  known.set(kind.name, contents);
  return contents;
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const sentencesOf = (value: unknown) => textsOf(value).flatMap((text) => text.split(/(?<=[.!?])\s+/));

describe('the texts for readers under 19', () => {
  it('pass the gate on days of a whole year, in all sections', () => {
    const refused = MINOR_KINDS.flatMap((kind) =>
      [...sweepRequests(kind, 120)].flatMap(([request, model]) =>
        refusalsOf(request, simulateSection(request, model)).map(({ rule, reason }) => `${rule} ${reason}`),
      ),
    );
    expect(refused.slice(0, 10)).toEqual([]);
  });

  it.each(MINOR_KINDS)('have no word of trading, assets or markets in a stored $name', (kind) => {
    for (const { request, output } of contentsOf(kind)) {
      const parsed = parseSection(request, output);
      if (!parsed.ok) throw new Error(parsed.reasons.join('; '));
      expect(textsOf(parsed.content).join('\n')).not.toMatch(
        /투자|주식|종목|자산|시장|매수|매도|매매|거래|수익|손실|코인|펀드|재산|자본|증시|재테크/,
      );
    }
  });

  it.each(MINOR_KINDS)('go with the scores that every reader has in $name', (kind) => {
    for (const { request } of contentsOf(kind).slice(0, 20)) {
      const { variant: _minor, ...adult } = request;
      expect(sectionScores(request)).toEqual(sectionScores(adult));
    }
  });

  it.each(WRITTEN)('name the reader once to three times in $name, and leave no other mark', (kind) => {
    expect(contentsOf(kind).filter(({ output }) => hasWrongMarks(output))).toEqual([]);
  });

  it.each(WRITTEN)('fit every particle of $name to its word', (kind) => {
    const texts = contentsOf(kind).map(({ output }) => textsOf(output).join('\n'));
    expect(texts.flatMap(wrongParticles).slice(0, 5)).toEqual([]);
  });

  it.each(WRITTEN)('repeat no sentence within a $name, and few between two charts', (kind) => {
    const sentences = contentsOf(kind).map(({ output }) => sentencesOf(output));
    const repeating = sentences.filter((all) => {
      const whole = all.filter((sentence) => sentence.endsWith('.'));
      return new Set(whole).size < whole.length;
    });
    expect(repeating.slice(0, 1)).toEqual([]);
    const random = createRandom(`pairs of ${kind.name}`);
    const sets = sentences.map((all) => new Set(all));
    const shares = Array.from({ length: 2_000 }, () => {
      const a = random.below(charts.length);
      const b = (a + random.between(1, charts.length - 1)) % charts.length;
      const others = sentences[b] ?? [];
      return others.filter((sentence) => sets[a]?.has(sentence)).length / others.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.016);
  });

  it('are other texts than those of adults, always the same for the same request', () => {
    for (const kind of WRITTEN) {
      const [content] = contentsOf(kind);
      if (content === undefined) throw new Error('no charts');
      const { variant: _minor, ...adult } = content.request;
      expect(simulateSection(content.request)).toEqual(content.output);
      expect(content.output).not.toEqual(simulateSection(adult));
    }
  });
});

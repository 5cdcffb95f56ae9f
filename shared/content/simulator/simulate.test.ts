import { describe, expect, it } from '@jest/globals';
import { GOLDEN_DATE, goldenCharts, KINDS, type Kind, MINOR_KINDS, requestOf } from '../../../scripts/evals/golden.ts';
import { hasWrongMarks, TRADE } from '../../../scripts/evals/measures.ts';
import { textsOf as textsByPath } from '../../../scripts/evals/texts.ts';
import { metTwice, recurrence } from '../../../scripts/evals/variety.ts';
import { wrongParticles } from '../../../scripts/evals/wrong-particles.ts';
import { randomCharts } from '../../../tests/harness/random-charts.ts';
import { addDays } from '../../core/clock.ts';
import { MODEL_NAMES } from '../../core/models.ts';
import type { Pillars } from '../../saju/index.ts';
import { parseSection } from '../parse.ts';
import type { SectionRequest } from '../requests.ts';
import { createRandom } from './random.ts';
import { simulateSection } from './simulate.ts';

/** A sample, with limits close above its present values. `npm run evals` sweeps 2,000 charts a kind, all days and models. */
const charts = randomCharts(300, 'evals');

/** Day pillars by their place in the cycle. */
const IMSIN = 8;
const BYEONGSIN = 32;

const isWritten = ({ section }: Kind) => section !== 'radar';
const WRITTEN = KINDS.filter(isWritten);

const FORTUNE: Kind = { name: 'fortune', section: 'fortune' };

const known = new Map<string, unknown>();

/** What is written for a request, computed once for all tests. */
function write(request: SectionRequest): unknown {
  const key = JSON.stringify(request);
  if (!known.has(key)) known.set(key, simulateSection(request));
  return known.get(key);
}

const outputsOf = (kind: Kind) => charts.map((pillars) => write(requestOf(kind, pillars, GOLDEN_DATE)));

const textsOf = (output: unknown): readonly string[] => textsByPath(output).map(([, text]) => text);
const textAt = (output: unknown, at: string) => textsByPath(output).find(([path]) => path === at)?.[1];

function sentencesOf(value: unknown): readonly string[] {
  return textsOf(value).flatMap((text) => text.split(/(?<=[.!?])\s+/));
}

function shared(a: readonly string[], b: readonly string[]): number {
  const known = new Set(a);
  return b.filter((sentence) => known.has(sentence)).length / b.length;
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

describe('simulateSection', () => {
  it('writes different overall analyses for all charts of one day', () => {
    const analyses = outputsOf(FORTUNE).map((output) => textAt(output, 'today_fortune.overall_analysis'));
    expect(analyses).not.toContain(undefined);
    expect(new Set(analyses).size).toBe(new Set(charts.map((pillars) => JSON.stringify(pillars))).size);
  });

  it.each([
    ['of age', KINDS],
    ['under 19', MINOR_KINDS],
  ])('marks 임신 and 병신 as signs, on all days of a cycle (%s)', (_, kinds) => {
    const days = Array.from({ length: 60 }, (_, day) => addDays(GOLDEN_DATE, day));
    const isOne = ({ day }: Pillars) => day === IMSIN || day === BYEONGSIN;
    const people = [...goldenCharts().filter(isOne), ...charts.slice(0, 1)];
    expect(people).toHaveLength(3);
    const texts = people.flatMap((pillars) =>
      kinds.filter(isWritten).flatMap((kind) => {
        const requests = days.map((date) => requestOf(kind, pillars, date));
        // One of each week, month and year.
        const perPeriod = new Map(requests.map((request) => [request.period, request])).values();
        return [...perPeriod].flatMap((request) => textsOf(write(request)));
      }),
    );
    expect(texts.filter((text) => /(?:임신|병신)(?!\(| 일)/.test(text))).toEqual([]);
  });

  it.each(WRITTEN)('shares on average at most 0.5 % of the sentences of $name between two charts', (kind) => {
    const sentences = outputsOf(kind).map(sentencesOf);
    const random = createRandom(`pairs of ${kind.name}`);
    const shares = Array.from({ length: 2_000 }, () => {
      const a = random.below(charts.length);
      const b = (a + random.between(1, charts.length - 1)) % charts.length;
      return shared(sentences[a] ?? [], sentences[b] ?? []);
    });
    expect(meanOf(shares)).toBeLessThan(0.005);
  });

  it.each(WRITTEN)(
    'shares on average at most 2 % of the sentences of $name between one period of a chart and another',
    (kind) => {
      const shares = charts.slice(0, 100).map((pillars) => {
        const [now, later] = [GOLDEN_DATE, '2027-12-01'].map((date) => requestOf(kind, pillars, date));
        if (now === undefined || later === undefined || now.period === later.period) return 0;
        return shared(sentencesOf(write(now)), sentencesOf(write(later)));
      });
      expect(meanOf(shares)).toBeLessThan(0.02);
    },
  );

  it.each(WRITTEN)('repeats no sentence within one $name', (kind) => {
    const repeating = outputsOf(kind)
      .map(sentencesOf)
      .filter((sentences) => new Set(sentences).size < sentences.length);
    expect(repeating).toEqual([]);
  });

  it.each(WRITTEN)('leaves no mark in $name but the name, which occurs one to three times', (kind) => {
    expect(outputsOf(kind).filter(hasWrongMarks)).toEqual([]);
  });

  it.each(WRITTEN)('fits every particle of $name to its word', (kind) => {
    const texts = outputsOf(kind).map((output) => textsOf(output).join('\n'));
    expect(texts.flatMap(wrongParticles)).toEqual([]);
  });

  it('is deterministic, and differs by chart, period, section and fortune type', () => {
    const [one, other] = charts;
    if (one === undefined || other === undefined) throw new Error('no charts');
    for (const kind of KINDS) {
      const request = requestOf(kind, one, GOLDEN_DATE);
      expect(simulateSection(request)).toEqual(simulateSection(request));
      expect(simulateSection(request)).not.toEqual(simulateSection({ ...request, pillars: other }));
    }
    const daily = { section: 'fortune', pillars: one } as const;
    expect(simulateSection({ ...daily, period: '2026-11-20' })).not.toEqual(
      simulateSection({ ...daily, period: '2026-11-21' }),
    );
    const types = (['daily', 'monthly', 'yearly'] as const).map((fortuneType) =>
      JSON.stringify(simulateSection({ section: 'profile_fortune', pillars: one, fortuneType, period: '2026-01-01' })),
    );
    expect(new Set(types).size).toBe(3);
  });

  it('says nothing of trade on days without a market', () => {
    const ofDay = KINDS.filter(({ section, fortuneType }) => section === 'fortune' || fortuneType === 'daily');
    expect(ofDay).toHaveLength(2);
    const said = ['2026-11-21', '2026-11-22', '2026-12-25'].flatMap((date) =>
      charts.slice(0, 50).flatMap((pillars) => ofDay.flatMap((kind) => textsOf(write(requestOf(kind, pillars, date))))),
    );
    expect(said.filter((text) => TRADE.test(text))).toEqual([]);
    const open = outputsOf(FORTUNE).map((output) => textAt(output, 'investment_fortune.short_term.message'));
    expect(open.some((message) => TRADE.test(message ?? ''))).toBe(true);
  });

  // What recurs grows with the number of charts: of 2,000, the evals allow 12 %.
  it.each([
    ['of age', KINDS, 4.5],
    ['under 19', MINOR_KINDS, 3.6],
  ])(
    'meets a reader %s again with less than 8 %% of its clauses in 30 days, and with few of its sentences in 300 charts',
    (_, kinds, limit) => {
      const readers = goldenCharts(6);
      for (const kind of kinds.filter(isWritten)) {
        const [recurs, returns] = [recurrence(kind, charts, write), metTwice(kind, readers, 30, write)];
        expect([kind.name, recurs < limit, returns < 8]).toEqual([kind.name, true, true]);
      }
    },
  );

  it('has a voice of its own for every model', () => {
    const shares = charts.slice(0, 30).flatMap((pillars) => {
      const request = requestOf(FORTUNE, pillars, GOLDEN_DATE);
      const texts = MODEL_NAMES.map((model) => sentencesOf(simulateSection(request, model)));
      return texts.flatMap((a, index) => texts.slice(index + 1).map((b) => shared(a, b)));
    });
    expect(meanOf(shares)).toBeLessThan(0.01);
  });

  it('writes parseable output for every section', () => {
    for (const kind of KINDS) {
      for (const pillars of charts.slice(0, 100)) {
        const request = requestOf(kind, pillars, GOLDEN_DATE);
        expect(parseSection(request, write(request)).ok).toBe(true);
      }
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { varietyOf } from '../../../scripts/evals/evaluate.ts';
import { KINDS, MINOR_KINDS } from '../../../scripts/evals/golden.ts';
import { addDays } from '../../core/clock.ts';
import { parseSection } from '../parse.ts';
import { type FortuneType, SECTION_NAMES, type SectionName, type SectionRequest, sectionPeriod } from '../requests.ts';
import { randomCharts } from '../test-charts.ts';
import { wrongParticles } from '../test-particles.ts';
import { createRandom } from './random.ts';
import { simulateSection } from './simulate.ts';

const DATE = '2026-11-20';
const charts = randomCharts(1000, 'simulate 2026-11-20');

/** Day pillars by their place in the cycle. */
const IMSIN = 8;
const BYEONGSIN = 32;

type Kind = readonly [section: SectionName, fortuneType: FortuneType];

const WRITTEN: readonly Kind[] = [
  ['fortune', 'daily'],
  ['profile_fortune', 'daily'],
  ['profile_fortune', 'monthly'],
  ['profile_fortune', 'yearly'],
  ['character', 'daily'],
  ['tendency', 'daily'],
  ['weekly', 'daily'],
  ['yearly', 'daily'],
];

function requestFor(section: SectionName, index: number, fortuneType: FortuneType = 'daily'): SectionRequest {
  const pillars = charts[index];
  if (pillars === undefined) throw new RangeError(`no chart ${index}`);
  return { section, pillars, fortuneType, period: sectionPeriod(section, DATE, fortuneType) };
}

const outputs = new Map<string, readonly unknown[]>();

/** What is written for each chart, computed once for all tests. */
function outputsOf(section: SectionName, fortuneType: FortuneType): readonly unknown[] {
  const key = `${section} ${fortuneType}`;
  const known = outputs.get(key) ?? charts.map((_, index) => simulateSection(requestFor(section, index, fortuneType)));
  outputs.set(key, known);
  return known;
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function sentencesOf(value: unknown): readonly string[] {
  return textsOf(value).flatMap((text) => text.split(/(?<=[.!?])\s+/));
}

function shared(a: readonly string[], b: readonly string[]): number {
  const known = new Set(a);
  return b.filter((sentence) => known.has(sentence)).length / b.length;
}

describe('simulateSection', () => {
  it('writes 1,000 different overall analyses for 1,000 charts of one day', () => {
    const analyses = charts.map(
      (pillars) => simulateSection({ section: 'fortune', pillars, period: DATE }).today_fortune.overall_analysis,
    );
    expect(new Set(analyses).size).toBe(new Set(charts.map((pillars) => JSON.stringify(pillars))).size);
  });

  it.each(['minor', undefined] as const)('marks 임신 and 병신 as signs, on all days of a cycle (%s)', (variant) => {
    const days = Array.from({ length: 60 }, (_, day) => addDays(DATE, day));
    const born = (day: number) => charts.filter((pillars) => pillars.day === day).slice(0, 1);
    const people = [...born(IMSIN), ...born(BYEONGSIN), ...charts.slice(0, 1)];
    const texts = days.flatMap((date) =>
      people.flatMap((pillars) =>
        WRITTEN.flatMap(([section, fortuneType]) => {
          const period = sectionPeriod(section, date, fortuneType);
          const request = { section, pillars, fortuneType, period, ...(variant && { variant }) };
          return textsOf(simulateSection(request));
        }),
      ),
    );
    expect(texts.filter((text) => /(?:임신|병신)(?!\(| 일)/.test(text))).toEqual([]);
  });

  it.each(WRITTEN)('shares on average at most 1 %% of the sentences of %s (%s) between two charts', (section, type) => {
    const sentences = outputsOf(section, type).map(sentencesOf);
    const random = createRandom(`pairs of ${section}`);
    const shares = Array.from({ length: 5_000 }, () => {
      const a = random.below(charts.length);
      const b = (a + random.between(1, charts.length - 1)) % charts.length;
      return shared(sentences[a] ?? [], sentences[b] ?? []);
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.01);
  });

  it.each(WRITTEN)(
    'shares on average at most 3 %% of the sentences of %s (%s) between one period of a chart and another',
    (section, type) => {
      const shares = outputsOf(section, type)
        .slice(0, 300)
        .map((output, index) => {
          const today = requestFor(section, index, type);
          const later = { ...today, period: sectionPeriod(section, '2027-12-01', type) };
          return today.period === later.period ? 0 : shared(sentencesOf(output), sentencesOf(simulateSection(later)));
        });
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.03);
    },
  );

  it.each(WRITTEN)('repeats no sentence within one %s (%s)', (section, type) => {
    const repeating = outputsOf(section, type)
      .map(sentencesOf)
      .filter((sentences) => new Set(sentences).size < sentences.length);
    expect(repeating).toEqual([]);
  });

  it.each(WRITTEN)('leaves no mark in %s (%s) but the name, which occurs one to three times', (section, type) => {
    const wrong = outputsOf(section, type)
      .map((output) => textsOf(output).join('\n'))
      .filter((all) => {
        const names = all.match(/\{\{name\}\}님/g)?.length ?? 0;
        const marks = /[[\]{}<>/]|undefined|NaN|null|\s\s|,,|\.\.|[a-z]/;
        return names < 1 || names > 3 || marks.test(all.replaceAll('{{name}}님', '회원님'));
      });
    expect(wrong).toEqual([]);
  });

  it.each(WRITTEN)('fits every particle of %s (%s) to its word', (section, type) => {
    const texts = outputsOf(section, type)
      .slice(0, 400)
      .map((output) => textsOf(output).join('\n'));
    expect(texts.flatMap(wrongParticles)).toEqual([]);
  });

  it('is deterministic, and differs by chart, period, section and fortune type', () => {
    for (const section of SECTION_NAMES) {
      expect(simulateSection(requestFor(section, 0))).toEqual(simulateSection(requestFor(section, 0)));
      expect(simulateSection(requestFor(section, 0))).not.toEqual(simulateSection(requestFor(section, 1)));
    }
    const daily = { section: 'fortune', pillars: requestFor('fortune', 0).pillars } as const;
    expect(simulateSection({ ...daily, period: '2026-11-20' })).not.toEqual(
      simulateSection({ ...daily, period: '2026-11-21' }),
    );
    const types = (['daily', 'monthly', 'yearly'] as const).map((type) =>
      JSON.stringify(simulateSection({ ...requestFor('profile_fortune', 0, type), period: '2026-01-01' })),
    );
    expect(new Set(types).size).toBe(3);
  });

  it('says nothing of trade on days without a market', () => {
    const trade =
      /매매|매수|매도|거래|종목|시세|주가(?=[가는를의] )|(?<![번신])호가|체결|손절|익절|주문|등락|장이 (?:열리|끝나)|시장|출근|퇴근/;
    const said = ['2026-11-21', '2026-11-22', '2026-12-25'].flatMap((period) =>
      charts
        .slice(0, 150)
        .flatMap((pillars) => [
          ...textsOf(simulateSection({ section: 'fortune', pillars, period })),
          ...textsOf(simulateSection({ section: 'profile_fortune', pillars, period })),
        ]),
    );
    expect(said.filter((text) => trade.test(text))).toEqual([]);
    const open = charts.slice(0, 50).map((pillars) => simulateSection({ section: 'fortune', pillars, period: DATE }));
    expect(open.some((fortune) => trade.test(fortune.investment_fortune.short_term.message))).toBe(true);
  });

  it.each([
    ['of age', KINDS],
    ['under 19', MINOR_KINDS],
  ])(
    'meets a reader %s again with less than 8 %% of its clauses in 30 days, and with less than 12 %% of its sentences in 2,000 charts',
    (_, kinds) => {
      for (const [kind, [recurring, metTwice]] of varietyOf(kinds, { many: 2_000, readers: 12, days: 30 })) {
        expect({ kind, recurs: (recurring ?? 100) >= 12, returns: (metTwice ?? 100) >= 8 }).toEqual({
          kind,
          recurs: false,
          returns: false,
        });
      }
    },
  );

  it('has a voice of its own for every model', () => {
    const models = ['haiku', 'sonnet', 'gpt4o', 'gemini'] as const;
    const shares = charts.slice(0, 100).flatMap((pillars) => {
      const texts = models.map((model) =>
        sentencesOf(simulateSection({ section: 'fortune', pillars, period: DATE }, model)),
      );
      return texts.flatMap((a, index) => texts.slice(index + 1).map((b) => shared(a, b)));
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.02);
  });

  it('writes parseable output for every section', () => {
    for (const section of SECTION_NAMES) {
      for (let index = 0; index < 200; index++) {
        const request = requestFor(section, index);
        expect(parseSection(request, simulateSection(request)).ok).toBe(true);
      }
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../core/clock.ts';
import { MODEL_NAMES } from '../../../core/models.ts';
import { refusalsOf } from '../../gate/gate.ts';
import { parseSection } from '../../parse.ts';
import {
  FORTUNE_TYPES,
  type FortuneType,
  SECTION_NAMES,
  type SectionName,
  type SectionRequest,
  sectionPeriod,
} from '../../requests.ts';
import { sectionScores } from '../../scores/section.ts';
import { randomCharts } from '../../test-charts.ts';
import { wrongParticles } from '../../test-particles.ts';
import { createRandom } from '../random.ts';
import { simulateSection } from '../simulate.ts';

const DATE = '2026-11-20';
const charts = randomCharts(300, 'minors 2026-11-20');

type Kind = readonly [section: SectionName, fortuneType: FortuneType];
const KINDS: readonly Kind[] = SECTION_NAMES.flatMap((section): Kind[] =>
  section === 'profile_fortune' ? FORTUNE_TYPES.map((type): Kind => [section, type]) : [[section, 'daily']],
);
const WRITTEN = KINDS.filter(([section]) => section !== 'radar');

function requestsOf([section, fortuneType]: Kind, date = DATE): SectionRequest[] {
  const random = createRandom(`cycles ${section} ${date}`);
  const hasCycle = section === 'yearly' || (section === 'profile_fortune' && fortuneType !== 'daily');
  return charts.map((pillars): SectionRequest => {
    const step = random.pick([-3, -2, -1, 1, 2, 3]);
    const luck = { pillar: (pillars.month + step + 60) % 60, turning: random.below(4) === 0 };
    return {
      section,
      pillars,
      period: sectionPeriod(section, date, fortuneType),
      variant: 'minor',
      ...(section === 'profile_fortune' ? { fortuneType } : {}),
      ...(hasCycle ? { luck } : {}),
    };
  });
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const sentencesOf = (value: unknown) => textsOf(value).flatMap((text) => text.split(/(?<=[.!?])\s+/));

describe('the texts for readers under 19', () => {
  it('pass the gate on every day of a year, in all sections', () => {
    const refused: string[] = [];
    for (let day = 0; day < 365; day += 30) {
      for (const kind of KINDS) {
        for (const [index, request] of requestsOf(kind, addDays('2026-01-01', day)).slice(0, 60).entries()) {
          const model = MODEL_NAMES[index % MODEL_NAMES.length] ?? 'haiku';
          refused.push(
            ...refusalsOf(request, simulateSection(request, model)).map(({ rule, reason }) => `${rule} ${reason}`),
          );
        }
      }
    }
    expect(refused.slice(0, 10)).toEqual([]);
  });

  it.each(KINDS)('have no word of trading, assets or markets in a stored %s (%s)', (...kind) => {
    for (const request of requestsOf(kind)) {
      const parsed = parseSection(request, simulateSection(request));
      if (!parsed.ok) throw new Error(parsed.reasons.join('; '));
      expect(textsOf(parsed.content).join('\n')).not.toMatch(
        /투자|주식|종목|자산|시장|매수|매도|매매|거래|수익|손실|코인|펀드|재산|자본|증시|재테크/,
      );
    }
  });

  it.each(KINDS)('go with the scores that every reader has in %s (%s)', (...kind) => {
    for (const request of requestsOf(kind).slice(0, 40)) {
      const { variant: _minor, ...adult } = request;
      expect(sectionScores(request)).toEqual(sectionScores(adult));
    }
  });

  it.each(WRITTEN)('name the reader once to three times in %s (%s), and leave no other mark', (...kind) => {
    const wrong = requestsOf(kind)
      .map((request) => textsOf(simulateSection(request)).join('\n'))
      .filter((all) => {
        const names = all.match(/\{\{name\}\}님/g)?.length ?? 0;
        const marks = /[[\]{}<>/]|undefined|NaN|null| {2}|,,|\.\.|[a-z]/;
        return names < 1 || names > 3 || marks.test(all.replaceAll('{{name}}님', '회원님'));
      });
    expect(wrong.slice(0, 2)).toEqual([]);
  });

  it.each(WRITTEN)('fit every particle of %s (%s) to its word', (...kind) => {
    const texts = requestsOf(kind).map((request) => textsOf(simulateSection(request)).join('\n'));
    expect(texts.flatMap(wrongParticles).slice(0, 5)).toEqual([]);
  });

  it.each(WRITTEN)('repeat no sentence within a %s (%s), and few between two charts', (...kind) => {
    const sentences = requestsOf(kind).map((request) => sentencesOf(simulateSection(request)));
    const repeating = sentences.filter((all) => {
      const whole = all.filter((sentence) => sentence.endsWith('.'));
      return new Set(whole).size < whole.length;
    });
    expect(repeating.slice(0, 1)).toEqual([]);
    const random = createRandom(`pairs of ${kind.join()}`);
    const shares = Array.from({ length: 3_000 }, () => {
      const a = random.below(charts.length);
      const b = (a + random.between(1, charts.length - 1)) % charts.length;
      const known = new Set(sentences[a]);
      const others = sentences[b] ?? [];
      return others.filter((sentence) => known.has(sentence)).length / others.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.03);
  });

  it('are other texts than those of adults, always the same for the same request', () => {
    for (const kind of WRITTEN) {
      const [request] = requestsOf(kind);
      if (request === undefined) throw new Error('no charts');
      const { variant: _minor, ...adult } = request;
      expect(simulateSection(request)).toEqual(simulateSection(request));
      expect(simulateSection(request)).not.toEqual(simulateSection(adult));
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AnalysisTexts, analysisOf } from '../analysis.ts';
import { chartOf } from '../chart.ts';
import { compatibility } from '../compatibility.ts';
import { readingOf } from '../reading.ts';
import { BRANCHES, pillarHangul, pillarIndex, STEMS } from '../sexagenary.ts';
import type { Pillars } from '../types.ts';
import { cycleDescription } from './cycles.ts';
import { dayMasterText } from './day-masters.ts';
import { dayPillarTraits } from './day-pillars.ts';
import { elementList } from './element-words.ts';

const SEED = 20_261_122;

const charts = everyDayPillarInManyCharts();
const analyses = charts.map((pillars) => textsOfChart(pillars));
const index60 = fc.integer({ min: 0, max: 59 });
const anyPillars = fc.record({ year: index60, month: index60, day: index60, hour: fc.option(index60) });

describe('the texts of the sixty day pillars', () => {
  it('are stored at their own pillar and name it', () => {
    for (let i = 0; i < 60; i++) {
      expect(dayPillarTraits(i).pillar).toBe(pillarHangul(i));
      expect(dayPillarTraits(i).portrait.startsWith(`${pillarHangul(i)}일주는 `)).toBe(true);
    }
  });

  it('are all different', () => {
    const all = Array.from({ length: 60 }, (_, i) => Object.values(dayPillarTraits(i)) as string[]).flat();
    expect(new Set(all.flatMap(sentencesOf)).size).toBe(all.flatMap(sentencesOf).length);
  });

  it('ten day masters have ten descriptions and at least four characteristics each', () => {
    const texts = STEMS.map(({ index }) => dayMasterText(index));
    expect(new Set(texts.map(({ description }) => description)).size).toBe(10);
    for (const [i, text] of texts.entries()) {
      expect(text.description.startsWith(STEMS[i]?.name ?? '?')).toBe(true);
      expect(text.characteristics.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('the analysis of a chart', () => {
  it('has a distinct personality for each day pillar, strongest and weakest element', () => {
    const byCombination = new Map<string, Set<string>>();
    for (const [i, pillars] of charts.entries()) {
      const { strongest, weakest } = chartOf(pillars).balance;
      const key = `${pillars.day} ${strongest} ${weakest}`;
      byCombination.set(key, (byCombination.get(key) ?? new Set()).add(analyses[i]?.personality ?? ''));
    }
    const personalities = new Set(analyses.map(({ personality }) => personality));
    // No personality is shared by two combinations.
    const sum = [...byCombination.values()].reduce((count, texts) => count + texts.size, 0);
    expect(sum).toBe(personalities.size);
    expect(byCombination.size).toBeGreaterThan(1000);
    expect(personalities.size).toBeGreaterThanOrEqual(500);
  });

  it('says of personalities at least 2,000 different sentences, each about a feature of the chart', () => {
    const sentences = new Set(analyses.flatMap(({ personality }) => sentencesOf(personality)));
    expect(sentences.size).toBeGreaterThanOrEqual(2000);
  });

  it('never repeats a sentence, and none is empty', () => {
    for (const analysis of analyses) {
      const sentences = textsOf(analysis).flatMap(sentencesOf);
      if (new Set(sentences).size !== sentences.length) throw new Error(`repeated: ${sentences.join('\n')}`);
    }
  });

  it('names the strong and the absent elements of the chart', () => {
    const pillars = { year: 6, month: 17, day: 16, hour: 19 };
    const { balance } = chartOf(pillars);
    expect(balance).toEqual({ strongest: 'metal', weakest: 'wood', needed: ['wood'], excess: ['metal'] });
    const { personality } = textsOfChart(pillars);
    expect(personality).toContain('금 기운이 뚜렷하게 강합니다.');
    expect(personality).toContain('목 기운은 겉으로 드러나지 않습니다.');
  });

  it('promises no gain', () => {
    const promises = /보장됩니다|반드시 (오|벌)|대박|확실한 수익|무조건/;
    for (const analysis of analyses) expect(promises.test(textsOf(analysis).join(' '))).toBe(false);
  });
});

describe('every text of the library', () => {
  const texts = everyText();

  it('consists of whole Korean sentences in the polite style, without template marks', () => {
    for (const text of texts) {
      if (/[{}$<>[\]]|undefined|null|NaN| {2}|\.\.|,,| [.,]|^\s|\s$/.test(text)) throw new Error(`not clean: ${text}`);
      for (const sentence of sentencesOf(text)) {
        if (!/(니다|십시오)\.$/.test(sentence)) throw new Error(`not a polite sentence: ${sentence}`);
      }
    }
  });

  it('has the right particle after every word', () => {
    const wrong = new Set(texts.flatMap((text) => text.match(/[가-힣]+/g) ?? []).filter(hasWrongParticle));
    expect([...wrong]).toEqual([]);
  });

  it('the particle check rejects a wrong particle', () => {
    for (const word of ['나무을', '물를', '금가', '토이', '목와', '화과', '불으로', '산로', '바다은', '강는']) {
      expect([word, hasWrongParticle(word)]).toEqual([word, true]);
    }
  });

  it('lists elements in the generating order', () => {
    expect(elementList(['fire', 'wood'])).toBe('목·화');
    expect(elementList(['earth', 'fire', 'water'])).toBe('화·토·수');
    expect(elementList(['metal', 'metal'])).toBe('금');
  });
});

describe(`compatibility (seed ${SEED})`, () => {
  it('is equal from both sides, except for the giver', () => {
    fc.assert(
      fc.property(anyPillars, anyPillars, (a, b) => {
        const { element_complement: there, ...forward } = compatibility(a, b);
        const { element_complement: back, ...backward } = compatibility(b, a);
        expect(backward).toEqual(forward);
        expect(back).toEqual({ a_gives: there.b_gives, b_gives: there.a_gives });
      }),
      { seed: SEED, numRuns: 800 },
    );
  });

  it('scores 0..100 as the sum of its parts, grades by the score, and always has a strength and a caution', () => {
    fc.assert(
      fc.property(anyPillars, anyPillars, (a, b) => {
        const { score, grade, breakdown, strengths, cautions, summary } = compatibility(a, b);
        const { day_stem, day_branch, year_branch, element_balance, other_pillars } = breakdown;
        expect(day_stem + day_branch + year_branch + element_balance + other_pillars).toBe(score);
        expect(score >= 0 && score <= 100).toBe(true);
        expect(grade).toBe(score >= 90 ? 'S' : score >= 75 ? 'A' : score >= 60 ? 'B' : score >= 45 ? 'C' : 'D');
        expect(strengths.length > 0 && cautions.length > 0).toBe(true);
        expect(summary).toContain(`${score}점`);
        const said = [...strengths, ...cautions, ...sentencesOf(summary)];
        expect(new Set(said).size).toBe(said.length);
      }),
      { seed: SEED, numRuns: 800 },
    );
  });
});

/** Every day pillar with varied years, months and hours, so that every strongest and weakest element occurs. */
function everyDayPillarInManyCharts(): Pillars[] {
  const all: Pillars[] = [];
  for (let day = 0; day < 60; day++) {
    for (let n = 0; n < 200; n++) {
      // Steps coprime to 60 visit all pillars, in a pattern unrelated to the days.
      const year = (n * 7 + day * 13) % 60;
      const month = (n * 11 + Math.floor(n / 60) * 17 + day) % 60;
      const hour = n % 10 === 0 ? null : (n * 23 + Math.floor(n / 60) * 29) % 60;
      all.push({ year, month, day, hour });
    }
  }
  return all;
}

function everyText(): string[] {
  const pillars = Array.from({ length: 60 }, (_, i) => i);
  const cycles = pillars.flatMap((day) => pillars.map((cycle) => cycleDescription(day, cycle)));
  const matches = charts.slice(0, 3000).flatMap((a, i) => {
    const { strengths, cautions, summary } = compatibility(a, charts[(i * 7919) % charts.length] ?? a);
    return [...strengths, ...cautions, summary];
  });
  const dayMasters = STEMS.map(({ index }) => dayMasterText(index).description);
  return [...new Set([...analyses.flatMap(textsOf), ...cycles, ...matches, ...dayMasters])];
}

function textsOfChart(pillars: Pillars): AnalysisTexts {
  const chart = chartOf(pillars);
  return analysisOf(chart, readingOf(chart));
}

function textsOf(analysis: AnalysisTexts): string[] {
  const { personality, strengths, weaknesses, career_advice, relationship_advice } = analysis;
  return [personality, ...strengths, ...weaknesses, career_advice, relationship_advice];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /);
}

/** Words that end like a noun with a particle but are verbs (-는), or whole nouns and adverbs. */
const NO_PARTICLE =
  /(있|없|않|맞|받|닦|읽|쌓|믿|안|앉|닿|듣|잡|쏟|듬|남|참|걷|빚|놓|맺|살|좋|높|깊|많)는$|가을$|모을$|평가$|가까이$|사이$|차이$|나이$|아이$/;

/** Whether a word's last syllable is a particle that the previous syllable forbids. */
function hasWrongParticle(word: string): boolean {
  const before = finalConsonant(word.at(-2) ?? '');
  if (word.length < 2 || NO_PARTICLE.test(word)) return false;
  switch (word.at(-1)) {
    case '를':
    case '와':
    case '는':
    case '가':
      return before !== 0;
    case '을':
    case '과':
    case '은':
    case '이':
      return before === 0;
    case '로':
      return word.endsWith('으로') ? isOpenOrRieul(word.at(-3) ?? '') : before !== 0 && before !== RIEUL;
    default:
      return false;
  }
}

const RIEUL = 8;

function isOpenOrRieul(syllable: string): boolean {
  return [0, RIEUL].includes(finalConsonant(syllable));
}

function finalConsonant(syllable: string): number {
  return ((syllable.codePointAt(0) ?? 0xac00) - 0xac00) % 28;
}

it('branches and stems have Korean meanings', () => {
  for (const { meaning } of [...STEMS, ...BRANCHES]) expect(meaning).toMatch(/^[가-힣, ]+$/);
  expect(pillarIndex(0, 0)).toBe(0);
});

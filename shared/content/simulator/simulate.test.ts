import { describe, expect, it } from '@jest/globals';
import { GOLDEN_DATE, goldenCharts, KINDS, type Kind, MINOR_KINDS, requestOf } from '../../../scripts/evals/golden.ts';
import { hasWrongMarks, median, speaksOfTrade, sum } from '../../../scripts/evals/measures.ts';
import { READING_LIMITS, readingOf } from '../../../scripts/evals/reading.ts';
import { withRandomCycle } from '../../../scripts/evals/sweep.ts';
import { homographIn, numberIn, sentencesOf, termIn, textsOf } from '../../../scripts/evals/texts.ts';
import { wrongParticles } from '../../../scripts/evals/wrong-particles.ts';
import { randomCharts } from '../../../tests/harness/random-charts.ts';
import { addDays } from '../../core/clock.ts';
import { chartOf, dayPillar, type Pillars, pillarHangul } from '../../saju/index.ts';
import { flowOf } from '../facts.ts';
import { MODEL_NAMES } from '../index.ts';
import { type JsonSchema, sectionJsonSchema } from '../json-schema.ts';
import { parseSection } from '../parse.ts';
import { BASE, dayScores, MONTHS, QUARTERS, yearAndMonths } from '../scores/periods.ts';
import { sectionScores } from '../scores/section.ts';
import { OF_AGE } from './adult/corpus.ts';
import { fits, unfitOn } from './calendar.ts';
import { drawFor } from './draw.ts';
import { ELEMENT_WORDS, leadOfDay, lettersOf } from './lead.ts';
import { UNDER_19 } from './minor/corpus.ts';
import { createRandom } from './random.ts';
import { simulateSection } from './simulate.ts';

const charts = randomCharts(300, 'simulator 2026-11-20');
const WRITTEN = [...KINDS, ...MINOR_KINDS]
  .filter(({ section }) => section !== 'radar')
  .map((kind) => ({ ...kind, title: `${kind.name}${kind.variant === 'minor' ? ', under 19' : ''}` }));
type Titled = (typeof WRITTEN)[number];

/** What each chart gets on a day of its own, half of them with a ten-year cycle where the kind has one. Computed once for all tests. */
function outputsOf(kind: Titled): readonly unknown[] {
  const random = createRandom(`days of ${kind.name}`);
  const made =
    KNOWN.get(kind.title) ??
    charts.map((pillars, index) => {
      const request = requestOf(kind, pillars, addDays('2026-01-01', random.below(365)));
      return simulateSection(index % 2 === 0 ? request : withRandomCycle(request, random));
    });
  KNOWN.set(kind.title, made);
  return made;
}

const KNOWN = new Map<string, readonly unknown[]>();

const wordsOf = (output: unknown) => textsOf(output).map(([, text]) => text);
const foundIn = (kind: Titled, find: (text: string) => unknown) =>
  outputsOf(kind).flatMap((output) => wordsOf(output).filter((text) => find(text) !== null && find(text) !== false));

/** By path. */
function askedLengths(schema: JsonSchema, path = ''): Map<string, readonly [least: number, most: number]> {
  if (schema.type !== 'object') {
    const [, least, most] = /\((\d+)~(\d+)자\)$/u.exec(schema.description ?? '') ?? [];
    return new Map([[path, [Number(least), Number(most)]]]);
  }
  const properties = Object.entries(schema.properties);
  return new Map(properties.flatMap(([key, own]) => [...askedLengths(own, path === '' ? key : `${path}.${key}`)]));
}

const [FORTUNE] = KINDS.filter(({ section }) => section === 'fortune');
if (FORTUNE === undefined) throw new Error('no fortune');

/** Every pillar, as its signs (무술(戊戌)) or as a noun names it. */
const PILLARS = new RegExp(
  `(?<![가-힣])(?:${Array.from({ length: 60 }, (_, index) => pillarHangul(index)).join('|')})(?:\\([^)]*\\))?`,
  'gu',
);

describe('the built-in generator', () => {
  it('is deterministic, and differs by chart, period, section, fortune type, reader and model', () => {
    const [one, other] = charts;
    if (one === undefined || other === undefined) throw new Error('no charts');
    for (const kind of KINDS) {
      const request = requestOf(kind, one, GOLDEN_DATE);
      expect(simulateSection(request)).toEqual(simulateSection(request));
      expect(simulateSection(request)).not.toEqual(simulateSection({ ...request, pillars: other }));
      const forMinor = simulateSection({ ...request, variant: 'minor' });
      expect([kind.name, JSON.stringify(forMinor) === JSON.stringify(simulateSection(request))]).toEqual([
        kind.name,
        kind.section === 'radar',
      ]);
    }
    const texts = MODEL_NAMES.flatMap((model) =>
      [GOLDEN_DATE, '2026-11-21'].map((period) =>
        JSON.stringify(simulateSection({ section: 'fortune', pillars: one, period }, model)),
      ),
    );
    expect(new Set(texts).size).toBe(8);
    const types = (['daily', 'monthly', 'yearly'] as const).map((fortuneType) =>
      JSON.stringify(simulateSection({ section: 'profile_fortune', pillars: one, fortuneType, period: '2026-01-01' })),
    );
    expect(new Set(types).size).toBe(3);
  });

  it('writes parseable output for every section, with the scores that every reader has', () => {
    for (const kind of [...KINDS, ...MINOR_KINDS]) {
      for (const pillars of charts.slice(0, 50)) {
        const request = requestOf(kind, pillars, GOLDEN_DATE);
        expect(parseSection(request, simulateSection(request)).ok).toBe(true);
        const { variant: _minor, ...adult } = request;
        expect(sectionScores(request)).toEqual(sectionScores(adult));
      }
    }
  });

  it.each(WRITTEN)('names the reader once or twice in $title, and leaves no other mark', (kind) => {
    expect(outputsOf(kind).filter(hasWrongMarks)).toEqual([]);
  });

  it.each(WRITTEN)('says no sentence of $title twice, and no keyword', (kind) => {
    const repeating = outputsOf(kind).filter((output) => {
      const keywords = textsOf(output).filter(([path]) => path.endsWith('keyword'));
      const all = [...sentencesOf(output), ...keywords.map(([, text]) => text)];
      return new Set(all).size < all.length;
    });
    expect(repeating.slice(0, 1)).toEqual([]);
  });

  it('draws no text with a sentence that is said already', () => {
    const [chart] = charts.map((pillars) => chartOf(pillars));
    if (chart === undefined) throw new Error('no chart');
    const drawn = Array.from({ length: 20 }, (_, number) => {
      const draw = drawFor(chart, 'haiku', 'any', { number, pillar: null });
      draw.from(['이야기가 잘 통하는 날입니다.']);
      return draw.from(['이야기가 잘 통하는 날입니다. 먼저 물어보세요.', '조용한 날입니다. 책을 읽어 보세요.']);
    });
    expect(new Set(drawn)).toEqual(new Set(['조용한 날입니다. 책을 읽어 보세요.']));
  });

  it.each(WRITTEN)('keeps to the lengths that a model is asked for in $title', (kind) => {
    const asked = askedLengths(sectionJsonSchema(kind.section, kind.variant));
    const outside = outputsOf(kind).flatMap((output) =>
      textsOf(output).filter(([path, text]) => {
        const [least, most] = asked.get(path) ?? [0, 0];
        return text.length < least || text.length > most;
      }),
    );
    expect(outside).toEqual([]);
  });

  it.each(WRITTEN)('fits every particle of $title to its word', (kind) => {
    expect(outputsOf(kind).flatMap((output) => wrongParticles(wordsOf(output).join('\n')))).toEqual([]);
  });

  it.each(WRITTEN)('has no percentage, amount or price in $title, and no bare word that reads as another', (kind) => {
    expect(foundIn(kind, numberIn)).toEqual([]);
    expect(foundIn(kind, homographIn)).toEqual([]);
  });

  it.each(WRITTEN)('names a pillar in $title with its signs, and none twice', (kind) => {
    const texts = outputsOf(kind).map((output) => wordsOf(output).join('\n'));
    const named = texts.map((text) => text.match(PILLARS) ?? []);
    expect(named.flat().filter((pillar) => !pillar.includes('('))).toEqual([]);
    expect(named.filter((pillars) => new Set(pillars).size < pillars.length)).toEqual([]);
  });

  it.each(WRITTEN.filter(({ variant }) => variant === 'minor'))('has no term in $title', (kind) => {
    expect(foundIn(kind, termIn)).toEqual([]);
    expect(foundIn(kind, (text) => /[一-鿿]|절기/u.exec(text))).toEqual([]);
  });

  it('says nothing of trade on days without a market, and does on others', () => {
    const ofDay = KINDS.filter(({ section, fortuneType }) => section === 'fortune' || fortuneType === 'daily');
    expect(ofDay).toHaveLength(2);
    const traded = (date: string) =>
      ofDay.map((kind) =>
        charts.some((pillars) => {
          const request = requestOf(kind, pillars, date);
          // As if the market were closed.
          return speaksOfTrade({ ...request, period: '2026-11-21' }, simulateSection(request));
        }),
      );
    expect(['2026-11-21', '2026-11-22', '2026-12-25'].flatMap(traded)).not.toContain(true);
    expect(traded(GOLDEN_DATE)[0]).toBe(true);
  });
});

describe('a day', () => {
  const DAYS = Array.from({ length: 45 }, (_, day) => addDays('2026-12-28', 2 * day));
  const KINDS_OF_DAY = WRITTEN.filter(({ section, fortuneType }) => section === 'fortune' || fortuneType === 'daily');

  it.each(KINDS_OF_DAY)('has only words that fit its weekday, its date and its season ($title)', (kind) => {
    const unfit = DAYS.flatMap((date, index) =>
      charts.slice(index, index + 12).flatMap((pillars) =>
        wordsOf(simulateSection(requestOf(kind, pillars, date))).flatMap((text) => {
          // Of a solar term, and of what a letter means, the calendar does not decide.
          const own = text.replace(/오늘은 .+?\(.+?\)입니다\.|태어난 달[은의].+|.+점수.+/gu, '');
          return fits(own, unfitOn(date)) ? [] : [`${date} ${own}`];
        }),
      ),
    );
    expect(unfit).toEqual([]);
  });

  it('says of the last hour before sleep only what fits it', () => {
    let told = 0;
    for (const [corpus, variant] of [[OF_AGE, undefined] as const, [UNDER_19, 'minor'] as const]) {
      const own = [...(corpus.timing.best['밤'] ?? []), ...(corpus.timing.avoid['밤'] ?? [])];
      for (const pillars of charts) {
        const request = { section: 'fortune', pillars, period: GOLDEN_DATE } as const;
        const { timing } = simulateSection(variant === undefined ? request : { ...request, variant }).today_fortune;
        const ofNight = timing.reason.split(/(?<=\.) /u).filter((sentence) => sentence.startsWith('밤에는'));
        expect(own).toEqual(expect.arrayContaining(ofNight.map((sentence) => sentence.replace('밤', '[때]'))));
        told += ofNight.length;
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  it('has nothing warm to say of who is close where a sign strains the day pillar', () => {
    for (const corpus of [OF_AGE, UNDER_19]) {
      const warm = Object.entries(corpus.categories.love).flatMap(([key, texts]) =>
        /\+$|^합/u.test(key) ? texts : [],
      );
      for (const pillars of charts.slice(0, 60)) {
        const chart = chartOf(pillars);
        for (const date of DAYS.slice(0, 20)) {
          const { reasons } = dayScores(chart, date).categories.love;
          if (!reasons.some(({ kind, points }) => kind === 'relation' && points < 0)) continue;
          const request = { section: 'profile_fortune', pillars, period: date } as const;
          const told = simulateSection(corpus === OF_AGE ? request : { ...request, variant: 'minor' });
          expect(warm).not.toContain(told.categories.love.description);
        }
      }
    }
  });

  it('is explained by the reason of its story, of both letters where both have it and are one ten god', () => {
    let both = 0;
    for (const pillars of charts.slice(0, 100)) {
      const chart = chartOf(pillars);
      for (const date of DAYS.slice(0, 10).map((_, day) => addDays(GOLDEN_DATE, day))) {
        const flow = flowOf(chart, dayPillar(date));
        const { reason } = leadOfDay(chart, date);
        const { why_explanation: why } = simulateSection({ section: 'fortune', pillars, period: date });
        if (reason?.kind !== 'element') continue;
        const letters = lettersOf(flow, reason);
        expect(why).toContain(`${ELEMENT_WORDS[reason.element]} 기운`);
        if (letters !== 'both') continue;
        const named = flow.stemGod === flow.branchGod ? '두 글자' : '(?:윗|아랫)글자';
        expect(why).toMatch(new RegExp(`^(?:\\S+\\)일|오늘)의 ${named}에 든`, 'u'));
        both += 1;
      }
    }
    expect(both).toBeGreaterThan(50);
  });
});

describe('a month', () => {
  const MONTHLY = { section: 'profile_fortune', fortuneType: 'monthly' } as const;

  it.each(['2026-01-01', '2026-10-01'])(
    'is explained by its own letters, and by its year beside them (%s)',
    (period) => {
      const told = charts.map(
        (pillars) => simulateSection({ ...MONTHLY, pillars, period }).analysis.element_interaction,
      );
      expect(told.filter((text) => !/^이달(?:의|에도) /u.test(text))).toEqual([]);
      expect(new Set(told.map((text) => /(올해|을사\(乙巳\)년)의 /u.exec(text)?.[1]))).toEqual(
        new Set([undefined, period.startsWith('2026-01') ? '을사(乙巳)년' : '올해']),
      );
      // What a place of the chart stands for names no letter of the period.
      const bare = /(?<!이달의 |올해의 |년의 |태어난 [해달날시]의 )(?:윗|아랫)글자/u;
      expect(told.filter((sentence) => bare.test(sentence))).toEqual([]);
    },
  );
});

describe('a month or a year', () => {
  it.each([
    ['monthly', undefined],
    ['yearly', undefined],
    ['monthly', 'minor'],
    ['yearly', 'minor'],
  ] as const)('has fifteen and more other things to do (%s, %s)', (fortuneType, variant) => {
    const told = charts.map((pillars) =>
      simulateSection({
        ...{ section: 'profile_fortune', fortuneType, pillars, period: '2026-01-01' },
        ...(variant === undefined ? {} : { variant }),
      }),
    );
    expect(new Set(told.map(({ analysis }) => analysis.recommendations.second)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(told.map(({ advice }) => advice)).size).toBeGreaterThanOrEqual(15);
  });
});

describe('a year', () => {
  it('tells of each quarter the month that it names, or its best one if it goes well, and otherwise its hardest', () => {
    for (const pillars of charts.slice(0, 100)) {
      const { months, quarters } = yearAndMonths(chartOf(pillars), 2026);
      const { quarters: told, summary } = simulateSection({ section: 'yearly', pillars, period: '2026-01-01' });
      const named = [...summary.matchAll(/(\d+)월/gu)].map(([, month]) => Number(month));
      expect(named).toHaveLength(2);
      const all = MONTHS.map((month) => months[month].score);
      expect(named.map((month) => all[month - 1])).toEqual([Math.max(...all), Math.min(...all)]);
      for (const [index, quarter] of QUARTERS.entries()) {
        const own = MONTHS.slice(3 * index, 3 * index + 3).map((month) => months[month].score);
        const extreme = quarters[quarter].score >= BASE ? Math.max(...own) : Math.min(...own);
        const ofQuarter = named.filter((each) => Math.ceil(each / 3) === index + 1);
        const month = ofQuarter.length > 0 ? Math.min(...ofQuarter) : 3 * index + own.indexOf(extreme) + 1;
        expect(told[quarter].advice).toMatch(new RegExp(`^(?:다만 )?${month}월에는 `, 'u'));
      }
    }
  });
});

describe.each([
  ['a year', undefined, OF_AGE],
  ['a year under 19', 'minor', UNDER_19],
] as const)('%s', (_title, variant, { spans }) => {
  it('never tells of its hardest month as better than the others', () => {
    const beginnings = (spans['나은'] ?? []).map((text) => text.slice(text.indexOf(' ')));
    const wrong = charts.flatMap((pillars) =>
      [2026, 2027, 2028].flatMap((year) => {
        const request = { section: 'yearly', pillars, period: `${year}-01-01` } as const;
        const { quarters, summary } = simulateSection({ ...request, ...(variant === undefined ? {} : { variant }) });
        const hardest = [...summary.matchAll(/(\d+월)/gu)][1]?.[1];
        return QUARTERS.map((quarter) => quarters[quarter].advice).filter(
          (advice) => advice.startsWith(`${hardest}에는`) && beginnings.some((better) => advice.endsWith(better)),
        );
      }),
    );
    expect(beginnings.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });
});

describe('a fortune', () => {
  const readers: readonly Pillars[] = goldenCharts(30);

  it('is at most 663 characters long, in the median', () => {
    const lengths = charts.map((pillars) =>
      sum(wordsOf(simulateSection(requestOf(FORTUNE, pillars, GOLDEN_DATE))).map(({ length }) => length)),
    );
    expect(median(lengths)).toBeLessThanOrEqual(663);
  });

  it.each(WRITTEN.filter(({ section, fortuneType }) => section === 'fortune' || fortuneType === 'daily'))(
    'reads like a column over a fortnight ($title): few openings and sentences return, and no two charts share one',
    (kind: Kind) => {
      const reading = readingOf(kind, readers, randomCharts(1_000, 'one day'), simulateSection);
      expect(reading.equal).toBe(0);
      expect(reading.pillars).toBeLessThanOrEqual(READING_LIMITS.pillars);
      expect(reading.openings).toBeLessThanOrEqual(READING_LIMITS.openings);
      // For readers under 19 there are fewer reasons, and so more of the same.
      expect(reading.twice).toBeLessThanOrEqual(kind.variant === 'minor' ? 15 : READING_LIMITS.twice);
    },
  );

  it('shares no story with the daily profile within a month, and no advice on a day', () => {
    const [profile] = KINDS.filter(
      ({ section, fortuneType }) => section === 'profile_fortune' && fortuneType === 'daily',
    );
    if (profile === undefined) throw new Error('no daily profile');
    const TOLD = /overall_analysis|action_items|summary|recommendations|advice|example|warning|message/;
    const sentencesOn = (kind: Kind, pillars: Pillars, day: number) =>
      textsOf(simulateSection(requestOf(kind, pillars, addDays(GOLDEN_DATE, day))))
        .filter(([path]) => TOLD.test(path))
        .flatMap(([, text]) => text.replaceAll('{{name}}님, ', '').split(/(?<=\.)\s+/))
        .filter((sentence) => !/^오늘은 .+\(.+\)입니다/u.test(sentence));
    for (const variant of [undefined, 'minor'] as const) {
      for (const pillars of readers.slice(0, 10)) {
        const days = Array.from({ length: 30 }, (_, day) => day);
        const of = (kind: Kind) =>
          new Set(
            days.flatMap((day) => sentencesOn(variant === undefined ? kind : { ...kind, variant }, pillars, day)),
          );
        const told = of(profile);
        expect([...of(FORTUNE)].filter((sentence) => told.has(sentence))).toEqual([]);
      }
    }
  });

  it('says the solar term of its day, and nothing of its neighbours', () => {
    const overall = (period: string) =>
      charts.map((pillars) => simulateSection({ section: 'fortune', pillars, period }).today_fortune.overall_analysis);
    expect(
      overall('2026-11-22').every((text) => text.startsWith('오늘은 첫눈이 내린다는 절기인 소설(小雪)입니다.')),
    ).toBe(true);
    expect(overall('2026-11-23').some((text) => /소설|어제|내일/u.test(text))).toBe(false);
  });
});

describe('texts of a birth that leaves pillars open', () => {
  it('speak of neither month nor year nor hour of birth, which they otherwise do', () => {
    const whole = KINDS.filter(({ section }) => section !== 'radar');
    const named = { open: 0, settled: 0 };
    const PLACES = /태어난 (?:해|달|시)(?:의|과|와|에|가|는|은)|(?:봄|여름|가을|겨울)에 태어난 /;
    for (const kind of whole) {
      for (const [index, pillars] of charts.entries()) {
        const request = requestOf(kind, pillars, addDays('2026-01-01', index));
        const titleAndWhy = (output: unknown) =>
          textsOf(output).flatMap(([path, text]) => (path === 'title' || path.includes('why') ? [text] : []));
        const open = simulateSection({ ...request, openPillars: ['year', 'month', 'hour'] });
        if (titleAndWhy(open).some((text) => PLACES.test(text))) named.open += 1;
        if (titleAndWhy(simulateSection(request)).some((text) => PLACES.test(text))) named.settled += 1;
        expect(textsOf(open).filter(([, text]) => text.includes('태어난 달') || text.includes('태어난 해'))).toEqual(
          [],
        );
      }
    }
    expect(named.open).toBe(0);
    expect(named.settled).toBeGreaterThan(310);
  });
});

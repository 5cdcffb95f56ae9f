import { describe, expect, it } from '@jest/globals';
import { randomCharts } from '../../../tests/harness/random-charts.ts';
import { addDays } from '../../core/clock.ts';
import {
  chartOf,
  dayPillar,
  favourOf,
  monthPillarsOfYear,
  toneOf,
  yearOfMonth,
  yearPillarOfYear,
} from '../../saju/index.ts';
import { at } from '../../saju/types.ts';
import { usefulGodOfChart } from '../facts.ts';
import type { FortuneType, SectionName, SectionRequest } from '../requests.ts';
import { sectionPeriod } from '../requests.ts';
import { APTITUDES } from './aptitudes.ts';
import { bandOf } from './bands.ts';
import { CATEGORIES, dayScores, MONTHS, monthScores, QUARTERS, WEEKDAYS, weekScores, yearScores } from './periods.ts';
import { POINTS_OF_FAVOUR } from './reasons.ts';
import { sectionScores } from './section.ts';

const charts = randomCharts(2_000, 'scores');

function requestFor<S extends SectionName>(
  section: S,
  index: number,
  date: string,
  fortuneType: FortuneType = 'daily',
): SectionRequest<S> {
  return { section, pillars: at(charts, index), fortuneType, period: sectionPeriod(section, date, fortuneType) };
}

const dateOf = (index: number) => addDays('2026-01-01', index % 365);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const eachChart = <T>(of: (index: number) => T): T[] => charts.map((_, index) => of(index));

/** The scores of one day in every section that shows one. */
function scoresOfDay(index: number) {
  const date = dateOf(index);
  const weekday = at(WEEKDAYS, (new Date(date).getUTCDay() + 6) % 7);
  return {
    fortune: sectionScores(requestFor('fortune', index, date)).today_fortune.score,
    profile: sectionScores(requestFor('profile_fortune', index, date)).score,
    weekly: sectionScores(requestFor('weekly', index, date)).days[weekday].score,
  };
}

describe('the scores of sections', () => {
  it('differ by 0 on average, and never, between the sections of one day', () => {
    const days = eachChart(scoresOfDay);
    expect(mean(days.map(({ fortune, profile }) => Math.abs(fortune - profile)))).toBe(0);
    expect(mean(days.map(({ fortune, weekly }) => Math.abs(fortune - weekly)))).toBe(0);
  });

  it('agree on every month and year', () => {
    for (const [index] of charts.entries()) {
      const date = dateOf(index);
      const yearly = sectionScores(requestFor('yearly', index, date));
      const monthly = sectionScores(requestFor('profile_fortune', index, date, 'monthly'));
      expect(monthly.score).toBe(yearly.months[at(MONTHS, Number(date.slice(5, 7)) - 1)].score);
      expect(sectionScores(requestFor('profile_fortune', index, date, 'yearly')).score).toBe(yearly.score);
    }
  });

  it('agree on the aptitudes', () => {
    for (const [index] of charts.entries()) {
      const { scores } = sectionScores(requestFor('tendency', index, 'any'));
      expect(sectionScores(requestFor('radar', index, 'any'))).toMatchObject(scores);
    }
  });

  it('are of a week the mean of its days, of a quarter the mean of its months', () => {
    for (const [index, pillars] of charts.slice(0, 300).entries()) {
      const { score, days } = weekScores(chartOf(pillars), '2026-11-16');
      expect(score).toBe(Math.round(mean(WEEKDAYS.map((day) => days[day].score))));
      const { quarters, months } = sectionScores(requestFor('yearly', index, '2026-11-20'));
      for (const [number, quarter] of QUARTERS.entries()) {
        const own = MONTHS.slice(3 * number, 3 * number + 3);
        expect(quarters[quarter].score).toBe(Math.round(mean(own.map((month) => months[month].score))));
      }
    }
  });

  it('give the whole of a period the score of the period', () => {
    const scores = sectionScores(requestFor('profile_fortune', 0, '2026-11-20'));
    expect(scores.categories.overall.score).toBe(scores.score);
  });
});

describe('a score', () => {
  it('is the sum of its reasons, within its bounds', () => {
    for (const [index, pillars] of charts.entries()) {
      const { score, reasons } = dayScores(chartOf(pillars), dateOf(index));
      const sum = 61 + reasons.reduce((points, reason) => points + reason.points, 0);
      expect(score).toBe(Math.round(Math.min(95, Math.max(35, sum))));
    }
  });

  it('is higher, the more the period favours the useful god, as the Saju object counts it', () => {
    const byFavour = new Map<number, number[]>();
    for (const pillars of charts.slice(0, 300)) {
      const chart = chartOf(pillars);
      for (let day = 0; day < 60; day += 1) {
        const date = addDays('2026-03-01', day);
        const favour = favourOf(usefulGodOfChart(chart), dayPillar(date));
        const { score, reasons } = dayScores(chart, date);
        byFavour.set(favour, [...(byFavour.get(favour) ?? []), score]);
        const ofElements = reasons.filter(({ kind }) => kind === 'element');
        expect(ofElements.reduce((sum, { points }) => sum + points, 0)).toBe(POINTS_OF_FAVOUR * favour);
      }
    }
    const means = [...byFavour].sort(([a], [b]) => a - b).map(([, scores]) => mean(scores));
    expect(means.length).toBe(8);
    expect(means).toEqual([...means].sort((a, b) => a - b));
    expect(at(means, 7) - at(means, 0)).toBeGreaterThan(30);
  });

  it('of a month or year has the tone that the Saju object gives it without a ten-year cycle', () => {
    for (const [index, pillars] of charts.entries()) {
      const chart = chartOf(pillars);
      const god = usefulGodOfChart(chart);
      const [year, month] = [2020 + (index % 20), 1 + (index % 12)];
      const ofYear = favourOf(god, yearPillarOfYear(year));
      const ofMonth = favourOf(god, at(monthPillarsOfYear(year), month - 1));
      const bands = [
        [toneOf(ofYear, 0), bandOf(yearScores(chart, year).score)],
        [
          toneOf(ofMonth, favourOf(god, yearPillarOfYear(yearOfMonth(year, month)))),
          bandOf(monthScores(chart, year, month).score),
        ],
      ] as const;
      for (const [tone, band] of bands) {
        if (tone === 'bright') expect(band).toBe('good');
        if (tone === 'fair') expect(band).not.toBe('careful');
        if (tone === 'mixed') expect(band).not.toBe('good');
        if (tone === 'careful') expect(band).toBe('careful');
      }
    }
  });

  it('praises no ten god whose element is adverse, and blames none whose element is useful', () => {
    for (const [index, pillars] of charts.slice(0, 500).entries()) {
      const { reasons, categories } = dayScores(chartOf(pillars), dateOf(index));
      for (const own of [reasons, ...CATEGORIES.map((category) => categories[category].reasons)]) {
        for (const reason of own) {
          if (reason.kind !== 'god') continue;
          const role = reasons.find((other) => other.kind === 'element' && other.place === reason.place);
          if (role?.kind === 'element') expect(reason.points > 0).toBe(role.role !== 'adverse');
        }
      }
    }
  });
});

describe('the spread of scores', () => {
  const share = (scores: readonly number[], band: string) =>
    scores.filter((score) => bandOf(score) === band).length / scores.length;

  function expectSpread(scores: readonly number[]): void {
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(35);
    expect(Math.max(...scores)).toBeLessThanOrEqual(95);
    expect(mean(scores)).toBeGreaterThan(57);
    expect(mean(scores)).toBeLessThan(66);
    expect(share(scores, 'good')).toBeGreaterThan(0.18);
    expect(share(scores, 'good')).toBeLessThan(0.42);
    expect(share(scores, 'careful')).toBeLessThan(0.34);
    expect(new Set(scores).size).toBeGreaterThan(45);
  }

  it('has good, even and careful days, months and years, about a quarter of them good', () => {
    const days = eachChart((index) => dayScores(chartOf(at(charts, index)), dateOf(index)).score);
    expectSpread(days);
    expect(share(days, 'careful')).toBeGreaterThan(0.15);
    expectSpread(
      eachChart((index) => monthScores(chartOf(at(charts, index)), 2026 + (index % 3), 1 + (index % 12)).score),
    );
    expectSpread(eachChart((index) => yearScores(chartOf(at(charts, index)), 2016 + (index % 20)).score));
  });

  it.each(CATEGORIES)('has good, even and careful days for %s', (category) => {
    const scores = eachChart(
      (index) => dayScores(chartOf(at(charts, index)), dateOf(index)).categories[category].score,
    );
    expectSpread(scores);
    expect(share(scores, 'careful')).toBeGreaterThan(0.08);
  });

  it.each(APTITUDES)('has people of much and of little %s', (aptitude) => {
    const scores = eachChart((index) => sectionScores(requestFor('radar', index, 'any'))[aptitude].score);
    expectSpread(scores);
  });

  it('gives one reader different days', () => {
    for (const pillars of charts.slice(0, 200)) {
      const scores = Array.from(
        { length: 60 },
        (_, day) => dayScores(chartOf(pillars), addDays('2026-01-01', day)).score,
      );
      const average = mean(scores);
      expect(Math.sqrt(mean(scores.map((score) => (score - average) ** 2)))).toBeGreaterThan(7);
      expect(average).toBeGreaterThan(54);
      expect(average).toBeLessThan(68);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { randomCharts } from '../../../tests/harness/random-charts.ts';
import { addDays } from '../../core/clock.ts';
import { type Chart, chartOf, dayPillar, relationsBetween, TEN_GODS } from '../../saju/index.ts';
import { flowOf } from '../facts.ts';
import { BASE, dayScores } from '../scores/periods.ts';
import { isTellable } from '../scores/reasons.ts';
import { OF_AGE } from './adult/corpus.ts';
import { drawFor } from './draw.ts';
import { type Lead, leadOf, leadOfDay } from './lead.ts';
import { UNDER_19 } from './minor/corpus.ts';

const charts = randomCharts(200, 'leads').map((pillars) => chartOf(pillars));
const DATES = Array.from({ length: 60 }, (_, day) => addDays('2026-11-20', day));

const leadOn = (chart: Chart, date: string): Lead => leadOf(dayScores(chart, date), flowOf(chart, dayPillar(date)));

const whyOn = (chart: Chart, date: string): string => {
  const flow = flowOf(chart, dayPillar(date));
  const draw = drawFor(chart, 'haiku', 'daily', { number: 1, pillar: flow.pillar });
  return OF_AGE.explain.why({ chart, flow, lead: leadOfDay(chart, date), draw, time: { now: '오늘', unit: '일' } });
};

describe('the story of a day', () => {
  it('is the heaviest reason in the direction of the score', () => {
    for (const chart of charts) {
      for (const date of DATES.slice(0, 20)) {
        const { score, reasons } = dayScores(chart, date);
        const { reason, up, level } = leadOn(chart, date);
        expect(up).toBe(score >= BASE);
        const agreeing = reasons.filter((each) => (up ? each.points > 0 : each.points < 0) && isTellable(each));
        const [heaviest] = agreeing;
        expect(reason).toEqual(heaviest === undefined || Math.abs(heaviest.points) < 2 ? null : heaviest);
        expect(level).toBe(score >= 70 ? 'good' : score >= BASE ? 'fair' : score < 50 ? 'careful' : 'mixed');
      }
    }
  });

  it('seldom tells of who is close again within three days', () => {
    const counts = { again: 0, all: 0 };
    for (const chart of charts) {
      const close = DATES.map((date) => /^[^천]\S* 나$/u.test(leadOfDay(chart, date).keys[0] ?? ''));
      counts.all += close.filter(Boolean).length;
      counts.again += close.filter((is, day) => is && close.slice(Math.max(0, day - 3), day).includes(true)).length;
    }
    expect(counts.all).toBeGreaterThan(500);
    expect(counts.again / counts.all).toBeLessThan(0.2);
  });

  it.each([
    ['of age', OF_AGE],
    ['under 19', UNDER_19],
  ])('is written for every reason, of days, months and years (%s)', (_, corpus) => {
    const places = ['나', '일', '집안', '앞날'];
    const kinds = ['천간합', '육합', '반합', '가합', '충', '형', '자형', '파', '해', '원진', '천간충', '삼형'];
    const families = { 천간합: '합', 육합: '합', 반합: '합', 가합: '합', 충: '충' } as Readonly<Record<string, string>>;
    const groups = ['비겁', '식상', '재성', '관성', '인성'];
    const leads = [
      ...TEN_GODS.flatMap((god, index) =>
        ['+', '-'].map((sign) => [`${god}${sign}`, `${groups[Math.floor(index / 2)]}${sign}`]),
      ),
      ...kinds.flatMap((kind) =>
        places.map((place) => {
          const family = families[kind] ?? '마찰';
          return [`${kind} ${place}`, `${family} ${place}`, family];
        }),
      ),
      ...['무리', '평온'].flatMap((name) => [[`${name}+`], [`${name}-`]]),
    ];
    for (const pools of [corpus.day, corpus.long, corpus.spans, corpus.weekdays, corpus.keywords]) {
      const missing = leads.filter((keys) => !keys.some((key) => (pools[key]?.length ?? 0) > 0));
      expect(missing).toEqual([]);
    }
    for (const pools of [corpus.long, corpus.spans, corpus.keywords]) {
      for (const key of ['올해+', '올해-']) expect(pools[key]?.length ?? 0).toBeGreaterThan(0);
    }
  });
});

const SEATS: Readonly<Record<string, string>> = {
  'day stem': '태어난 날의 그 글자는 나 자신을',
  'day branch': '태어난 날의 그 글자는 배우자를 비롯해 가까운 사람을',
  'year branch': '태어난 해는 집안',
};

describe('the explanation of a day', () => {
  it('tells three signs that come together as a 삼합, never as one of its pairs', () => {
    let told = 0;
    for (const chart of charts) {
      for (const date of DATES) {
        const { reason } = leadOfDay(chart, date);
        if (reason?.kind !== 'relation') continue;
        const kinds = relationsBetween(chart.pillars, dayPillar(date)).map(({ kind }) => kind);
        expect(kinds).toContain(reason.relation.kind);
        if (!kinds.includes('삼합')) continue;
        expect(['반합', '가합']).not.toContain(reason.relation.kind);
        if (reason.relation.kind !== '삼합') continue;
        expect(whyOn(chart, date)).toContain('삼합, 곧 셋이 모여');
        told++;
      }
    }
    expect(told).toBeGreaterThan(10);
  });

  it('reads the stem of the day pillar as the person, its branch as who is close, and the year as family', () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      for (const date of DATES) {
        const { reason, keys } = leadOfDay(chart, date);
        if (reason?.kind !== 'relation' || reason.relation.positions.length !== 1 || !/ /u.test(keys[0] ?? ''))
          continue;
        // A sign that meets its like blames itself, wherever it stands.
        if (reason.relation.kind === '자형') continue;
        const [position] = reason.relation.positions;
        const seat = `${position} ${reason.relation.kind.startsWith('천간') ? 'stem' : 'branch'}`;
        const expected = SEATS[seat];
        if (expected === undefined) continue;
        expect(whyOn(chart, date)).toContain(expected);
        seen.add(seat);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(SEATS).sort());
  });

  it('speaks of a letter only of the pillar that it names', () => {
    const bare = /(?<!\([一-鿿]+\)일의 |태어난 [해달날시]의 |오늘을 나타내는 두 글자 가운데 )(?:윗|아랫)글자/u;
    for (const chart of charts) {
      for (const date of DATES.slice(0, 14)) {
        const why = whyOn(chart, date);
        expect([why, bare.exec(why)?.[0] ?? null]).toEqual([why, null]);
      }
    }
  });

  it('names the letter that brings the element', () => {
    for (const chart of charts) {
      for (const date of DATES.slice(0, 14)) {
        const { reason } = leadOfDay(chart, date);
        if (reason?.kind !== 'element') continue;
        expect(whyOn(chart, date)).toMatch(
          /(?:일의|나타내는|글자 가운데) (?:윗글자|아랫글자|두 글자)에 든 (?:나무|불|흙|쇠|물) 기운/u,
        );
      }
    }
  });

  it('names the day with its signs, and every term with its meaning', () => {
    const terms = new RegExp(
      `(?:${TEN_GODS.join('|')}|천간합|육합|충|삼합|방합)(?!, 곧)|천간충|반합|가합|형\\(|자형|삼형|복음|용신|기신`,
      'u',
    );
    for (const chart of charts) {
      for (const date of DATES.slice(0, 14)) {
        const why = whyOn(chart, date);
        const { hangul, hanja } = flowOf(chart, dayPillar(date));
        expect(why).toContain(`${hangul}(${hanja})일`);
        expect([why, terms.exec(why)?.[0] ?? null]).toEqual([why, null]);
      }
    }
  });
});

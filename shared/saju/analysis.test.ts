import { describe, expect, it } from '@jest/globals';
import { pillarOf, pillarsOf } from '../../tests/support/charts.ts';
import { analysisOf } from './analysis.ts';
import { chartOf } from './chart.ts';
import { readingOf } from './reading.ts';
import { CONVERSATION, INVESTING, PARTNER_SEAT, SUPPLEMENT, TOGETHER, WORK_STYLE } from './texts/advice.ts';
import { dayPillarTraits } from './texts/day-pillars.ts';
import { POLARITY, SEASON, STRONGEST, WEAKEST } from './texts/personality.ts';
import {
  ALL_FIVE_PRESENT,
  ELEMENT_STRENGTH,
  EXCESS_WEAKNESS,
  NEEDED_WEAKNESS,
  TEN_GOD_STRENGTH,
} from './texts/traits.ts';

describe('the analysis', () => {
  it('of a chart without wood, which would harm it, says each sentence that its rules choose, in order', () => {
    const traits = dayPillarTraits(pillarOf('경진'));
    expect(read('경오 신사 경진 계미')).toEqual({
      personality: [
        traits.portrait,
        SEASON.metal[1],
        `오행 가운데 금 기운이 뚜렷하게 강합니다. ${STRONGEST.metal[0]}`,
        '반면 목 기운은 겉으로 드러나지 않습니다. 목 기운은 일부러 늘리지 않아도 균형이 잡힙니다.',
        POLARITY.yang.even,
      ].join(' '),
      strengths: [traits.strength, ELEMENT_STRENGTH.metal, TEN_GOD_STRENGTH.편관],
      weaknesses: [traits.weakness, EXCESS_WEAKNESS.metal, NEEDED_WEAKNESS.재성],
      career_advice: [traits.career, WORK_STYLE.비겁, INVESTING.재성, SUPPLEMENT.earth].join(' '),
      relationship_advice: [traits.relationship, TOGETHER.관성, PARTNER_SEAT.calm, CONVERSATION.even].join(' '),
    });
  });

  it('of a chart with all five elements and none in excess does the same', () => {
    const traits = dayPillarTraits(pillarOf('신미'));
    expect(read('갑신 병술 신미 병자')).toEqual({
      personality: [
        traits.portrait,
        SEASON.metal[2],
        `오행 가운데 토 기운이 가장 넉넉합니다. ${STRONGEST.metal[4]}`,
        `반면 목 기운은 옅은 편입니다. ${WEAKEST.metal[2]}`,
        POLARITY.yin.yang,
      ].join(' '),
      strengths: [traits.strength, ELEMENT_STRENGTH.earth, TEN_GOD_STRENGTH.정관, ALL_FIVE_PRESENT],
      weaknesses: [traits.weakness, NEEDED_WEAKNESS.재성],
      career_advice: [traits.career, WORK_STYLE.인성, INVESTING.재성, SUPPLEMENT.wood].join(' '),
      relationship_advice: [traits.relationship, TOGETHER.인성, PARTNER_SEAT.tension, CONVERSATION.yang].join(' '),
    });
  });

  it.each([
    ['인묘진', 0],
    ['사오미', 1],
    ['신유술', 2],
    ['해자축', 3],
  ] as const)('takes the season of the months %s', (branches, season) => {
    for (const branch of branches) {
      const month = `${'자인진오신술'.includes(branch) ? '갑' : '을'}${branch}`;
      expect(read(`갑자 ${month} 병인`).personality).toContain(SEASON.fire[season]);
    }
  });

  it.each([
    ['갑자 갑자 갑자 갑자', 'yang'],
    ['갑자 갑자 갑자 을축', 'yang'],
    ['을축 갑자 갑자 을축', 'even'],
    ['을축 을축 갑자 을축', 'yin'],
    ['갑자 갑자 갑자', 'yang'],
    ['갑자 을축 갑자', 'even'],
    ['을축 을축 갑자', 'even'],
  ] as const)('takes the pillars %s for %s', (pillars, polarity) => {
    const { personality, relationship_advice } = read(pillars);
    expect(personality).toContain(POLARITY.yang[polarity]);
    expect(relationship_advice).toContain(CONVERSATION[polarity]);
  });

  it.each([
    ['갑오 갑인 갑자 갑인', 'clash'],
    ['갑인 갑오 갑자', 'clash'],
    ['갑인 갑인 갑자 갑오', 'clash'],
    ['을축 갑인 갑자 갑인', 'bond'],
    ['갑인 갑인 갑자 갑진', 'bond'],
    ['을축 갑오 갑자 갑인', 'both'],
    ['갑오 갑인 갑자 갑진', 'both'],
    ['을묘 갑인 갑자 갑인', 'tension'],
    ['갑인 갑인 갑자 을미', 'tension'],
    ['갑인 갑진 갑진 갑인', 'tension'],
    ['갑인 갑인 갑자 갑술', 'calm'],
    ['갑자 갑자 갑자', 'calm'],
    ['을묘 을묘 갑오', 'calm'],
  ] as const)('takes the day branch of %s for: %s', (pillars, state) => {
    expect(read(pillars).relationship_advice).toContain(PARTNER_SEAT[state]);
  });

  it.each([
    ['the one with the most, not the month’s', '갑신 병술 신미 병자', '정관', '인성'],
    ['of equals the month’s', '경오 신사 경진 계미', '편관', '관성'],
    ['of equals without the month’s the first', '갑인 신해 을유', '겁재', '비겁'],
    ['and so of groups', '무신 무인 계유', '정관', '관성'],
  ] as const)('takes of ten gods and their groups %s', (_what, pillars, god, group) => {
    const { strengths, relationship_advice } = read(pillars);
    expect(strengths[2]).toBe(TEN_GOD_STRENGTH[god]);
    expect(relationship_advice).toContain(TOGETHER[group]);
  });

  it('names every absent element', () => {
    const { personality, weaknesses } = read('갑인 갑인 갑인');
    expect(personality).toContain('반면 화, 토, 금과 수 기운은 겉으로 드러나지 않습니다.');
    expect(weaknesses.slice(1)).toEqual([
      EXCESS_WEAKNESS.wood,
      NEEDED_WEAKNESS.식상,
      NEEDED_WEAKNESS.재성,
      NEEDED_WEAKNESS.관성,
      NEEDED_WEAKNESS.인성,
    ]);
  });
});

function read(text: string) {
  const chart = chartOf(pillarsOf(text));
  return analysisOf(chart, readingOf(chart).useful_god);
}

import { describe, expect, it } from '@jest/globals';
import { pillarOf, pillarsOf } from '../../tests/harness/charts.ts';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { wordOfAdultsIn } from '../content/gate/minor.ts';
import { analysisOf } from './analysis.ts';
import { chartOf } from './chart.ts';
import { readingOf } from './reading.ts';
import type { Strength, StrengthGrade } from './strength.ts';
import { tenGodGroup } from './ten-gods.ts';
import {
  CONVERSATION,
  CONVERSATION_OF_SPEAKERS,
  INVESTING,
  PARTNER_SEAT,
  SUPPLEMENT,
  TOGETHER,
  WORK_STYLE,
} from './texts/advice.ts';
import { dayPillarTraits } from './texts/day-pillars.ts';
import { FOLLOWING, GRADE } from './texts/features.ts';
import {
  NOT_MISSED,
  OWN_SEASON_YET_WEAK,
  POLARITY,
  SEASON,
  STRONGEST,
  STRONGEST_YET_WEAK,
  WEAKEST,
} from './texts/personality.ts';
import {
  ALL_FIVE_PRESENT,
  ELEMENT_STRENGTH,
  EXCESS_WEAKNESS,
  NEEDED_WEAKNESS,
  TEN_GOD_STRENGTH,
} from './texts/traits.ts';
import { at, ELEMENTS } from './types.ts';
import type { UsefulGod } from './useful-god.ts';

describe('the analysis', () => {
  it('of a chart without wood, which would harm it, says each sentence that its rules choose, in order', () => {
    const traits = dayPillarTraits(pillarOf('경진'));
    expect(read('경오 신사 경진 계미')).toEqual({
      personality: [
        traits.portrait,
        SEASON.metal[1],
        '경금 일간이 신사(辛巳)월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다.',
        '경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다.',
        '경금이 일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다.',
        '사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다.',
        '계미(癸未)시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다.',
        `오행 가운데 금 기운이 뚜렷하게 강합니다. ${STRONGEST_YET_WEAK.비겁}`,
        `반면 목 기운은 겉으로 드러나지 않습니다. ${NOT_MISSED.재성}`,
        POLARITY.yang.even,
      ].join(' '),
      strengths: [traits.strength, ELEMENT_STRENGTH.metal, TEN_GOD_STRENGTH.편관],
      weaknesses: [traits.weakness, EXCESS_WEAKNESS.metal, NEEDED_WEAKNESS.재성],
      career_advice: [traits.career, WORK_STYLE.비겁.weak, INVESTING.재성, SUPPLEMENT.earth.adult].join(' '),
      relationship_advice: [traits.relationship, TOGETHER.관성, PARTNER_SEAT.calm, CONVERSATION.even].join(' '),
    });
  });

  it('of a chart with all five elements and none in excess does the same', () => {
    const traits = dayPillarTraits(pillarOf('신미'));
    expect(read('갑신 병술 신미 병자')).toEqual({
      personality: [
        traits.portrait,
        SEASON.metal[2],
        '신금 일간이 병술(丙戌)월에 태어나 사회에서는 정관의 반듯함으로 약속과 절차를 지키고, 그 바탕에는 명분을 무겁게 여기는 정인의 마음이 있습니다.',
        '신금은 일지 미토에서 12운성의 쇠에 놓여 앞서기보다 뒤를 살피는 노련함이 있습니다.',
        '신금이 월지 술토와 일지 미토에서 모두 힘을 얻어 신강하니, 밖으로 나서 베풀고 움직일 때 편안해집니다.',
        '월주와 일주의 병·신이 천간합을 이루어 사회생활과 가정생활이 서로를 끌어 주는 편입니다.',
        '병자(丙子)시에 태어난 신금 일간은 정관의 기운을 받아 앞날에도 이름값을 지키려 하고, 나이가 들수록 식신의 너그러움이 깊어집니다.',
        `오행 가운데 토 기운이 가장 넉넉합니다. ${STRONGEST.metal[4]}`,
        `반면 목 기운은 옅은 편입니다. ${WEAKEST.metal[2]}`,
        POLARITY.yin.yang,
      ].join(' '),
      strengths: [traits.strength, ELEMENT_STRENGTH.earth, TEN_GOD_STRENGTH.정관, ALL_FIVE_PRESENT],
      weaknesses: [traits.weakness, NEEDED_WEAKNESS.재성],
      career_advice: [traits.career, WORK_STYLE.인성.able, INVESTING.재성, SUPPLEMENT.wood.adult].join(' '),
      relationship_advice: [traits.relationship, TOGETHER.인성, PARTNER_SEAT.형, CONVERSATION.yang].join(' '),
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
    ['을묘 갑인 갑자 갑인', '형'],
    ['갑인 갑인 갑자 을미', '해'],
    ['갑인 갑진 갑진 갑인', '자형'],
    ['을축 신미 갑술', '삼형'],
    ['기미 갑인 갑자', '해'],
    ['을유 갑인 갑인', '원진'],
    ['갑인 갑인 갑자 갑술', 'calm'],
    ['갑자 갑자 갑자', 'calm'],
    ['을묘 을묘 갑오', '파'],
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

  it('speaks of the year’s pillar where no two pillars have a relation, and not of an unknown hour', () => {
    const { personality } = read('갑인 갑인 갑인');
    expect(personality).toContain('갑목 일간이 갑인(甲寅)년에 태어나 어릴 때부터 비견의 자립심을 익혔고');
    expect(personality).not.toMatch(/시에 태어난|시주/);
    expect(read('경오 신사 경진 계미').personality).not.toContain('년에 태어나');
  });

  it('names every absent element, and calls weak what hidden stems do not make up for', () => {
    const { personality, weaknesses } = read('갑인 갑인 갑인');
    expect(personality).toContain('반면 화·토·금·수 기운은 겉으로 드러나지 않습니다.');
    expect(weaknesses.slice(1)).toEqual([EXCESS_WEAKNESS.wood, NEEDED_WEAKNESS.관성, NEEDED_WEAKNESS.인성]);
  });

  it.each([
    ['both the commonest god and the strongest element', '정묘 신해 계묘 을묘', 'yin'],
    ['the commonest ten god', '계묘 계해 신묘 신묘', 'yin'],
    ['the strongest element', '임오 신해 을축 신사', 'yin'],
    ['neither of them', '신미 을미 을미 정해', null],
    ['both, in a chart of yang', '무인 갑자 병인 무술', null],
  ])('does not advise to speak up where %s already say that the person does: %s', (_what, pillars, polarity) => {
    const { relationship_advice } = read(pillars);
    expect(relationship_advice.endsWith(CONVERSATION_OF_SPEAKERS)).toBe(polarity === 'yin');
  });

  it.each([
    ['갑신 갑자 갑진', '삼합'],
    ['갑인 을묘 갑진', '방합'],
  ])('takes the day branch of %s, which is in a %s, for bond', (pillars, kind) => {
    expect(readingOf(chartOf(pillarsOf(pillars))).relations.map((relation) => relation.kind)).toContain(kind);
    expect(read(pillars).relationship_advice).toContain(PARTNER_SEAT.bond);
  });

  it('speaks to a chart that follows its strongest force as to one that carries it', () => {
    // 종재: all branches but one make wood, the wealth of 신.
    const { career_advice } = read('계해 을묘 신해 을미');
    expect(career_advice).toContain(WORK_STYLE.재성.able);
  });

  it.each([
    ['wood', '갑', '병인', '계사'],
    ['fire', '병', '계사', '임신'],
    ['metal', '경', '임신', '신해'],
    ['water', '임', '신해', '병인'],
  ] as const)('says of weak %s in its own season that it is weak all the same', (element, stem, month, next) => {
    const pillars = `갑자 ${month} ${stem}자`;
    const season = SEASON[element][['wood', 'fire', 'metal', 'water'].indexOf(element)];
    expect(readAs(pillars, { grade: '신약' }).personality).toContain(OWN_SEASON_YET_WEAK[element]);
    expect(readAs(pillars, { grade: '중화' }).personality).toContain(season);
    expect(readAs(`갑자 ${next} ${stem}자`, { grade: '신약' }).personality).not.toContain(OWN_SEASON_YET_WEAK[element]);
  });

  it.each([
    ['fire in the month of 자', '병오 경자 병인 병오', '화', '수의 철인 겨울'],
    ['metal in the month of 오', '경신 임오 경신 경신', '금', '화의 철인 여름'],
    ['wood in the month of 유', '갑인 계유 갑인 갑인', '목', '금의 철인 가을'],
    ['earth in the month of 묘', '무술 을묘 무술 무술', '토', '목의 철인 봄'],
  ])('does not call strong what the season makes weak: %s', (_what, pillars, element, season) => {
    const { personality } = read(pillars);
    expect(personality).toContain(`오행 가운데 ${element} 기운의 글자가 가장 많습니다. 다만 ${season}에 태어나`);
    expect(personality).not.toContain(`${element} 기운이 뚜렷하게 강합니다`);
  });

  it('does not call weak what is in season, though it has the fewest signs', () => {
    const { personality } = read('병술 경자 병인 경인');
    expect(personality).toContain('반면 수 기운은 글자로는 적은 편입니다. 다만 제철인 겨울에 태어나');
    expect(personality).not.toContain('수 기운은 옅은 편입니다');
  });

  it('praises the strongest element of a weak chart for its support, where it supports', () => {
    // The strongest element is the resource, the same, and what is controlled.
    expect(readAs('갑신 병술 신미 병자', { grade: '신약' }).personality).toContain(STRONGEST_YET_WEAK.인성);
    expect(readAs('갑신 병술 신미 병자', { grade: '중화' }).personality).toContain(STRONGEST.metal[4]);
    expect(readAs('경오 신사 경진 계미', { grade: '신약' }).personality).toContain(STRONGEST_YET_WEAK.비겁);
    expect(readAs('계해 을묘 신해 을미', { grade: '신약' }).personality).toContain(STRONGEST.metal[2]);
  });

  it.each([
    ['the useful', { useful: 'metal', helping: 'water', adverse: 'wood' }, 3],
    ['or else the helping', { useful: 'wood', helping: 'water', adverse: 'metal' }, 4],
  ] as const)('names of several absent elements %s', (_what, god, distance) => {
    // Of wood and nothing else.
    expect(readAs('갑인 갑인 갑인', {}, { side: 'balance', ...god }).personality).toContain(at(WEAKEST.wood, distance));
  });

  it.each<[string, StrengthGrade, Partial<UsefulGod>, boolean, string | null]>([
    ['is useful', '신약', { side: 'support', useful: 'wood', helping: 'metal', adverse: 'fire' }, true, null],
    ['is helping', '신약', { side: 'support', useful: 'metal', helping: 'wood', adverse: 'fire' }, true, null],
    [
      'is useful to what follows',
      '극신약',
      { side: 'follow', useful: 'wood', helping: 'fire', adverse: 'metal' },
      true,
      null,
    ],
    ['balances', '중화', { side: 'balance', useful: 'earth', helping: 'fire', adverse: 'water' }, true, null],
    ['drains a strong one', '신강', { side: 'drain', useful: 'water', helping: 'fire', adverse: 'earth' }, true, null],
    [
      'drains a weak one',
      '신약',
      { side: 'support', useful: 'earth', helping: 'metal', adverse: 'fire' },
      false,
      NOT_MISSED.재성,
    ],
    [
      'harms a balanced one',
      '중화',
      { side: 'balance', useful: 'earth', helping: 'fire', adverse: 'wood' },
      false,
      null,
    ],
    ['does not follow', '극신약', { side: 'follow', useful: 'fire', helping: 'earth', adverse: 'water' }, false, null],
  ])('misses the absent element, or says why not, where it %s: %s, %j', (_what, grade, god, missed, reason) => {
    // Without wood, which is the wealth of 경.
    const { personality } = readAs('경오 신사 경진 계미', { grade }, god);
    expect(personality.includes(at(WEAKEST.metal, 2))).toBe(missed);
    expect(personality.includes('다만 이 사주에서는 목 기운을 일부러 늘리지 않아도 됩니다.')).toBe(
      !missed && reason === null,
    );
    if (reason !== null) expect(personality).toContain(reason);
  });

  it.each<[StrengthGrade, Partial<UsefulGod>, boolean, string | null]>([
    ['신약', { side: 'support', useful: 'wood', helping: 'metal', adverse: 'fire' }, true, null],
    ['중화', { side: 'balance', useful: 'fire', helping: 'earth', adverse: 'metal' }, true, null],
    ['신강', { side: 'drain', useful: 'fire', helping: 'earth', adverse: 'metal' }, false, NOT_MISSED.인성],
    ['중화', { side: 'drain', useful: 'fire', helping: 'earth', adverse: 'metal' }, false, null],
  ])('misses more support only where it does good: %s, %j', (grade, god, missed, reason) => {
    // Without water, which is the resource of 갑.
    const { personality } = readAs('무오 갑인 갑신 기사', { grade }, god);
    expect(personality).toContain('반면 수 기운은 겉으로 드러나지 않습니다.');
    expect(personality.includes(at(WEAKEST.wood, 4))).toBe(missed);
    if (reason !== null) expect(personality).toContain(reason);
  });

  it('calls an absent element weak below 15 percent, hidden stems included', () => {
    const of = (재성: number) =>
      readAs('경오 신사 경진 계미', { group_share: { 비겁: 40, 식상: 10, 재성, 관성: 20, 인성: 15 } }).weaknesses;
    expect(of(14.9)).toContain(NEEDED_WEAKNESS.재성);
    expect(of(15)).not.toContain(NEEDED_WEAKNESS.재성);
  });

  it('recommends more of an element only where the strength and the useful god agree', () => {
    let recommended = 0;
    for (const pillars of randomCharts(2000, 'recommended')) {
      const chart = chartOf(pillars);
      const reading = readingOf(chart);
      const { personality } = analysisOf(chart, reading);
      const { element } = chart.dayMaster;
      const distance = WEAKEST[element].findIndex((sentence) => personality.includes(sentence));
      if (distance < 0) continue;
      recommended++;
      const wanted = at(ELEMENTS, (ELEMENTS.indexOf(element) + distance) % 5);
      expect(chart.balance.needed).toContain(wanted);
      const { side, adverse } = reading.useful_god;
      const supports = ['비겁', '인성'].includes(tenGodGroup(element, wanted));
      expect(wanted).not.toBe(adverse);
      if (side === 'support') expect(supports).toBe(true);
      if (side === 'drain') expect(supports).toBe(false);
    }
    expect(recommended).toBeGreaterThan(200);
  });

  it('speaks to a person under 19 of study and saving, not of work and investing', () => {
    for (const pillars of randomCharts(2000, 'minors')) {
      const chart = chartOf(pillars);
      const texts = analysisOf(chart, readingOf(chart), { minor: true });
      expect(texts.career_advice).toMatch(/^공부에서는 .*용돈.*용신인/);
      expect(wordOfAdultsIn(Object.values(texts).flat().join(' '))).toBeNull();
    }
  });
});

describe('the features of a chart', () => {
  const WEAK = '신약하니, 혼자 앞서기보다';
  const STRONG = '신강하니, 밖으로 나서';

  it.each([
    [true, true, '신강', `월지 사화와 일지 진토에서 모두 힘을 얻어 ${STRONG}`],
    [true, true, '신약', `월지 사화와 일지 진토에서 얻은 힘을 다른 글자가 덜어 내 ${WEAK}`],
    [true, false, '신강', `일지 진토에서는 힘을 얻지 못해도 월지 사화에서 얻어, 전체로 보면 ${STRONG}`],
    [true, false, '신약', `월지 사화에서 힘을 얻어도 일지 진토에서는 얻지 못해, 전체로 보면 ${WEAK}`],
    [false, true, '신강', `월지 사화에서는 힘을 얻지 못해도 일지 진토에서 얻어, 전체로 보면 ${STRONG}`],
    [false, true, '신약', `일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 ${WEAK}`],
    [false, false, '신강', `월지 사화와 일지 진토에서 힘을 얻지 못해도 다른 글자가 받쳐 주어 ${STRONG}`],
    [false, false, '신약', `월지 사화와 일지 진토에서 힘을 얻지 못해 ${WEAK}`],
  ] as const)('say where the strength is from: month %j, day %j, %s', (deukryeong, deukji, grade, expected) => {
    const { personality } = readAs('경오 신사 경진 계미', { deukryeong, deukji, grade });
    expect(personality).toContain(`자랍니다. 경금이 ${expected}`);
  });

  it('name equal branches of month and day once', () => {
    expect(read('갑자 병인 갑인').personality).toContain('갑목이 월지와 일지의 인목에서 ');
  });

  it('contrast a weak chart with a day branch in full strength', () => {
    expect(readAs('갑자 무진 갑인', { grade: '신약' }).personality).toContain(' 다만 갑목이 일지 인목에서 힘을 얻어도');
    expect(readAs('갑자 무진 갑인', { grade: '중화' }).personality).not.toContain('다만 갑목이');
    expect(readAs('갑자 무진 갑오', { grade: '신약' }).personality).not.toContain('다만 갑목이');
  });

  it.each(['극신약', '극신강'] as const)('say what it means to follow, %s', (grade) => {
    const follows = readAs('갑자 무진 갑오', { grade }, { side: 'follow' }).personality;
    const carries = readAs('갑자 무진 갑오', { grade }, { side: 'support' }).personality;
    expect([follows, carries].map((text) => text.includes(FOLLOWING[grade] ?? '?'))).toEqual([true, false]);
    expect([follows, carries].map((text) => text.includes(GRADE[grade]))).toEqual([false, true]);
  });

  it.each([
    // Of three, however much else there is.
    ['을축 갑인 갑오 갑술', '사주의 인오술이 삼합을 이루어 여러 힘이 한곳으로'],
    // Of the day, before those of other pillars.
    ['갑자 을축 병인 임진', '일주와 시주의 병·임이 천간충을 이루어 지금의 생활과 앞으로의 계획이 맞부딪치며'],
    // The first of others.
    ['갑자 을축 갑인', '연주와 월주의 자·축이 육합을 이루어 집안과 사회생활이 부드럽게 이어집니다.'],
    // Each particle, and each way to join.
    ['을묘 갑인 갑자', '연주와 일주의 자·묘가 형(刑)을 이루어 집안 어른과 나 자신 사이를 맞추느라'],
    ['갑인 갑진 갑진', '월주와 일주의 진·진이 자형을 이루어 사회생활과 가정생활 사이에서 스스로를'],
  ])('name the weightiest relation of %s: %s', (pillars, expected) => {
    expect(read(pillars).personality).toContain(expected);
  });

  it('name a ten god that stem and branch share once', () => {
    expect(read('갑자 갑인 갑자').personality).toContain(
      '갑목 일간이 갑인(甲寅)월에 태어나 사회에서는 비견의 뚝심을 살려 제 힘으로 자리를 일구고, 그 바탕에는 스스로 납득해야 움직이는 고집이 있습니다.',
    );
  });
});

/** The analysis of a chart whose strength or useful god were another. */
function readAs(text: string, strength: Partial<Strength>, god: Partial<UsefulGod> = {}) {
  const chart = chartOf(pillarsOf(text));
  const reading = readingOf(chart);
  return analysisOf(chart, {
    ...reading,
    strength: { ...reading.strength, ...strength },
    useful_god: { ...reading.useful_god, ...god },
  });
}

function read(text: string) {
  const chart = chartOf(pillarsOf(text));
  return analysisOf(chart, readingOf(chart));
}

import { describe, expect, it } from '@jest/globals';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { addDays } from '../core/clock.ts';
import { chartOf } from '../saju/index.ts';
import { at } from '../saju/types.ts';
import { EXAMPLES } from './examples.ts';
import { refusalsOf } from './gate/gate.ts';
import { type JsonSchema, sectionJsonSchema } from './json-schema.ts';
import { promptVersion } from './prompt-versions.ts';
import { sectionPrompt } from './prompts.ts';
import { FORTUNE_TYPES, SECTION_NAMES, type SectionRequest, sectionPeriod } from './requests.ts';
import { BASE } from './scores/periods.ts';
import { sectionScores } from './scores/section.ts';

const DATE = '2026-11-20';

const requests: readonly SectionRequest[] = randomCharts(40, 'prompts').flatMap((pillars) =>
  SECTION_NAMES.flatMap((section) =>
    FORTUNE_TYPES.map((fortuneType) => ({
      section,
      pillars,
      fortuneType,
      period: sectionPeriod(section, DATE, fortuneType),
    })),
  ),
);

function randomChart() {
  return at(randomCharts(1, 'prompt'), 0);
}

/** Every `score` at any depth. */
function scoresIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'score' && typeof item === 'number' ? [item] : key === 'reasons' ? [] : scoresIn(item),
  );
}

function textDescriptions(schema: JsonSchema): string[] {
  if (schema.type === 'object') return Object.values(schema.properties).flatMap(textDescriptions);
  return schema.type === 'string' ? [schema.description ?? ''] : [];
}

describe('sectionPrompt', () => {
  it('lists pillars, ten gods, elements and balance in every prompt', () => {
    for (const request of requests) {
      const { user } = sectionPrompt(request);
      const chart = chartOf(request.pillars);
      for (const pillar of chart.list) {
        expect(user).toContain(
          `${pillar.hangul}(${pillar.hanja}), 천간 ${pillar.stemTenGod}, 지지 ${pillar.branchTenGod}`,
        );
      }
      expect(user).toContain(`일간: ${chart.dayMaster.name}(${chart.dayMaster.hanja})`);
      expect(user).toMatch(/십성 분포: .+\d/);
      expect(user).toMatch(/목\(木\) \d개\(.+%\), 화\(火\) \d개.+수\(水\) \d개/);
      expect(user).toMatch(/용신 [목화토금수]\(.\), 희신 [목화토금수]\(.\), 기신 [목화토금수]\(/);
      // What a text of a period may tell stands in its scores.
      const isOfPerson = ['character', 'tendency', 'radar'].includes(request.section);
      expect(user.includes('사주 안의 합충: ')).toBe(isOfPerson);
      expect(user.includes('시주: 모름')).toBe(chart.hour === null);
    }
  });

  it('names what carries the day stem, no score of strength, and nothing that no text needs', () => {
    const { system, user } = sectionPrompt({
      section: 'character',
      pillars: { year: 40, month: 39, day: 34, hour: 0 },
      period: DATE,
    });
    expect(user).toContain('신약\n- 일간의 힘: 득령 없음, 득지 있음, 득세 없음\n');
    expect(system + user).not.toMatch(/격국|12운성|신살|공망/);
  });

  it('contains the pillar of the period and its relations to the chart', () => {
    // Day 무술 against a chart of 갑진 year (충 on the branch), 계묘 month (육합; 무계 stem), 무술 day.
    const pillars = { year: 40, month: 39, day: 34, hour: null };
    const daily = sectionPrompt({ section: 'fortune', pillars, period: DATE }).user;
    expect(daily).toContain('2026년 11월 20일 금요일');
    expect(daily).toContain('무술(戊戌), 천간 무토 비견, 지지 술토 비견');
    // Its relations are reasons of its score, and stand there alone.
    for (const relation of ['연주 진-술 충', '월주 묘-술 육합', '월주 계-무 천간합'])
      expect(daily.split(relation)).toHaveLength(2);
    expect(daily).toContain('복음(伏吟): 일주와 간지가 같음');
    const monthly = sectionPrompt({
      section: 'profile_fortune',
      pillars,
      period: '2026-11-01',
      fortuneType: 'monthly',
    });
    expect(monthly.user).toContain('2026년 11월 월운(11월 7일부터): 기해(己亥)');
    expect(monthly.user).toContain('11월 7일 앞의 며칠은 지난달의 기운이지만');
    const yearly = sectionPrompt({ section: 'yearly', pillars, period: '2026-01-01' }).user;
    expect(yearly).toContain('2026년 세운: 병오(丙午)');
    expect(yearly).toContain('12월(12월 7일부터): 경자(庚子)');
    const weekly = sectionPrompt({ section: 'weekly', pillars, period: '2026-11-16' }).user;
    expect(weekly.match(/요일: ..\(\p{Script=Han}{2}\)/gu)?.length).toBe(7);
  });

  it('states role and rules: the name mark, no promises, no advice to buy or sell, no politics', () => {
    for (const request of requests) {
      const { system } = sectionPrompt(request);
      for (const rule of ['{{name}}님', '수익이나 원금을 약속', '투자 자문이 아니라', '정치', '오행', '십성', '합']) {
        expect(system).toContain(rule);
      }
    }
  });

  it('speaks of saving, study and habits to readers under 19, from the same facts', () => {
    for (const request of requests) {
      const { system, user } = sectionPrompt({ ...request, variant: 'minor' });
      const adult = sectionPrompt(request);
      for (const rule of ['{{name}}님', '저축', '공부', '습관', '주식', '오행', '십성']) expect(system).toContain(rule);
      const facts = (words: string) => words.split('# 할 일')[0]?.replace(/# 장\n(?:- .+\n)+\n|- 소재: .+\n/g, '');
      expect(facts(user)).toBe(facts(adult.user));
      expect(user).not.toContain('# 장');
      expect(user.split('# 할 일')[1]).not.toMatch(/투자/);
      expect(system).not.toBe(adult.system);
    }
  });

  it('names the ten-year cycle of a year or month, with its ten gods and relations, and when it begins', () => {
    // 갑진 year, 계묘 month, 무술 day; the second cycle is 을사, the year 2026 is 병오.
    const pillars = { year: 40, month: 39, day: 34, hour: null };
    const request = { section: 'yearly', pillars, period: '2026-01-01' } as const;
    const going = sectionPrompt({ ...request, luck: { pillar: 41, turning: false } }).user;
    expect(going).toContain('# 대운\n- 두 번째 대운: 을사(乙巳), 천간 을목 정관, 지지 사화 편인');
    expect(going).toContain('이 시기와 대운의 관계(천간합, 천간충, 육합, 충(沖), 형(刑) 가운데): 없음');
    expect(going).not.toContain('대운이 바뀝니다');
    const turning = sectionPrompt({ ...request, luck: { pillar: 37, turning: true } }).user;
    expect(turning).toContain('두 번째 대운: 신축(辛丑)');
    expect(turning).toContain('형(刑) 가운데): 천간합');
    expect(turning).toContain('이 시기에 대운이 바뀝니다.');
    expect(sectionPrompt(request).user).not.toContain('대운');
  });

  it('says how far the cycle favours the chart, and of no other period', () => {
    // Useful 화, helping 토, adverse 수: 을사 has one 화.
    const pillars = { year: 40, month: 39, day: 34, hour: null };
    const luck = { pillar: 41, turning: false };
    const of = (fortuneType: 'monthly' | 'yearly', period: string) =>
      ({ section: 'profile_fortune', pillars, fortuneType, period }) as const;
    const requests = [
      { section: 'yearly', pillars, period: '2026-01-01' } as const,
      of('monthly', '2026-11-01'),
      of('yearly', '2026-01-01'),
    ];
    for (const request of requests) {
      const { user } = sectionPrompt({ ...request, luck });
      const favoured = user.split('\n').filter((line) => /유불리 [+-]?\d/u.test(line));
      expect(favoured).toEqual([expect.stringMatching(/^- 두 번째 대운: 을사.+유불리 \+2$/u)]);
      expect(sectionPrompt(request).user).not.toContain('유불리');
    }
  });

  it('contains no personal data: it depends on pillars, section and period alone', () => {
    for (const request of requests.slice(0, 60)) {
      const stranger = { ...request, name: '홍길동', birth_year: 1990, gender: 'male', external_id: 'c-1' };
      expect(sectionPrompt(stranger)).toEqual(sectionPrompt(request));
      expect(sectionPrompt(request).user).not.toMatch(/생년|생일|출생|이름|남성|여성|undefined|NaN|null/);
    }
  });

  it('differs by section and fortune type', () => {
    const [first] = randomCharts(1, 'differs');
    if (first === undefined) throw new Error('no chart');
    const ofFirst = requests.filter(({ pillars }) => pillars === requests[0]?.pillars);
    const users = new Set(ofFirst.map((request) => sectionPrompt(request).user));
    expect(users.size).toBe(SECTION_NAMES.length - 1 + FORTUNE_TYPES.length);
  });

  it('gives every score with its band and what made it, as the service stores it', () => {
    for (const request of requests.slice(0, 200)) {
      const { user } = sectionPrompt(request);
      const scores = scoresIn(sectionScores(request));
      for (const score of scores) expect(user).toMatch(new RegExp(`: ${score}점\\((좋음|보통|조심|높음|낮음)\\)`));
      expect(user.includes('# 점수')).toBe(scores.length > 0);
    }
    const { user } = sectionPrompt({
      section: 'fortune',
      pillars: { year: 40, month: 39, day: 34, hour: null },
      period: DATE,
    });
    expect(user).toMatch(/오늘: \d+점\(.+\)\. (?:돕는 것: .+\. )?누르는 것: .*연주 진-술 충/);
  });

  it('names what decides a score first, so that a model tells that', () => {
    for (const request of requests.filter(({ section }) => section === 'fortune').slice(0, 60)) {
      const { user } = sectionPrompt(request);
      const [, score, first] = /오늘: (\d+)점\(.+?\)\. (돕는|누르는) 것/.exec(user) ?? [];
      expect(first).toBe(Number(score) < BASE ? '누르는' : '돕는');
    }
  });

  it('states the bands of scores, and asks for no score', () => {
    const { system, user } = sectionPrompt({ section: 'weekly', pillars: randomChart(), period: '2026-11-16' });
    expect(system).toContain('70점 이상(좋음)');
    expect(system).toContain('50~69점(보통)');
    expect(system).toContain('50점 미만(조심)');
    expect(user).not.toMatch(/점수를 매/);
    for (const section of SECTION_NAMES.filter((name) => name !== 'radar')) {
      expect(JSON.stringify(sectionJsonSchema(section))).not.toContain('"score"');
    }
  });

  it('has a system prompt that is the same for all charts and periods of a section', () => {
    for (const section of SECTION_NAMES) {
      const systems = requests
        .filter((request) => request.section === section)
        .map((each) => sectionPrompt(each).system);
      expect(new Set(systems).size).toBe(1);
    }
  });

  it('shows two examples per section that the gate would pass, at their score too', () => {
    for (const section of SECTION_NAMES) {
      expect(EXAMPLES[section].length).toBe(section === 'radar' ? 0 : 2);
      for (const { facts, fields } of EXAMPLES[section]) {
        const score = Number(/(\d+)점/.exec(facts)?.[1] ?? 60);
        const request = { section: 'profile_fortune', pillars: randomChart(), period: DATE } as const;
        const { system } = sectionPrompt({ ...request, section, period: sectionPeriod(section, DATE) });
        for (const [name, text] of Object.entries(fields)) {
          const output = name === 'title' ? { lucky_items: { color: text } } : { summary: text };
          const refusals = refusalsOf(request, output, { score });
          expect(refusals.filter(({ rule }) => rule !== 'pillar' && rule !== 'facts')).toEqual([]);
          expect(text).not.toMatch(/주식|투자|매수|매도|시장|종목|코인|자산/);
          expect(system).toContain(`\n${name}: ${text}`);
        }
      }
    }
  });

  it('gives what the model copies: hours with their reasons, lucky items, and an angle that changes by the day', () => {
    const pillars = { year: 4, month: 56, day: 57, hour: 28 };
    const daily = (section: 'fortune' | 'profile_fortune', period: string) =>
      sectionPrompt({ section, pillars, period }).user;
    expect(daily('fortune', '2026-11-23')).toMatch(
      /- 좋은 시간대: ..\(..\)시\(\d+시~\d+시\): .+\n- 피할 시간대: ..\(..\)시\(\d+시~\d+시\): .+/,
    );
    expect(daily('profile_fortune', '2026-11-23')).toMatch(
      /- 행운의 숫자 \d+, 색 [가-힣 ]+, 방향 [가-힣]+, 시간대 \d+시~\d+시/,
    );
    const angles = Array.from({ length: 17 }, (_, offset) => {
      const user = daily('fortune', addDays('2026-11-23', offset));
      return /- 소재: .+\n- 심상: .+/.exec(user)?.[0];
    });
    expect(new Set(angles).size).toBe(17);
    // Metal is useful to the chart: its numbers, colours and directions.
    expect(daily('profile_fortune', '2026-11-23')).toMatch(/숫자 (?:4|9|14|19|24|29|34|39), 색 (?:흰색|은색|연회색)/);
  });

  it('gives of a good hour only what helps, and of a bad one only what hinders', () => {
    for (const request of requests.filter(({ section }) => section === 'fortune')) {
      const { user } = sectionPrompt(request);
      expect(/- 좋은 시간대: (.+)/.exec(user)?.[1]).toMatch(
        /: (?:(?:[용희]신|..의 지지와 (?:육합|반합|가합)).*|다른 때보다 무난함)$/,
      );
      expect(/- 좋은 시간대: (.+)/.exec(user)?.[1]).not.toMatch(/기신|원진|자형|\((?:沖|刑|破|害)\)/);
      expect(/- 피할 시간대: (.+)/.exec(user)?.[1]).not.toMatch(/[용희]신|합/);
    }
  });

  it('says on which days the market is closed', () => {
    const pillars = randomChart();
    const on = (section: 'fortune' | 'weekly', period: string) => sectionPrompt({ section, pillars, period }).user;
    expect(on('fortune', '2026-11-23')).toContain('오늘은 장이 열립니다.');
    expect(on('fortune', '2026-11-28')).toContain('오늘은 장이 쉽니다.');
    expect(on('weekly', '2026-12-21')).toContain(
      '- 쉬는 날: 2026년 12월 25일 금요일, 2026년 12월 26일 토요일, 2026년 12월 27일 일요일',
    );
  });

  it('names the strongest reason of the period where a category follows it', () => {
    for (const request of requests.filter(({ section }) => section === 'profile_fortune')) {
      expect(sectionPrompt(request).user).not.toContain('전체 흐름');
    }
  });

  it('says which field tells of the ten-year cycle, and asks a month for one habit', () => {
    const luck = { pillar: 41, turning: false };
    const pillars = { year: 40, month: 39, day: 34, hour: null };
    const yearly = sectionPrompt({ section: 'yearly', pillars, period: '2026-01-01', luck }).user;
    expect(yearly).toContain('대운은 뜻과 함께 summary에만');
    const monthly = {
      section: 'profile_fortune',
      pillars,
      period: '2026-11-01',
      fortuneType: 'monthly',
      luck,
    } as const;
    const { user } = sectionPrompt(monthly);
    expect(user).toContain('대운은 뜻과 함께 categories.overall.description에만');
    expect(user).toContain('한 달 동안 이어 갈 수 있는 것 하나');
    expect(user).not.toMatch(/초순|중순|하순/);
  });

  it('writes words that read as another with their sign, in rules, facts and examples', () => {
    const bare =
      /(?<![가-힣])(?:임신|병신|정사|기사|신사|병자|기미|신금)(?![가-힣(은는])|(?<=[자축인묘진사오미신유술해]) (?:해|형)(?![가-힣(])/;
    for (const request of requests) {
      for (const variant of [undefined, 'minor'] as const) {
        const { system, user } = sectionPrompt(variant === undefined ? request : { ...request, variant });
        const words = (system + user).replaceAll('죽음, 임신, 약', '');
        expect(bare.exec(words)?.[0] ?? null).toBeNull();
      }
    }
  });

  it('gives a category its own reasons first, and a month those that its year does not share with all', () => {
    const months = requests
      .filter(({ section }) => section === 'yearly')
      .flatMap((request) => sectionPrompt(request).user.match(/^- \d+월: \d+점.+$/gmu) ?? []);
    expect(months.length).toBeGreaterThan(100);
    expect(
      months.filter((line) =>
        /(?:돕는|누르는) 것: .+해의 (?:도움|부담)/u.test(line.replace(/것: 그 달이 속한 해의 \S+?(?=\.|$)/gu, '')),
      ),
    ).toEqual([]);
    for (const request of requests.filter(({ section }) => section === 'profile_fortune').slice(0, 40)) {
      const { categories } = sectionScores(request as SectionRequest<'profile_fortune'>);
      const { user } = sectionPrompt(request);
      const [career] = categories.career.reasons.filter(({ kind, points }) => kind !== 'whole' && points > 0);
      if (career?.kind === 'god') expect(/- 직업: .*돕는 것: ([^.]+)\./u.exec(user)?.[1]).toContain(career.god);
    }
  });

  it('says what a relation means, with whom an hour forms one, and when a month begins', () => {
    for (const request of requests.filter(({ section }) => section === 'fortune')) {
      const { system, user } = sectionPrompt(request);
      for (const kind of ['파(破)', '가합', '자형', '복음', '방합', '삼형', '원진', '충(沖)']) {
        expect(system).toMatch(new RegExp(`${kind.replace(/[()]/gu, '\\$&')}[은는] [^,.]+`, 'u'));
      }
      const hours = user.match(/시간대: .+$/gmu) ?? [];
      expect(hours).toHaveLength(2);
      for (const line of hours) expect(line).not.toMatch(/[,:] (?:육합|반합|가합|원진|자형|[충형파해]\()/u);
      expect(sectionPrompt({ ...request, variant: 'minor' }).system).toContain('원진, 삼형은 조금씩 어긋나는 것');
    }
    const yearly = sectionPrompt({ section: 'yearly', pillars: randomChart(), period: '2026-01-01' }).user;
    expect(yearly.match(/^- \d+월\(\d+월 [3-9]일부터(?:, 을사년에 속함)?\): /gmu)).toHaveLength(12);
    expect(yearly).toContain('1월(1월 5일부터, 을사년에 속함): ');
  });

  it('forbids to call a day good or bad for investing, and to tell of a day without facts', () => {
    const { system } = sectionPrompt({ section: 'fortune', pillars: randomChart(), period: DATE });
    expect(system).toContain('"오늘은 투자하기 좋은 날"이나 "나쁜 날"이라고 하지 않습니다');
    expect(system).toContain('주어지지 않은 날(어제, 내일)의 운을 말하지 않습니다');
    expect(system).toContain('없는 까닭을 지어내지 않습니다');
  });

  it('knows its readers, the law, and a length for every text', () => {
    for (const section of SECTION_NAMES.filter((name) => name !== 'radar')) {
      const { system } = sectionPrompt({ section, pillars: randomChart(), period: sectionPeriod(section, DATE) });
      for (const words of [
        '아침에 휴대전화로',
        '명리는 모릅니다',
        '금액, 비율, 퍼센트',
        '그만둘 지점',
        '부적, 굿, 삼재',
        '이모지',
      ]) {
        expect(system).toContain(words);
      }
      for (const description of textDescriptions(sectionJsonSchema(section)))
        expect(description).toMatch(/ \(\d+~\d+자\)$/);
    }
  });

  it('asks readers under 19 for other texts, by a schema and two examples of their own', () => {
    const request = { section: 'fortune', pillars: randomChart(), period: DATE, variant: 'minor' } as const;
    expect(sectionPrompt(request).system.match(/\n사실: /g)?.length).toBe(2);
    for (const section of SECTION_NAMES) {
      const descriptions = textDescriptions(sectionJsonSchema(section, 'minor'));
      expect(descriptions.length).toBe(textDescriptions(sectionJsonSchema(section)).length);
      for (const description of descriptions) expect(description).not.toMatch(/투자|재물|돈을 대하는|직업|애정/);
    }
  });

  it('has a version for each section', () => {
    for (const section of SECTION_NAMES) expect(promptVersion(section)).toMatch(/^\d+$/);
  });
});

describe('the prompt of a birth that leaves pillars open', () => {
  it('says which, and gives no sign, relation, stage or marker of them', () => {
    for (const request of requests) {
      const { user } = sectionPrompt({ ...request, openPillars: ['year', 'month'] });
      expect(user).toContain('출생 시각만으로 정해지지 않는 기둥: 연주·월주.');
      expect(user).toContain('- 월주: 확실하지 않음');
      const facts = user.replace(/- 출생 시각만으로.*/, '').replace(/- (?:연주|월주): 확실하지 않음/g, '');
      expect(facts).not.toMatch(/연주|월주/);
      // The scores are those of the chart as it is reckoned.
      expect(user.match(/\d+점/g)).toEqual(sectionPrompt(request).user.match(/\d+점/g));
    }
  });
});

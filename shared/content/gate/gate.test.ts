import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { GATE_BIRTH, placed } from '../../../scripts/evals/gate.ts';
import { KINDS } from '../../../scripts/evals/golden.ts';
import { sweepRequests } from '../../../scripts/evals/sweep.ts';
import { addDays } from '../../core/clock.ts';
import type { BirthInput } from '../../saju/index.ts';
import type { SectionRequest } from '../requests.ts';
import { bandOf } from '../scores/bands.ts';
import { type SectionScores, sectionScores } from '../scores/section.ts';
import { simulateSection } from '../simulator/simulate.ts';
import { GATE_RULES, type GateRule, type Refusal, refusalsOf } from './gate.ts';
import { sentencesOf } from './sentences.ts';

/** A chart whose year and day are 갑자, on the day 무술. */
const REQUEST: SectionRequest = {
  section: 'profile_fortune',
  pillars: { year: 0, month: 2, day: 0, hour: 6 },
  period: '2026-11-20',
};

interface Sample {
  readonly rule: string;
  readonly text: string;
  readonly score: number;
}

const vector = (name: string) => readFileSync(new URL(`../../../tests/vectors/${name}`, import.meta.url), 'utf8');

/** `# rule`, then a text a line; under `tone` as `score|text`. */
function samples(file: 'bad' | 'good'): Sample[] {
  let rule = '';
  return vector(`gate/${file}.txt`)
    .split('\n')
    .flatMap((line) => {
      const heading = /^# (\w+)$/.exec(line)?.[1];
      if (heading !== undefined) rule = heading;
      if (heading !== undefined || line === '') return [];
      const [score = '', text = ''] = rule === 'tone' ? line.split('|') : ['60', line];
      return [{ rule, text, score: Number(score) }];
    });
}

/** The rules that refuse a text. A sample of one sentence is shorter than its field has to be, and no other may be. */
function namesOf(refusals: readonly Refusal[], text: string): GateRule[] {
  const isShort = ({ reason }: Refusal) => reason.includes('너무 짧습니다') && sentencesOf(text).length === 1;
  return [...new Set(refusals.filter((refusal) => !isShort(refusal)).map(({ rule }) => rule))];
}

/** The rules that a text breaks as a summary. */
function rulesOf({ rule, text, score }: Sample): GateRule[] {
  const request: SectionRequest = rule === 'minor' ? { ...REQUEST, variant: 'minor' } : REQUEST;
  return namesOf(refusalsOf(request, { summary: text }, { score }), text);
}

/** A text in a field of an otherwise empty fortune, for a chart and a date. */
interface Placed {
  readonly rule: string;
  readonly text: string;
  readonly birth: BirthInput;
  readonly date: string;
  readonly field: string;
  /** Of the day, in place of the chart's own. */
  readonly score?: number;
}

type Written = string | { readonly text: string; readonly date: string; readonly score?: number };

/** Texts by the rule that should refuse them, or that they come close to. */
function reviewed(file: string): Record<'bad' | 'good', Placed[]> {
  const sets = JSON.parse(vector(`gate/${file}.json`)) as Record<'bad' | 'good', Record<string, Written[]>>;
  const placed = (texts: Record<string, Written[]>) =>
    Object.entries(texts).flatMap(([rule, list]) =>
      list.map((written): Placed => {
        const { text, date, score } =
          typeof written === 'string' ? { text: written, date: '2026-11-23', score: undefined } : written;
        const field = rule === 'tone' ? 'today_fortune.overall_analysis' : 'today_fortune.action_items.do_1';
        return { rule, text, date, field, birth: GATE_BIRTH, ...(score === undefined ? {} : { score }) };
      }),
    );
  return { bad: placed(sets.bad), good: placed(sets.good) };
}

function rulesOfPlaced(text: Placed): GateRule[] {
  const { request, output } = placed(text);
  const scores = text.score === undefined ? undefined : { today_fortune: { score: text.score } };
  return namesOf(refusalsOf(request, output, scores), text.text);
}

const refused = (texts: readonly Placed[]) => texts.filter((text) => rulesOfPlaced(text).length > 0);
const passed = (texts: readonly Placed[]) => texts.filter((text) => rulesOfPlaced(text).length === 0);
const textsOf = (texts: readonly Placed[]) => texts.map(({ rule, text }) => `${rule}: ${text}`);

/** Of the texts that the gate was built by, with how many of each kind there are at least. */
const FILES: readonly (readonly [string, number])[] = [
  ['reviewed-1', 150],
  ['paraphrased', 150],
  ['columnist', 20],
  ['columnist-2', 20],
  ['columnist-3', 20],
  ['columnist-4', 19],
  ['columnist-5', 50],
  ['plain-words', 60],
  ['kinds', 50],
  ['excuses', 60],
  ['chart-and-mood', 60],
  ['unseen-1', 20],
];

describe('the gate', () => {
  const [bad, good] = [samples('bad'), samples('good')];

  it('knows texts of each kind for every rule', () => {
    const sets = [reviewed('reviewed-1'), reviewed('paraphrased')];
    const rules = (kind: 'bad' | 'good') => [
      ...(kind === 'bad' ? bad : good).map(({ rule }) => rule),
      ...sets.flatMap((set) => set[kind].map(({ rule }) => rule)),
    ];
    for (const kind of ['bad', 'good'] as const)
      expect([...new Set(rules(kind))].sort()).toEqual([...GATE_RULES].sort());
  });

  it.each([...new Set(bad.map(({ rule }) => rule))])('refuses every bad text of the rule %s', (rule) => {
    const missed = bad.filter((sample) => sample.rule === rule && !(rulesOf(sample) as string[]).includes(rule));
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  it.each([...new Set(good.map(({ rule }) => rule))])('refuses none of the good texts near the rule %s', (rule) => {
    const wrong = good.filter((sample) => sample.rule === rule && rulesOf(sample).length > 0);
    expect(wrong.map((sample) => [sample.text, rulesOf(sample)])).toEqual([]);
  });

  it('refuses a bad text also between others', () => {
    const before = '차분히 숨을 고르는 날입니다.';
    // Words that excuse one, in a sentence of their own.
    const after = '전기를 아끼고 빌린 책은 돌려주며, 갚을 것은 갚고 하던 작품과 경력도 돌아봅니다.';
    // Of these a text is bad as a whole.
    const ofSentences = ({ rule }: Placed) => !['form', 'language', 'tone', 'number'].includes(rule);
    const vocative = { rule: 'address', text: '민수야, 오늘은 쉬어 가는 날입니다.', birth: GATE_BIRTH };
    const alone = FILES.flatMap(([file]) => refused(reviewed(file).bad)).filter(ofSentences);
    alone.push({ ...vocative, date: '2026-11-23', field: 'today_fortune.action_items.do_1' });
    const missed = passed(alone.map((each) => ({ ...each, text: `${before} ${each.text} ${after}` })));
    expect(textsOf(missed)).toEqual([]);
  });

  it('does with each of the examples of the contract what is right', () => {
    const { cases } = JSON.parse(vector('gate-examples.json')) as {
      readonly cases: readonly (Placed & { readonly expected: 'refuse' | 'accept' })[];
    };
    const done = (placed: Placed) => (rulesOfPlaced(placed).length > 0 ? 'refuse' : 'accept');
    expect(cases.filter((each) => done(each) !== each.expected).map(({ text }) => text)).toEqual([]);
    expect(cases.length).toBeGreaterThan(25);
  });

  it.each(FILES)('tells the bad from the good in %s, which it was built by', (file, least) => {
    const { bad, good } = reviewed(file);
    expect(textsOf(passed(bad))).toEqual([]);
    expect(textsOf(refused(good))).toEqual([]);
    expect(Math.min(bad.length, good.length)).toBeGreaterThanOrEqual(least);
  });

  it('leaves at most 8 of the bad texts of reviewed-3 to the judge, and refuses none of the good', () => {
    const { bad, good } = reviewed('reviewed-3');
    expect(passed(bad).length).toBeLessThanOrEqual(8);
    expect(textsOf(refused(good))).toEqual([]);
  });

  it('reads no short word inside an ordinary one', () => {
    const { good } = reviewed('edges');
    expect(textsOf(refused(good))).toEqual([]);
    expect(good.length).toBeGreaterThanOrEqual(20);
  });

  it('lets at most 10 % of bad texts pass, and refuses at most 2 % of good ones, that no rule was built by', () => {
    const { bad, good } = reviewed('reviewed-2');
    expect(passed(bad).length / bad.length).toBeLessThanOrEqual(0.1);
    expect(refused(good).length / good.length).toBeLessThanOrEqual(0.02);
    expect(Math.min(bad.length, good.length)).toBeGreaterThanOrEqual(150);
  });

  it('lets readers of age meet the words that it keeps from minors', () => {
    const output = { summary: '시장의 흐름과 자산의 배분을 차분히 살피는 하루입니다. 주식은 천천히 공부하세요.' };
    expect(refusalsOf(REQUEST, output, {})).toEqual([]);
    expect(refusalsOf({ ...REQUEST, variant: 'minor' }, output, {}).map(({ rule, path }) => [rule, path])).toEqual([
      ['minor', 'summary'],
    ]);
  });

  it('names the field and says in Korean what to change', () => {
    const [refusal] = refusalsOf(REQUEST, { summary: '오늘은 차분한 하루입니다. 삼성전자 주식이 무조건 오릅니다.' });
    expect(refusal).toEqual({
      rule: 'guarantee',
      path: 'summary',
      reason: 'summary: “무조건 오릅”: 수익이나 원금을 약속하는 표현입니다. 약속하지 말고 마음가짐과 습관을 쓰십시오.',
    });
  });

  it('names the date to a model that wrote another weekday', () => {
    const [refusal] = refusalsOf(REQUEST, {
      summary: '오늘은 차분한 하루입니다. 오늘은 일요일이니 늦잠을 자도 좋습니다.',
    });
    expect(refusal?.rule).toBe('facts');
    expect(refusal?.reason).toContain('2026-11-20(금요일)인데 오늘은 일요일이니');
  });

  it('refuses a pillar that is named as the period’s or the chart’s and is another', () => {
    const rules = (summary: string) =>
      refusalsOf(REQUEST, { summary: `${summary} 하루를 차분히 정리하세요.` }).map(({ rule }) => rule);
    expect(rules('오늘의 일진은 무술입니다.')).toEqual([]);
    expect(rules('무술일의 불기운이 셉니다.')).toEqual([]);
    expect(rules('갑자 일주는 시작하는 힘이 큽니다.')).toEqual([]);
    expect(rules('병오(丙午)년의 흐름입니다.')).toEqual([]);
    expect(rules('오늘의 일진은 갑술입니다.')).toEqual(['pillar']);
    expect(rules('임진일의 물이 깊습니다.')).toEqual(['pillar']);
    expect(rules('을축 일주는 느긋합니다.')).toEqual(['pillar']);
    expect(rules('무신년의 흐름입니다.')).toEqual(['pillar']);
  });

  it('refuses a field under a third of the asked length, one sentence in three fields, and a sentence twice', () => {
    const text = '오늘은 지출을 차분히 정리하는 하루입니다.';
    const other = '내일을 위해 작은 기록을 남겨 보세요.';
    const paths = (output: object) => refusalsOf(REQUEST, output).map(({ rule, path }) => [rule, path]);
    expect(paths({ summary: '좋아요.' })).toEqual([['form', 'summary']]);
    expect(paths({ summary: `${text} ${text}` })).toEqual([['form', 'summary']]);
    expect(paths({ summary: `${text} ${other}`, advice: text })).toEqual([]);
    expect(
      paths({ summary: `${text} ${other}`, advice: text, analysis: { day_energy: `${text} 차분함이 힘입니다.` } }),
    ).toEqual([
      ['form', 'analysis.day_energy'],
      ['form', 'summary'],
      ['form', 'advice'],
    ]);
  });

  it('hears a denial in its own sentence only', () => {
    const rules = (summary: string) => refusalsOf(REQUEST, { summary }, { score: 42 }).map(({ rule }) => rule);
    expect(rules('최고의 하루입니다. 서두르지 않아도 됩니다. 걱정할 일은 없습니다.')).toEqual(['tone']);
    expect(rules('최고의 하루는 아닙니다. 서두르면 어긋나기 쉬우니 쉬어 가시기 바랍니다.')).toEqual([]);
  });

  it('refuses what neither the chart nor the day has, and nothing that they have', () => {
    const rules = (text: string) =>
      rulesOfPlaced({
        rule: 'facts',
        text,
        birth: GATE_BIRTH,
        date: '2026-11-23',
        field: 'today_fortune.action_items.do_1',
      });
    // 무진 경신 신유 임진, useful 금, very strong, 종왕격; the day is 신축: 반합 with 유, 파 with 진.
    for (const wrong of [
      '정화 일간은 밝습니다.',
      '용신인 화가 들어 따뜻합니다.',
      '신약한 사주라 쉬어 가시기 바랍니다.',
    ]) {
      expect([wrong, rules(wrong)]).toEqual([wrong, ['facts']]);
    }
    for (const wrong of ['오늘 일지와 충이 들었습니다.', '오늘은 목 기운이 강합니다.', '오늘은 편재가 들어옵니다.']) {
      expect([wrong, rules(wrong)]).toEqual([wrong, ['facts']]);
    }
    for (const right of ['신금 일간은 섬세합니다.', '용신인 금이 들어 든든합니다.', '극신강한 사주라 뜻이 굳습니다.']) {
      expect([right, rules(right)]).toEqual([right, []]);
    }
    for (const right of [
      '오늘 일지와 반합을 이루었습니다.',
      '오늘은 금 기운이 강합니다.',
      '오늘은 비견이 들어옵니다.',
    ]) {
      expect([right, rules(right)]).toEqual([right, []]);
    }
  });

  it('compares each text with the score that the service computed for it', () => {
    const best = { description: '최고의 날입니다. 모든 일이 술술 풀립니다.' };
    const worst = { description: '최악의 날입니다. 모든 일이 꼬이고 막힙니다.' };
    const refused = (request: SectionRequest, output: object) =>
      refusalsOf(request, output).map(({ rule, path }) => [rule, path]);
    const careful = requestWhere(({ score }) => score < 50);
    expect(refused(careful, { score: 95, categories: { overall: { ...best, score: 95 } } })).toEqual([
      ['tone', 'categories.overall.description'],
    ]);
    const busy = requestWhere(({ score, categories }) => score < 70 && categories.career.score >= 70);
    expect(refused(busy, { categories: { overall: worst, career: { ...worst, score: 5 } } })).toEqual([
      ['tone', 'categories.career.description'],
    ]);
  });

  it('lets a summary of any score name its best and its hardest part', () => {
    const summary = '가장 좋은 때는 5월이고, 가장 힘든 시기는 8월입니다. 한 해의 일을 차근차근 나누어 하십시오.';
    for (const score of [30, 60, 90]) expect(refusalsOf(REQUEST, { summary }, { score })).toEqual([]);
  });

  it('refuses no text of the built-in generator', () => {
    // A sample: `npm run evals` sweeps 2,000 contents of each kind, and as many for readers under 19.
    const refused: string[] = [];
    const bands = { good: 0, even: 0, careful: 0 };
    for (const kind of KINDS) {
      for (const [request, model] of sweepRequests(kind, 250)) {
        const output = simulateSection(request, model);
        refused.push(...refusalsOf(request, output).map(({ rule, reason }) => `${kind.name} ${rule} ${reason}`));
        for (const score of scoresIn(sectionScores(request))) bands[bandOf(score)] += 1;
      }
    }
    expect(refused).toEqual([]);
    // The tone of texts is put to the test with scores of every kind.
    for (const count of Object.values(bands)) expect(count).toBeGreaterThan(1_500);
  });
});

/** The first daily request whose scores hold. */
function requestWhere(holds: (scores: SectionScores['profile_fortune']) => boolean): SectionRequest {
  for (let day = 0; day < 3_000; day += 1) {
    const period = addDays('2026-01-01', day);
    const request = { ...REQUEST, section: 'profile_fortune', period } as const;
    if (holds(sectionScores(request))) return request;
  }
  throw new Error('no such day');
}

/** Every `score` at any depth. */
function scoresIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'score' && typeof item === 'number' ? [item] : scoresIn(item),
  );
}

describe('a pillar that the birth leaves open', () => {
  it.each([
    ['병인 월주에 힘이 실립니다.', ['month'], ['pillar']],
    ['병인(丙寅)월에 태어난 사람의 기운입니다.', ['month'], ['pillar']],
    ['쥐띠에게 반가운 날입니다.', ['year'], ['facts']],
    ['병인 월주에 힘이 실립니다.', ['hour'], []],
    ['쥐띠에게 반가운 날입니다.', ['month'], []],
  ] as const)('is refused where a text names it: %s (open: %j)', (text, openPillars, rules) => {
    const refusals = refusalsOf({ ...REQUEST, openPillars }, { summary: text }, { score: 60 });
    expect(refusals.filter(({ rule }) => rule !== 'form').map(({ rule }) => rule)).toEqual(rules);
  });
});

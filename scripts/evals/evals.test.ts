import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { simulateSection } from '../../shared/content/index.ts';
import { CAREFUL_BELOW } from '../../shared/content/scores/bands.ts';
import { sectionScores } from '../../shared/content/scores/section.ts';
import { type Emulator, startEmulator } from '../emulator/index.ts';
import { emulatorSettings } from '../emulator/settings.ts';
import { blindSheet, scoreOf } from './blind.ts';
import { createCosts, createEstimate } from './costs.ts';
import { evaluateReading, judgeAll, SMOKE, tablesOf, writeSet } from './evaluate.ts';
import { GOLDEN_DATE, GOLDEN_SIZE, goldenCharts, KINDS, MINOR_KINDS, requestOf } from './golden.ts';
import { CRITERIA } from './judge.ts';
import { hasWrongMarks, measure, speaksOfTrade, wrongDates } from './measures.ts';
import { overLimits, READING_LIMITS } from './reading.ts';
import { differences, markdownOf, tablesIn } from './report.ts';
import { evalSettings } from './settings.ts';
import { sideBySide } from './side-by-side.ts';
import { asker, providerSource, questionOf, simulatorSource } from './sources.ts';
import { sweep, sweepRequests } from './sweep.ts';
import { homographIn, namesPillarOrBirth, numberIn, openingOf, sentencesOf, termIn } from './texts.ts';

const charts = goldenCharts();
const daily = {
  section: 'fortune',
  pillars: charts[0] ?? { year: 0, month: 2, day: 0, hour: 6 },
  period: GOLDEN_DATE,
} as const;

const ANY_SEVEN: readonly unknown[] = Array.from({ length: 7 }, () => expect.any(Number));
/** Of the columns of a sweep. */
const NO_FAULTS = Array.from({ length: 12 }, () => 0);

const days = charts.map((pillars) => ({ ...daily, pillars }));

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ recordLimit: 0 });
});
afterAll(() => emulator.close());

describe('the golden set', () => {
  it('holds every day pillar once', () => {
    expect(new Set(charts.map(({ day }) => day)).size).toBe(GOLDEN_SIZE);
  });
});

describe('measures', () => {
  const good = simulateSection(daily);

  it('count nothing in what the generator writes', () => {
    const { contents, characters, ...faults } = measure([{ request: daily, output: good }]);
    expect([contents, characters > 300]).toEqual([1, true]);
    expect(Object.entries(faults).filter(([, count]) => count !== 0)).toEqual([]);
  });

  it('count each kind of error', () => {
    const faulty = (text: string) => ({ ...good, why_explanation: text });
    const count = (output: unknown) => measure([{ request: daily, output }]);
    expect(count(undefined).schema).toBe(1);
    expect(count(faulty('수익이 무조건 오릅니다. 좋은 하루입니다. 편히 쉬세요.')).gate).toBe(1);
    expect(count(faulty('갑목는 곧습니다. 곧은 하루를 보냅니다. 편히 쉬세요.')).particles).toBe(1);
    expect(count(faulty('차분한 하루입니다. 차분한 하루입니다. 편히 쉬세요.')).repeated).toBe(1);
    expect(count(faulty('2025년의 흐름입니다. 차분한 하루입니다. 편히 쉬세요.')).dates).toBe(1);
    expect(count(faulty('여윳돈의 30%만 나누세요. 차분한 하루입니다. 편히 쉬세요.')).numbers).toBe(1);
    expect(count(faulty('임신을 만나는 날입니다. 차분한 하루입니다. 편히 쉬세요.')).homographs).toBe(1);
    const carefulDay = days.find((request) => sectionScores(request).today_fortune.score < CAREFUL_BELOW) ?? daily;
    const written = simulateSection(carefulDay);
    const overall_analysis = '최고의 날입니다. 모든 일이 술술 풀립니다. 행운이 가득합니다. 기쁜 하루입니다.';
    const bright = { ...written, today_fortune: { ...written.today_fortune, overall_analysis } };
    expect(measure([{ request: carefulDay, output: bright }]).tone).toBe(1);
  });

  it('find words of markets and terms in what a reader under 19 would get', () => {
    const request = { ...daily, variant: 'minor' } as const;
    const own = { request, output: simulateSection(request) };
    expect(measure([own])).toMatchObject({ gate: 0, market: 0, terms: 0 });
    const adult = {
      request,
      output: { ...good, why_explanation: '주식 시장을 살피세요. 오늘은 정재의 날입니다. 편히 쉬세요.' },
    };
    expect(measure([adult])).toMatchObject({ market: 1, terms: 1 });
  });

  it('find words of trade on a day without a market', () => {
    const text = { text: '시세를 천천히 보세요.' };
    expect([speaksOfTrade({ ...daily, period: '2026-11-21' }, text), speaksOfTrade(daily, text)]).toEqual([
      true,
      false,
    ]);
  });

  it('find marks, and contents that name their reader too often or not at all', () => {
    expect(hasWrongMarks(good)).toBe(false);
    expect(
      ['{{name}}님, 좋은 날입니다..', '좋은 날입니다.', '{{name}}님 '.repeat(3)].filter((text) => !hasWrongMarks(text)),
    ).toEqual([]);
  });

  it('find another day, year or weekday than the period', () => {
    expect(wrongDates(daily, { text: '2026년 11월 20일, 오늘은 금요일입니다.' })).toEqual([]);
    expect(wrongDates(daily, { text: '11월 21일 오늘은 토요일입니다.' })).toEqual(['11월 21일', '오늘은 토요일']);
  });

  it('split sentences, and compare their openings with the name and pillars as one word', () => {
    expect(sentencesOf({ keyword: '한 마디', text: '기준이 또렷합니다. 다만, 급한 일은 미루세요.' })).toHaveLength(2);
    expect(openingOf('{{name}}님, 무술(戊戌)일의 윗글자는 정재입니다.')).toBe('이름, 간지일의 윗글자는');
    expect(openingOf('오늘은 쉬세요.')).toBe('오늘은 쉬세요.');
  });

  it('know pillars and births, words that read as another, numbers and terms', () => {
    const named = ['무술(戊戌)일입니다.', '갑자 일주는 곧습니다.', '태어난 날의 글자와 만납니다.'];
    expect(named.filter(namesPillarOrBirth)).toEqual(named);
    const plain = ['느닷없이 바뀝니다.', '갑자기 바뀌어도 정해 둔 대로 하세요.', '해 질 무렵 일찍 쉬세요.'];
    expect(plain.filter(namesPillarOrBirth)).toEqual([]);
    expect(['임신일입니다.', '일지와 해를 이룹니다.', '신문 기사를 읽으세요.'].map(homographIn)).toEqual([
      '임신',
      '해',
      '기사',
    ]);
    expect(['임신(壬申)일입니다.', '해(害), 곧 서운함입니다.', '해 보세요.'].map(homographIn)).toEqual([
      null,
      null,
      null,
    ]);
    expect(['여윳돈의 절반을', '30만 원까지', '손절 선을'].map(numberIn)).toEqual(['절반', '30만', '손절']);
    expect(['한 번 더 보세요.', '8월에는 쉬세요.'].map(numberIn)).toEqual([null, null]);
    expect(['정재가 옵니다.', '지지와 응원을 받습니다.'].map(termIn)).toEqual(['정재', null]);
  });
});

describe('an evaluation', () => {
  it('measures the generator without a fault, for readers of age and under 19, and how it reads', async () => {
    const size = { ...SMOKE, golden: 2, minors: 1 };
    const tables = tablesOf(simulatorSource, await writeSet(simulatorSource, size));
    expect(tables.map(({ title }) => title)).toEqual(['Golden set: simulator', 'Golden set, under 19: simulator']);
    for (const [index, count] of [8, 4].entries()) {
      const rows = tables[index]?.rows ?? [];
      expect(rows.map(([name]) => name)).toEqual(KINDS.map(({ name }) => name));
      for (const [name, [contents, ...faults]] of rows) {
        expect([name, contents, ...faults.slice(0, -1)]).toEqual([name, count, ...faults.slice(0, -1).map(() => 0)]);
      }
    }
    const [adults, minors] = evaluateReading({ many: 100, readers: 20 });
    expect([adults, minors].map(({ rows }) => rows.map(([name]) => name))).toEqual([
      ['fortune', 'profile_fortune daily'],
      ['fortune', 'profile_fortune daily'],
    ]);
    expect(overLimits(adults, READING_LIMITS)).toEqual([]);
    const swept = sweep(3);
    expect(swept.map(({ rows }) => rows.length)).toEqual([KINDS.length, MINOR_KINDS.length]);
    for (const { rows } of swept)
      for (const [name, row] of rows) expect([name, ...row]).toEqual([name, 3, ...NO_FAULTS]);
  });

  it('names the kinds that read worse than allowed', () => {
    const rows = [
      ['fortune', [14.9, 20, 6, 0]],
      ['profile_fortune daily', [15.1, 0, 6.1, 1]],
    ] as const;
    const table = { title: 'Reading', columns: [], rows };
    expect(overLimits(table, READING_LIMITS)).toEqual([
      'Reading, profile_fortune daily: pillars',
      'Reading, profile_fortune daily: twice',
      'Reading, profile_fortune daily: equal',
    ]);
    expect(overLimits(table, { openings: 10 })).toEqual(['Reading, fortune: openings']);
  });

  it('prints a sheet without scores for a fresh reader, and counts what the reader marked', () => {
    const sheet = blindSheet(16, 'test');
    expect(blindSheet(16, 'other')).not.toBe(sheet);
    expect(sheet.match(/^## \d+\. /gm)).toHaveLength(20);
    expect(sheet.match(/, under 19/g)).toHaveLength(4);
    expect(sheet).not.toMatch(/\d점|score|seed|\{\{/);
    const fields = sheet.match(/^- \[ \] /gm)?.length ?? 0;
    const { rows } = scoreOf(sheet.replace('- [ ] ', '- [x] ').replace(/- \[ \] (?=[^\n]*\n*$)/, '- [X] '));
    const of = (name: string) => rows.find(([known]) => known === name)?.[1] ?? [];
    expect([of('all')[1], of('all, under 19')[1]]).toEqual([1, 1]);
    expect((of('all')[0] ?? 0) + (of('all, under 19')[0] ?? 0)).toBe(fields);
    expect(of('all')[2]).toBeCloseTo(100 / (of('all')[0] ?? 1));
  });

  it('takes charts, days of a year, models and cycles of their own for each kind', () => {
    const [yearly] = KINDS.filter(({ section }) => section === 'yearly');
    const [fortune] = KINDS.filter(({ section }) => section === 'fortune');
    if (yearly === undefined || fortune === undefined) throw new Error('no kinds');
    const requests = [...sweepRequests(fortune, 50)];
    expect(new Set(requests.map(([{ period }]) => period)).size).toBeGreaterThan(40);
    expect(new Set(requests.map(([, model]) => model)).size).toBe(4);
    expect(requests.filter(([{ luck }]) => luck !== undefined)).toEqual([]);
    const cycles = [...sweepRequests(yearly, 50)].filter(([{ luck }]) => luck !== undefined).length;
    expect(cycles > 10 && cycles < 40).toBe(true);
  });

  it('asks models over their own providers, and each of them as judge', async () => {
    const settings = evalSettings(emulatorSettings(emulator.url));
    const source = providerSource('emulator', settings);
    expect(source.models).toEqual(['haiku', 'sonnet', 'gpt4o', 'gemini']);
    const written = await writeSet(source, { ...SMOKE, golden: 1, minors: 1 });
    const [golden, under19] = tablesOf(source, written);
    for (const [name, [contents, schema]] of [...(golden?.rows ?? []), ...(under19?.rows ?? [])])
      expect([name, contents, schema]).toEqual([name, 4, 0]);
    for (const by of source.models) {
      const judged = await judgeAll(source, written, by, asker(settings), 1);
      expect(judged.rows.map(([writer, [asked, count]]) => [writer, asked, count])).toEqual(
        ['', ', under 19'].flatMap((readers) =>
          source.models.map((model) => [`${model}${readers}`, KINDS.length - 1, KINDS.length - 1]),
        ),
      );
      for (const [, numbers] of judged.rows) {
        for (const number of numbers.slice(2, -1)) {
          expect(number).toBeGreaterThanOrEqual(1);
          expect(number).toBeLessThanOrEqual(5);
        }
      }
    }
  });

  it('counts a model that answers no JSON, and goes on', async () => {
    emulator.behave({ mode: 'malformed', error_rate: 1 });
    const source = providerSource('emulator', evalSettings(emulatorSettings(emulator.url)));
    const output = await source.write('haiku', daily);
    emulator.reset();
    expect(measure([{ request: daily, output }]).schema).toBe(1);
  });

  it('asks again after an error that passes, and ends when the provider refuses the key', async () => {
    const settings = evalSettings(emulatorSettings(emulator.url));
    const usages: unknown[] = [];
    const ask = asker(settings, (_model, usage) => usages.push(usage));
    emulator.behave({ error_status: 429, retry_after_ms: 20, times: 2 });
    expect(await ask('gpt4o', questionOf(daily))).toHaveProperty('today_fortune');
    expect(usages).toEqual([null, null, expect.objectContaining({ cachedTokens: 0 })]);
    emulator.behave({ error_status: 401, times: 1 });
    await expect(ask('gpt4o', questionOf(daily))).rejects.toMatchObject({ kind: 'bad_credentials' });
    emulator.reset();
  });

  it('omits a verdict of the wrong form, and says so', async () => {
    const written = await writeSet(simulatorSource, { ...SMOKE, golden: 1, minors: 0 });
    const verdict = Object.fromEntries(CRITERIA.map((name) => [name, 9]));
    let asked = 0;
    const ask = async () => (asked++ % 2 === 0 ? { ...verdict, flawed_fields: 1, worst_flaw: '없음' } : verdict);
    const { columns, rows } = await judgeAll(simulatorSource, written, 'sonnet', ask, 1);
    expect(columns.slice(0, 3)).toEqual(['asked', 'judged', 'grounded']);
    expect(rows[0]?.[1].slice(0, 3)).toEqual([8, 4, 5]);
  });

  it('says beforehand what its calls would take, and afterwards what they took', async () => {
    const settings = evalSettings(emulatorSettings(emulator.url));
    const spent = createCosts(settings);
    const source = providerSource('providers', settings, asker(settings, spent.add));
    const size = { ...SMOKE, golden: 1, minors: 0 };
    const estimate = createEstimate(settings);
    await judgeAll(source, await writeSet(estimate.of(source), size), 'haiku', estimate.ask, 1);
    expect(estimate.costs.lines()[0]).toMatch(/^haiku: 41 calls, [\d,]+ \+ [\d,]+ tokens, \$0\.\d\d$/);
    expect(estimate.costs.lines()).toHaveLength(4);
    expect(spent.lines()).toEqual([]);
    await source.write('haiku', requestOf({ name: 'radar', section: 'radar' }, daily.pillars, GOLDEN_DATE));
    expect(spent.lines()).toEqual([expect.stringMatching(/^haiku: 1 calls, /)]);
  });
});

describe('two ids of a model side by side', () => {
  it('asks each id for the same twenty charts, and shows their texts and faults', async () => {
    const settings = evalSettings(emulatorSettings(emulator.url));
    const sourceOf = (modelId: string) =>
      providerSource(modelId, { ...settings, gpt4o: { ...settings.gpt4o, modelId } });
    const shown = await sideBySide('gpt4o', [sourceOf('gpt-6-luna'), sourceOf('gpt-6-sol')]);
    expect(tablesIn(shown)[0]).toMatchObject({
      title: 'gpt4o: gpt-6-luna and gpt-6-sol',
      rows: [
        ['gpt-6-luna', [20, ...ANY_SEVEN]],
        ['gpt-6-sol', [20, ...ANY_SEVEN]],
      ],
    });
    expect(shown.match(/^## \d+\. /gm)).toHaveLength(20);
    const texts = (id: string) => shown.match(new RegExp(`^  - ${id}: .`, 'gm')) ?? [];
    expect(texts('gpt-6-luna').length).toBeGreaterThan(100);
    expect(texts('gpt-6-sol')).toHaveLength(texts('gpt-6-luna').length);
  });
});

describe('the report', () => {
  const table = { title: 'Reading', columns: ['openings', 'twice'], rows: [['fortune', [28.14, 3]]] } as const;

  it('is read back as it was written', () => {
    expect(tablesIn(`prose\n\n${markdownOf(table)}\n\n### Against the run before\n\n- x\n`)).toEqual([
      { ...table, rows: [['fortune', [28.1, 3]]] },
    ]);
  });

  it('lists what differs from the last run', () => {
    const after = { ...table, rows: [['fortune', [7.41, 3]]] } as const;
    expect(differences([table], [after])).toEqual(['Reading, fortune, openings: 28.1 -> 7.4']);
    expect(differences([], [after])).toEqual([]);
    const rounded = { ...table, rows: [['fortune', [28.1, 3.01]]] } as const;
    expect(differences(tablesIn(markdownOf(rounded)), [rounded])).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { simulateSection } from '../../shared/content/index.ts';
import { CAREFUL_BELOW } from '../../shared/content/scores/bands.ts';
import { sectionScores } from '../../shared/content/scores/section.ts';
import { type Emulator, startEmulator } from '../emulator/index.ts';
import { emulatorSettings } from '../emulator/settings.ts';
import { createCosts, createEstimate } from './costs.ts';
import { evaluateVariety, judgeAll, SMOKE, tablesOf, tooRepetitive, writeSet } from './evaluate.ts';
import { GOLDEN_DATE, GOLDEN_SIZE, goldenCharts, KINDS, MINOR_KINDS, requestOf } from './golden.ts';
import { CRITERIA } from './judge.ts';
import { hasWrongMarks, measure, sharedWithAdults, wrongDates } from './measures.ts';
import { differences, markdownOf, tablesIn } from './report.ts';
import { evalSettings } from './settings.ts';
import { asker, providerSource, questionOf, simulatorSource } from './sources.ts';
import { sweep, sweepRequests } from './sweep.ts';
import { clausesOf, jaccard, sentencesOf, trigramsOf } from './texts.ts';

const charts = goldenCharts();
const daily = {
  section: 'fortune',
  pillars: charts[0] ?? { year: 0, month: 2, day: 0, hour: 6 },
  period: GOLDEN_DATE,
} as const;

/** Of the columns of a sweep. */
const NO_FAULTS = Array.from({ length: 9 }, () => 0);

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
    const { schema, gate, tone, particles, length, repeated, dates } = measure([{ request: daily, output: good }]);
    expect({ schema, gate, tone, particles, length, repeated, dates }).toEqual({
      schema: 0,
      gate: 0,
      tone: 0,
      particles: 0,
      length: 0,
      repeated: 0,
      dates: 0,
    });
  });

  it('count each kind of error', () => {
    const faulty = (text: string) => ({ ...good, why_explanation: text });
    const count = (output: unknown) => measure([{ request: daily, output }]);
    expect(count(undefined).schema).toBe(1);
    expect(count(faulty('수익이 무조건 오릅니다. 좋은 하루입니다. 편히 쉬세요.')).gate).toBe(1);
    expect(count(faulty('갑목는 곧습니다. 곧은 하루를 보냅니다. 편히 쉬세요.')).particles).toBe(1);
    expect(count(faulty('한 문장뿐이라서 까닭을 설명하기에는 턱없이 짧은 글입니다.')).length).toBe(1);
    expect(count(faulty('차분한 하루입니다. 차분한 하루입니다. 편히 쉬세요.')).repeated).toBe(1);
    expect(count(faulty('2025년의 흐름입니다. 차분한 하루입니다. 편히 쉬세요.')).dates).toBe(1);
    const carefulDay = days.find((request) => sectionScores(request).today_fortune.score < CAREFUL_BELOW) ?? daily;
    const written = simulateSection(carefulDay);
    const overall_analysis = '최고의 날입니다. 모든 일이 술술 풀립니다. 행운이 가득합니다. 기쁜 하루입니다.';
    const bright = { ...written, today_fortune: { ...written.today_fortune, overall_analysis } };
    expect(measure([{ request: carefulDay, output: bright }]).tone).toBe(1);
  });

  it('find a word of markets in what a reader under 19 would get, and sentences of readers of age', () => {
    const request = { ...daily, variant: 'minor' } as const;
    const own = { request, output: simulateSection(request) };
    expect(measure([own])).toMatchObject({ gate: 0, market: 0 });
    expect(sharedWithAdults([own], [{ request: daily, output: good }])).toBe(0);
    const adult = {
      request,
      output: { ...good, why_explanation: '주식 시장을 살피세요. 차분한 하루입니다. 편히 쉬세요.' },
    };
    expect(measure([adult]).market).toBe(1);
    expect(sharedWithAdults([adult], [{ request: daily, output: good }])).toBeGreaterThan(80);
  });

  it('find marks, and contents that name their reader too often or not at all', () => {
    expect(hasWrongMarks(good)).toBe(false);
    expect(
      ['{{name}}님, 좋은 날입니다..', '좋은 날입니다.', '{{name}}님 '.repeat(4)].filter((text) => !hasWrongMarks(text)),
    ).toEqual([]);
  });

  it('find another day, year or weekday than the period', () => {
    expect(wrongDates(daily, { text: '2026년 11월 20일, 오늘은 금요일입니다.' })).toEqual([]);
    expect(wrongDates(daily, { text: '11월 21일 오늘은 토요일입니다.' })).toEqual(['11월 21일', '오늘은 토요일']);
  });

  it('split sentences and clauses, and compare trigrams', () => {
    const output = {
      keyword: '한 마디',
      text: '기준이 또렷해지니 순서대로 움직이세요. 다만, 급한 일은 내일로 미루어 두세요.',
    };
    expect(sentencesOf(output)).toHaveLength(2);
    expect(clausesOf(output)).toEqual(['순서대로 움직이세요', '급한 일은 내일로 미루어 두세요']);
    expect(jaccard(trigramsOf(output), trigramsOf(output))).toBe(1);
    expect(jaccard(trigramsOf(output), trigramsOf({ text: '전혀 다른 이야기를 합니다.' }))).toBeLessThan(0.1);
  });
});

describe('an evaluation', () => {
  it('measures the generator without a fault, for readers of age and under 19, and its variety', async () => {
    const size = { ...SMOKE, golden: 2, minors: 1 };
    const tables = tablesOf(simulatorSource, await writeSet(simulatorSource, size));
    for (const [title, count, faults] of [
      ['Golden set: simulator', 8, [0, 0, 0]],
      ['Golden set, under 19: simulator', 4, [0, 0, 0, 0]],
    ] as const) {
      const rows = tables.find((table) => table.title === title)?.rows ?? [];
      expect(rows.map(([name]) => name)).toEqual(KINDS.map(({ name }) => name));
      for (const [name, row] of rows)
        expect([name, ...row.slice(0, faults.length + 1)]).toEqual([name, count, ...faults]);
    }
    const [, , , own] = tables;
    for (const [name, [, same]] of own?.rows ?? []) expect([name, same]).toEqual([name, 0]);
    const variety = evaluateVariety({ ...size, many: 40, readers: 2, days: 5 });
    expect(variety.map(({ rows }) => rows.length)).toEqual([KINDS.length - 1, MINOR_KINDS.length - 1]);
    expect(tooRepetitive(variety)).toEqual([]);
    const swept = sweep(3);
    expect(swept.map(({ rows }) => rows.length)).toEqual([KINDS.length, MINOR_KINDS.length]);
    for (const { rows } of swept)
      for (const [name, row] of rows) expect([name, ...row]).toEqual([name, 3, ...NO_FAULTS]);
  });

  it('names the kinds whose texts return more often than allowed', () => {
    const rows = [
      ['fortune', [11.9, 7.9]],
      ['weekly', [12, 0]],
      ['yearly', [0, 8]],
    ] as const;
    expect(tooRepetitive([{ title: 'Variety', columns: [], rows }])).toEqual(['Variety, weekly', 'Variety, yearly']);
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
    const [golden, , under19] = tablesOf(source, written);
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

describe('the report', () => {
  const table = { title: 'Variety', columns: ['recurring %', 'twice %'], rows: [['fortune', [28.14, 3]]] } as const;

  it('is read back as it was written', () => {
    expect(tablesIn(`prose\n\n${markdownOf(table)}\n\n### Against the run before\n\n- x\n`)).toEqual([
      { ...table, rows: [['fortune', [28.1, 3]]] },
    ]);
  });

  it('lists what differs from the last run', () => {
    const after = { ...table, rows: [['fortune', [7.41, 3]]] } as const;
    expect(differences([table], [after])).toEqual(['Variety, fortune, recurring %: 28.1 -> 7.4']);
    expect(differences([], [after])).toEqual([]);
    const rounded = { ...table, rows: [['fortune', [28.1, 3.01]]] } as const;
    expect(differences(tablesIn(markdownOf(rounded)), [rounded])).toEqual([]);
  });
});

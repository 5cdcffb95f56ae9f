import { MODEL_NAMES, type ModelName, type SectionRequest, simulateSection } from '../../shared/content/index.ts';
import { fortuneTypeOf } from '../../shared/content/requests.ts';
import { createRandom, type Random } from '../../shared/content/simulator/random.ts';
import { addDays } from '../../shared/core/clock.ts';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { KINDS, type Kind, MINOR_KINDS, requestOf } from './golden.ts';
import { countFaults, type Faults, hasWrongMarks, speaksOfTrade, type Written } from './measures.ts';
import type { Table } from './report.ts';
import { textsOf } from './texts.ts';

const COLUMNS = [
  'contents',
  'schema',
  'gate',
  'tone',
  'market',
  'particles',
  'repeated',
  'dates',
  'numbers',
  'homographs',
  'terms',
] as const satisfies readonly (keyof Faults)[];

/** Errors of the built-in generator over many charts. The tests of shared/content take samples of the same. */
export function sweep(count: number): readonly Table[] {
  const columns = [...COLUMNS, 'marks', 'trade'];
  return [
    { title: 'Sweep: simulator', columns, rows: KINDS.map((kind) => rowOf(kind, count)) },
    { title: 'Sweep, under 19: simulator', columns, rows: MINOR_KINDS.map((kind) => rowOf(kind, count)) },
  ];
}

function rowOf(kind: Kind, count: number): Table['rows'][number] {
  const written = [...sweepRequests(kind, count)].map(
    ([request, model]): Written => ({ request, output: simulateSection(request, model) }),
  );
  const faults = countFaults(written);
  const marks = written.filter(({ output }) => textsOf(output).length > 0 && hasWrongMarks(output)).length;
  const trade = written.filter(({ request, output }) => speaksOfTrade(request, output)).length;
  return [kind.name, [...COLUMNS.map((column) => faults[column]), marks, trade]];
}

/** Requests of one kind, each with a chart, a day of the year 2026 and a model of its own; half have a ten-year cycle where the kind has one. */
export function* sweepRequests(kind: Kind, count: number): Generator<readonly [SectionRequest, ModelName]> {
  const random = createRandom(`sweep ${kind.name}`);
  for (const pillars of randomCharts(count, `sweep ${kind.name}`)) {
    const request = requestOf(kind, pillars, addDays('2026-01-01', random.below(365)));
    const written = random.below(2) === 0 ? withRandomCycle(request, random) : request;
    yield [written, MODEL_NAMES[random.below(MODEL_NAMES.length)] ?? 'haiku'];
  }
}

/** The request in one of the three ten-year cycles before or after the month pillar, where its section speaks of one. */
export function withRandomCycle(request: SectionRequest, random: Random): SectionRequest {
  const type = fortuneTypeOf(request);
  if (request.section !== 'yearly' && type !== 'monthly' && type !== 'yearly') return request;
  const step = random.pick([-3, -2, -1, 1, 2, 3]);
  return {
    ...request,
    luck: { pillar: (request.pillars.month + step + 60) % 60, turning: random.below(4) === 0 },
  };
}

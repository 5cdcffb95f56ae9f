import { refusalsOf } from '../../shared/content/gate/gate.ts';
import {
  FORTUNE_TYPES,
  type FortuneType,
  SECTION_NAMES,
  type SectionName,
  type SectionRequest,
  sectionPeriod,
  simulateSection,
} from '../../shared/content/index.ts';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { type CaseResult, timeCase } from './lib/cases.ts';

const DATE = '2026-11-20';

interface GateCase {
  readonly name: string;
  readonly section: SectionName;
  readonly fortuneType: FortuneType;
}

export const GATE_CASES: readonly GateCase[] = SECTION_NAMES.flatMap((section): GateCase[] =>
  section === 'profile_fortune'
    ? FORTUNE_TYPES.map((fortuneType) => ({ name: `${section}, ${fortuneType}`, section, fortuneType }))
    : [{ name: section, section, fortuneType: 'daily' }],
);

/** Times the gate over the outputs of 300 charts, which pass every rule. */
export function benchGate(): CaseResult[] {
  const charts = randomCharts(300, 'benchmark of the gate');
  return GATE_CASES.map(({ name, section, fortuneType }) => {
    const period = sectionPeriod(section, DATE, fortuneType);
    const cases = charts.map((pillars) => {
      const request: SectionRequest = { section, pillars, fortuneType, period };
      // As it arrives from a provider: new strings, which no regular expression has seen.
      return { request, output: JSON.parse(JSON.stringify(simulateSection(request))) as unknown };
    });
    return timeCase(name, cases, 1, ({ request, output }) => {
      const [refusal] = refusalsOf(request, output);
      if (refusal !== undefined) throw new Error(`${name}: ${refusal.reason}`);
      return 1;
    });
  });
}

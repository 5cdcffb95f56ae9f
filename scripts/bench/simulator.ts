import { parseSection, SECTION_NAMES, sectionPeriod, simulateSection } from '../../shared/content/index.ts';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { type CaseResult, timeCase } from './lib/cases.ts';

const DATE = '2026-11-20';

/** Times the built-in generator and the parsing of its output, section by section over 200 charts. */
export function benchSimulator(): CaseResult[] {
  const charts = randomCharts(200, 'benchmark of the simulator');
  return SECTION_NAMES.map((section) => {
    const period = sectionPeriod(section, DATE, 'daily');
    const requests = charts.map((pillars) => ({ section, pillars, fortuneType: 'daily', period }) as const);
    return timeCase(section, requests, 1, (request) => {
      const parsed = parseSection(request, simulateSection(request));
      if (!parsed.ok) throw new Error(`${section}: ${parsed.reasons.join('; ')}`);
      return 1;
    });
  });
}

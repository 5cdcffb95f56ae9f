import type { Chart } from '../../saju/index.ts';
import { createRandom, type Random } from './random.ts';

/** The generator of one content, seeded by the chart and the purpose. */
export function randomFor(chart: Chart, ...purpose: readonly string[]): Random {
  const { year, month, day, hour } = chart.pillars;
  return createRandom(`${year}.${month}.${day}.${hour ?? '-'}|${purpose.join('|')}`);
}

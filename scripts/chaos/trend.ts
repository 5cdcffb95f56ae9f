import { median } from '../bench/lib/statistics.ts';
import type { Sample } from './samples.ts';

/** One figure over a soak, in thirds: in the first the processes warm up, between the others it should not grow. */
export interface Trend {
  readonly name: string;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly highest: number;
  /** The third third's median over the second's. */
  readonly growth: number;
}

/** @throws with fewer than three samples */
export function trends(samples: readonly Sample[]): Trend[] {
  if (samples.length < 3) throw new Error(`${samples.length} samples show no trend`);
  const third = samples.length / 3;
  const part = (name: string, index: number) =>
    median(samples.slice(Math.round(third * index), Math.round(third * (index + 1))).map((one) => one[name] ?? 0));
  return Object.keys(samples[0] ?? {}).map((name) => {
    const [first, second, last] = [part(name, 0), part(name, 1), part(name, 2)];
    const growth = second === last ? 1 : last / second;
    return { name, first, second, third: last, highest: Math.max(...samples.map((one) => one[name] ?? 0)), growth };
  });
}

/** As a Markdown table. */
export function trendTable(found: readonly Trend[]): string {
  const rows = found.map(({ name, first, second, third, highest, growth }) => [
    name,
    ...[first, second, third, highest].map(figure),
    Number.isFinite(growth) ? growth.toFixed(2) : '',
  ]);
  const columns = ['Median of', 'first third', 'second third', 'last third', 'highest', 'last over second'];
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function figure(value: number): string {
  return (Math.round(value * 10) / 10).toLocaleString('en-US');
}

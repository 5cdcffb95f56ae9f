import type { Row } from '../part.ts';

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export type Target =
  | { readonly kind: 'at least' | 'at most'; readonly value: number }
  | { readonly kind: 'at least of baseline' | 'at most of baseline'; readonly ratio: number };

/** A line of the report, from the figure of each run and, run by run, its baseline. */
export function row(options: {
  readonly measure: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly baseline?: { readonly name: string; readonly values: readonly number[] };
  readonly target?: Target;
}): Row {
  const { measure, unit, values, baseline, target } = options;
  const value = median(values);
  const ratio =
    baseline === undefined ? undefined : median(values.map((own, run) => own / (baseline.values[run] ?? Number.NaN)));
  return {
    measure,
    value,
    range: [Math.min(...values), Math.max(...values)],
    unit,
    ...(baseline === undefined ? {} : { baseline: baseline.name, baselineValue: median(baseline.values) }),
    ...(ratio === undefined ? {} : { ratio }),
    ...(target === undefined ? {} : judged(target, value, ratio, unit)),
  };
}

function judged(target: Target, value: number, ratio: number | undefined, unit: string) {
  switch (target.kind) {
    case 'at least':
      return { target: `≥ ${target.value} ${unit}`, met: value >= target.value };
    case 'at most':
      return { target: `≤ ${target.value} ${unit}`, met: value <= target.value };
    case 'at least of baseline':
      return { target: `ratio ≥ ${target.ratio}`, met: ratio !== undefined && ratio >= target.ratio };
    case 'at most of baseline':
      return { target: `ratio ≤ ${target.ratio}`, met: ratio !== undefined && ratio <= target.ratio };
  }
}

function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

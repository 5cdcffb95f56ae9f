import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPS_LOGIN } from './platform.ts';

/** What a process exports under `/metrics`. */
export interface Scraped {
  /** Name to type (`counter`, `gauge`, `histogram`), of the metrics of ours. */
  readonly types: ReadonlyMap<string, string>;
  /** The labels of each of our metrics, by name, `le` aside; empty without samples. */
  labelsOf(name: string): readonly string[];
  /** The sum of the samples of that name that have these labels, among others; 0 without one. */
  sum(name: string, labels?: Readonly<Record<string, string>>): number;
}

/** Reads `/metrics` of an operators' port. */
export async function scrape(opsUrl: string): Promise<Scraped> {
  const authorization = `Basic ${btoa(`${OPS_LOGIN.user}:${OPS_LOGIN.password}`)}`;
  const response = await fetch(`${opsUrl}/metrics`, { headers: { Authorization: authorization } });
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`);
  return parseMetrics(await response.text());
}

function parseMetrics(text: string): Scraped {
  const types = new Map(
    [...text.matchAll(/^# TYPE (saju_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const samples = [...text.matchAll(/^(saju_\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, label]) => [key, label])),
    value: Number(value),
  }));
  return {
    types,
    labelsOf: (metric) => [
      ...new Set(
        samples
          .filter(({ name }) => name.replace(/_(bucket|sum|count)$/, '') === metric || name === metric)
          .flatMap(({ labels }) => Object.keys(labels).filter((label) => label !== 'le')),
      ),
    ],
    sum: (metric, wanted = {}) =>
      samples
        .filter(
          ({ name, labels }) => name === metric && Object.entries(wanted).every(([key, to]) => labels[key] === to),
        )
        .reduce((total, { value }) => total + value, 0),
  };
}

/** The metrics in docs/metrics.md: name to type and labels. */
export function documentedMetrics(): ReadonlyMap<
  string,
  { readonly type: string; readonly labels: readonly string[] }
> {
  const text = readFileSync(fileURLToPath(new URL('../../docs/metrics.md', import.meta.url)), 'utf8');
  const entries = [...text.matchAll(/^- `(saju_\w+)` \((\w+)([^)]*)\):/gm)];
  return new Map(
    entries.map(([, name = '', type = '', labels = '']) => [
      name,
      { type, labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label) },
    ]),
  );
}

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod';
import { DASHBOARDS } from '../scripts/generators/dashboards/dashboards.ts';
import { render } from '../scripts/generators/dashboards/panels.ts';
import { promtool } from '../scripts/test/promtool.mjs';
import { documentedMetrics } from './harness/metrics.ts';

/** Alert rules and dashboards are checked by Prometheus's own tool; which metrics exist, by tests/e2e/metrics.test.ts. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const RULES = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
            annotations: z.strictObject({ summary: z.string(), description: z.string(), runbook_url: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/prometheus/saju.rules.yml')))
  .groups.flatMap(({ rules }) => rules);

const TESTS = z
  .object({
    tests: z.array(
      z.object({
        alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
      }),
    ),
  })
  .parse(parse(read('deploy/prometheus/saju.test.yml')))
  .tests.flatMap((test) => test.alert_rule_test);

const QUERIES = DASHBOARDS.flatMap(({ uid, rows }) =>
  rows.flatMap(({ panels }) =>
    panels.flatMap(({ title, queries }) => queries.map(({ expr }) => ({ where: `${uid}: ${title}`, expr }))),
  ),
);

/** The files that operators import, as far as panels depend on each other and on the data source. */
const DATA_SOURCE = z.object({ type: z.literal('prometheus'), uid: z.string() });
const FILES = readdirSync(path.join(ROOT, 'deploy/grafana')).map((file) =>
  z
    .object({
      uid: z.string(),
      templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string(), query: z.string() })) }),
      panels: z.array(
        z.object({
          id: z.number(),
          type: z.enum(['row', 'timeseries', 'stat']),
          title: z.string(),
          gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
          datasource: DATA_SOURCE.optional(),
          targets: z
            .array(
              z.object({
                refId: z.string(),
                datasource: DATA_SOURCE,
                expr: z.string(),
                legendFormat: z.string().min(1),
              }),
            )
            .default([]),
        }),
      ),
    })
    .parse(JSON.parse(read(`deploy/grafana/${file}`))),
);

/** Names in `by (…)` and in selectors. */
function labelsIn(expr: string): string[] {
  const groups = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  const selected = [...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, name = '']) => name);
  return [...groups, ...selected];
}

/** The label that Prometheus gives every sample, and that of a histogram's buckets. */
const GIVEN_LABELS = ['instance', 'le'];

function unknownLabels(expressions: readonly { readonly where: string; readonly expr: string }[]): string[] {
  const documented = documentedMetrics();
  return expressions.flatMap(({ where, expr }) => {
    const known = metricsIn(expr).flatMap((name) => documented.get(name)?.labels ?? []);
    return labelsIn(expr).flatMap((label) =>
      [...known, ...GIVEN_LABELS].includes(label) ? [] : [`${where}: ${label}`],
    );
  });
}

/** Rates of gauges, and counters and histograms read without a rate: they draw a line that means nothing. */
function misusedMetrics(expressions: readonly { readonly where: string; readonly expr: string }[]): string[] {
  const documented = documentedMetrics();
  return expressions.flatMap(({ where, expr }) =>
    [...expr.matchAll(/(?:(\w+)\()?\b(saju_\w+)/g)].flatMap(([read = '', reader = '', name = '']) => {
      const [base = name] = metricsIn(name);
      const grows = documented.get(base)?.type !== 'gauge';
      const isReadAsGrowing = ['rate', 'increase', 'irate'].includes(reader);
      return grows === isReadAsGrowing ? [] : [`${where}: ${read}`];
    }),
  );
}

/** The metrics that an expression names, histograms by their own name. */
function metricsIn(expr: string): string[] {
  const known = documentedMetrics();
  return [...expr.matchAll(/\bsaju_\w+/g)].map(([name]) => {
    const base = name.replace(/_(bucket|sum|count)$/, '');
    return known.get(base)?.type === 'histogram' ? base : name;
  });
}

function unknownMetrics(expressions: readonly { readonly where: string; readonly expr: string }[]): string[] {
  const known = documentedMetrics();
  return expressions.flatMap(({ where, expr }) =>
    metricsIn(expr).flatMap((name) => (known.has(name) ? [] : [`${where}: ${name}`])),
  );
}

describe('the alert rules', () => {
  let tool: string;
  beforeAll(async () => {
    tool = await promtool();
  });
  const run = (...args: string[]) =>
    promisify(execFile)(tool, args, { cwd: path.join(ROOT, 'deploy/prometheus') }).catch(
      (error: { readonly stdout: string; readonly stderr: string }) => {
        throw new Error(`${error.stdout}${error.stderr}`);
      },
    );

  it('are valid', async () => {
    const { stdout } = await run('check', 'rules', '--lint=all', '--lint-fatal', 'saju.rules.yml');
    expect(stdout).toContain(`SUCCESS: ${RULES.length} rules found`);
  });

  it.each(['prometheus.yml', 'compose.yml'])(
    'are read by %s, which leaves `job` to the jobs of queues',
    async (file) => {
      await run('check', 'config', '--syntax-only', file);
      const config = z
        .object({
          rule_files: z.array(z.string()),
          scrape_configs: z.array(z.object({ honor_labels: z.boolean() })),
        })
        .parse(parse(read(`deploy/prometheus/${file}`)));
      expect(config.rule_files).toEqual(['saju.rules.yml']);
      expect(config.scrape_configs.map(({ honor_labels }) => honor_labels)).toEqual([true]);
    },
  );

  it('fire and stay quiet as their unit tests say', async () => {
    await run('test', 'rules', 'saju.test.yml');
  });

  it('have unit tests in which each stays quiet, and in which it fires', () => {
    const named = (fires: boolean) =>
      [
        ...new Set(TESTS.filter(({ exp_alerts }) => exp_alerts.length > 0 === fires).map((test) => test.alertname)),
      ].sort();
    const alerts = RULES.map(({ alert }) => alert).sort();
    expect(named(false)).toEqual(alerts);
    expect(named(true)).toEqual(alerts);
  });

  it('name metrics that exist', () => {
    expect(unknownMetrics(RULES.map(({ alert, expr }) => ({ where: alert, expr })))).toEqual([]);
  });

  it('select and group by labels that their metrics have, and take rates of counters only', () => {
    const alerts = RULES.map(({ alert, expr }) => ({ where: alert, expr }));
    expect([...unknownLabels(alerts), ...misusedMetrics(alerts)]).toEqual([]);
  });

  it('lead to their section of the run book, which has one for each alert', () => {
    const sections = [...read('docs/operations.md').matchAll(/^### (Saju\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(RULES.map(({ alert }) => alert));
    for (const { alert, annotations } of RULES) {
      expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    }
  });

  it('and the dashboards have queries that Prometheus understands', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'saju-queries-'));
    const withRanges = (expr: string) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$__range', '1h');
    const rules = QUERIES.map(({ expr }, index) => ({ record: `dashboard:query:${index}`, expr: withRanges(expr) }));
    const file = path.join(folder, 'queries.json');
    try {
      // YAML includes JSON.
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules }] }));
      const { stdout } = await run('check', 'rules', file);
      expect(stdout).toContain(`SUCCESS: ${QUERIES.length} rules found`);
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules: [{ record: 'a:b', expr: 'sum(' }] }] }));
      await expect(run('check', 'rules', file)).rejects.toThrow('parse error');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the dashboards', () => {
  it('are the committed ones: npm run dashboards:generate', () => {
    const files = readdirSync(path.join(ROOT, 'deploy/grafana')).sort();
    expect(files).toEqual(DASHBOARDS.map(({ uid }) => `${uid}.json`).sort());
    for (const dashboard of DASHBOARDS) {
      expect(read(`deploy/grafana/${dashboard.uid}.json`) === render(dashboard)).toBe(true);
    }
  });

  it('name metrics that exist, and with the alerts every one of docs/metrics.md', () => {
    expect(unknownMetrics(QUERIES)).toEqual([]);
    const used = new Set([...QUERIES, ...RULES].flatMap(({ expr }) => metricsIn(expr)));
    expect([...documentedMetrics().keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  it('select and group by labels that their metrics have, and take rates of counters only', () => {
    expect([...unknownLabels(QUERIES), ...misusedMetrics(QUERIES)]).toEqual([]);
    // Each check finds what it is for.
    const expr = 'sum by (model) (rate(saju_batches{status="open"}[5m]))';
    expect(unknownLabels([{ where: 'a', expr }])).toEqual(['a: model', 'a: status']);
    expect(misusedMetrics([{ where: 'a', expr }])).toEqual(['a: rate(saju_batches']);
  });

  it('write in a legend only labels that the query leaves, so that no line is without its name', () => {
    const missing = FILES.flatMap(({ panels }) =>
      panels.flatMap(({ title, targets }) =>
        targets.flatMap(({ expr, legendFormat }) => {
          const grouped = labelsIn(expr.replace(/\{[^}]*\}/g, ''));
          const left = /\b(sum|max|min|avg|count)\b/.test(expr) ? grouped : ['instance', ...grouped];
          return [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, label = '']) =>
            left.includes(label) ? [] : [`${title}: ${label}`],
          );
        }),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('ask the data source that is chosen on the page, with ids that are unique, on panels that do not overlap', () => {
    for (const { uid, templating, panels } of FILES) {
      expect(templating.list).toEqual([
        expect.objectContaining({ name: 'datasource', type: 'datasource', query: 'prometheus' }),
      ]);
      expect([uid, new Set(panels.map(({ id }) => id)).size]).toEqual([uid, panels.length]);
      for (const { title, type, datasource, targets } of panels) {
        const sources = [datasource, ...targets.map((target) => target.datasource)];
        const expected = type === 'row' ? [undefined] : sources.map(() => ({ type: 'prometheus', uid: '$datasource' }));
        expect([title, sources]).toEqual([title, expected]);
        expect([title, targets.length > 0]).toEqual([title, type !== 'row']);
        expect([title, new Set(targets.map(({ refId }) => refId)).size]).toEqual([title, targets.length]);
      }
      const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
      );
      expect([uid, new Set(cells).size]).toEqual([uid, cells.length]);
      expect(panels.filter(({ gridPos: { x, w } }) => x < 0 || x + w > 24)).toEqual([]);
    }
  });

  it('and the alerts that their panels name exist', () => {
    const alerts = new Set(RULES.map(({ alert }) => alert));
    const named = [...read('scripts/generators/dashboards/dashboards.ts').matchAll(/\bSaju[A-Z]\w+/g)].map(
      ([name]) => name,
    );
    expect(named.filter((name) => !alerts.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it('describe every panel', () => {
    const panels = DASHBOARDS.flatMap(({ rows }) => rows.flatMap((row) => row.panels));
    expect(panels.filter(({ description }) => description.length < 10)).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod';
import { DASHBOARDS } from '../scripts/dashboards/dashboards.ts';
import { render } from '../scripts/dashboards/panels.ts';
import { promtool } from '../scripts/services/promtool.mjs';
import { documentedMetrics } from './support/metrics.ts';

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

  it('describe every panel', () => {
    const panels = DASHBOARDS.flatMap(({ rows }) => rows.flatMap((row) => row.panels));
    expect(panels.filter(({ description }) => description.length < 10)).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

/** Exit code and output of the CI check for a report of npm audit. */
function judged(report: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const script = fileURLToPath(new URL('audit.mjs', import.meta.url));
    const child = execFile(process.execPath, [script], (_error, stdout) =>
      resolve({ code: child.exitCode, said: stdout }),
    );
    child.stdin?.end(report);
  });
}

const report = (counts: Readonly<Record<string, number>>, vulnerabilities = {}) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
  });

describe('the dependency audit of CI', () => {
  it.each([
    ['high', { high: 1 }],
    ['critical', { critical: 2 }],
  ])('fails on a finding of %s severity and names the package', async (severity, counts) => {
    const found = { express: { name: 'express', severity }, qs: { name: 'qs', severity: 'moderate' } };
    const { code, said } = await judged(report({ ...counts, moderate: 1 }, found));
    expect(code).toBe(1);
    expect(said).toContain(`express (${severity})`);
    expect(said).not.toContain('qs');
  });

  it('passes without findings, and with lesser ones', async () => {
    expect((await judged(report({}))).code).toBe(0);
    expect((await judged(report({ moderate: 3 }, { qs: { name: 'qs', severity: 'moderate' } }))).code).toBe(0);
  });

  it.each([
    ['returns an error', '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}'],
    ['returns nothing', ''],
    ['returns something else', '<html>502</html>'],
    ['returns null', 'null'],
  ])('passes, and reports that nothing was checked, when the registry %s', async (_what, text) => {
    const { code, said } = await judged(text);
    expect(code).toBe(0);
    expect(said).toContain('nothing was checked');
  });

  it('runs in CI with a time limit', () => {
    const run = readFileSync(fileURLToPath(new URL('../../.ci/run', import.meta.url)), 'utf8');
    expect(run).toMatch(/timeout \d+ npm audit --omit=dev --json .*\| node scripts\/test\/audit\.mjs/);
  });
});

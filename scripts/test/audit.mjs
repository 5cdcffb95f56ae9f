import { text } from 'node:stream/consumers';

/**
 * Evaluates a report of `npm audit --json` on standard input, for CI: exits with 1 on a finding of high or critical
 * severity. Without a report (many registries have no advisories) it prints that nothing was checked and exits with 0.
 */

const SERIOUS = ['high', 'critical'];

const report = parse(await text(process.stdin));
const counts = report?.metadata?.vulnerabilities;
if (typeof counts !== 'object' || counts === null) {
  process.stdout.write('audit: the registry returned no report, nothing was checked\n');
} else if (SERIOUS.some((severity) => counts[severity] > 0)) {
  const findings = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  process.stdout.write(`audit: ${findings.join(', ')}; for details run npm audit --omit=dev\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('audit: nothing of high or critical severity\n');
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
